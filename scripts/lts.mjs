// Runs the tests on the Node of long-term support, fetched once from the registry into .cache/.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const VERSION = '24.21.0'

const HELP = `npm run test:lts -- [--checks] [ARGUMENTS]
Fetches Node ${VERSION} from the registry into .cache/ (once, some 100 MB) and runs "npm test" on it.
--checks leaves the tests out; other arguments go to vitest, and leave the browser out: npm run test:lts -- packages/table`

const root = fileURLToPath(new URL('..', import.meta.url))
const home = join(root, '.cache', `node-${VERSION}`)

/** What the package "node" installs by its script: the one for this system. */
function packageName() {
  const { platform, arch } = process
  if (platform === 'win32') return `node-win-${arch === 'ia32' ? 'x86' : arch}`
  return `node${platform === 'darwin' && arch === 'arm64' ? '-bin' : ''}-${platform}-${arch}`
}

function fail(message) {
  console.error(`haven: ${message}`)
  process.exit(1)
}

function fetched() {
  const name = packageName()
  const folder = join(home, 'node_modules', name)
  if (!existsSync(folder)) {
    console.log(`haven: fetching Node ${VERSION} (${name}) once ...`)
    mkdirSync(home, { recursive: true })
    // A project of its own: nothing of it comes into ours.
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n')
    const args = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', `${name}@${VERSION}`]
    const { status } = spawnSync('npm', args, { cwd: home, stdio: 'inherit', shell: process.platform === 'win32' })
    if (status !== 0) fail(`the registry has no ${name}@${VERSION}, or does not answer.`)
  }
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin.node)
}

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) console.log(HELP)
else {
  const node = fetched()
  // First in the path: whatever the tests start runs on it too.
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` }
  const { stdout, status } = spawnSync('node', ['--version'], { env, encoding: 'utf8' })
  if (status !== 0 || stdout.trim() !== `v${VERSION}`) fail(`${node} does not run here.`)
  console.log(`haven: on Node ${VERSION}`)
  process.exitCode =
    spawnSync(node, [join('scripts', 'test.mjs'), ...args], { cwd: root, env, stdio: 'inherit' }).status ?? 1
}
