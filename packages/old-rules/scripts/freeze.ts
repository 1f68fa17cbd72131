// Freezes engine and content as they are, for the games that begin with them: before a rule is changed.
//   npm run freeze
import { existsSync, renameSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'
import { build } from 'vite'

const folder = fileURLToPath(new URL('../frozen', import.meta.url))
const { version } = compileBox(coreBox)
const name = `${version.replace(/[@+]/g, '-')}.js`

if (process.argv.length > 2) {
  console.log(`Freezes engine and content as they are, for the games that begin with them: before a rule is changed.

usage: npm run freeze

Then name the file in packages/old-rules/src/frozen.ts, raise the version, and make the corpus anew.`)
  process.exit(process.argv[2] === '--help' ? 0 : 2)
}
if (existsSync(`${folder}/${name}`)) {
  console.error(
    `haven: ${version} is frozen already, in packages/old-rules/frozen/${name}. Frozen rules are never made anew.`,
  )
  process.exit(2)
}

const entry = fileURLToPath(new URL('frozen-entry.ts', import.meta.url))
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    lib: { entry, formats: ['es'], fileName: () => 'fresh.js' },
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: false,
    minify: 'oxc',
    target: 'es2022',
  },
})
renameSync(`${folder}/fresh.js`, `${folder}/${name}`)
console.log(`packages/old-rules/frozen/${name}: ${version}`)
