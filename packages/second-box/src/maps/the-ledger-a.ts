import type { MapDef } from '@haven/engine/kit'

/** The book lies at one end of the street and the fire for it at the other. */
export const theLedgerA: MapDef = {
  id: 'the-ledger-a',
  story: 'the-ledger',
  tiles: [
    { tile: 'counting-house', x: 0, y: 0, rotation: 90 },
    { tile: 'night-market', x: 1, y: 0, rotation: 0 },
    { tile: 'constabulary', x: 2, y: 0, rotation: 0 },
    { tile: 'haven-college', x: 3, y: 0, rotation: 90 },
    { tile: 'grand-terminus', x: 0, y: 1, rotation: 180 },
    { tile: 'megatheatre', x: 1, y: 1, rotation: 0 },
    { tile: 'winter-garden', x: 2, y: 1, rotation: 0 },
    { tile: 'old-cathedral', x: 3, y: 1, rotation: 90 },
  ],
  start: 's2,2',
  tokens: [
    { kind: 'nest', space: 's2,0', count: 1 },
    { kind: 'nest', space: 's4,1', count: 1 },
    { kind: 'corruption', space: 's1,0', count: 1 },
    { kind: 'corruption', space: 'megatheatre', count: 1 },
    { kind: 'corruption', space: 's3,1', count: 1 },
    { kind: 'corruption', space: 's4,2', count: 1 },
    { kind: 'pentagram', space: 'counting-house', count: 1 },
    { kind: 'pentagram', space: 's3,0', count: 1 },
    { kind: 'extraTurn', space: 's0,1', count: 1 },
    { kind: 'extraTurn', space: 'haven-college', count: 1 },
  ],
  altars: ['s0,0', 's2,1', 's4,0'],
  metro: [
    { color: 'red', space: 's2,2' },
    { color: 'red', space: 's4,2' },
    { color: 'blue', space: 's0,2' },
    { color: 'blue', space: 's3,0' },
  ],
  orbital: [],
  npcs: [
    { kind: 'proxy', space: 'counting-house' },
    { kind: 'commissioner', space: 'constabulary' },
  ],
  monsters: [
    { kind: 'acolyte', space: 's1,1' },
    { kind: 'acolyte', space: 's3,1' },
    { kind: 'acolyte', space: 's2,0' },
    { kind: 'abomination', space: 'counting-house' },
    { kind: 'abomination', space: 'megatheatre' },
    { kind: 'abomination', space: 'old-cathedral' },
    { kind: 'abomination', space: 's4,0' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
