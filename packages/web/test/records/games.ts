import { randomFrom, type SetupWishes } from '@haven/engine'
import { type GameRecord, TableGame } from '@haven/table'
import { rules } from '../../src/model/rules.ts'

/** A game in which everybody gives any answer, to its end. */
export function anyGame(seed: string, setup: SetupWishes = { heroPlayers: 2 }): TableGame {
  const game = new TableGame(rules, { setup, seed })
  const random = randomFrom(`${seed}/answers`)
  for (;;) {
    const [prompt] = game.prompts
    if (!prompt) return game
    const options = rules.options(game.state, prompt)
    const option = options[random.below(options.length)]?.id as string
    game.answer({ prompt: prompt.id, seat: prompt.seat, option })
  }
}

export const anyRecord = (seed: string, setup?: SetupWishes): GameRecord => anyGame(seed, setup).record()
