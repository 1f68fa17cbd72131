import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type GameRecord, type TableSettings, verifyRecord } from '@haven/table'
import { coreRules as rules } from '@haven/testkit'
import { idOf, keyOf, settingsOf } from '@haven/testkit/sim'
import Database from 'libsql'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { ConfigError, type RunningServer, readConfig, startServer } from '../src/index.ts'
import { Clock } from './clock.ts'
import { Device } from './device.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** What happens to tables that nobody needs any more, and to a server that broke. */

const HOUR = 3_600_000
const DAY = 24 * HOUR
const bin = fileURLToPath(new URL('../bin/haven-server.mjs', import.meta.url))

let running: RunningServer[] = []
let devices: Device[] = []
const folders: string[] = []

afterEach(async () => {
  await Promise.all(devices.map((device) => device.close()))
  await Promise.all(running.map((server) => server.close()))
  devices = []
  running = []
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'haven-care-'))
  folders.push(made)
  return made
}

async function start(env: Record<string, string>, clock = new Clock()): Promise<string> {
  const given = { PORT: '0', LOG_LEVEL: 'silent', BOT_WORKERS: '1', ...env }
  const server = await startServer(readConfig(given), null, clock)
  running.push(server)
  return `http://127.0.0.1:${server.port}`
}

async function device(address: string, table: string, key: string): Promise<Device> {
  const made = await new Device(address, idOf(table), key).connect()
  devices.push(made)
  return made
}

/** A table whose game is played to its end by one person in all seats of a side; its windows are over ten times as soon. */
async function finished(clock: Clock, address: string, name: string, change?: Partial<TableSettings>): Promise<Device> {
  const sooner = setInterval(() => clock.pass(200), 20)
  try {
    return await playedOut(address, name, change)
  } finally {
    clearInterval(sooner)
  }
}

async function playedOut(address: string, name: string, change: Partial<TableSettings> = {}): Promise<Device> {
  const host = await device(address, name, 'host')
  await host.create(settingsOf(2, { window: 500, ...change }))
  await host.command({ command: 'claim', name: 'Host', seats: ['hero1', 'hero2'] })
  await host.command({ command: 'say', to: 'table', text: 'a secret of the table' })
  await host.command({ command: 'start' })
  for (;;) {
    await host.until(() => host.shown?.room.phase === 'over' || (host.shown?.update?.view.prompts.length ?? 0) > 0)
    if (host.shown?.room.phase === 'over') return host
    const prompts = host.shown?.update?.view.prompts ?? []
    const [prompt] = prompts
    const { version } = host
    if (!prompt) continue
    for (const each of prompts) {
      await host.command({ command: 'answer', seat: each.seat, prompt: each.id, option: each.options[0]!.id })
      if (each.kind !== prompt.kind) break
    }
    if (host.version === version) await host.until(() => host.version > version)
  }
}

