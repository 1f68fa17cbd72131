import { flatten } from '../flatten.ts'
import { fallenFigure } from '../hero.ts'
import {
  colossus,
  FIGURE_VIEW,
  MONSTER_CARD_VIEW,
  monsterCard,
  monsterToken,
  monsterTones,
  outlineOf,
} from '../monster.ts'
import type { HeroArt, MonsterArt, View } from '../picture.ts'
import type { Exhibit } from './exhibit.ts'
import type { Cell, ContactSheet, Row } from './sheet.ts'

const PLAZA = '#27303d'

const token = (name: string, art: MonsterArt, w: number, isPlain: boolean, view = FIGURE_VIEW): Cell => ({
  label: `${name} ${w}`,
  commands: [
    { do: 'fill', d: 'M-400-400H700V400H-400z', colour: PLAZA, a: 1 },
    ...flatten(monsterToken(art), monsterTones(art, isPlain)),
  ],
  view,
  w,
  h: Math.round(w * 1.066),
})

/** Heroes who turned, as pieces of the board. */
const turned = (name: string, art: HeroArt, w: number, isPlain: boolean): Cell => ({
  label: `fallen ${name} ${w}`,
  commands: [{ do: 'fill', d: 'M-100-100H400V400H-100z', colour: PLAZA, a: 1 }, ...fallenFigure(name, art, isPlain)],
  view: FIGURE_VIEW,
  w,
  h: Math.round(w * 1.066),
})

const card = (name: string, art: MonsterArt, isPlain: boolean): Cell => ({
  label: name,
  commands: flatten(monsterCard(art), monsterTones(art, isPlain)),
  view: MONSTER_CARD_VIEW,
  w: 240,
  h: 180,
})

const outline = (name: string, art: MonsterArt): Cell => ({
  label: `${name} outline`,
  commands: [
    { do: 'fill', d: 'M-100-100H400V400H-100z', colour: '#10141b', a: 1 },
    { do: 'fill', d: outlineOf(art), colour: '#e8edf4', a: 1 },
  ],
  view: FIGURE_VIEW,
  w: 40,
  h: 43,
})

const giant = (name: string, art: MonsterArt, w: number, isPlain: boolean): Cell => ({
  label: `${name} colossus`,
  commands: [
    { do: 'fill', d: 'M-100-100H400V400H-100z', colour: monsterTones(art, isPlain).c!, a: 1 },
    ...flatten(colossus(art), monsterTones(art, isPlain)),
  ],
  view: FIGURE_VIEW,
  w,
  h: Math.round(w * 1.066),
})

/** One drawing, four looks. */
export const monsterSheet = ({ art: { monsters = {}, heroes = {} } }: Exhibit): ContactSheet => ({
  name: 'monsters',
  rows: ({ isPlain }): readonly Row[] => {
    const all = Object.entries(monsters)
    return [
      { title: 'card', cells: all.map(([name, art]) => card(name, art, isPlain)) },
      ...[96, 48, 32].map((w) => ({ title: String(w), cells: all.map(([name, art]) => token(name, art, w, isPlain)) })),
      ...[96, 48].map((w) => ({
        title: `one of Them, ${w}`,
        cells: Object.entries(heroes).map(([name, art]) => turned(name, art, w, isPlain)),
      })),
      { title: 'outline, 40', cells: all.map(([name, art]) => outline(name, art)) },
    ]
  },
})

const RANKS = ['abomination', 'controller', 'avatar'] as const
const COLUMN = 186
/** Farther away: as much smaller as it stands beside the largest, on the same ground. */
function awayBy(k: number): View {
  const [x, y, w, h] = FIGURE_VIEW
  return [x + (w - w * k) / 2, y + h - h * k, w * k, h * k]
}

/** Every sin beside the others, by rank: as tall as they stand, as pieces, as outlines, over the roofs. */
export const sinSheet = ({ art: { monsters = {} } }: Exhibit): ContactSheet => ({
  name: 'sins',
  rows: ({ isPlain }): readonly Row[] => {
    const of = (rank: string): [string, MonsterArt][] =>
      Object.entries(monsters).filter(([name]) => name.endsWith(`-${rank}`))
    const highest = Math.max(...of('avatar').map(([, { h }]) => h))
    return [
      ...RANKS.map((rank) => ({
        title: rank,
        cells: of(rank).map(([name, art]) => token(name, art, COLUMN, isPlain, awayBy(highest / art.h))),
      })),
      ...RANKS.map((rank) => ({ title: `${rank}, 48`, cells: of(rank).map(([n, art]) => token(n, art, 48, isPlain)) })),
      { title: 'outline, 40', cells: RANKS.flatMap((rank) => of(rank).map(([name, art]) => outline(name, art))) },
      { title: 'colossus', cells: of('avatar').map(([name, art]) => giant(name, art, COLUMN, isPlain)) },
    ]
  },
})
