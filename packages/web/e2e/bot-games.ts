import { createBot } from '@haven/bots'
import { coreBox } from '@haven/content'
import { compileBox, randomFrom } from '@haven/engine'
import { TableGame } from '@haven/table'

/** Games that our bots have played among themselves: the same for everybody who asks for the same seed. */

export const rules = compileBox(coreBox)

const SETUP = { heroPlayers: 1, map: 'havens-last-stand-a', sin: 'pride', acolytes: 'nuns' }

/** Until a round begins, or to the end. */
export function played(seed: string, untilRound = Number.POSITIVE_INFINITY, heroPlayers = 1): TableGame {
  const game = new TableGame(rules, { setup: { ...SETUP, heroPlayers }, seed })
  const bot = createBot('scripted', rules, randomFrom(`${seed}/play`))
  while (rules.view(game.state, 'spectator').round < untilRound) {
    const [prompt] = game.prompts
    const view = prompt && rules.view(game.state, prompt.seat)
    const question = view?.prompts.find(({ id }) => id === prompt?.id)
    if (!prompt || !view || !question) break
    game.answer({ prompt: prompt.id, seat: prompt.seat, option: bot.decide(view, question) })
  }
  return game
}
