import type { KnownTable, TableNote } from '../../src/model/online/secrets.ts'

/** Tables as a list knows them, for tests. */

export const idOf = (name: string): string => name.padEnd(22, '_')
export const keyOf = (name: string): string => name.padEnd(43, '-')
export const note = (at: number, more: Partial<TableNote> = {}): TableNote => ({
  story: null,
  host: 'Ann',
  at,
  ...more,
})
export const table = (name: string, key: string, noted: TableNote | null): KnownTable => ({
  table: idOf(name),
  key: keyOf(key),
  note: noted,
})
