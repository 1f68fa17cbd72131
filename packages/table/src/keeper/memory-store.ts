import {
  type Change,
  type Entry,
  type LiveTable,
  type StoredLine,
  type StoredTable,
  TAIL_ENTRIES,
  TAIL_LINES,
} from '../judge/index.ts'
import type { ListedTable } from '../online/frames.ts'
import { isWanted, type ListFilter, listOrder } from '../online/list.ts'
import type { Store } from './store.ts'

interface Row {
  table: StoredTable
  version: number
  wake: number | null
  listed: ListedTable | null
  games: Map<number, readonly Entry[]>
  lines: readonly StoredLine[]
}

/** Tables in memory. What is stored is shared and never changed: changes bring another. */
export class MemoryTables {
  readonly rows = new Map<string, Row>()
  readonly listeners = new Set<(id: string | null, version: number) => void>()
  /** Told of each change that is stored, with the table before it and what was taken out of the log. */
  onCommit: (before: StoredTable | null, change: Change, taken: readonly Entry[]) => void = () => undefined

  create(change: Change): 'stored' | 'taken' {
    if (this.rows.has(change.table.id)) return 'taken'
    const { table, wake, listed } = change
    const row: Row = {
      table,
      version: table.version,
      wake,
      listed,
      games: new Map(change.entries ? [[table.gameNumber, change.entries.entries]] : []),
      lines: [],
    }
    this.rows.set(table.id, row)
    this.onCommit(null, change, [])
    return 'stored'
  }

  commit(change: Change, before?: StoredTable): 'stored' | 'conflict' {
    const row = this.rows.get(change.table.id)
    if (!row || row.version !== change.table.version - 1) return 'conflict'
    this.write(row, change, before)
    return 'stored'
  }

  /** What others make of it may need to know from what it was made. */
  write(row: Row, change: Change, _from?: StoredTable): void {
    const { table, entries, lines, areLinesAnew } = change
    const before = row.table
    let taken: readonly Entry[] = []
    row.table = table
    row.version = table.version
    row.wake = change.wake
    row.listed = change.listed
    if (entries) {
      const log = row.games.get(table.gameNumber) ?? []
      taken = log.slice(entries.from)
      row.games.set(table.gameNumber, [...log.slice(0, entries.from), ...entries.entries])
    }
    row.lines = areLinesAnew ? lines : [...row.lines, ...lines]
    this.onCommit(before, change, taken)
    for (const listener of this.listeners) listener(table.id, table.version)
  }

  table(id: string): StoredTable | null {
    return this.rows.get(id)?.table ?? null
  }

  load(id: string): LiveTable | null {
    const row = this.rows.get(id)
    if (!row) return null
    const log = row.games.get(row.table.gameNumber) ?? []
    const from = Math.max(0, log.length - TAIL_ENTRIES)
    return { table: row.table, tail: { from, entries: log.slice(from) }, lines: row.lines.slice(-TAIL_LINES) }
  }

  log(id: string, game: number, from = 0, to = Number.POSITIVE_INFINITY): readonly Entry[] {
    return (this.rows.get(id)?.games.get(game) ?? []).slice(from, to)
  }

  lines(id: string): readonly StoredLine[] {
    return this.rows.get(id)?.lines ?? []
  }

  due(before: number, most: number): string[] {
    const late = [...this.rows].flatMap(([id, { wake }]) => (wake !== null && wake < before ? [{ id, wake }] : []))
    return late
      .sort((a, b) => a.wake - b.wake)
      .slice(0, most)
      .map(({ id }) => id)
  }

  listed(most: number, filter: ListFilter = {}): ListedTable[] {
    const all = [...this.rows.values()].flatMap(({ listed }) => (listed && isWanted(listed, filter) ? [listed] : []))
    return all.sort(listOrder).slice(0, most)
  }
}

/** The same as a store: for the terminal, for a browser that keeps nothing, and for tests. */
export function memoryStore(database: MemoryTables): Store {
  return {
    create: async (change) => database.create(change),
    load: async (id) => database.load(id),
    commit: async (change, before) => database.commit(change, before),
    log: async (id, game, from, to) => database.log(id, game, from, to),
    due: async (before, most) => database.due(before, most),
    listed: async (most, filter) => database.listed(most, filter),
    onNews: (listener) => void database.listeners.add(listener),
    close: async () => undefined,
  }
}
