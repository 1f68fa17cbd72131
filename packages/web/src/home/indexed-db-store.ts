import type { Rules } from '@haven/engine'
import type { ListedTable } from '@haven/table'
import {
  type Change,
  type Entry,
  type LiveTable,
  type Store,
  type StoredLine,
  type StoredTable,
  TAIL_ENTRIES,
  TAIL_LINES,
} from '@haven/table/keeper'
import { completed, done } from '../base/database.ts'
import type { SavedGame } from '../model/messages.ts'
import { newestFirst, savedGameOf } from './saved-game.ts'
import { seal, sealSmall } from './sealed.ts'
import {
  allOf,
  allOpen,
  ENTRIES,
  from,
  LINES,
  type Opened,
  openTables,
  type Row,
  STORES,
  TABLES,
  tableOf,
} from './tables-database.ts'

const CHANNEL = 'haven-tables'

/** A table with all of its logs and its whole talk. */
export interface WholeTable {
  readonly table: StoredTable
  readonly games: ReadonlyMap<number, readonly Entry[]>
  readonly lines: readonly StoredLine[]
}

interface Writing {
  readonly table: StoredTable
  /** Entries of these logs from there on are replaced. */
  readonly logs: readonly { readonly game: number; readonly from: number; readonly entries: readonly Entry[] }[]
  readonly lines: readonly StoredLine[]
  /** The version that must be there, or null if none must be. */
  readonly base: number | null
  /** All lines: none stays. */
  readonly areLinesAnew: boolean
}

interface News {
  readonly id: string | null
  readonly version: number
}

/** Tables in the browser's own database, which several tabs may have open. */
export class IndexedDbStore implements Store {
  readonly #rules: Rules
  readonly #listeners = new Set<(id: string | null, version: number) => void>()
  #channel: BroadcastChannel | null = null
  #opened: Promise<Opened> | null = null

