import { isPreview, REACTION_TOKENS, TRACK_END } from '../board.ts'
import type { ApocalypseDef, TrackDef } from '../box.ts'
import { act, ask, type Frame, type Game, procedure, push, START } from '../kernel.ts'
import { WAITING } from '../state.ts'
import { cardOption } from './death.ts'
import { moment } from './moment.ts'
import { summonFigure } from './monsters.ts'

/** APOC. The track, and the cards that it reveals. */

export interface TrackFrame extends Frame {
  readonly proc: 'raiseTrack'
  readonly cause: string
  left: number
}

/** APOC-4: one level after the other; at 7 the track stays. */
export function raiseTrack(g: Game, levels: number, cause: string): void {
  if (levels <= 0) return
  const frame: TrackFrame = { proc: 'raiseTrack', step: START, cause, left: levels }
  push(g, frame)
}

export const raiseTrackSteps = procedure<TrackFrame>([
  act(
    'level',
    (g, f) => {
      f.left--
      g.s.track++
      g.log?.({ event: 'trackRaised', level: g.s.track, cause: f.cause })
      const { id, reactions, reveals } = g.t.track[g.s.track] as TrackDef
      if (reactions) gainReactions(g, reactions, 'permanent', id)
      if (reveals) push(g, { proc: 'reveal', step: START })
      return 'again'
    },
    (g, f) => f.left > 0 && g.s.track < TRACK_END,
  ),
])

/** `gain-reaction`: active at once, never more than the tokens there are (COMP-1). */
export function gainReactions(g: Game, count: number, scope: 'round' | 'permanent', cause: string): void {
  const { sins } = g.s
  const gained = Math.min(count, REACTION_TOKENS - sins.tokens)
  sins.tokens += gained
  sins.reactions += gained
  if (scope === 'permanent') sins.permanent = Math.min(REACTION_TOKENS, sins.permanent + count)
  g.log?.({ event: 'reactionGained', count: gained, cause })
}

const DRAWN = 2

export const reveal = procedure<Frame>([
  act('draw', (g) => {
    const { apocalypse } = g.s
    if (apocalypse.deck.length === 0) return 'leave'
    apocalypse.seen = isPreview(g) ? 1 : Math.min(DRAWN, apocalypse.deck.length)
    const cards = apocalypse.deck.slice(0, apocalypse.seen)
    g.log?.({ event: 'apocalypseDrawn', count: cards.length, secret: { to: 'sins', cards } })
  }),
  // APOC-2. The drawn cards stay on top of the deck until one is chosen, so that no frame holds a secret.
  ask({
    name: 'apocalypse-card',
    ask: 'apocalypse-card',
    rule: 'APOC-2',
    seat: () => 'sins',
    options: (g) => g.s.apocalypse.deck.slice(0, g.s.apocalypse.seen).map(cardOption),
    answer: (g, _, option) => {
      const { apocalypse } = g.s
      const drawn = apocalypse.deck.slice(0, apocalypse.seen)
      apocalypse.deck = apocalypse.deck.slice(apocalypse.seen)
      apocalypse.seen = 0
      apocalypse.known = Math.min(apocalypse.known, apocalypse.deck.length)
      for (const card of drawn) {
        if (card === option.card) continue
        apocalypse.deck = [...apocalypse.deck, card]
        apocalypse.known++
        g.log?.({ event: 'apocalypsePutBack', secret: { to: 'sins', card } })
      }
      apocalypse.cards = [...apocalypse.cards, option.card as string]
      g.log?.({ event: 'apocalypseRevealed', card: option.card as string })
    },
  }),
  act('bring', (g) => {
    const card = g.t.apocalypse.get(g.s.apocalypse.cards.at(-1) as string) as ApocalypseDef
    moment(g, 'revealed', -1, card.id)
    const figure = card.brings === undefined ? undefined : g.t.figureIndex.get(card.brings)
    if (figure !== undefined && g.s.figures[figure] === WAITING) summonFigure(g, figure, card.id, isPreview(g)) // APOC-3
  }),
])
