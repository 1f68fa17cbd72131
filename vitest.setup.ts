import fc from 'fast-check'
import { afterAll, expect, vi } from 'vitest'

/** Fixed, so that a red run is red again; `HAVEN_SEED` tries others. */
fc.configureGlobal({ seed: Number(process.env.HAVEN_SEED ?? 20161115) })

/** `unstubGlobals` sees to it before each test: what the last one of a file leaves would meet the next file's imports. */
afterAll(() => {
  vi.unstubAllGlobals()
})

/** What runs in a page has its words before its modules are read. */
if (expect.getState().testPath?.includes('/packages/web/')) {
  const { speak } = await import('./packages/web/src/base/words.ts')
  const { speakOnline } = await import('./packages/web/src/base/online-words.ts')
  await speak('en')
  await speakOnline()
}
