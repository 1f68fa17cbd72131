import type { Answer, Prompt } from '@haven/engine'
import { answerFor, ballots, draftedAnswer, type Order, propose, type TableGame, type Talk } from '@haven/table'
import type { Opponents } from './opponents.ts'
import { isPerson, isShared, type Players } from './players.ts'

/** What is answered without anybody at the screen: by bots, by standing orders, by agreement. */

export interface Clock {
  /** Lets messages in; after so many milliseconds. */
  pause(ms: number): Promise<void>
  now(): number
}

/** A window lasts a whole number of blinks, so that its length tells nothing of the hand. */
export async function botAnswer(
  clock: Clock,
  opponents: Opponents,
  game: TableGame,
  prompt: Prompt,
  blink: number,
): Promise<Answer> {
  const started = clock.now()
  await clock.pause(0)
  const option = opponents.decide(game, prompt)
  if (prompt.kind === 'sin-card' && blink > 0) {
    const passed = clock.now() - started
    await clock.pause(Math.ceil(Math.max(1, passed) / blink) * blink - passed)
  }
  return { prompt: prompt.id, seat: prompt.seat, option }
}

/** What the Sins player has said beforehand; alone against bots he is not asked where he could play nothing. */
export function orderedAnswer(
  game: TableGame,
  players: Players,
  orders: readonly Order[],
  { seat, kind }: Prompt,
): Answer | null {
  if (seat !== 'sins') return null
  const view = game.rules.view(game.state, seat)
  const found = draftedAnswer(game.rules, game.state, orders) ?? answerFor(orders, view)
  if (found) return found
  const [question] = view.prompts
  const nothing = kind === 'sin-card' && !isShared(players) && question?.options.length === 1
  return nothing ? { prompt: question.id, seat, option: 'none' } : null
}

/** The ballots to cast now: bots go along with the people beside them. */
export function agreedBallots(talk: Talk, players: Players): readonly Answer[] | null {
  const ours = talk.seats.filter((seat) => isPerson(players, seat))
  const [only, ...others] = new Set(ours.map((seat) => talk.proposals[seat] ?? null))
  let voted = talk
  if (only && others.length === 0) {
    for (const seat of talk.seats) if (!ours.includes(seat)) voted = propose(voted, seat, only)
  }
  const cast = ballots(voted)
  return cast.length > 0 ? cast : null
}
