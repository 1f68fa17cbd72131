// A vitest reporter that writes how many tests passed, failed and were skipped, for scripts/test.mjs, and tells which
// files took the longest.
import { writeFileSync } from 'node:fs'

const SLOWEST = 15

function tellSlowest(modules) {
  const took = modules.map((module) => ({
    name: module.relativeModuleId,
    seconds: module.diagnostic().duration / 1000,
  }))
  took.sort((a, b) => b.seconds - a.seconds)
  for (const { name, seconds } of took.slice(0, SLOWEST)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
}

export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    if (modules.length > SLOWEST) tellSlowest(modules)
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
