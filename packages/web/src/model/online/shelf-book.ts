import { type Block, isBlock } from './blocked.ts'
import { type GoneTable, isGone, isKnown, type KnownTable, MOST_TABLES } from './secrets.ts'

/** What a person keeps for all devices with the same phrase, and what becomes of two such lists when they meet. */
export interface ShelfBook {
  readonly format: 1
  readonly name: string
  /** The last one first, and so with the others. */
  readonly tables: readonly KnownTable[]
  readonly gone: readonly GoneTable[]
  readonly blocks: readonly Block[]
}

const MOST_GONE = 100
const MOST_BLOCKS = 100

export const EMPTY_BOOK: ShelfBook = { format: 1, name: '', tables: [], gone: [], blocks: [] }

const listOf = <T>(value: unknown, isOne: (value: unknown) => value is T): readonly T[] =>
  Array.isArray(value) ? value.filter(isOne) : []

/** Null: it was written by something newer, or by nothing of ours. */
export function readBook(value: unknown): ShelfBook | null {
  const found = (value ?? {}) as Partial<Record<keyof ShelfBook, unknown>>
  if (found.format !== 1) return null
  return {
    format: 1,
    name: typeof found.name === 'string' ? found.name : '',
    tables: listOf(found.tables, isKnown),
    gone: listOf(found.gone, isGone),
    blocks: listOf(found.blocks, isBlock),
  }
}

/** When we last had to do with it. */
export const lastSeen = ({ note, since = 0 }: KnownTable): number => Math.max(note?.at ?? 0, since)

/** One of each name, the latest; the latest first. */
function latest<T extends { readonly at: number }>(all: readonly T[], nameOf: (each: T) => string, most: number): T[] {
  const found = new Map<string, T>()
  for (const each of [...all].sort((a, b) => b.at - a.at)) {
    if (!found.has(nameOf(each))) found.set(nameOf(each), each)
  }
  return [...found.values()].slice(0, most)
}

const isSomebody = ({ note }: KnownTable): boolean => note?.isSomebody ?? false

const withLatestNote = (kept: KnownTable, other: KnownTable): KnownTable =>
  lastSeen(other) > lastSeen(kept) ? { ...other, key: kept.key } : kept

/**
 * Which of two entries of one table counts here, and which for everybody. With one key they are one, as last seen. With
 * two, whoever is somebody there counts: a browser that was emptied and has only looked in comes back to the seat. If
 * both are, this device is another device or another person at that table, and each keeps its own.
 */
function oneTable(here: KnownTable, there: KnownTable): { readonly here: KnownTable; readonly there: KnownTable } {
  if (here.key === there.key) {
    const met = withLatestNote(here, there)
    return { here: met, there: met }
  }
  if (isSomebody(here) && isSomebody(there)) return { here, there }
  const counts = isSomebody(here) ? here : there
  return { here: counts, there: counts }
}

/** The two lists after they have met: this device's own, and the one on the shelf. */
export function meet(here: ShelfBook, there: ShelfBook): { readonly here: ShelfBook; readonly there: ShelfBook } {
  const gone = latest([...here.gone, ...there.gone], ({ table }) => table, MOST_GONE)
  const blocks = latest([...here.blocks, ...there.blocks], ({ who }) => who, MOST_BLOCKS)
  const name = here.name || there.name
  const of = (book: ShelfBook, table: string) => book.tables.find((each) => each.table === table)
  const ids = [...new Set([...here.tables, ...there.tables].map(({ table }) => table))]
  const pairs = ids.flatMap((table) => {
    const [mine, theirs] = [of(here, table), of(there, table)]
    const first = mine ?? theirs
    if (!first) return []
    return [mine && theirs ? oneTable(mine, theirs) : { here: first, there: first }]
  })
  const left = (each: KnownTable): boolean => gone.every(({ table, at }) => table !== each.table || at < lastSeen(each))
  const list = (which: 'here' | 'there'): readonly KnownTable[] =>
    pairs
      .map((pair) => pair[which])
      .filter(left)
      .sort((a, b) => lastSeen(b) - lastSeen(a))
      .slice(0, MOST_TABLES)
  const both = { ...EMPTY_BOOK, name, gone, blocks }
  return { here: { ...both, tables: list('here') }, there: { ...both, tables: list('there') } }
}
