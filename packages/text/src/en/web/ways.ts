import type { Say } from '../../language.ts'
import { count, decimal, list, percent } from '../grammar.ts'

interface WayFacts {
  readonly space: string
  /** Entered on the way, the goal not among them. */
  readonly by: readonly string[]
  readonly steps: number
  /** What is paid first for a longer Move. */
  readonly pays: string | null
  readonly wound: number
  readonly corruption: number
  readonly death: number
}

function risk({ wound, corruption, death }: Pick<WayFacts, 'wound' | 'corruption' | 'death'>): string {
  const parts = [
    ...(wound > 0 ? [`${percent(wound)} wound`] : []),
    ...(corruption > 0 ? [`${percent(corruption)} corruption`] : []),
    ...(death > 1e-9 ? [`${percent(death)} death`] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : 'no risk'
}

/** "2 steps by B1, after Overdrive" */
function route({ steps, by, pays }: WayFacts, say: Say): string {
  const through = by.length > 0 ? ` by ${list(by.map(say.space))}` : ''
  return `${count(steps, 'step')}${through}${pays === null ? '' : `, after ${say.name(pays)}`}`
}

const NAMES = { shortest: 'Shortest', safest: 'Safest' } as const

/** Whole ways over the board: what they cost, and the choice between the shortest and the safest. */
export const ways = (say: Say) => ({
  group: 'Which way',
  names: NAMES,
  option: (facts: WayFacts) => `${count(facts.steps, 'step')} · ${risk(facts)}`,
  risk,
  /** On the space, for those who hear the board. */
  inReach: (facts: WayFacts) => `In reach: ${route(facts, say)}; ${risk(facts)}`,
  chosen: (facts: WayFacts) => `${say.space(facts.space)}: ${route(facts, say)}; ${risk(facts)}`,
  walk: (space: string) => `Walk to ${say.space(space)}`,
  wounds: 'Wounds',
  corruption: 'Corruption',
  corruptionMean: (mean: number) => `Corruption ${decimal(mean)}`,
  share: percent,
  column: (wounds: number, isMost: boolean) => `${wounds}${isMost ? '+' : ''}`,
  // in the text view
  wayOf: (name: keyof typeof NAMES, facts: WayFacts) =>
    `${NAMES[name]} to ${say.space(facts.space)}: ${route(facts, say)}; ${risk(facts)}.`,
  tooFar: (space: string) => `${say.space(space)} is not in reach of this Move.`,
})
