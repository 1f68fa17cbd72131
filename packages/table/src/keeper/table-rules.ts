import type { Rules } from '@haven/engine'
import { TableError } from '../errors.ts'
import { type Change, type Entry, type LiveTable, type StoredTable, underNewRules } from '../judge/index.ts'
import type { Versions } from '../versions.ts'

/** Which rules a table is played by: those of today, or those that its game began with. */
export class TableRules {
  readonly #versions: Versions
  #older: Rules | null = null

  constructor(versions: Versions) {
    this.#versions = versions
  }

  /** A game that has yet to begin, also after another, begins with the newest. */
  #isOfToday({ phase, game }: StoredTable): boolean {
    return phase === 'lobby' || !game || game.rules === this.#versions.newest.version
  }

  of(table: StoredTable): Rules {
    const { newest } = this.#versions
    return this.#isOfToday(table) ? newest : (this.#older ?? newest)
  }

  /**
   * A game of an earlier release, under the rules of today if it means the same there; null if it stays as it is. A
   * table without its rules is left alone.
   */
  async bringOver(
    found: LiveTable,
    history: () => Promise<readonly Entry[]>,
    now: number,
  ): Promise<{ change: Change; live: LiveTable } | null> {
    const { newest } = this.#versions
    const { game, phase } = found.table
    if (!game || this.#isOfToday(found.table)) return null
    this.#older = await this.#versions.find(game.rules)
    if (!this.#older) throw new TableError('foreign-rules', 'table', { rules: game.rules, known: newest.version })
    return phase === 'playing' ? underNewRules(found, await history(), newest, this.#older, now) : null
  }
}

/** The game that a table plays, and how long its log is. */
export const lengthOf = ({ table }: LiveTable) => ({ game: table.gameNumber, length: table.game?.length ?? 0 })
