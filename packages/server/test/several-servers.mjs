// What compose.yaml starts, as plain processes: a PostgreSQL, two servers on it, and haproxy before them with the same
// configuration. A parent process is told the proxy's port, and may kill a server and start it again.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'
import { findProxy } from '../../../scripts/proxy.mjs'

register({ tsconfig: false })
const { freePort, startPostgres } = await import('./postgres.ts')

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const gone = (child) => new Promise((resolve) => child.once('exit', resolve))

const proxyBin = findProxy()
const postgres = await startPostgres()
const url = await postgres.fresh('haven')
const [front, ...ports] = [await freePort(), await freePort(), await freePort()]
const address = `http://127.0.0.1:${front}`

function startServer(port) {
  // As in compose.yaml.
  const env = { ...process.env, DATABASE_URL: url, PUBLIC_ORIGIN: address, TRUST_PROXY: '1' }
  const more = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', BOT_WORKERS: '1' }
  return spawn(process.execPath, [at('../bin/haven-server.mjs')], {
    env: { ...env, ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function answers(origin) {
  for (let tries = 0; tries < 600; tries++) {
    const isWell = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isWell) return
    await new Promise((resolve) => void setTimeout(resolve, 100))
  }
  throw new Error(`${origin} does not answer`)
}

const servers = ports.map(startServer)
let proxy = null

async function stop(code) {
  for (const child of [proxy, ...servers]) child?.kill('SIGKILL')
  await postgres.stop()
  process.exit(code)
}

async function obey({ kill, again }) {
  if (kill !== undefined) {
    const ended = gone(servers[kill])
    servers[kill].kill('SIGKILL')
    await ended
  }
  if (again !== undefined) {
    servers[again] = startServer(ports[again])
    await answers(`http://127.0.0.1:${ports[again]}`)
  }
  process.send({ done: true })
}

process.on('message', (wish) => void obey(wish))
process.on('SIGTERM', () => void stop(0))
process.on('disconnect', () => void stop(0))

try {
  for (const port of ports) await answers(`http://127.0.0.1:${port}`)
  const [one, two] = ports.map((port) => `127.0.0.1:${port}`)
  proxy = spawn(proxyBin, ['-f', at('../../../deploy/haproxy.cfg')], {
    env: { ...process.env, HAVEN_BIND: `127.0.0.1:${front}`, HAVEN_1: one, HAVEN_2: two },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(address)
  process.send({ port: front })
} catch (error) {
  // Nothing of it is left running.
  console.error(error)
  await stop(1)
}
