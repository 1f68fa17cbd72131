import type { Store } from '@haven/table/keeper'

/** A store that a server keeps its tables in. */
export interface ServerStore extends Store {
  /** Writes something that means nothing; throws if nothing can be written. */
  tryWrite(): Promise<void>
  /** Files that others on this machine can read, and that it could not close to them. */
  readonly openToOthers?: readonly string[]
}
