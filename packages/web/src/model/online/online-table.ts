import {
  type ClientFrame,
  Misfit,
  type OnlineCommand,
  PROTOCOL,
  type QueryValue,
  type TableSettings,
} from '@haven/table'
import { type Signal, signal } from '@preact/signals'
import { Refused } from '../refused.ts'
import { TableClient } from '../table-client.ts'
import { type CommandFrame, type SocketWorld, TableSocket } from './socket.ts'

/** How a device comes to a table: with its key, as the one who makes it, or as another device of somebody. */
export type Coming =
  | { readonly come: 'hello' }
  | { readonly come: 'create'; readonly name: string; readonly settings: TableSettings }
  | { readonly come: 'join'; readonly code: string }

/** One online table as this device knows it. */
export class OnlineTable extends TableClient {
  readonly socket: TableSocket
  /** What this browser would subscribe to notes with; null: the server sends none. */
  readonly pushKey: Signal<string | null> = signal(null)
  /** Which build of the client the server has, if it said so. */
  readonly build: Signal<string | null> = signal(null)
  /** Whether the server may tell any address of turns. */
  readonly hooks: Signal<boolean> = signal(false)
  /** Add it to our clock to have the server's. */
  #offset = 0
  readonly #now: () => number

  constructor(id: string, key: string, coming: Coming, world: SocketWorld & { now(): number }) {
    super(id)
    this.#now = () => world.now()
    this.socket = new TableSocket(() => this.#greeting(key, coming), world)
    this.socket.onTable = (frame) => {
      try {
        this.hear(frame)
      } catch (error) {
        if (!(error instanceof Misfit)) throw error
        // Everything anew.
        this.have = null
        this.socket.reconnect()
      }
    }
    this.socket.onWelcome = ({ now, pushKey, hooks, build }) => {
      this.pushKey.value = pushKey
      this.hooks.value = hooks
      this.build.value = build ?? null
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
    if (this.room.peek() || coming.come === 'hello') return { send: 'hello', ...who, have: this.have }
    return coming.come === 'create'
      ? { send: 'create', ...who, name: coming.name, settings: coming.settings }
      : { send: 'join', ...who, code: coming.code }
  }

  /** What a page before this one had sent, and nobody had answered. */
  carryOn(frames: readonly CommandFrame[]): void {
    for (const frame of frames) {
      this.socket.again(frame).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        this.notice.value = error.refusal
      })
    }
  }

  send(body: OnlineCommand, version = this.version): Promise<QueryValue | null> {
    return this.socket.send(body, version)
  }
}
