/**
 * Addresses of tables. Everything that opens something stands behind the `#`, which no browser sends to a server: the
 * table itself, the code that makes another device mine, the moment of a replay.
 */
export interface TableAddress {
  readonly table: string
  /** Of another device of the same person. */
  readonly code: string | null
  /** Which finished game of the table, if it is not the last. */
  readonly game: number | null
  /** A moment of the finished game. */
  readonly moment: number | null
}

export const TABLE_PATH = '/t'

const FRAGMENT = /^#([\w-]{22})(?:\/c\/([\w-]{43})|(?:\/g\/(\d{1,6}))?\/m\/(\d{1,6}))?$/

export function tableIn(hash: string): TableAddress | null {
  const [, table, code, game, moment] = FRAGMENT.exec(hash) ?? []
  if (table === undefined) return null
  const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text))
  return { table, code: code ?? null, game: number(game), moment: number(moment) }
}

export const tablePath = (table: string): string => `${TABLE_PATH}#${table}`
export const devicePath = (table: string, code: string): string => `${TABLE_PATH}#${table}/c/${code}`
export const momentPath = (table: string, game: number, moment: number): string =>
  `${TABLE_PATH}#${table}/g/${game}/m/${moment}`
