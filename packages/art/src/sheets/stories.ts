import { BANNER, drawPoster, POSTER } from '../poster.ts'
import { drawScene, SCENE_CUTS, type SceneCut, type Standing } from '../scene.ts'
import { type Exhibit, type Member, membersOf } from './exhibit.ts'
import type { Cell, ContactSheet, Row, SheetTheme } from './sheet.ts'

/** Every story as it hangs on the wall, and as the one that was chosen. */
export const posterSheet = ({ art: { posters = {} } }: Exhibit): ContactSheet => {
  const stories = Object.entries(posters)
  return {
    name: 'posters',
    rows: (): readonly Row[] => [
      {
        title: 'poster',
        cells: stories.map(
          ([label, art]): Cell => ({ label, commands: drawPoster(art), view: POSTER, w: 190, h: 285 }),
        ),
      },
      {
        title: 'banner',
        cells: stories.map(
          ([label, art]): Cell => ({ label, commands: drawPoster(art), view: BANNER, w: 460, h: 225 }),
        ),
      },
    ],
  }
}

const SEVEN = 7
/** The first seven: a second form is nobody else. */
const team = (members: readonly Member[], { colours, isPlain }: SheetTheme, dead: readonly string[]): Standing[] =>
  members.slice(0, SEVEN).map(({ form, cls, art }) => ({
    hero: form,
    art,
    look: { cls, colour: colours[`class-${cls}`]!, plain: isPlain },
    isAlive: !dead.includes(form),
  }))

const SIZES: Readonly<Record<SceneCut, readonly [w: number, h: number]>> = {
  wide: [480, 270],
  tall: [300, 300],
  band: [1400, 350],
}

/** How a night can end: for a team, against each sin. */
export const endSheet = (name: string, exhibit: Exhibit): ContactSheet => ({
  name,
  rows: (theme): readonly Row[] => {
    const members = membersOf(exhibit)
    const { monsters = {} } = exhibit.art
    const sins = Object.keys(monsters).flatMap((id) => (id.endsWith('-avatar') ? [id.slice(0, -'-avatar'.length)] : []))
    const [first = 'pride', last = first] = sins
    const forms = members.slice(0, SEVEN).map(({ form }) => form)
    const fallen: readonly (readonly string[])[] = [
      [],
      forms.slice(2, 3),
      [...forms.slice(5), ...forms.slice(0, 2)],
      forms,
    ]
    const cell = (winner: 'heroes' | 'sins', sin: string, dead: readonly string[], cut: SceneCut): Cell => ({
      label: `${winner} ${sin} ${dead.join(' ')}`,
      commands: drawScene(
        {
          winner,
          sin: theme.colours[`sin-${sin}`]!,
          avatar: monsters[`${sin}-avatar`] ?? null,
          team: team(members, theme, dead),
          isPlain: theme.isPlain,
        },
        cut,
      ),
      view: SCENE_CUTS[cut],
      w: SIZES[cut][0],
      h: SIZES[cut][1],
    })
    const won = fallen.slice(0, 3).map((dead) => cell('heroes', first, dead, 'wide'))
    const lost = sins.map((sin, i) => cell('sins', sin, fallen[2 + (i % 2)]!, 'wide'))
    const tall = [
      ...fallen.slice(0, 3).map((dead) => cell('heroes', first, dead, 'tall')),
      ...fallen.slice(1).map((dead) => cell('sins', first, dead, 'tall')),
    ]
    return [
      { title: 'victory', cells: won },
      { title: 'defeat', cells: lost },
      { title: 'phone', cells: tall },
      {
        title: 'over words',
        cells: [cell('heroes', first, fallen[1]!, 'band'), cell('sins', last, fallen[2]!, 'band')],
      },
    ]
  },
})
