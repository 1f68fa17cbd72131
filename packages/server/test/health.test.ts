import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { idOf, settingsOf } from '@haven/testkit/sim'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PostgresStore } from '../src/store/postgres.ts'
import { healthOf } from '../src/web/health.ts'
import { Device } from './device.ts'
import { Line } from './line.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

describe('health', () => {
  test('tries to write, once in ten seconds whoever asks; what cannot be written is told', async () => {
    let now = 0
    let writes = 0
    let isFull = false
    const store = {
      listed: async () => [],
      tryWrite: async () => {
        writes++
        if (isFull) throw new Error('disk full')
      },
    }
    const health = healthOf(store, () => now)
    expect(await Promise.all([health(), health(), health()])).toEqual(['well', 'well', 'well'])
    expect(writes).toBe(1)
    isFull = true
    now = 9_999
    expect(await health()).toBe('well')
    now = 10_000
    expect([await health(), await health()]).toEqual(['no-write', 'no-write'])
    expect(writes).toBe(2)
    isFull = false
    now = 20_000
    expect(await health()).toBe('well')
  })

  test('does not wait for a store that hangs, and does not pile up writes', async () => {
    let now = 0
    let writes = 0
    const forever = new Promise<never>(() => undefined)
    const tryWrite = () => {
      writes++
      return forever
    }
    const health = healthOf({ listed: async () => [], tryWrite }, () => now, 20)
    expect(await health()).toBe('no-write')
    now = 60_000
    expect(await health()).toBe('no-write')
    expect(writes).toBe(1)
    expect(await healthOf({ listed: () => forever, tryWrite }, () => now, 20)()).toBe('no-answer')
  })
})

/** A server in a process whose files cannot grow beyond a size: what a full disk is to it. */
async function startCramped(kilobytes: number, folder: string) {
  const child = spawn(
    'bash',
    ['-c', `ulimit -f ${kilobytes}; exec "$0" --import tsx "$1"`, process.execPath, join(here, 'killed', 'child.ts')],
    {
      cwd: here,
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
        TABLES_PER_MINUTE: '1000',
        BOT_WORKERS: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const [, found] = /"port":(\d+)/.exec(String(data)) ?? []
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)))
  })
  return { address: `http://127.0.0.1:${port}`, child }
}

test('a disk that is full: what is there is read, nothing is acknowledged, and /healthz says so', async () => {
  const folder = mkdtempSync(join(process.env.HAVEN_TEST_FOLDER ?? tmpdir(), 'haven-full-'))
  const { address, child } = await startCramped(300, folder)
  const host = await new Device(address, idOf('first'), 'host').connect()
  await host.create(settingsOf(2))
  expect(host.shown?.room.phase).toBe('lobby')
  let refused: Device | null = null
  for (let i = 0; i < 200 && !refused; i++) {
    const made = await new Device(address, idOf(`more-${i}`), 'host').connect()
    await made.create(settingsOf(2))
    if (made.frames.at(-1)?.tell === 'closing') refused = made
    await made.close()
  }
  expect(refused?.frames).toMatchObject([{ tell: 'closing', why: { code: 'busy' } }])
  expect((await fetch(`${address}/api/tables`)).status).toBe(200)
  const health = await fetch(`${address}/healthz`)
  expect([health.status, await health.json()]).toEqual([503, { ok: false, why: 'the store cannot be written to' }])
  await host.close()
  const gone = new Promise((resolve) => void child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
})

describe('PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 60_000)
  afterAll(() => postgres.stop(), 60_000)

  test('a database that has become read-only is read, and not well', async () => {
    const store = await PostgresStore.open(await postgres.fresh('readonly'))
    await store.tryWrite()
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('ALTER DATABASE readonly SET default_transaction_read_only = on')
    await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'readonly'")
    await client.end()
    await expect.poll(() => store.listed(1).catch(() => null)).toEqual([])
    await expect(store.tryWrite()).rejects.toThrow(/read-only/)
    expect(await healthOf(store)()).toBe('no-write')
    await store.close()
  })

  test('a line that is dead and does not know it is given up in time', async () => {
    const url = new URL(await postgres.fresh('stalled'))
    const line = new Line(Number(url.port))
    url.port = String(await line.open())
    const store = await PostgresStore.open(url.href, { query: 1_000, connect: 1_000, statement: 800 })
    expect(await store.listed(1)).toEqual([])
    line.isDead = true
    const began = performance.now()
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => store.listed(1)))
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'))
    expect(performance.now() - began).toBeLessThan(5_000)
    line.isDead = false
    await expect.poll(() => store.listed(1).catch(() => null), { timeout: 10_000 }).toEqual([])
    await store.close()
    line.close()
  })
})
