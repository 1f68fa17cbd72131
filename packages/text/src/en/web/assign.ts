import type { Say } from '../../language.ts'
import { count, decimal, figures, list, toldApart } from '../grammar.ts'

interface Result {
  /** Figures. */
  readonly killed: readonly string[]
  readonly wounds: number
  readonly corruption: number
  readonly dies: boolean
  /** Where the wounds go, if that is known. */
  readonly slots?: readonly number[]
}

const slotsOf = (slots: readonly number[]): string => `slot${slots.length === 1 ? '' : 's'} ${list(slots.map(String))}`

/** "kills a Nun; 1 wound on slot 5, no corruption" */
function outcome({ killed, wounds, corruption, dies, slots = [] }: Result, say: Say): string {
  const number = (value: number, one: string, many: string): string =>
    value === 0 ? `no ${one}` : count(Number(decimal(value)), one, many)
  const parts = [
    killed.length > 0 ? `kills ${figures(killed, say)}` : 'no kill',
    `${number(wounds, 'wound', 'wounds')}${slots.length > 0 && !dies ? ` on ${slotsOf(slots)}` : ''}, ${number(corruption, 'corruption', 'corruption')}`,
  ]
  return `${parts.join('; ')}${dies ? '; the hero falls' : ''}`
}

/** What is assigned piece by piece in the sheet of a fight: FAITH, Hits, wounds. */
export const assign = (say: Say) => ({
  faith: 'FAITH',
  aims: { kills: 'Most kills', safest: 'Safest', balanced: 'Balanced' },
  joker: (number: number, of: number, as: string) => `FAITH ${number} of ${of}: ${say.name(as)}`,
  result: (result: Result) => `Result: ${outcome(result, say)}`,
  outcome: (result: Result) => outcome(result, say),
  number: decimal,
  hits: (left: number, all: number) => `Hits: ${left} of ${all} unused`,
  /** Told apart from those beside it. */
  figure: (monster: string, among: readonly string[]) => toldApart(monster, among, say),
  socket: (monster: string, among: readonly string[], needs: number) =>
    `${toldApart(monster, among, say)}, needs ${count(needs, 'Hit')}`,
  woundsTo: (slots: readonly number[]) => `${count(slots.length, 'wound')} on ${slotsOf(slots)}`,
  beyond: 'too strong for these Hits',
  suggestedKills: 'As suggested',
  killThese: (number: number) => (number === 0 ? 'Kill nobody' : `Kill ${number === 1 ? 'it' : 'them'}`),
})
