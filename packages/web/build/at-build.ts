import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

/**
 * A module called `….at-build.ts` runs when the client is built, and what it exports is data in its place: so a page
 * knows what a box adds without having the box. Anywhere else it is a module like any other.
 */
const NAME = /\.at-build\.ts$/

export function atBuild(): Plugin {
  return {
    name: 'haven-at-build',
    apply: 'build',
    load: {
      filter: { id: NAME },
      async handler(id) {
        const { module } = await runnerImport<Record<string, unknown>>(id, {
          configFile: false,
          logLevel: 'error',
          environments: { inline: { resolve: { noExternal: true } } },
        })
        const lines = Object.entries(module).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        return { code: lines.join('\n'), moduleType: 'js' }
      },
    },
  }
}
