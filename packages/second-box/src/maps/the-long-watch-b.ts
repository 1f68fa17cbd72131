import type { MapDef } from '@haven/engine/kit'

/** One front only, but all of it: the station stands at the west end and everything else is in the east. */
export const theLongWatchB: MapDef = {
  id: 'the-long-watch-b',
  story: 'the-long-watch',
  tiles: [
    { tile: 'night-market', x: 1, y: 0, rotation: 0 },
    { tile: 'uplink-tower', x: 2, y: 0, rotation: 90 },
    { tile: 'constabulary', x: 0, y: 1, rotation: 0 },
    { tile: 'grand-terminus', x: 1, y: 1, rotation: 90 },
    { tile: 'ravencorp-hq', x: 2, y: 1, rotation: 0 },
    { tile: 'old-cathedral', x: 3, y: 1, rotation: 0 },
    { tile: 'winter-garden', x: 1, y: 2, rotation: 0 },
    { tile: 'saint-jude-hospital', x: 2, y: 2, rotation: 180 },
  ],
  start: 's0,1',
  tokens: [
    { kind: 'nest', space: 's2,2', count: 1 },
    { kind: 'nest', space: 's1,3', count: 1 },
    { kind: 'nest', space: 's4,1', count: 1 },
    { kind: 'pentagram', space: 's2,1', count: 1 },
    { kind: 'pentagram', space: 'ravencorp-hq', count: 1 },
    { kind: 'fire', space: 'grand-terminus', count: 1 },
    { kind: 'fire', space: 's3,1', count: 1 },
    { kind: 'corruption', space: 's1,2', count: 1 },
    { kind: 'extraTurn', space: 'uplink-tower', count: 1 },
  ],
  altars: ['s1,0', 's4,2', 's3,3'],
  metro: [
    { color: 'red', space: 's0,2' },
    { color: 'red', space: 's3,2' },
  ],
  orbital: ['s3,1'],
  npcs: [{ kind: 'commissioner', space: 'winter-garden' }],
  monsters: [
    { kind: 'acolyte', space: 's2,1' },
    { kind: 'acolyte', space: 's1,2' },
    { kind: 'acolyte', space: 'night-market' },
    { kind: 'abomination', space: 'grand-terminus' },
    { kind: 'abomination', space: 'ravencorp-hq' },
    { kind: 'abomination', space: 'uplink-tower' },
    { kind: 'abomination', space: 's3,3' },
    { kind: 'abomination', space: 'old-cathedral' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
