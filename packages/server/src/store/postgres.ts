import type { ListedTable, ListFilter } from '@haven/table'
import { type Change, type Entry, type LiveTable, TAIL_ENTRIES, TAIL_LINES } from '@haven/table/keeper'
import { wrongStore } from '@haven/text/server'
import pg from 'pg'
import { Damage } from './damage.ts'
import { pageQuery, wantedOf } from './list-query.ts'
import { CREATE_SHELVES, postgresShelves } from './postgres-shelves.ts'
import {
  COARSEN,
  columnsOf,
  type EntryRow,
  entriesOf,
  expectUpTo,
  LISTED_ORDER,
  type ListedRow,
  liveOf,
  SCHEMA,
  StoreError,
} from './rows.ts'
import type { ServerStore } from './server-store.ts'
import type { Shelves } from './shelves.ts'

const CHANNEL = 'haven_tables'
/** Of our own choice: whoever creates the tables has it, so that two processes can start at once. */
const CREATING = 1_616_115_077

const CREATE = `
  CREATE TABLE IF NOT EXISTS haven_schema (version INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, version BIGINT NOT NULL, game INTEGER NOT NULL, wake BIGINT, listed TEXT,
    changed BIGINT NOT NULL, doc TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake) WHERE wake IS NOT NULL;
  CREATE INDEX IF NOT EXISTS tables_listed ON tables (changed) WHERE listed IS NOT NULL;
  CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (table_id, game, n)
  );
  CREATE TABLE IF NOT EXISTS lines (n BIGSERIAL PRIMARY KEY, table_id TEXT NOT NULL, line TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS lines_table ON lines (table_id, n);
  CREATE TABLE IF NOT EXISTS set_aside (
    at BIGINT, why TEXT, row TEXT, table_id TEXT, game INTEGER, n BIGINT, version BIGINT, wake BIGINT, listed TEXT,
    changed BIGINT, data TEXT
  );
  CREATE INDEX IF NOT EXISTS set_aside_table ON set_aside (table_id);
  CREATE TABLE IF NOT EXISTS tried (once INTEGER PRIMARY KEY, at BIGINT NOT NULL);
`

const INSERT = `
  INSERT INTO tables (id, version, game, wake, listed, changed, doc)
  SELECT $1::text, $2::bigint, $3::integer, $4::bigint, $5::text, $6::bigint, $7::text
  WHERE NOT EXISTS (SELECT 1 FROM set_aside WHERE table_id = $1 AND row = 'table') ON CONFLICT DO NOTHING`

const TRY = 'INSERT INTO tried (once, at) VALUES (1, $1) ON CONFLICT (once) DO UPDATE SET at = excluded.at'

/** All of it or nothing, in one statement: the version guards the order, and the news goes out with the commit. */
const COMMIT = `
  WITH moved AS (
    UPDATE tables SET version = $2, game = $3, wake = $4, listed = $5, changed = $6, doc = $7
    WHERE id = $1 AND version = $2::bigint - 1 RETURNING id
  ), shortened AS (
    DELETE FROM entries USING moved WHERE table_id = moved.id AND game = $3 AND n >= $8::integer + cardinality($9::text[])
      AND $8::integer >= 0
  ), told AS (
    INSERT INTO entries (table_id, game, n, entry)
    SELECT moved.id, $3, $8::integer + place - 1, entry FROM moved, unnest($9::text[]) WITH ORDINALITY AS new (entry, place)
    ON CONFLICT (table_id, game, n) DO UPDATE SET entry = excluded.entry
  ), hushed AS (
    DELETE FROM lines USING moved WHERE table_id = moved.id AND $11::boolean
  ), said AS (
    INSERT INTO lines (table_id, line)
    SELECT moved.id, line FROM moved, unnest($10::text[]) WITH ORDINALITY AS new (line, place) ORDER BY place
  )
  SELECT pg_notify('${CHANNEL}', id || ' ' || $2::text) FROM moved`

