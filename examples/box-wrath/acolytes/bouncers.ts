import { type AcolyteDef, heroDice } from '@haven/engine/kit'

/** Corrupted Bouncers, Last Orders: the fighting hero rolls one die fewer; one stays. */
export const bouncers: AcolyteDef = {
  id: 'bouncers',
  ability: 'last-orders',
  fight: 2,
  defense: 2,
  effect: [heroDice(-1, 1)],
}
