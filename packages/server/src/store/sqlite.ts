import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ListedTable, ListFilter } from '@haven/table'
import type { Store } from '@haven/table/keeper'
import { type Change, type Entry, type LiveTable, type StoredLine, TAIL_ENTRIES, TAIL_LINES } from '@haven/table/keeper'
import { wrongStore } from '@haven/text/server'
import Database from 'libsql'
import { oneByOne } from '../one-by-one.ts'
import { type ListedRow, listedOf, listQuery, SQLITE } from './list-query.ts'
import { columnsOf, entriesOf, linesOf, liveOf, SCHEMA, StoreError } from './rows.ts'

const CREATE = `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, game INTEGER NOT NULL, wake INTEGER, listed TEXT,
    changed INTEGER NOT NULL, doc TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake) WHERE wake IS NOT NULL;
  CREATE INDEX IF NOT EXISTS tables_listed ON tables (changed) WHERE listed IS NOT NULL;
  CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (table_id, game, n)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS lines (n INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL, line TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS lines_table ON lines (table_id, n);
`

type Outcome = 'stored' | 'conflict' | 'taken'

/** Milliseconds from one group of changes to the next, at least: disks have only so many fsyncs a second. */
const GATHER = 4

interface Waiting {
  readonly change: Change
  readonly isNew: boolean
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

/** A change as `sqlite-writer.mjs` writes it. */
const written = ({ change, isNew }: Waiting) => ({
  isNew,
  columns: columnsOf(change),
  from: change.entries?.from ?? null,
  entries: (change.entries?.entries ?? []).map((each) => JSON.stringify(each)),
  lines: change.lines.map((each) => JSON.stringify(each)),
})

type Told = { readonly outcomes: readonly Outcome[] } | { readonly error: string }

/**
 * Tables in one file, for one process, which reads it here and writes it in a thread of its own. Changes that come while
 * the thread is at work are written together with one fsync, for which each of them waits.
 */
export class SqliteStore implements Store {
  readonly #file: string
  readonly #db: Database.Database
  readonly #lock: { release(): void }
  readonly #statements: ReturnType<typeof prepare>
  readonly #tell = oneByOne()
  #writer: Worker | null = null
  #waiting: Waiting[] = []
  #writing: readonly Waiting[] | null = null
  #isFlushing = false
  #flushed = 0
  #whenQuiet: () => void = () => undefined

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#lock = lockFolder(folder)
    const file = join(folder, 'haven.db')
    this.#file = file
    this.#db = new Database(file)
    try {
      this.#db.pragma('journal_mode = WAL')
      const found = Number(Object.values(this.#db.prepare('PRAGMA user_version').get() as object)[0])
      if (found > SCHEMA) throw new StoreError(wrongStore.newerFile(file))
      this.#db.exec(CREATE)
      this.#db.exec(`PRAGMA user_version = ${SCHEMA}`)
    } catch (error) {
      this.#db.close()
      this.#lock.release()
      if (error instanceof StoreError) throw error
      throw new StoreError(wrongStore.notOpened(file, (error as Error).message))
    }
    this.#statements = prepare(this.#db)
  }

  create(change: Change): Promise<'stored' | 'taken'> {
    return this.#write(change, true) as Promise<'stored' | 'taken'>
  }

  commit(change: Change): Promise<'stored' | 'conflict'> {
    return this.#write(change, false) as Promise<'stored' | 'conflict'>
  }

  #write(change: Change, isNew: boolean): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, isNew, resolve, reject })
      this.#flushSoon()
    })
  }

  #flushSoon(): void {
    if (this.#writing || this.#isFlushing) return
    this.#isFlushing = true
    const wait = this.#flushed + GATHER - performance.now()
    if (wait > 0) setTimeout(() => this.#flush(), wait)
    else setImmediate(() => this.#flush())
  }

  #flush(): void {
    this.#isFlushing = false
    this.#flushed = performance.now()
    const group = this.#waiting
    this.#waiting = []
    this.#writing = group
    this.#writer ??= this.#startWriter()
    this.#writer.postMessage(group.map(written))
  }

  /** One that failed is replaced when there is something to write again. */
  #startWriter(): Worker {
    const writer = new Worker(new URL('./sqlite-writer.mjs', import.meta.url), { workerData: { file: this.#file } })
    writer.on('message', (told: Told) => {
      const group = this.#done()
      if ('error' in told) for (const { reject } of group) reject(new Error(told.error))
      else for (const [i, { resolve }] of group.entries()) this.#tell(() => resolve(told.outcomes[i] as Outcome))
    })
    writer.on('error', (error) => {
      this.#writer = null
      // Written or not: whoever waits has to look.
      for (const { reject } of this.#done()) reject(error)
    })
    return writer
  }

  #done(): readonly Waiting[] {
    const group = this.#writing ?? []
    this.#writing = null
    if (this.#waiting.length > 0) this.#flushSoon()
    else this.#whenQuiet()
    return group
  }

  load(id: string): Promise<LiveTable | null> {
    return settled(() => {
      const found = this.#statements.table.get(id) as { doc: string; game: number } | undefined
      if (!found) return null
      const entries = this.#statements.tail.all(id, found.game) as { entry: string }[]
      const lines = this.#statements.lastLines.all(id) as { line: string }[]
      return liveOf(
        found.doc,
        entries.map(({ entry }) => entry),
        lines.map(({ line }) => line),
      )
    })
  }

  log(id: string, game: number, from: number, to: number): Promise<readonly Entry[]> {
    return settled(() => {
      const rows = this.#statements.log.all(id, game, from, to) as { entry: string }[]
      return entriesOf(rows.map(({ entry }) => entry))
    })
  }

  lines(id: string): Promise<readonly StoredLine[]> {
    return settled(() => linesOf((this.#statements.lines.all(id) as { line: string }[]).map(({ line }) => line)))
  }

  due(before: number, most: number): Promise<readonly string[]> {
    return settled(() => (this.#statements.due.all(Math.floor(before), most) as { id: string }[]).map(({ id }) => id))
  }

  listed(most: number, filter: ListFilter = {}): Promise<readonly ListedTable[]> {
    return settled(() => {
      const { text, values } = listQuery(SQLITE, most, filter)
      return listedOf(this.#db.prepare(text).all(...values) as ListedRow[])
    })
  }

  /** One process has it all: whoever changes a table knows of it. */
  onNews(): void {
    return
  }

  /** What has been asked to be written is written first. */
  async close(): Promise<void> {
    if (this.#writing || this.#waiting.length > 0) {
      await new Promise<void>((resolve) => {
        this.#whenQuiet = resolve
      })
    }
    const writer = this.#writer
    if (writer) {
      const gone = new Promise((resolve) => void writer.once('exit', resolve))
      writer.postMessage(null)
      await gone
    }
    // All of it is in the one file then, which can be copied.
    this.#db.pragma('wal_checkpoint(TRUNCATE)')
    this.#db.close()
    this.#lock.release()
  }
}

/** One process for a folder: the lock is a transaction that stays open, and the system ends it with the process. */
export function lockFolder(folder: string): { release(): void } {
  const lock = new Database(join(folder, 'lock.db'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new StoreError(wrongStore.inUse(folder))
  }
  return {
    release() {
      lock.exec('ROLLBACK')
      lock.close()
    },
  }
}

/** A call that throws is a promise that is not kept. */
async function settled<T>(read: () => T): Promise<T> {
  return read()
}

function prepare(db: Database.Database) {
  return {
    table: db.prepare('SELECT doc, game FROM tables WHERE id = ?'),
    tail: db.prepare(`SELECT entry FROM entries WHERE table_id = ? AND game = ? ORDER BY n DESC LIMIT ${TAIL_ENTRIES}`),
    lastLines: db.prepare(`SELECT line FROM lines WHERE table_id = ? ORDER BY n DESC LIMIT ${TAIL_LINES}`),
    log: db.prepare('SELECT entry FROM entries WHERE table_id = ? AND game = ? AND n >= ? AND n < ? ORDER BY n'),
    lines: db.prepare('SELECT line FROM lines WHERE table_id = ? ORDER BY n'),
    due: db.prepare('SELECT id FROM tables WHERE wake < ? ORDER BY wake LIMIT ?'),
  }
}
