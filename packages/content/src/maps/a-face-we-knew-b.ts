import type { MapDef } from '@haven/engine/kit'

/** Five tiles in a cross: no flank, no rest. The tightest map. */
export const aFaceWeKnewB: MapDef = {
  id: 'a-face-we-knew-b',
  story: 'a-face-we-knew',
  tiles: [
    { tile: 'uplink-tower', x: 1, y: 0, rotation: 0 },
    { tile: 'haven-college', x: 0, y: 1, rotation: 0 },
    { tile: 'ravencorp-hq', x: 1, y: 1, rotation: 0 },
    { tile: 'saint-jude-hospital', x: 2, y: 1, rotation: 0 },
    { tile: 'old-cathedral', x: 1, y: 2, rotation: 180 },
  ],
  start: 's0,2',
  tokens: [
    { kind: 'corruption', space: 's1,0', count: 1, faceDown: true },
    { kind: 'extraTurn', space: 's2,0', count: 1, faceDown: true },
    { kind: 'pentagram', space: 's3,1', count: 1, faceDown: true },
    { kind: 'corruption', space: 's3,2', count: 1, faceDown: true },
    { kind: 'pentagram', space: 's1,3', count: 1, faceDown: true },
    { kind: 'nest', space: 's2,3', count: 1, faceDown: true },
    { kind: 'innocent', space: 'ravencorp-hq', count: 1, faceDown: true },
    { kind: 'nest', space: 's2,1', count: 1 },
    { kind: 'nest', space: 's1,2', count: 1 },
    { kind: 'corruption', space: 's2,2', count: 1 },
    { kind: 'corruption', space: 'old-cathedral', count: 1 },
    { kind: 'fire', space: 's1,1', count: 1 },
  ],
  altars: ['s2,0', 's0,1', 'old-cathedral'],
  metro: [
    { color: 'red', space: 's0,2' },
    { color: 'red', space: 's3,1' },
  ],
  orbital: ['s1,1'],
  npcs: [{ kind: 'proxy', space: 'haven-college' }],
  monsters: [
    { kind: 'acolyte', space: 's1,1' },
    { kind: 'acolyte', space: 's2,2' },
    { kind: 'acolyte', space: 'uplink-tower' },
    { kind: 'abomination', space: 'ravencorp-hq' },
    { kind: 'abomination', space: 's2,1' },
    { kind: 'abomination', space: 's1,0' },
    { kind: 'abomination', space: 's1,3' },
    { kind: 'abomination', space: 's2,3' },
    { kind: 'abomination', space: 's3,2' },
  ],
  deadPile: { acolyte: 2, abomination: 0, controller: 0 },
}
