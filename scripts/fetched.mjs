// Tools that only one command needs: fetched once into .cache/, as projects of their own, so that nothing of them comes
// into ours.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A `require` that finds the package of exactly this version; null if the registry has none or does not answer. */
export function fetched(name, version) {
  const home = join(root, '.cache', `${name.replaceAll(/[@/]+/g, '-').replace(/^-/, '')}-${version}`)
  const own = join(home, 'package.json')
  if (!existsSync(join(home, 'node_modules', name))) {
    console.error(`haven: fetching ${name} ${version} once ...`)
    mkdirSync(home, { recursive: true })
    writeFileSync(own, '{ "private": true }\n')
    const args = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
    const { status } = spawnSync('npm', [...args, `${name}@${version}`], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    if (status !== 0) return null
  }
  return createRequire(own)
}

export const importFrom = (require, name) => import(pathToFileURL(require.resolve(name)).href)
