import type { Call } from './messages.ts'
import type { Counted } from './records/counted.ts'

/** What the page asks of the worker about the records of this device. Long work is asked for in pieces. */

export interface Progress {
  readonly done: number
  readonly of: number
}

export interface RecordCalls {
  /** Counts some of what is not counted yet; asked again until nothing is left. */
  readonly 'records-count': Call<object, Progress>
  /** Counts some of what takes longer: dice, then turning points of the last games. */
  readonly 'records-more': Call<object, { readonly counted: readonly Counted[]; readonly left: number }>
  /** All of them as the text of a file. */
  readonly 'records-export': Call<object, string>
  /** Reads a file. Nothing is kept before every game in it was played again. */
  readonly 'records-import': Call<{ readonly text: string }, Progress>
  readonly 'records-import-more': Call<object, Progress & { readonly added: number }>
  /** Every finished game of this device, with its table. */
  readonly 'records-clear': Call<object, null>
}
