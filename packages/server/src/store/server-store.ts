import type { Store } from '@haven/table/keeper'
import type { Shelves } from './shelves.ts'

/** A store that a server keeps its tables in. */
export interface ServerStore extends Store {
  readonly shelves: Shelves
  /** Writes something that means nothing; throws if nothing can be written. */
  tryWrite(): Promise<void>
  /** Files that others on this machine can read, and that it could not close to them. */
  readonly openToOthers?: readonly string[]
}
