import type { Outcome, Seat } from '@haven/engine'
import type { TablePhase } from '@haven/table'
import { newKey } from '../../base/random-ids.ts'
import { readJson, readKept, readList, writeKept } from './device-storage.ts'
import { keyFor, phraseInUse } from './self.ts'

/** What this device alone knows: the keys that say who it is at which table. They stay in its own storage. */

export interface KnownTable {
  readonly table: string
  readonly key: string
  /** What it was when we were last there, for the list of our tables. */
  readonly note: TableNote | null
  /** When we first came. */
  readonly since?: number
}

export interface TableNote {
  readonly story: string | null
  readonly host: string
  readonly at: number
  /** Those of before did not say. */
  readonly phase?: TablePhase
  /** Are we somebody there, and not a bystander? */
  readonly isSomebody?: boolean
  readonly seats?: readonly Seat[]
  /** Whom the game waits for; a bot has no name. */
  readonly asked?: readonly { readonly seat: Seat; readonly person: string | null }[]
  /** Finished games of the table, the last one first. */
  readonly games?: readonly { readonly game: number; readonly outcome: Outcome }[]
}

/** Tables that were taken out of the list, and when: another device of ours is not to bring them back. */
export interface GoneTable {
  readonly table: string
  readonly at: number
}

const TABLES = 'haven.online.tables'
const GONE = 'haven.online.gone'
const NAME = 'haven.online.name'
export const MOST_TABLES = 150
const MOST_GONE = 150

export const isKnown = (value: unknown): value is KnownTable => {
  const { table, key, note } = (value ?? {}) as Partial<KnownTable>
  return typeof table === 'string' && typeof key === 'string' && typeof (note ?? null) === 'object'
}

export const isGone = (value: unknown): value is GoneTable => {
  const { table, at } = (value ?? {}) as Partial<GoneTable>
  return typeof table === 'string' && typeof at === 'number'
}

/** The last one first. */
export const knownTables = (): readonly KnownTable[] => readList(TABLES, isKnown)
export const goneTables = (): readonly GoneTable[] => readList(GONE, isGone)

/** Told whenever something is to be kept for our other devices too. */
let onChange: () => void = () => undefined
export const whenKept = (listener: () => void): void => {
  onChange = listener
}
export const tellKept = (): void => onChange()

export function keepTables(tables: readonly KnownTable[]): void {
  writeKept(TABLES, JSON.stringify(tables.slice(0, MOST_TABLES)))
}
export function keepGone(gone: readonly GoneTable[]): void {
  writeKept(GONE, JSON.stringify(gone.slice(0, MOST_GONE)))
}

const known = (table: string): KnownTable | undefined => knownTables().find((each) => each.table === table)
const others = (table: string): readonly KnownTable[] => knownTables().filter((each) => each.table !== table)

export const isOurs = (table: string): boolean => known(table) !== undefined

/** The key of this device at a table. Where it was before there was one secret it keeps the key that it drew then. */
export function keyAt(table: string): string {
  const found = known(table)
  if (found) return found.key
  const key = keyFor(table)
  keepTables([{ table, key, note: null, since: Date.now() }, ...knownTables()])
  tellKept()
  return key
}

/**
 * The key of a device that was invited to a table by another of the same person. Devices with one phrase have one key,
 * and here the two must be told apart. Gives back also how to undo it, if the invitation does not hold.
 */
export function keyByCode(table: string): { readonly key: string; readonly undo: () => void } {
  const before = knownTables().filter((each) => each.table === table)
  if (!phraseInUse()) return { key: keyAt(table), undo: () => undefined }
  const key = newKey()
  keepTables([{ table, key, note: null, since: Date.now() }, ...others(table)])
  return { key, undo: () => keepTables([...before, ...others(table)]) }
}

/** What another device of ours would want to know at once: not each turn. */
const standing = (note: TableNote | null): string => JSON.stringify({ ...note, at: 0, asked: [] })

/** By whoever was there with this key: another tab may have come back by a phrase, and have another one. */
export function noteTable(table: string, key: string, note: TableNote): void {
  const found = known(table)
  if (found?.key !== key) return
  keepTables([{ ...found, note }, ...others(table)])
  if (standing(found.note) !== standing(note)) tellKept()
}

/** Out of the list. Who comes again by its link has the key that follows from the secret. */
export function forgetTable(table: string): void {
  keepTables(others(table))
  keepGone([{ table, at: Date.now() }, ...goneTables().filter((each) => each.table !== table)])
  tellKept()
}

export const ownName = (): string => readKept(NAME) ?? ''
export const keepName = (name: string): void => writeKept(NAME, name)

const PROMISE = 'haven.online.promise.'
const MOST_PROMISES = 100

/** The commitment to the seed as this device first saw it: nobody can exchange it afterwards. */
export function keepPromise(table: string, game: number, seedCommit: string): void {
  const all = promises().filter(([name]) => name !== `${table}/${game}`)
  if (promisedSeed(table, game) === null) {
    writeKept(PROMISE, JSON.stringify([[`${table}/${game}`, seedCommit], ...all].slice(0, MOST_PROMISES)))
  }
}

function promises(): readonly (readonly [string, string])[] {
  const found = readJson(PROMISE)
  return Array.isArray(found) ? (found as [string, string][]) : []
}

export const promisedSeed = (table: string, game: number): string | null =>
  promises().find(([name]) => name === `${table}/${game}`)?.[1] ?? null
