// Goes through the mutants of one package: in the warm process as far as that can tell, then one by one in fresh ones.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KILLED, SURVIVED, TIMEOUT, UNCOVERED } from './journal.mjs'
import { isNoticed, spell } from './report.mjs'
import { hashOf } from './sample.mjs'
import { Fault } from './targets.mjs'

const STATUS = { killed: KILLED, survived: SURVIVED, uncovered: UNCOVERED, timeout: TIMEOUT }

/** Says how it stands, at most this often. */
const EVERY = 10_000
const LONGEST_ERROR = 200

/** How many of the latest mutants say how long the next ones will take. */
const LATEST = 30

export class Teller {
  #left
  #noticed = 0
  #done = 0
  #times = [Date.now()]
  #last = 0

  constructor(left) {
    this.#left = left
  }

  step(name, entry) {
    const now = Date.now()
    this.#done++
    this.#times = [...this.#times, now].slice(-LATEST)
    if (isNoticed(entry)) this.#noticed++
    if (now - this.#last < EVERY) return
    this.#last = now
    const each = (now - this.#times[0]) / (this.#times.length - 1)
    const rest = spell(each * (this.#left - this.#done))
    console.log(`${name}: ${this.#done} of ${this.#left}, ${this.#noticed} noticed; about ${rest} left`)
  }
}

/** What tests come through which mutants, from a run of the very same sources and tests. */
function coverageOf(folder, group) {
  const file = join(folder, 'coverage.json')
  const of = hashOf(
    JSON.stringify([group.testsHash, group.tests, group.drawn.map(({ id, key, source }) => [id, key, source])]),
  )
  return {
    read() {
      if (!existsSync(file)) return null
      const { of: before, known } = JSON.parse(readFileSync(file, 'utf8'))
      return before === of ? known : null
    },
    write(known) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, JSON.stringify({ of, known }))
    },
  }
}

/** All that can be told in the warm process; gives the mutants that it cannot tell of, and what is known of the tests. */
export async function huntWarm({ group, session, note, teller, folder }) {
  const byId = new Map(group.open.map((mutant) => [mutant.id, mutant]))
  const open = new Set(byId.keys())
  const cold = []
  const trusted = new Set()
  const red = []
  const coverage = coverageOf(folder, group)
  let known = coverage.read()
  const end = (id, entry) => {
    open.delete(id)
    note(byId.get(id), entry)
    teller.step(group.name, entry)
  }
  const hear = (line) => {
    if (line.is === 'known') {
      known = line.known
      coverage.write(known)
    } else if (line.is === 'red') red.push(`${line.test.join(' > ')}: ${line.error}`)
    else if (line.is === 'unfit') console.log(`haven: cannot be run twice: ${line.test.join(' > ')}: ${line.error}`)
    else if (line.is === 'slow') console.log(`haven: too slow to be run for each mutant: ${line.test.join(' > ')}`)
    else if (line.is === 'stained') trusted.add(line.id)
    else if (line.is === 'cold') {
      open.delete(line.id)
      cold.push(byId.get(line.id))
    } else if (STATUS[line.is]) {
      const { by, error, ms, tests: ran } = line
      end(line.id, { status: STATUS[line.is], by: by?.join(' > ') ?? null, error: shortened(error), ms, ran })
    }
  }

  if (!known) console.log(`haven: ${group.name}: runs its tests twice to see what each of them comes through ...`)
  while (open.size > 0) {
    const mutants = [...open].map((id) => ({ id, file: byId.get(id).file, isTrusted: trusted.has(id) }))
    const before = open.size - trusted.size
    const { stuck, unhandledErrors } = await session.run(group.tests, { mode: 'warm', known, mutants }, hear)
    if (red.length > 0) throw new Fault(`${group.name}: without any mutant these fail:\n${red.join('\n')}`)
    if (stuck === '-') throw new Fault(`${group.name}: a test is stuck without any mutant.`)
    if (stuck !== null) end(Number(stuck), { status: TIMEOUT, by: null, error: 'stuck', ms: null, ran: null })
    else if (open.size - trusted.size === before) {
      throw new Fault(`${group.name}: the tests broke off. ${unhandledErrors[0]?.message ?? ''}`)
    }
  }
  return { cold, known }
}

const shortened = (error) => error?.slice(0, LONGEST_ERROR) ?? null

/** The others, one by one. */
export async function huntCold({ group, session, note, teller, cold, known }) {
  for (const mutant of cold) {
    const entry = await tryCold(session, group, mutant, known)
    note(mutant, entry)
    teller.step(group.name, entry)
  }
}

/** Switched on before anything is read: for what is made once, when a module is loaded or first asked. */
async function tryCold(session, group, mutant, known) {
  const began = Date.now()
  const tests = nearest(group, mutant, known)
  const { stuck, testModules, unhandledErrors } = await session.run(
    tests,
    { mode: 'cold', active: mutant.id },
    () => {},
  )
  const ms = Date.now() - began
  if (stuck !== null) return { status: TIMEOUT, by: null, error: 'stuck', ms, ran: tests.length }
  const broken = testModules.find((module) => !module.ok())
  const [test] = broken ? [...broken.children.allTests('failed')] : []
  const error = test?.result().errors?.[0] ?? broken?.errors()[0] ?? unhandledErrors[0]
  // A busy machine is no proof: a test that ran out of its own time has noticed nothing.
  const isProof = (broken || unhandledErrors.length > 0) && !/timed out/.test(error?.message)
  if (!isProof) return { status: SURVIVED, by: null, error: null, ms, ran: tests.length }
  const by = test ? `${broken.relativeModuleId} > ${test.fullName}` : (broken?.relativeModuleId ?? null)
  return { status: KILLED, by, error: shortened(error?.message), ms, ran: tests.length }
}

/** All test files, those first that come through most of the mutant's neighbours. */
function nearest(group, mutant, known) {
  const near = new Set(group.open.filter(({ file }) => file === mutant.file).map(({ id }) => id))
  const weight = new Map()
  for (const { file, came } of Object.values(known.tests)) {
    const count = came.filter(([id]) => near.has(id)).length
    weight.set(file, (weight.get(file) ?? 0) + count)
  }
  return group.tests.toSorted((a, b) => (weight.get(b) ?? 0) - (weight.get(a) ?? 0))
}
