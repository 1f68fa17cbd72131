import type { Change, StoredTable } from '@haven/table/keeper'
import pg from 'pg'
import type { Moved } from '../nodes/moved.ts'
import { writtenOf } from './journal.ts'
import { columnsOf } from './rows.ts'

/**
 * All of it or nothing, in one statement: what a process has decided at all its tables in a few milliseconds. The version
 * guards each table by itself. Rows are locked in one order, so that two processes do not wait for each other.
 */
const COMMIT = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::integer[], $4::bigint[], $5::text[], $6::bigint[], $7::text[],
      $8::text[], $9::integer[], $10::boolean[]) AS given (id, version, game, wake, listed, changed, doc, change, cut, anew)
  ), locked AS (
    SELECT t.id FROM tables t JOIN given USING (id) ORDER BY t.id FOR UPDATE OF t
  ), moved AS (
    UPDATE tables t SET version = g.version, game = g.game, wake = g.wake, listed = g.listed, changed = g.changed
    FROM given g JOIN locked USING (id) WHERE t.id = g.id AND t.version = g.version - 1
    RETURNING t.id, g.version, g.game, g.doc, g.change, g.cut, g.anew
  ), written AS (
    INSERT INTO docs (id, version, doc) SELECT id, version, doc FROM moved WHERE doc IS NOT NULL
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, doc = excluded.doc
  ), told AS (
    DELETE FROM changes USING moved WHERE table_id = moved.id AND doc IS NOT NULL
  ), telling AS (
    INSERT INTO changes (table_id, version, change) SELECT id, version, change FROM moved WHERE doc IS NULL
  ), shortened AS (
    DELETE FROM entries USING moved WHERE table_id = moved.id AND entries.game = moved.game AND n >= cut
  ), logged AS (
    INSERT INTO entries (table_id, game, n, entry)
    SELECT id, game, n, entry FROM unnest($11::text[], $12::integer[], $13::text[]) AS new (id, n, entry) JOIN moved USING (id)
    ON CONFLICT (table_id, game, n) DO UPDATE SET entry = excluded.entry
  ), hushed AS (
    DELETE FROM lines USING moved WHERE table_id = moved.id AND anew
  ), said AS (
    INSERT INTO lines (table_id, line)
    SELECT id, line FROM unnest($14::text[], $15::text[]) WITH ORDINALITY AS new (id, line, place) JOIN moved USING (id)
    ORDER BY place
  )
  SELECT id FROM moved`

type Outcome = 'stored' | 'conflict'

interface Waiting {
  readonly change: Change
  readonly before: StoredTable | undefined
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

/** Milliseconds from one transaction to the next, at least. */
const GATHER = 3
const MOST = 500

function valuesOf(group: readonly Waiting[]): unknown[] {
  const tables = group.map(({ change, before }) => ({
    ...columnsOf(change),
    ...writtenOf(change, before),
    cut: change.entries ? change.entries.from + change.entries.entries.length : null,
    anew: change.areLinesAnew ?? false,
  }))
  const entries = group.flatMap(({ change: { table, entries } }) =>
    (entries?.entries ?? []).map((entry, i) => ({
      id: table.id,
      n: (entries?.from ?? 0) + i,
      entry: JSON.stringify(entry),
    })),
  )
  const lines = group.flatMap(({ change: { table, lines } }) =>
    lines.map((line) => ({ id: table.id, line: JSON.stringify(line) })),
  )
  const columns = ['id', 'version', 'game', 'wake', 'listed', 'changed', 'doc', 'change', 'cut', 'anew'] as const
  return [
    ...columns.map((name) => tables.map((table) => table[name])),
    entries.map(({ id }) => id),
    entries.map(({ n }) => n),
    entries.map(({ entry }) => entry),
    lines.map(({ id }) => id),
    lines.map(({ line }) => line),
  ]
}

/** Of the values that were given, and not of the database or the way to it. */
const isTheirs = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:22|23|54)/.test(error.code ?? '')

/** What comes while one transaction is under way goes into the next, a table once in each. */
export class Batches {
  readonly #pool: pg.Pool
  readonly #onStored: (moved: readonly Moved[]) => void
  #waiting: Waiting[] = []
  #working: Promise<void> | null = null

  constructor(pool: pg.Pool, onStored: (moved: readonly Moved[]) => void) {
    this.#pool = pool
    this.#onStored = onStored
  }

  commit(change: Change, before: StoredTable | undefined): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, before, resolve, reject })
      this.#working ??= this.#work()
    })
  }

  /** What was asked for has come to its end. */
  async quiet(): Promise<void> {
    await this.#working
  }

  async #work(): Promise<void> {
    await new Promise((resolve) => void setImmediate(resolve))
    while (this.#waiting.length > 0) {
      const began = performance.now()
      await this.#write(this.#next())
      const rest = began + GATHER - performance.now()
      if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest))
    }
    this.#working = null
  }

  #next(): readonly Waiting[] {
    const group = new Map<string, Waiting>()
    const later: Waiting[] = []
    for (const each of this.#waiting) {
      const { id } = each.change.table
      if (group.size < MOST && !group.has(id)) group.set(id, each)
      else later.push(each)
    }
    this.#waiting = later
    return [...group.values()]
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    try {
      const values = valuesOf(group)
      const { rows } = await this.#pool.query<{ id: string }>({ name: 'commit', text: COMMIT, values })
      const stored = new Set(rows.map(({ id }) => id))
      for (const { change, resolve } of group) resolve(stored.has(change.table.id) ? 'stored' : 'conflict')
      const moved = group.filter(({ change }) => stored.has(change.table.id))
      if (moved.length > 0)
        this.#onStored(moved.map(({ change: { table } }) => ({ id: table.id, version: table.version })))
    } catch (error) {
      // What the database refused as a whole is tried one by one: nobody has to pay for another.
      if (group.length > 1 && isTheirs(error)) for (const each of group) await this.#write([each])
      else for (const { reject } of group) reject(error)
    }
  }
}
