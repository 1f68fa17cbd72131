import { type Change, type LiveTable, MemoryTables, type StoredTable } from '@haven/table/keeper'
import { type JournalRows, tableOf, type Written, writtenOf } from '../../src/store/journal.ts'

type Row = Parameters<MemoryTables['write']>[0]
type Journal = Omit<JournalRows, 'id' | 'version'>

/** Tables in memory that are kept as a database keeps them, and made of that whenever somebody loads one. */
export class JournalTables extends MemoryTables {
  readonly #journals = new Map<string, Journal>()
  readonly #written: typeof writtenOf

  /** A test that looks for bugs brings one that writes something else. */
  constructor(written: (change: Change, before: StoredTable | undefined) => Written = writtenOf) {
    super()
    this.#written = written
  }

  override create(change: Change): 'stored' | 'taken' {
    const outcome = super.create(change)
    if (outcome === 'stored') this.#journals.set(change.table.id, this.#with(change, undefined))
    return outcome
  }

  override write(row: Row, change: Change, before?: StoredTable): void {
    super.write(row, change, before)
    this.#journals.set(change.table.id, this.#with(change, before))
  }

  #with(change: Change, before: StoredTable | undefined): Journal {
    const { id, version } = change.table
    const { doc, change: difference } = this.#written(change, before)
    if (doc !== null) return { doc, from: version, changes: [] }
    const { changes, ...others } = this.#journals.get(id) as Journal
    return { ...others, changes: [...changes, difference as string] }
  }

  override load(id: string): LiveTable | null {
    const live = super.load(id)
    const journal = this.#journals.get(id)
    return live && journal ? { ...live, table: tableOf({ id, version: live.table.version, ...journal }) } : live
  }
}
