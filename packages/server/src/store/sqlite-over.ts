import type Database from 'libsql'
import type { Bringing } from './server-store.ts'

const AT_ONCE = 500

/**
 * Documents of servers before this one stood beside what is written with every change; now they stand apart. Whoever is
 * stopped in the middle of it begins again: until all are there, the old place counts.
 */
export function bringOver(db: Database.Database, bringing: Bringing): void {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all('tables') as { name: string }[]
  if (!columns.some(({ name }) => name === 'doc')) return
  const { all } = db.prepare('SELECT count(*) AS "all" FROM tables').get() as { all: number }
  db.exec('DELETE FROM docs; DELETE FROM changes')
  const some = db.prepare('SELECT CAST(id AS BLOB) AS id FROM tables WHERE id > CAST(? AS TEXT) ORDER BY id LIMIT ?')
  const copy = db.prepare(
    'INSERT INTO docs (id, version, doc) SELECT id, version, doc FROM tables WHERE id > CAST(? AS TEXT) AND id <= CAST(? AS TEXT)',
  )
  let after = Buffer.alloc(0)
  for (let done = 0; ; ) {
    const found = some.all(after, AT_ONCE) as { id: Uint8Array }[]
    const last = found.at(-1)
    if (!last) break
    const until = Buffer.from(last.id)
    copy.run(after, until)
    done += found.length
    after = until
    bringing(done, all)
  }
  db.exec('BEGIN IMMEDIATE; ALTER TABLE tables DROP COLUMN doc; COMMIT')
}
