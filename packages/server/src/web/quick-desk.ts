import type { Seat } from '@haven/engine'
import { type Pace, type QuickWish, type Side, seatFor, sideOfSeat } from '@haven/table'
import type { Store } from '@haven/table/keeper'

/** Finds a table for somebody who only said which side and how fast. Who gets the seat in the end the table's judge says. */

export interface QuickAsk extends QuickWish {
  /** The table that the asker would make. */
  readonly make: string
  /** Tables that are not to be found again: the seat was taken, or the asker had the other side there. */
  readonly not: readonly string[]
}

export type QuickAnswer =
  | { readonly found: 'table'; readonly table: string; readonly seat: Seat }
  /** Somebody makes a fitting table at this moment: ask again after so many milliseconds. */
  | { readonly found: 'soon'; readonly after: number }
  /** None: make one, and take this seat. */
  | { readonly found: 'none'; readonly seat: Seat }

interface Making {
  readonly table: string
  readonly side: Side
  readonly pace: Pace
  readonly until: number
}

const AGAIN = 1_000
/** Who has not made the table by then has gone. */
const MAKING_LASTS = 6_000
const MOST_LOOKED_AT = 100
const FIRST_SEATS: Readonly<Record<Side, Seat>> = { heroes: 'hero1', sins: 'sins' }

export class QuickDesk {
  readonly #store: Store
  readonly #now: () => number
  #making: readonly Making[] = []

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  async find({ side, pace, make, not }: QuickAsk): Promise<QuickAnswer> {
    const filter = { quick: true, pace, ...(side && { side }) } as const
    for (const listed of await this.#store.listed(MOST_LOOKED_AT, filter)) {
      const seat = not.includes(listed.table) ? null : seatFor(listed, { side })
      if (seat) return { found: 'table', table: listed.table, seat }
    }
    // From here on nothing waits: of two who ask at once the second sees what the first was told.
    const now = this.#now()
    this.#making = this.#making.filter(({ until }) => until > now)
    const fits = (each: Making): boolean =>
      each.pace === pace &&
      !not.includes(each.table) &&
      each.table !== make &&
      !(side === 'sins' && each.side === 'sins')
    if (this.#making.some(fits)) return { found: 'soon', after: AGAIN }
    const seat = FIRST_SEATS[side ?? 'heroes']
    if (!this.#making.some(({ table }) => table === make)) {
      this.#making = [...this.#making, { table: make, side: sideOfSeat(seat), pace, until: now + MAKING_LASTS }]
    }
    return { found: 'none', seat }
  }
}
