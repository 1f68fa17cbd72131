import type { Event, EventName, State } from '@haven/engine'

/**
 * A seal closes what came before it: chance has spoken, something hidden was shown, or the game has ended. (That
 * another seat has decided is a seal too, but one that depends on who asks.)
 */
export type Seal = 'dice' | 'reveal' | 'end'

const REVEALS: ReadonlySet<EventName> = new Set<EventName>([
  'tokensFlipped',
  'inventoryRefilled',
  'sinCardsDrawn',
  'sinDeckRemade',
  'apocalypseDrawn',
  'apocalypseRevealed',
  'apocalypsePutBack',
  'apocalypseRemoved',
  'darkPastGiven',
  'darkPastRevealed',
])

/** A ballot hides a decision, not something that its seat could learn: a vote that is not over can be changed. */
const isReveal = (event: Event): boolean =>
  REVEALS.has(event.event) || ('secret' in event && event.event !== 'ballotCast')

/** Anything drawn, whatever for: chance that no event tells of is a seal as well. */
function isChance(before: State, after: State): boolean {
  if (!('used' in before.random) || !('used' in after.random)) return false
  const { used } = after.random
  return before.random.used.some((count, domain) => count !== used[domain])
}

/** The seal that an answer put on the game. */
export function sealOf(before: State, after: State, events: readonly Event[]): Seal | null {
  if (after.over) return 'end'
  if (events.some(({ event }) => event === 'diceRolled')) return 'dice'
  if (events.some(isReveal)) return 'reveal'
  return isChance(before, after) ? 'reveal' : null
}
