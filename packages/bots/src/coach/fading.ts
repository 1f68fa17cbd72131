import type { CoachId } from '@haven/content'

/** What a player has shown, so that lines go: plain data of whoever keeps it. */
export interface Shown {
  /** In how many turns each was said. */
  readonly seen: Readonly<Partial<Record<CoachId, number>>>
  /** How often the player did it right without being told. */
  readonly right: Readonly<Partial<Record<CoachId, number>>>
  /** Lines that the player has had enough of. */
  readonly got: readonly CoachId[]
}

export const NOTHING_SHOWN: Shown = { seen: {}, right: {}, got: [] }

const ENOUGH_SEEN = 3
const ENOUGH_RIGHT = 2

export const noteSeen = (shown: Shown, id: CoachId): Shown => ({ ...shown, seen: more(shown.seen, id) })
export const noteRight = (shown: Shown, id: CoachId): Shown => ({ ...shown, right: more(shown.right, id) })
export const noteGot = (shown: Shown, id: CoachId): Shown =>
  shown.got.includes(id) ? shown : { ...shown, got: [...shown.got, id] }

const more = (counts: Shown['seen'], id: CoachId): Shown['seen'] => ({ ...counts, [id]: (counts[id] ?? 0) + 1 })

/** It goes for good: done right twice unasked, seen three times, or the player has it. */
export function goneOf({ seen, right, got }: Shown): CoachId[] {
  const ids = new Set([...Object.keys(seen), ...Object.keys(right), ...got] as CoachId[])
  return [...ids].filter((id) => got.includes(id) || (right[id] ?? 0) >= ENOUGH_RIGHT || (seen[id] ?? 0) >= ENOUGH_SEEN)
}
