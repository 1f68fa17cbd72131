import type { CoachLine } from '@haven/bots/coach'
import type { View } from '@haven/engine'
import { type Signal, signal } from '@preact/signals'
import type { Question } from './targets.ts'

/** An answer that was given here, and what was seen then. */
export interface Given {
  readonly view: View
  readonly question: Question
  readonly option: string
}

/** What the coach says now, and the last answer of one's own, at which he looks back. */
export class Coached {
  readonly said: Signal<{ readonly line: CoachLine; readonly text: string } | null> = signal(null)
  /** What would have been clearly better than that answer, for whoever asks. */
  readonly wiser: Signal<string | null> = signal(null)
  readonly given: Signal<Given | null> = signal(null)

  note(view: View | null, question: Question, option: string): void {
    if (view) this.given.value = { view, question, option }
  }

  /** A whole way is looked at as its first step, if nothing was paid for it. */
  noteWay(view: View | null, question: Question, pays: unknown, to: string | undefined): void {
    const step = question.options.find((option) => option.do === 'move' && option.to === to)
    if (step && pays === null) this.note(view, question, step.id)
  }
}
