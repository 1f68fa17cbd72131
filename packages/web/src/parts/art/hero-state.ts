import type { HeroState } from '@haven/art'

/** What of a hero is seen in his face. */
export interface Faced {
  /** Somebody else is on turn. */
  readonly isWaiting: boolean
  readonly wounds: number
  readonly corruption: number
  /** The how many-eth to die; 0 while he lives. */
  readonly death: number
  /** He is One of Them, and stands against the others. */
  readonly isFallen?: boolean
}

const MOST_TEARS = 4

/** Only what is seen is told, and always in the same words: what looks the same is painted once. */
export function heroState({ isWaiting, wounds, corruption, death, isFallen }: Faced): HeroState {
  if (isFallen) return { fallen: true }
  if (death > 0) return { dead: death }
  return {
    ...(isWaiting && { waiting: true }),
    ...(wounds > 0 && { wounds: Math.min(MOST_TEARS, wounds) }),
    ...(corruption > 1 && { corruption }),
  }
}
