import type { ListedTable, TablePhase } from './frames.ts'
import { type Pace, paceOf, type Side, sideOfSeat } from './quick.ts'

/** Which of the listed tables somebody wants to see. What is left out is any. */
export interface ListFilter {
  /** A seat of it is free. */
  readonly side?: Side
  readonly pace?: Pace
  readonly story?: string
  readonly phase?: Extract<TablePhase, 'lobby' | 'playing'>
  /** Those alone that quick match may bring somebody to. */
  readonly quick?: boolean
  /** Where the page before ended. */
  readonly after?: ListCursor
}

export type ListCursor = Pick<ListedTable, 'changed' | 'table'>

/** The newest first; of the same moment by name. */
export const listOrder = (a: ListCursor, b: ListCursor): number =>
  b.changed - a.changed || (a.table < b.table ? -1 : a.table > b.table ? 1 : 0)

export function isWanted(listed: ListedTable, { side, pace, story, phase, quick, after }: ListFilter): boolean {
  return (
    (side === undefined || listed.free.some((seat) => sideOfSeat(seat) === side)) &&
    (pace === undefined || (listed.pace ?? paceOf(listed.time)) === pace) &&
    (story === undefined || listed.story === story) &&
    (phase === undefined || listed.phase === phase) &&
    (!quick || listed.quick === true) &&
    (after === undefined || listOrder(after, listed) < 0)
  )
}

const CURSOR = /^(\d{1,16})\.([\w-]{22})$/

export const cursorOf = ({ changed, table }: ListCursor): string => `${Math.floor(changed)}.${table}`

/** Null: it is none. */
export function readCursor(text: string): ListCursor | null {
  const [, changed, table] = CURSOR.exec(text) ?? []
  return table === undefined ? null : { changed: Number(changed), table }
}
