import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../src/base/offline/service-worker.ts', import.meta.url))
const FILE = 'sw.js'
/** Which build this is and what its first page names, for pages that ask; the build is also in the first page itself, as `BUILD`. */
const MARK = 'build.json'
const FIRST_PAGE = 'index.html'
/**
 * Packed copies are the server's; letters that no word of ours has, rules of before and the made-up language are fetched
 * when somebody needs them, and kept from then on. Those rules are named in full: the hash of others may begin with a digit.
 */
const LEFT_OUT = /\.(br|gz|map)$|cyrillic|latin-ext|^rules-\d+-core-|^deep-/

/** In one piece: a browser runs it as a script, which cannot import what it has in common with the pages. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  })
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const [chunk] = output
  if (output.length !== 1 || chunk?.type !== 'chunk') throw new Error('the service worker is not in one piece')
  return chunk.code
}

/** Builds the service worker and writes into it which files the client is made of. Comes before the packing. */
export function offline(): Plugin {
  return {
    name: 'haven-offline',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'pre',
      async handler({ dir }) {
        if (dir) write(dir, await bundled())
      },
    },
  }
}

export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== FILE && entry.name !== MARK && !LEFT_OUT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
    .sort()
}

/** The build is named by a hash of everything, so that any change is another. */
function write(dir: string, worker: string): void {
  const files = filesOf(dir)
  const hash = createHash('sha256').update(worker)
  for (const file of files) hash.update(file).update(readFileSync(join(dir, file)))
  const build = hash.digest('hex').slice(0, 12)
  const script = worker
    .replaceAll('HAVEN_FILES', JSON.stringify(files))
    .replaceAll('HAVEN_VERSION', JSON.stringify(build))
  writeFileSync(join(dir, FILE), script)
  const page = readFileSync(join(dir, FIRST_PAGE), 'utf8')
  const parts = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
  writeFileSync(join(dir, MARK), JSON.stringify({ build, parts }))
  const marked = page.replace('<title>', `<meta name="haven-build" content="${build}" />\n    <title>`)
  if (marked === page) throw new Error('the first page has no title to be marked beside')
  writeFileSync(join(dir, FIRST_PAGE), marked)
}
