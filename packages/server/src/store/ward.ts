import type { DamageKind, Place, Stored } from './damage.ts'

/** What `haven doctor` needs of a database: every row as it is, and a side table to move it to. */

/** A table's id as the database has it, which may be no text. */
export type Key = Stored

export interface RawTable {
  readonly key: Key
  readonly version: number
  readonly doc: Stored
  /** Of which version it is; what has changed since follows. */
  readonly from: number
  readonly changes: readonly Stored[]
  readonly listed: Stored | null
}

export interface RawEntry {
  readonly game: number
  readonly n: number
  readonly entry: Stored
}

export interface RawLine {
  readonly n: number
  readonly line: Stored
}

export interface Finding {
  readonly key: Key
  readonly place: Place
  readonly kind: DamageKind
  /** Its table cannot go on without it, and is set aside as a whole. */
  readonly isWhole: boolean
  /** In place of a line in the list that was damaged. */
  readonly listed?: string | null
}

export interface Ward {
  /** The ids of all tables that have rows of any kind. */
  keys(): Promise<readonly Key[]>
  /** Null: other rows name it, but there is no such table. */
  table(key: Key): Promise<RawTable | null>
  entries(key: Key): Promise<readonly RawEntry[]>
  lines(key: Key): Promise<readonly RawLine[]>
  /** Moves it into `set_aside`, all at once or not at all. */
  setAside(finding: Finding, at: number): Promise<void>
  close(): Promise<void>
}
