import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Change, newTable, type StoredTable } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { idOf, settingsOf } from '@haven/testkit/sim'
import Database from 'libsql'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig, startServer } from '../src/index.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { Device } from './device.ts'

/** What is stored of a table: a document now and then, and what has changed since. */

const folder = mkdtempSync(join(tmpdir(), 'haven-journal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file of the server before there was a journal, and what people saw there last. */
const before = new URL('before/', import.meta.url)
const seen = JSON.parse(readFileSync(new URL('journal.json', before), 'utf8'))
function dataOfBefore(name: string): string {
  const to = join(folder, name)
  mkdirSync(to)
  cpSync(new URL('journal.db', before), join(to, 'haven.db'))
  return to
}
const RUNNING = idOf('main-running')

describe('a database of before', () => {
  test('is brought over once, with a word of how far it is', async () => {
    const at = dataOfBefore('once')
    const told: [number, number][] = []
    await new SqliteStore(at, (...far) => told.push(far)).close()
    expect(told).toEqual([[2, 2]])
    await new SqliteStore(at, (...far) => told.push(far)).close()
    expect(told).toHaveLength(1)
  })

  test('is brought over by the next start if the first one was stopped in the middle', async () => {
    const at = dataOfBefore('stopped')
    const db = new Database(join(at, 'haven.db'))
    db.exec('CREATE TABLE docs (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL)')
    db.prepare('INSERT INTO docs (id, version, doc) VALUES (?, 1, ?)').run(RUNNING, '{}')
    db.close()
    const store = new SqliteStore(at)
    expect((await store.load(RUNNING))?.table).toMatchObject({ id: RUNNING, phase: 'playing' })
    await store.close()
  })

  test('opens, and its games go on', async () => {
    const env = { PORT: '0', DATA_DIR: dataOfBefore('goes-on'), LOG_LEVEL: 'silent', BOT_WORKERS: '1' }
    const server = await startServer(readConfig(env), null)
    const address = `http://127.0.0.1:${server.port}`
    const comeBack = async (name: string, table: string): Promise<Device> =>
      (await new Device(address, idOf(table), name).connect()).hello()
    const [host, guest] = [await comeBack('host', 'main-running'), await comeBack('guest', 'main-running')]
    for (const [name, device] of Object.entries({ host, guest })) {
      const { people, ...view } = seen['main-running'][name]
      expect(device.shown?.update?.view, name).toMatchObject(view)
      if (people) expect(device.shown?.room.people.map((person) => person.name)).toEqual(people)
    }
    expect(guest.shown?.lines.lines.map(({ text }) => text)).toEqual(['hello at main-running', 'between us'])
    const asked = [host, guest].find((device) => device.shown?.update?.view.prompts.length)!
    const { id, seat, options } = asked.shown!.update!.view.prompts[0]!
    const { decisions } = asked.shown!.update!.view
    const body = { command: 'answer', seat, prompt: id, option: options[0]!.id } as const
    expect(await asked.command(body)).toMatchObject({ done: true })
    expect(asked.shown!.update!.view.decisions).toBeGreaterThan(decisions)
    const lobby = await comeBack('host', 'main-lobby')
    expect(lobby.shown?.room).toMatchObject({ phase: 'lobby', game: 0 })
    await Promise.all([host, guest, lobby].map((device) => device.close()))
    await server.close()
  })
})

describe('the journal of a table', () => {
  const changeOf = (table: StoredTable, more: Partial<Change> = {}): Change => ({
    table,
    entries: null,
    lines: [],
    wake: null,
    listed: null,
    ...more,
  })
  const next = (table: StoredTable, more: Partial<StoredTable> = {}): StoredTable => ({
    ...table,
    ...more,
    version: table.version + 1,
  })

  test('has what changed, and the document is written anew every 32 versions, and when words are taken back', async () => {
    const at = join(folder, 'journal')
    const store = new SqliteStore(at)
    let table = newTable(rules, idOf('journal'), 'Ann', 'hash', settingsOf(3), 17)
    await store.create(changeOf(table))
    const rows = () => {
      const db = new Database(join(at, 'haven.db'), { readonly: true })
      const { version, size } = db.prepare('SELECT version, length(doc) AS size FROM docs').get() as {
        version: number
        size: number
      }
      const changes = db.prepare('SELECT version, length(change) AS size FROM changes ORDER BY version').all() as {
        version: number
        size: number
      }[]
      db.close()
      return { version, size, changes }
    }
    while (table.version < 40) {
      const to = next(table, { changed: table.changed + 1, counted: { people: table.version, devices: 1, motions: 0 } })
      expect(await store.commit(changeOf(to), table)).toBe('stored')
      expect((await store.load(table.id))?.table).toEqual(to)
      table = to
    }
    const written = rows()
    expect([written.version, written.changes.map(({ version }) => version)]).toEqual([
      32,
      [33, 34, 35, 36, 37, 38, 39, 40],
    ])
    for (const { size } of written.changes) expect(size).toBeLessThan(written.size / 8)

    // Made from another version than the one before: nothing of it can be told by what changed.
    const apart = next(table, { host: 'p7' })
    expect(await store.commit(changeOf(apart), { ...table, version: 12 })).toBe('stored')
    expect(rows()).toMatchObject({ version: 41, changes: [] })

    // What did not come to be leaves nothing.
    expect(await store.commit(changeOf(next(table)), table)).toBe('conflict')
    expect(rows()).toMatchObject({ version: 41, changes: [] })

    const last = next(apart)
    await store.commit(changeOf(last), apart)
    await store.commit(changeOf(next(last), { lines: [], areLinesAnew: true }), last)
    expect(rows()).toMatchObject({ version: 43, changes: [] })
    await store.close()
  })
})
