import type { ListedTable } from '@haven/table'
import { type Change, type Entry, type LiveTable, MemoryTables, type Store } from '@haven/table/keeper'
import { NoStorage } from '../base/database.ts'
import type { SavedGame } from '../model/messages.ts'
import { IndexedDbStore } from './indexed-db-store.ts'
import { deleteOld, type Home, listOld, oldTable } from './old-games.ts'
import { newestFirst, savedGameOf } from './saved-game.ts'

/**
 * The tables of a home: in the browser's database, brought over from that of before when they are opened. A table that
 * the browser refuses to keep goes on in memory, whole, until a later write finds room for all of it. If another tab
 * has changed the kept one meanwhile, that one stays, and ours lives as long as this tab.
 */
export class KeptStore implements Store {
  readonly #home: Home
  readonly #disk: IndexedDbStore
  readonly #memory = new MemoryTables()
  /** Which version of a table in memory the browser has kept; null: none. */
  readonly #bases = new Map<string, number | null>()
  readonly #told = new Set<string>()
  readonly #listeners = new Set<(isKept: boolean, id: string) => void>()
  #queue: Promise<unknown> = Promise.resolve()

  constructor(home: Home) {
    this.#home = home
    this.#disk = new IndexedDbStore(home.versions.newest)
  }

  /** Told whenever the browser begins to refuse a table, and when it keeps it again. */
  onKept(listener: (isKept: boolean, id: string) => void): void {
    this.#listeners.add(listener)
  }

  isKept(id: string): boolean {
    return !this.#told.has(id)
  }

  /** One write after the other: what is refused and what is tried again do not cross. */
  #inOrder<T>(deed: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(deed)
    this.#queue = next.catch(() => undefined)
    return next
  }

  create(change: Change): Promise<'stored' | 'taken'> {
    return this.#inOrder(async () => {
      const { id } = change.table
      if (this.#isInMemory(id)) return 'taken'
      // The page keeps its answers.
      if (change.table.lesson) return this.#memory.create(change)
      try {
        if ((await this.#disk.create(change)) === 'taken') return 'taken'
      } catch (error) {
        if (await unlessClosed(this.#disk.whole(id), null)) throw error
        this.#memory.create(change)
        this.#bases.set(id, null)
      }
      await this.#tryAgain()
      return 'stored'
    })
  }

  commit(change: Change): Promise<'stored' | 'conflict'> {
    return this.#inOrder(async () => {
      const outcome = this.#isInMemory(change.table.id) ? this.#memory.commit(change) : await this.#commit(change)
      if (outcome === 'stored') await this.#tryAgain()
      return outcome
    })
  }

  async #commit(change: Change): Promise<'stored' | 'conflict'> {
    try {
      return await this.#disk.commit(change)
    } catch (error) {
      const { id, version } = change.table
      const whole = await this.#disk.whole(id)
      // Nobody knows what happened: the keeper looks again.
      if (whole?.table.version !== version - 1) throw error
      const { table, games, lines } = whole
      const row = { table, version: table.version, wake: null, listed: null, games: new Map(games), lines }
      this.#memory.rows.set(id, row)
      this.#bases.set(id, table.version)
      return this.#memory.commit(change)
    }
  }

  /** Each table in memory, as a whole. */
  async #tryAgain(): Promise<void> {
    for (const [id, base] of this.#bases) {
      const row = this.#memory.rows.get(id)
      const isKept = row !== undefined && (await this.#disk.replace(row, base).catch(() => false))
      if (isKept) this.#letGo(id)
      if (isKept !== this.isKept(id)) this.#tell(isKept, id)
    }
  }

  #tell(isKept: boolean, id: string): void {
    if (isKept) this.#told.delete(id)
    else this.#told.add(id)
    for (const listener of this.#listeners) listener(isKept, id)
  }

  #letGo(id: string): void {
    this.#memory.rows.delete(id)
    this.#bases.delete(id)
  }

  #isInMemory(id: string): boolean {
    return this.#memory.rows.has(id)
  }

  /** A game of before that cannot be brought over throws what is wrong with it, as of a file, and stays where it is. */
  async load(id: string): Promise<LiveTable | null> {
    const found = await this.#load(id)
    if (found || typeof indexedDB === 'undefined') return found
    const change = await oldTable(this.#home, id)
    // Taken: another tab was quicker.
    if (change) await this.create(change)
    return change && this.#load(id)
  }

  async #load(id: string): Promise<LiveTable | null> {
    if (this.#isInMemory(id) || typeof indexedDB === 'undefined') return this.#memory.load(id)
    return this.#disk.load(id)
  }

  async log(id: string, game: number, from: number, to: number): Promise<readonly Entry[]> {
    return (this.#isInMemory(id) ? this.#memory : this.#disk).log(id, game, from, to)
  }

  /** The newest first. Where the browser opens nothing, those in memory are all there are. */
  async list(): Promise<readonly SavedGame[]> {
    const [old, kept] = await Promise.all([unlessClosed(listOld(), []), unlessClosed(this.#disk.list(), [])])
    const inMemory = [...this.#memory.rows.values()].flatMap(
      ({ table }) => savedGameOf(this.#home.versions.newest, table) ?? [],
    )
    // Of a game that lies in several places the last of these counts.
    const games = new Map([...old, ...kept, ...inMemory].map((game) => [game.id, game]))
    return newestFirst([...games.values()])
  }

  /** The one of before too, and first, or it would come back. */
  delete(id: string): Promise<void> {
    return this.#inOrder(async () => {
      await unlessClosed(deleteOld(id), undefined)
      await unlessClosed(this.#disk.delete(id), undefined)
      this.#letGo(id)
      this.#told.delete(id)
      // There may be room now.
      await this.#tryAgain()
    })
  }

  async due(): Promise<readonly string[]> {
    return []
  }

  async listed(): Promise<readonly ListedTable[]> {
    return []
  }

  /** Of a table in memory nobody else knows: what is told of its id is about another one. */
  onNews(listener: (id: string | null, version: number) => void): void {
    this.#disk.onNews((id, version) => {
      if (id === null || !this.#isInMemory(id)) listener(id, version)
    })
  }

  async close(): Promise<void> {
    await this.#queue
    await this.#disk.close()
  }
}

async function unlessClosed<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof NoStorage) return otherwise
    throw error
  }
}
