import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, readConfig, startServer } from '../src/index.ts'
import { PostgresStore } from '../src/store/postgres.ts'
import type { ServerStore } from '../src/store/server-store.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

const newKey = (): string => randomBytes(32).toString('base64url')
const hash = (key: string): string => createHash('sha256').update(key).digest('hex')

/** What every store of shelves must do. */
function contract(open: () => Promise<ServerStore>): void {
  let store: ServerStore
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  test('a shelf comes back as it was put there, from one version to the next, and is gone when it is removed', async () => {
    const { shelves } = store
    const id = hash(newKey())
    expect(await shelves.read(id)).toBeNull()
    expect(await shelves.write(id, 0, 'one', 20_000)).toBe('stored')
    expect(await shelves.read(id)).toEqual({ version: 1, sealed: 'one' })
    expect(await shelves.write(id, 0, 'again', 20_000)).toBe('conflict')
    expect(await shelves.write(id, 1, 'two', 20_001)).toBe('stored')
    expect(await shelves.write(id, 1, 'late', 20_001)).toBe('conflict')
    expect(await shelves.read(id)).toEqual({ version: 2, sealed: 'two' })
    await shelves.remove(id)
    expect(await shelves.read(id)).toBeNull()
    // A device that did not hear of it does not bring it back.
    expect(await shelves.write(id, 2, 'three', 20_001)).toBe('conflict')
    await shelves.remove(id)
  })

  test('of many devices that write from one version one is right', async () => {
    const { shelves } = store
    const id = hash(newKey())
    for (let from = 0; from < 4; from++) {
      const tries = Array.from({ length: 15 }, (_, i) => shelves.write(id, from, `${from}-${i}`, 20_000))
      const outcomes = await Promise.all(tries)
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
      expect(await shelves.read(id)).toEqual({ version: from + 1, sealed: `${from}-${outcomes.indexOf('stored')}` })
    }
  })
}

describe('shelves in SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-shelves-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  contract(async () => new SqliteStore(join(folder, 'contract')))

  test('outlast the process', async () => {
    const at = join(folder, 'kept')
    const id = hash(newKey())
    const first = new SqliteStore(at)
    await first.shelves.write(id, 0, 'kept', 20_000)
    await first.close()
    const second = new SqliteStore(at)
    expect(await second.shelves.read(id)).toEqual({ version: 1, sealed: 'kept' })
    await second.close()
  })
})

describe('shelves in PostgreSQL', () => {
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())
  contract(async () => PostgresStore.open(await server.fresh('shelves')))
})

describe('/api/shelf', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-shelf-'))
  let server: RunningServer
  beforeAll(async () => {
    const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', BOT_WORKERS: '1' }
    server = await startServer(readConfig(env), null)
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = async (method: string, key: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/shelf`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }

  test('opens to its key alone; a device that comes late is told what lies there', async () => {
    const key = newKey()
    expect(await ask('GET', key)).toEqual({ status: 404, body: { error: 'not-found' } })
    expect(await ask('PUT', key, { version: 0, sealed: 'abc' })).toEqual({ status: 200, body: { version: 1 } })
    expect(await ask('GET', key)).toEqual({ status: 200, body: { version: 1, sealed: 'abc' } })
    const late = await ask('PUT', key, { version: 0, sealed: 'xyz' })
    expect(late).toEqual({ status: 409, body: { version: 1, sealed: 'abc' } })
    for (const other of [newKey(), key.slice(1), `${key}x`, '']) expect((await ask('GET', other)).status).toBe(404)
    expect((await ask('DELETE', key)).status).toBe(200)
    expect(await ask('GET', key)).toEqual({ status: 404, body: { error: 'not-found' } })
    expect(await ask('PUT', key, { version: 1, sealed: 'abc' })).toEqual({ status: 404, body: { error: 'not-found' } })
  })

  test('what is too large or no shelf at all is refused, and nothing is kept of it', async () => {
    const key = newKey()
    const wrong = [
      { sealed: 'abc' },
      { version: -1, sealed: 'abc' },
      { version: 1.5, sealed: 'abc' },
      { version: 0, sealed: '' },
      { version: 0, sealed: 'not letters!' },
      { version: 0, sealed: ['abc'] },
      { version: 0, sealed: 'abc', more: 1 },
      null,
      'no json',
    ]
    for (const body of wrong) expect((await ask('PUT', key, body)).status, JSON.stringify(body)).toBe(400)
    for (const letters of [131_073, 1_000_000]) {
      expect((await ask('PUT', key, { version: 0, sealed: 'a'.repeat(letters) })).status).toBe(413)
    }
    expect((await ask('GET', key)).status).toBe(404)
    expect((await ask('PUT', key, { version: 0, sealed: 'a'.repeat(131_072) })).status).toBe(200)
  })

  test('one address makes so many and no more', async () => {
    const answers: number[] = []
    for (let i = 0; i < 30; i++) answers.push((await ask('PUT', newKey(), { version: 0, sealed: 'abc' })).status)
    expect(answers).toContain(429)
    expect(answers.at(-1)).toBe(429)
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(20)
  })
})
