import { type Input, type LiveTable, presenceDueAt } from '../judge/index.ts'
import type { World } from './world.ts'

/** A host who loads the page anew has not left; shorter than a table is kept in memory. */
const BACK_SOON = 15_000
/** After a look that has changed nothing, or that failed. */
const AGAIN = 1_000

/** The table that is watched, as this process has it. */
interface Watched {
  readonly live: LiveTable | null
  readonly connections: ReadonlySet<{ readonly key: string }>
  submit(input: Input): Promise<unknown>
  report(trouble: string, error: unknown): void
}

/** Sees to it that a table knows whether its host is here: written down now and then, not with each command. */
export class HostWatch {
  readonly #at: Watched
  readonly #world: World
  readonly #served: number
  #stopLook: (() => void) | null = null
  #stopLeaving: (() => void) | null = null
  #closed = false

  constructor(at: Watched, world: World, served: number) {
    this.#at = at
    this.#world = world
    this.#served = served
  }

  /** What the judge is told of those who are connected here. */
  get around(): { readonly present: ReadonlySet<string>; readonly served: number } {
    return { present: new Set(Array.from(this.#at.connections, ({ key }) => key)), served: this.#served }
  }

  /** Somebody came, or the table is another: when does it have to be looked at next? */
  look(least = 0): void {
    this.#stopLook?.()
    this.#stopLook = null
    const { live } = this.#at
    const due = live && presenceDueAt(live.table, this.around.present, this.#served)
    if (due === null || this.#closed) return
    const ms = Math.min(Math.max(due - this.#world.now(), least), 2 ** 31 - 1)
    this.#stopLook = this.#world.after(ms, () => void this.#note(null).finally(() => this.look(AGAIN)))
  }

  /** A device is gone. If it was the last one of the host here, and none comes back at once, the host has left. */
  exit(key: string): void {
    if (this.#at.live?.table.settings.home || !this.#isHosts(key) || !this.#isGone()) return
    this.#stopLeaving?.()
    const left = this.#world.now()
    this.#stopLeaving = this.#world.after(BACK_SOON, () => {
      if (!this.#closed && this.#isGone()) void this.#note(left)
    })
  }

  #isHosts(key: string): boolean {
    const { table } = this.#at.live ?? {}
    const host = table?.people.find(({ id }) => id === table.host)
    return host?.devices.some(({ hash }) => hash === key) ?? false
  }

  #isGone(): boolean {
    return !Array.from(this.#at.connections).some(({ key }) => this.#isHosts(key))
  }

  async #note(left: number | null): Promise<void> {
    try {
      await this.#at.submit({ input: 'presence', left })
    } catch (error) {
      this.#at.report('presence', error)
    }
  }

  close(): void {
    this.#closed = true
    this.#stopLook?.()
    this.#stopLeaving?.()
  }
}
