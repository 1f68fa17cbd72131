// Holds vitest and the tests' process from outside: starts it, listens to it, ends it when it is stuck.
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'

const LOOK = 250

/** Keeps the files in the order that they are given in. */
class AsGiven {
  shard(files) {
    return files
  }
  sort(files) {
    return files
  }
}

/** The sources as vitest reads them: with their mutants in them. */
const withMutants = (root, code) => ({
  name: 'haven-mutants',
  enforce: 'pre',
  load(id) {
    const path = id.split('?')[0]
    return path.startsWith(root) ? code.get(path.slice(root.length)) : undefined
  },
})

const SILENT = { onInit() {} }

export class Session {
  #root
  #scratch
  #code
  #vitest = null
  #watch = null

  constructor(root, code) {
    this.#root = root
    this.#code = code
    this.#scratch = mkdtempSync(join(tmpdir(), 'haven-mutate-'))
  }

  async close() {
    await this.#vitest?.close()
    this.#vitest = null
  }

  /** At once, for whoever breaks a run off: a process that is stuck would hear of nothing else. */
  abandon() {
    this.#watch?.end()
    this.tidy()
  }

  tidy() {
    rmSync(this.#scratch, { recursive: true, force: true })
  }

  async #open() {
    // What is rolled or played many times is so less often: it is run again for each mutant.
    process.env.HAVEN_RUNS = '0.2'
    this.#vitest ??= await createVitest(
      'test',
      {
        root: this.#root,
        config: join(this.#root, 'vitest.config.ts'),
        watch: false,
        pool: 'forks',
        maxWorkers: 1,
        isolate: false,
        runner: join(this.#root, 'scripts', 'mutate', 'runner.mjs'),
        reporters: [SILENT],
        onConsoleLog: () => false,
        sequence: { sequencer: AsGiven },
        testTimeout: 600_000,
        hookTimeout: 600_000,
      },
      { plugins: [withMutants(this.#root, this.#code)], logLevel: 'error' },
    )
    return this.#vitest
  }

  /**
   * Runs these test files by a plan (runner.mjs). Calls `hear` with each thing that is told.
   * Gives what vitest says of it, or `stuck`: the id of the mutant at which it had to be ended ("-" for none).
   */
  async run(tests, plan, hear) {
    const vitest = await this.#open()
    // A process that outlived a run before this one writes elsewhere.
    const [out, pulse, planFile] = ['told.jsonl', 'pulse', 'plan.json'].map((name) => join(this.#scratch, name))
    writeFileSync(out, '')
    rmSync(pulse, { force: true })
    writeFileSync(planFile, JSON.stringify({ ...plan, out, pulse, files: tests.length }))
    process.env.HAVEN_MUTATE_PLAN = planFile
    vitest.config.bail = plan.mode === 'cold' ? 1 : 0
    const project = vitest.getRootProject()
    const specifications = tests.map((file) => project.createSpecification(join(this.#root, file)))

    const listen = listenTo(out, hear)
    const watch = watchPulse(pulse)
    this.#watch = watch
    const timer = setInterval(() => {
      listen()
      watch.look()
    }, LOOK)
    try {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
      return { stuck: watch.stuck, testModules, unhandledErrors }
    } catch (error) {
      if (watch.stuck === null) throw error
      return { stuck: watch.stuck, testModules: [], unhandledErrors: [] }
    } finally {
      clearInterval(timer)
      this.#watch = null
      listen()
      // It is not used again after a process of its own was ended from outside.
      if (watch.stuck !== null) await this.close()
    }
  }
}

/** Hears each whole line that was added since it was called last. */
function listenTo(file, hear) {
  let read = 0
  let rest = ''
  return () => {
    const { size } = statSync(file)
    const added = Buffer.alloc(size - read)
    const open = openSync(file, 'r')
    readSync(open, added, 0, added.length, read)
    closeSync(open)
    read = size
    const lines = (rest + added.toString()).split('\n')
    rest = lines.pop()
    for (const line of lines) hear(JSON.parse(line))
  }
}

/** Looks whether the heart still beats; ends the process when it has been too long. */
function watchPulse(file) {
  let last = ''
  let since = Date.now()
  return {
    stuck: null,
    end() {
      const [, pid] = last.split(' ')
      if (pid) process.kill(Number(pid), 'SIGKILL')
    },
    look() {
      const now = existsSync(file) ? readFileSync(file, 'utf8') : ''
      if (now !== last) {
        last = now
        since = Date.now()
        return
      }
      const [, , mutant, ms] = now.trim().split(' ')
      if (!ms || this.stuck !== null || Date.now() - since < Number(ms)) return
      this.stuck = mutant
      this.end()
    },
  }
}
