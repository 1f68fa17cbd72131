import { monsters } from '../core/monsters/index.ts'
import { flatten } from '../flatten.ts'
import {
  colossus,
  FIGURE_VIEW,
  MONSTER_CARD_VIEW,
  monsterCard,
  monsterToken,
  monsterTones,
  outlineOf,
} from '../monster.ts'
import type { MonsterArt } from '../picture.ts'
import type { Cell, ContactSheet, Row } from './sheet.ts'

const all = Object.entries(monsters)
const PLAZA = '#27303d'

const token = (name: string, art: MonsterArt, w: number): Cell => ({
  label: `${name} ${w}`,
  commands: [
    { do: 'fill', d: 'M-100-100H400V400H-100z', colour: PLAZA, a: 1 },
    ...flatten(monsterToken(art), monsterTones(art)),
  ],
  view: FIGURE_VIEW,
  w,
  h: Math.round(w * 1.066),
})

/** One drawing, four looks. */
export const monsterSheet: ContactSheet = {
  name: 'monsters',
  rows: (): readonly Row[] => [
    {
      title: 'card',
      cells: all.map(([name, art]) => ({
        label: name,
        commands: flatten(monsterCard(art), monsterTones(art)),
        view: MONSTER_CARD_VIEW,
        w: 240,
        h: 180,
      })),
    },
    ...[96, 48, 32].map((w) => ({ title: String(w), cells: all.map(([name, art]) => token(name, art, w)) })),
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
            { do: 'fill', d: 'M-100-100H400V400H-100z', colour: monsterTones(art).c!, a: 1 } as const,
            ...flatten(colossus(art), monsterTones(art)),
          ],
          view: FIGURE_VIEW,
          w: 320,
          h: 341,
        })),
    },
  ],
}
