import {
  type ApocalypseDef,
  figureAt,
  hasHero,
  isStreet,
  kindOf,
  lastMoved,
  monstersOnBoard,
  moveMonsters,
  placeTokens,
  tokensIn,
} from '@haven/engine/kit'

/** Distraint. Brings the Bailiff. */
const distraint: ApocalypseDef = { id: 'apo-t1', type: 'terror', rank: 8, brings: 'hc-bailiff' }

/** The Hunt Is Up. Brings the Huntsman. */
const theHunt: ApocalypseDef = { id: 'apo-t2', type: 'terror', rank: 6.5, brings: 'hc-huntsman' }

/** Gates Ajar. One monster more is summoned each round. */
const gatesAjar: ApocalypseDef = {
  id: 'apo-t3',
  type: 'terror',
  rank: 6,
  modifiers: [{ hook: 'summons', count: () => 1 }],
}

/** Red Moon. One more Sin die in fights that the Sins player starts. */
const redMoon: ApocalypseDef = {
  id: 'apo-t4',
  type: 'terror',
  rank: 7,
  modifiers: [{ hook: 'sinDice', count: (_, fight) => (fight.by === 'sins' ? 1 : 0) }],
}

/** Carapace. Abominations in a space with a Nest have one Defense more. */
const carapace: ApocalypseDef = {
  id: 'apo-t5',
  type: 'terror',
  rank: 3,
  modifiers: [
    {
      hook: 'monsterDefense',
      count: (g, figure) =>
        kindOf(g, figure) === 'abomination' && tokensIn(g, 'nest', figureAt(g, figure)) > 0 ? 1 : 0,
    },
  ],
}

/** Pack Mind. After the reaction's move one other monster may move a step. */
const packMind: ApocalypseDef = {
  id: 'apo-t6',
  type: 'terror',
  rank: 7.5,
  triggers: [
    {
      at: 'reaction-moved',
      steps: moveMonsters((g) => monstersOnBoard(g).filter((figure) => !lastMoved(g).includes(figure)), 1),
    },
  ],
}

/** Cinder Rain. At the beginning of each round Fire falls in two different Streets without a hero. */
const cinderRain: ApocalypseDef = {
  id: 'apo-t7',
  type: 'terror',
  rank: 10,
  triggers: [
    {
      at: 'round-begin',
      commutes: true,
      steps: placeTokens({
        tokens: ['fire'],
        count: 2,
        where: (g, space) => isStreet(g, space) && !hasHero(g, space),
      }),
    },
  ],
}

export const terrorCards: readonly ApocalypseDef[] = [
  distraint,
  theHunt,
  gatesAjar,
  redMoon,
  carapace,
  packMind,
  cinderRain,
]
