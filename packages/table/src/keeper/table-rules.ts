import type { Rules } from '@haven/engine'
import { missingBox } from '../boxes/missing.ts'
import { TableError } from '../errors.ts'
import {
  type Change,
  type Entry,
  type Input,
  type Judged,
  type LiveTable,
  type StoredTable,
  underNewRules,
} from '../judge/index.ts'
import { onlineNo } from '../online/codes.ts'
import type { TableSettings } from '../online/commands.ts'
import type { Versions } from '../versions.ts'

const keyOf = ({ boxes = [] }: TableSettings): string => boxes.join(' ')

/** Which rules a table is played by: those of today with the boxes of its settings, or those that its game began with. */
export class TableRules {
  readonly #versions: Versions
  /** By the boxes of settings: a table is set up by all of them. */
  readonly #setUp = new Map<string, Rules>()
  /** Those that its game names. */
  #own: Rules | null = null

  constructor(versions: Versions) {
    this.#versions = versions
  }

  of({ phase, game, settings }: StoredTable): Rules {
    const setUp = this.#setUp.get(keyOf(settings)) ?? this.#versions.newest
    // A game that has yet to begin, also after another, begins with the newest.
    if (phase === 'lobby' || !game || game.rules === setUp.version) return setUp
    if (this.#own?.version !== game.rules) this.#own = this.#versions.fitting(setUp, game.setup)
    return this.#own
  }

  /** A game without the boxes of its settings that it uses nothing of. */
  readonly fitting: Versions['fitting'] = (rules, setup) => this.#versions.fitting(rules, setup)

  /** By what an input is judged: new settings by the boxes that they name, and refused if one is not here. */
  async forInput(table: StoredTable, input: Input): Promise<Rules | Extract<Judged, { done: false }>> {
    if (input.input !== 'command' || input.body.command !== 'settings' || table.phase !== 'lobby') return this.of(table)
    try {
      return await this.#ofSettings(input.body.settings)
    } catch (error) {
      const refusal = onlineNo(error)
      if (!refusal) throw error
      return { done: false, refusal, next: null }
    }
  }

  async #ofSettings(settings: TableSettings): Promise<Rules> {
    const rules = await this.#versions.with(settings.boxes ?? [])
    this.#setUp.set(keyOf(settings), rules)
    return rules
  }

  /** Fetches the rules of a table that was found. A table without its rules is left alone: what it lacks is named. */
  async fetch({ phase, game, settings }: StoredTable): Promise<void> {
    const setUp = this.#ofSettings(settings)
    if (phase === 'lobby' || !game) {
      await setUp
      return
    }
    // Of its settings there may be a box that has gone since: they are looked at again with the next game.
    await setUp.catch(() => undefined)
    if (this.#own?.version !== game.rules) this.#own = await this.#versions.find(game.rules)
    if (this.#own) return
    const [missing] = this.#versions.missing(game.rules)
    if (missing) throw missingBox(missing)
    throw new TableError('foreign-rules', 'table', { rules: game.rules, known: this.#versions.newest.version })
  }

  /** A game of an earlier release, under the rules of today if it means the same there; null if it stays as it is. */
  async bringOver(
    found: LiveTable,
    history: () => Promise<readonly Entry[]>,
    now: number,
  ): Promise<{ change: Change; live: LiveTable } | null> {
    const { game, phase } = found.table
    await this.fetch(found.table)
    if (!game || phase !== 'playing' || !this.#own || this.#versions.isToday(game.rules)) return null
    return underNewRules(found, await history(), this.#versions.newest, this.#own, now)
  }
}

/** The game that a table plays, and how long its log is. */
export const lengthOf = ({ table }: LiveTable) => ({ game: table.gameNumber, length: table.game?.length ?? 0 })
