import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedTable } from '@haven/table'
import Database from 'libsql'
import { type Change, type Entry, type LiveTable, type StoredLine, TAIL_ENTRIES, TAIL_LINES } from '../judge/index.ts'
import { columnsOf, entriesOf, linesOf, liveOf, SCHEMA, StoreError } from './rows.ts'
import type { Store } from './store.ts'

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

interface Waiting {
  readonly change: Change
  readonly isNew: boolean
  readonly resolve: (outcome: 'stored' | 'conflict' | 'taken') => void
  readonly reject: (error: unknown) => void
}

/**
 * Tables in one file, for one process. Changes that come in the same turn of the event loop are written with one
 * fsync: each waits for it, none waits for another turn.
 */
export class SqliteStore implements Store {
  readonly #db: Database.Database
  readonly #lock: { release(): void }
  readonly #statements: ReturnType<typeof prepare>
  #waiting: Waiting[] = []
  #flushing: NodeJS.Immediate | null = null

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#lock = lockFolder(folder)
    const file = join(folder, 'haven.db')
    this.#db = new Database(file)
    try {
      this.#db.pragma('journal_mode = WAL')
      this.#db.pragma('synchronous = FULL')
      const found = Number(Object.values(this.#db.prepare('PRAGMA user_version').get() as object)[0])
      if (found > SCHEMA) throw new StoreError(`${file} was written by a newer Haven; start that one.`)
      this.#db.exec(CREATE)
      this.#db.exec(`PRAGMA user_version = ${SCHEMA}`)
    } catch (error) {
      this.#db.close()
      this.#lock.release()
      if (error instanceof StoreError) throw error
      throw new StoreError(`${file} cannot be opened: ${(error as Error).message}`)
    }
    this.#statements = prepare(this.#db)
  }

  create(change: Change): Promise<'stored' | 'taken'> {
    return this.#write(change, true) as Promise<'stored' | 'taken'>
  }

  commit(change: Change): Promise<'stored' | 'conflict'> {
    return this.#write(change, false) as Promise<'stored' | 'conflict'>
  }

  #write(change: Change, isNew: boolean): Promise<'stored' | 'conflict' | 'taken'> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, isNew, resolve, reject })
      this.#flushing ??= setImmediate(() => this.#flush())
    })
  }

  #flush(): void {
    this.#flushing = null
    const group = this.#waiting
    this.#waiting = []
    if (group.length === 0) return
    const outcomes: ('stored' | 'conflict' | 'taken')[] = []
    try {
      this.#db.exec('BEGIN IMMEDIATE')
      for (const { change, isNew } of group) outcomes.push(isNew ? this.#insert(change) : this.#update(change))
      this.#db.exec('COMMIT')
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK')
      for (const { reject } of group) reject(error)
      return
    }
    for (const [i, { resolve }] of group.entries()) resolve(outcomes[i] as 'stored')
  }

  #insert(change: Change): 'stored' | 'taken' {
    const { id, version, game, wake, listed, changed, doc } = columnsOf(change)
    const { changes } = this.#statements.insert.run(id, version, game, wake, listed, changed, doc)
    return changes === 1 ? 'stored' : 'taken'
  }

  #update(change: Change): 'stored' | 'conflict' {
    const { id, version, game, wake, listed, changed, doc } = columnsOf(change)
    const { update, cut, entry, line } = this.#statements
    if (update.run(version, game, wake, listed, changed, doc, id, version - 1).changes !== 1) return 'conflict'
    if (change.entries) {
      const { from, entries } = change.entries
      cut.run(id, game, from)
      for (const [i, each] of entries.entries()) entry.run(id, game, from + i, JSON.stringify(each))
    }
    for (const each of change.lines) line.run(id, JSON.stringify(each))
    return 'stored'
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

  listed(most: number): Promise<readonly ListedTable[]> {
    return settled(() =>
      (this.#statements.listed.all(most) as { listed: string }[]).map(
        ({ listed }) => JSON.parse(listed) as ListedTable,
      ),
    )
  }

  /** One process has it all: whoever changes a table knows of it. */
  onNews(): void {
    return
  }

  close(): Promise<void> {
    if (this.#flushing) clearImmediate(this.#flushing)
    this.#flush()
    this.#db.close()
    this.#lock.release()
    return Promise.resolve()
  }
}

/** One process for a folder: the lock is a transaction that stays open, and the system ends it with the process. */
function lockFolder(folder: string): { release(): void } {
  const lock = new Database(join(folder, 'lock.db'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new StoreError(`${folder} is in use by another Haven; stop that one, or use another DATA_DIR.`)
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
    insert: db.prepare(
      'INSERT INTO tables (id, version, game, wake, listed, changed, doc) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    ),
    update: db.prepare(
      'UPDATE tables SET version = ?, game = ?, wake = ?, listed = ?, changed = ?, doc = ? WHERE id = ? AND version = ?',
    ),
    cut: db.prepare('DELETE FROM entries WHERE table_id = ? AND game = ? AND n >= ?'),
    entry: db.prepare('INSERT INTO entries (table_id, game, n, entry) VALUES (?, ?, ?, ?)'),
    line: db.prepare('INSERT INTO lines (table_id, line) VALUES (?, ?)'),
    table: db.prepare('SELECT doc, game FROM tables WHERE id = ?'),
    tail: db.prepare(`SELECT entry FROM entries WHERE table_id = ? AND game = ? ORDER BY n DESC LIMIT ${TAIL_ENTRIES}`),
    lastLines: db.prepare(`SELECT line FROM lines WHERE table_id = ? ORDER BY n DESC LIMIT ${TAIL_LINES}`),
    log: db.prepare('SELECT entry FROM entries WHERE table_id = ? AND game = ? AND n >= ? AND n < ? ORDER BY n'),
    lines: db.prepare('SELECT line FROM lines WHERE table_id = ? ORDER BY n'),
    due: db.prepare('SELECT id FROM tables WHERE wake < ? ORDER BY wake LIMIT ?'),
    listed: db.prepare('SELECT listed FROM tables WHERE listed IS NOT NULL ORDER BY changed DESC LIMIT ?'),
  }
}
