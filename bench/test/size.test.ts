import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'

/** What a browser must load to know the rules and the whole core box. */
const MOST_KILOBYTES = 60

test('engine and content together are at most 60 kB, minified and gzipped', async () => {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(new URL('box-of-rules.ts', import.meta.url)), formats: ['es'], fileName: 'rules' },
    },
  })) as Rollup.RollupOutput[]
  const code = result.flatMap(({ output }) => output.map((each) => ('code' in each ? each.code : ''))).join('')
  const kilobytes = gzipSync(code).length / 1024
  console.info(`engine and content: ${kilobytes.toFixed(1)} kB gzipped`)
  expect(code).toContain('pride-hubris')
  expect(kilobytes).toBeGreaterThan(10)
  expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES)
})
