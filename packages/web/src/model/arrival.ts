import type { PromptKind, View } from '@haven/engine'
import type { LogStep } from '@haven/table'
import type { Question } from './targets.ts'

/** What was said ahead of its question: it is answered so, unless something has come between. */
export class Arrival {
  #after: { readonly kind: PromptKind; readonly to: string; readonly option: string } | null = null
  #roll: { readonly hero: string; readonly corruption: boolean; readonly since: number } | null = null

  /** What is to be done at the end of a way or of a flight. `kind`: what is asked then. */
  mean(kind: PromptKind, to: string, option: string): void {
    this.#after = { kind, to, option }
  }

  /**
   * CORR-4: whoever begins a fight may say at once whether he takes corruption for it. That is asked after the other
   * side's last word, and stands if it has said nothing. `since`: the steps of the log before it.
   */
  meanRoll(hero: string, corruption: boolean, since: number): void {
    this.#roll = { hero, corruption, since }
  }

  /** The answer that was meant to what is asked now; asked once. */
  take(question: Question | null, view: View | null, log: readonly LogStep[]): string | null {
    return question && (this.#takeRoll(question, log) ?? this.#takeAfter(question, view))
  }

  #takeRoll({ kind, seat, subject, options }: Question, log: readonly LogStep[]): string | null {
    const roll = this.#roll
    // Somebody else at this screen is asked first.
    if (!roll || seat === 'sins') return null
    this.#roll = null
    const isSo = kind === 'corruption' && subject.hero === roll.hero && isUntouched(log.slice(roll.since))
    return (isSo && options.find(({ yes, none }) => (roll.corruption ? yes : none))?.id) || null
  }

  #takeAfter({ subject, kind, options }: Question, view: View | null): string | null {
    const after = this.#after
    if (!after) return null
    this.#after = null
    const space = subject.space ?? view?.heroes.find((each) => each.hero === subject.hero)?.space
    if (kind !== after.kind || space !== after.to) return null
    // Of figures that are alike one stands for all.
    const kindAt = (id: string | undefined) => view?.monsters.find((monster) => monster.id === id)?.kind
    const meant = options.find(({ id }) => id === after.option)
    const alike = options.find(({ monster }) => monster !== undefined && kindAt(monster) === kindAt(after.option))
    return (meant ?? alike)?.id ?? null
  }
}

/** Nothing but the fight itself has begun. */
const isUntouched = (steps: readonly LogStep[]): boolean =>
  steps.every(({ events }) => events.every(({ event }) => event === 'fightStarted'))
