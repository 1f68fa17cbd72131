import type { ListedTable } from '@haven/table'
import {
  type Change,
  type Entry,
  type LiveTable,
  noticedAt,
  STORED_BEFORE,
  type StoredLine,
  type StoredTable,
  TAIL_ENTRIES,
} from '@haven/table/keeper'

/** How a table becomes rows and rows become a table, the same in every database: small columns to look for, and JSON. */

/** Written into each database; one that was written by a newer server is not opened. */
export const SCHEMA = 1

export interface Columns {
  readonly id: string
  readonly version: number
  readonly game: number
  readonly wake: number | null
  readonly listed: string | null
  /** Only what bystanders may notice: the list is sorted by it. */
  readonly changed: number
  readonly doc: string
}

export function columnsOf({ table, wake, listed }: Change): Columns {
  return {
    id: table.id,
    version: table.version,
    game: table.gameNumber,
    wake: wake === null ? null : Math.ceil(wake),
    listed: listed && JSON.stringify(listed),
    changed: noticedAt(table),
    doc: JSON.stringify(table),
  }
}

/** Rows of the log and the talk come newest first. */
export function liveOf(doc: string, entries: readonly string[], lines: readonly string[]): LiveTable {
  // What a server before this one did not write.
  const table = { ...STORED_BEFORE, ...(JSON.parse(doc) as object) } as unknown as StoredTable
  const length = (table.game?.length ?? -1) + 1
  return {
    table,
    tail: {
      from: Math.max(0, length - Math.min(TAIL_ENTRIES, entries.length)),
      entries: entriesOf(entries.toReversed()),
    },
    lines: linesOf(lines.toReversed()),
  }
}

/** Tables of servers before this one told the very moment, also of what nobody could see. */
export const COARSEN =
  'UPDATE tables SET changed = changed - changed % 60000 WHERE listed IS NOT NULL AND changed % 60000 <> 0'

export const LISTED = 'SELECT listed, changed FROM tables WHERE listed IS NOT NULL ORDER BY changed DESC, id LIMIT'

/** Their time is that of the column. */
export const listedOf = (rows: readonly { listed: string; changed: number | string }[]): ListedTable[] =>
  rows.map(({ listed, changed }) => ({ ...(JSON.parse(listed) as ListedTable), changed: Number(changed) }))

export const entriesOf = (rows: readonly string[]): Entry[] => rows.map((row) => JSON.parse(row) as Entry)
export const linesOf = (rows: readonly string[]): StoredLine[] => rows.map((row) => JSON.parse(row) as StoredLine)

/** A database that this server must not touch, told in one line. */
export class StoreError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StoreError'
  }
}
