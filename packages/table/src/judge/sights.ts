import { type State, seedCommit, type View, type Viewer } from '@haven/engine'
import type { RoomOfAll, Sight } from '../online/told.ts'
import type { Since } from './later.ts'
import type { StoredTable } from './table.ts'

interface Seen {
  readonly state: State
  readonly since: Since | undefined
  readonly sight: Sight
  readonly is: number
}

/** What several devices are shown alike is made once for all of them: of the table as it is, and of each viewer's last moment. */
export class Sights {
  #made = 0
  #room: { readonly table: StoredTable; readonly room: RoomOfAll; readonly is: number } | null = null
  #seed: { readonly seed: string; readonly commit: string } | null = null
  readonly #seen = new Map<Viewer, Seen>()

  /** The promise of the seed is the same for a whole game. */
  commit(seed: string): string {
    if (this.#seed?.seed !== seed) this.#seed = { seed, commit: seedCommit(seed) }
    return this.#seed.commit
  }

  room(table: StoredTable, make: () => RoomOfAll): { readonly room: RoomOfAll; readonly is: number } {
    if (this.#room?.table !== table) this.#room = { table, room: make(), is: this.#made++ }
    return this.#room
  }

  /** `since` belongs to a moment of before, which others look at as it is. */
  sight(viewer: Viewer, state: State, since: Since | undefined, make: () => View): Seen {
    const known = this.#seen.get(viewer)
    if (known && known.state === state && known.since === since) return known
    const { prompts: _, ...sight } = make()
    const seen = { state, since, sight, is: this.#made++ }
    this.#seen.set(viewer, seen)
    return seen
  }
}
