// The real server as another release of it: with a client from some folder, and with some protocol.
import { register as registerHook } from 'node:module'
import { register } from 'tsx/esm/api'
import { serveStatic } from '../../web/bin/static.mjs'

register({ tsconfig: false })
registerHook('./other-protocol.mjs', import.meta.url, { data: { protocol: process.env.HAVEN_PROTOCOL } })
const { readConfig, startServer } = await import('../src/index.ts')
const { PROTOCOL } = await import('@haven/table')
if (String(PROTOCOL) !== process.env.HAVEN_PROTOCOL) throw new Error(`the protocol is still ${PROTOCOL}`)

const server = await startServer(readConfig(process.env), serveStatic(process.env.HAVEN_CLIENT))
console.log(`Haven is open: http://127.0.0.1:${server.port}/`)
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
// A test that failed has nobody to stop it.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.exit(0), 2_000).unref()
