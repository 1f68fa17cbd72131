// Freezes rules as they are, for the games that begin with them: before a rule is changed.
//   npm run freeze -- core | second-box
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'
import { scriptOf } from '@haven/lab/boxes'
import { box as secondBox } from '@haven/second-box'
import { build } from 'vite'

const folder = fileURLToPath(new URL('../frozen', import.meta.url))

/** Engine and core box are one file: the rules of then. */
async function freezeCore(name: string): Promise<void> {
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
}

/** A box beside it is a function of the kit, and goes on under the engine of today. */
async function freezeBox(name: string): Promise<void> {
  const entry = fileURLToPath(new URL('../../second-box/src/index.ts', import.meta.url))
  writeFileSync(`${folder}/${name}`, `export default ${await scriptOf(entry)}\n`)
}

const { version } = compileBox(coreBox)
const KNOWN = {
  core: { name: `${version.replace(/[@+]/g, '-')}.js`, freeze: freezeCore, list: 'frozen.ts' },
  'second-box': { name: `${secondBox.id}-${secondBox.version}.js`, freeze: freezeBox, list: 'frozen-boxes.ts' },
}

const [wanted = '', ...more] = process.argv.slice(2)
if (!Object.hasOwn(KNOWN, wanted) || more.length > 0) {
  console.log(`Freezes rules as they are, for the games that begin with them: before a rule is changed.

usage: npm run freeze -- ${Object.keys(KNOWN).join(' | ')}

core: engine and core box. Then raise the version, and make the corpus anew.
second-box: that box alone; its games go on under the engine of today. Then raise its version.`)
  process.exit(wanted === '--help' ? 0 : 2)
}
const { name, freeze, list } = KNOWN[wanted as keyof typeof KNOWN]
if (existsSync(`${folder}/${name}`)) {
  console.error(`haven: ${name} is frozen already, in packages/old-rules/frozen. Frozen rules are never made anew.`)
  process.exit(2)
}
await freeze(name)
console.log(
  `packages/old-rules/frozen/${name}: name it in packages/old-rules/src/${list}, with a .d.ts as the others have`,
)
