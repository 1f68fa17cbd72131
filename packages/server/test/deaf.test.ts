import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROTOCOL } from '@haven/table'
import type { StoredLine } from '@haven/table/keeper'
import { idOf, settingsOf } from '@haven/testkit/sim'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SqliteStore } from '../src/store/sqlite.ts'
import { Device } from './device.ts'
import { bundle, ServerProcess } from './killed/process.ts'
import { House } from './table-at-home.ts'

/** Devices that ask for much and read nothing: the process that serves them must not keep it all for them. */

const SOCKETS = 150
/** Records that some of them ask for. */
const QUESTIONS = 36
const LINES = 9_000
const MOST_GROWTH = 150

const folder = mkdtempSync(join(tmpdir(), 'haven-deaf-'))
let server: ServerProcess
let remove: () => void

/** A long game among bots, at a table that was talked full before talk had limits, in a store that a server can open. */
async function tableOf(house: House): Promise<void> {
  const [host] = await house.open([[]], settingsOf(3, { position: undefined }))
  await host!.do({ command: 'start' })
  while (house.table.phase === 'playing') await house.pass(60_000)
  const { table } = house
  const lines = Array.from({ length: LINES }, (_, n) => lineOf(n))
  const store = new SqliteStore(folder)
  const none = { entries: null, lines: [], wake: null, listed: null }
  await store.create({ ...none, table: { ...table, version: table.version - 1 } })
  const counts = { sins: LINES, heroes: LINES, bystanders: LINES }
  const entries = { from: 0, entries: house.database.log(house.id, 1) }
  await store.commit({ ...none, table: { ...table, lineCounts: counts }, entries, lines })
  await store.close()
}

const lineOf = (n: number): StoredLine => ({
  n: { sins: n, heroes: n, bystanders: n },
  at: n,
  from: 'p1',
  to: 'table',
  text: `${n} `.padEnd(300, '喧'),
})

beforeAll(async () => {
  await tableOf(new House('deaf'))
  const bundled = await bundle()
  remove = bundled.remove
  server = await ServerProcess.start(bundled.file, { DATA_DIR: folder, LOG_LEVEL: 'warn', BOT_WORKERS: '1' })
}, 240_000)

afterAll(async () => {
  await server.stop()
  remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Megabytes that the process has in memory. */
async function residentOf({ address }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6)
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

test(`${SOCKETS} sockets that never read cost at most ${MOST_GROWTH} MB, and somebody else is served meanwhile`, async () => {
  const { id } = new House('deaf')
  const reader = await (await new Device(server.address, id, 'reader').connect()).hello()
  const size = Buffer.byteLength(JSON.stringify(reader.shown))
  // What everybody needs once: the modules that a record is made with, and room for one.
  await reader.command({ command: 'record' })
  await reader.close()
  const host = await new Device(server.address, idOf('another'), 'host').connect()
  await host.create(settingsOf(2))
  const before = await residentOf(server)
  const deaf: Device[] = []
  let most = before
  let slowest = 0
  const look = async (): Promise<void> => {
    const began = performance.now()
    const reply = await host.command({ command: 'rename', name: 'Host' })
    slowest = Math.max(slowest, performance.now() - began)
    expect(reply).toMatchObject({ done: true })
    most = Math.max(most, await residentOf(server))
  }
  for (let i = 0; i < SOCKETS; i++) {
    const device = await new Device(server.address, id, `guest${i}`).connect()
    device.socket?.pause()
    deaf.push(device)
    device.send({ send: 'hello', protocol: PROTOCOL, table: id, key: device.key, have: null })
    // Every third one asks for more and more besides.
    for (let n = 0; n < QUESTIONS && i % 3 === 0; n++) {
      device.send({ send: 'command', id: `question-${n}`, version: 0, body: { command: 'record' } })
    }
    if (i % 10 === 0) await look()
  }
  for (let i = 0; i < 20; i++) {
    await look()
    await pause(250)
  }
  console.log(
    `a frame of ${Math.round(size / 1e3)} kB; resident before ${before} MB, at most ${most} MB; the host waited ${Math.round(slowest)} ms at most`,
  )
  for (const { socket } of [...deaf, host]) socket?.terminate()
  expect(most - before).toBeLessThanOrEqual(MOST_GROWTH)
}, 240_000)
