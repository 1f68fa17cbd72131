import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Io } from '@haven/lab/ground'
import { main } from '../src/index.ts'

/** The terminal program for tests: in this process with streams of our own, or as a process of its own. */

export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const bin = join(root, 'packages', 'cli', 'bin', 'haven.mjs')

export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

interface How {
  readonly input?: readonly string[]
  readonly data?: string
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/** A folder of its own, gone after the tests (`vitest.tidy.ts`). */
export const tempFolder = (): string => mkdtempSync(join(process.env.HAVEN_TEST_FOLDER ?? tmpdir(), 'haven-cli-'))

class Sink extends Writable {
  text = ''
  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}

const PLAIN_ENV: NodeJS.ProcessEnv = { PATH: process.env.PATH, HOME: '/nonexistent', LANG: 'C.UTF-8', TERM: 'xterm' }

export async function haven(args: readonly string[], how: How = {}): Promise<Ran> {
  const [stdout, stderr] = [new Sink(), new Sink()]
  const io: Io = {
    stdin: Readable.from((how.input ?? []).map((line) => `${line}\n`)),
    stdout,
    stderr,
    env: { ...PLAIN_ENV, XDG_DATA_HOME: how.data ?? tempFolder(), ...how.env },
    cwd: how.cwd ?? root,
    now: () => new Date(),
  }
  const code = await main(args, io)
  return { code, stdout: stdout.text, stderr: stderr.text }
}

export function spawnHaven(args: readonly string[], how: How = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd: how.cwd ?? root,
      env: { ...PLAIN_ENV, XDG_DATA_HOME: how.data ?? tempFolder(), ...how.env },
    })
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (chunk) => (stdout += chunk))
    child.stderr.on('data', (chunk) => (stderr += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? -1, stdout, stderr }))
    child.stdin.end((how.input ?? []).map((line) => `${line}\n`).join(''))
  })
}

/** A set-up with nothing left to chance: a box that grows must not change what a test plays. */
export const PINNED = ['--sin', 'pride', '--acolytes', 'nuns', '--map', 'havens-last-stand-a']
const CORE_TEAM = 'leah,karl,rose,rocco,brad,thorley,morgana'
export const THREE = [...PINNED, '--heroes', 'leah,rocco,thorley', '--team', CORE_TEAM]
export const FOUR = [...PINNED, '--heroes', 'leah,rocco,thorley,rose', '--team', CORE_TEAM]

/** Enough answers for any game: always the first one. */
export const firstAlways = (count = 4000): string[] => Array.from({ length: count }, () => '1')

/** The JSON lines of an output. */
export const jsonLines = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** What was complained about: how far a long run is, told on a slow machine, is no complaint. */
export const complaints = ({ stderr }: Pick<Ran, 'stderr'>): string[] =>
  stderr.split('\n').filter((line) => line !== '' && !/^\d+ of \d+ games/.test(line))
