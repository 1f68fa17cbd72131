import type { Bonus } from '@haven/engine/kit'

/** CORR-1. Slots 1 to 7, the same on every dashboard of this box. */
const none: Bonus = { kind: 'none' }
const die: Bonus = { kind: 'die' }
const defense: Bonus = { kind: 'defense' }
const hit: Bonus = { kind: 'hit', count: 1 }
const twoHits: Bonus = { kind: 'hit', count: 2 }
const any: Bonus = { kind: 'choice', of: ['hit', 'skill', 'defense', 'counter'] }

export const standardTrack: readonly Bonus[] = [none, die, defense, hit, die, twoHits, any]
