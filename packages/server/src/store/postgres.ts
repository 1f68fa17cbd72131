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
import pg from 'pg'
import type { Moved } from '../nodes/moved.ts'
import { Damage } from './damage.ts'
import { writtenOf } from './journal.ts'
import { pageQuery, wantedOf } from './list-query.ts'
import { Batches } from './postgres-batches.ts'
import { CREATE_NODES, PostgresNodes } from './postgres-nodes.ts'
import { bringOver } from './postgres-over.ts'
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
import type { Bringing, ServerStore } from './server-store.ts'
import type { Shelves } from './shelves.ts'

/** Of our own choice: whoever creates the tables has it, so that two processes can start at once. */
const CREATING = 1_616_115_077

const CREATE = `
  CREATE TABLE IF NOT EXISTS haven_schema (version INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, version BIGINT NOT NULL, game INTEGER NOT NULL, wake BIGINT, listed TEXT,
    changed BIGINT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS docs (id TEXT PRIMARY KEY, version BIGINT NOT NULL, doc TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS changes (
    table_id TEXT NOT NULL, version BIGINT NOT NULL, change TEXT NOT NULL, PRIMARY KEY (table_id, version)
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
  WITH made AS (
    INSERT INTO tables (id, version, game, wake, listed, changed)
    SELECT $1::text, $2::bigint, $3::integer, $4::bigint, $5::text, $6::bigint
    WHERE NOT EXISTS (SELECT 1 FROM set_aside WHERE table_id = $1 AND row = 'table') ON CONFLICT DO NOTHING
    RETURNING id, version
  )
  INSERT INTO docs (id, version, doc) SELECT id, version, $7::text FROM made
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, doc = excluded.doc`

const TRY = 'INSERT INTO tried (once, at) VALUES (1, $1) ON CONFLICT (once) DO UPDATE SET at = excluded.at'

const LOAD = `
  SELECT t.version, d.doc, d.version AS "from",
    ARRAY(SELECT change FROM changes c WHERE c.table_id = t.id AND c.version > d.version ORDER BY c.version) AS changes,
    ARRAY(SELECT n FROM entries WHERE table_id = t.id AND game = t.game ORDER BY n DESC LIMIT ${TAIL_ENTRIES}) AS numbers,
    ARRAY(SELECT entry FROM entries WHERE table_id = t.id AND game = t.game ORDER BY n DESC LIMIT ${TAIL_ENTRIES}) AS entries,
    ARRAY(SELECT line FROM lines WHERE table_id = t.id ORDER BY n DESC LIMIT ${TAIL_LINES}) AS lines
  FROM tables t LEFT JOIN docs d ON d.id = t.id WHERE t.id = $1`

const LOG = `
  SELECT n, entry, (SELECT max(n) FROM entries WHERE table_id = $1 AND game = $2) AS last
  FROM entries WHERE table_id = $1 AND game = $2 AND n >= $3 AND n < $4 ORDER BY n`

const NEWER = `
  SELECT t.id, t.version FROM unnest($1::text[], $2::bigint[]) AS known (id, version)
  JOIN tables t ON t.id = known.id AND t.version > known.version`

const SET_ASIDE = "SELECT 1 FROM set_aside WHERE table_id = $1 AND row = 'table'"

interface Loaded {
  readonly version: string
  readonly doc: string
  readonly from: string | null
  readonly changes: readonly string[]
  readonly numbers: readonly number[]
  readonly entries: readonly string[]
  readonly lines: readonly string[]
}

/** Milliseconds after which a database that does not answer is not waited for. */
export interface Patience {
  readonly connect: number
  /** For the database itself, which then gives up the statement. */
  readonly statement: number
  /** For us, if not even that is heard of: a line that is dead and does not know it. */
  readonly query: number
}

const PATIENCE: Patience = { connect: 5_000, statement: 10_000, query: 12_000 }

/** Tables in a PostgreSQL that any number of processes share. */
export class PostgresStore implements ServerStore {
  readonly shelves: Shelves
  readonly nodes: PostgresNodes
  readonly #pool: pg.Pool
  readonly #batches: Batches
  /** Told what was stored here, after it was. */
  onStored: (moved: readonly Moved[]) => void = () => undefined

  private constructor(url: string, patience: Patience) {
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
    this.nodes = new PostgresNodes(this.#pool)
    this.#batches = new Batches(this.#pool, (stored) => this.onStored(stored))
  }

  /** Throws a StoreError. */
  static async open(
    url: string,
    { bringing = () => undefined, ...patience }: Partial<Patience> & { readonly bringing?: Bringing } = {},
  ): Promise<PostgresStore> {
    const store = new PostgresStore(url, { ...PATIENCE, ...patience })
    try {
      await store.#create(bringing)
    } catch (error) {
      await store.close()
      if (error instanceof StoreError) throw error
      throw new StoreError(wrongStore.silent((error as Error).message))
    }
    return store
  }

  async #create(bringing: Bringing): Promise<void> {
    const client = await this.#pool.connect()
    let isUsable = false
    try {
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock($1)', [CREATING])
      await client.query(CREATE + CREATE_SHELVES + CREATE_NODES)
      const { rows } = await client.query<{ version: number }>('SELECT version FROM haven_schema')
      const [found] = rows
      if (found && found.version > SCHEMA) throw new StoreError(wrongStore.newerDatabase)
      if (!found) await client.query('INSERT INTO haven_schema (version) VALUES ($1)', [SCHEMA])
      if (found && found.version < SCHEMA) {
        await bringOver(client, bringing)
        await client.query('UPDATE haven_schema SET version = $1', [SCHEMA])
      }
      await client.query(COARSEN)
      await client.query('COMMIT')
      isUsable = true
    } finally {
      // A connection that is given up ends its transaction.
      client.release(!isUsable)
    }
  }

  async newer(known: ReadonlyMap<string, number>): Promise<readonly Moved[]> {
    const { rows } = await this.#pool.query<{ id: string; version: string }>(NEWER, [
      [...known.keys()],
      [...known.values()],
    ])
    return rows.map(({ id, version }) => ({ id, version: Number(version) }))
  }

  /** Nodes tell each other, not the database. */
  onNews(): void {
    return
  }

  // ----------------------------------------------------------------------------------------- write and read

  async create(change: Change): Promise<'stored' | 'taken'> {
    const { id, version, game, wake, listed, changed } = columnsOf(change)
    const { doc } = writtenOf(change, undefined)
    const { rowCount } = await this.#pool.query(INSERT, [id, version, game, wake, listed, changed, doc])
    return rowCount === 1 ? 'stored' : 'taken'
  }

  commit(change: Change, before?: StoredTable): Promise<'stored' | 'conflict'> {
    return this.#batches.commit(change, before)
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
    const { version, doc, from, changes, numbers, entries, lines } = found
    return liveOf({
      id,
      version: Number(version),
      doc,
      from: Number(from),
      changes,
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
    await this.#batches.quiet()
    await this.#pool.end()
  }
}
