import type { View } from '@haven/engine'
import type { Question } from './targets.ts'

/** What is to be done at the end of a way, unless something has come between. */
export class Arrival {
  #after: { readonly to: string; readonly option: string } | null = null

  mean(to: string, option: string): void {
    this.#after = { to, option }
  }

  /** The answer that was meant, once the hero stands where he wanted to; asked once. */
  take(question: Question | null, view: View | null): string | null {
    const after = this.#after
    if (!after || !question) return null
    this.#after = null
    const { subject, kind, options } = question
    const hero = view?.heroes.find((each) => each.hero === subject.hero)
    if (kind !== 'hero-turn' || hero?.space !== after.to) return null
    return options.some(({ id }) => id === after.option) ? after.option : null
  }
}
