import {
  type Option,
  type PromptKind,
  type Random,
  type Rules,
  randomFrom,
  SAME_EACH_TIME,
  type Seat,
  type View,
} from '@haven/engine'
import type { Question } from '../bot.ts'
import { wantsFlips } from '../scripted/mission.ts'
import { readState } from '../scripted/survey.ts'
import { type Reason, reasonsFor } from '../value/reasons.ts'
import type { Term, ValueFunction } from '../value/value.ts'
import {
  choose,
  differences,
  type Estimate,
  estimate,
  type Finding,
  type Findings,
  ranked,
  worldsOf,
} from './findings.ts'
import { Memory } from './memory.ts'
import { playOut } from './playout.ts'
import { type Limits, Search } from './search.ts'

/** An answer with its reasons, as data. Words for it are made elsewhere. */
export interface Advice {
  readonly seat: Seat
  readonly kind: PromptKind
  /** The id of the answer. */
  readonly option: string
  /** False if the question was answered by the rule of thumb alone. */
  readonly searched: boolean
  /** How the side means to go on in this turn, the answer first; chance may have it otherwise. */
  readonly plan: readonly PlannedAnswer[]
  /** Of the seat's side. */
  readonly winChance: Estimate
  /** The best other answers, each with how much worse it is. */
  readonly alternatives: readonly Alternative[]
  /** What makes the difference to the best of them, for the seat's side, in log-odds; the weightiest first. */
  readonly terms: readonly Term[]
  /** How much was thought. */
  readonly nodes: number
  readonly worlds: number
}

export interface PlannedAnswer {
  readonly kind: PromptKind
  readonly option: Option
}

export interface Alternative {
  readonly option: Option
  /** Win chance lost by it. */
  readonly difference: Estimate
}

const MOST_ALTERNATIVES = 3
const MOST_TERMS = 5

export interface Thinker {
  readonly rules: Rules
  readonly value: ValueFunction
  readonly seed: string
  /** Strength of choice: 0 is the best answer. */
  readonly temperature: number
}

export const seedFor = ({ seed }: Thinker, view: View): string => `${seed} ${view.decisions}`

/** Thinks within the limits. The search can also be run step by step. */
export const searchFor = (thinker: Thinker, view: View, prompt: Question, limits: Limits): Search =>
  new Search(thinker.rules, thinker.value, view, prompt, limits, seedFor(thinker, view))

/** The same view, question, seed and node limit give the same advice. */
export function advise(thinker: Thinker, view: View, prompt: Question, limits: Limits): Advice {
  return adviceFrom(thinker, view, prompt, searchFor(thinker, view, prompt, limits).run().findings())
}

/** The answer alone: whoever only plays needs no reasons. */
export const choiceFrom = (thinker: Thinker, view: View, { findings }: Findings): Finding =>
  choose(findings, thinker.temperature, randomFrom(`${seedFor(thinker, view)} choice`))

/** What findings amount to, of one search or of several put together. */
export function adviceFrom(thinker: Thinker, view: View, prompt: Question, found: Findings): Advice {
  const { rules, value } = thinker
  const { seat, kind, nodes, findings } = found
  const chosen = choiceFrom(thinker, view, found)
  const worlds = worldsOf(chosen)
  const others = alternatives(findings, chosen)
  const [next] = others
  return {
    seat,
    kind,
    option: chosen.option.id,
    searched: worlds > 0,
    plan: worlds > 0 ? planOf(thinker, view, prompt, chosen) : [{ kind, option: chosen.option }],
    winChance: worlds > 0 ? estimate(chosen.values.flat(), 0, 1) : standing(rules, value, view, seat),
    alternatives: others.map((other) => ({
      option: other.option,
      difference: estimate(differences(chosen, other), -1, 1),
    })),
    terms: next ? termsBetween(value, seat, chosen, next) : [],
    nodes,
    worlds,
  }
}

function alternatives(findings: readonly Finding[], chosen: Finding): Finding[] {
  const found: Finding[] = []
  for (const each of ranked(findings)) {
    if (worldsOf(each) === 0 || each.option.id === chosen.option.id) continue
    if (found.some(({ option }) => option.id === each.option.id)) continue
    found.push(each)
  }
  return found.slice(0, MOST_ALTERNATIVES)
}

/** What makes one better than the other in the eyes of the value function. */
function termsBetween(value: ValueFunction, seat: Seat, a: Finding, b: Finding): Term[] {
  const side = seat === 'sins' ? -1 : 1
  const other = value.terms(b.looks, worldsOf(b))
  return value
    .terms(a.looks, worldsOf(a))
    .map(({ name, part }, i) => ({ name, part: side * (part - (other[i] as Term).part) }))
    .filter(({ part }) => Math.abs(part) > 1e-9)
    .sort((x, y) => Math.abs(y.part) - Math.abs(x.part))
    .slice(0, MOST_TERMS)
}

/** The answers of the seat's side in one world, as an example. */
function planOf(thinker: Thinker, view: View, { seat, kind }: Question, { option, line }: Finding): PlannedAnswer[] {
  const { rules } = thinker
  const random: Random = randomFrom(`${seedFor(thinker, view)} plan`)
  const world = rules.resample(view, random)
  const flips = wantsFlips(readState(rules, world, seat))
  const setting = { rules, seat, kind, random, memory: new Memory(), flips, keep: true }
  return [...playOut(setting, world, option, line).answers]
}

/** The win chance as the game stands. */
function standing(rules: Rules, value: ValueFunction, view: View, seat: Seat): Estimate {
  const heroes = value.winChance(rules.look(rules.resample(view, SAME_EACH_TIME)))
  const mean = seat === 'sins' ? 1 - heroes : heroes
  return { mean, low: mean, high: mean }
}

/** Answers that are no news to whoever asked: they only name what was planned already. */
const MOST_STEPS = 3
const MOST_REASONS = 2

/** How it goes on after the answer, as far as it is worth telling. */
export const nextOf = ({ plan, kind }: Advice): readonly Option[] =>
  plan
    .slice(1)
    .filter((step) => step.kind === kind && step.option.do !== 'end')
    .slice(0, MOST_STEPS)
    .map(({ option }) => option)

/** What speaks for it, the weightiest first. */
export const whyOf = ({ terms }: Advice): readonly Reason[] =>
  reasonsFor(terms)
    .filter(({ part }) => part > 0)
    .slice(0, MOST_REASONS)
    .map(({ reason }) => reason)
