import type { Bonus, Result } from '@haven/engine/kit'

/** CORR-1. The Second Watch prints tracks of its own; slots 1 to 7. */
const none: Bonus = { kind: 'none' }
const die: Bonus = { kind: 'die' }
const defense: Bonus = { kind: 'defense' }
const hit: Bonus = { kind: 'hit', count: 1 }
const twoHits: Bonus = { kind: 'hit', count: 2 }
/** Chosen with the roll in sight. */
const oneOf = (...of: readonly Result[]): Bonus => ({ kind: 'choice', of })
const any = oneOf('hit', 'skill', 'defense', 'counter')

/** As in the core box. */
export const standardTrack: readonly Bonus[] = [none, die, defense, hit, die, twoHits, any]
export const ottolineTrack: readonly Bonus[] = [none, defense, die, hit, die, twoHits, any]
export const casimirTrack: readonly Bonus[] = [none, die, hit, defense, die, twoHits, any]
export const tamsinTrack: readonly Bonus[] = [none, die, defense, defense, die, twoHits, any]
export const anselmTrack: readonly Bonus[] = [none, die, hit, hit, defense, die, any]
export const wrenTrack: readonly Bonus[] = [none, die, defense, oneOf('hit', 'skill'), die, twoHits, any]
export const lindqvistTrack: readonly Bonus[] = [none, die, defense, oneOf('defense', 'skill'), die, twoHits, any]
