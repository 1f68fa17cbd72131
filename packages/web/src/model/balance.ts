import { BALANCE } from '@haven/content/balance'

/** In percent: with this sin and so many hero players if we know it, else over all; null for a map of another box. */
export function heroWins(map: string, sin: string, heroPlayers: number): number | null {
  const known = BALANCE[map]
  return known ? (known.wins[sin]?.[heroPlayers - 1] ?? known.all) : null
}

/** How many rounds a game takes, if we know it. */
export const roundsOf = (map: string): number | undefined => BALANCE[map]?.rounds
