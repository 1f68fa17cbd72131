import type { MapDef } from '@haven/engine/kit'

/** River city: the metro is the only way over, and whoever steps out on the far bank steps out alone. */
export const havenInFlamesB: MapDef = {
  id: 'haven-in-flames-b',
  story: 'haven-in-flames',
  tiles: [
    { tile: 'saint-jude-hospital', x: 0, y: 0, rotation: 0 },
    { tile: 'grand-terminus', x: 1, y: 0, rotation: 0 },
    { tile: 'megatheatre', x: 3, y: 0, rotation: 0 },
    { tile: 'dockside', x: 4, y: 0, rotation: 0 },
    { tile: 'constabulary', x: 0, y: 1, rotation: 0 },
    { tile: 'night-market', x: 1, y: 1, rotation: 180 },
    { tile: 'old-cathedral', x: 3, y: 1, rotation: 0 },
    { tile: 'uplink-tower', x: 4, y: 1, rotation: 0 },
  ],
  start: 's0,2',
  tokens: [
    { kind: 'fire', space: 'night-market', count: 1 },
    { kind: 'fire', space: 's2,1', count: 1 },
    { kind: 'fire', space: 'megatheatre', count: 1 },
    { kind: 'fire', space: 's5,2', count: 1 },
    { kind: 'nest', space: 's2,1', count: 1 },
    { kind: 'nest', space: 's4,2', count: 1 },
    { kind: 'nest', space: 's5,1', count: 1 },
    { kind: 'pentagram', space: 's4,1', count: 1 },
    { kind: 'pentagram', space: 'old-cathedral', count: 1 },
    { kind: 'extraTurn', space: 'grand-terminus', count: 1 },
  ],
  altars: ['s2,0', 'old-cathedral', 's5,2'],
  metro: [
    { color: 'red', space: 's1,1' },
    { color: 'red', space: 's4,1' },
    { color: 'blue', space: 's0,0' },
    { color: 'blue', space: 's3,2' },
  ],
  orbital: ['s4,1'],
  npcs: [{ kind: 'commissioner', space: 'constabulary' }],
  monsters: [
    { kind: 'acolyte', space: 's1,1' },
    { kind: 'acolyte', space: 's2,2' },
    { kind: 'acolyte', space: 's4,1' },
    { kind: 'abomination', space: 'old-cathedral' },
    { kind: 'abomination', space: 's5,1' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
