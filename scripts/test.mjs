// Runs every check and all tests, and ends with the line `N passed, N failed`. Each check counts as one.
// --checks leaves the tests out; any other argument goes to vitest (`npm test -- packages/engine`), without a browser.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFresh } from '../packages/web/bin/build.mjs'
import { findBrowser, findShell } from './browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'haven')
const countsFile = join(cache, `counts-${process.pid}.json`)
const args = process.argv.slice(2)
const vitestArgs = args.filter((arg) => arg !== '--checks')

const only = ['--only=style/noRestrictedImports', '--only=style/noRestrictedGlobals']
const skip = only.map((option) => option.replace('--only', '--skip'))
const biome = ['--error-on-warnings', '--max-diagnostics=60']

const types = { name: 'types', command: process.execPath, args: ['scripts/types.mjs'] }
const style = { name: 'lint and format', command: bin('biome'), args: ['check', ...skip, ...biome, '.'] }
const boundaries = { name: 'boundaries', command: bin('biome'), args: ['lint', ...only, ...biome, '.'] }
const kinds = { name: 'prompt kinds', command: process.execPath, args: ['scripts/kinds.mjs'] }
const sentences = { name: 'sentences', command: process.execPath, args: ['scripts/sentences.mjs'] }
const classes = { name: 'classes', command: process.execPath, args: ['scripts/classes.mjs'] }
const holes = { name: 'known holes', command: process.execPath, args: ['scripts/holes.mjs'] }
const promises = { name: 'promises, cycles', command: bin('oxlint'), args: ['--deny-warnings', '.'] }

function bin(name) {
  return join('node_modules', '.bin', name)
}

function run({ command, args }, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32' && command !== process.execPath,
    })
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    const end = (code) => resolve({ ok: code === 0, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += `${error.message}\n`
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

function tell(name, { ok, seconds }) {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`)
}

const total = { passed: 0, failed: 0 }

async function check(step) {
  const result = await run(step)
  const warnings = result.output.split('\n').filter((line) => line.startsWith('warning: '))
  if (!result.ok) console.log(result.output.trimEnd())
  else if (warnings.length > 0) console.log(warnings.join('\n'))
  tell(step.name, result)
  total[result.ok ? 'passed' : 'failed']++
}

async function inOrder(...steps) {
  for (const step of steps) await check(step)
}

function readCounts() {
  try {
    return JSON.parse(readFileSync(countsFile, 'utf8'))
  } catch {
    return null
  }
}

/** Runs tests that write their counts into a file; a run that ends without telling them is one failure. */
async function count(name, step, env = {}) {
  mkdirSync(cache, { recursive: true })
  const result = await run(step, { show: true, env: { ...env, HAVEN_COUNTS: countsFile } })
  const counts = readCounts()
  rmSync(countsFile, { force: true })
  tell(name, result)
  if (!counts) console.log(`${name}: ended without telling its counts, counted as one failure`)
  total.passed += counts?.passed ?? 0
  total.failed += counts?.failed ?? 0
  const toldOfFailure = counts !== null && (result.ok || counts.failed > 0)
  if (!toldOfFailure) total.failed++
}

async function test() {
  const reporters = ['--reporter=default', '--reporter=./scripts/count-reporter.mjs']
  await count('tests', { command: bin('vitest'), args: ['run', ...reporters, ...vitestArgs] })
}

/** The built client in a real browser. */
async function browse() {
  const browser = findBrowser()
  if (!browser) {
    total.failed++
    return
  }
  const args = [
    'test',
    '--config',
    join('packages', 'web', 'e2e', 'playwright.config.ts'),
    '--project',
    'table',
    '--project',
    'notes',
  ]
  const env = { HAVEN_CHROME: browser, HAVEN_SHELL: findShell(), HAVEN_SAMPLE: '1' }
  await count('browser', { command: bin('playwright'), args }, env)
}

/** Beside the checks, which leave a core idle now and then; whether it stands is seen when the server starts. */
async function buildClient() {
  if (!args.includes('--checks') && vitestArgs.length === 0 && !isFresh()) {
    const { ok, output } = await run({
      command: bin('vite'),
      args: ['build', join('packages', 'web'), '--logLevel', 'warn'],
    })
    if (!ok) console.log(output.trimEnd())
  }
}

await Promise.all([
  buildClient(),
  inOrder(types),
  inOrder(holes),
  inOrder(style, boundaries, promises, kinds, sentences, classes),
])
if (!args.includes('--checks')) {
  await test()
  if (vitestArgs.length === 0) await browse()
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
