import { derivedKey } from '@haven/engine/files'
import { fromLetters, toLetters } from '../../base/letters.ts'
import { randomBytes } from '../../base/random-ids.ts'
import { readBook, type ShelfBook } from './shelf-book.ts'

/** Closes what is put on the shelf, so that only who has the phrase can read it; the server sees its length, roughly. */

const CIPHER = 'AES-GCM'
const IV_BYTES = 12
/** Filled up to a multiple of it: the number of tables is not to be seen from outside. */
const STEP = 4_096

/** Browsers have a cipher for pages that came by https, or from this very machine. */
export const canSeal = (): boolean => (crypto as { subtle?: SubtleCrypto }).subtle !== undefined

/** What opens the shelf at the server. */
export const shelfKey = (secret: Uint8Array): string => toLetters(derivedKey(secret, 'haven/shelf'))

const cipherKey = (secret: Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(derivedKey(secret, 'haven/seal')), CIPHER, false, [
    'encrypt',
    'decrypt',
  ])

export async function sealBook(secret: Uint8Array, book: ShelfBook): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(book))
  // JSON may end in spaces.
  const filled = new Uint8Array(Math.ceil((bytes.length + 1) / STEP) * STEP).fill(32)
  filled.set(bytes)
  const iv = randomBytes(IV_BYTES)
  const closed = new Uint8Array(await crypto.subtle.encrypt({ name: CIPHER, iv }, await cipherKey(secret), filled))
  const all = new Uint8Array(IV_BYTES + closed.length)
  all.set(iv)
  all.set(closed, IV_BYTES)
  return toLetters(all)
}

/** Null: it is damaged, or was not closed by this secret, or by something newer. */
export async function openBook(secret: Uint8Array, sealed: string): Promise<ShelfBook | null> {
  try {
    const all = fromLetters(sealed)
    const [iv, closed] = [all.subarray(0, IV_BYTES), all.subarray(IV_BYTES)]
    const open = await crypto.subtle.decrypt({ name: CIPHER, iv }, await cipherKey(secret), closed)
    return readBook(JSON.parse(new TextDecoder().decode(open)))
  } catch {
    return null
  }
}
