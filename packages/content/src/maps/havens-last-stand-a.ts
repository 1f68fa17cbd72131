import type { MapDef } from '@haven/engine/kit'

/** A compact block: everything is within two turns. */
export const havensLastStandA: MapDef = {
  id: 'havens-last-stand-a',
  story: 'havens-last-stand',
  tiles: [
    { tile: 'saint-jude-hospital', x: 0, y: 0, rotation: 0 },
    { tile: 'constabulary', x: 1, y: 0, rotation: 0 },
    { tile: 'dockside', x: 2, y: 0, rotation: 0 },
    { tile: 'old-cathedral', x: 0, y: 1, rotation: 0 },
    { tile: 'megatheatre', x: 1, y: 1, rotation: 0 },
    { tile: 'uplink-tower', x: 2, y: 1, rotation: 180 },
  ],
  start: 's0,2',
  tokens: [
    { kind: 'nest', space: 's2,0', count: 1 },
    { kind: 'nest', space: 's1,2', count: 1 },
    { kind: 'nest', space: 's3,2', count: 1 },
    { kind: 'pentagram', space: 'megatheatre', count: 1 },
    { kind: 'pentagram', space: 's2,1', count: 1 },
    { kind: 'fire', space: 's1,1', count: 1 },
    { kind: 'fire', space: 'dockside', count: 1 },
    { kind: 'corruption', space: 'old-cathedral', count: 1 },
    { kind: 'extraTurn', space: 'constabulary', count: 1 },
  ],
  altars: ['s3,0', 'megatheatre', 's0,1'],
  metro: [
    { color: 'red', space: 's0,2' },
    { color: 'red', space: 's3,1' },
  ],
  orbital: ['s1,1'],
  npcs: [{ kind: 'commissioner', space: 'constabulary' }],
  monsters: [
    { kind: 'acolyte', space: 's2,0' },
    { kind: 'acolyte', space: 's1,1' },
    { kind: 'acolyte', space: 'dockside' },
    { kind: 'abomination', space: 'megatheatre' },
    { kind: 'abomination', space: 's3,1' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
