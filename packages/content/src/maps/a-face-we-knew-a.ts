import type { MapDef } from '@haven/engine/kit'

/** One avenue, end to end in sight of a rifle; the Hospital is the only side door. Nests: Grand Terminus, Megatheatre, Saint Jude (printed) plus the tokens. */
export const aFaceWeKnewA: MapDef = {
  id: 'a-face-we-knew-a',
  story: 'a-face-we-knew',
  tiles: [
    { tile: 'grand-terminus', x: 0, y: 0, rotation: 0 },
    { tile: 'constabulary', x: 1, y: 0, rotation: 0 },
    { tile: 'megatheatre', x: 2, y: 0, rotation: 0 },
    { tile: 'haven-college', x: 3, y: 0, rotation: 0 },
    { tile: 'old-cathedral', x: 4, y: 0, rotation: 0 },
    { tile: 'saint-jude-hospital', x: 2, y: 1, rotation: 0 },
  ],
  start: 's0,1',
  tokens: [
    { kind: 'corruption', space: 's1,0', count: 1, faceDown: true },
    { kind: 'extraTurn', space: 's2,0', count: 1, faceDown: true },
    { kind: 'pentagram', space: 's3,0', count: 1, faceDown: true },
    { kind: 'corruption', space: 's3,1', count: 1, faceDown: true },
    { kind: 'pentagram', space: 's4,0', count: 1, faceDown: true },
    { kind: 'innocent', space: 's5,1', count: 1, faceDown: true },
    { kind: 'nest', space: 'constabulary', count: 1, faceDown: true },
    { kind: 'nest', space: 's2,2', count: 1 },
    { kind: 'nest', space: 's4,1', count: 1 },
    { kind: 'corruption', space: 'megatheatre', count: 1 },
    { kind: 'corruption', space: 's4,0', count: 1 },
    { kind: 'fire', space: 's2,1', count: 1 },
  ],
  altars: ['s1,0', 'saint-jude-hospital', 's5,0'],
  metro: [
    { color: 'red', space: 's0,1' },
    { color: 'red', space: 's4,1' },
  ],
  orbital: [],
  npcs: [{ kind: 'proxy', space: 'constabulary' }],
  monsters: [
    { kind: 'acolyte', space: 's2,1' },
    { kind: 'acolyte', space: 's3,0' },
    { kind: 'acolyte', space: 'haven-college' },
    { kind: 'abomination', space: 'megatheatre' },
    { kind: 'abomination', space: 's4,1' },
    { kind: 'abomination', space: 's3,0' },
    { kind: 'abomination', space: 's4,0' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
