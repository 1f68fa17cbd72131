import { createScriptedBot, createValue, type Question, searchFor, VALUE_WEIGHTS } from '@haven/bots'
import { coreBox } from '@haven/content'
import { compileBox, randomFrom, type Seat, type View } from '@haven/engine'

/**
 * What a thinking bot does, and nothing else: it is bundled once and runs in a worker of the browser and of Node. Both
 * think about the same questions of the same game.
 */
const QUESTIONS = 12
const NODES = 2_000

interface Asked {
  readonly view: View
  readonly prompt: Question
}

const rules = compileBox(coreBox)
const value = createValue(VALUE_WEIGHTS)

function questions(): Asked[] {
  const random = randomFrom('measure')
  const setup = rules.resolveSetup({ map: 'havens-last-stand-a', sin: 'pride', heroPlayers: 1 }, random)
  const state = rules.createGame(setup, 'measure')
  const bot = createScriptedBot(rules, random)
  const asked: Asked[] = []
  while (asked.length < QUESTIONS) {
    const [prompt] = rules.prompts(state)
    if (!prompt) break
    const view = rules.view(state, prompt.seat as Seat)
    const question = { ...prompt, options: rules.options(state, prompt) }
    if (prompt.kind === 'hero-turn' || prompt.kind === 'reaction') asked.push({ view, prompt: question })
    rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: bot.decide(view, question) })
  }
  return asked
}

const asked = questions()

/** Nodes a second, over so many milliseconds. */
export function think(milliseconds: number): number {
  const began = performance.now()
  let nodes = 0
  for (let i = 0; performance.now() - began < milliseconds; i++) {
    const { view, prompt } = asked[i % asked.length] as Asked
    const thinker = { rules, value, seed: `${i}`, temperature: 0 }
    nodes += searchFor(thinker, view, prompt, { nodes: NODES }).run().findings().nodes
  }
  return (1000 * nodes) / (performance.now() - began)
}
