import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, Suite } from '@playwright/test/reporter'

const SLOWEST = 15

/** Lines of a fault that are told again at the end. */
const TOLD = 12

/** Writes how many tests passed and failed, for scripts/test.mjs, and tells what went wrong and which tests and files took the longest. */
export default class CountReporter implements Reporter {
  #suite: Suite | null = null
  #errors = 0

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite
  }

  /** A file that does not load fails without a failing test. */
  onError(): void {
    this.#errors++
  }

  #tellSlowest(): void {
    const tests = new Map<string, number>()
    const files = new Map<string, number>()
    for (const test of this.#suite?.allTests() ?? []) {
      const file = test.location.file.split('/').at(-1) ?? ''
      const title = `${file}: ${test.title}`
      const seconds = test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000
      tests.set(title, (tests.get(title) ?? 0) + seconds)
      files.set(file, (files.get(file) ?? 0) + seconds)
    }
    for (const took of [tests, files]) {
      const slowest = [...took].sort(([, a], [, b]) => b - a).slice(0, SLOWEST)
      for (const [name, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
    }
  }

  /** Once more at the end, where it is read; also of those that passed when they were tried again. */
  #tellFaults(): void {
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome()
      if (outcome !== 'unexpected' && outcome !== 'flaky') continue
      const [error] = test.results.flatMap(({ errors }) => errors)
      const lines = stripVTControlCharacters(error?.message ?? '')
        .split('\n')
        .slice(0, TOLD)
      console.log(`${outcome === 'flaky' ? 'FLAKY' : 'FAILED'} ${test.titlePath().slice(2).join(' › ')}`)
      console.log(lines.map((line) => `    ${line}`).join('\n'))
    }
  }

  onEnd(): void {
    this.#tellFaults()
    this.#tellSlowest()
    const file = process.env.HAVEN_COUNTS
    if (file === undefined) return
    const outcomes = (this.#suite?.allTests() ?? []).map((test) => test.outcome())
    const count = (...wanted: string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length
    const counts = {
      passed: count('expected', 'flaky'),
      failed: count('unexpected') + this.#errors,
      skipped: count('skipped'),
    }
    writeFileSync(file, JSON.stringify(counts))
  }
}
