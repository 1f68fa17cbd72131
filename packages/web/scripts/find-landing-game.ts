// Records the beginning of a game between bots for the landing page: npx tsx packages/web/scripts/find-landing-game.ts
import { writeFileSync } from 'node:fs'
import { createBot } from '@haven/bots'
import { coreBox } from '@haven/content'
import { compileBox, randomFrom } from '@haven/engine'
import { setupFromSeed } from '@haven/engine/files'

/** Two rounds, about: long enough for fights and fires, short enough to be played anew again and again. */
const DECISIONS = 140
const seed = 'landing'
const setup = { heroPlayers: 1, map: 'havens-last-stand-a', sin: 'pride', acolytes: 'nuns' }

const rules = compileBox(coreBox)
const state = rules.createGame(setupFromSeed(rules, setup, seed), seed)
const bot = createBot('scripted', rules, randomFrom(`${seed}/play`))
const way: number[] = []
while (way.length < DECISIONS) {
  const [prompt] = rules.prompts(state)
  if (!prompt) break
  const view = rules.view(state, prompt.seat)
  const question = view.prompts.find(({ id }) => id === prompt.id)
  if (!question) break
  const option = bot.decide(view, question)
  way.push(question.options.findIndex(({ id }) => id === option))
  rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option })
}
writeFileSync(
  new URL('../src/app/landing-game.json', import.meta.url),
  `${JSON.stringify({ setup, seed, way }, null, 2)
    .replace(/\n {4}(-?\d+)/g, ' $1')
    .replace(/(\d)\n {2}\]/, '$1 ]')}\n`,
)
console.log(`${way.length} decisions, up to round ${rules.view(state, 'spectator').round}`)
