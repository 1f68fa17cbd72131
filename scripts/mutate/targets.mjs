// What is mutated, and which tests may kill it.
import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What a run without FILES draws from. */
export const USUAL = ['packages/engine/src/procedures', 'packages/odds/src', 'packages/table/src/judge']

/** Where more than a package's own tests hold it. Simulated networks and real servers stay out: they take too long. */
const TESTS = {
  engine: ['packages/engine/test', 'packages/content/test'],
  table: [
    'packages/table/test',
    'packages/testkit/test/shells',
    'packages/server/test/judge.test.ts',
    'packages/server/test/seats.test.ts',
    'packages/server/test/pace.test.ts',
    'packages/server/test/matrix.test.ts',
    'packages/server/test/leaks.test.ts',
    'packages/server/test/notify.test.ts',
    'packages/server/test/versions.test.ts',
  ],
}

/** Tests that start processes of their own, in which no mutant lives; and whole games, at seconds for each mutant. */
const LEFT_OUT = [
  'packages/engine/test/make-a-box.test.ts',
  'packages/engine/test/prompts.test.ts',
  'packages/engine/test/properties/',
]

const slashed = (path) => path.split(sep).join('/')

export class Fault extends Error {}

function filesUnder(root, path, wanted) {
  const full = join(root, path)
  let found
  try {
    found = statSync(full)
  } catch {
    throw new Fault(`there is no ${path}.`)
  }
  if (found.isFile()) return wanted(path) ? [slashed(path)] : []
  return readdirSync(full, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(root, slashed(join(path, entry.name)), wanted))
}

const isSource = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')
const isTest = (path) => path.endsWith('.test.ts') && !LEFT_OUT.some((out) => slashed(path).startsWith(out))

/** The sources that FILES name, relative to the root. */
export function sourcesOf(root, given, from = process.cwd()) {
  const paths = given.length > 0 ? given.map((path) => slashed(relative(root, join(from, path)))) : USUAL
  const files = paths.flatMap((path) => {
    if (!/^packages\/[^/]+\/src(\/|$)/.test(path)) throw new Fault(`${path} is not in packages/*/src.`)
    const found = filesUnder(root, path, isSource)
    if (found.length === 0) throw new Fault(`${path} holds no TypeScript.`)
    return found
  })
  return [...new Set(files)]
}

/** Sources by package, with the test files that may kill their mutants. */
export function groupsOf(root, sources) {
  const names = [...new Set(sources.map((path) => path.split('/')[1]))]
  return names.map((name) => {
    const folders = TESTS[name] ?? [`packages/${name}/test`]
    const tests = [...new Set(folders.flatMap((path) => filesUnder(root, path, isTest)))]
    if (tests.length === 0) throw new Fault(`packages/${name} has no tests.`)
    return { name, sources: sources.filter((path) => path.startsWith(`packages/${name}/`)), tests }
  })
}
