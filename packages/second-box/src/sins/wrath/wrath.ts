import { currentFight, dealWound, figureAt, heroAt, isPlain, type SinDef } from '@haven/engine/kit'
import { wrathCards } from './cards.ts'

const BADLY_HURT = 3
const DRUMMED_STEPS = 3

/** Wrath, the brawler: nothing hits harder, nothing falls sooner, and the smell of blood makes it worse. */
export const wrath: SinDef = {
  id: 'wrath',
  /** Seeing Red: one more Sin die against a hero with a wound, two against one with three. */
  power: {
    id: 'wrath-power',
    modifiers: [
      {
        hook: 'sinDice',
        count: (g, { place }) => {
          const wounds = heroAt(g, place).wounds.length
          return wounds >= BADLY_HURT ? 2 : wounds > 0 ? 1 : 0
        },
      },
    ],
  },
  abomination: { fight: 5, defense: 2 },
  /** War Drum: in a reaction Acolytes and Abominations move up to three spaces. */
  controller: {
    id: 'wrath-controller',
    fight: 5,
    defense: 4,
    modifiers: [{ hook: 'reactionMove', count: (g, figure) => (isPlain(g, figure) ? DRUMMED_STEPS : 0) }],
  },
  /** An Eye for an Eye: a hero who killed in a fight in its space takes a wound, if it still stands there. */
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
