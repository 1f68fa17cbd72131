import type { BoxManifest } from '@haven/table/boxes'
import type { FromWorker, StoreAsk, ToWorker } from '../messages.ts'

/** What page and cell say to each other: what page and worker say, and what only a cell has to ask or to show. */

export type ToCell =
  | ToWorker
  | { readonly to: 'stored'; readonly id: number; readonly value: unknown }
  | { readonly to: 'unstored'; readonly id: number; readonly why: string }
  /** The scripts run: in this order they make these boxes. */
  | { readonly to: 'begin'; readonly manifests: readonly BoxManifest[] }
  /** Is it still there? */
  | { readonly to: 'ping'; readonly id: number }

export type FromCell =
  | FromWorker
  | { readonly from: 'store'; readonly id: number; readonly ask: StoreAsk }
  | { readonly from: 'pong'; readonly id: number }
  /** The world is locked; no script of a box has run. */
  | { readonly from: 'locked' }
  | { readonly from: 'ready' }
  | { readonly from: 'failed'; readonly message: string }
