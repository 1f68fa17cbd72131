import type { MapDef } from '@haven/engine/kit'

/** The station in the middle of a diamond: they come from every side but two, and each side is one step from the door. */
export const theLongWatchA: MapDef = {
  id: 'the-long-watch-a',
  story: 'the-long-watch',
  tiles: [
    { tile: 'gasworks', x: 1, y: 0, rotation: 0 },
    { tile: 'night-market', x: 2, y: 0, rotation: 0 },
    { tile: 'saint-jude-hospital', x: 0, y: 1, rotation: 0 },
    { tile: 'constabulary', x: 1, y: 1, rotation: 0 },
    { tile: 'megatheatre', x: 2, y: 1, rotation: 90 },
    { tile: 'haven-college', x: 0, y: 2, rotation: 0 },
    { tile: 'dockside', x: 1, y: 2, rotation: 90 },
  ],
  start: 's1,1',
  tokens: [
    { kind: 'nest', space: 's3,2', count: 1 },
    { kind: 'nest', space: 's1,3', count: 1 },
    { kind: 'nest', space: 's3,0', count: 1 },
    { kind: 'pentagram', space: 'night-market', count: 1 },
    { kind: 'pentagram', space: 's1,2', count: 1 },
    { kind: 'fire', space: 's2,1', count: 1 },
    { kind: 'fire', space: 'dockside', count: 1 },
    { kind: 'corruption', space: 's2,3', count: 1 },
    { kind: 'extraTurn', space: 'haven-college', count: 1 },
  ],
  altars: ['s3,1', 's0,3', 'gasworks'],
  metro: [
    { color: 'red', space: 's0,1' },
    { color: 'red', space: 's3,0' },
  ],
  orbital: ['s2,1'],
  npcs: [{ kind: 'commissioner', space: 'saint-jude-hospital' }],
  monsters: [
    { kind: 'acolyte', space: 's2,2' },
    { kind: 'acolyte', space: 's2,0' },
    { kind: 'acolyte', space: 's1,3' },
    { kind: 'abomination', space: 'megatheatre' },
    { kind: 'abomination', space: 'gasworks' },
    { kind: 'abomination', space: 'dockside' },
    { kind: 'abomination', space: 'night-market' },
    { kind: 'abomination', space: 's3,2' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
