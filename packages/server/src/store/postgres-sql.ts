import pg from 'pg'
import { CREATE_CARE } from './care-store.ts'
import type { Sql, SqlValue, Statement } from './sql.ts'

/** Of our own choice: two processes that start at once create the tables one after the other. */
const CREATING = 1_616_115_078
const CONNECTIONS = 2

export class PostgresSql implements Sql {
  readonly #pool: pg.Pool
  /** `pg_dump` is the way. */
  readonly backup = null

  private constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 60_000,
      query_timeout: 65_000,
      application_name: 'haven-care',
    })
    this.#pool.on('error', () => undefined)
  }

  static async open(url: string): Promise<PostgresSql> {
    const sql = new PostgresSql(url)
    await sql.#inOne(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [CREATING])
      await client.query(CREATE_CARE)
    })
    return sql
  }

  async #inOne<T>(deed: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    let isUsable = false
    try {
      await client.query('BEGIN')
      const value = await deed(client)
      await client.query('COMMIT')
      isUsable = true
      return value
    } finally {
      // One that failed is given up, and its transaction with it.
      client.release(!isUsable)
    }
  }

  async all<T>(text: string, values: readonly SqlValue[] = []): Promise<readonly T[]> {
    return (await this.#pool.query(text, [...values])).rows as T[]
  }

  run(statements: readonly Statement[]): Promise<boolean> {
    return this.#inOne(async (client) => {
      for (const [i, [text, values]] of statements.entries()) {
        const { rowCount } = await client.query(text, [...values])
        if (i === 0 && !rowCount) return false
      }
      return true
    })
  }

  async size(): Promise<number> {
    const [found] = await this.all<{ size: string }>('SELECT pg_database_size(current_database()) AS size')
    return Number(found?.size ?? 0)
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}
