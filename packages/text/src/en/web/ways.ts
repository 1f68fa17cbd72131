import { count, list } from '../grammar.ts'
import { decimal, percent } from './numbers.ts'

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
function route({ steps, by, pays }: WayFacts): string {
  const through = by.length > 0 ? ` by ${list(by)}` : ''
  return `${count(steps, 'step')}${through}${pays === null ? '' : `, after ${pays}`}`
}

/** Whole ways over the board: what they cost, and the choice between the shortest and the safest. */
export const ways = {
  group: 'Which way',
  names: { shortest: 'Shortest', safest: 'Safest' },
  option: (facts: WayFacts) => `${count(facts.steps, 'step')} · ${risk(facts)}`,
  risk,
  /** On the space, for those who hear the board. */
  inReach: (facts: WayFacts) => `In reach: ${route(facts)}; ${risk(facts)}`,
  chosen: (facts: WayFacts) => `${facts.space}: ${route(facts)}; ${risk(facts)}`,
  walk: (space: string) => `Walk to ${space}`,
  wounds: 'Wounds',
  corruptionMean: (mean: number) => `Corruption ${decimal(mean)}`,
  column: (wounds: number, isMost: boolean) => `${wounds}${isMost ? '+' : ''}`,
  // in the text view
  wayOf: (name: string, facts: WayFacts) => `${name} to ${facts.space}: ${route(facts)}; ${risk(facts)}.`,
  tooFar: (space: string) => `${space} is not in reach of this Move.`,
} as const
