import type pg from 'pg'
import type { Shelf, Shelves } from './shelves.ts'

export const CREATE_SHELVES = `
  CREATE TABLE IF NOT EXISTS shelves (
    id TEXT PRIMARY KEY, version BIGINT NOT NULL, day INTEGER NOT NULL, sealed TEXT NOT NULL
  );
`

const INSERT =
  'INSERT INTO shelves (id, version, day, sealed) VALUES ($1, $2::bigint + 1, $4, $3) ON CONFLICT DO NOTHING'
const UPDATE = 'UPDATE shelves SET version = version + 1, day = $4, sealed = $3 WHERE id = $1 AND version = $2'

export const postgresShelves = (pool: pg.Pool): Shelves => ({
  async read(id) {
    const text = 'SELECT version::integer AS version, sealed FROM shelves WHERE id = $1'
    const { rows } = await pool.query<Shelf>(text, [id])
    return rows[0] ?? null
  },
  async write(id, from, sealed, day) {
    const { rowCount } = await pool.query(from === 0 ? INSERT : UPDATE, [id, from, sealed, day])
    return rowCount === 1 ? 'stored' : 'conflict'
  },
  async remove(id) {
    await pool.query('DELETE FROM shelves WHERE id = $1', [id])
  },
})
