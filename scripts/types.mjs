// Checks the types of every package: its sources as they ship, then its tests, which may use Node.
// A folder without TypeScript files is passed over. An error seen by several programs is printed once.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const tsc = join('node_modules', '.bin', 'tsc')

function hasSources(folder) {
  if (!existsSync(join(root, folder))) return false
  return readdirSync(join(root, folder), { withFileTypes: true }).some((entry) =>
    entry.isDirectory()
      ? entry.name !== 'node_modules' && hasSources(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name),
  )
}

function projects() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name))
  const folders = [...packages, 'bench'].flatMap((folder) => [
    { config: join(folder, 'tsconfig.json'), sources: ['src', 'test', 'soak'].map((name) => join(folder, name)) },
    { config: join(folder, 'test', 'tsconfig.json'), sources: [join(folder, 'test'), join(folder, 'soak')] },
  ])
  const split = (config) => existsSync(join(root, dirname(config), 'test', 'tsconfig.json'))
  const found = folders
    .filter(({ config }) => existsSync(join(root, config)))
    .filter(({ config, sources }) => (split(config) ? sources.slice(0, 1) : sources).some(hasSources))
  return ['tsconfig.json', ...found.map(({ config }) => config)]
}

function check(config) {
  return new Promise((resolve) => {
    const child = spawn(tsc, ['-p', config, '--pretty', 'false'], { cwd: root, shell: process.platform === 'win32' })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('error', (error) => resolve({ code: 1, output: `${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

const queue = projects()
const count = queue.length
const lines = new Set()
let failed = false

async function work() {
  for (let config = queue.shift(); config; config = queue.shift()) {
    const { code, output } = await check(config)
    if (code !== 0) failed = true
    if (code !== 0 && output === '') lines.add(`tsc -p ${config} ended with code ${code}`)
    for (const line of output.split('\n').filter(Boolean)) lines.add(line)
  }
}

await Promise.all([work(), work()])
if (lines.size > 0) console.log([...lines].join('\n'))
console.log(`types: ${count} programs checked${failed ? ', with errors' : ''}`)
process.exit(failed ? 1 : 0)
