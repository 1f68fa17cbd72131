import {
  act,
  figureAt,
  gainReaction,
  hasHero,
  hasMonster,
  heroAt,
  isPlain,
  layMark,
  type SinDef,
  unmarkSpace,
} from '@haven/engine/kit'
import { greedCards } from './cards.ts'
import { CLAIM, claims, districts, isClaimed, isHeld } from './claims.ts'

const MANY_CLAIMS = 3
const MOST_DICE = 2

/** Greed, the landlord: it does not chase, it owns. */
export const greed: SinDef = {
  id: 'greed',
  /**
   * Landlord: icons of a held District cost 1 corruption each. At the end of a round Claims go where monsters are and
   * no hero; a hero who ends his turn on one without monsters removes it; three of them are a Reaction token a round.
   */
  power: {
    id: 'greed-power',
    modifiers: [{ hook: 'iconPrice', count: (g, { space }) => (isHeld(g, space) ? 1 : 0) }],
    triggers: [
      {
        at: 'round-end',
        steps: [
          act('claim', (g, f) => {
            for (const space of districts(g)) {
              if (hasMonster(g, space) && !hasHero(g, space)) layMark(g, CLAIM, 'game', space, f.cause)
            }
          }),
        ],
      },
      {
        at: 'turn-end-text',
        when: (g, place) => {
          const { space } = heroAt(g, place)
          return isClaimed(g, space) && !hasMonster(g, space)
        },
        steps: [unmarkSpace(CLAIM, (g, f) => heroAt(g, f.place).space)],
      },
      {
        at: 'round-begin',
        commutes: true,
        when: (g) => claims(g).length >= MANY_CLAIMS,
        steps: [gainReaction(1, 'round')],
      },
    ],
  },
  abomination: { fight: 3, defense: 4 },
  /** The Collector: Acolytes and Abominations in a District with a Claim have 1 more Defense. */
  controller: {
    id: 'greed-controller',
    fight: 4,
    defense: 4,
    modifiers: [
      {
        hook: 'monsterDefense',
        count: (g, figure) => (isPlain(g, figure) && isClaimed(g, figureAt(g, figure)) ? 1 : 0),
      },
    ],
  },
  /** Everything Has a Price: in fights in its space one more Sin die for each two Claims on the board, at most two. */
  avatar: {
    id: 'greed-avatar',
    fight: 5,
    defense: 6,
    modifiers: [
      {
        hook: 'sinDice',
        count: (g, { space }) =>
          space === figureAt(g, g.t.avatar) ? Math.min(MOST_DICE, Math.floor(claims(g).length / 2)) : 0,
      },
    ],
  },
  cards: greedCards,
}