  constructor(rules: Rules) {
    this.#rules = rules
    if (typeof BroadcastChannel === 'undefined') return
    this.#channel = new BroadcastChannel(CHANNEL)
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => {
      for (const listener of this.#listeners) listener(data.id, data.version)
    }
  }

  #open(): Promise<Opened> {
    this.#opened ??= openTables(() => {
      this.#opened = null
    }).catch((error: unknown) => {
      this.#opened = null
      throw error
    })
    return this.#opened
  }

  #begin({ database }: Opened, mode: IDBTransactionMode): IDBTransaction {
    try {
      return database.transaction(STORES, mode, { durability: 'relaxed' })
    } catch (error) {
      // The browser has closed it under us: the next one opens it again.
      this.#opened = null
      throw error
    }
  }

  async create(change: Change): Promise<'stored' | 'taken'> {
    return (await this.#write({ ...writingOf(change), base: null })) ? 'stored' : 'taken'
  }

  async commit(change: Change): Promise<'stored' | 'conflict'> {
    return (await this.#write(writingOf(change))) ? 'stored' : 'conflict'
  }

  /** All of a table in place of this version of it. False: another one is there. */
  replace({ table, games, lines }: WholeTable, base: number | null): Promise<boolean> {
    const logs = [...games].map(([game, entries]) => ({ game, from: 0, entries }))
    return this.#write({ table, logs, lines, base, areLinesAnew: true })
  }

  async #write({ table, logs, lines, base, areLinesAnew }: Writing): Promise<boolean> {
    const { id, version } = table
    const opened = await this.#open()
    const { key } = opened
    const small = (values: readonly unknown[]) => Promise.all(values.map((value) => sealSmall(key, value)))
    // All of it before the transaction, which would not wait for anything but itself.
    const [row, sealedLines, sealedLogs] = await Promise.all([
      this.#rowOf(key, table),
      small(lines),
      Promise.all(logs.map(async (log) => ({ ...log, sealed: await small(log.entries) }))),
    ])
    const transaction = this.#begin(opened, 'readwrite')
    const tables = transaction.objectStore(TABLES)
    const found = (await done(tables.get(id))) as Row | undefined
    if ((found?.version ?? null) !== base) return false
    try {
      const entries = transaction.objectStore(ENTRIES)
      const talk = transaction.objectStore(LINES)
      if (areLinesAnew) talk.delete(allOf(id))
      for (const log of sealedLogs) {
        entries.delete(from(id, log.game, log.from))
        for (const [i, sealed] of log.sealed.entries()) entries.put(sealed, [id, log.game, log.from + i])
      }
      for (const [i, sealed] of sealedLines.entries()) talk.put(sealed, [id, version, i])
      tables.put(row)
    } catch (error) {
      transaction.abort()
      throw error
    }
    await completed(transaction)
    this.#tell({ id, version })
    return true
  }

  async #rowOf(key: CryptoKey | null, table: StoredTable): Promise<Row> {
    const { id, version, gameNumber, game } = table
    const length = game ? game.length + 1 : 0
    const listing = savedGameOf(this.#rules, table)
    return { id, version, game: gameNumber, length, listing, sealed: await seal(key, table) }
  }

  async load(id: string): Promise<LiveTable | null> {
    const opened = await this.#open()
    const transaction = this.#begin(opened, 'readonly')
    const row = (await done(transaction.objectStore(TABLES).get(id))) as Row | undefined
    if (!row) return null
    const first = Math.max(0, row.length - TAIL_ENTRIES)
    const [entries, lines] = await Promise.all([
      done(transaction.objectStore(ENTRIES).getAll(from(id, row.game, first))),
      done(transaction.objectStore(LINES).getAll(allOf(id))),
    ])
    if (entries.length !== row.length - first) throw new Error('a part of the log is lost')
    return {
      table: await tableOf(opened, row),
      tail: { from: first, entries: await allOpen<Entry>(opened, entries) },
      lines: await allOpen<StoredLine>(opened, lines.slice(-TAIL_LINES)),
    }
  }

  async whole(id: string): Promise<WholeTable | null> {
    const opened = await this.#open()
    const transaction = this.#begin(opened, 'readonly')
    const entries = transaction.objectStore(ENTRIES)
    const [row, keys, sealed, lines] = await Promise.all([
      done(transaction.objectStore(TABLES).get(id)) as Promise<Row | undefined>,
      done(entries.getAllKeys(allOf(id))),
      done(entries.getAll(allOf(id))),
      done(transaction.objectStore(LINES).getAll(allOf(id))),
    ])
    if (!row) return null
    const games = new Map<number, Entry[]>()
    for (const [i, entry] of (await allOpen<Entry>(opened, sealed)).entries()) {
      const [, game] = keys[i] as [string, number, number]
      games.set(game, [...(games.get(game) ?? []), entry])
    }
    return { table: await tableOf(opened, row), games, lines: await allOpen<StoredLine>(opened, lines) }
  }

  async log(id: string, game: number, first: number, to: number): Promise<readonly Entry[]> {
    if (to <= first) return []
    const opened = await this.#open()
    const range = IDBKeyRange.bound([id, game, first], [id, game, to], false, true)
    return allOpen(opened, await done(this.#begin(opened, 'readonly').objectStore(ENTRIES).getAll(range)))
  }

  async list(): Promise<readonly SavedGame[]> {
    const rows = await done(
      this.#begin(await this.#open(), 'readonly')
        .objectStore(TABLES)
        .getAll(),
    )
    return newestFirst((rows as Row[]).flatMap(({ listing }) => listing ?? []))
  }

  async delete(id: string): Promise<void> {
    const transaction = this.#begin(await this.#open(), 'readwrite')
    transaction.objectStore(TABLES).delete(id)
    transaction.objectStore(ENTRIES).delete(allOf(id))
    transaction.objectStore(LINES).delete(allOf(id))
    await completed(transaction)
    this.#tell({ id: null, version: 0 })
  }

  /** At home nothing goes on without its people. */
  async due(): Promise<readonly string[]> {
    return []
  }

  async listed(): Promise<readonly ListedTable[]> {
    return []
  }

  #tell(news: News): void {
    this.#channel?.postMessage(news)
  }

  onNews(listener: (id: string | null, version: number) => void): void {
    this.#listeners.add(listener)
  }

  async close(): Promise<void> {
    this.#channel?.close()
    this.#channel = null
    const opened = await this.#opened?.catch(() => null)
    opened?.database.close()
  }
}

function writingOf({ table, entries, lines, areLinesAnew = false }: Change): Writing {
  const logs = entries ? [{ game: table.gameNumber, ...entries }] : []
  return { table, logs, lines, base: table.version - 1, areLinesAnew }
}
