import type { MapDef } from '@haven/engine/kit'

/** The book is on the west bank, the Cathedral on the east one. */
export const theLedgerB: MapDef = {
  id: 'the-ledger-b',
  story: 'the-ledger',
  tiles: [
    { tile: 'counting-house', x: 0, y: 0, rotation: 0 },
    { tile: 'dockside', x: 0, y: 1, rotation: 0 },
    { tile: 'haven-college', x: 1, y: 1, rotation: 270 },
    { tile: 'old-cathedral', x: 3, y: 0, rotation: 180 },
    { tile: 'saint-jude-hospital', x: 4, y: 0, rotation: 0 },
    { tile: 'ravencorp-hq', x: 3, y: 1, rotation: 0 },
    { tile: 'night-market', x: 4, y: 1, rotation: 0 },
  ],
  start: 's2,2',
  tokens: [
    { kind: 'nest', space: 's0,2', count: 1 },
    { kind: 'nest', space: 's3,2', count: 1 },
    { kind: 'corruption', space: 's1,1', count: 1 },
    { kind: 'corruption', space: 'dockside', count: 1 },
    { kind: 'corruption', space: 's4,1', count: 1 },
    { kind: 'pentagram', space: 's0,0', count: 1 },
    { kind: 'pentagram', space: 's3,0', count: 1 },
    { kind: 'extraTurn', space: 's1,2', count: 1 },
    { kind: 'extraTurn', space: 'saint-jude-hospital', count: 1 },
  ],
  altars: ['s0,1', 's5,0', 's4,2'],
  metro: [
    { color: 'red', space: 's1,1' },
    { color: 'red', space: 's3,1' },
    { color: 'blue', space: 's2,2' },
    { color: 'blue', space: 's5,1' },
  ],
  orbital: ['s4,1'],
  npcs: [
    { kind: 'proxy', space: 'counting-house' },
    { kind: 'ravencorp', space: 'haven-college' },
  ],
  monsters: [
    { kind: 'acolyte', space: 's1,1' },
    { kind: 'acolyte', space: 's0,1' },
    { kind: 'acolyte', space: 's4,1' },
    { kind: 'abomination', space: 'counting-house' },
    { kind: 'abomination', space: 'ravencorp-hq' },
    { kind: 'abomination', space: 's4,2' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
