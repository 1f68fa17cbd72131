import { writeFileSync } from 'node:fs'
import type { Reporter, Suite } from '@playwright/test/reporter'

/** Writes how many tests passed and failed, for scripts/test.mjs. */
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

  onEnd(): void {
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
