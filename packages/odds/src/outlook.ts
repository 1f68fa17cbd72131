import type { Side } from '@haven/engine'

/**
 * What a roll can still become. Every number is told with what it counts on: as it stands nobody does what he may do;
 * at worst the other side does everything together. All of it is seen from the hero; who plays the Sins reads it the
 * other way round.
 */

/** Something that somebody may still do before the dice fall, alone. */
export interface Part<R> {
  readonly what: 'card' | 'acolytes' | 'text'
  /** The card, the Acolytes' ability, or the text that the heroes may use. */
  readonly id: string
  readonly by: Side
  /** The chance that it is there at all: that of a Sin card to be in the hand, by public count; 1 for the rest. */
  readonly share: number
  /** If nothing else is done. */
  readonly roll: R
}

/** One way to go into a roll. */
export interface Reach<R> {
  readonly stands: R
  /** The hero's side does all it may, the other side nothing. */
  readonly best: R
  /** The other side does all it may. */
  readonly worst: R
  readonly parts: readonly Part<R>[]
  /** The Sin card that hurts most, and the Acolytes: null unless both can come. */
  readonly ifBoth: R | null
}

/** One of the hero's own choices that are still to come. */
export interface Own<R> extends Reach<R> {
  /** He takes voluntary corruption for this roll. */
  readonly corruption: boolean
}

/** The headline is the best of his own choices; there are none where nothing is left to choose. */
export interface Outlook<R> extends Own<R> {
  readonly own: readonly Own<R>[]
}

/** A Sin card that may be played now. */
export interface Threat {
  readonly id: string
  readonly share: number
}

/** Who may do what, and the roll that comes of it. */
export interface Chances<R> {
  readonly cards: readonly Threat[]
  /** The Acolytes' ability, if it can be used. */
  readonly acolytes: string | null
  /** Texts that the hero's side may use. */
  readonly texts: readonly string[]
  readonly roll: (card: string | null, acolytes: boolean, texts: readonly string[]) => R
  /** Is the first worse for the hero? */
  readonly isWorse: (a: R, b: R) => boolean
}

const NO_TEXTS: readonly string[] = []

export function reachOf<R>({ cards, acolytes, texts, roll, isWorse }: Chances<R>): Reach<R> {
  const stands = roll(null, false, NO_TEXTS)
  const worstOf = (rolls: readonly R[]): R => rolls.reduce((a, b) => (isWorse(b, a) ? b : a))
  const byCard = cards.map(({ id, share }): Part<R> => {
    return { what: 'card', id, by: 'sins', share, roll: roll(id, false, NO_TEXTS) }
  })
  const joined = acolytes === null ? [] : [partOf(acolytes, roll(null, true, NO_TEXTS))]
  const together = acolytes === null ? [] : cards.map(({ id }) => roll(id, true, NO_TEXTS))
  const used = texts.map((id): Part<R> => {
    return { what: 'text', id, by: 'heroes', share: 1, roll: roll(null, false, [id]) }
  })
  const theirs = [...byCard, ...joined]
  return {
    stands,
    best: texts.length === 0 ? stands : roll(null, false, texts),
    worst: worstOf([stands, ...theirs.map((part) => part.roll), ...together]),
    parts: [...joined, ...byCard, ...used],
    ifBoth: together.length === 0 ? null : worstOf(together),
  }
}

const partOf = <R>(id: string, roll: R): Part<R> => ({ what: 'acolytes', id, by: 'sins', share: 1, roll })

/** Nothing is left to be done by anybody. */
export const settled = <R>(roll: R): Outlook<R> => ({
  stands: roll,
  best: roll,
  worst: roll,
  parts: [],
  ifBoth: null,
  corruption: false,
  own: [],
})
