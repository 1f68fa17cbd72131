import { canonicalJson } from '@haven/engine/files'
import { type Signal, signal } from '@preact/signals'
import { randomBytes } from '../../base/random-ids.ts'
import { blocks, keepBlocks } from './blocked.ts'
import { readJson, writeKept } from './device-storage.ts'
import { PHRASE_BYTES } from './phrase-bytes.ts'
import { goneTables, keepGone, keepName, keepTables, knownTables, ownName, whenKept } from './secrets.ts'
import { leavePhrase, noteShelf, phraseInUse, secretOfPhrase, takePhrase } from './self.ts'
import { EMPTY_BOOK, lastSeen, meet, readBook, type ShelfBook } from './shelf-book.ts'
import { openBook, sealBook, shelfKey } from './shelf-seal.ts'

/**
 * The list of our tables on a shelf at the server, sealed, for whoever uses a phrase; without one nothing of this is
 * sent. Devices that write at once do not lose each other's tables: who comes second reads, brings both together, and
 * writes again.
 */

export const SHELF_STATES = ['none', 'busy', 'kept', 'away', 'gone', 'unreadable'] as const
export type ShelfState = (typeof SHELF_STATES)[number]

/** `gone`: the phrase was changed or given up on another device. */
export const shelfState: Signal<ShelfState> = signal(phraseInUse() ? 'busy' : 'none')

/** Why something about the phrase could not be done. */
export type ShelfNo = 'away' | 'too-fast' | 'nothing' | 'unreadable'
export type Done = 'done' | ShelfNo

const ADDRESS = '/api/shelf'
/** Who used this device before, while somebody else does. */
const ASIDE = 'haven.online.aside'
const TRIES = 6
const SOON = 2_000
const AGAIN = 30_000
/** Bytes of a list; the server takes no more than fits around it. */
const LARGEST = 90_000

interface Answer {
  readonly status: number
  readonly version: number
  readonly sealed: string
}

