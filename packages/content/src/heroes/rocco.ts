import type { HeroDef } from '@haven/engine/kit'
import { standardTrack } from './corruption-tracks.ts'

/** Killshot. Two more Hits in ranged fights that he starts. */
export const rocco: HeroDef = {
  id: 'rocco',
  class: 'shooter',
  fight: 2,
  skill: 2,
  defense: 2,
  ranged: true,
  track: standardTrack,
  ability: {
    id: 'killshot',
    modifiers: [{ hook: 'heroHits', count: (_, fight) => (fight.ranged && fight.by === 'heroes' ? 2 : 0) }],
  },
}
