import { sha256Hex } from '@haven/engine/files'
import { isSentAway, judge, listedAs, newTable, wakeAt } from '../judge/index.ts'
import { OnlineError, onlineNo } from '../online/codes.ts'
import { type ClientFrame, type Have, PROTOCOL } from '../online/frames.ts'
import type { Versions } from '../versions.ts'
import { Connection, type Ready, type Send } from './connection.ts'
import { Doubt } from './doubt.ts'
import { OpenTable } from './open-table.ts'
import type { Store } from './store.ts'
import type { World } from './world.ts'

/** Keys and codes are compared and kept as this. */
export const hashOf = (secret: string): string => sha256Hex(`haven/key/${secret}`)

type Greeting = Exclude<ClientFrame, { send: 'command' }>

export interface KeeperOptions {
  readonly versions: Versions
  readonly store: Store
  readonly world: World
  /** What browsers subscribe to notes with. */
  readonly pushKey?: string
  /** Which build of the client comes with this server. */
  readonly build?: string
  /** May any address be told of turns? */
  readonly hooks?: boolean
  /** For how long a table that nobody looks at stays in memory; at home it rests at once. */
  readonly idle?: number
  /** Looks for tables whose moment has come and that nobody has open; at home those wait for their people. */
  readonly sweeps?: boolean
  /** Where several processes share the tables: is this one ours? Left out: all of them are. */
  readonly owns?: (id: string) => boolean
  /** Another judge than ours: a test that looks for bugs brings one with a bug. */
  readonly judge?: typeof judge
}

/** How late a table must be before somebody who does not have it in memory takes care of it. */
const GRACE = 3_000
/** And how late, if another process should have taken care of it. */
const LATE = 15_000
const SWEEP = 1_000
const MOST_DUE = 50
/** A table whose rules are not here, or that is damaged, is looked at again after this. */
const HELPLESS = 600_000
const GONE = { code: 'no-such-table', rule: 'online', params: {} } as const

/** All tables that this process serves now. Any number of keepers may serve the same tables from one store. */
export class Keeper {
  readonly #options: KeeperOptions
  readonly #tables = new Map<string, OpenTable>()
  /** Tables that could not be helped, and until when they are left alone: others must not wait for them. */
  readonly #helpless = new Map<string, number>()
  /** Since when anybody could be connected here. */
  readonly #since: number
  #stopSweep: (() => void) | null = null
  #closing = false

  constructor(options: KeeperOptions) {
    this.#options = options
    this.#since = options.world.now()
    options.store.onNews((id, version) => {
      if (id === null) for (const open of this.#tables.values()) open.refresh(null)
      else this.heard(id, version)
    })
    if (options.sweeps !== false) this.#sweepLater()
  }

  get tables(): number {
    return this.#tables.size
  }

  get connections(): number {
    let count = 0
    for (const open of this.#tables.values()) count += open.connections.size
    return count
  }

  /** Of those in memory. */
  get ownTables(): number {
    let count = 0
    for (const id of this.#tables.keys()) if (this.#owns(id)) count++
    return count
  }

  #owns(id: string): boolean {
    return this.#options.owns?.(id) ?? true
  }

  /** Another process has stored this version. */
  heard(id: string, version: number): void {
    this.#tables.get(id)?.refresh(version)
  }

  #open(id: string): OpenTable {
    let open = this.#tables.get(id)
    if (!open) {
      open = new OpenTable(id, {
        judge,
        ...this.#options,
        served: this.#since,
        leave: (left) => this.#forget(left),
      })
      this.#tables.set(id, open)
    }
    return open
  }

  #forget(open: OpenTable): void {
    if (this.#tables.get(open.id) === open) this.#tables.delete(open.id)
  }

  /**
   * The first frame of a socket. Null: it was told why, and is to be closed. Frames that may be large are sent only to
   * a device that is ready for them. Another process may have shown it a version before: nothing older is shown again.
   */
  async greet(frame: Greeting, send: Send, ready: Ready = () => null, shown = 0): Promise<Connection | null> {
    try {
      return await this.#greet(frame, send, ready, shown)
    } catch (error) {
      const why = onlineNo(error) ?? (error instanceof Doubt ? onlineNo(new OnlineError('busy')) : null)
      if (!why) throw error
      send({ tell: 'closing', why })
      return null
    }
  }

  async #greet(frame: Greeting, send: Send, ready: Ready, shown: number): Promise<Connection> {
    const key = hashOf(frame.key)
    if (frame.send === 'create') await this.#create(frame, key)
    if (frame.send === 'join') await this.#join(frame, key)
    const have: Have | null = frame.send === 'hello' ? frame.have : null
    const open = this.#open(frame.table)
    const connection = new Connection(open, { key, have, shown }, { hashOf, send, ready })
    open.enter(connection)
    try {
      const live = await open.load()
      if (!live) throw new OnlineError('no-such-table')
      if (isSentAway(live.table, key)) throw new OnlineError('sent-away')
    } catch (error) {
      connection.close()
      if (!open.live && open.connections.size === 0) open.close()
      throw error
    }
    send({
      tell: 'welcome',
      protocol: PROTOCOL,
      table: frame.table,
      now: this.#options.world.now(),
      pushKey: this.#options.pushKey ?? null,
      ...(this.#options.build !== undefined && { build: this.#options.build }),
      hooks: this.#options.hooks ?? false,
    })
    connection.showAnew()
    return connection
  }

  async #create({ table: id, name, settings }: Extract<Greeting, { send: 'create' }>, key: string): Promise<void> {
    const { store, world, versions } = this.#options
    const rules = await versions.with(settings.boxes ?? [])
    const table = newTable(rules, id, name, key, settings, world.now())
    const change = { table, entries: null, lines: [], wake: wakeAt(rules, table), listed: listedAs(table) }
    let stored: 'stored' | 'taken'
    try {
      stored = await store.create(change)
    } catch (error) {
      world.report('create', id, error)
      throw new Doubt()
    }
    if (stored === 'stored') return
    // Sent again by the same device it is the same table; to everybody else it looks as if there were none.
    // Only looked at: whoever makes tables over others leaves nothing in memory.
    const found = await store.load(id).catch((error: unknown) => {
      world.report('create', id, error)
      if (onlineNo(error)) throw error
      throw new Doubt()
    })
    if (!found?.table.people.some(({ devices }) => devices.some(({ hash }) => hash === key))) {
      throw new OnlineError('no-such-table')
    }
  }

