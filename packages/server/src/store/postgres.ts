import type { ListedTable, ListFilter } from '@haven/table'
import type { Store } from '@haven/table/keeper'
import { type Change, type Entry, type LiveTable, type StoredLine, TAIL_ENTRIES, TAIL_LINES } from '@haven/table/keeper'
import { wrongStore } from '@haven/text/server'
import pg from 'pg'
import { type ListedRow, listedOf, listQuery, POSTGRES } from './list-query.ts'
import { columnsOf, entriesOf, linesOf, liveOf, SCHEMA, StoreError } from './rows.ts'

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
`

const INSERT = `
  INSERT INTO tables (id, version, game, wake, listed, changed, doc) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING`

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
  ), said AS (
    INSERT INTO lines (table_id, line)
    SELECT moved.id, line FROM moved, unnest($10::text[]) WITH ORDINALITY AS new (line, place) ORDER BY place
  )
  SELECT pg_notify('${CHANNEL}', id || ' ' || $2::text) FROM moved`

const LOAD = `
  SELECT doc,
    ARRAY(SELECT entry FROM entries WHERE table_id = t.id AND game = t.game ORDER BY n DESC LIMIT ${TAIL_ENTRIES}) AS entries,
    ARRAY(SELECT line FROM lines WHERE table_id = t.id ORDER BY n DESC LIMIT ${TAIL_LINES}) AS lines
  FROM tables t WHERE id = $1`

const RECONNECT = 500

/** Tables in a PostgreSQL that any number of processes share. */
export class PostgresStore implements Store {
  readonly #pool: pg.Pool
  readonly #url: string
  readonly #listeners = new Set<(id: string | null, version: number) => void>()
  #hearing: pg.Client | null = null
  #again: NodeJS.Timeout | null = null
  #closed = false

  private constructor(url: string) {
    this.#url = url
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
      application_name: 'haven',
    })
    // A connection that breaks while nobody uses it: the next query takes another.
    this.#pool.on('error', () => undefined)
  }

  static async open(url: string): Promise<PostgresStore> {
    const store = new PostgresStore(url)
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
    try {
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock($1)', [CREATING])
      await client.query(CREATE)
      const { rows } = await client.query<{ version: number }>('SELECT version FROM haven_schema')
      const [found] = rows
      if (found && found.version > SCHEMA) throw new StoreError(wrongStore.newerDatabase)
      if (!found) await client.query('INSERT INTO haven_schema (version) VALUES ($1)', [SCHEMA])
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }

  // -------------------------------------------------------------------------------------------------- news

  async #listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, application_name: 'haven news' })
    client.on('notification', ({ payload = '' }) => {
      const [id = '', version] = payload.split(' ')
      this.#tell(id, Number(version))
    })
    client.on('error', () => undefined)
    client.on('end', () => this.#listenAgain())
    this.#hearing = client
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
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
      values: [id, version, game, wake, listed, changed, doc, from, entries, lines],
    })
    return rowCount === 1 ? 'stored' : 'conflict'
  }

  async load(id: string): Promise<LiveTable | null> {
    const { rows } = await this.#pool.query<{ doc: string; entries: string[]; lines: string[] }>({
      name: 'load',
      text: LOAD,
      values: [id],
    })
    const [found] = rows
    return found ? liveOf(found.doc, found.entries, found.lines) : null
  }

  async log(id: string, game: number, from: number, to: number): Promise<readonly Entry[]> {
    const text = 'SELECT entry FROM entries WHERE table_id = $1 AND game = $2 AND n >= $3 AND n < $4 ORDER BY n'
    const { rows } = await this.#pool.query<{ entry: string }>(text, [id, game, from, to])
    return entriesOf(rows.map(({ entry }) => entry))
  }

  async lines(id: string): Promise<readonly StoredLine[]> {
    const text = 'SELECT line FROM lines WHERE table_id = $1 ORDER BY n'
    const { rows } = await this.#pool.query<{ line: string }>(text, [id])
    return linesOf(rows.map(({ line }) => line))
  }

  async due(before: number, most: number): Promise<readonly string[]> {
    const text = 'SELECT id FROM tables WHERE wake < $1 ORDER BY wake LIMIT $2'
    const { rows } = await this.#pool.query<{ id: string }>(text, [Math.floor(before), most])
    return rows.map(({ id }) => id)
  }

  async listed(most: number, filter: ListFilter = {}): Promise<readonly ListedTable[]> {
    const { text, values } = listQuery(POSTGRES, most, filter)
    return listedOf((await this.#pool.query<ListedRow>(text, [...values])).rows)
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#again) clearTimeout(this.#again)
    await this.#hearing?.end().catch(() => undefined)
    await this.#pool.end()
  }
}
