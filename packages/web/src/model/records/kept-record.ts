import type { Seat, Side } from '@haven/engine'
import type { GameRecord } from '@haven/table'
import { packed, unpacked } from '../../base/packing.ts'

/** A finished game of this device. Nothing in it is secret any more: it is packed, to be small, and not sealed. */
export interface KeptRecord {
  /** Of the whole game: the same game is never kept twice. */
  readonly hash: string
  /** The table that it was played at; null where that is elsewhere. */
  readonly table: string | null
  /** When it ended, in milliseconds. */
  readonly at: number
  /** Where the people of this device sat. */
  readonly people: readonly Seat[]
  readonly packed: Uint8Array<ArrayBuffer>
}

export type RecordFacts = Omit<KeptRecord, 'packed'>

export const keep = async (record: GameRecord, facts: Omit<RecordFacts, 'hash'>): Promise<KeptRecord> => ({
  hash: record.hash,
  ...facts,
  packed: await packed(JSON.stringify(record)),
})

export const textOf = ({ packed: bytes }: KeptRecord): Promise<string> => unpacked(bytes)

/** It was checked before it was kept. */
export const recordIn = async (kept: KeptRecord): Promise<GameRecord> => JSON.parse(await textOf(kept)) as GameRecord

/** So many digits of its hash are its address: `/g/…/replay`. Ids of tables are shorter. */
export const ADDRESS = 32
export const isAddress = (game: string): boolean => game.length === ADDRESS
export const addressOf = (hash: string): string => hash.slice(0, ADDRESS)

/** Which games are of somebody: from their beginning, with people, and to their end. */
export const isOwn = ({ startPosition }: Pick<GameRecord, 'startPosition'>, people: readonly Seat[]): boolean =>
  startPosition === undefined && people.length > 0

/** Whose side the people of a device were on. */
export type SatAs = Side | 'both'

export function satAs(people: readonly Seat[]): SatAs {
  const isSins = people.includes('sins')
  return !isSins ? 'heroes' : people.length === 1 ? 'sins' : 'both'
}
