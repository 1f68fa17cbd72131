// Builds the client as another release of it: with another protocol, into another folder. Nothing is compressed: that
// takes half the time, and changes nothing of what a page is made of.
//   node build-release.mjs FOLDER PROTOCOL
import { fileURLToPath } from 'node:url'
import { build, loadConfigFromFile, mergeConfig } from 'vite'

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

const own = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, own)
const plugins = config.plugins.filter(({ name }) => name !== 'haven-precompress')
if (plugins.length === config.plugins.length) throw new Error('nothing compresses the client any more')

const other = {
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'warn',
  plugins: [otherProtocol()],
  worker: { plugins: () => [otherProtocol()] },
  build: { outDir: folder, emptyOutDir: true },
}
await build(mergeConfig({ ...config, plugins }, other))
