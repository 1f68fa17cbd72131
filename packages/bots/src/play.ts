import type { Event, Prompt, Rules, Seat, Setup, State } from '@haven/engine'
import type { Bot, Question } from './bot.ts'

export interface PlayHooks {
  /** What happened at set-up and after each decision, unabridged: not for bots. */
  readonly onEvents?: (events: readonly Event[], state: State) => void
  /** The game is left where it is after so many decisions. */
  readonly maxDecisions?: number
}

/** Far above any game that ends: what goes on for longer is a bug, not a game. */
const MOST_DECISIONS = 100_000

/** Plays a game to its end. Each bot is shown the view of its own seat and nothing more. */
export function playGame(
  rules: Rules,
  setup: Setup,
  seed: string,
  bots: Readonly<Partial<Record<Seat, Bot>>>,
  hooks: PlayHooks = {},
): { state: State; decisions: number } {
  const { onEvents, maxDecisions = MOST_DECISIONS } = hooks
  let state: State
  if (onEvents) {
    const opening = rules.opening(setup, seed)
    state = opening.state
    onEvents(opening.events, state)
  } else state = rules.createGame(setup, seed)

  let decisions = 0
  for (; decisions < maxDecisions; decisions++) {
    const [asked] = rules.prompts(state)
    if (!asked) break
    const option = ask(rules, state, asked, bots)
    const answer = { prompt: asked.id, seat: asked.seat, option }
    if (onEvents) {
      const next = rules.decide(state, answer)
      state = next.state
      onEvents(next.events, state)
    } else rules.advance(state, answer)
  }
  return { state, decisions }
}

function ask(rules: Rules, state: State, asked: Prompt, bots: Readonly<Partial<Record<Seat, Bot>>>): string {
  const bot = bots[asked.seat]
  if (!bot) throw new Error(`nobody plays ${asked.seat}`)
  const view = rules.view(state, asked.seat)
  return bot.decide(view, view.prompts.find((prompt) => prompt.id === asked.id) as Question)
}
