import type { AskOf, Danger, Forecasts, Gear, Idle, Outcome, Plan, ThoughtName, ThoughtOf } from '@haven/bots/thinker'
import type { Result } from '@haven/engine'
import type { Placing } from '@haven/odds'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { isRepeated } from './question.ts'
import type { Question } from './targets.ts'
import type { Wire } from './wire.ts'

/** What is thought about a question. It comes when it comes, and counts only for the question that still stands. */
export class Thoughts {
  readonly #link: Wire
  readonly #question: ReadonlySignal<Question | null>
  /** Odds, by option id. */
  readonly forecasts: Signal<Forecasts> = signal({})
  /** Answers that would do nothing, and why. */
  readonly idle: Signal<Idle> = signal({})
  /** For results that are assigned one at a time: what could be done with all of them. */
  readonly plan: Signal<Plan | null> = signal(null)
  /** The token in hand: how many there are of it, and what it would do where. */
  readonly placing: Signal<Placing | null> = signal(null)

  constructor(link: Wire, question: ReadonlySignal<Question | null>) {
    this.#link = link
    this.#question = question
  }

  #stands(id: string): boolean {
    return this.#question.peek()?.id === id
  }

  /** Whatever else is thought about a question. */
  ask<K extends ThoughtName>(thought: K, { seat }: Question, ask: AskOf<K>): Promise<ThoughtOf<K> | null> {
    return this.#link.think(thought, seat, ask)
  }

  async askForecasts({ id, seat, options }: Question): Promise<void> {
    this.forecasts.value = {}
    const found = await this.#link.think('forecasts', seat, { prompt: id, options: options.map((option) => option.id) })
    if (found && this.#stands(id)) this.forecasts.value = found
  }

  async askIdle({ id, seat }: Question): Promise<void> {
    this.idle.value = {}
    const found = await this.#link.think('idle', seat, { prompt: id })
    if (found && this.#stands(id)) this.idle.value = found
  }

  async askPlacing({ id, seat, options }: Question): Promise<void> {
    this.placing.value = null
    if (!options.some(({ do: deed }) => deed === 'place')) return
    const found = await this.#link.think('placing', seat, { prompt: id })
    if (this.#stands(id)) this.placing.value = found
  }

  async askPlan(question: Question): Promise<void> {
    if (!isRepeated(question)) return
    const { id, seat } = question
    const plan = await this.#link.think('plan', seat, {})
    if (this.#stands(id) && plan?.prompt === id) this.plan.value = plan
  }

  /** What comes of FAITH that is turned so. */
  async outcomeOf(as: readonly Result[]): Promise<Outcome | null> {
    const { value: question } = this.#question
    return question && this.#link.think('faith', question.seat, { as })
  }

  /** What each of these Upgrades would do for him in the fight that is at hand. */
  async gearOf(hero: string, cards: readonly string[]): Promise<Gear | null> {
    const { value: question } = this.#question
    return question && this.#link.think('gear', question.seat, { hero, cards })
  }

  /** What can kill the hero in this turn, if wounds lie on these slots too. */
  async dangerOf(hero: string, slots: readonly number[]): Promise<Danger | null> {
    const { value: question } = this.#question
    return question && this.#link.think('danger', question.seat, { hero, slots })
  }
}
