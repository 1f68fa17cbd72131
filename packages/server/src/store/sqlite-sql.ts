import { Worker } from 'node:worker_threads'
import { wrongBackup } from '@haven/text/server'
import { CREATE_CARE } from './care-store.ts'
import { SCHEMA, StoreError } from './rows.ts'
import type { Sql, SqlValue, Statement } from './sql.ts'

interface Told {
  readonly id: number
  readonly value?: unknown
  readonly error?: string
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** In a thread of its own: who plays does not wait for who counts. */
export class SqliteSql implements Sql {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #count = 0

  private constructor(file: string | null) {
    this.#worker = new Worker(new URL('./sqlite-care.mjs', import.meta.url), { workerData: { file } })
    this.#worker.on('message', ({ id, value, error }: Told) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (error === undefined) waiting?.resolve(value)
      else waiting?.reject(new Error(error))
    })
    this.#worker.on('error', (error: Error) => this.#giveUp(error))
    this.#worker.on('exit', () => this.#giveUp(new Error('the thread has ended')))
  }

  /** The file is there already, with its tables. */
  static async open(file: string): Promise<SqliteSql> {
    const sql = new SqliteSql(file)
    await sql.#do('exec', CREATE_CARE)
    return sql
  }

  #giveUp(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }

  #do(deed: string, given?: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.#count
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, deed, given })
    })
  }

  all<T>(text: string, values: readonly SqlValue[] = []): Promise<readonly T[]> {
    return this.#do('all', [text, values]) as Promise<readonly T[]>
  }

  run(statements: readonly Statement[]): Promise<boolean> {
    return this.#do('run', statements) as Promise<boolean>
  }

  size(): Promise<number> {
    return this.#do('size') as Promise<number>
  }

  /** It is opened and read before it counts. */
  readonly backup = async (file: string): Promise<void> => {
    await this.#do('backup', file)
    await this.#do('check', file)
  }

  /** How many tables a file holds. Throws a StoreError if it is no sound database that this Haven can read. */
  static async check(file: string): Promise<number> {
    const sql = new SqliteSql(null)
    try {
      const { tables, schema } = (await sql.#do('check', file)) as { tables: number; schema: number }
      if (schema > SCHEMA) throw new StoreError(wrongBackup.newer(file))
      return tables
    } catch (error) {
      if (error instanceof StoreError) throw error
      throw new StoreError(wrongBackup.unsound(file, (error as Error).message))
    } finally {
      await sql.close()
    }
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => void this.#worker.once('exit', resolve))
    this.#worker.postMessage({ id: 0, deed: 'close' })
    await gone
  }
}
