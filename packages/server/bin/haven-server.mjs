#!/usr/bin/env node
// Builds the client if need be, then serves it and the online tables on one port.
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { build, dist, isFresh } from '../../web/bin/build.mjs'
import { serveStatic } from '../../web/bin/static.mjs'

register({ tsconfig: false })
const { ConfigError, isWorker, readConfig, restore, settingsHelp, StoreError, startServer, startWorkers, WorkerEnded } =
  await import('../src/index.ts')
const { wrongBackup } = await import('@haven/text/server')

const help = () => `Haven: the browser table and online tables, on one port

usage: npm start -- [options]

  --port N        the port to listen on (or PORT)
  --host NAME     the address to listen on (or HOST)
  --build         build the client even if it is up to date
  --restore FILE  put this backup in the place of the tables in DATA_DIR, and end
  --help          this text

The rest is set by the environment:

${settingsHelp()}

The game in the terminal is "npm run terminal" or "npx haven play".`

function stop(message) {
  console.error(`haven: ${message}`)
  process.exit(2)
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        build: { type: 'boolean', default: false },
        restore: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    return stop(`${error.message} Try "npm start -- --help".`)
  }
}

function readSettings({ port, host }) {
  try {
    return readConfig({ ...process.env, ...(port !== undefined && { PORT: port }), ...(host && { HOST: host }) })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return stop(error.message)
  }
}

async function start(config) {
  try {
    return await (isSeveral ? startWorkers(config) : startServer(config, serveStatic(dist)))
  } catch (error) {
    // It has said what is wrong.
    if (error instanceof WorkerEnded) process.exit(error.code)
    if (error instanceof StoreError) return stop(error.message)
    if (error.code === 'EADDRINUSE') return stop(`port ${config.port ?? 8080} is taken; choose another with --port.`)
    if (error.syscall === 'listen')
      return stop(`cannot listen on ${config.host}:${config.port ?? 8080}: ${error.message}`)
    throw error
  }
}

async function bringBack(file) {
  if (config.databaseUrl) stop(wrongBackup.notHere)
  try {
    const { tables, before } = await restore(file, config.dataDir, Date.now())
    console.log(`haven: ${wrongBackup.restored(tables, before)}`)
    process.exit(0)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    stop(error.message)
  }
}

const options = readOptions()
if (options.help) {
  console.log(help())
  process.exit(0)
}
const config = readSettings(options)
if (options.restore !== undefined) await bringBack(options.restore)
const isOne = isWorker()
const isSeveral = config.workers > 1 && !isOne
if (!isOne && (options.build || !isFresh())) {
  console.log('haven: building the client, a few seconds ...')
  if (!build()) stop('the build failed; what is wrong stands above.')
}
let isClosing = false
const server = await start(config)
const shown = config.host === '0.0.0.0' ? 'localhost' : config.host
const address = config.publicOrigin ?? `http://${shown}:${server.port}`
if (!isOne) console.log(`Haven is open: ${address}/   (Ctrl-C closes it)`)
if (!isOne && !/^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(address)) {
  console.log(
    'haven: without https browsers refuse to install it, to play offline, and to notify; see docs/hosting.md.',
  )
}

async function close() {
  // A second time means now.
  if (isClosing) process.exit(1)
  isClosing = true
  await server.close()
  process.exit(0)
}
process.on('SIGTERM', () => void close())
if (!isOne) process.on('SIGINT', () => void close())
