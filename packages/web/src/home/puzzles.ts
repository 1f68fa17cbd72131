import type { Rules, Seat, State } from '@haven/engine'
import { TableGame, type Versions } from '@haven/table'
import type { CallAnswer, CallAsk } from '../model/messages.ts'
import type { Posed, PuzzleCalls } from '../model/puzzle-messages.ts'

/** Puts questions out of books on the table. Books are fetched when one of them is opened. */

type Answers = { readonly [K in keyof PuzzleCalls]: (ask: CallAsk<K>) => Promise<CallAnswer<K>> }

/** The page is told what the seat knows, and nothing of the game behind it. */
function posed(rules: Rules, game: TableGame, prompt: string, seat: Seat): Posed {
  const view = viewOf(rules, game.state, prompt, seat)
  const { opening, log, seals } = game
  const steps = [
    { events: rules.viewEvents(opening, seat), sealed: true },
    ...log.map((events, i) => ({ events: rules.viewEvents(events, seat), sealed: seals[i] !== null })),
  ]
  return { view, seat, steps }
}

function viewOf(rules: Rules, state: State, prompt: string, seat: Seat): Posed['view'] {
  const view = rules.view(state, seat)
  return { ...view, prompts: view.prompts.filter(({ id }) => id === prompt) }
}

export function puzzleAnswers(versions: Versions): Answers {
  return {
    nightmare: async ({ day }) => {
      const [{ nightmares }, { nightmareOn, openPuzzle }] = await Promise.all([
        import('@haven/content/nightmares'),
        import('@haven/table/puzzle'),
      ])
      const rules = await versions.of(nightmares.rules)
      const puzzle = nightmareOn(nightmares, day)
      const { prompt, answers } = openPuzzle(rules, puzzle)
      const game = new TableGame(rules, { setup: puzzle.setup, seed: puzzle.seed })
      for (const answer of answers) game.play(answer)
      return { ...posed(rules, game, prompt.id, prompt.seat), puzzle }
    },
  }
}
