import { STORED_BEFORE, type StoredTable } from '@haven/table/keeper'
import { NoStorage, openDatabase } from '../base/database.ts'
import type { SavedGame } from '../model/messages.ts'
import { KEYS, ownKeyIn } from './database.ts'
import { type Sealed, unseal } from './sealed.ts'

/** Not the database of the games before these: tabs that have it open would keep us from changing it. */
const DATABASE = 'haven-tables'
const KEY = 'tables'
export const TABLES = 'tables'
/** By table, game and number. */
export const ENTRIES = 'entries'
/** By table, the version that brought them, and their number in it. */
export const LINES = 'lines'
export const STORES = [TABLES, ENTRIES, LINES]

/** What the list and a change must know is readable, the table is not. */
export interface Row {
  readonly id: string
  readonly version: number
  readonly game: number
  /** Of its game's log. */
  readonly length: number
  readonly listing: SavedGame | null
  readonly sealed: Sealed
}

/** An array is more than any number. */
export const from = (...key: (string | number)[]): IDBKeyRange => IDBKeyRange.bound(key, [...key.slice(0, -1), []])
export const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []])

export interface Opened {
  readonly database: IDBDatabase
  readonly key: CryptoKey | null
}

export async function openTables(onGone: () => void): Promise<Opened> {
  const database = await openDatabase(DATABASE, ({ result }) => {
    result.createObjectStore(TABLES, { keyPath: 'id' })
    for (const name of [ENTRIES, LINES, KEYS]) result.createObjectStore(name)
  })
  database.onclose = onGone
  // A client of later that changes the database does not wait for us.
  database.onversionchange = () => {
    database.close()
    onGone()
  }
  try {
    return { database, key: await ownKeyIn(database, KEY) }
  } catch (error) {
    database.close()
    throw new NoStorage(error)
  }
}

export const allOpen = <T>({ key }: Opened, sealed: readonly Sealed[]): Promise<T[]> =>
  Promise.all(sealed.map(async (each) => (await unseal(key, each)) as T))

export async function tableOf({ key }: Opened, { sealed }: Row): Promise<StoredTable> {
  // What a client before this one did not write.
  return { ...STORED_BEFORE, ...((await unseal(key, sealed)) as StoredTable) }
}
