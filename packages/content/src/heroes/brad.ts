import { fightTargets, type HeroDef } from '@haven/engine/kit'
import { standardTrack } from './corruption-tracks.ts'

const MOST = 2

/** Shaped Charge. In a fight that he starts: a Hit for each monster in the target space beyond the first, at most two. */
export const brad: HeroDef = {
  id: 'brad',
  class: 'shooter',
  fight: 3,
  skill: 3,
  defense: 1,
  ranged: true,
  track: standardTrack,
  ability: {
    id: 'shaped-charge',
    modifiers: [
      {
        hook: 'heroHits',
        count: (g, fight) =>
          fight.by === 'heroes' ? Math.min(MOST, Math.max(0, fightTargets(g, fight).length - 1)) : 0,
      },
    ],
  },
}
