import type { Entry, LiveTable, StoredTable } from '../judge/index.ts'
import { onlineNo } from '../online/codes.ts'
import { Doubt } from './doubt.ts'
import type { Store } from './store.ts'
import type { World } from './world.ts'

export const TRIES = 12
export const FIRST_PAUSE = 20
export const LONGEST_PAUSE = 1_000

export const pause = (world: World, ms: number): Promise<void> =>
  new Promise((resolve) => void world.after(ms, resolve))

/** What one table reads from the store. Reading may be tried as often as one likes; what is damaged stays so. */
export class Reading {
  readonly #id: string
  readonly #store: Store
  readonly #world: World
  readonly #isOver: () => boolean

  constructor(id: string, store: Store, world: World, isOver: () => boolean) {
    this.#id = id
    this.#store = store
    this.#world = world
    this.#isOver = isOver
  }

  async #again<T>(read: () => Promise<T>): Promise<T> {
    let ms = FIRST_PAUSE
    for (let tries = 1; ; tries++) {
      try {
        return await read()
      } catch (error) {
        // What can be said to people does not pass by waiting.
        const no = onlineNo(error)
        if (no?.code === 'damaged') this.#world.report('damaged', this.#id, error)
        if (no) throw error
        this.#world.report('store', this.#id, error)
        if (tries >= TRIES || this.#isOver()) throw new Doubt()
      }
      await pause(this.#world, ms)
      ms = Math.min(ms * 2, LONGEST_PAUSE)
    }
  }

  table(): Promise<LiveTable | null> {
    return this.#again(() => this.#store.load(this.#id))
  }

  /** Entries of a game's log. Fewer, if somebody else has taken some back meanwhile: what comes of them is stored by nobody. */
  entries(game: number, from: number, to: number): Promise<readonly Entry[]> {
    return this.#again(() => this.#store.log(this.#id, game, from, to))
  }

  history({ game, length }: { game: number; length: number }): Promise<readonly Entry[]> {
    return this.entries(game, 0, length + 1)
  }

  /** A game of before that is damaged is refused by itself: the table plays another one. */
  async historyOrNo(table: StoredTable, wanted: { game: number; length: number }) {
    try {
      return await this.history(wanted)
    } catch (error) {
      const refusal = onlineNo(error)
      if (!refusal || wanted.game === table.gameNumber) throw error
      return { done: false, refusal, next: null } as const
    }
  }
}
