import type { Seat } from '@haven/engine'
import type { PersonView, TableView } from '@haven/table'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import type { OnlineTable } from '../../model/online/online-table.ts'

export const OnlineContext = createContext<OnlineTable | null>(null)

export function useOnline(): OnlineTable {
  const table = useContext(OnlineContext)
  if (!table) throw new Error('there is no online table around this')
  return table
}

export const hostOf = ({ people }: TableView): PersonView | null => people.find(({ host }) => host) ?? null

const somebody = ({ people, gone }: TableView, person: string | null): Omit<PersonView, 'host'> | null =>
  people.find(({ id }) => id === person) ?? gone.find(({ id }) => id === person) ?? null

export const nameOf = (room: TableView, person: string | null): string =>
  somebody(room, person)?.name ?? say.play.somebody

export const markOf = (room: TableView, person: string | null): number | null => somebody(room, person)?.mark ?? null

export const isHost = (room: TableView): boolean => hostOf(room)?.id === room.you.person && room.you.person !== null

/** The name of who sits there; null where a bot does. */
export function personAt(room: TableView, seat: Seat): string | null {
  const holder = room.seats.find((each) => each.seat === seat)
  return holder?.person ? nameOf(room, holder.person) : null
}