const LOAD = `
  SELECT version, doc,
    ARRAY(SELECT n FROM entries WHERE table_id = t.id AND game = t.game ORDER BY n DESC LIMIT ${TAIL_ENTRIES}) AS numbers,
    ARRAY(SELECT entry FROM entries WHERE table_id = t.id AND game = t.game ORDER BY n DESC LIMIT ${TAIL_ENTRIES}) AS entries,
    ARRAY(SELECT line FROM lines WHERE table_id = t.id ORDER BY n DESC LIMIT ${TAIL_LINES}) AS lines
  FROM tables t WHERE id = $1`

const LOG = `
  SELECT n, entry, (SELECT max(n) FROM entries WHERE table_id = $1 AND game = $2) AS last
  FROM entries WHERE table_id = $1 AND game = $2 AND n >= $3 AND n < $4 ORDER BY n`

const SET_ASIDE = "SELECT 1 FROM set_aside WHERE table_id = $1 AND row = 'table'"

interface Loaded {
  readonly version: string
  readonly doc: string
  readonly numbers: readonly number[]
  readonly entries: readonly string[]
  readonly lines: readonly string[]
}

const RECONNECT = 500

/** Milliseconds after which a database that does not answer is not waited for. */
export interface Patience {
  readonly connect: number
  /** For the database itself, which then gives up the statement. */
  readonly statement: number
  /** For us, if not even that is heard of: a line that is dead and does not know it. */
  readonly query: number
  /** How often the line on which news come is tried. */
  readonly listen: number
}

const PATIENCE: Patience = { connect: 5_000, statement: 10_000, query: 12_000, listen: 30_000 }

/** Tables in a PostgreSQL that any number of processes share. */
export class PostgresStore implements ServerStore {
  readonly shelves: Shelves
  readonly #pool: pg.Pool
  readonly #url: string
  readonly #patience: Patience
  readonly #listeners = new Set<(id: string | null, version: number) => void>()
  #hearing: pg.Client | null = null
  #again: NodeJS.Timeout | null = null
  #listening: NodeJS.Timeout | null = null
  #closed = false

