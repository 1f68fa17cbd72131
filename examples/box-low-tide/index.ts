import { type Box, defineBox } from '@haven/engine/kit'
import { boatHook, captainsFlask, stormLantern } from './cards.ts'
import { quay } from './map.ts'

export { art } from './art.ts'
export { words } from './words.ts'

/** A map for a story of the core box, and three Upgrades. */
export const box: Box = defineBox({
  id: 'low-tide',
  version: '1.0.0',
  upgrades: [boatHook, stormLantern, captainsFlask],
  maps: [quay],
})