async function ask(method: 'GET' | 'PUT' | 'DELETE', secret: Uint8Array, body?: object): Promise<Answer> {
  try {
    const answer = await fetch(ADDRESS, {
      method,
      cache: 'no-store',
      headers: {
        authorization: ['Bearer', shelfKey(secret)].join(' '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { version = 0, sealed = '' } = (await answer.json()) as Partial<Answer>
    return { status: answer.status, version, sealed }
  } catch {
    return { status: 0, version: 0, sealed: '' }
  }
}

const noOf = ({ status }: Answer): ShelfNo => (status === 429 ? 'too-fast' : 'away')

function bookHere(): ShelfBook {
  return { ...EMPTY_BOOK, name: ownName(), tables: knownTables(), gone: goneTables(), blocks: blocks() }
}

function keepHere(book: ShelfBook): void {
  keepTables(book.tables)
  keepGone(book.gone)
  keepBlocks(book.blocks)
  if (ownName() === '') keepName(book.name)
}

/** The oldest are left out if it would be too much. */
function fitting(book: ShelfBook): ShelfBook {
  const size = new TextEncoder().encode(JSON.stringify(book)).length
  if (size <= LARGEST) return book
  const oldest = book.tables.toSorted((a, b) => lastSeen(a) - lastSeen(b))[0]
  return fitting({ ...book, tables: book.tables.filter((each) => each !== oldest) })
}

const isSame = (one: ShelfBook, other: ShelfBook): boolean => canonicalJson(one) === canonicalJson(other)

const put = async (secret: Uint8Array, version: number, book: ShelfBook): Promise<Answer> =>
  ask('PUT', secret, { version, sealed: await sealBook(secret, fitting(book)) })

interface Found {
  readonly version: number
  readonly book: ShelfBook
}

async function found(secret: Uint8Array): Promise<Found | ShelfNo> {
  const answer = await ask('GET', secret)
  if (answer.status === 404) return 'nothing'
  if (answer.status !== 200) return noOf(answer)
  const book = await openBook(secret, answer.sealed)
  return book ? { version: answer.version, book } : 'unreadable'
}

/** Brings what is here and what lies there together, on both sides. */
async function bring(secret: Uint8Array): Promise<Done> {
  for (let tries = 0; tries < TRIES; tries++) {
    const there = await found(secret)
    if (typeof there === 'string') return there
    const met = meet(bookHere(), there.book)
    keepHere(met.here)
    noteShelf(there.version)
    const wanted = fitting(met.there)
    if (isSame(wanted, there.book)) return 'done'
    const answer = await put(secret, there.version, wanted)
    if (answer.status === 200) {
      noteShelf(answer.version)
      return 'done'
    }
    if (answer.status !== 409) return answer.status === 404 ? 'nothing' : noOf(answer)
  }
  return 'away'
}

const STATES = { done: 'kept', away: 'away', 'too-fast': 'away', nothing: 'gone', unreadable: 'unreadable' } as const

let timer: ReturnType<typeof setTimeout> | null = null
let running: Promise<void> | null = null
let isWanted = false

function later(ms: number): void {
  if (timer !== null) clearTimeout(timer)
  timer = setTimeout(() => {
    timer = null
    void syncShelf()
  }, ms)
}

async function syncOnce(): Promise<void> {
  const phrase = phraseInUse()
  if (!phrase) {
    shelfState.value = 'none'
    return
  }
  shelfState.value = 'busy'
  const done = await bring(secretOfPhrase(phrase))
  // Given up or changed meanwhile: what was heard is of another shelf.
  if (phraseInUse()?.join() !== phrase.join()) return
  shelfState.value = STATES[done]
  if (shelfState.value === 'away') later(AGAIN)
}

/** Now; while one is under way, once more after it. */
export function syncShelf(): Promise<void> {
  isWanted = true
  running ??= (async () => {
    while (isWanted) {
      isWanted = false
      await syncOnce()
    }
    running = null
  })()
  return running
}

whenKept(() => {
  if (phraseInUse() && shelfState.peek() !== 'gone') later(SOON)
})

// ------------------------------------------------------------------------------------------------ the phrase itself

interface NewShelf {
  readonly phrase: Uint8Array
  readonly version: number
}

/** A new phrase and its shelf, with everything that this device knows. */
async function newShelf(): Promise<NewShelf | ShelfNo> {
  const phrase = randomBytes(PHRASE_BYTES)
  const answer = await put(secretOfPhrase(phrase), 0, bookHere())
  return answer.status === 200 ? { phrase, version: answer.version } : noOf(answer)
}

export async function makePhrase(): Promise<Done> {
  const made = await newShelf()
  if (typeof made === 'string') return made
  takePhrase(made.phrase, made.version)
  shelfState.value = 'kept'
  return 'done'
}

/**
 * This device becomes one of those with this phrase. What it knew before is brought along, or is somebody else's and
 * put aside until the device is left.
 */
export async function comeBack(phrase: Uint8Array, isOwnDevice: boolean): Promise<Done> {
  const there = await found(secretOfPhrase(phrase))
  if (typeof there === 'string') return there
  if (!isOwnDevice) putAside()
  takePhrase(phrase, there.version)
  keepHere(meet(bookHere(), there.book).here)
  await syncShelf()
  return 'done'
}

/** Another phrase for the same list; the one before opens nothing any more. Keys at tables stay as they are. */
export async function changePhrase(): Promise<Done> {
  const before = phraseInUse()
  if (!before) return 'done'
  await syncShelf()
  if (shelfState.peek() === 'away') return 'away'
  const made = await newShelf()
  if (typeof made === 'string') return made
  const answer = await ask('DELETE', secretOfPhrase(before))
  if (answer.status !== 200) {
    // The old words still open the old shelf: so they stay the right ones, and the new shelf is nobody's.
    await ask('DELETE', secretOfPhrase(made.phrase))
    return noOf(answer)
  }
  takePhrase(made.phrase, made.version)
  shelfState.value = 'kept'
  return 'done'
}

/** Nothing of ours is left at the server's; this device keeps its tables. */
export async function stopPhrase(): Promise<Done> {
  const phrase = phraseInUse()
  if (!phrase) return 'done'
  const answer = await ask('DELETE', secretOfPhrase(phrase))
  if (answer.status !== 200) return noOf(answer)
  stopHere()
  return 'done'
}

/** Only this device gives the phrase up, and keeps its tables. What was put aside is there again. */
export function stopHere(): void {
  leavePhrase()
  const before = readBook(readJson(ASIDE))
  if (before) keepHere(meet(bookHere(), before).here)
  writeKept(ASIDE, 'null')
  shelfState.value = 'none'
}

/** It was given up elsewhere, and is wanted again. */
export async function putBack(): Promise<Done> {
  const phrase = phraseInUse()
  if (!phrase) return 'done'
  const answer = await put(secretOfPhrase(phrase), 0, bookHere())
  if (answer.status === 200) noteShelf(answer.version)
  else if (answer.status !== 409) return noOf(answer)
  await syncShelf()
  return 'done'
}

function clearHere(): void {
  keepTables([])
  keepGone([])
  keepBlocks([])
  keepName('')
}

function putAside(): void {
  writeKept(ASIDE, JSON.stringify(bookHere()))
  clearHere()
}

/** A device that is not ours: nothing of us stays on it. The shelf and the other devices are left as they are. */
export function leaveDevice(): void {
  clearHere()
  stopHere()
}

/** At so many tables somebody is known on this device, who may or may not be the one who comes now. */
export const seatsHere = (): number => knownTables().filter(({ note }) => note?.isSomebody ?? note !== null).length
