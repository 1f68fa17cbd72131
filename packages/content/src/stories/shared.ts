import type { ClockDef, MissionDef } from '@haven/engine/kit'

/** Pieces that several stories share. */

/** "One more if no mission progress was made this round." */
export const slowRound: ClockDef = { levels: 1, more: { levels: 1, fact: 'progress', when: 'under', bound: () => 1 } }

/** A mission that counts Districts: each once, by a hero's City Action. */
export const eachDistrictOnce: MissionDef['progress'] = [
  { on: 'city', once: (g, { space }) => g.map.spaces[space] as string },
]
