import { PHASES, type TablePhase, type Versions } from '@haven/table'
import type { Keeper, Store, World } from '@haven/table/keeper'
import type { CareStore, Counted } from '../store/care-store.ts'
import { archivedOf, packed } from './archive.ts'

/** Goes round all tables now and then: counts them, puts finished ones away, and throws unused ones out. */

export interface CareOptions {
  readonly store: Store
  readonly care: CareStore
  readonly keeper: Keeper
  /** Who serves a table knows whether somebody looks at it: each looks after his own. Null: nobody else is there. */
  readonly owns: ((id: string) => boolean) | null
  /** A table is gone for good. */
  readonly shut: (id: string) => void
  readonly versions: Versions
  readonly world: Pick<World, 'now' | 'after' | 'report'>
  /** Days after which a finished table becomes its records; null: never. */
  readonly archiveAfter: number | null
  /** Days after which a lobby that nobody used goes; null: never. */
  readonly lobbyDays: number | null
}

export interface Census {
  readonly at: number
  /** Milliseconds that it took. */
  readonly took: number
  readonly phases: Readonly<Record<TablePhase | 'unknown', number>>
  readonly oldest: readonly Counted[]
  readonly largest: readonly Counted[]
  readonly reported: readonly Counted[]
  readonly moderated: readonly Counted[]
  readonly putAway: number
}

const DAY = 86_400_000
const FIRST = 60_000
const EVERY = 3_600_000
const MOST_SHOWN = 5
const MOST_READ = 50

/** The first ones of what was seen so far, without keeping the rest. */
function best(list: Counted[], next: Counted, order: (a: Counted, b: Counted) => number, most: number): void {
  list.push(next)
  list.sort(order)
  if (list.length > most) list.length = most
}

export class Care {
  readonly #options: CareOptions
  #stop: (() => void) | null = null
  #round: Promise<Census> | null = null
  #isOver = false
  census: Census | null = null

  constructor(options: CareOptions) {
    this.#options = options
    this.#later(FIRST)
  }

  #later(ms: number): void {
    const { after, report } = this.#options.world
    this.#stop = after(ms, () => {
      this.round()
        .catch((error: unknown) => report('care', '', error))
        .finally(() => {
          if (!this.#isOver) this.#later(EVERY)
        })
    })
  }

  /** One at a time: who asks meanwhile gets what comes of it. */
  round(): Promise<Census> {
    this.#round ??= this.#go().finally(() => {
      this.#round = null
    })
    return this.#round
  }

  async #go(): Promise<Census> {
    const { care, world } = this.#options
    const phases = Object.fromEntries([...PHASES, 'unknown'].map((phase) => [phase, 0])) as Record<
      TablePhase | 'unknown',
      number
    >
    const [oldest, largest, reported, moderated]: [Counted[], Counted[], Counted[], Counted[]] = [[], [], [], []]
    let putAway = 0
    const began = performance.now()
    const newestFirst = (a: Counted, b: Counted): number => b.changed - a.changed
    for await (const page of care.tables()) {
      for (const table of page) {
        if (this.#isOver) break
        if (this.#isDue(table) && (await this.#putAway(table))) {
          putAway++
          continue
        }
        phases[table.phase ?? 'unknown']++
        best(oldest, table, (a, b) => a.changed - b.changed, MOST_SHOWN)
        best(largest, table, (a, b) => b.size - a.size, MOST_SHOWN)
        if (table.hasReports) best(reported, table, newestFirst, MOST_READ)
        if (table.hasTrail) best(moderated, table, newestFirst, MOST_READ)
      }
    }
    this.census = {
      at: world.now(),
      took: performance.now() - began,
      phases,
      oldest,
      largest,
      reported,
      moderated,
      putAway,
    }
    return this.census
  }

  #isDue({ id, phase, changed }: Counted): boolean {
    const { archiveAfter, lobbyDays, world, keeper, owns } = this.#options
    const days = phase === 'over' ? archiveAfter : phase === 'lobby' ? lobbyDays : null
    return days !== null && changed < world.now() - days * DAY && owns?.(id) !== false && !keeper.isWatched(id)
  }

  /** Only as it was counted: whoever changes it meanwhile keeps it. */
  async #putAway({ id, version, phase }: Counted): Promise<boolean> {
    const { store, care, shut, versions, world } = this.#options
    try {
      const found = await store.load(id)
      if (!found || found.table.phase !== phase || found.table.version !== version) return false
      const archived = await archivedOf(store, versions, found.table)
      if (archived === undefined) return false
      const kept = archived && (await packed(archived))
      if (!(await care.putAway(id, version, kept, world.now()))) return false
      shut(id)
      return true
    } catch (error) {
      // One table that cannot be helped does not keep the others.
      world.report('care', id, error)
      return false
    }
  }

  async close(): Promise<void> {
    this.#isOver = true
    this.#stop?.()
    await this.#round?.catch(() => undefined)
  }
}
