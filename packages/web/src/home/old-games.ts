import type { Seat } from '@haven/engine'
import { type Order, openSave, readSave, TableError, type Talk, type Versions } from '@haven/table'
import { type Change, type HomePlayers, homeTable } from '@haven/table/keeper'
import { completed, done, openDatabase } from '../base/database.ts'
import type { SavedGame } from '../model/messages.ts'
import { keyIn } from './database.ts'
import { type Sealed, unseal } from './sealed.ts'

/**
 * Games from before the house had one judge, in a database of their own: saves, and what their host knew of them. They
 * are read and deleted, never written: a tab of before may have it open.
 */

const DATABASE = 'haven'
const GAMES = 'games'
const KEY = 'saves'

interface OldRow extends SavedGame {
  readonly sealed: Sealed
}

interface OldGame {
  readonly players: HomePlayers
  readonly save: unknown
  /** Before how many answers a person was asked something. */
  readonly asked: readonly number[]
  readonly orders: Readonly<Partial<Record<Seat, readonly Order[]>>>
  readonly talk: Pick<Talk, 'proposals' | 'givenUp'> | null
  readonly played?: number
}

/** What a game of before needs to become a table. */
export interface Home {
  readonly versions: Versions
  /** SHA-256 of the device's key. */
  readonly key: string
  readonly window: number | null
  readonly blink: number
  readonly now: () => number
}

/** Null: there is none, and none is made. */
async function openOld(): Promise<IDBDatabase | null> {
  let isThere = true
  try {
    return await openDatabase(DATABASE, ({ transaction }) => {
      isThere = false
      transaction?.abort()
    })
  } catch (error) {
    if (isThere) throw error
    return null
  }
}

async function withOld<T>(none: T, use: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const database = await openOld()
  if (!database) return none
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

export function listOld(): Promise<readonly SavedGame[]> {
  return withOld([], async (database) => {
    const rows = (await done(database.transaction(GAMES).objectStore(GAMES).getAll())) as OldRow[]
    return rows.map(({ id, changed, story, map, sin, round, people, over }) => {
      return { id, changed, story, map, sin, round, people, over }
    })
  })
}

export function deleteOld(id: string): Promise<void> {
  return withOld(undefined, async (database) => {
    const transaction = database.transaction(GAMES, 'readwrite')
    transaction.objectStore(GAMES).delete(id)
    await completed(transaction)
  })
}

/** The game as a table that is yet to be stored, with the same id. Throws what is wrong with it, as of a file. */
export async function oldTable(home: Home, id: string): Promise<Change | null> {
  const found = await withOld(null, async (database) => {
    const row = (await done(database.transaction(GAMES).objectStore(GAMES).get(id))) as OldRow | undefined
    return row ? { row, key: await keyIn(database, KEY) } : null
  })
  if (!found) return null
  const { players, save, asked, orders, talk, played = 0 } = await openGame(found.key, found.row.sealed)
  const { versions, key, window, blink } = home
  const game = await openSave(versions, readSave(save))
  const { snapshot, opening, steps } = game
  const sitting = { id, key, players, game: snapshot, opening, steps, asked, orders: orders.sins ?? [], talk, played }
  return homeTable(game.rules, { ...sitting, window, blink, now: home.now() }).change
}

async function openGame(key: CryptoKey | null, sealed: Sealed): Promise<OldGame> {
  try {
    return (await unseal(key, sealed)) as OldGame
  } catch {
    throw new TableError('hash-mismatch', 'file', { field: 'save' })
  }
}
