import type { Option, WindowName } from '@haven/engine'
import { currentFight, fightsAlone } from '@haven/engine/count'
import { cardWorth, fightChange } from './hints.ts'
import { best, type Survey } from './survey.ts'

/** When a Sin card is worth its one place in the turn: by the hints of its box, or by its window. */

/** Cards of which nothing is told: more dice in a fight, some harm at any other time. */
function unknownWorth(r: Survey, window: WindowName | undefined): number {
  if (window !== 'fight-start') return UNKNOWN
  const f = currentFight(r.g)
  return fightChange(r, { sinDice: f && fightsAlone(r.g, f) ? 2 : 1 })
}
const UNKNOWN = 0.7

export function choosesCard(
  r: Survey,
  place: number,
  window: WindowName | undefined,
  options: readonly Option[],
): Option {
  // The more cards there are in hand, the less each is saved up.
  const least = Math.max(r.sins.cardLeast, r.sins.cardMost - r.sins.cardEach * r.g.s.sins.hand.length)
  return best(options, ({ card }) =>
    card === undefined ? least : (cardWorth(r, place, card) ?? unknownWorth(r, window)),
  )
}
