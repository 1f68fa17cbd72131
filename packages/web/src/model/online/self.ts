import { derivedKey } from '@haven/engine/files'
import { fromLetters, toLetters } from '../../base/letters.ts'
import { randomBytes } from '../../base/random-ids.ts'
import { readJson, writeKept } from './device-storage.ts'
import { PHRASE_BYTES } from './phrase-bytes.ts'

/**
 * Who this device is: one secret, drawn when it is first needed, from which the key for each table follows. Nobody who
 * sees the keys of two tables can tell that they are of one device. For those who want it the secret follows from a
 * phrase, and then it is that of all their devices.
 */
interface Self {
  /** Of this device alone. */
  readonly secret: string
  /** The bits of the phrase, if one is in use, and the version of the shelf that was last seen. */
  readonly phrase?: string
  readonly shelf?: number
}

const SELF = 'haven.online.self'
const SECRET_BYTES = 32
const LETTERS = /^[\w-]+$/

const isBytes = (value: unknown, bytes: number): value is string =>
  typeof value === 'string' && LETTERS.test(value) && value.length === Math.ceil((bytes * 4) / 3)

function self(): Self {
  const { secret, phrase, shelf } = (readJson(SELF) ?? {}) as Partial<Self>
  const hasPhrase = isBytes(phrase, PHRASE_BYTES)
  if (isBytes(secret, SECRET_BYTES)) {
    return hasPhrase ? { secret, phrase, shelf: Number.isSafeInteger(shelf) ? (shelf as number) : 0 } : { secret }
  }
  const drawn = { secret: toLetters(randomBytes(SECRET_BYTES)), ...(hasPhrase && { phrase, shelf: 0 }) }
  keep(drawn)
  return drawn
}

const keep = (next: Self): void => writeKept(SELF, JSON.stringify(next))

function secret(): Uint8Array {
  const mine = self()
  return mine.phrase === undefined ? fromLetters(mine.secret) : secretOfPhrase(fromLetters(mine.phrase))
}

export const secretOfPhrase = (phrase: Uint8Array): Uint8Array => derivedKey(phrase, 'haven/phrase')
export const keyOf = (from: Uint8Array, table: string): string => toLetters(derivedKey(from, `haven/table/${table}`))

/** The key that this device has at a table where it has never been. */
export const keyFor = (table: string): string => keyOf(secret(), table)

export function phraseInUse(): Uint8Array<ArrayBuffer> | null {
  const { phrase } = self()
  return phrase === undefined ? null : fromLetters(phrase)
}

/** The version of the shelf that this device has seen; 0: none yet. */
export const shelfSeen = (): number => self().shelf ?? 0

export function takePhrase(phrase: Uint8Array, shelf: number): void {
  keep({ secret: self().secret, phrase: toLetters(phrase), shelf })
}

export function noteShelf(shelf: number): void {
  const mine = self()
  if (mine.phrase !== undefined) keep({ ...mine, shelf })
}

/** A secret of its own again, and not the one of before: that may be known where the phrase was. */
export const leavePhrase = (): void => keep({ secret: toLetters(randomBytes(SECRET_BYTES)) })
