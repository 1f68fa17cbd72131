import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { NodeName, Nodes } from '../nodes/house.ts'
import type { NodeRow } from '../nodes/roll.ts'

export const CREATE_NODES = `
  CREATE TABLE IF NOT EXISTS nodes (id TEXT PRIMARY KEY, address TEXT NOT NULL, at BIGINT NOT NULL);
  CREATE TABLE IF NOT EXISTS house (once INTEGER PRIMARY KEY, secret TEXT NOT NULL);
`

const FORGOTTEN = 60_000

/** Whoever stood at our address before us is gone. */
const BEATS = `
  WITH clock AS (SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now
  ), beat AS (
    INSERT INTO nodes (id, address, at) SELECT $1, $2, now FROM clock
    ON CONFLICT (id) DO UPDATE SET address = excluded.address, at = excluded.at
  ), gone AS (
    DELETE FROM nodes USING clock WHERE id <> $1 AND (address = $2 OR at < now - ${FORGOTTEN})
  )
  SELECT id, address, at, greatest(0, now - at) AS age FROM nodes, clock
  WHERE id <> $1 AND address <> $2 AND at >= now - ${FORGOTTEN}`

const SECRET = 'INSERT INTO house (once, secret) VALUES (1, $1) ON CONFLICT DO NOTHING'

export class PostgresNodes implements Nodes {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** What nodes prove to each other by: whoever can read the tables may know it. */
  async secret(): Promise<string> {
    await this.#pool.query(SECRET, [randomBytes(32).toString('base64url')])
    const { rows } = await this.#pool.query<{ secret: string }>('SELECT secret FROM house')
    return rows[0]?.secret ?? ''
  }

  async beat({ id, address }: NodeName): Promise<readonly NodeRow[]> {
    const { rows } = await this.#pool.query<{ id: string; address: string; at: string; age: string }>({
      name: 'beat',
      text: BEATS,
      values: [id, address],
    })
    return rows.map((row) => ({ id: row.id, address: row.address, at: Number(row.at), age: Number(row.age) }))
  }

  async leave(id: string): Promise<void> {
    await this.#pool.query('DELETE FROM nodes WHERE id = $1', [id])
  }
}
