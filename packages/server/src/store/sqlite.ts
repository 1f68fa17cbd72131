import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ListedTable, ListFilter } from '@haven/table'
import {
  type Change,
  type Entry,
  type LiveTable,
  type StoredTable,
  TAIL_ENTRIES,
  TAIL_LINES,
} from '@haven/table/keeper'
import { wrongStore } from '@haven/text/server'
import Database from 'libsql'
import { oneByOne } from '../one-by-one.ts'
import { Damage, firstUndamaged, type Place, type Stored, textOf } from './damage.ts'
import { FILES, ownFile, ownFolder, unusable } from './folder.ts'
import { writtenOf } from './journal.ts'
import { pageQuery, wantedOf } from './list-query.ts'
import {
  COARSEN,
  columnsOf,
  type EntryRow,
  entriesOf,
  expectUpTo,
  LISTED_ORDER,
  type LineRow,
  type ListedRow,
  liveOf,
  SCHEMA,
  StoreError,
  type TableRows,
} from './rows.ts'
import type { Bringing, ServerStore } from './server-store.ts'
import type { Shelves } from './shelves.ts'
import { bringOver } from './sqlite-over.ts'

/** `set_aside` holds what was damaged, as `haven doctor` found it: any kind of row, in any state. */
const CREATE = `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, game INTEGER NOT NULL, wake INTEGER, listed TEXT,
    changed INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS docs (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS changes (
    table_id TEXT NOT NULL, version INTEGER NOT NULL, change TEXT NOT NULL, PRIMARY KEY (table_id, version)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake) WHERE wake IS NOT NULL;
  CREATE INDEX IF NOT EXISTS tables_listed ON tables (changed) WHERE listed IS NOT NULL;
  CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (table_id, game, n)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS lines (n INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL, line TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS lines_table ON lines (table_id, n);
  CREATE TABLE IF NOT EXISTS set_aside (
    at, why, row, table_id, game, n, version, wake, listed, changed, data
  );
  CREATE INDEX IF NOT EXISTS set_aside_table ON set_aside (table_id);
  CREATE TABLE IF NOT EXISTS tried (once INTEGER PRIMARY KEY, at INTEGER NOT NULL, fill BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS shelves (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, day INTEGER NOT NULL, sealed TEXT NOT NULL
  ) WITHOUT ROWID;
`

const SHELF: Place = { row: 'shelf' }

type Outcome = 'stored' | 'conflict' | 'taken'

/** Milliseconds from one group of changes to the next, at least: disks have only so many fsyncs a second. */
const GATHER = 4

interface Waiting {
  /** What `sqlite-writer.mjs` is told. */
  readonly written: () => unknown
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

const written = (change: Change, isNew: boolean, before?: StoredTable) => ({
  isNew,
  columns: columnsOf(change),
  ...writtenOf(change, before),
  from: change.entries?.from ?? null,
  entries: (change.entries?.entries ?? []).map((each) => JSON.stringify(each)),
  lines: change.lines.map((each) => JSON.stringify(each)),
  areLinesAnew: change.areLinesAnew ?? false,
})

type Told = { readonly outcomes: readonly Outcome[] } | { readonly error: string }

/**
 * Tables in one file, for one process, which reads it here and writes it in a thread of its own. Changes that come while
 * the thread is at work are written together with one fsync, for which each of them waits.
 */
export class SqliteStore implements ServerStore {
  readonly #file: string
  readonly #db: Database.Database
  readonly #lock: { release(): void }
  readonly #statements: ReturnType<typeof prepare>
  readonly #tell = oneByOne()
  readonly openToOthers: readonly string[]
  #writer: Worker | null = null
  #waiting: Waiting[] = []
  #writing: readonly Waiting[] | null = null
  #isFlushing = false
  #flushed = 0
  #whenQuiet: () => void = () => undefined

  /** Throws a StoreError. */
  constructor(folder: string, bringing: Bringing = () => undefined) {
    this.openToOthers = ownFolder(folder)
    this.#lock = lockFolder(folder)
    const file = join(folder, FILES.tables)
    this.#file = file
    try {
      this.#db = openTables(folder, bringing)
      this.#statements = prepare(this.#db)
    } catch (error) {
      this.#lock.release()
      throw error
    }
  }

  create(change: Change): Promise<'stored' | 'taken'> {
    return this.#write(() => written(change, true)) as Promise<'stored' | 'taken'>
  }

  commit(change: Change, before?: StoredTable): Promise<'stored' | 'conflict'> {
    return this.#write(() => written(change, false, before)) as Promise<'stored' | 'conflict'>
  }

  async tryWrite(): Promise<void> {
    await this.#write(() => null)
  }

  #write(what: Waiting['written']): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ written: what, resolve, reject })
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
    this.#writer.postMessage(group.map((each) => each.written()))
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
    return settled({ row: 'table' }, () => {
      const found = this.#atOnce(() => this.#rowsOf(id))
      return found && liveOf(found)
    })
  }

