import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Bundles the measurement as the product is bundled and runs it in a process of its own: the loader that runs
 * TypeScript during development wraps functions, which would be measured too.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const outDir = `${root}node_modules/.cache/haven-bench`

if (process.argv.includes('--help')) {
  console.log(
    'npm run bench [-- --json]\nMeasures the engine beside boardgame.io and structuredClone, and the odds, on one core.',
  )
  process.exit(0)
}

await build({
  root,
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: [/^@haven\//] },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: fileURLToPath(new URL('measure.ts', import.meta.url)),
      output: { entryFileNames: 'measure.mjs' },
    },
  },
})
const { status } = spawnSync(process.execPath, [`${outDir}/measure.mjs`, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
