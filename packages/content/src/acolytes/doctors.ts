import { type AcolyteDef, forbid } from '@haven/engine/kit'

/** Corrupted Doctors, Malpractice: nothing heals the fighting hero for the rest of the round. */
export const doctors: AcolyteDef = {
  id: 'doctors',
  ability: 'malpractice',
  fight: 2,
  defense: 2,
  effect: [forbid('heal', 'round')],
}
