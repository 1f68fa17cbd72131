import { newKey } from '../../base/random-ids.ts'

/** What this device alone knows: the keys that say who it is at which table. They stay in its own storage. */

export interface KnownTable {
  readonly table: string
  readonly key: string
  /** What it was when we were last there, for the list of our tables. */
  readonly note: { readonly story: string | null; readonly host: string; readonly at: number } | null
}

const TABLES = 'haven.online.tables'
const NAME = 'haven.online.name'
const MOST = 60

/** Without storage they hold for this visit. */
const memory = new Map<string, string>()

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

function write(name: string, value: string): void {
  memory.set(name, value)
  try {
    localStorage.setItem(name, value)
  } catch {
    // As above.
  }
}

const isKnown = (value: unknown): value is KnownTable => {
  const { table, key } = (value ?? {}) as Partial<KnownTable>
  return typeof table === 'string' && typeof key === 'string'
}

/** The last one first. */
export function knownTables(): readonly KnownTable[] {
  try {
    const found: unknown = JSON.parse(read(TABLES) ?? '[]')
    return Array.isArray(found) ? found.filter(isKnown) : []
  } catch {
    return []
  }
}

function keep(tables: readonly KnownTable[]): void {
  write(TABLES, JSON.stringify(tables.slice(0, MOST)))
}

/** The key of this device at a table; a new one if it was never there. */
export function keyAt(table: string): string {
  const known = knownTables().find((each) => each.table === table)
  if (known) return known.key
  const key = newKey()
  keep([{ table, key, note: null }, ...knownTables()])
  return key
}

export function noteTable(table: string, note: NonNullable<KnownTable['note']>): void {
  const known = knownTables().find((each) => each.table === table)
  if (!known) return
  keep([{ ...known, note }, ...knownTables().filter((each) => each.table !== table)])
}

/** The key is gone with it: whoever comes again comes as a stranger. */
export function forgetTable(table: string): void {
  keep(knownTables().filter((each) => each.table !== table))
}

export const ownName = (): string => read(NAME) ?? ''
export const keepName = (name: string): void => write(NAME, name)

const PROMISE = 'haven.online.promise.'
const MOST_PROMISES = 100

/** The commitment to the seed as this device first saw it: nobody can exchange it afterwards. */
export function keepPromise(table: string, game: number, seedCommit: string): void {
  const all = promises().filter(([name]) => name !== `${table}/${game}`)
  if (promisedSeed(table, game) === null) {
    write(PROMISE, JSON.stringify([[`${table}/${game}`, seedCommit], ...all].slice(0, MOST_PROMISES)))
  }
}

function promises(): readonly (readonly [string, string])[] {
  try {
    const found: unknown = JSON.parse(read(PROMISE) ?? '[]')
    return Array.isArray(found) ? (found as [string, string][]) : []
  } catch {
    return []
  }
}

export const promisedSeed = (table: string, game: number): string | null =>
  promises().find(([name]) => name === `${table}/${game}`)?.[1] ?? null
