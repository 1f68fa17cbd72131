import type { MapDef } from '@haven/engine/kit'

/** A wall of eight tiles with the sea all round: every street but three is shore. */
export const signalFiresA: MapDef = {
  id: 'signal-fires-a',
  story: 'signal-fires',
  tiles: [
    { tile: 'dockside', x: 0, y: 0, rotation: 0 },
    { tile: 'harbour-light', x: 1, y: 0, rotation: 0 },
    { tile: 'ravencorp-hq', x: 2, y: 0, rotation: 180 },
    { tile: 'grand-terminus', x: 3, y: 0, rotation: 0 },
    { tile: 'saint-jude-hospital', x: 0, y: 1, rotation: 0 },
    { tile: 'night-market', x: 1, y: 1, rotation: 0 },
    { tile: 'megatheatre', x: 2, y: 1, rotation: 0 },
    { tile: 'winter-garden', x: 3, y: 1, rotation: 0 },
  ],
  start: 's0,1',
  tokens: [
    { kind: 'fire', space: 's1,0', count: 1 },
    { kind: 'fire', space: 's3,0', count: 1 },
    { kind: 'fire', space: 's4,1', count: 1 },
    { kind: 'nest', space: 's3,2', count: 1 },
    { kind: 'nest', space: 's2,1', count: 1 },
    { kind: 'pentagram', space: 's3,1', count: 1 },
    { kind: 'pentagram', space: 'night-market', count: 1 },
    { kind: 'innocent', space: 'grand-terminus', count: 1 },
    { kind: 'innocent', space: 'winter-garden', count: 1 },
    { kind: 'innocent', space: 's2,2', count: 1 },
    { kind: 'innocent', space: 'megatheatre', count: 1 },
    { kind: 'extraTurn', space: 'harbour-light', count: 1 },
  ],
  altars: ['s4,2', 's2,0', 's1,2'],
  metro: [
    { color: 'red', space: 's0,2' },
    { color: 'red', space: 's4,0' },
  ],
  orbital: ['s2,1', 's3,1'],
  npcs: [{ kind: 'ravencorp', space: 'saint-jude-hospital' }],
  monsters: [
    { kind: 'acolyte', space: 's1,1' },
    { kind: 'acolyte', space: 's3,0' },
    { kind: 'acolyte', space: 's2,2' },
    { kind: 'abomination', space: 'megatheatre' },
    { kind: 'abomination', space: 'grand-terminus' },
    { kind: 'abomination', space: 's4,1' },
    { kind: 'abomination', space: 'night-market' },
  ],
  deadPile: { acolyte: 2, abomination: 1, controller: 0 },
}
