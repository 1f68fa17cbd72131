/**
 * A line of its own to the database, beside the one on which tables are played: for what looks after them. Values stand
 * as `$1`, `$2`, … in the text, whatever the database is.
 */
export interface Sql {
  all<T>(text: string, values?: readonly SqlValue[]): Promise<readonly T[]>
  /** All of it or nothing. Nothing more is done if the first changes nothing; gives whether it did. */
  run(statements: readonly Statement[]): Promise<boolean>
  /** Bytes that the database takes. */
  size(): Promise<number>
  /** A copy that holds together, made while it goes on; null: this database has ways of its own. */
  readonly backup: ((file: string) => Promise<void>) | null
  close(): Promise<void>
}

export type SqlValue = string | number | null
export type Statement = readonly [text: string, values: readonly SqlValue[]]
