import type { SinCardDef } from '../box.ts'
import type { Option, WindowName } from '../contract.ts'
import { effectFrame } from '../effects/effect.ts'
import { type Ask, act, ask, type Frame, type Game, NONE, procedure, push, START } from '../kernel.ts'
import { without } from '../lists.ts'
import { shuffle } from '../random/random.ts'
import { refusal } from '../refusals.ts'
import { cardOption } from './death.ts'
import { atMoment } from './moment.ts'

/** SIN. Windows, the one card of a turn, and the deck. */

export interface CardFrame extends Frame {
  readonly proc: 'playCard'
  readonly card: string
  readonly window: WindowName
  readonly place: number
  readonly hero: string
  cancelled: boolean
}

const cardsIn = (g: Game, name: WindowName): readonly SinCardDef[] =>
  (g.t.chosen?.cards ?? g.t.cardsOf.get(g.s.setup.sin))?.[name] ?? []

function conditionsMet(g: Game, card: SinCardDef, place: number): boolean {
  if (card.when) for (const condition of card.when) if (!condition(g, place)) return false
  return true
}

const count = (list: readonly string[], id: string): number => {
  let n = 0
  for (const each of list) if (each === id) n++
  return n
}

/** Are all copies of a card in the open, so that nobody can hold one? */
const isSpent = (g: Game, card: SinCardDef): boolean =>
  count(g.s.sins.discard, card.id) + (g.s.sins.open === card.id ? 1 : 0) >= card.copies

/** A window opens on public facts only, so that its opening tells nothing about the hand. */
export function isWindowOpen(g: Game, name: WindowName, place: number): boolean {
  const { turn, sins } = g.s
  if (!turn || turn.card !== null || sins.hand.length === 0) return false
  for (const card of cardsIn(g, name)) if (!isSpent(g, card) && conditionsMet(g, card, place)) return true
  return false
}

function playable(g: Game, name: WindowName, place: number): Option[] {
  const options: Option[] = [NONE]
  for (const card of cardsIn(g, name)) {
    if (g.s.sins.hand.includes(card.id) && conditionsMet(g, card, place)) options.push(cardOption(card.id))
  }
  return options
}

/** A moment at which the Sins player may play a card (content: timing windows). */
export function window<F extends Frame & { readonly place: number; readonly hero: string }>(
  name: WindowName,
  when?: (g: Game, f: F) => boolean,
): Ask<F> {
  return ask<F>({
    name: `window ${name}`,
    ask: 'sin-card',
    rule: 'SIN-1',
    always: true,
    when: (g, f) => (!when || when(g, f)) && isWindowOpen(g, name, f.place),
    seat: () => 'sins',
    subject: (_, f) => ({ window: name, hero: f.hero }),
    options: (g, f) => playable(g, name, f.place),
    answer: (g, f, option) => {
      if (option.card) {
        const frame: CardFrame = {
          proc: 'playCard',
          step: START,
          card: option.card,
          window: name,
          place: f.place,
          hero: f.hero,
          cancelled: false,
        }
        push(g, frame)
      }
    },
    refuse: (g, f, intent) => {
      if (intent.card === undefined) return null
      const card = g.t.sinCards.get(intent.card)
      if (!card || !g.s.sins.hand.includes(card.id)) return refusal('card-not-held', 'SIN-1', { card: intent.card })
      if (card.window !== name || !conditionsMet(g, card, f.place)) {
        return refusal('card-not-now', card.id, { card: card.id, window: card.window })
      }
      return null
    },
  })
}

export const playCard = procedure<CardFrame>([
  act('show', (g, f) => {
    const { sins } = g.s
    sins.hand = without(sins.hand, f.card)
    sins.known = without(sins.known, f.card)
    sins.open = f.card
    if (g.s.turn) g.s.turn.card = f.card
    g.log?.({ event: 'sinCardPlayed', card: f.card, window: f.window, hero: f.hero })
  }),
  atMoment('card-shown'),
  act(
    'effect',
    (g, f) => push(g, effectFrame(g, `card:${f.card}`, f.card, f.place, f.place, f.hero)),
    (_, f) => !f.cancelled,
  ),
])

/** `cancel-card`: it does nothing, and counts as the card of the turn. */
export function cancelCard(g: Game, cause: string): void {
  for (const frame of g.s.stack) {
    if (frame.proc !== 'playCard') continue
    ;(frame as CardFrame).cancelled = true
    g.log?.({ event: 'sinCardCancelled', card: (frame as CardFrame).card, cause })
  }
}

/** `discard-sin`: a card of the hand goes to the discard pile, face up. */
export function throwSinCard(g: Game, card: string, cause: string): void {
  const { sins } = g.s
  sins.hand = without(sins.hand, card)
  sins.known = without(sins.known, card)
  sins.discard = [...sins.discard, card]
  g.log?.({ event: 'sinCardThrown', card, cause })
}

/** SIN-1: the open card is discarded when the next turn starts. */
export function discardOpenCard(g: Game): void {
  const { sins } = g.s
  if (sins.open === null) return
  sins.discard = [...sins.discard, sins.open]
  g.log?.({ event: 'sinCardDiscarded', card: sins.open })
  sins.open = null
}

/** SIN-3: the deck is made anew when a card must be drawn and none is left. */
export function drawSinCards(g: Game, wanted: number, cause: string): void {
  const { sins } = g.s
  const cards: string[] = []
  for (let i = 0; i < wanted; i++) {
    if (sins.deck.length === 0) {
      if (sins.discard.length === 0) break
      // With the deck empty and the discard pile open, everybody can tell what the hand is.
      sins.known = [...sins.hand, ...cards].sort()
      const deck = sins.discard.slice()
      sins.discard = []
      shuffle(g.s.random, 'sins', deck)
      sins.deck = deck
      g.log?.({ event: 'sinDeckRemade' })
    }
    cards.push(sins.deck[0] as string)
    sins.deck = sins.deck.slice(1)
  }
  sins.hand = [...sins.hand, ...cards]
  if (cards.length > 0) g.log?.({ event: 'sinCardsDrawn', count: cards.length, cause, secret: { to: 'sins', cards } })
}
