import type { Seat, Viewer } from '@haven/engine'
import type { Spectators } from '../online/commands.ts'
import { identify, seatNames, seatsHeldBy, sideOf } from './people.ts'
import type { Side, StoredTable } from './table.ts'

/** Who has seen the secrets of which side: nobody who has sits on the other one in the same game. */

export const isRunning = ({ phase }: StoredTable): boolean => phase === 'playing' || phase === 'broken'

/** The side that this key has sat on in the game that goes on, also if it is nobody's any more. */
export const sideKnownAt = (table: StoredTable, hash: string): Side | null =>
  identify(table, hash)?.person.side ?? table.knew.find((each) => each.hash === hash)?.side ?? null

/** Who has sat on a side and left it can come back: so nothing of the other one is shown there meanwhile. */
export function spectatorsAt(table: StoredTable, hash: string): Spectators {
  const { spectators } = table.settings
  const side = sideKnownAt(table, hash)
  if (side === null || spectators === 'none') return spectators
  return spectators === 'heroes' && side === 'heroes' ? 'heroes' : 'public'
}

const BOTH: readonly Side[] = ['sins', 'heroes']

/** Whose secrets this key has seen. `viewer`: through whose eyes it looks now. */
export function sidesSeen(table: StoredTable, hash: string, viewer: Viewer | null): readonly Side[] {
  if (!isRunning(table)) return []
  const side = sideKnownAt(table, hash)
  if (side) return [side]
  if (viewer === 'all') return BOTH
  return viewer === null || viewer === 'spectator' ? [] : [sideOf(viewer)]
}

/** The seats that this key could sit down in or ask the host for. */
export function seatsFreeFor(table: StoredTable, hash: string, viewer: Viewer | null): readonly Seat[] {
  const who = identify(table, hash)
  const held = who ? seatsHeldBy(table, who.person.id) : []
  const isKeptOut = table.locked && held.length === 0 && who?.person.id !== table.host
  if (table.phase === 'over' || table.settings.home || who?.device.hand || isKeptOut) return []
  const [side, ...others] = new Set([...held.map(sideOf), ...sidesSeen(table, hash, viewer)])
  const isFree = (seat: Seat): boolean => table.seats[seat]?.person === null && (!side || sideOf(seat) === side)
  return others.length > 0 ? [] : seatNames(table).filter(isFree)
}

export const isSentAway = ({ banned }: StoredTable, hash: string): boolean => banned.includes(hash)
