import {
  type ClientFrame,
  type Have,
  type Line,
  type LogStep,
  logAfter,
  type OnlineCommand,
  type OnlineNo,
  PROTOCOL,
  type QueryValue,
  type RoomView,
  type TableFrame,
  type TableSettings,
  type TableUpdate,
} from '@haven/table'
import { batch, type Signal, signal } from '@preact/signals'
import { OnlineRefused, type SocketWorld, TableSocket } from './socket.ts'

/** How a device comes to a table: with its key, as the one who makes it, or as another device of somebody. */
export type Coming =
  | { readonly come: 'hello' }
  | { readonly come: 'create'; readonly name: string; readonly settings: TableSettings }
  | { readonly come: 'join'; readonly code: string }

/** The game as it was told last, with all of its log. */
export interface Told {
  readonly game: number
  readonly update: TableUpdate
  /** Steps that came with the last frame. */
  readonly news: readonly LogStep[]
}

/** One online table as this device knows it. */
export class OnlineTable {
  readonly id: string
  readonly socket: TableSocket
  readonly room: Signal<RoomView | null> = signal(null)
  readonly lines: Signal<readonly Line[]> = signal([])
  readonly told: Signal<Told | null> = signal(null)
  /** What could not be done, for everybody to read until it is put away. */
  readonly notice: Signal<OnlineNo | null> = signal(null)
  /** What this browser would subscribe to notes with; null: the server sends none. */
  readonly pushKey: Signal<string | null> = signal(null)
  /** Add it to our clock to have the server's. */
  #offset = 0
  readonly #now: () => number
  #version = 0
  #log: readonly LogStep[] = []
  #have: Have | null = null

  constructor(id: string, key: string, coming: Coming, world: SocketWorld & { now(): number }) {
    this.id = id
    this.#now = () => world.now()
    this.socket = new TableSocket(() => this.#greeting(key, coming), world)
    this.socket.onTable = (frame) => this.#hear(frame)
    this.socket.onWelcome = ({ now, pushKey }) => {
      this.pushKey.value = pushKey
      this.#offset = now - world.now()
    }
  }

  /** The server's time. */
  now(): number {
    return this.#now() + this.#offset
  }

  #greeting(key: string, coming: Coming): ClientFrame {
    const who = { protocol: PROTOCOL, table: this.id, key }
    // Made or joined once; from then on the key is known there.
    if (this.room.peek() || coming.come === 'hello') return { send: 'hello', ...who, have: this.#have }
    return coming.come === 'create'
      ? { send: 'create', ...who, name: coming.name, settings: coming.settings }
      : { send: 'join', ...who, code: coming.code }
  }

  #hear({ version, room, update, lines }: TableFrame): void {
    const before = this.room.peek()
    const isOther = before?.game !== room.game || before.you.viewer !== room.you.viewer
    this.#version = version
    if (isOther) this.#log = []
    if (update) this.#log = logAfter(this.#log, update)
    const said = [...this.lines.peek().slice(0, lines.from), ...lines.lines]
    this.#have = {
      viewer: room.you.viewer,
      game: room.game,
      version,
      steps: update ? this.#log.length : 0,
      lines: said.length,
    }
    batch(() => {
      this.room.value = room
      this.lines.value = said
      if (!update) this.told.value = null
      else {
        const isWhole = isOther || update.from === 0
        this.told.value = {
          game: room.game,
          update: { ...update, from: isWhole ? 0 : update.from, steps: isWhole ? this.#log : update.steps },
          news: isWhole ? [] : update.steps,
        }
      }
    })
  }

  get log(): readonly LogStep[] {
    return this.#log
  }

  /** Throws an OnlineRefused. The version is that of what the sender saw. */
  send(body: OnlineCommand, version = this.#version): Promise<QueryValue | null> {
    return this.socket.send(body, version)
  }

  /** The same for a button: what is refused is said in front of everybody's eyes. */
  async wish(body: OnlineCommand): Promise<boolean> {
    try {
      await this.send(body)
      return true
    } catch (error) {
      if (!(error instanceof OnlineRefused)) throw error
      this.notice.value = error.refusal
      return false
    }
  }
}
