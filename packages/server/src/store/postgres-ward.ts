import pg from 'pg'
import { PostgresStore } from './postgres.ts'
import type { Finding, RawEntry, RawLine, RawTable, Ward } from './ward.ts'

const ASIDE = 'INSERT INTO set_aside (at, why, row, table_id, game, n, version, wake, listed, changed, data)'
const TABLE = `${ASIDE} SELECT $1, $2, 'table', id, game, NULL, version, wake, listed, changed, NULL FROM tables WHERE id = $3`
const DOC = `${ASIDE} SELECT $1, $2, 'doc', id, NULL, NULL, version, NULL, NULL, NULL, doc FROM docs WHERE id = $3`
const CHANGES = `${ASIDE} SELECT $1, $2, 'change', table_id, NULL, NULL, version, NULL, NULL, NULL, change FROM changes WHERE table_id = $3`
const LISTED = `${ASIDE} SELECT $1, $2, 'listed', id, game, NULL, version, wake, listed, changed, NULL FROM tables WHERE id = $3`
const ENTRIES = `${ASIDE} SELECT $1, $2, 'entry', table_id, game, n, NULL, NULL, NULL, NULL, entry FROM entries WHERE table_id = $3`
const LINES = `${ASIDE} SELECT $1, $2, 'line', table_id, NULL, n, NULL, NULL, NULL, NULL, line FROM lines WHERE table_id = $3`

/** The tables of a database. Servers may go on meanwhile: a row that one of them wrote anew is left alone. */
export async function postgresWard(url: string): Promise<Ward> {
  // It makes what an earlier server did not have yet, and says in one line why it cannot be reached.
  await (await PostgresStore.open(url)).close()
  const client = new pg.Client({ connectionString: url, application_name: 'haven' })
  await client.connect()
  const rows = async <T extends pg.QueryResultRow>(sql: string, ...given: unknown[]): Promise<T[]> =>
    (await client.query<T>(sql, given)).rows
  /** What a server has changed since it was looked at is no longer what was found. */
  const seen = new Map<string, string>()

  async function move({ key, place, kind, isWhole, listed }: Finding, at: number): Promise<void> {
    const [now] = await rows<{ version: string }>('SELECT version FROM tables WHERE id = $1 FOR UPDATE', key)
    if ((now?.version ?? '') !== seen.get(key as string)) return
    if (isWhole) {
      for (const all of [TABLE, DOC, CHANGES, ENTRIES, LINES]) await rows(all, at, kind, key)
      await rows('DELETE FROM entries WHERE table_id = $1', key)
      await rows('DELETE FROM lines WHERE table_id = $1', key)
      await rows('DELETE FROM tables WHERE id = $1', key)
      await rows('DELETE FROM docs WHERE id = $1', key)
      await rows('DELETE FROM changes WHERE table_id = $1', key)
    } else if (place.row === 'entry') {
      await rows(`${ENTRIES} AND game = $4 AND n = $5`, at, kind, key, place.game, place.n)
      await rows('DELETE FROM entries WHERE table_id = $1 AND game = $2 AND n = $3', key, place.game, place.n)
    } else if (place.row === 'line') {
      await rows(`${LINES} AND n = $4`, at, kind, key, place.n)
      await rows('DELETE FROM lines WHERE table_id = $1 AND n = $2', key, place.n)
    } else {
      await rows(LISTED, at, kind, key)
      await rows('UPDATE tables SET listed = $1 WHERE id = $2', listed ?? null, key)
    }
  }

  return {
    keys: async () => {
      const all =
        'SELECT id FROM tables UNION SELECT table_id FROM entries UNION SELECT table_id FROM lines ORDER BY id'
      return (await rows<{ id: string }>(all)).map(({ id }) => id)
    },
    async table(key) {
      const [found] = await rows<RawTable & { version: string; from: string | null }>(
        `SELECT t.id AS key, t.version, t.listed, d.doc, d.version AS "from",
           ARRAY(SELECT change FROM changes c WHERE c.table_id = t.id AND c.version > d.version ORDER BY c.version) AS changes
         FROM tables t LEFT JOIN docs d ON d.id = t.id WHERE t.id = $1`,
        key,
      )
      seen.set(key as string, found?.version ?? '')
      return found ? { ...found, version: Number(found.version), from: Number(found.from) } : null
    },
    entries: (key) => rows<RawEntry>('SELECT game, n, entry FROM entries WHERE table_id = $1 ORDER BY game, n', key),
    lines: async (key) => {
      const found = await rows<RawLine>('SELECT n, line FROM lines WHERE table_id = $1 ORDER BY n', key)
      return found.map(({ n, line }) => ({ n: Number(n), line }))
    },
    async setAside(finding, at) {
      await client.query('BEGIN')
      try {
        await move(finding, at)
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      }
    },
    close: () => client.end(),
  }
}
