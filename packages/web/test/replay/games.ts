import { createBot } from '@haven/bots'
import { coreBox } from '@haven/content'
import { compileBox, type Random, type Rules, randomFrom, type SetupWishes, type State } from '@haven/engine'
import { TableGame } from '@haven/table'

/** Real games for the tests of replay, recap, links and the text view: made once, for they take time. */

export const rules: Rules = compileBox(coreBox)

/** Any legal answer to the first question; in place. False when the game is over. */
export function anyAnswer(state: State, random: Random): boolean {
  const [prompt] = rules.prompts(state)
  if (!prompt) return false
  const options = rules.options(state, prompt)
  rules.advance(state, {
    prompt: prompt.id,
    seat: prompt.seat,
    option: options[random.below(options.length)]?.id as string,
  })
  return true
}

const played = (setup: SetupWishes, seed: string): TableGame =>
  playedOn(new TableGame(rules, { setup, seed }), randomFrom(seed))

/** By scripted bots, to the end. */
export function playedOn(game: TableGame, random: Random): TableGame {
  const bot = createBot('scripted', rules, random)
  for (;;) {
    const [prompt] = game.prompts
    if (!prompt) return game
    const view = rules.view(game.state, prompt.seat)
    const question = view.prompts.find(({ id }) => id === prompt.id) as (typeof view.prompts)[number]
    game.answer({ prompt: prompt.id, seat: prompt.seat, option: bot.decide(view, question) })
  }
}

let known: TableGame | null = null

/** A whole game of scripted bots with three hero players. */
export function wholeGame(): TableGame {
  known ??= played(
    { heroPlayers: 3, story: 'havens-last-stand', map: 'havens-last-stand-a', sin: 'pride', acolytes: 'nuns' },
    'a whole game for replays',
  )
  return known
}
