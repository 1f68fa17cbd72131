import { completed, done } from '../base/database.ts'
import { newKey } from './sealed.ts'

/** A key that no script can read out, in the database that it is for. */

export const KEYS = 'keys'

export async function keyIn(database: IDBDatabase, name: string): Promise<CryptoKey | null> {
  const found = await done(database.transaction(KEYS).objectStore(KEYS).get(name))
  return (found as CryptoKey | undefined) ?? null
}

/** Null where the browser has no cryptography for pages (plain http). */
export async function ownKeyIn(database: IDBDatabase, name: string): Promise<CryptoKey | null> {
  const known = await keyIn(database, name)
  const key = known ?? (await newKey())
  if (known || !key) return known
  const transaction = database.transaction(KEYS, 'readwrite')
  // Two tabs may open at once: the first key stays.
  transaction.objectStore(KEYS).add(key, name)
  try {
    await completed(transaction)
    return key
  } catch (error) {
    const first = await keyIn(database, name)
    if (first) return first
    throw error
  }
}
