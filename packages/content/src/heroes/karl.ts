import { changeForm, type HeroDef, mayUse } from '@haven/engine/kit'
import { standardTrack } from './corruption-tracks.ts'

/** Shapeshifter. At the start of each of his turns Karl may turn into the wolf, and back. */
export const karl: HeroDef = {
  id: 'karl',
  class: 'fixer',
  fight: 2,
  skill: 4,
  defense: 1,
  ranged: false,
  track: standardTrack,
  ability: {
    id: 'shapeshifter',
    triggers: [{ at: 'turn-start', commutes: true, steps: [mayUse(), changeForm('karl-wolf')] }],
  },
  /** Feral. No wound for leaving monsters; no City Actions. */
  secondForm: {
    id: 'karl-wolf',
    fight: 4,
    skill: 1,
    defense: 2,
    ranged: false,
    ability: {
      id: 'feral',
      modifiers: [
        { hook: 'leaveFree', count: () => 1 },
        { hook: 'forbidCity', count: () => 1 },
      ],
      triggers: [{ at: 'turn-start', commutes: true, steps: [mayUse(), changeForm('karl')] }],
    },
  },
}
