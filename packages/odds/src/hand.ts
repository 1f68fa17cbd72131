import type { SinCardDef, View, WindowName } from '@haven/engine'
import type { Game } from '@haven/engine/count'

/** The Sins player's hand, as far as everybody can count it. The hidden hand is never looked at. */

const count = (list: readonly (string | null)[], id: string): number => list.filter((each) => each === id).length

/** Copies of a card that lie where nobody has seen them: in the hand or in the deck. */
const unseenOf = ({ sins }: View, { id, copies }: SinCardDef): number =>
  Math.max(0, copies - count(sins.discard, id) - (sins.open === id ? 1 : 0) - count(sins.known, id))

/**
 * The chance that the Sins player holds this card, for all that the viewer can know: of the unseen cards each is as
 * likely to be in the hand as any other.
 */
export function shareInHand(g: Game, view: View, card: SinCardDef): number {
  const { hand, known } = view.sins
  if (!hand.includes(null)) return hand.includes(card.id) ? 1 : 0
  if (known.includes(card.id)) return 1
  const all = g.t.sins.get(view.setup.sin)?.cards ?? []
  const unseen = all.reduce((sum, each) => sum + unseenOf(view, each), 0)
  return shareDrawn(unseen, unseenOf(view, card), hand.length - known.length)
}

/** Hypergeometric: at least one of `wanted` among `drawn` of `all`. */
export function shareDrawn(all: number, wanted: number, drawn: number): number {
  let none = 1
  for (let i = 0; i < drawn; i++) none *= Math.max(0, all - wanted - i) / Math.max(1, all - i)
  return 1 - none
}

const isMet = (g: Game, card: SinCardDef, place: number): boolean =>
  (card.when ?? []).every((condition) => condition(g, place))

/** The distinct cards that could be played in a window that is still to come. `met`: only if their condition holds now. */
export function cardsToCome(g: Game, view: View, window: WindowName, place: number, met: boolean): SinCardDef[] {
  const { turn } = g.s
  if (!turn || turn.card !== null || view.sins.hand.length === 0) return []
  const cards = (g.t.chosen?.cards ?? g.t.cardsOf.get(g.s.setup.sin))?.[window] ?? []
  return cards.filter((card) => shareInHand(g, view, card) > 0 && (!met || isMet(g, card, place)))
}
