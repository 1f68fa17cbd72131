import type { DiceDef } from '@haven/engine/kit'

/** content: one Hero die, one Sin die, and the Merciless Sin die that turns a Blank into Corruption. */
export const dice: DiceDef = {
  hero: ['hit', 'hit', 'defense', 'counter', 'skill', 'faith'],
  sin: ['hit', 'hit', 'burst', 'corruption', 'blank', 'blank'],
  merciless: ['hit', 'hit', 'burst', 'corruption', 'corruption', 'blank'],
}
