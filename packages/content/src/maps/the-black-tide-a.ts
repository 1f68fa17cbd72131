import type { MapDef } from '@haven/engine/kit'

/** Corruption pools in the middle; the wells of the second mission lie face down around it. */
export const theBlackTideA: MapDef = {
  id: 'the-black-tide-a',
  story: 'the-black-tide',
  tiles: [
    { tile: 'haven-college', x: 0, y: 0, rotation: 0 },
    { tile: 'old-cathedral', x: 1, y: 0, rotation: 0 },
    { tile: 'dockside', x: 2, y: 0, rotation: 0 },
    { tile: 'saint-jude-hospital', x: 0, y: 1, rotation: 0 },
    { tile: 'megatheatre', x: 1, y: 1, rotation: 0 },
    { tile: 'ravencorp-hq', x: 2, y: 1, rotation: 0 },
    { tile: 'night-market', x: 1, y: 2, rotation: 0 },
  ],
  start: 's0,0',
  tokens: [
    { kind: 'corruption', space: 'old-cathedral', count: 1 },
    { kind: 'corruption', space: 's1,1', count: 1 },
    { kind: 'corruption', space: 's2,1', count: 2 },
    { kind: 'corruption', space: 'ravencorp-hq', count: 1 },
    { kind: 'pentagram', space: 's3,1', count: 1, faceDown: true },
    { kind: 'pentagram', space: 's1,2', count: 1, faceDown: true },
    { kind: 'pentagram', space: 's2,2', count: 1, faceDown: true },
    { kind: 'pentagram', space: 'dockside', count: 1, faceDown: true },
    { kind: 'innocent', space: 's2,3', count: 1, faceDown: true },
    { kind: 'nest', space: 's2,2', count: 1 },
    { kind: 'nest', space: 's3,0', count: 1 },
    { kind: 'extraTurn', space: 'saint-jude-hospital', count: 1, faceDown: true },
  ],
  altars: ['s3,0', 'night-market', 's0,2'],
  metro: [
    { color: 'red', space: 's0,0' },
    { color: 'red', space: 's3,2' },
  ],
  orbital: ['s2,1'],
  npcs: [{ kind: 'proxy', space: 'haven-college' }],
  monsters: [
    { kind: 'acolyte', space: 's1,1' },
    { kind: 'acolyte', space: 's2,2' },
    { kind: 'acolyte', space: 's3,1' },
    { kind: 'abomination', space: 'megatheatre' },
    { kind: 'abomination', space: 'night-market' },
    { kind: 'abomination', space: 's1,1' },
    { kind: 'abomination', space: 's2,1' },
  ],
  deadPile: { acolyte: 2, abomination: 2, controller: 0 },
}
