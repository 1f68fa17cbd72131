import { currentFight, dealWound, figureAt, heroAt, isPlain, type SinDef } from '@haven/engine/kit'
import { wrathCards } from './cards.ts'

const CHARGE = 3

/**
 * Wrath, the brawler: it hits harder than the others and falls sooner. Blood is what it lives on: a hero who bleeds is
 * hit harder, and whoever strikes is struck back.
 */
export const wrath: SinDef = {
  id: 'wrath',
  /** Seeing Red: one more Sin die in each fight with a hero who has a wound. */
  power: {
    id: 'wrath-power',
    modifiers: [{ hook: 'sinDice', count: (g, { place }) => (heroAt(g, place).wounds.length > 0 ? 1 : 0) }],
  },
  abomination: { fight: 4, defense: 2 },
  /** War Drum: Acolytes and Abominations go up to three spaces as the move of a reaction. */
  controller: {
    id: 'wrath-controller',
    fight: 5,
    defense: 4,
    modifiers: [{ hook: 'reactionMove', count: (g, figure) => (isPlain(g, figure) ? CHARGE : 0) }],
  },
  /** An Eye for an Eye: a hero who kills in its space takes a wound, if it still stands there. */
  avatar: {
    id: 'wrath-avatar',
    fight: 6,
    defense: 6,
    triggers: [
      {
        at: 'after-fight',
        when: (g) => {
          const fight = currentFight(g)
          return fight !== null && fight.killed.length > 0 && fight.space === figureAt(g, g.t.avatar)
        },
        steps: [dealWound(1)],
      },
    ],
  },
  cards: wrathCards,
}
