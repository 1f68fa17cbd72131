import type { ListedTable } from '@haven/table'
import { type Change, type Entry, type LiveTable, noticedAt, type StoredLine, TAIL_ENTRIES } from '@haven/table/keeper'
import { Damage, readEntry, readLine, readListed, type Stored } from './damage.ts'
import { type JournalRows, tableOf } from './journal.ts'

/** How a table becomes rows and rows become a table, the same in every database: small columns to look for, and JSON. */

/** Written into each database; one that was written by a newer server is not opened. */
export const SCHEMA = 2

export interface Columns {
  readonly id: string
  readonly version: number
  readonly game: number
  readonly wake: number | null
  readonly listed: string | null
  /** Only what bystanders may notice: the list is sorted by it. */
  readonly changed: number
}

export function columnsOf({ table, wake, listed }: Change): Columns {
  return {
    id: table.id,
    version: table.version,
    game: table.gameNumber,
    wake: wake === null ? null : Math.ceil(wake),
    listed: listed && JSON.stringify(listed),
    changed: noticedAt(table),
  }
}

export interface EntryRow {
  readonly n: number
  readonly entry: Stored
}

export interface LineRow {
  readonly n: number
  readonly line: Stored
}

export interface TableRows extends JournalRows {
  /** The last ones, newest first; those of the talk too. */
  readonly entries: readonly EntryRow[]
  readonly lines: readonly LineRow[]
}

/** Throws a Damage. */
export function liveOf({ entries, lines, ...rows }: TableRows): LiveTable {
  const table = tableOf(rows)
  const { game, gameNumber } = table
  const length = (game?.length ?? -1) + 1
  const from = Math.max(0, length - TAIL_ENTRIES)
  const tail = entriesOf(entries.toReversed(), gameNumber, from)
  if (game && tail.length !== length - from) {
    throw new Damage({ row: 'entry', game: gameNumber, n: from + tail.length }, 'missing')
  }
  return { table, tail: { from: game ? from : 0, entries: tail }, lines: linesOf(lines.toReversed()) }
}

/** One after the other, from this one on. */
export const entriesOf = (rows: readonly EntryRow[], game: number, from: number): Entry[] =>
  rows.map(({ n, entry }, i) => {
    if (n !== from + i) throw new Damage({ row: 'entry', game, n: from + i }, 'missing')
    return readEntry(entry, game, n)
  })

/** A log that goes on behind what was found of it has lost something. */
export function expectUpTo(
  rows: readonly EntryRow[],
  game: number,
  from: number,
  to: number,
  last: number | null,
): void {
  const n = from + rows.length
  if (n < to && last !== null && last >= n) throw new Damage({ row: 'entry', game, n }, 'missing')
}

const linesOf = (rows: readonly LineRow[]): StoredLine[] => rows.map(({ n, line }) => readLine(line, n))

/** Tables of servers before this one told the very moment, also of what nobody could see. */
export const COARSEN =
  'UPDATE tables SET changed = changed - changed % 60000 WHERE listed IS NOT NULL AND changed % 60000 <> 0'

/** By what bystanders may know, and where that is the same by what means nothing. */
export const LISTED_ORDER = 'ORDER BY changed DESC, id'

export interface ListedRow {
  readonly listed: Stored
  readonly changed: number | string
}

/** Its time is that of the column. */
export const listedOf = ({ listed, changed }: ListedRow): ListedTable => ({
  ...readListed(listed),
  changed: Number(changed),
})

/** A database that this server must not touch, told in one line. */
export class StoreError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StoreError'
  }
}
