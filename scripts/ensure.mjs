// Installs the dependencies when they are missing or older than package-lock.json. Uses nothing but Node itself.
// With --stamp (after an install) it only notes which lockfile is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.haven-lock')

function fail(message) {
  console.error(`haven: ${message}`)
  process.exit(1)
}

function lockHash() {
  try {
    return createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex')
  } catch {
    return fail('package-lock.json is missing; restore it with "git checkout package-lock.json".')
  }
}

function installedHash() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null
}

function stamp() {
  if (existsSync(modules)) writeFileSync(stampFile, lockHash())
}

function install() {
  const why = existsSync(modules) ? 'package-lock.json has changed' : 'node_modules is missing'
  console.log(`haven: ${why}, running "npm ci" once ...`)
  const npm = process.env.npm_execpath
  const isNpm = npm?.endsWith('npm-cli.js')
  const result = isNpm
    ? spawnSync(process.execPath, [npm, 'ci'], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm ci', { cwd: root, stdio: 'inherit', shell: true })
  if (result.status !== 0) fail('"npm ci" failed; check the network, then run "npm ci" by hand to see why.')
  stamp()
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node 20.19 or newer is needed, this is ${process.version}; install a newer Node.`)
}
if (process.argv.includes('--stamp')) {
  if (existsSync(join(root, 'package-lock.json'))) stamp()
} else if (installedHash() !== lockHash()) install()
