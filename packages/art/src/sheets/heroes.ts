import { bust } from '../bust.ts'
import { CHALK_CROP, HERO_FRAME, type HeroState, portrait } from '../hero.ts'
import type { View } from '../picture.ts'
import { type Exhibit, type Member, membersOf } from './exhibit.ts'
import type { Cell, ContactSheet, Row, SheetTheme } from './sheet.ts'

/** From this width on all of the drawing is seen. */
const WHOLE = 120

const NOBODY: Member = { form: 'nobody', cls: 'leader', art: bust }

function cell({ form, cls, art }: Member, theme: SheetTheme, w: number, state: HeroState = {}): Cell {
  const look = { colour: theme.colours[`class-${cls}`]!, cls, plain: theme.isPlain }
  const label = `${form} ${w} ${JSON.stringify(state)}`
  const isWhole = w >= WHOLE
  const view: View = isWhole ? HERO_FRAME : state.dead ? CHALK_CROP : art.crop
  const commands = portrait(form, art, look, state, view)
  if (isWhole) return { label, commands, view, w, h: w }
  return { label, commands, view, w, h: Math.round(w * 1.18), radius: `${w / 2}px ${w / 2}px 6px 6px` }
}

function rowOf(
  members: readonly Member[],
  theme: SheetTheme,
  w: number,
  state: (i: number) => HeroState = () => ({}),
): readonly Cell[] {
  return members.map((member, i) => cell(member, theme, w, state(i)))
}

/** Everybody at every size. */
export const heroSheet = (exhibit: Exhibit): ContactSheet => ({
  name: 'heroes',
  rows: (theme): readonly Row[] => {
    const members = membersOf(exhibit)
    return [
      ...[340, 160, 72, 48].map((w) => ({ title: String(w), cells: rowOf(members, theme, w) })),
      { title: '32', cells: [...rowOf(members, theme, 32), cell(NOBODY, theme, 32)] },
    ]
  },
})

const LEVELS = [2, 3, 4, 5, 6, 7]

/** What the night does to them. */
export const heroStateSheet = (name: string, exhibit: Exhibit): ContactSheet => ({
  name,
  rows: (theme): readonly Row[] => {
    const members = membersOf(exhibit)
    const one = (i: number): Member => members[i % members.length] ?? NOBODY
    const row = (title: string, state: (i: number) => HeroState): Row => ({
      title,
      cells: rowOf(members, theme, 160, state),
    })
    return [
      row('waiting', () => ({ waiting: true })),
      row('wounds', (i) => ({ wounds: (i % 4) + 1 })),
      { title: 'corruption', cells: LEVELS.map((corruption) => cell(one(0), theme, 160, { corruption })) },
      row('corruption 7', () => ({ corruption: 7 })),
      row('wounds, corruption', (i) => ({ wounds: 4 - (i % 4), corruption: 2 + (i % 6) })),
      row('dead', (i) => ({ dead: i + 1 })),
      row('fallen', () => ({ fallen: true })),
      {
        title: '48',
        cells: [
          ...LEVELS.map((corruption) => cell(one(0), theme, 48, { corruption })),
          ...[1, 2, 3, 4].map((wounds) => cell(one(5), theme, 48, { wounds })),
          cell(one(6), theme, 48, { waiting: true }),
          cell(one(6), theme, 48),
          cell(one(1), theme, 48, { dead: 1 }),
          cell(one(3), theme, 48, { dead: 2 }),
        ],
      },
    ]
  },
})
