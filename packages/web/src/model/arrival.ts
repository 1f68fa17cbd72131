import type { PromptKind, View } from '@haven/engine'
import type { Question } from './targets.ts'

/** What is to be done at the end of a way or of a flight, unless something has come between. */
export class Arrival {
  #after: { readonly kind: PromptKind; readonly to: string; readonly option: string } | null = null

  /** `kind`: what is asked then. */
  mean(kind: PromptKind, to: string, option: string): void {
    this.#after = { kind, to, option }
  }

  /** The answer that was meant, once what is asked is asked where it was wanted; asked once. */
  take(question: Question | null, view: View | null): string | null {
    const after = this.#after
    if (!after || !question) return null
    this.#after = null
    const { subject, kind, options } = question
    const space = subject.space ?? view?.heroes.find((each) => each.hero === subject.hero)?.space
    if (kind !== after.kind || space !== after.to) return null
    // Of figures that are alike one stands for all.
    const kindAt = (id: string | undefined) => view?.monsters.find((monster) => monster.id === id)?.kind
    const meant = options.find(({ id }) => id === after.option)
    const alike = options.find(({ monster }) => monster !== undefined && kindAt(monster) === kindAt(after.option))
    return (meant ?? alike)?.id ?? null
  }
}
