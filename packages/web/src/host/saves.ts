import type { Seat } from '@haven/engine'
import type { Order, Save, Talk } from '@haven/table'
import type { SavedGame } from './messages.ts'
import type { Players } from './players.ts'
import { newKey, type Sealed, seal, unseal } from './sealed.ts'

/** A game as the host keeps it: the save of the table, and what only this host knows of it. */
export interface SavedRow extends SavedGame {
  readonly players: Players
  readonly save: Save
  /** Before how many answers a person was asked something, in order: there `undo` goes back to. */
  readonly asked: readonly number[]
  readonly orders: Readonly<Partial<Record<Seat, readonly Order[]>>>
  /** A vote that is not over. */
  readonly talk: Pick<Talk, 'proposals' | 'givenUp'> | null
  /** Milliseconds that people sat at it; a file or an earlier version does not tell. */
  readonly played?: number
}

/** In the browser's own database: the list is readable, the game is not. */
interface StoredGame extends SavedGame {
  readonly sealed: Sealed
}

const DATABASE = 'haven'
const GAMES = 'games'
const KEYS = 'keys'
const KEY = 'saves'
const VERSION = 1

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database refused'))
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('the game was not kept'))
    transaction.oncomplete = () => resolve()
    transaction.onerror = fail
    transaction.onabort = fail
  })
}

interface Opened {
  readonly database: IDBDatabase
  readonly key: CryptoKey | null
}

export class Saves {
  #opened: Promise<Opened> | null = null

  #open(): Promise<Opened> {
    this.#opened ??= open().catch((error: unknown) => {
      this.#opened = null
      throw error
    })
    return this.#opened
  }

  /** Resolved when the game is kept: the page learns of a decision only after that. */
  async put(row: SavedRow): Promise<void> {
    const { database, key } = await this.#open()
    const { players, save, asked, orders, talk, played } = row
    const stored: StoredGame = {
      ...summary(row),
      sealed: await seal(key, { players, save, asked, orders, talk, played }),
    }
    const transaction = database.transaction(GAMES, 'readwrite', { durability: 'relaxed' })
    transaction.objectStore(GAMES).put(stored)
    await completed(transaction)
  }

  async get(id: string): Promise<SavedRow | null> {
    const { database, key } = await this.#open()
    const stored = (await done(database.transaction(GAMES).objectStore(GAMES).get(id))) as StoredGame | undefined
    if (!stored) return null
    return { ...summary(stored), ...((await unseal(key, stored.sealed)) as Omit<SavedRow, keyof SavedGame>) }
  }

  async list(): Promise<SavedGame[]> {
    const { database } = await this.#open()
    const stored = (await done(database.transaction(GAMES).objectStore(GAMES).getAll())) as StoredGame[]
    return stored.map(summary).sort((a, b) => b.changed - a.changed)
  }

  async delete(id: string): Promise<void> {
    const { database } = await this.#open()
    const transaction = database.transaction(GAMES, 'readwrite')
    transaction.objectStore(GAMES).delete(id)
    await completed(transaction)
  }
}

async function open(): Promise<Opened> {
  const request = indexedDB.open(DATABASE, VERSION)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(GAMES, { keyPath: 'id' })
    request.result.createObjectStore(KEYS)
  }
  const database = await done(request)
  const known = (await done(database.transaction(KEYS).objectStore(KEYS).get(KEY))) as CryptoKey | undefined
  if (known) return { database, key: known }
  const key = await newKey()
  if (!key) return { database, key: null }
  const transaction = database.transaction(KEYS, 'readwrite')
  // Two tabs may open at once: the first key stays.
  transaction.objectStore(KEYS).add(key, KEY)
  try {
    await completed(transaction)
    return { database, key }
  } catch {
    return { database, key: (await done(database.transaction(KEYS).objectStore(KEYS).get(KEY))) as CryptoKey }
  }
}

function summary({ id, changed, story, map, sin, round, people, over }: SavedGame): SavedGame {
  return { id, changed, story, map, sin, round, people, over }
}
