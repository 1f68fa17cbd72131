import type { Position } from '@haven/engine'

/** Moments of games for tests. */

const HEROES = ['rose', 'thorley', 'rocco', 'brad'] as const
const IN_PLAY: Readonly<Record<number, number>> = { 1: 3, 2: 4, 3: 3, 4: 4 }

/** Nobody is left in the Reserve, everybody is nearly dead, monsters stand around: the next death ends it. */
export function late(heroPlayers: number): Position {
  const heroes = HEROES.slice(0, IN_PLAY[heroPlayers])
  return {
    haven: 1,
    setup: {
      edition: 'final',
      sin: 'pride',
      acolytes: 'nuns',
      map: 'havens-last-stand-a',
      heroPlayers,
      heroes,
    },
    round: 4,
    apocalypse: 3,
    heroes: heroes.map((hero, i) => ({
      hero,
      space: i === 0 ? 's1,1' : 's2,1',
      corruption: 3,
      wounds: [1, 2, 3, 4],
      turns: 2,
    })),
    reserve: [],
    monsters: [
      { kind: 'abomination', space: 's1,1' },
      { kind: 'abomination', space: 's2,1' },
      { kind: 'acolyte', space: 's1,1' },
      { kind: 'acolyte', space: 's2,1' },
      { kind: 'acolyte', space: 's2,1' },
    ],
    current: { phase: 'round-start' },
  }
}

/** Thorley in the middle of his turn beside an Acolyte; the Sins player has no cards. */
export const turnOfThorley: Position = {
  haven: 1,
  setup: {
    edition: 'final',
    sin: 'pride',
    acolytes: 'nuns',
    map: 'havens-last-stand-a',
    heroPlayers: 1,
    heroes: ['rose', 'thorley', 'rocco'],
  },
  heroes: [{ hero: 'thorley', space: 's0,0', turns: 1 }],
  monsters: [{ kind: 'acolyte', space: 's0,0' }],
  tokens: [],
  altars: [],
  sins: { hand: [], reactions: 1 },
  current: { phase: 'hero-turn', hero: 'thorley' },
}
