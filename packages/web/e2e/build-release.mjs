// Builds the client as another release of it: with another protocol, into another folder.
//   node build-release.mjs FOLDER PROTOCOL
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const [folder, protocol] = process.argv.slice(2)

const otherProtocol = () => ({
  name: 'haven-other-protocol',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/table/src/online/frames.ts')) return null
    const changed = code.replace(/export const PROTOCOL = \d+/, `export const PROTOCOL = ${protocol}`)
    if (!changed.includes(`PROTOCOL = ${protocol}`)) throw new Error('there is no protocol to be changed')
    return changed
  },
})

await build({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'warn',
  plugins: [otherProtocol()],
  worker: {
    format: 'es',
    plugins: () => [otherProtocol()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  build: { outDir: folder, emptyOutDir: true, rolldownOptions: { checks: { pluginTimings: false } } },
})
