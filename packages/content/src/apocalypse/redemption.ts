import {
  type ApocalypseDef,
  chooseWay,
  forceCorruption,
  hasHero,
  hasMonster,
  heroAt,
  isStreet,
  lapseInventory,
  onlyIf,
  placeTokens,
} from '@haven/engine/kit'

/** Crescendo. Brings the Maestro. */
const crescendo: ApocalypseDef = { id: 'apo-r1', type: 'redemption', rank: 6.5, brings: 'hc-maestro' }

/** Panic. A step into a space with monsters costs 1 corruption, after the checks. */
const panic: ApocalypseDef = {
  id: 'apo-r2',
  type: 'redemption',
  rank: 8,
  modifiers: [{ hook: 'enterCorruption', count: (g, place) => (hasMonster(g, heroAt(g, place).space) ? 1 : 0) }],
}

/** Blackout. A Metro step ends the Move. */
const blackout: ApocalypseDef = {
  id: 'apo-r3',
  type: 'redemption',
  rank: 2,
  modifiers: [{ hook: 'metroEndsMove', count: () => 1 }],
}

/** Looters. An Inventory icon costs 1 corruption, or it is skipped. */
const looters: ApocalypseDef = {
  id: 'apo-r4',
  type: 'redemption',
  rank: 5.5,
  triggers: [
    {
      at: 'inventory-icon',
      steps: [
        chooseWay(() => ['pay', 'skip'], { who: 'hero' }),
        onlyIf((_, f) => f.choice === 'pay', forceCorruption(1)),
        onlyIf((_, f) => f.choice === 'skip', lapseInventory()),
      ],
    },
  ],
}

/** Backdraft. Each Fire check rolls one more die. */
const backdraft: ApocalypseDef = {
  id: 'apo-r5',
  type: 'redemption',
  rank: 7,
  modifiers: [{ hook: 'fireDice', count: () => 1 }],
}

/** No Beds Left. At most one Heal icon is carried out in each use of a District. */
const noBedsLeft: ApocalypseDef = {
  id: 'apo-r6',
  type: 'redemption',
  rank: 4,
  modifiers: [{ hook: 'healIcons', count: () => 1 }],
}

/** Nesting Season. At the beginning of each round a Nest comes to a Street without a hero. */
const nestingSeason: ApocalypseDef = {
  id: 'apo-r7',
  type: 'redemption',
  rank: 6,
  triggers: [
    {
      at: 'round-begin',
      commutes: true,
      steps: placeTokens({
        tokens: ['nest'],
        count: 1,
        where: (g, space) => isStreet(g, space) && !hasHero(g, space),
      }),
    },
  ],
}

export const redemptionCards: readonly ApocalypseDef[] = [
  crescendo,
  panic,
  blackout,
  looters,
  backdraft,
  noBedsLeft,
  nestingSeason,
]
