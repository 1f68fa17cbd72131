import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { parseFile } from '@haven/engine/files'
import { InputError } from './exit.ts'
import type { Io } from './io.ts'

/** The folder for saves, records and reports, by the XDG convention. */
export function dataFolder({ env }: Io): string {
  const given = env.XDG_DATA_HOME
  const base = given && isAbsolute(given) ? given : join(env.HOME || homedir(), '.local', 'share')
  return join(base, 'haven')
}

export const pathFrom = (io: Io, file: string): string => resolve(io.cwd, file)

export function readText(io: Io, file: string): string {
  try {
    return readFileSync(pathFrom(io, file), 'utf8')
  } catch (error) {
    throw unreadable(file, error)
  }
}

/** JSON or the engine's own error; what is in it is for the caller to check. */
export const readJson = (io: Io, file: string): unknown => parseFile(readText(io, file))

export const writeJson = (file: string, value: unknown): void => writeText(file, `${JSON.stringify(value)}\n`)

/** Written beside and then renamed: a crash in the middle leaves the old file as it was. */
export function writeText(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}.tmp`
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch (error) {
    throw unwritable(file, error)
  }
}

const failed = (file: string, error: unknown): { file: string; why: string; message: string } => {
  const { code = '', message } = error as NodeJS.ErrnoException
  return { file, why: code, message }
}
export const unreadable = (file: string, error: unknown): InputError =>
  InputError.coded('unreadable', 'unreadable', failed(file, error))
export const unwritable = (file: string, error: unknown): InputError =>
  InputError.coded('unwritable', 'unwritable', failed(file, error))
/** What has to be there and is not. */
export const missing = (file: string): InputError => unreadable(file, { code: 'ENOENT', message: '' })

/** "2026-01-31-2359-07", for the names of files. */
export function stamp(io: Io): string {
  const [day = '', time = ''] = io.now().toISOString().split('T')
  return `${day}-${time.slice(0, 5).replace(':', '')}-${time.slice(6, 8)}`
}