  private constructor(url: string, patience: Patience) {
    this.#url = url
    this.#patience = patience
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: patience.connect,
      statement_timeout: patience.statement,
      query_timeout: patience.query,
      keepAlive: true,
      application_name: 'haven',
    })
    // A connection that breaks while nobody uses it: the next query takes another.
    this.#pool.on('error', () => undefined)
    this.shelves = postgresShelves(this.#pool)
  }

  /** Throws a StoreError. */
  static async open(url: string, patience: Partial<Patience> = {}): Promise<PostgresStore> {
    const store = new PostgresStore(url, { ...PATIENCE, ...patience })
    try {
      await store.#create()
      await store.#listen()
    } catch (error) {
      await store.close()
      if (error instanceof StoreError) throw error
      throw new StoreError(wrongStore.silent((error as Error).message))
    }
    return store
  }

  async #create(): Promise<void> {
    const client = await this.#pool.connect()
    let isUsable = false
    try {
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock($1)', [CREATING])
      await client.query(CREATE + CREATE_SHELVES)
      await client.query(COARSEN)
      const { rows } = await client.query<{ version: number }>('SELECT version FROM haven_schema')
      const [found] = rows
      if (found && found.version > SCHEMA) throw new StoreError(wrongStore.newerDatabase)
      if (!found) await client.query('INSERT INTO haven_schema (version) VALUES ($1)', [SCHEMA])
      await client.query('COMMIT')
      isUsable = true
    } finally {
      // A connection that is given up ends its transaction.
      client.release(!isUsable)
    }
  }

  // -------------------------------------------------------------------------------------------------- news

  async #listen(): Promise<void> {
    const { connect, query, listen } = this.#patience
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: connect,
      query_timeout: query,
      keepAlive: true,
      application_name: 'haven news',
    })
    client.on('notification', ({ payload = '' }) => {
      const [id = '', version] = payload.split(' ')
      this.#tell(id, Number(version))
    })
    client.on('error', () => undefined)
    client.on('end', () => this.#listenAgain())
    this.#hearing = client
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    // Silence is no news, or a line that is dead.
    if (this.#listening) clearInterval(this.#listening)
    this.#listening = setInterval(() => {
      client.query('SELECT 1').catch(() => client.connection.stream.destroy())
    }, listen)
  }

  #listenAgain(): void {
    if (this.#closed || this.#again) return
    this.#again = setTimeout(() => {
      this.#again = null
      this.#listen()
        // What was told meanwhile went unheard.
        .then(() => this.#tell(null, 0))
        .catch(() => this.#listenAgain())
    }, RECONNECT)
  }

  #tell(id: string | null, version: number): void {
    for (const listener of this.#listeners) listener(id, version)
  }

  onNews(listener: (id: string | null, version: number) => void): void {
    this.#listeners.add(listener)
  }

  // ----------------------------------------------------------------------------------------- write and read

  async create(change: Change): Promise<'stored' | 'taken'> {
    const { id, version, game, wake, listed, changed, doc } = columnsOf(change)
    const { rowCount } = await this.#pool.query(INSERT, [id, version, game, wake, listed, changed, doc])
    return rowCount === 1 ? 'stored' : 'taken'
  }

  async commit(change: Change): Promise<'stored' | 'conflict'> {
    const { id, version, game, wake, listed, changed, doc } = columnsOf(change)
    const from = change.entries?.from ?? -1
    const entries = (change.entries?.entries ?? []).map((entry) => JSON.stringify(entry))
    const lines = change.lines.map((line) => JSON.stringify(line))
    const { rowCount } = await this.#pool.query({
      name: 'commit',
      text: COMMIT,
      values: [id, version, game, wake, listed, changed, doc, from, entries, lines, change.areLinesAnew ?? false],
    })
    return rowCount === 1 ? 'stored' : 'conflict'
  }

  async tryWrite(): Promise<void> {
    await this.#pool.query(TRY, [Date.now()])
  }

  async load(id: string): Promise<LiveTable | null> {
    const { rows } = await this.#pool.query<Loaded>({ name: 'load', text: LOAD, values: [id] })
    const [found] = rows
    if (!found) {
      const { rowCount } = await this.#pool.query(SET_ASIDE, [id])
      if (rowCount) throw new Damage({ row: 'table' }, 'missing')
      return null
    }
    const { version, doc, numbers, entries, lines } = found
    return liveOf({
      id,
      version: Number(version),
      doc,
      entries: entries.map((entry, i) => ({ n: numbers[i] ?? -1, entry })),
      lines: lines.map((line) => ({ n: 0, line })),
    })
  }

  async log(id: string, game: number, from: number, to: number): Promise<readonly Entry[]> {
    const { rows } = await this.#pool.query<EntryRow & { last: number }>(LOG, [id, game, from, to])
    expectUpTo(rows, game, from, to, rows[0]?.last ?? null)
    return entriesOf(rows, game, from)
  }

  async due(before: number, most: number): Promise<readonly string[]> {
    const text = 'SELECT id FROM tables WHERE wake < $1 ORDER BY wake LIMIT $2'
    const { rows } = await this.#pool.query<{ id: string }>(text, [Math.floor(before), most])
    return rows.map(({ id }) => id)
  }

  listed(most: number, filter: ListFilter = {}): Promise<readonly ListedTable[]> {
    const { where, values } = pageQuery(filter, (n) => `$${n}`)
    const text = `SELECT listed, changed FROM tables WHERE ${where} ${LISTED_ORDER} LIMIT $${values.length + 1}`
    const rows = async (limit: number) => (await this.#pool.query<ListedRow>(text, [...values, limit])).rows
    return wantedOf(most, filter, rows)
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#again) clearTimeout(this.#again)
    if (this.#listening) clearInterval(this.#listening)
    await this.#hearing?.end().catch(() => undefined)
    await this.#pool.end()
  }
}
