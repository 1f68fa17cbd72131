import type { Position } from '@haven/engine'

/** One evening in Haven, as pictures show it: the third round of Haven's Last Stand, Pride two kills from the mission. */

const setup = {
  edition: 'final',
  sin: 'pride',
  acolytes: 'nuns',
  map: 'havens-last-stand-a',
  heroPlayers: 1,
  heroes: ['morgana', 'rose', 'thorley'],
} as const

/** Thorley stands beside Rose; two steps away an Abomination and a Nun hold the Megatheatre. */
export const thorleyActs: Position = {
  haven: 1,
  setup,
  round: 3,
  apocalypse: 2,
  mission: { id: 'hls-1-hold-the-line', progress: 5 },
  heroes: [
    {
      hero: 'morgana',
      space: 'constabulary',
      corruption: 2,
      wounds: [1],
      turns: 1,
      cityAction: false,
      upgrades: ['upg-kevlar-vestments'],
      npcs: ['commissioner'],
    },
    { hero: 'rose', space: 'old-cathedral', corruption: 4, wounds: [], turns: 1, cityAction: true },
    {
      hero: 'thorley',
      space: 'old-cathedral',
      corruption: 3,
      wounds: [1, 5],
      turns: 1,
      cityAction: true,
      upgrades: ['upg-sawn-off', 'upg-field-kit'],
      extraTurns: 1,
    },
  ],
  reserve: ['brad', 'karl'],
  monsters: [
    { kind: 'abomination', space: 'megatheatre' },
    { kind: 'acolyte', space: 'megatheatre' },
    { kind: 'acolyte', space: 's2,0' },
    { kind: 'acolyte', space: 's3,1' },
    { kind: 'abomination', space: 's2,1' },
    { kind: 'abomination', space: 's3,2' },
  ],
  dead: { acolyte: 2 },
  tokens: [
    { kind: 'nest', space: 's2,0' },
    { kind: 'nest', space: 's3,2' },
    { kind: 'pentagram', space: 'megatheatre' },
    { kind: 'fire', space: 's1,1' },
    { kind: 'fire', space: 'dockside' },
    { kind: 'corruption', space: 'old-cathedral' },
    { kind: 'fire', space: 's2,2' },
  ],
  altars: ['s3,0', 'megatheatre', 's0,1'],
  metro: [
    { color: 'red', space: 's0,2' },
    { color: 'red', space: 's3,1' },
  ],
  orbital: ['s1,1'],
  slots: ['constabulary'],
  npcs: [],
  sins: {
    hand: ['pride-hubris', 'pride-single-combat', 'pride-before-the-fall', 'pride-overreach'],
    reactions: 2,
    tokens: 4,
    permanent: 1,
  },
  sinDiscard: [
    'pride-cast-out',
    'pride-hubris',
    'pride-single-combat',
    'pride-no-charity',
    'pride-finest-hour',
    'pride-whose-glory',
  ],
  apocalypseCards: ['apo-t4'],
  roundFacts: { kills: 1, progress: 1 },
  current: { phase: 'hero-turn', hero: 'thorley' },
}

/** He has come to the Megatheatre. */
export const thorleyArrived: Position = {
  ...thorleyActs,
  heroes: (thorleyActs.heroes ?? []).map((each) =>
    each.hero === 'thorley' ? { ...each, space: 'megatheatre' } : each,
  ),
  turn: { steps: 2, moveOver: true },
}

/** The round begins: Pride has a Fire to place. */
export const roundBegins: Position = {
  ...thorleyActs,
  mission: { id: 'hls-1-hold-the-line', progress: 4 },
  heroes: (thorleyActs.heroes ?? []).map((each) => ({
    ...each,
    space: each.hero === 'rose' ? 'saint-jude-hospital' : each.space,
    turns: 2,
    cityAction: true,
  })),
  dead: { acolyte: 1 },
  slots: [],
  sins: {
    hand: ['pride-whose-glory', 'pride-hubris', 'pride-single-combat', 'pride-before-the-fall', 'pride-overreach'],
    reactions: 4,
    tokens: 4,
    permanent: 1,
  },
  sinDiscard: ['pride-cast-out', 'pride-hubris', 'pride-single-combat', 'pride-no-charity', 'pride-finest-hour'],
  roundFacts: {},
  current: { phase: 'round-start' },
}
