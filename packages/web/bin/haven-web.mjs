// Builds the client if need be, serves it, and prints the address.
import { parseArgs } from 'node:util'
import { build, dist, isFresh } from './build.mjs'
import { staticServer } from './static.mjs'

const HELP = `Haven in the browser

usage: npm start -- [options]

  --port N     the port to listen on (default: PORT, or 8080, or the next free one)
  --host NAME  the address to listen on (default: 127.0.0.1; 0.0.0.0 for everybody in your network)
  --build      build the client even if it is up to date
  --help       this text

The game in the terminal is "npm run terminal" or "npx haven play".`

const FIRST_PORT = 8080
const TRIES = 20
const MOST = 65_535

function stop(message) {
  console.error(`haven: ${message}`)
  process.exit(2)
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        build: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    return stop(`${error.message} Try "npm start -- --help".`)
  }
}

function portOf(text, where) {
  if (text === undefined || text === '') return null
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > MOST) stop(`${where} must be a number from 0 to ${MOST}, not "${text}".`)
  return port
}

function listen(server, host, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server.address().port)
    })
  })
}

/** The port that was asked for, or the first free one from 8080 on. */
async function open(server, host, wanted) {
  const ports = wanted === null ? Array.from({ length: TRIES }, (_, i) => FIRST_PORT + i) : [wanted]
  for (const port of ports) {
    try {
      return await listen(server, host, port)
    } catch (error) {
      if (error.code !== 'EADDRINUSE') stop(`cannot listen on ${host}:${port}: ${error.message}`)
    }
  }
  return stop(`port ${ports.join(', ')} is taken; choose another with --port.`)
}

const options = readOptions()
if (options.help) {
  console.log(HELP)
  process.exit(0)
}
const wanted = portOf(options.port, '--port') ?? portOf(process.env.PORT, 'PORT')
if (options.build || !isFresh()) {
  console.log('haven: building the client, a few seconds ...')
  if (!build()) stop('the build failed; what is wrong stands above.')
}
const port = await open(staticServer(dist), options.host, wanted)
const shown = options.host === '0.0.0.0' ? 'localhost' : options.host
console.log(`Haven is open: http://${shown}:${port}/   (Ctrl-C closes it)`)
