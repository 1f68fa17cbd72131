import type { Readable, Writable } from 'node:stream'
import type { Catalogue } from '@haven/text'
import type { LanguageId } from '@haven/text/languages'
import type { TerminalWords } from '@haven/text/terminal'

/** Where a command reads and writes: the process, or a test. The clock comes in here too. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
  now(): Date
}

/** A command's place: where it reads and writes, and in whose words. They are chosen once, at the start. */
export interface Desk extends Io {
  readonly language: LanguageId
  readonly words: TerminalWords
}

/** A place with a game on it: the words of its boxes are there too. */
export interface GameDesk extends Desk {
  readonly say: Catalogue
}

/** What a report is written with. */
export type Wording = Pick<GameDesk, 'language' | 'words' | 'say'>

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
/** Where a long word may be broken; a terminal would show it. */
const SOFT_HYPHEN = '\u00ad'

export function say(io: Io, text: string): void {
  io.stdout.write(`${text.replaceAll(SOFT_HYPHEN, '')}\n`)
}

/** One line for a person; machines read standard output and the exit code. */
export function complain(io: Io, text: string): void {
  io.stderr.write(`haven: ${text}\n`)
}

export const widthOf = (io: Io): number =>
  Math.max(LEAST_COLUMNS, Math.min(MOST_COLUMNS, io.stdout.columns || MOST_COLUMNS))
