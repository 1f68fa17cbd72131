// The one thread that writes: an fsync stops whoever asks for it, and here nobody else is stopped.
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

const db = new Database(workerData.file)
db.pragma('synchronous = FULL')
// Another thread puts tables away now and then.
db.pragma('busy_timeout = 5000')
// Most pages of a busy server are those of the same tables again: the longer the log, the fewer are written back.
db.pragma('wal_autocheckpoint = 4000')

const insert = db.prepare(
  'INSERT INTO tables (id, version, game, wake, listed, changed, doc) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
)
const update = db.prepare(
  'UPDATE tables SET version = ?, game = ?, wake = ?, listed = ?, changed = ?, doc = ? WHERE id = ? AND version = ?',
)
const cut = db.prepare('DELETE FROM entries WHERE table_id = ? AND game = ? AND n >= ?')
const entry = db.prepare('INSERT INTO entries (table_id, game, n, entry) VALUES (?, ?, ?, ?)')
const line = db.prepare('INSERT INTO lines (table_id, line) VALUES (?, ?)')

function write({ isNew, columns, from, entries, lines }) {
  const { id, version, game, wake, listed, changed, doc } = columns
  if (isNew) {
    return insert.run(id, version, game, wake, listed, changed, doc).changes === 1 ? 'stored' : 'taken'
  }
  if (update.run(version, game, wake, listed, changed, doc, id, version - 1).changes !== 1) return 'conflict'
  if (from !== null) cut.run(id, game, from)
  for (const [i, each] of entries.entries()) entry.run(id, game, from + i, each)
  for (const each of lines) line.run(id, each)
  return 'stored'
}

parentPort.on('message', (group) => {
  if (group === null) {
    db.close()
    parentPort.close()
    return
  }
  try {
    db.exec('BEGIN IMMEDIATE')
    const outcomes = group.map(write)
    db.exec('COMMIT')
    parentPort.postMessage({ outcomes })
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK')
    parentPort.postMessage({ error: error.message })
  }
})