  /** The thread may write between two readings: these see the same. */
  #atOnce<T>(read: () => T): T {
    this.#db.exec('BEGIN')
    try {
      return read()
    } finally {
      this.#db.exec('COMMIT')
    }
  }

  #rowsOf(id: string): TableRows | null {
    const { table, changes, tail, lastLines, setAside } = this.#statements
    const found = table.get(id) as { version: number; game: number; doc: Stored; from: number } | undefined
    if (!found) {
      if (setAside.get(id)) throw new Damage({ row: 'table' }, 'missing')
      return null
    }
    const { version, game, doc, from } = found
    return {
      id,
      version,
      doc,
      from,
      changes: (changes.all(id, from) as { change: Stored }[]).map(({ change }) => change),
      entries: tail.all(id, game) as EntryRow[],
      lines: lastLines.all(id) as LineRow[],
    }
  }

  log(id: string, game: number, from: number, to: number): Promise<readonly Entry[]> {
    return settled({ row: 'entry', game, n: from }, () =>
      this.#atOnce(() => {
        const rows = this.#statements.log.all(id, game, from, to) as EntryRow[]
        const { last } = this.#statements.last.get(id, game) as { last: number | null }
        expectUpTo(rows, game, from, to, last)
        return entriesOf(rows, game, from)
      }),
    )
  }

  due(before: number, most: number): Promise<readonly string[]> {
    const rows = (limit: number) => this.#statements.due.all(Math.floor(before), limit) as { id: Stored }[]
    return firstUndamaged(most, rows, ({ id }) => textOf(id, { row: 'table' }))
  }

  listed(most: number, filter: ListFilter = {}): Promise<readonly ListedTable[]> {
    const { where, values } = pageQuery(filter, () => '?')
    const query = this.#db.prepare(
      `SELECT CAST(listed AS BLOB) AS listed, CAST(changed AS INTEGER) AS changed FROM tables WHERE ${where} ${LISTED_ORDER} LIMIT ?`,
    )
    return wantedOf(most, filter, (limit) => query.all(...values, limit) as ListedRow[])
  }

  readonly shelves: Shelves = {
    read: (id) =>
      settled(SHELF, () => {
        const found = this.#statements.shelf.get(id) as { version: number; sealed: Stored } | undefined
        return found ? { version: found.version, sealed: textOf(found.sealed, SHELF) } : null
      }),
    write: (id, from, sealed, day) =>
      this.#write(() => ({ shelf: { id, from, sealed, day } })) as Promise<'stored' | 'conflict'>,
    remove: async (id) => {
      await this.#write(() => ({ shelf: { id, sealed: null } }))
    },
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

/** The file as it is, with all tables that this server knows. Throws a StoreError. */
export function openTables(folder: string, bringing: Bringing = () => undefined): Database.Database {
  const file = join(folder, FILES.tables)
  ownFile(folder, FILES.tables)
  let db: Database.Database | null = null
  try {
    db = new Database(file)
    db.pragma('journal_mode = WAL')
    const found = Number(Object.values(db.prepare('PRAGMA user_version').get() as object)[0])
    if (found > SCHEMA) throw new StoreError(wrongStore.newerFile(file))
    db.exec(CREATE)
    bringOver(db, bringing)
    db.exec(COARSEN)
    db.exec(`PRAGMA user_version = ${SCHEMA}`)
    return db
  } catch (error) {
    db?.close()
    if (error instanceof StoreError) throw error
    throw new StoreError(wrongStore.notOpened(file, (error as Error).message))
  }
}

/** One process for a folder: the lock is a transaction that stays open, and the system ends it with the process. */
export function lockFolder(folder: string): { release(): void } {
  ownFile(folder, FILES.lock)
  let lock: Database.Database | null = null
  try {
    lock = new Database(join(folder, FILES.lock))
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock?.close()
    if (isCode(error, 'SQLITE_BUSY')) throw new StoreError(wrongStore.inUse(folder))
    throw unusable(folder, error)
  }
  const held = lock
  return {
    release() {
      held.exec('ROLLBACK')
      held.close()
    },
  }
}

const isCode = (error: unknown, code: string): boolean => ((error as { code?: string }).code ?? '').startsWith(code)

/** A call that throws is a promise that is not kept. A page of the file that cannot be read is a damage of that row. */
async function settled<T>(place: Place, read: () => T): Promise<T> {
  try {
    return read()
  } catch (error) {
    if (isCode(error, 'SQLITE_CORRUPT')) throw new Damage(place, 'unreadable')
    throw error
  }
}

/** Text comes as bytes: at bytes that are no text the driver would end the process. */
function prepare(db: Database.Database) {
  const entry =
    'SELECT CAST(n AS INTEGER) AS n, CAST(entry AS BLOB) AS entry FROM entries WHERE table_id = ? AND game = ?'
  const line = 'SELECT n, CAST(line AS BLOB) AS line FROM lines WHERE table_id = ?'
  return {
    table: db.prepare(
      `SELECT CAST(t.version AS INTEGER) AS version, CAST(t.game AS INTEGER) AS game, CAST(d.doc AS BLOB) AS doc,
         CAST(d.version AS INTEGER) AS "from"
       FROM tables t LEFT JOIN docs d ON d.id = t.id WHERE t.id = ?`,
    ),
    changes: db.prepare(
      'SELECT CAST(change AS BLOB) AS change FROM changes WHERE table_id = ? AND version > ? ORDER BY version',
    ),
    setAside: db.prepare("SELECT 1 FROM set_aside WHERE table_id = ? AND row = 'table'"),
    tail: db.prepare(`${entry} ORDER BY n DESC LIMIT ${TAIL_ENTRIES}`),
    lastLines: db.prepare(`${line} ORDER BY n DESC LIMIT ${TAIL_LINES}`),
    log: db.prepare(`${entry} AND n >= ? AND n < ? ORDER BY n`),
    last: db.prepare('SELECT CAST(max(n) AS INTEGER) AS last FROM entries WHERE table_id = ? AND game = ?'),
    shelf: db.prepare('SELECT version, CAST(sealed AS BLOB) AS sealed FROM shelves WHERE id = ?'),
    due: db.prepare('SELECT CAST(id AS BLOB) AS id FROM tables WHERE wake < ? ORDER BY wake LIMIT ?'),
  }
}
