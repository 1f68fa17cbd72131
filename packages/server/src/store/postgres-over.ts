import type pg from 'pg'
import type { Bringing } from './server-store.ts'

const AT_ONCE = 500

/** Documents of servers before this one stood beside what is written with every change; now they stand apart. */
export async function bringOver(client: pg.PoolClient, bringing: Bringing): Promise<void> {
  await client.query('LOCK TABLE tables IN ACCESS EXCLUSIVE MODE')
  const { rows } = await client.query<{ all: string }>('SELECT count(*) AS "all" FROM tables')
  const all = Number(rows[0]?.all ?? 0)
  let after = ''
  for (let done = 0; ; ) {
    const copied = await client.query<{ id: string }>(
      `INSERT INTO docs (id, version, doc) SELECT id, version, doc FROM tables WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}
       RETURNING id`,
      [after],
    )
    if (copied.rows.length === 0) break
    // In the order of the database, whatever that is.
    after = (await client.query<{ last: string }>('SELECT max(id) AS last FROM docs')).rows[0]?.last ?? after
    done += copied.rows.length
    bringing(done, all)
  }
  await client.query('ALTER TABLE tables DROP COLUMN doc')
}
