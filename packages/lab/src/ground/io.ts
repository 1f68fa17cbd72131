import type { Readable, Writable } from 'node:stream'

/** Where a command reads and writes: the process, or a test. The clock comes in here too. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
  now(): Date
}

export const processIo = (): Io => ({
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  now: () => new Date(),
})

const MOST_COLUMNS = 100
const LEAST_COLUMNS = 60

export function say(io: Io, text: string): void {
  io.stdout.write(`${text}\n`)
}

/** One line for a person; machines read standard output and the exit code. */
export function complain(io: Io, text: string): void {
  io.stderr.write(`haven: ${text}\n`)
}

export const widthOf = (io: Io): number =>
  Math.max(LEAST_COLUMNS, Math.min(MOST_COLUMNS, io.stdout.columns || MOST_COLUMNS))
