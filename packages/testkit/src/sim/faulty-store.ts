import type { Random } from '@haven/engine'
import type { Change, MemoryTables, Store, StoredTable } from '@haven/table/keeper'
import type { VirtualTime } from './time.ts'

/** How often something goes wrong, in thousandths. */
export interface Faults {
  /** A call to the store fails before anything happened; after it happened, and nobody says so. */
  readonly before: number
  readonly after: number
  /** A message gets lost, comes twice; a connection breaks. */
  readonly drop: number
  readonly twice: number
  readonly broken: number
  /** A process dies. */
  readonly crash: number
  /** A timer rings a moment too early, as real ones do. */
  readonly early: number
}

export const CALM: Faults = { before: 0, after: 0, drop: 0, twice: 0, broken: 0, crash: 0, early: 50 }

/** What a planted bug may put in the store's place. */
export type Commit = (database: MemoryTables, change: Change, before?: StoredTable) => 'stored' | 'conflict'

/** One process's way to the shared database: slow, and not always sure. */
export class FaultyStore implements Store {
  readonly #database: MemoryTables
  readonly #time: VirtualTime
  readonly #random: Random
  readonly #faults: () => Faults
  readonly #commit: Commit
  readonly #isAlive: () => boolean

  constructor(
    database: MemoryTables,
    time: VirtualTime,
    random: Random,
    { faults, commit, isAlive }: { faults: () => Faults; commit: Commit; isAlive: () => boolean },
  ) {
    this.#database = database
    this.#time = time
    this.#random = random
    this.#faults = faults
    this.#commit = commit
    this.#isAlive = isAlive
  }

  #call<T>(deed: () => T): Promise<T> {
    const { before, after } = this.#faults()
    const fate = this.#random.below(1_000)
    return new Promise((resolve, reject) => {
      this.#time.after(1 + this.#random.below(8), () => {
        if (fate < before) {
          this.#answer(() => reject(new Error('the connection broke')))
          return
        }
        // What has left the process happens, also when the process is gone.
        let result: T
        try {
          result = deed()
        } catch (error) {
          this.#answer(() => reject(error as Error))
          return
        }
        if (fate < before + after) this.#answer(() => reject(new Error('the connection broke after all')))
        else this.#answer(() => resolve(result))
      })
    })
  }

  #answer(deed: () => void): void {
    this.#time.after(1 + this.#random.below(4), () => {
      if (this.#isAlive()) deed()
    })
  }

  create(change: Change) {
    return this.#call(() => this.#database.create(change))
  }
  commit(change: Change, before?: StoredTable) {
    return this.#call(() => this.#commit(this.#database, change, before))
  }
  load(id: string) {
    return this.#call(() => this.#database.load(id))
  }
  log(id: string, game: number, from: number, to: number) {
    return this.#call(() => this.#database.log(id, game, from, to))
  }
  due(before: number, most: number) {
    return this.#call(() => this.#database.due(before, most))
  }
  async listed() {
    return []
  }

  newer(known: ReadonlyMap<string, number>) {
    return this.#call(() =>
      [...known].flatMap(([id, version]) => {
        const now = this.#database.rows.get(id)?.version ?? 0
        return now > version ? [{ id, version: now }] : []
      }),
    )
  }

  /** News is late, some gets lost, and sometimes the wire is cut: then the process is told that it may have missed something. */
  onNews(listener: (id: string | null, version: number) => void): void {
    this.#database.listeners.add((id, version) => {
      if (this.#random.below(1_000) < this.#faults().drop) return
      const isCut = this.#random.below(1_000) < this.#faults().broken
      this.#time.after((isCut ? 600 : 1) + this.#random.below(20), () => {
        if (this.#isAlive()) listener(isCut ? null : id, isCut ? 0 : version)
      })
    })
  }

  async close(): Promise<void> {
    return
  }
}
