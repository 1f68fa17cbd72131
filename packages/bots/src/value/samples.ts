import { type Option, PROMPTS, type Prompt, type Random, type Rules, type Setup, type State } from '@haven/engine'
import type { Question } from '../bot.ts'
import { HABITS } from '../prompt-habits.ts'
import { scriptedAnswer } from '../scripted/scripted-bot.ts'
import { readState } from '../scripted/survey.ts'
import { candidatesOf } from '../thinking/candidates.ts'
import { type Line, picks } from '../thinking/line.ts'
import { FEATURES, featureCount, ownTerms, readFeatures } from './features.ts'
import type { Look, Sample } from './fit.ts'

/** How a game is played to learn from: `explore` is the share of turns and reactions that are left to chance. */
export interface SampledGame {
  readonly setup: Setup
  readonly seed: string
  readonly random: Random
  readonly explore: number
}

const MOST_DECISIONS = 20_000
const GAME_WEIGHT = 8

/** Of single answers a tenth as many are drawn by lot as of plans. Votes never: those that fail are another game. */
const SINGLE = 0.1

/** A plan that was drawn by lot, and how far it is carried out. */
interface Drawn {
  readonly side: 'sins' | 'heroes'
  readonly line: Line
  at: number
}

/** Plays a scripted game and keeps what it looked like before and after each turn, with how it ended. */
export function sampleGame(rules: Rules, { setup, seed, random, explore }: SampledGame): Sample[] {
  const state = rules.createGame(setup, seed)
  const seen: Look[] = []
  const scripted = (question: Question): Option =>
    scriptedAnswer(readState(rules, state, question.seat), random, question)
  const player = new Explorer(rules, random, explore, scripted)
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const [prompt] = rules.prompts(state)
    if (!prompt) break
    const { turn } = state
    const option = player.answer(state, prompt)
    rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
    if (state.turn === turn || state.over) continue
    seen.push(look(rules, state))
    player.endTurn()
  }
  const { over } = state
  if (!over) return []
  const target = over.winner === 'heroes' ? 1 : 0
  // Rows of one game tell of one ending: however long it was, it counts as one game.
  const weight = GAME_WEIGHT / seen.length
  return seen.map((sample, i) => {
    const before = seen[i - 1]
    return { ...sample, target, weight, ...(before && { before }) }
  })
}

/** Leaves a share of plans and answers to chance, and asks a player for the others. */
export class Explorer {
  readonly #rules: Rules
  readonly #random: Random
  readonly #explore: number
  readonly #player: (question: Question, state: State) => Option
  #drawn: Drawn | null = null

  constructor(rules: Rules, random: Random, explore: number, player: (question: Question, state: State) => Option) {
    this.#rules = rules
    this.#random = random
    this.#explore = explore
    this.#player = player
  }

  endTurn(): void {
    this.#drawn = null
  }

  answer(state: State, prompt: Prompt): Option {
    const options = this.#rules.options(state, prompt)
    if (options.length === 1) return options[0] as Option
    const question = { ...prompt, options }
    return this.#follow(question) ?? this.#draw(state, question) ?? this.#player(question, state)
  }

  /** The next answer of the plan; once it is carried out, or cannot be, the turn is over. */
  #follow({ seat, kind, options }: Question): Option | undefined {
    const drawn = this.#drawn
    if (!drawn || drawn.side !== sideOf(seat)) return undefined
    const next = drawn.line[drawn.at]
    if (next?.kind === kind) {
      drawn.at++
      const option = options.find((each) => picks(each, next.pick))
      if (option) return option
      drawn.at = drawn.line.length
    }
    if (kind === 'hero-turn' && drawn.at >= drawn.line.length) return options.find((option) => option.do === 'end')
    return undefined
  }

  #draw(state: State, question: Question): Option | undefined {
    const { kind, options, seat } = question
    const { turn } = state
    const begins = kind === 'reaction' || (kind === 'hero-turn' && turn?.steps === 0 && !turn.acted)
    if (begins && !this.#drawn && this.#happens(this.#explore)) {
      const { candidates } = candidatesOf(this.#rules, state, this.#random, question)
      const { option, line } = candidates[this.#random.below(candidates.length)] as (typeof candidates)[number]
      if (candidates.length > 1) this.#drawn = { side: sideOf(seat), line, at: 0 }
      return option
    }
    const isNeverDrawn = PROMPTS[kind].vote || HABITS[kind].planned
    if (isNeverDrawn || !this.#happens(this.#explore * SINGLE)) return undefined
    return options[this.#random.below(options.length)]
  }

  #happens(share: number): boolean {
    return share > 0 && this.#random.below(1_000_000) < share * 1_000_000
  }
}

const sideOf = (seat: string): Drawn['side'] => (seat === 'sins' ? 'sins' : 'heroes')

/** Features and own terms of a game as a row to learn from; what is 0 is left out. */
export function look(rules: Rules, state: State): Look {
  const g = rules.look(state)
  const x = new Float64Array(featureCount)
  readFeatures(g, x)
  const terms = [...FEATURES.map((name, i) => [name, x[i] as number] as const), ...ownTerms(g)]
  const seen = terms.filter(([, value]) => value !== 0)
  return { names: seen.map(([name]) => name), values: seen.map(([, value]) => value) }
}
