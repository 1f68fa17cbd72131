import type { Outcome, Seat, Viewer } from '@haven/engine'

/**
 * Whose eyes a replay is for. A game that is over shows everything; one that goes on shows what the people at this
 * screen know together: with both sides at it, that is what the heroes know.
 */
export function viewerOf(people: readonly Seat[], outcome: Outcome | null): Viewer {
  if (outcome) return 'all'
  return people.find((seat) => seat !== 'sins') ?? people[0] ?? 'spectator'
}
