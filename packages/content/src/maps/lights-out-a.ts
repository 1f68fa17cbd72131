import type { MapDef } from '@haven/engine/kit'

/** A ring around black water: two ways round, no way through. */
export const lightsOutA: MapDef = {
  id: 'lights-out-a',
  story: 'lights-out',
  tiles: [
    { tile: 'uplink-tower', x: 0, y: 0, rotation: 0 },
    { tile: 'constabulary', x: 1, y: 0, rotation: 0 },
    { tile: 'haven-college', x: 2, y: 0, rotation: 0 },
    { tile: 'saint-jude-hospital', x: 0, y: 1, rotation: 0 },
    { tile: 'grand-terminus', x: 2, y: 1, rotation: 0 },
    { tile: 'dockside', x: 0, y: 2, rotation: 270 },
    { tile: 'megatheatre', x: 1, y: 2, rotation: 0 },
    { tile: 'ravencorp-hq', x: 2, y: 2, rotation: 0 },
  ],
  start: 's0,3',
  tokens: [
    { kind: 'pentagram', space: 's1,0', count: 1 },
    { kind: 'pentagram', space: 's3,1', count: 1 },
    { kind: 'pentagram', space: 'megatheatre', count: 1 },
    { kind: 'nest', space: 's2,2', count: 1 },
    { kind: 'nest', space: 's3,3', count: 1 },
    { kind: 'fire', space: 'constabulary', count: 1 },
    { kind: 'fire', space: 's1,2', count: 1 },
    { kind: 'corruption', space: 's2,1', count: 1 },
    { kind: 'corruption', space: 'grand-terminus', count: 1 },
    { kind: 'extraTurn', space: 'haven-college', count: 1, faceDown: true },
    { kind: 'corruption', space: 's3,0', count: 1, faceDown: true },
    { kind: 'fire', space: 's3,2', count: 1, faceDown: true },
    { kind: 'innocent', space: 'ravencorp-hq', count: 1, faceDown: true },
  ],
  altars: ['s0,0', 's3,0', 'megatheatre'],
  metro: [
    { color: 'red', space: 's0,3' },
    { color: 'red', space: 's3,0' },
  ],
  orbital: ['s1,1', 's2,2'],
  npcs: [
    { kind: 'commissioner', space: 'constabulary' },
    { kind: 'proxy', space: 's3,2' },
    { kind: 'ravencorp', space: 'ravencorp-hq' },
  ],
  monsters: [
    { kind: 'acolyte', space: 's1,0' },
    { kind: 'acolyte', space: 's2,1' },
    { kind: 'acolyte', space: 's1,3' },
    { kind: 'abomination', space: 'megatheatre' },
    { kind: 'abomination', space: 'grand-terminus' },
    { kind: 'abomination', space: 'uplink-tower' },
    { kind: 'abomination', space: 's1,3' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
