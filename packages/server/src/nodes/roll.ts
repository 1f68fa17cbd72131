/** Which nodes live, as one of them sees it: each writes into the database every second that it is there. */

export interface NodeRow {
  readonly id: string
  /** Where other nodes reach it. */
  readonly address: string
  /** When it last said so, by the clock of the database. */
  readonly at: number
  /** Milliseconds since then, by the same clock. */
  readonly age: number
}

export const BEAT = 1_000
/** A node that has said nothing for so long is gone. */
export const LEASE = 4_000

interface Known extends NodeRow {
  readonly silent: number
}

/**
 * No two clocks are compared: a lease counts the time in which we could read the database and found no word of the
 * other. While nobody reaches the database nobody runs out, and who was there before is there afterwards.
 */
export class Roll {
  #known: ReadonlyMap<string, Known> = new Map()
  #heardAt: number | null = null

  /** What stands in the database, without ourselves. */
  hear(rows: readonly NodeRow[], now: number): void {
    const since = this.#heardAt === null ? 0 : Math.min(Math.max(0, now - this.#heardAt), 2 * BEAT)
    this.#heardAt = now
    this.#known = new Map(
      rows.map((row) => {
        const before = this.#known.get(row.id)
        const silent = !before ? row.age : before.at === row.at ? before.silent + since : 0
        return [row.id, { ...row, silent }]
      }),
    )
  }

  /** Where they are, by their ids. */
  get living(): ReadonlyMap<string, string> {
    return new Map(
      [...this.#known.values()].flatMap(({ id, address, silent }) => (silent <= LEASE ? [[id, address]] : [])),
    )
  }
}
