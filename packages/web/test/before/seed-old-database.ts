/**
 * Writes the browser's database as the client did before the house had one judge: word for word what its `saves.ts` and
 * `sealed.ts` did. It is never changed, for the databases that it stands for are not either.
 */

interface SavedGame {
  readonly id: string
  readonly changed: number
  readonly story: string
  readonly map: string
  readonly sin: string
  readonly round: number
  readonly people: readonly string[]
  readonly over: 'heroes' | 'sins' | null
}

/** A row of `rows.json`. */
export interface OldRow extends SavedGame {
  readonly players: unknown
  readonly save: unknown
  readonly asked: readonly number[]
  readonly orders: unknown
  readonly talk: unknown
  readonly played?: number
}

interface Sealed {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Null where the browser has no cryptography for pages (plain http): packed only. */
  readonly iv: Uint8Array<ArrayBuffer> | null
}

interface StoredGame extends SavedGame {
  readonly sealed: Sealed
}

const DATABASE = 'haven'
const GAMES = 'games'
const KEYS = 'keys'
const KEY = 'saves'
const VERSION = 1
const IV_BYTES = 12
const CIPHER = 'AES-GCM'

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

function newKey(): Promise<CryptoKey> | null {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  return subtle ? subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']) : null
}

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(by)
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}

async function seal(key: CryptoKey | null, value: unknown): Promise<Sealed> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw'))
  if (!key) return { bytes: packed, iv: null }
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  return { bytes: new Uint8Array(await crypto.subtle.encrypt({ name: CIPHER, iv }, key, packed)), iv }
}

async function open(): Promise<{ database: IDBDatabase; key: CryptoKey | null }> {
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
  transaction.objectStore(KEYS).add(key, KEY)
  await completed(transaction)
  return { database, key }
}

function summary({ id, changed, story, map, sin, round, people, over }: SavedGame): SavedGame {
  return { id, changed, story, map, sin, round, people, over }
}

async function put(database: IDBDatabase, key: CryptoKey | null, row: OldRow): Promise<void> {
  const { players, save, asked, orders, talk, played } = row
  const stored: StoredGame = {
    ...summary(row),
    sealed: await seal(key, { players, save, asked, orders, talk, played }),
  }
  const transaction = database.transaction(GAMES, 'readwrite', { durability: 'relaxed' })
  transaction.objectStore(GAMES).put(stored)
  await completed(transaction)
}

/** The database stays open, as in an old tab; whoever wants it closed closes it. */
export async function seedOldDatabase(rows: readonly OldRow[]): Promise<IDBDatabase> {
  const { database, key } = await open()
  for (const row of rows) await put(database, key, row)
  return database
}
