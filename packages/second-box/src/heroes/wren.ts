import { type HeroDef, heroAt, isStreet } from '@haven/engine/kit'
import { wrenTrack } from './corruption-tracks.ts'

/** Skeleton Key. While she is in a Street she may use a District that touches it. */
export const wren: HeroDef = {
  id: 'wren',
  class: 'fixer',
  fight: 2,
  skill: 3,
  defense: 2,
  ranged: false,
  track: wrenTrack,
  ability: {
    id: 'skeleton-key',
    modifiers: [{ hook: 'cityReach', count: (g, place) => (isStreet(g, heroAt(g, place).space) ? 1 : 0) }],
  },
}
