import type Database from 'libsql'
import type { Stored } from './damage.ts'
import { lockFolder, openTables } from './sqlite.ts'
import type { Finding, Key, RawEntry, RawLine, RawTable, Ward } from './ward.ts'

/** All ids and texts travel as bytes; as text they are compared and moved by the database itself. */
const ASIDE = 'INSERT INTO set_aside (at, why, row, table_id, game, n, version, wake, listed, changed, data)'
const TABLE = `${ASIDE} SELECT ?, ?, 'table', id, game, NULL, version, wake, listed, changed, NULL FROM tables WHERE id = CAST(? AS TEXT)`
const DOC = `${ASIDE} SELECT ?, ?, 'doc', id, NULL, NULL, version, NULL, NULL, NULL, doc FROM docs WHERE id = CAST(? AS TEXT)`
const CHANGES = `${ASIDE} SELECT ?, ?, 'change', table_id, NULL, NULL, version, NULL, NULL, NULL, change FROM changes WHERE table_id = CAST(? AS TEXT)`
const LISTED = `${ASIDE} SELECT ?, ?, 'listed', id, game, NULL, version, wake, listed, changed, NULL FROM tables WHERE id = CAST(? AS TEXT)`
const ENTRIES = `${ASIDE} SELECT ?, ?, 'entry', table_id, game, n, NULL, NULL, NULL, NULL, entry FROM entries WHERE table_id = CAST(? AS TEXT)`
const LINES = `${ASIDE} SELECT ?, ?, 'line', table_id, NULL, n, NULL, NULL, NULL, NULL, line FROM lines WHERE table_id = CAST(? AS TEXT)`

const bytes = (key: Key): Buffer => (typeof key === 'string' ? Buffer.from(key) : Buffer.from(key as Uint8Array))

/** The tables of a folder. Whoever only looks needs no lock. */
export function sqliteWard(folder: string, isDry: boolean): Ward {
  const lock = isDry ? null : lockFolder(folder)
  let db: Database.Database
  try {
    db = openTables(folder)
  } catch (error) {
    lock?.release()
    throw error
  }
  const rows = <T>(sql: string, ...given: unknown[]): T[] => db.prepare(sql).all([...given]) as T[]

  function move({ key, place, kind, isWhole, listed }: Finding, at: number): void {
    const id = bytes(key)
    const run = (sql: string, ...given: unknown[]): void => void db.prepare(sql).run([...given])
    if (isWhole) {
      for (const all of [TABLE, DOC, CHANGES, ENTRIES, LINES]) run(all, at, kind, id)
      run('DELETE FROM entries WHERE table_id = CAST(? AS TEXT)', id)
      run('DELETE FROM lines WHERE table_id = CAST(? AS TEXT)', id)
      run('DELETE FROM tables WHERE id = CAST(? AS TEXT)', id)
      run('DELETE FROM docs WHERE id = CAST(? AS TEXT)', id)
      run('DELETE FROM changes WHERE table_id = CAST(? AS TEXT)', id)
    } else if (place.row === 'entry') {
      const one = 'AND game = ? AND n = ?'
      run(`${ENTRIES} ${one}`, at, kind, id, place.game, place.n)
      run(`DELETE FROM entries WHERE table_id = CAST(? AS TEXT) ${one}`, id, place.game, place.n)
    } else if (place.row === 'line') {
      run(`${LINES} AND n = ?`, at, kind, id, place.n)
      run('DELETE FROM lines WHERE table_id = CAST(? AS TEXT) AND n = ?', id, place.n)
    } else {
      run(LISTED, at, kind, id)
      run('UPDATE tables SET listed = ? WHERE id = CAST(? AS TEXT)', listed ?? null, id)
    }
  }

  return {
    keys: async () =>
      rows<{ id: Stored }>(
        'SELECT CAST(id AS BLOB) AS id FROM (SELECT id FROM tables UNION SELECT table_id FROM entries UNION SELECT table_id FROM lines)',
      ).map(({ id }) => id),
    async table(key) {
      const [found] = rows<Omit<RawTable, 'changes'>>(
        `SELECT CAST(t.id AS BLOB) AS key, CAST(t.version AS INTEGER) AS version, CAST(d.doc AS BLOB) AS doc,
           CAST(d.version AS INTEGER) AS "from", CAST(t.listed AS BLOB) AS listed
         FROM tables t LEFT JOIN docs d ON d.id = t.id WHERE t.id = CAST(? AS TEXT)`,
        bytes(key),
      )
      if (!found) return null
      const changes = rows<{ change: Stored }>(
        'SELECT CAST(change AS BLOB) AS change FROM changes WHERE table_id = CAST(? AS TEXT) AND version > ? ORDER BY version',
        bytes(key),
        found.from,
      )
      return { ...found, changes: changes.map(({ change }) => change) }
    },
    entries: async (key) =>
      rows<RawEntry>(
        'SELECT CAST(game AS INTEGER) AS game, CAST(n AS INTEGER) AS n, CAST(entry AS BLOB) AS entry FROM entries WHERE table_id = CAST(? AS TEXT) ORDER BY game, n',
        bytes(key),
      ),
    lines: async (key) =>
      rows<RawLine>(
        'SELECT n, CAST(line AS BLOB) AS line FROM lines WHERE table_id = CAST(? AS TEXT) ORDER BY n',
        bytes(key),
      ),
    async setAside(finding, at) {
      db.exec('BEGIN IMMEDIATE')
      try {
        move(finding, at)
        db.exec('COMMIT')
      } catch (error) {
        db.exec('ROLLBACK')
        throw error
      }
    },
    async close() {
      db.close()
      lock?.release()
    },
  }
}
