import type { Event, TokenKind, View } from '@haven/engine'
import type { GameSnapshot } from '../snapshot.ts'

/**
 * What bystanders are shown who watch a round later: the moment of then as bystanders saw it, and of what was hidden
 * then whatever everybody has seen since. All of it is made from what was told to everybody, so that it cannot tell
 * what is still hidden.
 */

/** What has come into the open since a moment. */
export interface Since {
  /** Sin cards that were played before another one was drawn: they were in the hand. */
  readonly played: readonly string[]
  readonly isDrawn: boolean
  /** Tokens that were turned face up, by their space. */
  readonly flipped: Readonly<Record<string, readonly TokenKind[]>>
  /** Dark Past cards that were revealed, by their hero. */
  readonly revealed: Readonly<Record<string, string>>
}

/** A moment that is shown later. Those that were stored before there was such a thing have no `since`. */
export interface PastMoment extends GameSnapshot {
  readonly since?: Since
}

const NOTHING: Since = { played: [], isDrawn: false, flipped: {}, revealed: {} }

export const momentNow = (game: GameSnapshot): PastMoment => ({ ...game, since: NOTHING })

/** The same moment, after these events were told to everybody. */
export const seenSince = (moment: PastMoment, events: readonly Event[]): PastMoment =>
  moment.since ? { ...moment, since: events.reduce(withEvent, moment.since) } : moment

/** The same with all that has been told since it. */
export const seenAnew = (moment: GameSnapshot, events: readonly Event[]): PastMoment =>
  seenSince(momentNow(moment), events)

function withEvent(since: Since, event: Event): Since {
  switch (event.event) {
    case 'sinCardPlayed':
    case 'sinCardThrown':
      // After a draw nobody can tell whether it was in the hand before.
      return since.isDrawn ? since : { ...since, played: [...since.played, event.card] }
    case 'sinCardsDrawn':
      return { ...since, isDrawn: true }
    case 'tokensFlipped':
      return { ...since, flipped: { ...since.flipped, [event.space]: event.tokens } }
    case 'darkPastRevealed':
      return { ...since, revealed: { ...since.revealed, [event.hero]: event.card } }
    default:
      return since
  }
}

/** What bystanders saw then, with what they have seen of it since. Decks keep their order to themselves. */
export function viewLater(view: View, since: Since | undefined): View {
  if (!since) return view
  const { hand } = view.sins
  const past = Object.entries(view.darkPast).map(([hero, card]) => [hero, since.revealed[hero] ?? card])
  return {
    ...view,
    faceDown: view.faceDown.map(({ space, kinds }) => ({ space, kinds: since.flipped[space] ?? kinds })),
    sins: { ...view.sins, hand: [...since.played, ...hand.slice(since.played.length)] },
    darkPast: Object.fromEntries(past),
  }
}
