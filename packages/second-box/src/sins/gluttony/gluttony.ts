import { countMonsters, drawSin, figureAt, gainReaction, isWithin, type SinDef } from '@haven/engine/kit'
import { gluttonyCards } from './cards.ts'

const MOST_COURSES = 2

/** Gluttony, the feast: fat, thick-skinned, and it eats what you eat. */
export const gluttony: SinDef = {
  id: 'gluttony',
  /** Some for Me: a Sin card for each Upgrade that a hero gains, a Reaction token for each Extra Turn token. */
  power: {
    id: 'gluttony-power',
    triggers: [
      { at: 'upgrade-gained', commutes: true, steps: [drawSin(1)] },
      { at: 'extra-turn-gained', commutes: true, steps: [gainReaction(1, 'round')] },
    ],
  },
  abomination: { fight: 3, defense: 4 },
  /** First at Table: a District within 1 of it gives one icon in each use. */
  controller: {
    id: 'gluttony-controller',
    fight: 5,
    defense: 5,
    modifiers: [
      {
        hook: 'iconLimit',
        count: (g, { space }) => (isWithin(g, figureAt(g, g.t.controller), space, 1) ? 1 : Infinity),
      },
    ],
  },
  /** Well Attended: one more Defense for each other monster in its space, at most two. */
  avatar: {
    id: 'gluttony-avatar',
    fight: 5,
    defense: 6,
    modifiers: [
      {
        hook: 'monsterDefense',
        count: (g, figure) =>
          figure === g.t.avatar ? Math.min(MOST_COURSES, countMonsters(g, figureAt(g, figure)) - 1) : 0,
      },
    ],
  },
  cards: gluttonyCards,
  asks: ['gained'],
}
