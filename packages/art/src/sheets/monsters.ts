import { heroes } from '../core/heroes/index.ts'
import { monsters } from '../core/monsters/index.ts'
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
import type { HeroArt, MonsterArt } from '../picture.ts'
import type { Cell, ContactSheet, Row } from './sheet.ts'

const all = Object.entries(monsters)
const PLAZA = '#27303d'

const token = (name: string, art: MonsterArt, w: number, isPlain: boolean): Cell => ({
  label: `${name} ${w}`,
  commands: [
    { do: 'fill', d: 'M-100-100H400V400H-100z', colour: PLAZA, a: 1 },
    ...flatten(monsterToken(art), monsterTones(art, isPlain)),
  ],
  view: FIGURE_VIEW,
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

/** One drawing, four looks. */
export const monsterSheet: ContactSheet = {
  name: 'monsters',
  rows: ({ isPlain }): readonly Row[] => [
    {
      title: 'card',
      cells: all.map(([name, art]) => ({
        label: name,
        commands: flatten(monsterCard(art), monsterTones(art, isPlain)),
        view: MONSTER_CARD_VIEW,
        w: 240,
        h: 180,
      })),
    },
    ...[96, 48, 32].map((w) => ({ title: String(w), cells: all.map(([name, art]) => token(name, art, w, isPlain)) })),
    ...[96, 48].map((w) => ({
      title: `one of Them, ${w}`,
      cells: Object.entries(heroes).map(([name, art]) => turned(name, art, w, isPlain)),
    })),
    {
      title: 'outline, 40',
      cells: all.map(([name, art]) => ({
        label: `${name} outline`,
        commands: [
          { do: 'fill', d: 'M-100-100H400V400H-100z', colour: '#10141b', a: 1 } as const,
          { do: 'fill', d: outlineOf(art), colour: '#e8edf4', a: 1 } as const,
        ],
        view: FIGURE_VIEW,
        w: 40,
        h: 43,
      })),
    },
    {
      title: 'colossus',
      cells: all
        .filter(([name]) => name.endsWith('-avatar'))
        .map(([name, art]) => ({
          label: `${name} colossus`,
          commands: [
            { do: 'fill', d: 'M-100-100H400V400H-100z', colour: monsterTones(art, isPlain).c!, a: 1 } as const,
            ...flatten(colossus(art), monsterTones(art, isPlain)),
          ],
          view: FIGURE_VIEW,
          w: 320,
          h: 341,
        })),
    },
  ],
}