  async #join({ table, code }: Extract<Greeting, { send: 'join' }>, key: string): Promise<void> {
    const open = this.#open(table)
    const judged = await open.submit({ input: 'join', key, code: hashOf(code) })
    if (!judged && open.connections.size === 0) open.close()
    if (!judged) throw new OnlineError('no-such-table')
    if (!judged.done) {
      const { code } = judged.refusal
      throw new OnlineError(code === 'sent-away' || code === 'one-side' ? code : 'wrong-code')
    }
  }

  /** How long the windows of a table at home last from now on. False: there is no such table. */
  async setPace(id: string, window: number | null, blink: number): Promise<boolean> {
    return (await this.#open(id).submit({ input: 'pace', window, blink })) !== null
  }

  /** It is gone from the store, or stands there anew. */
  forget(id: string): void {
    this.#tables.get(id)?.close()
  }

  /** It is gone from the store for good: whoever looks at it is told so. */
  shut(id: string): void {
    const open = this.#tables.get(id)
    for (const connection of open?.connections ?? []) connection.shut(GONE)
    open?.close()
  }

  /** Does somebody look at it here? */
  isWatched(id: string): boolean {
    return (this.#tables.get(id)?.connections.size ?? 0) > 0
  }

  /** Does one of these devices look at it here? */
  isSeenBy(id: string, keys: readonly string[]): boolean {
    const here = this.#tables.get(id)?.connections ?? []
    return Array.from(here).some(({ key }) => keys.includes(key))
  }

  /** Whoever runs the server has read it. False: there is no such table. */
  async dismissReport(id: string, report: number): Promise<boolean> {
    return (await this.#open(id).submit({ input: 'dismiss-report', report })) !== null
  }

  // ------------------------------------------------------------------------------------------------ the sweep

  /** Tables whose moment has come and that nobody has in memory: after a crash, or after days. */
  #sweepLater(): void {
    this.#stopSweep = this.#options.world.after(SWEEP, () => {
      this.sweep()
        .then(() => this.#catchUp())
        .catch((error: unknown) => this.#options.world.report('sweep', '', error))
        .finally(() => {
          if (!this.#closing) this.#sweepLater()
        })
    })
  }

  /** News between processes may get lost: nobody who looks at a table waits for the next one. */
  async #catchUp(): Promise<void> {
    const { store } = this.#options
    if (!store.newer) return
    const known = new Map([...this.#tables].flatMap(([id, open]) => (open.live ? [[id, open.live.table.version]] : [])))
    if (known.size === 0) return
    for (const { id, version } of await store.newer(known)) this.#tables.get(id)?.refresh(version)
  }

  /** What nobody has in memory; tables of others only when those do not see to them. */
  async #due(now: number): Promise<readonly string[]> {
    const { store, owns } = this.#options
    const most = MOST_DUE + this.#helpless.size
    const due = await store.due(now - GRACE, most)
    if (!owns) return due
    const own = due.filter((id) => owns(id))
    return own.length === due.length ? own : [...own, ...(await store.due(now - LATE, most))]
  }

  async sweep(): Promise<void> {
    const { world } = this.#options
    this.#letGo()
    const now = world.now()
    for (const [id, until] of this.#helpless) if (until <= now) this.#helpless.delete(id)
    for (const id of await this.#due(now)) {
      if (this.#closing || this.#tables.has(id) || this.#helpless.has(id)) continue
      // One table that cannot be helped does not keep the others waiting.
      await this.#open(id)
        .submit({ input: 'tick' })
        .catch((error: unknown) => {
          if (onlineNo(error)) this.#helpless.set(id, world.now() + HELPLESS)
          this.#tables.get(id)?.close()
          world.report('sweep', id, error)
        })
    }
  }

  /** Tables that are another's now and that nobody looks at here leave the memory: they are played there. */
  #letGo(): void {
    if (!this.#options.owns) return
    for (const open of this.#tables.values()) if (!this.#owns(open.id)) open.rest()
  }

  /** Nothing new begins; what was under way is stored. */
  async close(): Promise<void> {
    this.#closing = true
    this.#stopSweep?.()
    const tables = [...this.#tables.values()]
    await Promise.all(tables.map((open) => open.settled()))
    for (const open of tables) {
      for (const connection of open.connections) connection.close()
      open.close()
    }
  }
}
