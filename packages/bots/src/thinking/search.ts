import { type Option, type Random, type Rules, randomFrom, SAME_EACH_TIME, type State, type View } from '@haven/engine'
import type { Question } from '../bot.ts'
import { featureCount } from '../value/features.ts'
import type { ValueFunction } from '../value/value.ts'
import { candidatesOf } from './candidates.ts'
import { type Finding, type Findings, ranked, scoreOf } from './findings.ts'
import type { Candidate } from './line.ts'
import { Memory } from './memory.ts'
import { type PlayoutSetting, playOut } from './playout.ts'

/**
 * The search for one answer. Each candidate is thought through in the same imagined worlds with the same dice, so that
 * luck is alike for all; in rounds the worse half of them is left behind (sequential halving). It can be stopped at any
 * moment and has a best answer at each.
 */

/** How much may be thought: imagined decisions, or time by a clock that is passed in; whichever comes first. */
export interface Limits {
  readonly nodes?: number
  readonly milliseconds?: number
  /** Worlds that a candidate should see at least before it is left behind. */
  readonly worlds?: number
  readonly now?: () => number
}

interface Entry extends Candidate {
  readonly values: number[]
  readonly looks: Float64Array
  sum: number
}

const NO_LIMIT = Number.POSITIVE_INFINITY

export class Search {
  readonly #rules: Rules
  readonly #value: ValueFunction
  readonly #prompt: Question
  readonly #limits: Limits
  readonly #began: number
  /** Worlds are dealt one after the other, in the order of their numbers. */
  readonly #deal: () => State
  readonly #worlds: State[] = []
  readonly #memory = new Memory()
  readonly #random: Random
  readonly #entries: Entry[]
  readonly #setting: PlayoutSetting
  readonly #rounds: number
  #alive: Entry[]
  #round = 0
  #nodes = 0

  /** Among these candidates, or among all that are worth it. */
  constructor(
    rules: Rules,
    value: ValueFunction,
    view: View,
    prompt: Question,
    limits: Limits,
    seed: string,
    among?: readonly Candidate[],
  ) {
    this.#rules = rules
    this.#value = value
    this.#prompt = prompt
    this.#limits = limits
    this.#began = limits.now?.() ?? 0
    const deal = rules.dealer(view)
    const worlds = randomFrom(`${seed} worlds`)
    this.#deal = () => deal(worlds)
    this.#random = randomFrom(`${seed} policy`)
    const { candidates, flips } = candidatesOf(rules, deal(SAME_EACH_TIME), this.#random, prompt)
    this.#entries = (among ?? candidates.slice(0, mostFor(limits))).map(({ option, line, prior }) => ({
      option,
      line,
      prior,
      values: [],
      looks: new Float64Array(featureCount + 1),
      sum: 0,
    }))
    const { seat, kind } = prompt
    this.#setting = { rules, seat, kind, random: this.#random, memory: this.#memory, flips, keep: false }
    this.#alive = this.#entries
    this.#rounds = Math.max(1, Math.ceil(Math.log2(this.#entries.length)))
  }

  get isTrivial(): boolean {
    return this.#entries.length === 1
  }

  /** The share of the limits that is used up. */
  get #used(): number {
    const { nodes = NO_LIMIT, milliseconds = NO_LIMIT, now } = this.#limits
    const time = now ? now() - this.#began : 0
    if (this.#nodes >= nodes || (now && time >= milliseconds)) return 1
    return Math.max(this.#nodes / nodes, time / milliseconds)
  }

  /** Thinks one candidate through in one world. False if there is nothing more to think about. */
  step(): boolean {
    if (this.isTrivial || this.#used >= 1) return false
    // Halving waits until every candidate that is left has seen as many worlds.
    const least = this.#least()
    const level = this.#alive.every((each) => each.values.length === least.values.length)
    if (level && least.values.length > 0) {
      while (this.#alive.length > 2 && this.#used >= (this.#round + 1) / this.#rounds) this.#halve()
    }
    this.#imagine(this.#least())
    return true
  }

  #least(): Entry {
    let found = this.#alive[0] as Entry
    for (const each of this.#alive) if (each.values.length < found.values.length) found = each
    return found
  }

  #halve(): void {
    this.#round++
    const ranked = [...this.#alive].sort((a, b) => score(b) - score(a))
    this.#alive = ranked.slice(0, Math.max(2, Math.ceil(ranked.length / 2)))
  }

  #imagine(entry: Entry): void {
    const world = this.#world(entry.values.length)
    const state = this.#rules.copy(world)
    const { seat } = this.#prompt
    const { nodes } = playOut(this.#setting, state, entry.option, entry.line)
    this.#nodes += nodes + this.#memory.cost
    this.#memory.cost = 0
    const heroes = this.#value.look(this.#rules.look(state), entry.looks)
    const chance = seat === 'sins' ? 1 - heroes : heroes
    entry.values.push(chance)
    entry.sum += chance
  }

  #world(index: number): State {
    this.#worlds[index] ??= this.#deal()
    return this.#worlds[index]
  }

  /** The best answer so far. */
  best(): Option {
    return (ranked(this.findings().findings)[0] as Finding).option
  }

  run(): this {
    while (this.step());
    return this
  }

  findings(): Findings {
    return {
      seat: this.#prompt.seat,
      kind: this.#prompt.kind,
      nodes: this.#nodes,
      findings: this.#entries.map(({ option, line, prior, values, looks }) => ({
        option,
        line,
        prior,
        values: [values],
        looks: [...looks],
      })),
    }
  }
}

/** Nodes that a thought takes, about. */
const THOUGHT_NODES = 25
const LEAST_WORLDS = 5

/** A short search compares few candidates, the likeliest. */
const mostFor = ({ nodes = NO_LIMIT, worlds = LEAST_WORLDS }: Limits): number =>
  nodes <= 0 ? 1 : Math.max(2, Math.floor(nodes / (THOUGHT_NODES * worlds)))

const score = ({ values, sum, prior }: Entry): number => scoreOf(sum / Math.max(1, values.length), values.length, prior)
