import { heroes } from '../core/heroes/index.ts'
import { monsters } from '../core/monsters/index.ts'
import { posters } from '../core/posters/index.ts'
import { BANNER, drawPoster, POSTER } from '../poster.ts'
import { drawScene, SCENE, SCENE_TALL, type Standing } from '../scene.ts'
import type { Cell, ContactSheet, Row, SheetTheme } from './sheet.ts'

const stories = Object.entries(posters)

/** Every story as it hangs on the wall, and as the one that was chosen. */
export const posterSheet: ContactSheet = {
  name: 'posters',
  rows: (): readonly Row[] => [
    {
      title: 'poster',
      cells: stories.map(([label, art]): Cell => ({ label, commands: drawPoster(art), view: POSTER, w: 190, h: 285 })),
    },
    {
      title: 'banner',
      cells: stories.map(([label, art]): Cell => ({ label, commands: drawPoster(art), view: BANNER, w: 460, h: 225 })),
    },
  ],
}

const CLASSES = {
  leah: 'leader',
  rocco: 'shooter',
  brad: 'shooter',
  thorley: 'bruiser',
  morgana: 'bruiser',
  rose: 'fixer',
  karl: 'fixer',
} as const

const team = ({ colours, isPlain }: SheetTheme, dead: readonly string[]): Standing[] =>
  Object.entries(CLASSES).map(([hero, cls]) => ({
    hero,
    art: heroes[hero]!,
    look: { cls, colour: colours[`class-${cls}`]!, plain: isPlain },
    isAlive: !dead.includes(hero),
  }))

const SINS = ['pride', 'sloth'] as const
const ALL = Object.keys(CLASSES)
const FALLEN: readonly (readonly string[])[] = [[], ['brad'], ['rose', 'karl', 'rocco', 'leah'], ALL]

/** How a night can end. */
export const endSheet: ContactSheet = {
  name: 'ends',
  rows: (theme): readonly Row[] => {
    const cell = (winner: 'heroes' | 'sins', sin: string, dead: readonly string[], isTall: boolean): Cell => ({
      label: `${winner} ${sin} ${dead.join(' ')}`,
      commands: drawScene(
        {
          winner,
          sin: theme.colours[`sin-${sin}`]!,
          avatar: monsters[`${sin}-avatar`] ?? null,
          team: team(theme, dead),
        },
        isTall,
      ),
      view: isTall ? SCENE_TALL : SCENE,
      w: isTall ? 300 : 640,
      h: isTall ? 300 : 360,
    })
    const won = FALLEN.slice(0, 3).map((dead) => cell('heroes', 'pride', dead, false))
    const lost = SINS.flatMap((sin) => FALLEN.slice(2).map((dead) => cell('sins', sin, dead, false)))
    const tall = [
      ...FALLEN.slice(0, 3).map((dead) => cell('heroes', 'pride', dead, true)),
      ...FALLEN.slice(1).map((dead) => cell('sins', 'pride', dead, true)),
    ]
    return [
      { title: 'victory', cells: won },
      { title: 'defeat', cells: lost },
      { title: 'phone', cells: tall },
    ]
  },
}
