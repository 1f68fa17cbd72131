import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** What strangers' boxes are played by: one classic script, whose text the page puts into a worker without an origin. */

const SOURCE = fileURLToPath(new URL('../src/home/cell/cell.ts', import.meta.url))
/** Its address, for the page (model/sealed/open.ts). */
const MODULE = 'virtual:haven-cell'
const RESOLVED = `\0${MODULE}`
const FILE = 'cell.js'
/** The page asks its own worker for these: a cell comes without them. */
const BOOKS: Readonly<Record<string, string>> = {
  '@haven/content/drills': 'drills',
  '@haven/content/nightmares': 'nightmares',
  '@haven/content/first-night': 'firstNight',
}

const withoutBooks: Plugin = {
  name: 'haven-cell-without-books',
  enforce: 'pre',
  resolveId: (id) => (id in BOOKS ? `\0${id}` : null),
  load: (id) => (id.slice(1) in BOOKS ? `export const ${BOOKS[id.slice(1)]} = []` : null),
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutBooks],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: SOURCE, formats: ['iife'], name: 'cell' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const [chunk] = output
  if (output.length !== 1 || chunk?.type !== 'chunk') throw new Error('the worker of a cell is not in one piece')
  return chunk.code
}

export function cell(): Plugin {
  let isDev = false
  return {
    name: 'haven-cell',
    configResolved({ command }) {
      isDev = command === 'serve'
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, response) => {
        bundled().then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          (error: unknown) => response.writeHead(500).end(String(error)),
        )
      })
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null
      if (isDev) return `export default '/${FILE}'`
      const file = this.emitFile({ type: 'asset', name: FILE, source: await bundled() })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
