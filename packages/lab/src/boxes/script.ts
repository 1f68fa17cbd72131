import { fileURLToPath } from 'node:url'
import { runInThisContext } from 'node:vm'
import type { Box } from '@haven/engine'
import * as kit from '@haven/engine/kit'
import { build } from 'vite'

/** A box as one classic script, and back: what a packed box carries. */

const KIT = '@haven/engine/kit'
const OURS = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * All that a box is made of as the text of a function, `(kit) => box`. What it imports from the engine is the kit that it
 * is given, under either of the names that this door has had.
 */
export async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: OURS,
    logLevel: 'error',
    // Types are taken out by the bundler alone: what a folder says for its editor may name files that are elsewhere.
    oxc: false,
    build: {
      write: false,
      minify: 'oxc',
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'packed', fileName: 'box' },
      rolldownOptions: {
        input: 'haven:box',
        tsconfig: false,
        treeshake: { moduleSideEffects: false },
        external: [KIT, '@haven/engine'],
        output: { globals: { [KIT]: 'kit', '@haven/engine': 'kit' } },
      },
    },
    plugins: [
      {
        name: 'haven-box',
        resolveId: (id) => (id === 'haven:box' ? '\0haven:box' : null),
        load: (id) => (id === '\0haven:box' ? `export { box } from ${JSON.stringify(entry)}` : null),
      },
    ],
  })
  const [first] = Array.isArray(built) ? built : [built]
  const code = first && 'output' in first ? first.output[0].code : ''
  return ['(kit) => {', code.trim(), ';return(packed.box)', '}'].join('\n')
}

/** Runs it here: only what somebody has put on this machine to be run. */
export const boxOfScript = (script: string): Box => runInThisContext(`(${script})`)({ ...kit }) as Box
