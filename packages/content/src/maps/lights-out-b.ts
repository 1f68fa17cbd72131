import type { MapDef } from '@haven/engine'

/** Three islands in a chain of two metro lines. Whoever holds the stations holds the city. */
export const lightsOutB: MapDef = {
  id: 'lights-out-b',
  story: 'lights-out',
  tiles: [
    { tile: 'uplink-tower', x: 0, y: 0, rotation: 90 },
    { tile: 'saint-jude-hospital', x: 1, y: 0, rotation: 0 },
    { tile: 'constabulary', x: 3, y: 0, rotation: 0 },
    { tile: 'grand-terminus', x: 4, y: 0, rotation: 0 },
    { tile: 'dockside', x: 1, y: 2, rotation: 0 },
    { tile: 'megatheatre', x: 2, y: 2, rotation: 0 },
    { tile: 'haven-college', x: 3, y: 2, rotation: 0 },
  ],
  start: 's0,1',
  tokens: [
    { kind: 'pentagram', space: 's2,0', count: 1 },
    { kind: 'pentagram', space: 's4,1', count: 1 },
    { kind: 'pentagram', space: 'megatheatre', count: 1 },
    { kind: 'nest', space: 's5,1', count: 1 },
    { kind: 'nest', space: 's3,2', count: 1 },
    { kind: 'nest', space: 's1,1', count: 1 },
    { kind: 'fire', space: 's1,0', count: 1 },
    { kind: 'fire', space: 'constabulary', count: 1 },
    { kind: 'corruption', space: 's2,3', count: 1 },
    { kind: 'corruption', space: 's4,0', count: 1 },
    { kind: 'extraTurn', space: 'dockside', count: 1, faceDown: true },
    { kind: 'corruption', space: 's5,0', count: 1, faceDown: true },
    { kind: 'fire', space: 's4,3', count: 1, faceDown: true },
    { kind: 'innocent', space: 's3,3', count: 1, faceDown: true },
  ],
  altars: ['s2,0', 's5,0', 's1,3'],
  metro: [
    { color: 'red', space: 's1,1' },
    { color: 'red', space: 's2,2' },
    { color: 'blue', space: 's4,2' },
    { color: 'blue', space: 's3,1' },
  ],
  orbital: ['s1,1', 's3,2'],
  npcs: [
    { kind: 'commissioner', space: 'grand-terminus' },
    { kind: 'proxy', space: 'haven-college' },
    { kind: 'ravencorp', space: 's1,2' },
  ],
  monsters: [
    { kind: 'acolyte', space: 's1,0' },
    { kind: 'acolyte', space: 's3,1' },
    { kind: 'acolyte', space: 's2,2' },
    { kind: 'abomination', space: 'megatheatre' },
    { kind: 'abomination', space: 's4,1' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