const records = async (address: string, table: string, key: string, game?: number) => {
  const answer = await fetch(`${address}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ table: idOf(table), key: keyOf(key), ...(game && { game }) }),
  })
  const body = (await answer.json()) as { host: string; games: { game: number }[]; game: number; record: GameRecord }
  return { status: answer.status, ...body }
}

async function soon<T>(look: () => Promise<T> | T, isMet: (value: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const value = await look()
    if (isMet(value)) return value
    if (tries > 200) throw new Error(`not met: ${JSON.stringify(value).slice(0, 300)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function putAway(envOf: () => Promise<Record<string, string>>): void {
  test('a finished table becomes its records, which the same link shows; its talk is gone', async () => {
    const env = await envOf()
    const clock = new Clock()
    const address = await start({ ...env, ARCHIVE_AFTER: '30', LOBBY_DAYS: '10' }, clock)
    await Promise.all([finished(clock, address, 'open'), finished(clock, address, 'closed', { spectators: 'none' })])
    const waiting = await device(address, 'lobby', 'host')
    await waiting.create(settingsOf(2))
    const playing = await device(address, 'playing', 'host')
    await playing.create(settingsOf(2))
    await playing.command({ command: 'claim', name: 'Host', seats: ['hero1'] })
    await playing.command({ command: 'start' })
    await Promise.all(devices.map((each) => each.close()))

    clock.pass(9 * DAY)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await (await device(address, 'lobby', 'host')).hello()).shown?.room.phase).toBe('lobby')
    expect(await records(address, 'open', 'host')).toMatchObject({ status: 404 })
    await Promise.all(devices.map((each) => each.close()))

    clock.pass(22 * DAY)
    const told = await soon(
      () => records(address, 'open', 'somebody'),
      ({ status }) => status === 200,
    )
    expect(told).toMatchObject({ host: 'Host', game: 1, games: [{ game: 1 }] })
    expect(verifyRecord(rules, told.record)).toEqual({ ok: true })
    expect(JSON.stringify(told)).not.toContain('a secret')
    expect(await records(address, 'open', 'somebody', 2)).toMatchObject({ status: 404 })
    // Without spectators its own people alone have it.
    await soon(
      () => records(address, 'closed', 'host'),
      ({ status }) => status === 200,
    )
    expect(await records(address, 'closed', 'somebody')).toMatchObject({ status: 404 })
    for (const name of ['open', 'closed', 'lobby']) {
      const gone = await soon(
        async () => (await device(address, name, 'host')).hello(),
        ({ frames }) => frames[0]?.tell === 'closing',
      )
      expect(gone.frames).toMatchObject([{ tell: 'closing', why: { code: 'no-such-table' } }])
    }
    // What goes on is left alone, however old.
    expect((await (await device(address, 'playing', 'host')).hello()).shown?.room.phase).toMatch(/playing|over/)
  }, 120_000)
}

describe('SQLite', () => putAway(async () => ({ DATA_DIR: folder() })))

describe('PostgreSQL', () => {
  let server: TestPostgres | null = null
  afterAll(() => server?.stop(), 60_000)
  putAway(async () => {
    server = await startPostgres()
    return { DATA_DIR: folder(), DATABASE_URL: await server.fresh('care') }
  })
})

describe('a table that is put away', () => {
  test('and is looked at stays; a rematch that never began keeps the games before it', async () => {
    const clock = new Clock()
    const data = folder()
    const address = await start({ DATA_DIR: data, ARCHIVE_AFTER: '1', LOBBY_DAYS: '1' }, clock)
    const [host, looking] = await Promise.all([
      finished(clock, address, 'rematch'),
      finished(clock, address, 'looked-at'),
    ])
    await host.command({ command: 'rematch', swap: false })
    await host.close()
    clock.pass(3 * DAY)
    const told = await soon(
      () => records(address, 'rematch', 'host'),
      ({ status }) => status === 200,
    )
    expect(verifyRecord(rules, told.record)).toEqual({ ok: true })
    expect(await looking.command({ command: 'rename', name: 'Still here' })).toMatchObject({ done: true })
    const db = new Database(join(data, 'haven.db'))
    for (const table of ['tables', 'entries', 'lines']) {
      const column = table === 'tables' ? 'id' : 'table_id'
      const text = `SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`
      expect(db.prepare(text).get(idOf('rematch'))).toMatchObject({ n: 0 })
    }
    db.close()
  }, 120_000)
})

describe('backup', () => {
  test('in time, each sound, the oldest go; a restore brings back every table as it was', async () => {
    const [data, copies] = [folder(), join(folder(), 'copies')]
    const env = { DATA_DIR: data, BACKUP_DIR: copies, BACKUP_EVERY: '6', BACKUP_KEEP: '2' }
    const clock = new Clock()
    const address = await start(env, clock)
    const list = (): string[] => (existsSync(copies) ? readdirSync(copies).filter((name) => name.endsWith('.db')) : [])
    await soon(list, ({ length }) => length === 1)
    const host = await device(address, 'kept', 'host')
    await host.create(settingsOf(3))
    await host.command({ command: 'claim', name: 'Host', seats: ['hero1'] })
    await host.command({ command: 'say', to: 'table', text: 'before the copy' })
    const first = list()
    clock.pass(7 * HOUR)
    const second = await soon(list, ({ length }) => length === 2)
    const newest = join(copies, second.toSorted().at(-1)!)
    expect(first).not.toContain(newest)
    if (process.platform !== 'win32') expect(statSync(newest).mode & 0o077).toBe(0)
    await host.command({ command: 'say', to: 'table', text: 'after the copy' })
    const kept = readFileSync(newest)
    clock.pass(7 * HOUR)
    await soon(list, (names) => names.length === 2 && !names.includes(first[0]!))
    await host.close()
    const restored = (file: string) =>
      execFileSync(process.execPath, [bin, '--restore', file], {
        env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })

    // Not under a running server.
    writeFileSync(join(copies, 'mine'), kept)
    expect(() => restored(join(copies, 'mine'))).toThrow(/in use by another Haven/)
    await running[0]!.close()
    running = []

    // Nothing that is no backup.
    const before = readFileSync(join(data, 'haven.db'))
    writeFileSync(join(copies, 'broken'), Buffer.concat([kept.subarray(0, 5_000), Buffer.alloc(3_000, 7)]))
    expect(() => restored(join(copies, 'broken'))).toThrow(/no backup that can be used/)
    expect(() => restored(join(copies, 'nowhere'))).toThrow(/no backup that can be used/)
    expect(readFileSync(join(data, 'haven.db')).equals(before)).toBe(true)

    // The disk broke.
    writeFileSync(join(data, 'haven.db'), 'nothing that can be read')
    await expect(start({ DATA_DIR: data })).rejects.toThrow(/haven.db/)
    expect(restored(join(copies, 'mine'))).toContain('1 tables are back')
    expect(readdirSync(data).some((name) => name.includes('before-'))).toBe(true)
    const again = await start({ DATA_DIR: data })
    const back = await (await device(again, 'kept', 'host')).hello()
    expect(back.shown?.room.you).toMatchObject({ person: 'p1', seats: ['hero1'] })
    expect(back.shown?.lines.lines.map(({ text }) => text)).toEqual(['before the copy'])
    expect(await back.command({ command: 'start' })).toMatchObject({ done: true })
  }, 120_000)

  test('a folder that cannot be used is one clear line, and PostgreSQL has ways of its own', async () => {
    const data = folder()
    writeFileSync(join(data, 'file'), '')
    await expect(start({ DATA_DIR: data, BACKUP_DIR: join(data, 'file') })).rejects.toThrow(
      /BACKUP_DIR .* cannot be used/,
    )
    expect(() => readConfig({ BACKUP_DIR: 'x', DATABASE_URL: 'postgres://a@b/c' })).toThrow(ConfigError)
    // Nothing of it is left open.
    await start({ DATA_DIR: data })
  })
})
