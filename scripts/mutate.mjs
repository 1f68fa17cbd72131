// Changes the sources in small ways, one at a time, and tells which changes no test notices.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { huntCold, huntWarm, Teller } from './mutate/hunt.mjs'
import { Journal } from './mutate/journal.mjs'
import { scoreOf, told } from './mutate/report.mjs'
import { byName, draw } from './mutate/sample.mjs'
import { Session } from './mutate/session.mjs'
import { instrument, withSwitches } from './mutate/stryker.mjs'
import { Fault, groupsOf, sourcesOf, USUAL } from './mutate/targets.mjs'

const HELP = `Changes the sources in small ways, one at a time, and tells which changes no test notices

usage: npm run mutate -- [FILES] [options]

  FILES       files or folders in packages/*/src; without any:
              ${USUAL.join(', ')}
  --sample N  draw N of all mutants (all of them unless told)
  --seed S    draw by this seed; the same one draws the same mutants (1 unless told)
  --report    tell what is known of these mutants and try none
  --fresh     forget what is known of all mutants
  --help      this text

What is found is kept in .cache/mutate/ and not tried again while the source is the same; what survived is tried
again when a test has changed. Break it off and go on as you like. Ends with 1 if a mutant survived.`

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.cache', 'mutate')

function options() {
  let given
  try {
    given = parseArgs({
      allowPositionals: true,
      options: {
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        report: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new Fault(`${error.message.split(/\. |\n/)[0]}. Try "npm run mutate -- --help".`)
  }
  const { sample, ...rest } = given.values
  if (sample !== undefined && !/^[1-9]\d*$/.test(sample)) {
    throw new Fault(`--sample wants a whole number from 1, not "${sample}".`)
  }
  return { ...rest, sample: sample === undefined ? null : Number(sample), files: given.positionals }
}

/** Tests and all that they stand on: what survived is asked again when any of it has changed. */
function hashOfTests(tests) {
  const hash = createHash('sha256').update(tests.join())
  const packages = new Set(tests.map((file) => file.split('/').slice(0, 2).join('/')))
  for (const name of [...packages, 'packages/testkit'].toSorted(byName)) {
    for (const file of readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).toSorted(byName)) {
      if (/\.(ts|json)$/.test(file) && /^(src|test)[\\/]/.test(file) && !/node_modules|dist/.test(file)) {
        hash.update(file).update(readFileSync(join(root, name, file)))
      }
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** First what the warm process of each package can tell, for that is quick; then the rest. */
async function tryThem(groups, made, keep) {
  const teller = new Teller(groups.reduce((sum, { open }) => sum + open.length, 0))
  const rest = []
  const hold = async (group, hunt) => {
    const code = new Map(group.sources.map((file) => [file, withSwitches(made.code.get(file), group.drawn)]))
    const session = new Session(root, code)
    current = session
    const note = (mutant, entry) => keep(mutant, group, entry)
    const found = await hunt({ group, session, note, teller, folder: join(folder, group.name) })
    await session.close()
    session.tidy()
    return found
  }
  for (const group of groups) rest.push({ group, ...(await hold(group, huntWarm)) })
  const count = rest.reduce((sum, { cold }) => sum + cold.length, 0)
  if (count > 0) console.log(`haven: ${count} want a process of their own, each`)
  for (const { group, cold, known } of rest) {
    if (cold.length > 0) await hold(group, (given) => huntCold({ ...given, cold, known }))
  }
}

let current = null
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    current?.abandon()
    console.log('haven: broken off; what was found is kept, the same command goes on.')
    process.exit(130)
  })
}

async function main() {
  const { files, sample, seed, report, fresh, help } = options()
  if (help) return console.log(HELP)
  const groups = groupsOf(root, sourcesOf(root, files))
  const journal = new Journal(join(folder, 'journal.jsonl'))
  if (fresh) journal.forget()
  const made = await instrument(
    root,
    groups.flatMap(({ sources }) => sources),
  )
  const drawn = draw(made.mutants, sample, seed)
  console.log(`haven: ${drawn.length} of ${made.mutants.length} mutants${sample === null ? '' : `, by seed ${seed}`}`)

  const results = []
  const waiting = []
  for (const group of groups) {
    const tests = hashOfTests(group.tests)
    const mutants = drawn.filter(({ file }) => group.sources.includes(file))
    const open = []
    for (const mutant of mutants) {
      const known = journal.find(mutant.key, mutant.source, tests)
      if (known) results.push({ ...known, mutant })
      else open.push(mutant)
    }
    if (open.length > 0) waiting.push({ ...group, drawn: mutants, open, testsHash: tests })
  }
  if (results.length > 0) console.log(`haven: ${results.length} of them are known from before`)

  if (!report)
    await tryThem(waiting, made, (mutant, group, entry) => {
      const result = { key: mutant.key, source: mutant.source, tests: group.testsHash, ...entry }
      journal.add(result)
      results.push({ ...result, mutant })
    })
  const order = new Map(drawn.map(({ key }, at) => [key, at]))
  results.sort((a, b) => order.get(a.mutant.key) - order.get(b.mutant.key))
  console.log(`\n${told(results).join('\n')}`)
  const missing = drawn.length - results.length
  if (missing > 0) console.log(`${missing} of ${drawn.length} are not tried yet`)
  console.log(`score ${scoreOf(results)}`)
  process.exitCode = results.every(({ status }) => status === 'killed' || status === 'timeout') ? 0 : 1
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Fault)) throw error
  console.error(`haven: ${error.message}`)
  process.exitCode = 2
}
