import type { Option, Prompt, Random, Rules, Setup, State } from '@haven/engine'
import { readState } from '../scripted/reading.ts'
import { scriptedAnswer } from '../scripted/scripted-bot.ts'
import { FEATURES, featureCount, ownTerms, readFeatures } from './features.ts'
import type { Sample } from './fit.ts'

/** How a game is played to learn from: `explore` is the share of decisions that are left to chance. */
export interface SampledGame {
  readonly setup: Setup
  readonly seed: string
  readonly random: Random
  readonly explore: number
}

const MOST_DECISIONS = 20_000
const GAME_WEIGHT = 8

/** Plays a scripted game and keeps what it looked like after each turn, with how it ended. */
export function sampleGame(rules: Rules, { setup, seed, random, explore }: SampledGame): Sample[] {
  const state = rules.createGame(setup, seed)
  const seen: Omit<Sample, 'target'>[] = []
  const mind = Math.round(explore * 1_000)
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const [prompt] = rules.prompts(state)
    if (!prompt) break
    const { turn } = state
    const option = answer(rules, state, prompt, random, mind)
    rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
    if (state.turn !== turn || turn === null) seen.push(look(rules, state))
  }
  const { over } = state
  if (!over) return []
  const target = over.winner === 'heroes' ? 1 : 0
  // Rows of one game tell of one ending: however long it was, it counts as one game.
  const weight = GAME_WEIGHT / seen.length
  return seen.map((sample) => ({ ...sample, target, weight }))
}

function answer(rules: Rules, state: State, prompt: Prompt, random: Random, mind: number): Option {
  const options = rules.options(state, prompt)
  if (options.length === 1) return options[0] as Option
  // Votes that fail are another game.
  const vote = prompt.kind === 'first-hero' || prompt.kind === 'mission' || prompt.kind === 'choice'
  if (!vote && mind > 0 && random.below(1_000) < mind) return options[random.below(options.length)] as Option
  return scriptedAnswer(readState(rules, state, prompt.seat), random, { ...prompt, options })
}

/** Features and own terms of a game as a row to learn from. */
export function look(rules: Rules, state: State): Omit<Sample, 'target'> {
  const g = rules.look(state)
  const x = new Float64Array(featureCount)
  readFeatures(g, x)
  const own = ownTerms(g)
  return {
    names: [...FEATURES, ...own.map(([name]) => name)],
    values: [...x, ...own.map(([, value]) => value)],
    weight: 1,
  }
}
