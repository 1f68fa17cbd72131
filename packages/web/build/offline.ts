import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { LANGUAGES } from './languages.ts'

const SOURCE = fileURLToPath(new URL('../src/base/offline/service-worker.ts', import.meta.url))
const FILE = 'sw.js'
/** Which build this is and what its first page names, for pages that ask; the build is also in the first page itself, as `BUILD`. */
const MARK = 'build.json'
const FIRST_PAGE = 'index.html'
/**
 * Packed copies are the server's; letters that no word of ours has, rules of before and the made-up language are fetched
 * when somebody needs them, and kept from then on. Those rules are named in full: the hash of others may begin with a digit.
 */
const LEFT_OUT = /\.(br|gz|map)$|cyrillic-ext|latin-ext|^rules-\d+-core-|^deep-/
/** Letters that only some languages have. */
const LETTERS: Readonly<Record<string, RegExp>> = { ru: /cyrillic/ }
/** A module that says something in one language. */
const SAYS = /\/(?:text\/src|second-box\/src\/words)\/(\w\w)\//

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
      async handler({ dir }, bundle) {
        if (dir) write(dir, await bundled(), languagesOf(bundle))
      },
    },
  }
}

interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly moduleIds?: readonly string[]
  readonly imports?: readonly string[]
}

/** The files that only those need who speak a language: what it says, and what that takes from another. */
function languagesOf(bundle: Readonly<Record<string, Chunk>>): Readonly<Record<string, readonly string[]>> {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const saysOf = ({ moduleIds = [] }: Chunk): Set<string | undefined> =>
    new Set(moduleIds.map((id) => SAYS.exec(id.replaceAll('\\', '/'))?.[1]))
  const spoken = new Map(chunks.map((chunk) => [chunk.fileName, saysOf(chunk)] as const))
  // A part that holds anything else is everybody's, with all that it takes along.
  const everybodys = new Set<string>()
  const share = (file: string): void => {
    if (everybodys.has(file)) return
    everybodys.add(file)
    for (const next of bundle[file]?.imports ?? []) share(next)
  }
  for (const [file, says] of spoken) if (says.size === 0 || says.has(undefined)) share(file)
  const isWords = (file: string): boolean => !everybodys.has(file)
  const found = LANGUAGES.map((language) => {
    const files = new Set<string>()
    const add = (file: string): void => {
      if (files.has(file) || !isWords(file)) return
      files.add(file)
      for (const next of bundle[file]?.imports ?? []) add(next)
    }
    for (const [file, says] of spoken) if (says.has(language)) add(file)
    const letters = Object.keys(bundle).filter((file) => LETTERS[language]?.test(file) && !LEFT_OUT.test(file))
    return [language, [...files, ...letters].map((file) => `/${file}`)] as const
  })
  return Object.fromEntries(found)
}

export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== FILE && entry.name !== MARK && !LEFT_OUT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
    .sort()
}

/** The build is named by a hash of everything, so that any change is another. */
function write(dir: string, worker: string, languages: Readonly<Record<string, readonly string[]>>): void {
  const all = filesOf(dir)
  const ofLanguages = new Set(Object.values(languages).flat())
  const files = all.filter((file) => !ofLanguages.has(file))
  const hash = createHash('sha256').update(worker)
  for (const file of all) hash.update(file).update(readFileSync(join(dir, file)))
  const build = hash.digest('hex').slice(0, 12)
  const script = worker
    .replaceAll('HAVEN_FILES', JSON.stringify(files))
    .replaceAll('HAVEN_LANGUAGES', `(${JSON.stringify(languages)})`)
    .replaceAll('HAVEN_VERSION', JSON.stringify(build))
  writeFileSync(join(dir, FILE), script)
  const page = readFileSync(join(dir, FIRST_PAGE), 'utf8')
  const parts = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g))].filter((file) => !ofLanguages.has(file))
  const [, words = '{}'] = /id="ahead-words">(.*?)<\/script>/.exec(page) ?? []
  writeFileSync(join(dir, MARK), JSON.stringify({ build, parts, words: JSON.parse(words) }))
  const marked = page.replace('<title>', `<meta name="haven-build" content="${build}" />\n    <title>`)
  if (marked === page) throw new Error('the first page has no title to be marked beside')
  writeFileSync(join(dir, FIRST_PAGE), marked)
}
