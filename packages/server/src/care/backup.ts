import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from '@haven/table/keeper'
import { wrongBackup } from '@haven/text/server'
import { StoreError } from '../store/rows.ts'

/** Copies of the database in time, each opened and read before it counts. */

export interface BackupOptions {
  /** Makes a copy and reads it again. */
  readonly backup: (file: string) => Promise<void>
  readonly folder: string
  /** Hours from one to the next. */
  readonly every: number
  readonly keep: number
  readonly world: Pick<World, 'now' | 'after' | 'report'>
}

const HOUR = 3_600_000
const NAME = /^haven-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z\.db$/
const PART = '.part'
const AGAIN = 10 * 60_000

const nameAt = (now: number): string => `haven-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`

/** When the backup of this name was made; null: it is none of ours. */
function timeOf(name: string): number | null {
  const [, text] = NAME.exec(name) ?? []
  return text === undefined ? null : Date.parse(`${text.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')}Z`)
}

/** Ours in this folder, the newest first. */
export function backupsIn(folder: string): { readonly file: string; readonly at: number; readonly size: number }[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const at = timeOf(name)
      const file = join(folder, name)
      return at === null ? [] : [{ file, at, size: statSync(file).size }]
    })
    .sort((a, b) => b.at - a.at)
}

export class Backups {
  readonly #options: BackupOptions
  #stop: (() => void) | null = null
  #isOver = false
  #going: Promise<unknown> = Promise.resolve()

  /** Throws a StoreError if the folder cannot be used. */
  constructor(options: BackupOptions) {
    this.#options = options
    const { folder, every, world } = options
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const [last] = backupsIn(folder)
      this.#later(last ? Math.max(0, last.at + every * HOUR - world.now()) : 0)
    } catch (error) {
      throw new StoreError(wrongBackup.folder(folder, (error as Error).message))
    }
  }

  /** The last one, for who looks after the server. */
  last(): { readonly at: number; readonly size: number } | null {
    return backupsIn(this.#options.folder)[0] ?? null
  }

  #later(ms: number): void {
    const { every, world } = this.#options
    this.#stop = world.after(ms, () => {
      this.#going = this.make()
        .then(
          () => every * HOUR,
          (error: unknown) => {
            world.report('backup', '', error)
            return Math.min(AGAIN, every * HOUR)
          },
        )
        .then((wait) => {
          if (!this.#isOver) this.#later(wait)
        })
    })
  }

  /** It has its name when it is whole; older ones than are wanted go then, and not before. */
  async make(): Promise<string> {
    const { backup, folder, keep, world } = this.#options
    const file = join(folder, nameAt(world.now()))
    const part = file + PART
    rmSync(part, { force: true })
    try {
      await backup(part)
      chmodSync(part, 0o600)
      renameSync(part, file)
    } catch (error) {
      rmSync(part, { force: true })
      throw error
    }
    for (const old of backupsIn(folder).slice(keep)) rmSync(old.file, { force: true })
    return file
  }

  async close(): Promise<void> {
    this.#isOver = true
    this.#stop?.()
    await this.#going
  }
}
