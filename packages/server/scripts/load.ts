/**
 * Live tables under load, with this script and the server sharing the machine. Prints what it measured as one JSON line.
 *   npm run load -- --tables 1000 --rate 500 --minutes 10 [--warm 1] [--bots 200] [--peer 2] [--postgres [--nodes 2]]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { ServerProcess } from '../test/killed/process.ts'
import { startPostgres } from '../test/postgres.ts'
import { LoadDevice, newTableId } from './load/device.ts'
import { Drive, MINUTE, openAll, pause, summary } from './load/drive.ts'
import { PeerTable, startPeer } from './load/peer.ts'
import { LoadTable, SETTINGS } from './load/table.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '10' },
    warm: { type: 'string', default: '1' },
    bots: { type: 'string', default: '200' },
    peer: { type: 'string', default: '2' },
    nodes: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
})
const option = (name: Exclude<keyof typeof values, 'postgres'>): number => {
  const value = Number(values[name])
  if (Number.isFinite(value) && value >= 0) return value
  console.error(`--${name} must be a number of at least 0, not "${values[name]}"`)
  process.exit(2)
}
const [tables, rate, minutes] = [option('tables'), option('rate'), option('minutes')]
const [warm, bots, peerMinutes, nodes] = [option('warm'), option('bots'), option('peer'), option('nodes')]
if (nodes > 1 && !values.postgres) {
  console.error('--nodes needs --postgres')
  process.exit(2)
}
const say = (what: string): void => console.error(what)

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
/** Of all servers together. */
const heapOf = async (of: readonly ServerProcess[]): Promise<number> =>
  sumOf((await Promise.all(of.map((each) => each.usage()))).map(({ heapUsed }) => heapUsed)) / 1e6

/** Collections of the whole heap are more than a minute apart: between them it only seems to grow. */
const COLLECTION_MINUTES = 2

/** Megabytes a minute, by least squares through what is left after collections. */
function slope(samples: readonly (readonly [number, number])[]): number {
  const least = new Map<number, readonly [number, number]>()
  for (const sample of samples) {
    const span = Math.floor(sample[0] / COLLECTION_MINUTES)
    if (sample[1] < (least.get(span)?.[1] ?? Number.POSITIVE_INFINITY)) least.set(span, sample)
  }
  // The last span is seldom a whole one.
  const points = [...least.values()].slice(0, -1)
  const n = points.length
  if (n < 2) return 0
  const [mx, my] = [0, 1].map((k) => points.reduce((sum, point) => sum + point[k as 0 | 1], 0) / n) as [number, number]
  const above = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0)
  const below = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0)
  return Math.round((above / below) * 100) / 100
}

const folder = mkdtempSync(join(tmpdir(), 'haven-load-'))
const file = fileURLToPath(new URL('load/server.mjs', import.meta.url))
const postgres = values.postgres ? await startPostgres() : null
const url = await postgres?.fresh('load')
const env = {
  ...(url && { DATABASE_URL: url }),
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  SOCKETS_PER_ADDRESS: '100000',
  TABLES_PER_MINUTE: '100000',
}
const startAll = (): Promise<ServerProcess[]> =>
  Promise.all(Array.from({ length: nodes }, () => ServerProcess.start(file, env)))
let servers = await startAll()
/** One after the other, as a load balancer would. */
let turn = 0
const any = (): string => servers[turn++ % servers.length]!.address
// Until they know each other.
if (nodes > 1) await pause(3_000)

say(`${tables} tables with ${tables * 3} sockets sit down`)
const drive = new Drive(rate)
const all = Array.from({ length: tables }, () => new LoadTable(drive.ready))
await openAll(all, any)
say(`warming up for ${warm} min`)
await pause(warm * MINUTE)
drive.reset()
// What this script itself is late by is in every time that it measures.
const cpuOf = async (of: readonly ServerProcess[]): Promise<number> => {
  const used = await Promise.all(of.map((each) => each.usage()))
  return sumOf(used.map(({ cpu: { user, system } }) => user + system)) / 1_000
}
const bytesIn = (): number =>
  all.reduce((sum, { devices }) => sum + devices.reduce((own, each) => own + each.bytes, 0), 0)
