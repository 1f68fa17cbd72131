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
  `INSERT INTO tables (id, version, game, wake, listed, changed) SELECT ?1, ?2, ?3, ?4, ?5, ?6
   WHERE NOT EXISTS (SELECT 1 FROM set_aside WHERE table_id = ?1 AND row = 'table') ON CONFLICT DO NOTHING`,
)
const update = db.prepare(
  'UPDATE tables SET version = ?, game = ?, wake = ?, listed = ?, changed = ? WHERE id = ? AND version = ?',
)
const docAnew = db.prepare('INSERT OR REPLACE INTO docs (id, version, doc) VALUES (?, ?, ?)')
const told = db.prepare('DELETE FROM changes WHERE table_id = ?')
const tell = db.prepare('INSERT INTO changes (table_id, version, change) VALUES (?, ?, ?)')
const cut = db.prepare('DELETE FROM entries WHERE table_id = ? AND game = ? AND n >= ?')
const entry = db.prepare('INSERT INTO entries (table_id, game, n, entry) VALUES (?, ?, ?, ?)')
const hush = db.prepare('DELETE FROM lines WHERE table_id = ?')
const line = db.prepare('INSERT INTO lines (table_id, line) VALUES (?, ?)')
const newShelf = db.prepare('INSERT INTO shelves (id, version, day, sealed) VALUES (?, 1, ?, ?) ON CONFLICT DO NOTHING')
const shelf = db.prepare('UPDATE shelves SET version = version + 1, day = ?, sealed = ? WHERE id = ? AND version = ?')
const noShelf = db.prepare('DELETE FROM shelves WHERE id = ?')

// As large as what a table writes: behind a decision that found no room something small still might.
const trial = db.prepare('INSERT OR REPLACE INTO tried (once, at, fill) VALUES (1, ?, zeroblob(65536))')

/** A shelf, a table, or null: it is only tried whether anything can be written. */
function write(change) {
  if (change === null) {
    trial.run(Date.now())
    return 'stored'
  }
  return change.shelf ? writeShelf(change.shelf) : writeTable(change)
}

function writeShelf({ id, from, sealed, day }) {
  const { changes } =
    sealed === null ? noShelf.run(id) : from === 0 ? newShelf.run(id, day, sealed) : shelf.run(day, sealed, id, from)
  return changes === 1 ? 'stored' : 'conflict'
}

function writeTable({ isNew, columns, doc, change, from, entries, lines, areLinesAnew }) {
  const { id, version, game, wake, listed, changed } = columns
  if (isNew) {
    if (insert.run(id, version, game, wake, listed, changed).changes !== 1) return 'taken'
    docAnew.run(id, version, doc)
    return 'stored'
  }
  if (update.run(version, game, wake, listed, changed, id, version - 1).changes !== 1) return 'conflict'
  if (doc === null) tell.run(id, version, change)
  else {
    docAnew.run(id, version, doc)
    told.run(id)
  }
  if (from !== null) cut.run(id, game, from)
  for (const [i, each] of entries.entries()) entry.run(id, game, from + i, each)
  if (areLinesAnew) hush.run(id)
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
    // Words that somebody has taken back are overwritten; elsewhere that would cost more than it is worth.
    db.pragma(`secure_delete = ${group.some((change) => change?.areLinesAnew) ? 'ON' : 'OFF'}`)
    db.exec('BEGIN IMMEDIATE')
    const outcomes = group.map(write)
    db.exec('COMMIT')
    parentPort.postMessage({ outcomes })
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK')
    parentPort.postMessage({ error: error.message })
  }
})
