import type { Change, Entry, LiveTable, StoredTable } from '../judge/index.ts'
import type { ListedTable } from '../online/frames.ts'
import type { ListFilter } from '../online/list.ts'

/**
 * Where tables are kept. What `commit` says is stored stays, whatever happens to the process or the machine; of two
 * changes made from the same version one is stored. Any call may throw: then nobody knows whether it happened, and
 * the caller looks again.
 */
export interface Store {
  /** `taken` if there is a table with this id already. */
  create(change: Change): Promise<'stored' | 'taken'>
  load(id: string): Promise<LiveTable | null>
  /** `conflict` if the table has moved on since the change was made. From this one it was made, if that is known. */
  commit(change: Change, before?: StoredTable): Promise<'stored' | 'conflict'>
  /** Entries of a game's log, from one up to before another. */
  log(id: string, game: number, from: number, to: number): Promise<readonly Entry[]>
  /** Tables that should have been woken before this moment, the longest overdue first. */
  due(before: number, most: number): Promise<readonly string[]>
  /** Listed tables in which somebody can sit down, the newest first, those of one minute by their ids. */
  listed(most: number, filter?: ListFilter): Promise<readonly ListedTable[]>
  /** Which of these tables have moved on, where others write too: news may get lost. */
  newer?(known: ReadonlyMap<string, number>): Promise<readonly { readonly id: string; readonly version: number }[]>
  /** Tells of changes, also those by other processes. An id of null: anything may have changed unheard. */
  onNews(listener: (id: string | null, version: number) => void): void
  close(): Promise<void>
}
