import { completed, done, openDatabase } from '../../base/database.ts'
import type { Counted } from './counted.ts'
import { ADDRESS, type KeptRecord } from './kept-record.ts'

/**
 * Records of finished games, and beside each what was counted of it. What is counted is a cache: it can be deleted and
 * counted again. The page reads it without waiting for the worker.
 */

const DATABASE = 'haven-records'
const RECORDS = 'records'
const COUNTED = 'counted'
/** By the table that a game was played at. */
const TABLE = 'table'

const afterAddress = (address: string): string => `${address}${'f'.repeat(ADDRESS)}`

export class RecordsDatabase {
  #opened: Promise<IDBDatabase> | null = null

  #open(): Promise<IDBDatabase> {
    const gone = (): void => {
      this.#opened = null
    }
    this.#opened ??= openDatabase(DATABASE, ({ result }) => {
      result.createObjectStore(RECORDS, { keyPath: 'hash' }).createIndex(TABLE, 'table')
      result.createObjectStore(COUNTED, { keyPath: 'hash' })
    }).then(
      (database) => {
        database.onclose = gone
        database.onversionchange = () => {
          database.close()
          gone()
        }
        return database
      },
      (error: unknown) => {
        gone()
        throw error
      },
    )
    return this.#opened
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    return (await this.#open()).transaction([RECORDS, COUNTED], mode)
  }

  /** Of a table the last ending counts: whoever played on from before the end has ended it anew. */
  async put(records: readonly KeptRecord[], counted: readonly Counted[]): Promise<void> {
    const transaction = await this.#begin('readwrite')
    const rows = transaction.objectStore(RECORDS)
    const counts = transaction.objectStore(COUNTED)
    for (const record of records) {
      const before = record.table === null ? [] : await done(rows.index(TABLE).getAllKeys(record.table))
      for (const hash of before) {
        if (hash === record.hash) continue
        rows.delete(hash)
        counts.delete(hash)
      }
      rows.put(record)
    }
    for (const each of counted) counts.put(each)
    await completed(transaction)
  }

  async putCounted(counted: readonly Counted[]): Promise<void> {
    const transaction = await this.#begin('readwrite')
    for (const each of counted) transaction.objectStore(COUNTED).put(each)
    await completed(transaction)
  }

  async record(hash: string): Promise<KeptRecord | null> {
    return ((await done((await this.#begin('readonly')).objectStore(RECORDS).get(hash))) as KeptRecord) ?? null
  }

  /** By the first digits of its hash. */
  async at(address: string): Promise<KeptRecord | null> {
    const rows = (await this.#begin('readonly')).objectStore(RECORDS)
    return ((await done(rows.get(IDBKeyRange.bound(address, afterAddress(address))))) as KeptRecord) ?? null
  }

  async some(hashes: readonly string[]): Promise<readonly KeptRecord[]> {
    const rows = (await this.#begin('readonly')).objectStore(RECORDS)
    const found = await Promise.all(hashes.map((hash) => done(rows.get(hash)) as Promise<KeptRecord | undefined>))
    return found.filter((row) => row !== undefined)
  }

  async hashes(): Promise<readonly string[]> {
    return (await done((await this.#begin('readonly')).objectStore(RECORDS).getAllKeys())) as string[]
  }

  /** Those of these tables whose games have no record. */
  async without(tables: readonly string[]): Promise<readonly string[]> {
    const index = (await this.#begin('readonly')).objectStore(RECORDS).index(TABLE)
    const keys = await Promise.all(tables.map((table) => done(index.getKey(table))))
    return tables.filter((_, i) => keys[i] === undefined)
  }

  async counted(): Promise<readonly Counted[]> {
    return (await done((await this.#begin('readonly')).objectStore(COUNTED).getAll())) as Counted[]
  }

  async sizes(): Promise<{ readonly records: number; readonly counted: number }> {
    const transaction = await this.#begin('readonly')
    const [records, counted] = await Promise.all([
      done(transaction.objectStore(RECORDS).count()),
      done(transaction.objectStore(COUNTED).count()),
    ])
    return { records, counted }
  }

  async forgetCounted(): Promise<void> {
    const transaction = await this.#begin('readwrite')
    transaction.objectStore(COUNTED).clear()
    await completed(transaction)
  }

  async clear(): Promise<void> {
    const transaction = await this.#begin('readwrite')
    transaction.objectStore(RECORDS).clear()
    transaction.objectStore(COUNTED).clear()
    await completed(transaction)
  }

  async close(): Promise<void> {
    const database = await this.#opened?.catch(() => null)
    this.#opened = null
    database?.close()
  }
}
