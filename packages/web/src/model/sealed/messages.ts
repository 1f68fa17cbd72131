import type { FromWorker, StoreAsk, ToWorker } from '../messages.ts'

/** What page and cell say to each other: what page and worker say, and what only a cell has to ask or to show. */

export type ToCell =
  | ToWorker
  | { readonly to: 'stored'; readonly id: number; readonly value: unknown }
  | { readonly to: 'unstored'; readonly id: number; readonly why: string }
  /** Is it still there? */
  | { readonly to: 'ping'; readonly id: number }

export type FromCell =
  | FromWorker
  | { readonly from: 'store'; readonly id: number; readonly ask: StoreAsk }
  | { readonly from: 'pong'; readonly id: number }
  /** The world is locked: from here on the scripts of the boxes run. */
  | { readonly from: 'begun' }
  | { readonly from: 'ready'; readonly rules: string }
  | { readonly from: 'failed'; readonly message: string }
