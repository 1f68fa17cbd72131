import { type Prompt, RuleError, type Rules } from '@haven/engine'
import { TableGame, type Versions } from '@haven/table'
import type { CallAnswer, CallAsk } from '../model/messages.ts'
import type { Posed, PuzzleCalls } from '../model/puzzle-messages.ts'
import { gameOfScenario } from './files.ts'

/** Puts questions out of books on the table. Books are fetched when one of them is opened. */

type Answers = { readonly [K in keyof PuzzleCalls]: (ask: CallAsk<K>) => Promise<CallAnswer<K>> }

/** The page is told what the seat knows, and nothing of the game behind it. */
function posed(rules: Rules, { state, opening, log, seals }: TableGame, { id, seat }: Prompt): Posed {
  const view = rules.view(state, seat)
  const steps = [
    { events: rules.viewEvents(opening, seat), sealed: true },
    ...log.map((events, i) => ({ events: rules.viewEvents(events, seat), sealed: seals[i] !== null })),
  ]
  return { view: { ...view, prompts: view.prompts.filter((prompt) => prompt.id === id) }, seat, steps }
}

const unknown = (id: string): RuleError => new RuleError('unknown-id', 'file', { field: 'drill', id })

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
      return { ...posed(rules, game, prompt), puzzle }
    },
    drill: async ({ name }) => {
      const [{ drills }, { drillIn, rightAnswers }] = await Promise.all([
        import('@haven/content/drills'),
        import('@haven/table/puzzle'),
      ])
      const shipped = drills.find((each) => each.name === name)
      if (!shipped) throw unknown(name)
      const { asked, best, scenario } = drillIn(shipped)
      const rules = versions.newest
      const game = gameOfScenario(rules, scenario)
      const prompt = game.prompts.find(({ seat, kind }) => seat === asked.seat && kind === asked.kind)
      if (!prompt) throw unknown(name)
      return { ...posed(rules, game, prompt), best: rightAnswers(rules.options(game.state, prompt), best) }
    },
  }
}
