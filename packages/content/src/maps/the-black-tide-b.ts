import type { MapDef } from '@haven/engine/kit'

/** The dry bank holds the Cathedral, the drowned bank the altars. */
export const theBlackTideB: MapDef = {
  id: 'the-black-tide-b',
  story: 'the-black-tide',
  tiles: [
    { tile: 'old-cathedral', x: 0, y: 0, rotation: 0 },
    { tile: 'haven-college', x: 1, y: 0, rotation: 0 },
    { tile: 'saint-jude-hospital', x: 2, y: 0, rotation: 90 },
    { tile: 'dockside', x: 0, y: 2, rotation: 0 },
    { tile: 'ravencorp-hq', x: 1, y: 2, rotation: 0 },
    { tile: 'grand-terminus', x: 2, y: 2, rotation: 270 },
    { tile: 'megatheatre', x: 3, y: 2, rotation: 0 },
  ],
  start: 's0,0',
  tokens: [
    { kind: 'corruption', space: 's1,1', count: 1 },
    { kind: 'corruption', space: 'haven-college', count: 1 },
    { kind: 'corruption', space: 's2,2', count: 1 },
    { kind: 'corruption', space: 's3,2', count: 1 },
    { kind: 'corruption', space: 'dockside', count: 1 },
    { kind: 'pentagram', space: 's3,0', count: 1, faceDown: true },
    { kind: 'pentagram', space: 'ravencorp-hq', count: 1, faceDown: true },
    { kind: 'pentagram', space: 's4,3', count: 1, faceDown: true },
    { kind: 'pentagram', space: 's1,3', count: 1, faceDown: true },
    { kind: 'extraTurn', space: 's0,3', count: 1, faceDown: true },
    { kind: 'nest', space: 's3,2', count: 1 },
    { kind: 'nest', space: 's4,2', count: 1 },
    { kind: 'nest', space: 's2,0', count: 1 },
  ],
  altars: ['s2,0', 's0,2', 's3,3'],
  metro: [
    { color: 'red', space: 's1,1' },
    { color: 'red', space: 's1,2' },
    { color: 'blue', space: 's3,1' },
    { color: 'blue', space: 's4,3' },
  ],
  orbital: ['s2,2'],
  npcs: [{ kind: 'proxy', space: 'saint-jude-hospital' }],
  monsters: [
    { kind: 'acolyte', space: 's2,1' },
    { kind: 'acolyte', space: 's2,2' },
    { kind: 'acolyte', space: 'ravencorp-hq' },
    { kind: 'abomination', space: 'grand-terminus' },
    { kind: 'abomination', space: 'megatheatre' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
