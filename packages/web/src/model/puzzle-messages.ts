import type { Seat, View } from '@haven/engine'
import type { LogStep } from '@haven/table'
import type { Puzzle, Topic } from '@haven/table/puzzle'
import type { Call } from './messages.ts'

/** What the page asks of the worker about questions that stand still: one answer, and nothing goes on after it. */

/** A game as the seat sees it that is asked. */
export interface Posed {
  /** With its question alone. */
  readonly view: View
  readonly seat: Seat
  /** What led there, as far as the seat was told. */
  readonly steps: readonly LogStep[]
}

/** A decision in a game that is over, which was clearly worse than another. */
export interface OwnDrill {
  readonly game: string
  readonly moment: number
  readonly topic: Topic
  /** Points of a hundred. */
  readonly lost: number
}

export interface PuzzleCalls {
  /** The nightmare of a day. */
  readonly nightmare: Call<{ readonly day: number }, Posed & { readonly puzzle: Puzzle }>
  /** A drill that is shipped, and the ids of its right answers. */
  readonly drill: Call<{ readonly name: string }, Posed & { readonly best: readonly string[] }>
}

export interface OwnDrillCalls {
  /** What people at this device decided in a game that is over, and what would have been better: the dearest first. */
  readonly 'own-drills': Call<{ readonly game: string }, readonly OwnDrill[]>
  /** Such a decision as its question, and what was answered then. */
  readonly 'own-drill': Call<{ readonly game: string; readonly moment: number }, Posed & { readonly given: string }>
}
