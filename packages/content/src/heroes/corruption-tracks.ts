import type { Bonus } from '@haven/engine/kit'

/** CORR-1. Slots 1 to 7. */
const none: Bonus = { kind: 'none' }
const die: Bonus = { kind: 'die' }
const defense: Bonus = { kind: 'defense' }
const hit: Bonus = { kind: 'hit', count: 1 }
const twoHits: Bonus = { kind: 'hit', count: 2 }
const any: Bonus = { kind: 'choice', of: ['hit', 'skill', 'defense', 'counter'] }
const hitOrSkill: Bonus = { kind: 'choice', of: ['hit', 'skill'] }

export const standardTrack: readonly Bonus[] = [none, die, defense, hit, die, twoHits, any]
export const karlTrack: readonly Bonus[] = [none, die, defense, hitOrSkill, die, twoHits, any]
export const thorleyTrack: readonly Bonus[] = [none, die, defense, defense, die, twoHits, any]
export const morganaTrack: readonly Bonus[] = [none, die, hit, defense, die, twoHits, any]
