// A vitest reporter that writes how many tests passed, failed and were skipped, for scripts/test.mjs.
import { writeFileSync } from 'node:fs'

export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 }
    for (const module of modules) {
      let failedTests = 0
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') counts.passed++
        else if (state === 'skipped') counts.skipped++
        else failedTests++
      }
      // A file that does not load, or a hook that throws, fails without a failing test.
      const brokenFile = failedTests === 0 && module.state() === 'failed' ? 1 : 0
      counts.failed += failedTests + brokenFile
    }
    if (process.env.HAVEN_COUNTS) writeFileSync(process.env.HAVEN_COUNTS, JSON.stringify(counts))
  }
}
