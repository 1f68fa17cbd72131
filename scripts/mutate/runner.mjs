// Runs inside the tests' own process, in place of vitest's runner, which it extends.
// All tests are run once as always, and it is seen which of them come through which mutant. Then, in the same warm
// process, each mutant is switched on in turn and the tests that come through it are run again until one fails.
import { setMaxListeners } from 'node:events'
import { appendFileSync, openSync, readFileSync, writeSync } from 'node:fs'
import { TestRunner } from 'vitest'

// Each run of a test listens to its signal anew.
setMaxListeners(0)

const plan = JSON.parse(readFileSync(process.env.HAVEN_MUTATE_PLAN, 'utf8'))
const tell = (line) => appendFileSync(plan.out, `${JSON.stringify(line)}\n`)

/** No mutant. */
const NONE = -1
/** A mutant that is come through this many times as often as the original goes round in circles. */
const CIRCLES = 100
const SOME_HITS = 1000

let active = plan.mode === 'cold' ? plan.active : NONE
let hits = 0
let limit = Number.POSITIVE_INFINITY
let counts = new Map()
let counting = plan.mode === 'warm'

class Circling extends Error {}

globalThis.havenMutants = {
  isActive(id) {
    if (id !== active) return false
    if (++hits > limit) throw new Circling(`mutant ${id} goes round in circles`)
    return true
  },
  covered(ids) {
    if (counting) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  },
  arrow(id, made) {
    return (...given) => {
      if (this.isActive(id)) return undefined
      this.covered([id])
      return made(...given)
    }
  },
}

function counted() {
  const result = counts
  counts = new Map()
  return result
}

const pulse = openSync(plan.pulse, 'w')
let beats = 0
/** What is under way and how long it may take: whoever waits outside ends a process that is stuck. */
function beat(mutant, ms) {
  writeSync(pulse, `${++beats} ${process.pid} ${mutant} ${Math.ceil(ms)}`.padEnd(64), 0)
}

const SLACK = 15_000
/** A test that takes longer than this by itself is no judge here: every mutant that lives would pay for it. */
const SLOW = 1_000
/** For all that is done without a mutant, or with one in a process of its own. */
const LONG = 600_000
if (plan.mode === 'cold') beat(plan.active, LONG)
const patience = (ms) => SLACK + 20 * ms

const suitesOf = (task) => (task.suite ? [...suitesOf(task.suite), task.suite] : [task.file])
const nameOf = (task) =>
  [...suitesOf(task).map(({ name }) => name), task.name].filter((name, at, all) => at === 0 || name !== all[at - 1])

