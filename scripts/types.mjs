// Checks the types of every package: its sources as they ship, then its tests, which may use Node.
// A folder without TypeScript files is passed over. An error seen by several programs is printed once.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Where a compiler can find what it is told to include, from wherever its settings lie. */
const include = (config) => read(config).include.map((path) => join(root, dirname(config), path))
const read = (config) => JSON.parse(readFileSync(join(root, config), 'utf8'))

/** What is checked under the same settings is one program: what packages share is read and checked once in it. */
function programs() {
  const programs = new Map()
  for (const config of projects()) {
    const { extends: base, compilerOptions = {} } = read(config)
    const settings = { extends: join(root, dirname(config), base), compilerOptions }
    const key = JSON.stringify(settings)
    const program = programs.get(key) ?? { ...settings, include: [], configs: [] }
    program.include.push(...include(config))
    program.configs.push(config)
    programs.set(key, program)
  }
  return [...programs.values()]
}

const folder = join(root, 'node_modules', '.cache', 'haven', 'types')

function check({ configs, ...settings }) {
  const [name] = configs
  const file = join(folder, `${name.replaceAll(/\W/g, '-')}.json`)
  writeFileSync(file, JSON.stringify(settings))
  return new Promise((resolve) => {
    // Checkers beside each other do much of their work twice; the programs are beside each other already.
    const args = ['-p', file, '--checkers', '1', '--pretty', 'false']
    const child = spawn(tsc, args, { cwd: root, shell: process.platform === 'win32' })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('error', (error) => resolve({ code: 1, output: `${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

mkdirSync(folder, { recursive: true })
// The largest first: what takes longest is not begun last.
const queue = programs().sort((a, b) => b.include.length - a.include.length)
const count = queue.length
const lines = new Set()
let failed = false

async function work() {
  for (let program = queue.shift(); program; program = queue.shift()) {
    const { code, output } = await check(program)
    if (code !== 0) failed = true
    if (code !== 0 && output === '') lines.add(`tsc of ${program.configs.join(', ')} ended with code ${code}`)
    for (const line of output.split('\n').filter(Boolean)) lines.add(line)
  }
}

await Promise.all([work(), work()])
if (lines.size > 0) console.log([...lines].join('\n'))
console.log(`types: ${count} programs checked${failed ? ', with errors' : ''}`)
process.exit(failed ? 1 : 0)
