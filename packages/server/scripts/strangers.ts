/**
 * Strangers at a server of its own, over sockets alone and all at once, while two honest people play at another table.
 * Prints one table of what they tried and gained; the exit code is 1 if that is anything, or if the honest two had to
 * wait. Loopback only, and bounded in time and number.
 *   npm run strangers -- [--seconds 30]
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ServerProcess } from '../test/killed/process.ts'
import { Drive, pause, summary } from './load/drive.ts'
import { LoadTable } from './load/table.ts'
import type { Attempt } from './strangers/attempts.ts'
import type { Crowd } from './strangers/crowd.ts'
import { from } from './strangers/stranger.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } })
const seconds = Number(values.seconds)
if (!(seconds >= 5 && seconds <= 600)) {
  console.error(`--seconds must be a number from 5 to 600, not "${values.seconds}"`)
  process.exit(2)
}

const MOST_P99 = 100
const MOST_MEGABYTES = 400
const MOST_LETTERS = 10_000
/** Decisions a second of the two honest people: faster than anybody is. */
const RATE = 20
const LIMITS = { sockets: 60, tables: 10 }

const folder = mkdtempSync(join(tmpdir(), 'haven-strangers-'))
const server = await ServerProcess.start(fileURLToPath(new URL('load/server.mjs', import.meta.url)), {
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  // This script is the proxy: what it adds last to the header is true.
  TRUST_PROXY: '1',
  SOCKETS_PER_ADDRESS: String(LIMITS.sockets),
  TABLES_PER_MINUTE: String(LIMITS.tables),
})
const { address } = server
let most = 0
const look = async (): Promise<void> => {
  most = Math.max(most, (await server.usage()).rss)
}
// If it is gone that is told below.
const watching = setInterval(() => void look().catch(() => undefined), 250)

console.error('two honest people sit down and play')
const drive = new Drive(RATE)
const honest = new LoadTable(drive.ready, from('10.1.0.1'))
await honest.open(() => address)
await pause(3_000)
drive.reset()
await pause(5_000)
const alone = summary(drive.times)
const before = Math.round(most / 1e6)

console.error(`strangers come, for ${seconds} s`)
drive.reset()
const began = Date.now()
// What this script itself is late by is in every time that it measures.
const own = monitorEventLoopDelay({ resolution: 5 })
own.enable()
const attempts = await new Promise<readonly Attempt[]>((resolve, reject) => {
  const crowd = fork(fileURLToPath(new URL('strangers/crowd.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] })
  crowd.once('message', (told) => resolve(told as readonly Attempt[]))
  crowd.once('exit', (code) => reject(new Error(`the strangers ended with ${code}`)))
  crowd.send({ address, seconds, limits: LIMITS } satisfies Crowd)
})
while (Date.now() - began < seconds * 1_000) await pause(100)
const meanwhile = summary(drive.times)
const late = Math.round(own.percentile(99) / 1e6) - 5
await drive.stop()
clearInterval(watching)
const megabytes = Math.round(most / 1e6)
const letters = server.output.join('').length
const isAlive = await fetch(`${address}/healthz`).then(
  ({ ok }) => ok,
  () => false,
)
honest.leave()
await server.stop()
rmSync(folder, { recursive: true, force: true })

const rows = [
  ...attempts
    .flat()
    .map(({ what, tried, gained, note }) => [what, String(tried), gained.join('; ') || 'nothing', note ?? '']),
  [
    'two honest people',
    String(meanwhile.count),
    meanwhile.p99 <= MOST_P99 ? 'nothing' : 'they had to wait',
    `p99 ${meanwhile.p99} ms (alone ${alone.p99} ms, this script ${late} ms late), at most ${MOST_P99}`,
  ],
  [
    'memory of the server',
    '',
    megabytes < MOST_MEGABYTES ? 'nothing' : 'too much of it',
    `${megabytes} MB (before ${before} MB), less than ${MOST_MEGABYTES}`,
  ],
  ['the server', '', isAlive ? 'nothing' : 'it is gone', 'it still answers'],
  [
    'its log',
    '',
    letters < MOST_LETTERS ? 'nothing' : 'it is flooded',
    `${letters} letters, less than ${MOST_LETTERS}`,
  ],
]
const heads = ['what', 'tried', 'gained', '']
const wide = [0, 1, 2].map((i) => Math.max(...[heads, ...rows].map((row) => row[i]!.length)))
for (const row of [heads, wide.map((n) => '-'.repeat(n)), ...rows]) {
  console.log(
    row
      .map((cell, i) => cell.padEnd(wide[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
console.log(`\nload of this machine ${loadavg()[0]!.toFixed(1)}`)
process.exit(rows.every(([, , gained]) => gained === 'nothing') ? 0 : 1)