export default class MutantRunner extends TestRunner {
  /** Every test that passed: itself, its time, and what it came through the first time. */
  #tests = new Map()
  #static = new Set()
  #filesRun = 0
  #isRed = false

  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test)
    if (plan.mode === 'cold') return beat(plan.active, LONG)
    if (plan.known) test.mode = 'skip'
    this.#noteStatic()
    beat('-', LONG)
  }

  #noteStatic() {
    for (const id of counted().keys()) this.#static.add(id)
  }

  onAfterRunTask(test) {
    super.onAfterRunTask(test)
    if (plan.mode === 'cold') return
    const came = counted()
    const { state, duration, errors } = test.result ?? {}
    if (state === 'pass') this.#tests.set(test.id, { test, ms: duration, came })
    else if (state === 'fail' && /timed out/.test(errors?.[0]?.message)) tell({ is: 'slow', test: nameOf(test) })
    else if (state === 'fail') {
      this.#isRed = true
      tell({ is: 'red', test: nameOf(test), error: errors?.[0]?.message ?? '' })
    }
  }

  onCollected(files) {
    if (plan.mode === 'cold' || !plan.known) return
    const all = (tasks) => tasks.flatMap((task) => (task.type === 'suite' ? all(task.tasks) : [task]))
    for (const test of files.flatMap((file) => all(file.tasks))) {
      const known = plan.known.tests[test.id]
      if (known) this.#tests.set(test.id, { test, ms: known.ms, came: new Map(known.came) })
    }
  }

  async onAfterRunSuite(suite) {
    await super.onAfterRunSuite(suite)
    if (plan.mode === 'cold' || !('filepath' in suite) || ++this.#filesRun < plan.files) return
    this.#noteStatic()
    if (this.#isRed) return
    if (plan.known) {
      counting = false
      await this.#tryAll(new Set(plan.known.static), new Set(plan.known.lazy))
    } else {
      const lazy = await this.#again()
      counting = false
      this.#tellKnown(lazy)
      await this.#tryAll(this.#static, lazy)
    }
    tell({ is: 'done' })
  }

  #tellKnown(lazy) {
    const tests = {}
    for (const [id, { test, ms, came }] of this.#tests) tests[id] = { file: test.file.name, ms, came: [...came] }
    tell({ is: 'known', known: { tests, static: [...this.#static], lazy: [...lazy] } })
  }

  /**
   * Runs all tests once more, warm. One that fails now leans on what came before it and is no judge here.
   * What a test came through the first time only was remembered since: such a mutant wants a fresh process.
   */
  async #again() {
    const lazy = new Set()
    for (const [id, each] of this.#tests) {
      beat('-', LONG)
      const started = performance.now()
      const before = process.cpuUsage()
      const failure = await this.#attempt(each.test)
      const { user, system } = process.cpuUsage(before)
      const came = counted()
      each.ms = performance.now() - started
      const isSlow = (user + system) / 1000 > SLOW
      if (failure) tell({ is: 'unfit', test: nameOf(each.test), error: failure.message })
      else if (isSlow) tell({ is: 'slow', test: nameOf(each.test) })
      if (failure || isSlow) this.#tests.delete(id)
      if (failure) continue
      for (const mutant of each.came.keys()) if (!came.has(mutant)) lazy.add(mutant)
      each.came = came
    }
    return lazy
  }

  async #tryAll(fixed, lazy) {
    const byMutant = new Map()
    for (const each of this.#tests.values()) {
      for (const id of each.came.keys()) byMutant.set(id, [...(byMutant.get(id) ?? []), each])
    }
    const kills = new Map()
    for (const { id, file, isTrusted } of plan.mutants) {
      const killers = kills.get(file) ?? new Map()
      kills.set(file, killers)
      const eager = (each) => killers.get(each) ?? 0
      const tests = (byMutant.get(id) ?? []).toSorted((a, b) => eager(b) - eager(a) || a.ms - b.ms)
      const isElsewhere = fixed.has(id) || lazy.has(id)
      const started = performance.now()
      const end = (line) => tell({ ...line, id, ms: Math.round(performance.now() - started), tests: tests.length })
      const found = await this.#try(id, tests)
      if (found) {
        const { each, failure } = found
        killers.set(each, eager(each) + 1)
        const by = nameOf(each.test)
        if (failure instanceof Circling || failure.isLate) {
          end({ is: 'timeout', by })
          // What is still on its way would meet the next mutant.
          if (failure.isLate) return tell({ is: 'fresh' })
        } else if (isTrusted) {
          end({ is: 'killed', by, error: failure.message })
          return tell({ is: 'fresh' })
        } else if (await this.#attempt(each.test)) {
          // Something of it was left behind: it is tried again in a fresh process, and so is all that follows.
          return tell({ is: 'stained', id })
        } else end({ is: 'killed', by, error: failure.message })
      } else if (isElsewhere) end({ is: 'cold' })
      else end({ is: tests.length > 0 ? 'survived' : 'uncovered' })
    }
  }

  async #try(mutant, tests) {
    for (const each of tests) {
      beat(mutant, patience(each.ms))
      active = mutant
      hits = 0
      limit = each.came.get(mutant) * CIRCLES + SOME_HITS
      const failure = await this.#attempt(each.test, patience(each.ms))
      active = NONE
      if (failure) return { each, failure: hits > limit ? new Circling() : failure }
    }
    return null
  }

  /** Runs a test with its hooks as vitest does; gives its failure, or null. */
  async #attempt(test, ms = LONG) {
    let stray = null
    const onStray = (error) => {
      stray = error instanceof Error ? error : new Error(String(error))
    }
    process.on('unhandledRejection', onStray)
    process.on('uncaughtException', onStray)
    let timer
    const late = new Promise((resolve) => {
      timer = setTimeout(() => resolve(Object.assign(new Error('too late'), { isLate: true })), ms)
    })
    const failure = await Promise.race([this.#withHooks(test), late])
    clearTimeout(timer)
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', onStray)
    process.off('uncaughtException', onStray)
    return failure ?? stray
  }

  async #withHooks(test) {
    const suites = suitesOf(test)
    const cleanups = []
    let failure = null
    const guarded = async (step) => {
      try {
        await step()
      } catch (error) {
        failure ??= error instanceof Error ? error : new Error(String(error))
      }
    }
    await guarded(async () => {
      // Vitest drops it after each file.
      await this.snapshotClient.setup(test.file.filepath, this.workerState.config.snapshotOptions)
      this.onBeforeTryTask(test)
      for (const suite of suites) {
        for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) cleanups.push(await hook(test.context, suite))
      }
      await TestRunner.getTestFn(test)()
      this.onAfterTryTask(test)
    })
    for (const suite of suites.toReversed()) {
      for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await guarded(() => hook(test.context, suite))
    }
    for (const cleanup of cleanups.toReversed()) if (typeof cleanup === 'function') await guarded(cleanup)
    return failure
  }
}
