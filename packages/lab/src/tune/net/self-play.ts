import {
  type AdvisingBot,
  createNet,
  createThinkingBot,
  createValue,
  Explorer,
  meanOf,
  type NetData,
  type Question,
  VALUE_WEIGHTS,
  worldsOf,
} from '@haven/bots'
import { type Option, type Rules, randomFrom, type Seat, type Setup, type Side, type State } from '@haven/engine'
import { type ArenaPlan, pairPlan } from '../../arena/plan.ts'

/**
 * Games to learn from: thinking bots with few nodes play each other, a share of their turns and reactions is left to
 * chance. A game is kept as its answers, from which it is played again in no time: what is learnt from it can change
 * without the games.
 */
export interface SelfPlay extends Pick<ArenaPlan, 'maps' | 'players' | 'sins' | 'acolytes' | 'edition' | 'boxes'> {
  readonly seed: string
  /** Imagined decisions for a turn. */
  readonly nodes: number
  readonly explore: number
  /** The net that they play with, if they have one already. */
  readonly net?: NetData
}

export interface PlayedGame {
  readonly index: number
  readonly winner: Side
  readonly rounds: number
  /** Places of the answers among the options, in base 36, one character each; longer ones stand between dots. */
  readonly answers: string
  /** Chances of the heroes in 1000, as a search saw them, by the number of the decision. */
  readonly seen: readonly (readonly [decision: number, chance: number])[]
}

const MOST_DECISIONS = 20_000
const THOUSAND = 1000

/** The set-up of game number `index`. */
export const setupOf = (rules: Rules, plan: SelfPlay, index: number): { setup: Setup; seed: string } =>
  pairPlan(rules, plan, index)

/** Null where the game has no end. */
export function playOne(rules: Rules, plan: SelfPlay, index: number): PlayedGame | null {
  const { setup, seed } = setupOf(rules, plan, index)
  const state = rules.createGame(setup, seed)
  const value = createValue(VALUE_WEIGHTS, plan.net && createNet(plan.net))
  const bots = new Map<Seat, AdvisingBot>()
  const botOf = (seat: Seat): AdvisingBot => {
    const known = bots.get(seat)
    if (known) return known
    const random = randomFrom(`haven/self-play/${seed}/${seat}`)
    const bot = createThinkingBot(rules, random, { name: 'self-play', limits: { nodes: plan.nodes }, value })
    bots.set(seat, bot)
    return bot
  }
  const seen: [number, number][] = []
  const think = (question: Question, now: State): Option => {
    const view = rules.view(now, question.seat)
    const own = view.prompts.find(({ id }) => id === question.id) as Question
    const found = botOf(question.seat).choose(view, own)
    const mean = meanOf(found)
    if (worldsOf(found) > 0) {
      seen.push([now.decisions, Math.round(THOUSAND * (question.seat === 'sins' ? 1 - mean : mean))])
    }
    return question.options.find(({ id }) => id === found.option.id) as Option
  }
  const explorer = new Explorer(rules, randomFrom(`haven/self-play/${seed}/lot`), plan.explore, think)
  const answers: number[] = []
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const [prompt] = rules.prompts(state)
    if (!prompt) break
    const { turn } = state
    const option = explorer.answer(state, prompt)
    answers.push(rules.options(state, prompt).findIndex(({ id }) => id === option.id))
    rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
    if (state.turn !== turn) explorer.endTurn()
  }
  const { over, round } = state
  return over && { index, winner: over.winner, rounds: round, answers: written(answers), seen }
}

const BASE = 36

const written = (answers: readonly number[]): string =>
  answers.map((answer) => (answer < BASE ? answer.toString(BASE) : `.${answer.toString(BASE)}.`)).join('')

export function* read(answers: string): Generator<number> {
  for (let i = 0; i < answers.length; i++) {
    if (answers[i] !== '.') yield Number.parseInt(answers[i] as string, BASE)
    else {
      const end = answers.indexOf('.', i + 1)
      yield Number.parseInt(answers.slice(i + 1, end), BASE)
      i = end
    }
  }
}

/** Plays a game again and shows it before each of its answers, and at its end. False if it comes out otherwise now. */
export function replay(rules: Rules, plan: SelfPlay, game: PlayedGame, show: (state: State) => void): boolean {
  const { setup, seed } = setupOf(rules, plan, game.index)
  const state = rules.createGame(setup, seed)
  for (const at of read(game.answers)) {
    const [prompt] = rules.prompts(state)
    const option = prompt && rules.options(state, prompt)[at]
    if (!option) return false
    show(state)
    rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
  }
  show(state)
  return state.over?.winner === game.winner && state.round === game.rounds
}
