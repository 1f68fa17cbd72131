import type { MapDef } from '@haven/engine/kit'

/** Two banks: the fire is over there, and the Metro is the way to it. Whoever crosses does not cross back in a hurry. */
export const powderKegB: MapDef = {
  id: 'powder-keg-b',
  story: 'powder-keg',
  tiles: [
    { tile: 'saint-jude-hospital', x: 0, y: 0, rotation: 0 },
    { tile: 'haven-college', x: 0, y: 1, rotation: 0 },
    { tile: 'grand-terminus', x: 1, y: 1, rotation: 0 },
    { tile: 'uplink-tower', x: 3, y: 0, rotation: 0 },
    { tile: 'night-market', x: 4, y: 0, rotation: 0 },
    { tile: 'ravencorp-hq', x: 3, y: 1, rotation: 90 },
    { tile: 'dockside', x: 4, y: 1, rotation: 0 },
  ],
  start: 's0,2',
  tokens: [
    { kind: 'nest', space: 's1,1', count: 1 },
    { kind: 'nest', space: 's4,1', count: 1 },
    { kind: 'nest', space: 's5,2', count: 1 },
    { kind: 'pentagram', space: 'grand-terminus', count: 1 },
    { kind: 'pentagram', space: 's4,2', count: 1 },
    { kind: 'fire', space: 's2,1', count: 1 },
    { kind: 'fire', space: 's3,1', count: 1 },
    { kind: 'fire', space: 'night-market', count: 1 },
    { kind: 'corruption', space: 's5,1', count: 1 },
    { kind: 'extraTurn', space: 'uplink-tower', count: 1 },
  ],
  altars: ['s0,0', 's4,1', 'dockside'],
  metro: [
    { color: 'red', space: 's1,2' },
    { color: 'red', space: 's3,2' },
    { color: 'blue', space: 's2,1' },
    { color: 'blue', space: 's4,0' },
  ],
  orbital: ['s3,1'],
  npcs: [{ kind: 'proxy', space: 'haven-college' }],
  monsters: [
    { kind: 'acolyte', space: 's1,0' },
    { kind: 'acolyte', space: 's2,1' },
    { kind: 'acolyte', space: 's4,1' },
    { kind: 'abomination', space: 'ravencorp-hq' },
    { kind: 'abomination', space: 's5,1' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
