import { type Difference, differenceOf, differing, Misfit } from '@haven/table'
import { type Change, STORED_BEFORE, type StoredTable } from '@haven/table/keeper'
import { checkTable, Damage, readChange, readTable, type Stored } from './damage.ts'

/**
 * A table in a database: a document as it was at some version, and what each version since then has changed in it.
 * Where those are many, or tell much, the document is written anew.
 */

const EVERY = 32
/** Letters: a change that says more is seldom shorter than the document for long. */
const LONG = 4_000

/** One of the two. */
export interface Written {
  readonly doc: string | null
  readonly change: string | null
}

export function writtenOf({ table, areLinesAnew }: Change, before: StoredTable | undefined): Written {
  // What the database itself looks for in documents stands there at once; words that were taken back, nowhere else.
  const isTold =
    before?.version === table.version - 1 &&
    table.version % EVERY !== 0 &&
    before.phase === table.phase &&
    before.reports === table.reports &&
    before.trail === table.trail &&
    !areLinesAnew
  const change = isTold ? JSON.stringify(differenceOf(before, table)) : null
  return change === null || change.length > LONG ? { doc: JSON.stringify(table), change: null } : { doc: null, change }
}

export interface JournalRows {
  readonly id: string
  readonly version: number
  readonly doc: Stored
  /** The version of the document; the changes are of those after it, in their order. */
  readonly from: number
  readonly changes: readonly Stored[]
}

/** Throws a Damage. */
export function tableOf({ id, version, doc, from, changes }: JournalRows): StoredTable {
  if (from + changes.length !== version) throw new Damage({ row: 'table' }, 'missing')
  // What a server before this one did not write.
  let table: StoredTable = { ...STORED_BEFORE, ...readTable(doc, id, from) }
  if (changes.length === 0) return table
  try {
    for (const change of changes) table = differing(table, readChange(change) as Difference) as StoredTable
  } catch (error) {
    if (error instanceof Misfit) throw new Damage({ row: 'table' }, 'shape')
    throw error
  }
  return checkTable(table, id, version)
}
