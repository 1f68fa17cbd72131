import {
  chooseWay,
  dealWound,
  eachHero,
  figureAt,
  heroAt,
  heroesIn,
  hurtCorruption,
  onlyIf,
  type SinDef,
} from '@haven/engine/kit'
import { envyCards } from './cards.ts'

/** Envy, the neighbour: it looks at what you have that they have not. */
export const envy: SinDef = {
  id: 'envy',
  /** Not Fair: who gained an Upgrade chooses: a wound for him, or 2 corruption for each other hero. */
  power: {
    id: 'envy-power',
    triggers: [
      {
        at: 'upgrade-gained',
        steps: [
          chooseWay(() => ['wound', 'others'], { who: 'hero' }),
          onlyIf((_, f) => f.choice === 'wound', dealWound(1)),
          ...eachHero(
            (_, place, f) => f.choice === 'others' && place !== f.place,
            (g, place, f) => hurtCorruption(g, place, 2, f.cause),
          ),
        ],
      },
    ],
    ways: { wound: { wounds: 1 }, others: { others: 2 } },
  },
  abomination: { fight: 3, defense: 3 },
  /** What Is Yours: the Upgrades of heroes in its space are asleep. */
  controller: {
    id: 'envy-controller',
    fight: 4,
    defense: 4,
    modifiers: [
      {
        hook: 'upgradesAsleep',
        count: (g, place) => (place >= 0 && heroAt(g, place).space === figureAt(g, g.t.controller) ? 1 : 0),
      },
    ],
  },
  /** Anything You Can Do: in fights in its space one more Sin die for each other hero there. */
  avatar: {
    id: 'envy-avatar',
    fight: 5,
    defense: 6,
    modifiers: [
      {
        hook: 'sinDice',
        count: (g, { place, space }) =>
          space === figureAt(g, g.t.avatar) ? heroesIn(g, space).filter((other) => other !== place).length : 0,
      },
    ],
  },
  cards: envyCards,
}
