/** What databases of the browser have in common: their events as promises. */

/** The browser has no place for us, or does not open it. */
export class NoStorage extends Error {
  constructor(cause: unknown) {
    super('the browser has no place to keep games', { cause })
    this.name = 'NoStorage'
  }
}

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database refused'))
  })
}

/** Whatever fails in a transaction ends it: nothing of it is kept. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the game was not kept'))
  })
}

const VERSION = 1

/** One that is not there yet is made by the caller, who may also refuse to. */
export async function openDatabase(name: string, make: (request: IDBOpenDBRequest) => void): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(name, VERSION)
    request.onupgradeneeded = () => make(request)
    return await done(request)
  } catch (error) {
    throw new NoStorage(error)
  }
}
