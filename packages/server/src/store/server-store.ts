import type { Store } from '@haven/table/keeper'
import type { Moved } from '../nodes/moved.ts'
import type { PostgresNodes } from './postgres-nodes.ts'
import type { Shelves } from './shelves.ts'

/** How far tables of a server before this one were brought over. */
export type Bringing = (done: number, all: number) => void

/** A store that a server keeps its tables in. */
export interface ServerStore extends Store {
  readonly shelves: Shelves
  /** Writes something that means nothing; throws if nothing can be written. */
  tryWrite(): Promise<void>
  /** Where other processes may serve the same tables: how they find each other, and what they are told of. */
  readonly nodes?: PostgresNodes
  onStored?: (moved: readonly Moved[]) => void
  /** Files that others on this machine can read, and that it could not close to them. */
  readonly openToOthers?: readonly string[]
}
