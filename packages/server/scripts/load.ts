/**
 * Live tables under load, with this script and the server sharing the machine. Prints what it measured as one JSON line.
 *   npm run load -- --tables 1000 --rate 500 --minutes 10 [--warm 1] [--bots 200]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundle, ServerProcess } from '../test/killed/process.ts'
import { LoadDevice, newTableId } from './load/device.ts'
import { LoadTable, SETTINGS } from './load/table.ts'

const number = (text: string): number => Number(text)
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '10' },
    warm: { type: 'string', default: '1' },
    bots: { type: 'string', default: '0' },
  },
})
const [tables, rate, minutes, warm, bots] = [values.tables, values.rate, values.minutes, values.warm, values.bots].map(
  number,
) as [number, number, number, number, number]
const MINUTE = 60_000
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const summary = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const round = (ms: number): number => Math.round(ms * 10) / 10
  return { count: sorted.length, p50: round(at(sorted, 0.5)), p99: round(at(sorted, 0.99)), most: round(at(sorted, 1)) }
}

async function heapOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1e6
}

/** Megabytes a minute, by least squares through what is left after collections. */
function slope(points: readonly (readonly [number, number])[]): number {
  const n = points.length
  if (n < 2) return 0
  const [mx, my] = [0, 1].map((k) => points.reduce((sum, point) => sum + point[k as 0 | 1], 0) / n) as [number, number]
  const above = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0)
  const below = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0)
  return Math.round((above / below) * 100) / 100
}

const folder = mkdtempSync(join(tmpdir(), 'haven-load-'))
const { file, remove } = await bundle()
const env = { DATA_DIR: folder, LOG_LEVEL: 'warn', SOCKETS_PER_ADDRESS: '100000', TABLES_PER_MINUTE: '100000' }
let server = await ServerProcess.start(file, env)

const ready: LoadTable[] = []
const all = Array.from({ length: tables }, () => new LoadTable((table) => ready.push(table)))
for (let i = 0; i < all.length; i += 20) {
  const group = all.slice(i, i + 20)
  await Promise.all(group.map((table) => table.open(server.address)))
}

let times: number[] = []
let refused = 0
let isOn = true
async function drive(): Promise<void> {
  let due = performance.now()
  while (isOn) {
    const now = performance.now()
    for (; due <= now; due += 1_000 / rate) {
      const table = ready.shift()
      if (!table) break
      void table.decide().then((ms) => (ms === null ? refused++ : times.push(ms)))
    }
    if (due < now - 1_000) due = now
    await pause(2)
  }
}
const driving = drive()

await pause(warm * MINUTE)
times = []
refused = 0
const began = Date.now()
const heaps: [number, number][] = []
while (Date.now() - began < minutes * MINUTE) {
  const samples: number[] = []
  for (let i = 0; i < 5; i++) {
    samples.push(await heapOf(server.address))
    await pause(2_000)
  }
  heaps.push([(Date.now() - began) / MINUTE, Math.min(...samples)])
}
const seconds = (Date.now() - began) / 1_000
const people = summary(times)

let withBots: ReturnType<typeof summary> | null = null
if (bots > 0) {
  times = []
  for (let i = 0; i < bots; i++) {
    const device = new LoadDevice(newTableId())
    await device.connect(server.address, SETTINGS)
    void device.send({ command: 'start' })
  }
  await pause(MINUTE / 2)
  withBots = summary(times)
}

isOn = false
await driving
await pause(500)
await server.kill()
for (const table of all) table.leave()
server = await ServerProcess.start(file, env)
const back: number[] = []
for (let i = 0; i < all.length; i += 25) {
  const devices = all.slice(i, i + 25).flatMap((table) => table.devices)
  back.push(...(await Promise.all(devices.map((device) => device.connect(server.address)))))
}

console.log(
  JSON.stringify({
    processors: availableParallelism(),
    load: loadavg().map((each) => Math.round(each * 10) / 10),
    tables,
    sockets: tables * 3,
    decisionsPerSecond: Math.round(people.count / seconds),
    milliseconds: people,
    withBots,
    refused,
    heapMegabytesAMinute: slope(heaps),
    heapMegabytes: heaps.map(([, heap]) => Math.round(heap)),
    backAfterRestart: summary(back),
  }),
)
for (const table of all) table.leave()
await server.kill()
remove()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
