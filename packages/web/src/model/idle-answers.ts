import type { Idle } from '@haven/bots/thinker'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Question } from './targets.ts'
import type { Wire } from './wire.ts'

/** Answers to the question that stands which are allowed and would do nothing, and why. */
export class IdleAnswers {
  readonly #link: Wire
  readonly #question: ReadonlySignal<Question | null>
  /** By option id. */
  readonly reasons: Signal<Idle> = signal({})

  constructor(link: Wire, question: ReadonlySignal<Question | null>) {
    this.#link = link
    this.#question = question
  }

  /** They come when they come, and only for the question that still stands. */
  async ask({ id, seat }: Question): Promise<void> {
    this.reasons.value = {}
    const found = await this.#link.think('idle', seat, { prompt: id })
    if (found && this.#question.peek()?.id === id) this.reasons.value = found
  }
}
