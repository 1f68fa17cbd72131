import { completed, done, openDatabase } from '../../base/database.ts'

/**
 * Pictures that were painted here before: to open a table again costs half as much with them. Only painters ask, off the
 * main thread. They can all be painted anew: where the browser keeps nothing, or has thrown them away, nobody notices.
 */

const STORE = 'pictures'

let opened: Promise<IDBDatabase | null> | null = null

const database = (): Promise<IDBDatabase | null> => {
  opened ??= openDatabase('haven-pictures', ({ result }) => result.createObjectStore(STORE)).catch(() => null)
  return opened
}

export async function kept<T>(key: string): Promise<T | null> {
  try {
    const found = await database()
    if (!found) return null
    return ((await done(found.transaction(STORE).objectStore(STORE).get(key))) as T | undefined) ?? null
  } catch {
    return null
  }
}

/** `change` is given what is kept now, which another page may have changed meanwhile. */
export async function keep<T>(key: string, change: (now: T | null) => T, drop: readonly string[] = []): Promise<void> {
  try {
    const found = await database()
    if (!found) return
    const transaction = found.transaction(STORE, 'readwrite')
    const store = transaction.objectStore(STORE)
    const now = (await done(store.get(key))) as T | undefined
    store.put(change(now ?? null), key)
    for (const each of drop) store.delete(each)
    await completed(transaction)
  } catch {
    // A full disk: it is painted anew the next time.
  }
}

/** Short, and another one for every other text. */
export function digest(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
    b ^= b >>> 13
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`
}
