import type { MapDef } from '@haven/engine/kit'

/** The quay: a cross of streets with the market in the middle, and water on every side. */
export const quay: MapDef = {
  id: 'low-tide-quay',
  story: 'havens-last-stand',
  tiles: [
    { tile: 'constabulary', x: 1, y: 0, rotation: 0 },
    { tile: 'saint-jude-hospital', x: 0, y: 1, rotation: 0 },
    { tile: 'night-market', x: 1, y: 1, rotation: 0 },
    { tile: 'megatheatre', x: 2, y: 1, rotation: 90 },
    { tile: 'dockside', x: 1, y: 2, rotation: 180 },
    { tile: 'old-cathedral', x: 2, y: 2, rotation: 0 },
  ],
  start: 's0,1',
  tokens: [
    { kind: 'nest', space: 's2,1', count: 1 },
    { kind: 'nest', space: 's3,2', count: 1 },
    { kind: 'nest', space: 's1,3', count: 1 },
    { kind: 'corruption', space: 'night-market', count: 1 },
    { kind: 'pentagram', space: 's2,0', count: 1 },
    { kind: 'fire', space: 's1,1', count: 1 },
    { kind: 'fire', space: 'dockside', count: 1 },
    { kind: 'extraTurn', space: 'constabulary', count: 1 },
  ],
  altars: ['s2,0', 'megatheatre', 's3,3'],
  metro: [
    { color: 'red', space: 's0,1' },
    { color: 'red', space: 's2,3' },
  ],
  orbital: [],
  npcs: [{ kind: 'commissioner', space: 'constabulary' }],
  monsters: [
    { kind: 'acolyte', space: 's1,1' },
    { kind: 'acolyte', space: 's2,1' },
    { kind: 'acolyte', space: 'dockside' },
    { kind: 'abomination', space: 'night-market' },
    { kind: 'abomination', space: 's3,2' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
