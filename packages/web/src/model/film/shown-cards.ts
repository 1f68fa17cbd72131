import type { Compiled, Event, EventName, View } from '@haven/engine'

/** What events of the Sins player's cards do to the view that is shown. */

export type Of<N extends EventName> = Extract<Event, { event: N }>
export type Patch<N extends EventName> = (view: View, event: Of<N>, tables: Compiled) => Partial<View>

export const left = (hidden: View['sins']['deck'], count: number): View['sins']['deck'] => hidden.slice(count)

/** The hand without this card: who does not see it, sees one fewer. */
function handWithout({ hand }: View['sins'], card: string): View['sins']['hand'] {
  const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(null)
  return at < 0 ? hand : hand.toSpliced(at, 1)
}

export const cardPlayed: Patch<'sinCardPlayed'> = ({ sins, turn }, { card }) => ({
  sins: { ...sins, hand: handWithout(sins, card), open: card },
  turn: turn && { ...turn, card },
})

export const cardThrown: Patch<'sinCardThrown'> = ({ sins }, { card }) => ({
  sins: { ...sins, hand: handWithout(sins, card), discard: [...sins.discard, card] },
})

export const cardsDrawn: Patch<'sinCardsDrawn'> = (view, { count, secret }) => {
  const cards: View['sins']['hand'] = secret?.cards ?? Array<null>(count).fill(null)
  return { sins: { ...view.sins, hand: [...view.sins.hand, ...cards], deck: left(view.sins.deck, count) } }
}

/** SIN-3. What was left of the old deck is drawn before it, but told after it. */
export const deckRemade: Patch<'sinDeckRemade'> = ({ sins }) => ({
  sins: { ...sins, deck: [...sins.deck, ...sins.discard.map(() => null)], discard: [] },
})
