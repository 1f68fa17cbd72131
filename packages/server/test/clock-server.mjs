// The real server of online tables with time that a test can let pass, and with somebody who notes whom it would call.
// Only a parent process can tell it to: there is no such way in the server itself.
import { register } from 'tsx/esm/api'
import { build, dist, isFresh } from '../../web/bin/build.mjs'
import { serveStatic } from '../../web/bin/static.mjs'

register({ tsconfig: false })
const { readConfig, startServer } = await import('../src/index.ts')

let ahead = 0
const timers = new Set()
const now = () => Date.now() + ahead

function arm(timer) {
  clearTimeout(timer.handle)
  timer.handle = setTimeout(
    () => {
      timers.delete(timer)
      timer.run()
    },
    Math.min(Math.max(0, timer.due - now()), 2 ** 31 - 1),
  )
}

function after(ms, run) {
  const timer = { due: now() + ms, run, handle: undefined }
  timers.add(timer)
  arm(timer)
  return () => {
    clearTimeout(timer.handle)
    timers.delete(timer)
  }
}

async function call({ table, name, seat, pushes }) {
  process.send({ notice: { table, name, seat, pushes: pushes.length } })
  return []
}

if (!isFresh() && !build()) process.exit(2)
const server = await startServer(readConfig(process.env), serveStatic(dist), { now, after, call })
process.on('message', ({ pass }) => {
  ahead += pass
  for (const timer of timers) arm(timer)
  process.send({ passed: pass })
})
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.on('disconnect', () => process.exit(0))
process.send({ port: server.port })
