/**
 * Addresses of tables. Everything that opens something stands behind the `#`, which no browser sends to a server: the
 * table itself, the code that makes another device mine, the moment of a replay.
 */
export interface TableAddress {
  readonly table: string
  /** Of another device of the same person. */
  readonly code: string | null
  /** A moment of the finished game. */
  readonly moment: number | null
}

export const TABLE_PATH = '/t'

const FRAGMENT = /^#([\w-]{22})(?:\/c\/([\w-]{43})|\/m\/(\d{1,6}))?$/

export function tableIn(hash: string): TableAddress | null {
  const [, table, code, moment] = FRAGMENT.exec(hash) ?? []
  if (table === undefined) return null
  return { table, code: code ?? null, moment: moment === undefined ? null : Number(moment) }
}

export const tablePath = (table: string): string => `${TABLE_PATH}#${table}`
export const devicePath = (table: string, code: string): string => `${TABLE_PATH}#${table}/c/${code}`
export const momentPath = (table: string, moment: number): string => `${TABLE_PATH}#${table}/m/${moment}`
