import type { Question } from '@haven/bots'
import { type Rules, randomFrom } from '@haven/engine'
import { type BotSpec, createFrom } from '../bot-spec.ts'
import { putQuestion, TACTIC_KINDS, type Tactic, type TacticKind } from './tactic.ts'

export interface TacticAsk {
  readonly tactic: Tactic
  readonly bot: BotSpec
  /** How often, each time with another seed. */
  readonly tries: number
  readonly seed: string
  /** It keeps its time for a turn too, not only its nodes. */
  readonly clock: boolean
}

export interface TacticResult {
  readonly name: string
  readonly kind: TacticKind
  readonly certain: boolean
  readonly best: readonly string[]
  /** What the bot said each time. */
  readonly answers: readonly string[]
  readonly right: number
  readonly tries: number
  /** The longest of its thoughts, in milliseconds. */
  readonly slowest: number
}

/** Puts the question to a new bot each time: it knows the view of its seat and nothing of what led there. */
export function askTactic(rules: Rules, { tactic, bot, tries, seed, clock }: TacticAsk): TacticResult {
  const { state, best, prompt } = putQuestion(rules, tactic)
  const view = rules.view(state, tactic.asked.seat)
  const question = view.prompts.find(({ id }) => id === prompt) as Question
  const answers: string[] = []
  const now = clock ? () => performance.now() : undefined
  let slowest = 0
  for (let i = 0; i < tries; i++) {
    const player = createFrom(bot, rules, randomFrom(`haven/tactics/${seed}/${tactic.name}/${i}`), now)
    const started = performance.now()
    answers.push(player.decide(view, question))
    slowest = Math.max(slowest, performance.now() - started)
  }
  return {
    name: tactic.name,
    kind: tactic.kind,
    certain: tactic.certain === true,
    best,
    answers,
    right: answers.filter((answer) => best.includes(answer)).length,
    tries,
    slowest,
  }
}

export interface Score {
  readonly positions: number
  /** Answers given and right ones. */
  readonly answers: number
  readonly right: number
  readonly share: number
}

const scoreOf = (results: readonly TacticResult[]): Score => {
  const answers = results.reduce((sum, { tries }) => sum + tries, 0)
  const right = results.reduce((sum, each) => sum + each.right, 0)
  return { positions: results.length, answers, right, share: answers === 0 ? 0 : right / answers }
}

export interface Scores {
  readonly kinds: Readonly<Partial<Record<TacticKind, Score>>>
  /** Those that win with certainty. */
  readonly certain: Score
  readonly all: Score
}

export function scores(results: readonly TacticResult[]): Scores {
  const kinds: Partial<Record<TacticKind, Score>> = {}
  for (const kind of TACTIC_KINDS) {
    const ofKind = results.filter((result) => result.kind === kind)
    if (ofKind.length > 0) kinds[kind] = scoreOf(ofKind)
  }
  return { kinds, certain: scoreOf(results.filter(({ certain }) => certain)), all: scoreOf(results) }
}
