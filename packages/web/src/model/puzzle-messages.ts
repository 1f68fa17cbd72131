import type { Seat, View } from '@haven/engine'
import type { LogStep } from '@haven/table'
import type { Puzzle } from '@haven/table/puzzle'
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

export interface PuzzleCalls {
  /** The nightmare of a day. */
  readonly nightmare: Call<{ readonly day: number }, Posed & { readonly puzzle: Puzzle }>
}
