import type { MapDef } from '@haven/engine/kit'

/** A long straight street: the best shooting ground in the box. */
export const havenInFlamesA: MapDef = {
  id: 'haven-in-flames-a',
  story: 'haven-in-flames',
  tiles: [
    { tile: 'constabulary', x: 0, y: 0, rotation: 0 },
    { tile: 'night-market', x: 1, y: 0, rotation: 0 },
    { tile: 'grand-terminus', x: 2, y: 0, rotation: 90 },
    { tile: 'saint-jude-hospital', x: 3, y: 0, rotation: 0 },
    { tile: 'dockside', x: 0, y: 1, rotation: 90 },
    { tile: 'ravencorp-hq', x: 1, y: 1, rotation: 0 },
    { tile: 'megatheatre', x: 2, y: 1, rotation: 0 },
    { tile: 'uplink-tower', x: 3, y: 1, rotation: 0 },
  ],
  start: 's0,1',
  tokens: [
    { kind: 'fire', space: 'night-market', count: 1 },
    { kind: 'fire', space: 's2,1', count: 2 },
    { kind: 'fire', space: 'megatheatre', count: 1 },
    { kind: 'fire', space: 's3,2', count: 1 },
    { kind: 'nest', space: 's2,0', count: 1 },
    { kind: 'nest', space: 's4,1', count: 1 },
    { kind: 'pentagram', space: 's3,1', count: 1 },
    { kind: 'pentagram', space: 'ravencorp-hq', count: 1 },
    { kind: 'nest', space: 's1,2', count: 1 },
    { kind: 'extraTurn', space: 'grand-terminus', count: 1 },
  ],
  altars: ['s4,0', 's0,2', 's2,1'],
  metro: [
    { color: 'red', space: 's0,1' },
    { color: 'red', space: 's4,2' },
    { color: 'blue', space: 's2,2' },
    { color: 'blue', space: 's4,0' },
  ],
  orbital: ['s2,1'],
  npcs: [{ kind: 'commissioner', space: 'constabulary' }],
  monsters: [
    { kind: 'acolyte', space: 's1,0' },
    { kind: 'acolyte', space: 's2,1' },
    { kind: 'acolyte', space: 's3,1' },
    { kind: 'abomination', space: 'megatheatre' },
    { kind: 'abomination', space: 's4,1' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
