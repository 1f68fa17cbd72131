import type { Position } from '@haven/engine'

/** Moments of games for tests. */

const HEROES = ['rose', 'thorley', 'rocco', 'brad'] as const
const IN_PLAY: Readonly<Record<number, number>> = { 1: 3, 2: 4, 3: 3, 4: 4 }

/** Nobody is left in the Reserve, everybody is nearly dead, monsters stand around: the next death ends it. */
export function late(heroPlayers: number, wounds: readonly number[] = [1, 2, 3, 4]): Position {
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
      wounds,
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

/** The same with nothing near him. */
export const calmTurnOfThorley: Position = { ...turnOfThorley, monsters: [], sins: { hand: [], reactions: 0 } }

/** His turn with the others nearly dead among monsters: whoever of them falls ends it. The Sins player holds Hubris. */
export const overDays: Position = {
  ...turnOfThorley,
  round: 4,
  apocalypse: 3,
  heroes: [
    { hero: 'thorley', space: 's0,0', turns: 2 },
    { hero: 'rose', space: 's1,1', corruption: 6, wounds: [1, 2, 3, 4], turns: 2 },
    { hero: 'rocco', space: 's2,1', corruption: 6, wounds: [1, 2, 3, 4], turns: 2 },
  ],
  reserve: [],
  monsters: [
    { kind: 'acolyte', space: 's0,0' },
    { kind: 'abomination', space: 's1,1' },
    { kind: 'acolyte', space: 's1,1' },
    { kind: 'abomination', space: 's2,1' },
    { kind: 'acolyte', space: 's2,1' },
  ],
  sins: { hand: ['pride-hubris'], reactions: 2 },
}

/** Rose before a Move of three steps, monsters and Fire around her: to Dockside the short way and the safe one differ. */
export const onTheWay: Position = {
  haven: 1,
  setup: {
    edition: 'final',
    sin: 'pride',
    acolytes: 'nuns',
    map: 'havens-last-stand-a',
    heroPlayers: 1,
    heroes: ['rose', 'leah', 'thorley'],
  },
  round: 2,
  apocalypse: 2,
  heroes: [
    { hero: 'rose', space: 's1,1', corruption: 3, wounds: [1], turns: 2, npcs: ['ravencorp'] },
    { hero: 'leah', space: 's1,2', corruption: 2, turns: 1 },
    { hero: 'thorley', space: 'old-cathedral', corruption: 1, wounds: [2], turns: 2 },
  ],
  monsters: [
    { kind: 'abomination', space: 's2,1' },
    { kind: 'acolyte', space: 's2,1' },
    { kind: 'acolyte', space: 's3,1' },
    { kind: 'controller', space: 'megatheatre' },
  ],
  tokens: [
    { kind: 'fire', space: 's2,1', count: 2 },
    { kind: 'fire', space: 's2,2' },
    { kind: 'corruption', space: 's1,2' },
    { kind: 'corruption', space: 's0,2', count: 2 },
  ],
  altars: [],
  sins: { hand: [], reactions: 2 },
  current: { phase: 'hero-turn', hero: 'rose' },
}
