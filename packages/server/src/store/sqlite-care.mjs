// Looks after a database while another thread plays on it: counts, puts away, copies. It may take its time.
import { closeSync, fsyncSync, openSync, statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

// Without a file it looks at others alone.
const db = workerData.file === null ? null : new Database(workerData.file)
db?.pragma('busy_timeout = 5000')
db?.pragma('synchronous = FULL')

const of = (text) => db.prepare(text.replace(/\$(\d+)/g, '?$1'))

/** The first one says whether there is anything to do. */
function run(statements) {
  db.exec('BEGIN IMMEDIATE')
  try {
    let isDone = true
    for (const [i, [text, values]] of statements.entries()) {
      const { changes } = of(text).run(...values)
      if (i > 0 || changes > 0) continue
      isDone = false
      break
    }
    db.exec('COMMIT')
    return isDone
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK')
    throw error
  }
}

function backup(file) {
  db.prepare('VACUUM INTO ?').run(file)
  // What is called a backup is on the disk.
  const copy = openSync(file, 'r+')
  fsyncSync(copy)
  closeSync(copy)
}

const pragma = (of, name) => Object.values(of.prepare(`PRAGMA ${name}`).get())[0]

/** Every page of a file, and how many tables are in it. */
function check(file) {
  statSync(file)
  const copy = new Database(file, { readonly: true })
  try {
    const found = pragma(copy, 'integrity_check')
    if (found !== 'ok') throw new Error(found)
    const { n } = copy.prepare('SELECT count(*) AS n FROM tables').get()
    return { tables: Number(n), schema: Number(pragma(copy, 'user_version')) }
  } finally {
    copy.close()
  }
}

const size = () => Number(pragma(db, 'page_count')) * Number(pragma(db, 'page_size'))

const deeds = {
  exec: (text) => void db.exec(text),
  all: ([text, values]) => of(text).all(...values),
  run,
  backup,
  check,
  size,
}

parentPort.on('message', ({ id, deed, given }) => {
  if (deed === 'close') {
    db?.close()
    parentPort.close()
    return
  }
  try {
    parentPort.postMessage({ id, value: deeds[deed](given) })
  } catch (error) {
    parentPort.postMessage({ id, error: error.message })
  }
})
