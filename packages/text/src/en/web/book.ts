import type { ClockCondition, ClockFact, EndOfRound } from '@haven/engine'
import type { Say } from '../../language.ts'
import { count, list } from '../grammar.ts'
import { levelsInBrief } from '../track-brief.ts'

/** The strip above the city and the book that it opens: what wins, what loses, and when. */

/** How the rise that is still open is told: what would turn it. */
const TURNS: Readonly<Partial<Record<ClockFact, { readonly one: string; readonly many: string }>>> = {
  kills: { one: 'kill', many: 'kills' },
  progress: { one: 'step of the mission', many: 'steps of the mission' },
  fire: { one: 'Fire', many: 'Fires' },
  corruption: { one: 'Corruption token', many: 'Corruption tokens' },
  monsters: { one: 'monster', many: 'monsters' },
}

const things = (fact: ClockFact, number: number, say: Say): string => {
  const { one, many } = TURNS[fact] ?? { one: say.name(fact), many: say.name(fact) }
  return count(number, one, many)
}

const where = ({ at }: ClockCondition, say: Say): string => (at === undefined ? '' : ` in ${say.space(at)}`)

/** Kills and progress are made in a round; all else is there when it ends. */
const isMade = ({ fact }: ClockCondition): boolean => fact === 'kills' || fact === 'progress'

const ORDINALS = ['next', 'second', 'third', 'fourth', 'fifth']

type Clock = NonNullable<EndOfRound['clock']>

/** "after 1 more kill", "with 1 Fire less": what has to happen for the other level. */
function turning(condition: ClockCondition, say: Say): string {
  const { fact, now, bound, when } = condition
  // Fewer than the bound raise it further, and so do as many as the bound: how many are missing, or too many.
  const missing = bound - now
  if (when === 'under' && missing > 0) return `after ${things(fact, missing, say).replace(/^(\d+)/, '$1 more')}`
  const turn = missing > 0 ? `${things(fact, missing, say)} more` : `${things(fact, 1 - missing, say)} less`
  return `with ${turn}${where(condition, say)}`
}

export const book = (say: Say) => ({
  done: (progress: number) => `${progress} done`,
  endsWith: 'This round ends with',
  /** The strip, as short as it can be said. */
  clock: (track: number, { stands, otherwise, condition }: Clock) => {
    if (stands === track && otherwise === null) return `${track}, as it is`
    if (otherwise === null || condition === null) return `${track} → ${stands}`
    return `${track} → ${otherwise} ${turning(condition, say)}, else ${stands}`
  },
  noClock: 'as the story says',
  /** The same for the book, with its counter. */
  counter: (condition: ClockCondition) => {
    const { fact, now, bound, when, lost = 0 } = condition
    if (isMade(condition)) return `This round: ${now} of ${things(fact, bound, say)}`
    const there = `${things(fact, now + lost, say)}${where(condition, say) || ' on the board'}`
    const going = lost > 0 ? `, ${lost} of them lost before the track rises` : ''
    return `${there}${going}: ${when === 'under' ? `too few under ${bound}` : `too many from ${bound} on`}`
  },
  settled: 'Nothing can change it any more.',
  sure: "round's end",
  perhaps: ({ when }: ClockCondition) => (when === 'under' ? 'unless it turns' : 'if it turns'),
  now: 'now',
  /** Null: a level of another box, which its card tells. */
  level: (id: string): string | null => (id in levelsInBrief ? levelsInBrief[id as keyof typeof levelsInBrief] : null),
  inForce: 'In force',
  nothingInForce: 'no card yet',
  more: (number: number) => `+${number}`,
  reserve: 'Reserve',
  reserveLeft: (left: number) => (left === 0 ? 'nobody' : `${left} left`),
  lastDeath: 'next death loses',
  wayToWin: 'The way to win',
  theClock: 'The clock',
  howHavenFalls: 'How Haven falls',
  falls: (left: number) =>
    left === 0
      ? 'Nobody is left in the Reserve: the next death loses the game.'
      : `A hero dies and nobody is left in the Reserve: that is the ${ORDINALS[left] ?? `${left + 1}th`} death from now.`,
  cardsInForce: 'Cards in force',
  atTheEnd: 'At the end of this round',
  summons: (number: number) =>
    number === 0
      ? 'No monster comes back.'
      : `${count(number, 'dead monster')} come${number === 1 ? 's' : ''} back at Nests.`,
  draws: (sin: string, altars: readonly string[]) =>
    altars.length === 0
      ? `${say.name(sin)} draws nothing: a hero stands at each Altar.`
      : `${say.name(sin)} draws ${count(altars.length, 'card')}: Altars without a hero in ${list(altars.map(say.space))}.`,
  rises: (track: number, { stands, otherwise }: Clock) =>
    stands === track
      ? `The Apocalypse stays at ${track}.`
      : `Apocalypse ${stands}${otherwise === null ? '.' : `, or ${otherwise}.`}`,
  storyRules: 'The story in full',
})
