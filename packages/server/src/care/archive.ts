import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Outcome, Seat } from '@haven/engine'
import type { GameRecord, Versions } from '@haven/table'
import { finishedGames, recordAt, type Store, type StoredTable } from '@haven/table/keeper'

/** What is kept of a table whose games are over: their records. The talk is gone, and so are its people's keys. */
export interface Archived {
  readonly host: string
  readonly seats: readonly Seat[]
  readonly games: readonly ArchivedGame[]
}

export interface ArchivedGame {
  readonly game: number
  readonly outcome: Outcome
  readonly record: GameRecord
  /** SHA-256 of the keys of those who alone may have it, if it was played without spectators; null: everybody. */
  readonly only: readonly string[] | null
}

const pack = promisify(gzip)
const unpack = promisify(gunzip)

export const packed = async (archived: Archived): Promise<string> =>
  (await pack(JSON.stringify(archived))).toString('base64')

export const unpacked = async (text: string): Promise<Archived> =>
  JSON.parse((await unpack(Buffer.from(text, 'base64'))).toString('utf8')) as Archived

/** Who may have a game of the table, by the hashes of their keys. */
function insidersOf(table: StoredTable, game: number): readonly string[] | null {
  const { earlier, people, seats, settings, insiders, gameNumber, phase } = table
  const seated = Object.values(seats).flatMap(({ person }) => (person === null ? [] : [person]))
  // A table may know who was there when that game was played.
  const isLast = phase === 'lobby' && game === gameNumber
  const known = isLast ? insiders : earlier.find(({ number }) => number === game)?.only
  const only = known === undefined ? (settings.spectators === 'none' ? seated : null) : known
  return only && people.filter(({ id }) => only.includes(id)).flatMap(({ devices }) => devices.map(({ hash }) => hash))
}

/** Null: it has no finished game. Undefined: the rules of one of them are not here, and it stays as it is. */
export async function archivedOf(
  store: Store,
  versions: Versions,
  table: StoredTable,
): Promise<Archived | null | undefined> {
  const games: ArchivedGame[] = []
  for (const { number, rules: version, length } of finishedGames(table)) {
    const rules = await versions.find(version)
    if (!rules) return undefined
    const record = recordAt(rules, table, number, await store.log(table.id, number, 0, length + 1))
    if (record) games.push({ game: number, outcome: record.outcome, record, only: insidersOf(table, number) })
  }
  if (games.length === 0) return null
  return {
    host: table.people.find(({ id }) => id === table.host)?.name ?? '',
    seats: Object.keys(table.seats) as Seat[],
    games,
  }
}

/** As whoever has this key may see it; null: nothing. */
export function shownTo({ host, seats, games }: Archived, hash: string): Archived | null {
  const seen = games.filter(({ only }) => only === null || only.includes(hash))
  return seen.length === 0 ? null : { host, seats, games: seen }
}