/** What PostgreSQL has written of changes, in bytes, and how many whole pages are among it. */
async function walOf(): Promise<{ bytes: number; pages: number }> {
  if (!url) return { bytes: 0, pages: 0 }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('SELECT wal_bytes AS bytes, wal_fpi AS pages FROM pg_stat_wal')
  await client.end()
  return { bytes: Number(rows[0].bytes), pages: Number(rows[0].pages) }
}
const [cpuBefore, bytesBefore, walBefore] = [await cpuOf(servers), bytesIn(), await walOf()]
const own = monitorEventLoopDelay({ resolution: 5 })
own.enable()
const began = Date.now()
const heaps: [number, number][] = []
let told = 0
while (Date.now() - began < minutes * MINUTE) {
  const samples: number[] = []
  for (let i = 0; i < 5; i++) {
    samples.push(await heapOf(servers))
    await pause(2_000)
  }
  heaps.push([(Date.now() - began) / MINUTE, Math.min(...samples)])
  if (Math.floor((Date.now() - began) / MINUTE) > told) say(`${++told} of ${minutes} min`)
}
const seconds = (Date.now() - began) / 1_000
const people = summary(drive.times)
const cpu = (await cpuOf(servers)) - cpuBefore
const bytes = bytesIn() - bytesBefore
const wal = await walOf()
const ownDelay = Math.round(own.percentile(99) / 1e5) / 10
const { refused } = drive

let withBots: ReturnType<typeof summary> | null = null
if (bots > 0) {
  say(`${bots} tables of bots alone begin`)
  drive.reset()
  for (let i = 0; i < bots; i++) {
    const device = new LoadDevice(newTableId())
    await device.connect(any(), SETTINGS)
    void device.send({ command: 'start' })
  }
  await pause(2 * MINUTE)
  withBots = summary(drive.times)
}
await drive.stop()

say('the server is killed and started again; everybody comes back')
await Promise.all(servers.map((server) => server.kill()))
for (const table of all) table.leave()
servers = await startAll()
const back: number[] = []
for (let i = 0; i < all.length; i += 25) {
  const devices = all.slice(i, i + 25).flatMap((table) => table.devices)
  back.push(...(await Promise.all(devices.map((device) => device.connect(any())))))
}
say('everybody comes back to tables that are in memory')
for (const table of all) table.leave()
const resumed: number[] = []
for (let i = 0; i < all.length; i += 25) {
  const devices = all.slice(i, i + 25).flatMap((table) => table.devices)
  resumed.push(...(await Promise.all(devices.map((device) => device.connect(any())))))
}
for (const table of all) table.leave()
await Promise.all(servers.map((server) => server.kill()))

let peer: (ReturnType<typeof summary> & { perSecond: number }) | null = null
if (peerMinutes > 0) {
  say(`boardgame.io's server, under the same sockets and rate, for ${peerMinutes} min; it stores nothing`)
  const other = await startPeer()
  const driving = new Drive(rate)
  const matches = Array.from({ length: tables }, () => new PeerTable(driving.ready))
  await openAll(matches, () => other.address)
  await pause(MINUTE / 6)
  driving.reset()
  const start = Date.now()
  await pause(peerMinutes * MINUTE)
  const measured = summary(driving.times)
  peer = { ...measured, perSecond: Math.round((measured.count * 1_000) / (Date.now() - start)) }
  await driving.stop()
  for (const match of matches) match.leave()
  other.stop()
}

console.log(
  JSON.stringify({
    processors: availableParallelism(),
    load: loadavg().map((each) => Math.round(each * 10) / 10),
    nodes,
    tables,
    sockets: tables * 3,
    decisionsPerSecond: Math.round(people.count / seconds),
    milliseconds: people,
    processorMillisecondsADecision: Math.round((cpu / people.count) * 1_000) / 1_000,
    bytesOutADecision: Math.round(bytes / people.count),
    ...(url && {
      bytesWrittenADecision: Math.round((wal.bytes - walBefore.bytes) / people.count),
      wholePagesWritten: wal.pages - walBefore.pages,
    }),
    refused,
    ownDelayP99: ownDelay,
    withBots,
    heapMegabytesAMinute: slope(heaps),
    heapMegabytes: heaps.map(([, heap]) => Math.round(heap)),
    backAfterRestart: summary(back),
    resumed: summary(resumed),
    boardgameio: peer,
    ratioOfP99: peer && Math.round((people.p99 / peer.p99) * 100) / 100,
  }),
)
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
