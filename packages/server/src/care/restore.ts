import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { wrongBackup } from '@haven/text/server'
import { StoreError } from '../store/rows.ts'
import { lockFolder } from '../store/sqlite.ts'
import { SqliteSql } from '../store/sqlite-sql.ts'

export interface Restored {
  readonly tables: number
  /** Where what was there before lies now; null: there was nothing. */
  readonly before: string | null
}

/**
 * Puts a backup in the place of the database. What was there is set aside and not thrown away. Throws a StoreError, and
 * has changed nothing then.
 */
export async function restore(file: string, folder: string, now: number): Promise<Restored> {
  const tables = await SqliteSql.check(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  try {
    const database = join(folder, 'haven.db')
    const fresh = `${database}.new`
    copyFileSync(file, fresh)
    const copy = openSync(fresh, 'r+')
    fsyncSync(copy)
    closeSync(copy)
    await SqliteSql.check(fresh)
    const before = existsSync(database) ? `${database}.before-${now}` : null
    // The log beside it belongs to the old file, and would be read into the new one.
    for (const end of ['-wal', '-shm', '']) {
      if (existsSync(database + end)) renameSync(database + end, `${before ?? `${database}.before-${now}`}${end}`)
    }
    renameSync(fresh, database)
    for (const end of ['-wal', '-shm']) rmSync(fresh + end, { force: true })
    return { tables, before }
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw new StoreError(wrongBackup.unsound(file, (error as Error).message))
  } finally {
    lock.release()
  }
}
