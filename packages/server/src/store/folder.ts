import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { wrongStore } from '@haven/text/server'
import { StoreError } from './rows.ts'

/** The folder of one machine: seeds of games and hashes of keys are in it, so it is for its owner alone. */

const FOLDER = 0o700
const FILE = 0o600
const OTHERS = 0o077

export const FILES = { tables: 'haven.db', lock: 'lock.db', pushKey: 'push-key' } as const

const OURS = /^(?:haven|lock)\.db(?:-wal|-shm|-journal)?$|^push-key$/

/** Why a folder cannot be used, in one line that says what to do. */
export function unusable(folder: string, error: unknown): StoreError {
  const { code = '', message } = error as NodeJS.ErrnoException
  return new StoreError(wrongStore.unusable(folder, wrongStore.because[code] ?? (code || message)))
}

/** True if nobody else can read it now. A volume may belong to somebody else: then its owner decides. */
function close(path: string, mode: number): boolean {
  if ((statSync(path).mode & OTHERS) === 0) return true
  try {
    chmodSync(path, mode)
    return true
  } catch {
    return false
  }
}

/** A file that only its owner reads, made if there is none. */
export function ownFile(folder: string, name: string): void {
  const path = join(folder, name)
  try {
    closeSync(openSync(path, 'a', FILE))
  } catch (error) {
    throw unusable(folder, error)
  }
  close(path, FILE)
}

/**
 * Makes the folder, or tightens what an earlier server left open. A folder in which others keep things keeps its mode:
 * it may be somebody's home. Gives what stays open to others. Throws a StoreError.
 */
export function ownFolder(folder: string): readonly string[] {
  try {
    mkdirSync(folder, { recursive: true, mode: FOLDER })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const names = readdirSync(folder)
    const ours = names.filter((name) => OURS.test(name))
    const paths = ours.map((name) => join(folder, name)).filter((path) => !close(path, FILE))
    const isOurs = ours.length === names.length
    return isOurs && !close(folder, FOLDER) ? [folder, ...paths] : paths
  } catch (error) {
    throw unusable(folder, error)
  }
}

export const hasTables = (folder: string): boolean => existsSync(join(folder, FILES.tables))
