import type { Random, Rules, View } from '@haven/engine'
import type { Bot, Question } from '../bot.ts'
import { HABITS } from '../prompt-habits.ts'
import type { ValueFunction } from '../value/value.ts'
import { type Advice, adviceFrom, choiceFrom, searchFor, type Thinker } from './advice.ts'
import type { Finding, Findings } from './findings.ts'
import type { Limits } from './search.ts'

/** Shares of what is left of a turn's budget that one question may use up. */
export const TURN_SHARE = 0.4
const OTHER_SHARE = 0.25

const WORD = 0x10000

export interface ThinkingOptions {
  readonly name: string
  /** For a whole turn, with all its questions. */
  readonly limits: Limits
  readonly value: ValueFunction
  /** Strength of choice: 0 is the best answer. */
  readonly temperature?: number
}

/** A bot that can say why. */
export interface AdvisingBot extends Bot {
  advise(view: View, prompt: Question): Advice
  /** The answer with what was seen of it, and no reasons: a quarter of the time of short searches. */
  choose(view: View, prompt: Question): Finding
}

/**
 * Thinks about the questions of a turn within one budget: trivial ones cost nothing, the plan of the turn gets most.
 * What it has spent in this turn is all that it remembers.
 */
export function createThinkingBot(rules: Rules, random: Random, options: ThinkingOptions): AdvisingBot {
  const { name, limits, value, temperature = 0 } = options
  const { nodes, milliseconds, now, worlds } = limits
  let turn = ''
  let spent = { nodes: 0, milliseconds: 0 }

  /** Thinks, and keeps account of it. */
  function think<T>(view: View, prompt: Question, tell: (thinker: Thinker, found: Findings) => T): T {
    const key = turnOf(view)
    if (key !== turn) {
      turn = key
      spent = { nodes: 0, milliseconds: 0 }
    }
    const began = now?.() ?? 0
    const seed = `${random.below(WORD)} ${random.below(WORD)} ${random.below(WORD)}`
    const thinker: Thinker = { rules, value, seed, temperature }
    const share = HABITS[prompt.kind].planned ? TURN_SHARE : OTHER_SHARE
    const budget: Limits = {
      ...(nodes !== undefined && { nodes: share * (nodes - spent.nodes) }),
      ...(milliseconds !== undefined && { milliseconds: share * (milliseconds - spent.milliseconds) }),
      ...(now && { now }),
      ...(worlds !== undefined && { worlds }),
    }
    const found = searchFor(thinker, view, prompt, budget).run().findings()
    const told = tell(thinker, found)
    spent.nodes += found.nodes
    spent.milliseconds += (now?.() ?? 0) - began
    return told
  }

  const advise = (view: View, prompt: Question): Advice =>
    think(view, prompt, (thinker, found) => adviceFrom(thinker, view, prompt, found))
  const choose = (view: View, prompt: Question): Finding =>
    think(view, prompt, (thinker, found) => choiceFrom(thinker, view, found))

  return { name, advise, choose, decide: (view, prompt) => choose(view, prompt).option.id }
}

/** Names the turn that a question belongs to; what comes between two turns goes by the round. */
function turnOf({ viewer, round, turn, heroes }: View): string {
  const tokens = heroes.reduce((n, hero) => n + hero.turns, 0)
  const side = viewer === 'sins' ? 'sins' : 'heroes'
  return turn ? `${side} ${round} ${turn.place} ${tokens}` : `${side} ${round} between`
}
