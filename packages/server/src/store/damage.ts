import { type ListedTable, OnlineError } from '@haven/table'
import type { Entry, StoredLine, StoredTable } from '@haven/table/keeper'
import type { damages } from '@haven/text/server'

/**
 * Rows as a disk, a crash or a hand left them: nothing of them is believed before it was looked at. One that is damaged
 * stops its own table, and whoever comes to that is told so.
 */

export type DamageKind = keyof typeof damages

/** Where a row is: that of the table itself, its line in the list, a decision, a line of talk. */
export type Place =
  | { readonly row: 'table' }
  | { readonly row: 'listed' }
  | { readonly row: 'shelf' }
  | { readonly row: 'entry'; readonly game: number; readonly n: number }
  | { readonly row: 'line'; readonly n: number }

/** The message is for the log of the server: it never holds anything of what was stored. */
export class Damage extends OnlineError {
  readonly place: Place
  readonly kind: DamageKind
  constructor(place: Place, kind: DamageKind) {
    super('damaged')
    this.name = 'Damage'
    this.place = place
    this.kind = kind
    const where = 'n' in place ? `${place.row} ${place.n}` : place.row
    this.message = `${where}: ${kind}`
  }
}

/** Text as a database gives it: SQLite as bytes, since its driver ends the process at bytes that are no text. */
export type Stored = string | Uint8Array | ArrayBuffer

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function textOf(stored: unknown, place: Place): string {
  if (typeof stored === 'string') return stored
  if (!(stored instanceof Uint8Array || stored instanceof ArrayBuffer)) throw new Damage(place, 'shape')
  try {
    return utf8.decode(stored)
  } catch {
    throw new Damage(place, 'utf-8')
  }
}

function jsonOf(stored: unknown, place: Place): unknown {
  const text = textOf(stored, place)
  try {
    return JSON.parse(text)
  } catch {
    // The message of the parser would quote what is stored.
    throw new Damage(place, 'json')
  }
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
const isText = (value: unknown): boolean => typeof value === 'string'
const isByAudience = (value: unknown): boolean =>
  isObject(value) && isCount(value.sins) && isCount(value.heroes) && isCount(value.bystanders)

const isPerson = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.name) &&
  Array.isArray(value.devices) &&
  value.devices.every((device) => isObject(device) && isText(device.hash)) &&
  Array.isArray(value.receipts)

/** What a table cannot be without; what else is wrong with it shows when it is opened. */
const TABLE: Readonly<Record<string, (value: unknown) => boolean>> = {
  seen: isByAudience,
  phase: isText,
  settings: isObject,
  people: (value) => Array.isArray(value) && value.every(isPerson),
  host: isText,
  counted: isObject,
  seats: isObject,
  gameNumber: isCount,
  game: (value) => value === null || (isObject(value) && isCount(value.length)),
  cuts: Array.isArray,
  orders: Array.isArray,
  motions: Array.isArray,
  lineCounts: isByAudience,
}

/** Before what a table of earlier lacks is filled in. */
export const readTable = (doc: unknown, id: string, version: number): StoredTable =>
  checkTable(jsonOf(doc, { row: 'table' }), id, version)

/** What a version has changed in its table. */
export function readChange(change: unknown): unknown {
  const value = jsonOf(change, { row: 'table' })
  if (typeof value !== 'object' || value === null) throw new Damage({ row: 'table' }, 'shape')
  return value
}

export function checkTable(value: unknown, id: string, version: number): StoredTable {
  const isTable =
    isObject(value) &&
    value.id === id &&
    value.version === version &&
    Object.entries(TABLE).every(([name, isRight]) => isRight(value[name]))
  if (!isTable) throw new Damage({ row: 'table' }, 'shape')
  return value as unknown as StoredTable
}

export function readEntry(entry: unknown, game: number, n: number): Entry {
  const place = { row: 'entry', game, n } as const
  const value = jsonOf(entry, place)
  const isEntry =
    isObject(value) && Array.isArray(value.events) && isText(value.by) && Number.isFinite(value.at) && 'answer' in value
  if (!isEntry) throw new Damage(place, 'shape')
  return value as unknown as Entry
}

export function readLine(line: unknown, n: number): StoredLine {
  const place = { row: 'line', n } as const
  const value = jsonOf(line, place)
  const isLine =
    isObject(value) && isObject(value.n) && isText(value.from) && isText(value.to) && Number.isFinite(value.at)
  if (!isLine) throw new Damage(place, 'shape')
  return value as unknown as StoredLine
}

export function readListed(listed: unknown): ListedTable {
  const place = { row: 'listed' } as const
  const value = jsonOf(listed, place)
  if (!isObject(value) || !isText(value.table) || !Array.isArray(value.free)) throw new Damage(place, 'shape')
  return value as unknown as ListedTable
}

/** Those that can be read. */
export function undamaged<R, T>(rows: readonly R[], read: (row: R) => T): T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (error) {
      if (error instanceof Damage) return []
      throw error
    }
  })
}

/**
 * So many that can be read, whatever lies before them: `rows` gives the first so many of all. Those that are damaged
 * must not keep the others from their turn.
 */
export async function firstUndamaged<R, T>(
  most: number,
  rows: (limit: number) => Promise<readonly R[]> | readonly R[],
  read: (row: R) => T,
): Promise<T[]> {
  for (let limit = most; ; limit *= 2) {
    const found = await rows(limit)
    const good = undamaged(found, read)
    if (good.length >= most || found.length < limit) return good.slice(0, most)
  }
}
