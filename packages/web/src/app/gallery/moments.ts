import type { PromptKind, Rules, Seat, SetupWishes } from '@haven/engine'
import { TableGame } from '@haven/table'

/** A question of a real game: its set-up, its seed, and the way that leads there. */
export interface Moment {
  readonly kind: PromptKind
  readonly seat: Seat
  readonly setup: SetupWishes
  readonly seed: string
  /** The places of the answers among the legal ones, one after the other. */
  readonly way: readonly number[]
}

/** Plays the way again. Votes are answered by all who are asked. */
export function gameAt(rules: Rules, { setup, seed, way }: Moment): TableGame {
  const game = new TableGame(rules, { setup, seed })
  for (const place of way) {
    const [prompt] = game.prompts
    const option = prompt && rules.options(game.state, prompt)[place]
    if (!prompt || !option) throw new Error(`the way to ${seed} is not open any more: run find-moments`)
    game.answer({ prompt: prompt.id, seat: prompt.seat, option: option.id })
  }
  return game
}
