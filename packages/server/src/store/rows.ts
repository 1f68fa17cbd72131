import {
  type Change,
  type Entry,
  type LiveTable,
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
    changed: Math.floor(table.changed),
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

export const entriesOf = (rows: readonly string[]): Entry[] => rows.map((row) => JSON.parse(row) as Entry)
const linesOf = (rows: readonly string[]): StoredLine[] => rows.map((row) => JSON.parse(row) as StoredLine)

/** A database that this server must not touch, told in one line. */
export class StoreError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StoreError'
  }
}
