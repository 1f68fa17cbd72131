import { bust } from '../bust.ts'
import { heroes } from '../core/heroes/index.ts'
import { CHALK_CROP, HERO_FRAME, type HeroState, portrait } from '../hero.ts'
import type { View } from '../picture.ts'
import type { Cell, ContactSheet, Row, SheetTheme } from './sheet.ts'

const TEAM: readonly (readonly [form: string, cls: string])[] = [
  ['leah', 'leader'],
  ['rocco', 'shooter'],
  ['brad', 'shooter'],
  ['thorley', 'bruiser'],
  ['morgana', 'bruiser'],
  ['rose', 'fixer'],
  ['karl', 'fixer'],
  ['karl-wolf', 'fixer'],
]

/** From this width on all of the drawing is seen. */
const WHOLE = 120

type Member = (typeof TEAM)[number]

function cell([form, cls]: Member, theme: SheetTheme, w: number, state: HeroState = {}): Cell {
  const art = heroes[form] ?? bust
  const look = { colour: theme.colours[`class-${cls}`]!, cls, plain: theme.isPlain }
  const label = `${form} ${w} ${JSON.stringify(state)}`
  const isWhole = w >= WHOLE
  const view: View = isWhole ? HERO_FRAME : state.dead ? CHALK_CROP : art.crop
  const commands = portrait(form, art, look, state, view)
  if (isWhole) return { label, commands, view, w, h: w }
  return { label, commands, view, w, h: Math.round(w * 1.18), radius: `${w / 2}px ${w / 2}px 6px 6px` }
}

const team = (theme: SheetTheme, w: number, state: (i: number) => HeroState = () => ({})): readonly Cell[] =>
  TEAM.map((member, i) => cell(member, theme, w, state(i)))

/** Everybody at every size. */
export const heroSheet: ContactSheet = {
  name: 'heroes',
  rows: (theme): readonly Row[] => [
    { title: '340', cells: team(theme, 340) },
    { title: '160', cells: team(theme, 160) },
    { title: '72', cells: team(theme, 72) },
    { title: '48', cells: team(theme, 48) },
    { title: '32', cells: [...team(theme, 32), cell(['nobody', 'leader'], theme, 32)] },
  ],
}

/** What the night does to them. */
export const heroStateSheet: ContactSheet = {
  name: 'hero-states',
  rows: (theme): readonly Row[] => {
    const levels = [2, 3, 4, 5, 6, 7]
    const row = (title: string, state: (i: number) => HeroState): Row => ({ title, cells: team(theme, 160, state) })
    return [
      row('waiting', () => ({ waiting: true })),
      row('wounds', (i) => ({ wounds: (i % 4) + 1 })),
      { title: 'corruption', cells: levels.map((corruption) => cell(TEAM[0]!, theme, 160, { corruption })) },
      row('corruption 7', () => ({ corruption: 7 })),
      row('wounds, corruption', (i) => ({ wounds: 4 - (i % 4), corruption: 2 + (i % 6) })),
      row('dead', (i) => ({ dead: i + 1 })),
      row('fallen', () => ({ fallen: true })),
      {
        title: '48',
        cells: [
          ...levels.map((corruption) => cell(TEAM[0]!, theme, 48, { corruption })),
          ...[1, 2, 3, 4].map((wounds) => cell(TEAM[5]!, theme, 48, { wounds })),
          cell(TEAM[6]!, theme, 48, { waiting: true }),
          cell(TEAM[6]!, theme, 48),
          cell(TEAM[1]!, theme, 48, { dead: 1 }),
          cell(TEAM[3]!, theme, 48, { dead: 2 }),
        ],
      },
    ]
  },
}
