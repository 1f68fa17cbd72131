// Builds the client when it is missing or older than its sources.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('..', import.meta.url))
const root = join(web, '..', '..')

/** Where `vite build` puts it. */
export const dist = join(web, 'dist')

function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

function sources() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'))
  return [
    ...packages,
    ...['index.html', 'vite.config.ts', 'public', 'build', 'package.json'].map((name) => join(web, name)),
  ]
}

export function isFresh() {
  const made = newest(join(dist, 'index.html'))
  return made > 0 && sources().every((path) => newest(path) <= made)
}

/** True if the client stands. Says what it does only when it takes time. */
export function build() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', web, '--logLevel', 'warn']
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
}
