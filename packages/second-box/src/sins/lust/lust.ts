import {
  act,
  chooseSpace,
  chooseWay,
  figureAt,
  type Game,
  heroAt,
  hurtCorruption,
  isWithin,
  neighbours,
  only,
  onlyIf,
  type SinDef,
  teleportHero,
} from '@haven/engine/kit'
import { monsterSpaces } from '../shared.ts'
import { lustCards } from './cards.ts'

const HEARD = 2
const WEAK = 4

/** Where she can call him: adjacent spaces with a monster, and with the Controller's voice its own within 2. */
function calls(g: Game, place: number): number[] {
  const { space } = heroAt(g, place)
  const controller = figureAt(g, g.t.controller)
  return monsterSpaces(g)
    .filter(
      (to) => neighbours(g, space).includes(to) || (to === controller && to !== space && isWithin(g, to, space, HEARD)),
    )
    .sort((a, b) => a - b)
}

/** What it costs to refuse. */
const refusal = (g: Game, place: number): number => (heroAt(g, place).corruption >= WEAK ? 2 : 1)

/** Lust, the tempter: it does not come for you; it calls. */
export const lust: SinDef = {
  id: 'lust',
  /** Come Here: before the move of a reaction the hero is called to a monster next door; he goes, or takes corruption. */
  power: {
    id: 'lust-power',
    triggers: [
      {
        at: 'reaction-open',
        when: (g, place) => calls(g, place).length > 0,
        steps: [
          chooseSpace((g, f) => calls(g, f.place), { who: 'sins', optional: true }),
          // Nobody Says No: into the Avatar's space there is one way only.
          chooseWay((g, f) => (f.space === figureAt(g, g.t.avatar) ? ['go'] : ['go', 'refuse']), { who: 'hero' }),
          ...only((_, f) => f.choice === 'go', [teleportHero((_, f) => f.space)]),
          onlyIf(
            (_, f) => f.choice === 'refuse',
            act('refuse', (g, f) => hurtCorruption(g, f.place, refusal(g, f.place), f.cause)),
          ),
        ],
      },
    ],
    ways: { go: { worth: 1.5 }, refuse: (g, place) => ({ corruption: refusal(g, place) }) },
  },
  abomination: { fight: 3, defense: 3 },
  /** The Sweetest Voice and Nobody Says No are looked at by the power. */
  controller: { id: 'lust-controller', fight: 4, defense: 5 },
  avatar: { id: 'lust-avatar', fight: 5, defense: 6 },
  cards: lustCards,
  asks: ['volunteered'],
}
