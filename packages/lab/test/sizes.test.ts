import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

/** What the boxes weigh on their way to a browser, minified and gzipped. */

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Of a module that exports what is named, without what it imports from elsewhere if that is there already. */
async function weigh(source: string, external: readonly string[] = []): Promise<number> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      minify: 'oxc',
      target: 'es2022',
      lib: { entry: `${root}/package.json`, formats: ['es'], fileName: 'weighed' },
      rolldownOptions: { input: 'haven:entry', external: [...external] },
    },
    plugins: [
      {
        name: 'haven-entry',
        resolveId: (id) => (id === 'haven:entry' ? '\0haven:entry' : null),
        load: (id) => (id === '\0haven:entry' ? source : null),
      },
    ],
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunks = first && 'output' in first ? first.output : []
  return chunks.reduce((sum, chunk) => sum + ('code' in chunk ? gzipSync(chunk.code, { level: 9 }).length : 0), 0)
}

const KIT = ['@haven/engine', '@haven/engine/kit']

test('engine and core box, without words and pictures: at most 70 kB', async () => {
  const source = `import { coreBox } from '@haven/content'
    import { compileBox } from '@haven/engine'
    export const rules = compileBox(coreBox)`
  expect(await weigh(source)).toBeLessThanOrEqual(70_000)
})

test('the second box with its English words: at most 40 kB', async () => {
  expect(await weigh(`export { box, words } from '@haven/second-box'`, KIT)).toBeLessThanOrEqual(40_000)
})

test('its pictures: at most 110 kB', async () => {
  expect(await weigh(`export { art } from '@haven/second-box/art'`)).toBeLessThanOrEqual(110_000)
})
