import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

/**
 * The Dockerfile without a container engine: each stage is a folder, in which its lines are carried out one by one.
 * What only an engine has is left out: another user (`USER`, `chown`), and the base image, which is the Node that runs this.
 */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)

/** The patterns that our file has: a name at the top, or one anywhere. */
function isIgnored(path: string): boolean {
  const parts = path.split('/')
  return ignored.some((pattern) =>
    pattern.startsWith('**/') ? parts.includes(pattern.slice(3)) : parts[0] === pattern || path === pattern,
  )
}

interface Stage {
  readonly folder: string
  readonly env: Record<string, string>
  workdir: string
  command: readonly string[]
  health: string
}

/** A path of the image as one of the folder. */
const inside = (stage: Stage, path: string): string =>
  path.startsWith('/') ? join(stage.folder, path) : join(stage.folder, stage.workdir, path)

const translated = (stage: Stage, text: string): string =>
  text.replaceAll(/(^|[\s=])(\/(?:data|haven))\b/g, (_, before: string, path: string) => before + inside(stage, path))

function copy(stage: Stage, stages: ReadonlyMap<string, Stage>, args: readonly string[]): void {
  const from = args.find((arg) => arg.startsWith('--from='))?.slice('--from='.length)
  const paths = args.filter((arg) => !arg.startsWith('--'))
  const [to = '', ...sources] = paths.toReversed()
  for (const source of sources) {
    const base = from === undefined ? root : stages.get(from)!.folder
    const origin = join(base, source)
    if (!existsSync(origin)) throw new Error(`COPY ${source}: there is no such file`)
    const target = to.endsWith('/') ? join(inside(stage, to), basename(source)) : inside(stage, to)
    const filter = (path: string): boolean => from !== undefined || !isIgnored(relative(root, path))
    cpSync(origin, target, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, filter })
  }
}

/** Nobody but an engine has the user of the image; that there is something to give him is looked at. */
const PRELUDE = 'chown() { shift; ls -d "$@" > /dev/null; }; '

function run(stage: Stage, text: string): void {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_prefer_offline: 'true', ...stage.env }
  const cwd = inside(stage, '.')
  execFileSync('sh', ['-ec', PRELUDE + translated(stage, text)], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

function built(base: string): Stage {
  const stages = new Map<string, Stage>()
  let stage: Stage | null = null
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ').split('\n')
  for (const line of lines.map((each) => each.trim()).filter((each) => each && !each.startsWith('#'))) {
    const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    if (word === 'FROM') {
      expect(rest, 'the image is of the oldest Node that we support').toMatch(/^node:20-/)
      const folder = join(base, `stage-${stages.size}`)
      mkdirSync(folder)
      stage = { folder, env: {}, workdir: '/', command: [], health: '' }
      stages.set(/ AS (\S+)$/.exec(rest)?.[1] ?? 'last', stage)
      continue
    }
    if (!stage) throw new Error(`${word} before FROM`)
    if (word === 'WORKDIR') {
      stage.workdir = rest
      mkdirSync(inside(stage, rest), { recursive: true })
    } else if (word === 'COPY') copy(stage, stages, rest.split(/\s+/))
    else if (word === 'RUN') run(stage, rest)
    else if (word === 'ENV') {
      for (const pair of rest.split(/\s+/)) {
        const [name = '', value = ''] = pair.split('=')
        stage.env[name] = value.startsWith('/') ? inside(stage, value) : value
      }
    } else if (word === 'CMD') stage.command = JSON.parse(rest) as string[]
    else if (word === 'HEALTHCHECK') stage.health = rest.replace(/^CMD /, '')
    else expect(['USER', 'VOLUME', 'EXPOSE'], `${word} is not known here`).toContain(word)
  }
  return stages.get('last')!
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

function opened(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (data) => {
      said += String(data)
      if (said.includes('Haven is open')) resolve(said)
    })
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)))
  })
}

test('what the Dockerfile says can be done in a clean folder, and what it starts is well', async () => {
  const base = mkdtempSync(join(tmpdir(), 'haven-image-'))
  let child: ChildProcess | null = null
  try {
    const image = built(base)
    const home = inside(image, '.')
    for (const name of ['bench', 'node_modules/boardgame.io', 'node_modules/vitest', 'node_modules/vite', '.git']) {
      expect(existsSync(join(home, name)), name).toBe(false)
    }
    const port = String(await freePort())
    const env = { PATH: process.env.PATH, ...image.env, HOST: '127.0.0.1', PORT: port }
    const [program = '', ...args] = image.command
    child = spawn(program, args, { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'] })
    // The client was built with the image.
    expect(await opened(child)).not.toContain('building')
    const health = image.health.replaceAll(image.env.PORT ?? '', port)
    execFileSync('sh', ['-ec', health], { cwd: home, env, stdio: 'inherit' })
    const page = await fetch(`http://127.0.0.1:${port}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<script')
    expect(existsSync(join(image.folder, 'data', 'haven.db'))).toBe(true)
  } finally {
    if (child) {
      const gone = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    }
    rmSync(base, { recursive: true, force: true })
  }
})
