import { heroes } from '../core/heroes/index.ts'
import { monsters } from '../core/monsters/index.ts'
import { posters } from '../core/posters/index.ts'
import { BANNER, drawPoster, POSTER } from '../poster.ts'
import { drawScene, SCENE_CUTS, type SceneCut, type Standing } from '../scene.ts'
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

const SIZES: Readonly<Record<SceneCut, readonly [w: number, h: number]>> = {
  wide: [640, 360],
  tall: [300, 300],
  band: [1400, 350],
}

/** How a night can end. */
export const endSheet: ContactSheet = {
  name: 'ends',
  rows: (theme): readonly Row[] => {
    const cell = (winner: 'heroes' | 'sins', sin: string, dead: readonly string[], cut: SceneCut): Cell => ({
      label: `${winner} ${sin} ${dead.join(' ')}`,
      commands: drawScene(
        {
          winner,
          sin: theme.colours[`sin-${sin}`]!,
          avatar: monsters[`${sin}-avatar`] ?? null,
          team: team(theme, dead),
          isPlain: theme.isPlain,
        },
        cut,
      ),
      view: SCENE_CUTS[cut],
      w: SIZES[cut][0],
      h: SIZES[cut][1],
    })
    const won = FALLEN.slice(0, 3).map((dead) => cell('heroes', 'pride', dead, 'wide'))
    const lost = SINS.flatMap((sin) => FALLEN.slice(2).map((dead) => cell('sins', sin, dead, 'wide')))
    const tall = [
      ...FALLEN.slice(0, 3).map((dead) => cell('heroes', 'pride', dead, 'tall')),
      ...FALLEN.slice(1).map((dead) => cell('sins', 'pride', dead, 'tall')),
    ]
    return [
      { title: 'victory', cells: won },
      { title: 'defeat', cells: lost },
      { title: 'phone', cells: tall },
      {
        title: 'over words',
        cells: [cell('heroes', 'pride', FALLEN[1]!, 'band'), cell('sins', 'sloth', FALLEN[2]!, 'band')],
      },
    ]
  },
}
