import type { MapDef } from '@haven/engine/kit'

/** A bent front: two arms of the city meet in the Megatheatre. */
export const havensLastStandB: MapDef = {
  id: 'havens-last-stand-b',
  story: 'havens-last-stand',
  tiles: [
    { tile: 'uplink-tower', x: 0, y: 0, rotation: 90 },
    { tile: 'constabulary', x: 1, y: 0, rotation: 0 },
    { tile: 'night-market', x: 0, y: 1, rotation: 0 },
    { tile: 'megatheatre', x: 1, y: 1, rotation: 180 },
    { tile: 'saint-jude-hospital', x: 2, y: 1, rotation: 90 },
    { tile: 'old-cathedral', x: 1, y: 2, rotation: 0 },
    { tile: 'dockside', x: 2, y: 2, rotation: 90 },
  ],
  start: 's3,3',
  tokens: [
    { kind: 'nest', space: 's1,2', count: 1 },
    { kind: 'nest', space: 's2,2', count: 1 },
    { kind: 'nest', space: 's1,0', count: 1 },
    { kind: 'pentagram', space: 's1,1', count: 1 },
    { kind: 'pentagram', space: 'old-cathedral', count: 1 },
    { kind: 'fire', space: 's2,1', count: 1 },
    { kind: 'fire', space: 'night-market', count: 1 },
    { kind: 'corruption', space: 's2,3', count: 1 },
    { kind: 'extraTurn', space: 'uplink-tower', count: 1 },
  ],
  altars: ['s0,0', 'night-market', 's3,2'],
  metro: [
    { color: 'red', space: 's3,3' },
    { color: 'red', space: 's1,0' },
  ],
  orbital: ['s2,1'],
  npcs: [{ kind: 'commissioner', space: 'saint-jude-hospital' }],
  monsters: [
    { kind: 'acolyte', space: 's1,1' },
    { kind: 'acolyte', space: 's2,2' },
    { kind: 'acolyte', space: 'night-market' },
    { kind: 'abomination', space: 'megatheatre' },
    { kind: 'abomination', space: 's1,0' },
    { kind: 'abomination', space: 'old-cathedral' },
  ],
  deadPile: { acolyte: 3, abomination: 2, controller: 0 },
}
