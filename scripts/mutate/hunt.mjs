// Goes through the mutants of one package: in the warm process as far as that can tell, then one by one in fresh ones.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KILLED, SURVIVED, TIMEOUT, UNCOVERED } from './journal.mjs'
import { spell } from './report.mjs'
import { hashOf } from './sample.mjs'
import { Fault } from './targets.mjs'

const STATUS = { killed: KILLED, survived: SURVIVED, uncovered: UNCOVERED, timeout: TIMEOUT }

/** Says how it stands, at most this often. */
const EVERY = 10_000

class Teller {
  #progress
  #began = Date.now()
  #last = 0

  constructor(progress) {
    this.#progress = progress
  }

  step(name, noticed) {
    this.#progress.done++
    this.#progress.noticed = (this.#progress.noticed ?? 0) + (noticed ? 1 : 0)
    if (Date.now() - this.#last < EVERY) return
    this.#last = Date.now()
    const { left, done } = this.#progress
    const spent = this.#progress.spent + Date.now() - this.#began
    const rest = (spent / done) * (left - done)
    console.log(`${name}: ${done} of ${left}, ${this.#progress.noticed} noticed; about ${spell(rest)} left`)
  }

  end() {
    this.#progress.spent += Date.now() - this.#began
  }
}

/** What tests come through which mutants, from a run of the very same sources and tests. */
function coverageOf(folder, group) {
  const file = join(folder, 'coverage.json')
  const of = hashOf(JSON.stringify([group.testsHash, group.tests, group.drawn.map(({ key, source }) => [key, source])]))
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

export async function hunt({ group, session, note, progress, folder }) {
  const teller = new Teller(progress)
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
    teller.step(group.name, entry.status === KILLED || entry.status === TIMEOUT)
  }
  const hear = (line) => {
    if (line.is === 'known') {
      known = line.known
      coverage.write(known)
    } else if (line.is === 'red') red.push(`${line.test.join(' > ')}: ${line.error}`)
    else if (line.is === 'unfit') console.log(`haven: cannot be run twice: ${line.test.join(' > ')}: ${line.error}`)
    else if (line.is === 'stained') trusted.add(line.id)
    else if (line.is === 'cold') {
      open.delete(line.id)
      cold.push(line.id)
    } else if (STATUS[line.is]) {
      const { by = null, error = null, ms, tests } = line
      end(line.id, {
        status: STATUS[line.is],
        by: by?.join(' > ') ?? null,
        error: error?.slice(0, 200) ?? null,
        ms,
        ran: tests,
      })
    }
  }

  if (!known)
    console.log(`haven: ${group.name}: runs its tests twice to see which of them come through which mutant ...`)
  while (open.size > 0) {
    const mutants = [...open].map((id) => ({ id, file: byId.get(id).file, isTrusted: trusted.has(id) }))
    const before = open.size + trusted.size
    const { stuck, unhandledErrors } = await session.run(group.tests, { mode: 'warm', known, mutants }, hear)
    if (red.length > 0)
      throw new Fault(`${group.name}: without any mutant ${red.length} tests fail:\n${red.join('\n')}`)
    if (stuck === '-') throw new Fault(`${group.name}: a test is stuck without any mutant.`)
    if (stuck !== null) end(Number(stuck), { status: TIMEOUT, by: null, error: 'stuck', ms: null, ran: null })
    else if (open.size + trusted.size === before)
      throw new Fault(`${group.name}: the tests broke off. ${unhandledErrors[0]?.message ?? ''}`)
  }
  if (cold.length > 0) console.log(`haven: ${group.name}: ${cold.length} mutants want a process of their own`)
  for (const id of cold) end(id, await tryCold(session, group, byId.get(id), known))
  teller.end()
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
  if (!broken && unhandledErrors.length === 0) return { status: SURVIVED, by: null, error: null, ms, ran: tests.length }
  const [test] = broken ? [...broken.children.allTests('failed')] : []
  const error = test?.result().errors?.[0] ?? broken?.errors()[0] ?? unhandledErrors[0]
  const by = test ? `${broken.relativeModuleId} > ${test.fullName}` : (broken?.relativeModuleId ?? null)
  return { status: KILLED, by, error: error?.message?.slice(0, 200) ?? null, ms, ran: tests.length }
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
