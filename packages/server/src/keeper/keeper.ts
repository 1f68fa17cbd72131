import type { Rules } from '@haven/engine'
import { sha256Hex } from '@haven/engine/files'
import { type ClientFrame, type Have, OnlineError, onlineNo, PROTOCOL, TableError } from '@haven/table'
import { judge, listedAs, newTable, wakeAt } from '../judge/index.ts'
import type { Store } from '../store/store.ts'
import { Connection, type Send } from './connection.ts'
import { Doubt, Room } from './room.ts'
import type { World } from './world.ts'

/** Keys and codes are compared and kept as this. */
export const hashOf = (secret: string): string => sha256Hex(`haven/key/${secret}`)

type Greeting = Exclude<ClientFrame, { send: 'command' }>

export interface KeeperOptions {
  /** The rules that a game began with; null: those of new games. Throws an OnlineError if they are not here. */
  readonly rulesOf: (version: string | null) => Rules
  readonly store: Store
  readonly world: World
  /** What browsers subscribe to notes with. */
  readonly pushKey?: string
  /** Another judge than ours: a test that looks for bugs brings one with a bug. */
  readonly judge?: typeof judge
}

/** How late a table must be before somebody who does not have it in memory takes care of it. */
const GRACE = 3_000
const SWEEP = 1_000
const MOST_DUE = 50

/** All tables that this process serves now. Any number of keepers may serve the same tables from one store. */
export class Keeper {
  readonly #options: KeeperOptions
  readonly #rooms = new Map<string, Room>()
  /** Tables whose rules are not here: somebody else may have them. */
  readonly #foreign = new Set<string>()
  #stopSweep: (() => void) | null = null
  #closing = false

  constructor(options: KeeperOptions) {
    this.#options = options
    options.store.onNews((id, version) => {
      if (id === null) for (const room of this.#rooms.values()) room.refresh(null)
      else this.#rooms.get(id)?.refresh(version)
    })
    this.#sweepLater()
  }

  get rooms(): number {
    return this.#rooms.size
  }

  get connections(): number {
    let count = 0
    for (const room of this.#rooms.values()) count += room.connections.size
    return count
  }

  #room(id: string): Room {
    let room = this.#rooms.get(id)
    if (!room) {
      room = new Room(id, { judge, ...this.#options, leave: (left) => this.#forget(left) })
      this.#rooms.set(id, room)
    }
    return room
  }

  #forget(room: Room): void {
    if (this.#rooms.get(room.id) === room) this.#rooms.delete(room.id)
  }

  /** The first frame of a socket. Null: it was told why, and is to be closed. */
  async greet(frame: Greeting, send: Send): Promise<Connection | null> {
    try {
      return await this.#greet(frame, send)
    } catch (error) {
      const why = onlineNo(error) ?? (error instanceof Doubt ? onlineNo(new OnlineError('busy')) : null)
      if (!why) throw error
      send({ tell: 'closing', why })
      return null
    }
  }

  async #greet(frame: Greeting, send: Send): Promise<Connection> {
    const key = hashOf(frame.key)
    if (frame.send === 'create') await this.#create(frame, key)
    if (frame.send === 'join') await this.#join(frame, key)
    const have: Have | null = frame.send === 'hello' ? frame.have : null
    const room = this.#room(frame.table)
    const connection = new Connection(room, key, have, hashOf, send)
    room.enter(connection)
    try {
      if (!(await room.load())) throw new OnlineError('no-such-table')
    } catch (error) {
      connection.close()
      if (!room.live && room.connections.size === 0) room.close()
      throw error
    }
    send({
      tell: 'welcome',
      protocol: PROTOCOL,
      table: frame.table,
      now: this.#options.world.now(),
      pushKey: this.#options.pushKey ?? null,
    })
    connection.showAnew()
    return connection
  }

  async #create({ table: id, name, settings }: Extract<Greeting, { send: 'create' }>, key: string): Promise<void> {
    const { store, world, rulesOf } = this.#options
    const rules = rulesOf(null)
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
    const found = await this.#room(id).load()
    if (!found?.table.people.some(({ devices }) => devices.some(({ hash }) => hash === key))) {
      throw new OnlineError('no-such-table')
    }
  }

  async #join({ table, code }: Extract<Greeting, { send: 'join' }>, key: string): Promise<void> {
    const judged = await this.#room(table).submit({ input: 'join', key, code: hashOf(code) })
    if (!judged) throw new OnlineError('no-such-table')
    if (!judged.done) throw new OnlineError('wrong-code')
  }

  // ------------------------------------------------------------------------------------------------ the sweep

  /** Tables whose moment has come and that nobody has in memory: after a crash, or after days. */
  #sweepLater(): void {
    this.#stopSweep = this.#options.world.after(SWEEP, () => {
      this.sweep()
        .catch((error: unknown) => this.#options.world.report('sweep', '', error))
        .finally(() => {
          if (!this.#closing) this.#sweepLater()
        })
    })
  }

  async sweep(): Promise<void> {
    const { store, world } = this.#options
    for (const id of await store.due(world.now() - GRACE, MOST_DUE + this.#foreign.size)) {
      if (this.#closing || this.#rooms.has(id) || this.#foreign.has(id)) continue
      // One table that cannot be helped does not keep the others waiting.
      await this.#room(id)
        .submit({ input: 'tick' })
        .catch((error: unknown) => {
          if (error instanceof TableError) this.#foreign.add(id)
          this.#rooms.get(id)?.close()
          world.report('sweep', id, error)
        })
    }
  }

  /** Nothing new begins; what was under way is stored. */
  async close(): Promise<void> {
    this.#closing = true
    this.#stopSweep?.()
    const rooms = [...this.#rooms.values()]
    await Promise.all(rooms.map((room) => room.settled()))
    for (const room of rooms) {
      for (const connection of room.connections) connection.close()
      room.close()
    }
  }
}
