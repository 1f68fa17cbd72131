import {
  type ClientFrame,
  type DifferenceFrame,
  type OnlineCommand,
  type OnlineNo,
  onlineNo,
  type QueryValue,
  type ReplyFrame,
  readFrame,
  type ServerFrame,
  type TableFrame,
  type WelcomeFrame,
} from '@haven/table'
import { type Signal, signal } from '@preact/signals'
import { Refused } from '../refused.ts'

/**
 * One device's connection to one table. It comes back by itself; what was sent and not yet answered is sent again with
 * the same id, so that it has one effect. Nothing is taken for done before the server says so.
 */

/** `foreign`: the server is of another version; like `lost`, it is tried again. */
export const LINK_STATES = ['connecting', 'open', 'lost', 'foreign', 'closed'] as const
export type LinkState = (typeof LINK_STATES)[number]

export interface SocketLike {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

export interface SocketWorld {
  open(): SocketLike
  later(ms: number, call: () => void): () => void
  /** From 0 to 1. */
  random(): number
  newId(): string
}

export type CommandFrame = Extract<ClientFrame, { send: 'command' }>

interface Pending {
  readonly frame: CommandFrame
  readonly resolve: (value: QueryValue | null) => void
  readonly reject: (error: Error) => void
}

const FIRST_PAUSE = 400
/** Each pause is so much longer than the one before: who was away for two seconds is not waited for as long again. */
const GROWS = 1.4
/** A server that was away is found again before anybody presses anything. */
const LONGEST_PAUSE = 5_000
/** So long a reply may take before the line counts as dead. */
const PATIENCE = 12_000
/** These pass: the server is asked again after a while. */
const PASSING: ReadonlySet<string> = new Set(['busy', 'too-fast'])

export class TableSocket {
  readonly state: Signal<LinkState> = signal('connecting')
  /** Why there is no coming back. */
  readonly why: Signal<OnlineNo | null> = signal(null)
  onTable: (frame: TableFrame | DifferenceFrame) => void = () => undefined
  onWelcome: (frame: WelcomeFrame) => void = () => undefined
  onForeign: () => void = () => undefined
  readonly #greeting: () => ClientFrame
  readonly #world: SocketWorld
  readonly #pending = new Map<string, Pending>()
  #socket: SocketLike | null = null
  #isGreeted = false
  #failures = 0
  #stopRetry: (() => void) | null = null
  #stopPatience: (() => void) | null = null

  /** The greeting is made anew for each connection: it says what the device has already. */
  constructor(greeting: () => ClientFrame, world: SocketWorld) {
    this.#greeting = greeting
    this.#world = world
  }

  connect(): void {
    if (this.#socket || this.state.peek() === 'closed') return
    this.#stopRetry?.()
    this.#stopRetry = null
    const frame = this.#greeting()
    const fault = faultIn(frame)
    if (fault) {
      this.#end(fault)
      return
    }
    const socket = this.#world.open()
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify(frame))
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as ServerFrame)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose()
    }
  }

  /** The line is dead, or the page thinks so: another one is tried, at once if it is wished. */
  reconnect(): void {
    if (this.state.peek() === 'closed') return
    this.#drop()
    this.#failures = 0
    this.connect()
  }

  /** The page knows that there is no network: no need to wait for silence. */
  goOffline(): void {
    if (this.#socket) this.#lose()
  }

  close(): void {
    this.state.value = 'closed'
    this.#drop()
    this.#stopRetry?.()
    this.#refuseAll({ code: 'no-such-table', rule: 'online', params: {} })
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#isGreeted = false
    this.#stopPatience?.()
    this.#stopPatience = null
    socket?.close()
  }

  #lose(how: 'lost' | 'foreign' = 'lost', atLeast = 0): void {
    this.#drop()
    if (this.state.peek() === 'closed') return
    this.state.value = how
    this.#stopRetry?.()
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * GROWS ** this.#failures)
    this.#failures++
    // Not all at the same instant when a server comes back.
    this.#stopRetry = this.#world.later(atLeast + pause * (0.5 + this.#world.random() / 2), () => this.connect())
  }

  #end(why: OnlineNo): void {
    this.why.value = why
    this.state.value = 'closed'
    this.#drop()
    this.#stopRetry?.()
    this.#refuseAll(why)
  }

  #refuseAll(why: OnlineNo): void {
    for (const { reject } of this.#pending.values()) reject(new Refused(why))
    this.#pending.clear()
  }

  #hear(frame: ServerFrame): void {
    switch (frame.tell) {
      case 'welcome':
        this.onWelcome(frame)
        return
      case 'table':
      case 'difference': {
        const socket = this.#socket
        this.onTable(frame)
        if (!this.#isGreeted && this.#socket === socket) this.#resume()
        return
      }
      case 'reply':
        this.#settle(frame)
        return
      case 'closing':
        this.#closing(frame.why)
    }
  }

  #closing(why: OnlineNo | 'shutdown'): void {
    if (why === 'shutdown') this.#lose()
    else if (PASSING.has(why.code)) this.#lose('lost', Number(why.params.seconds ?? 0) * 1_000)
    else if (why.code !== 'foreign-protocol') this.#end(why)
    else {
      // The page brings itself to the server's version; what had no answer it takes along.
      this.#lose('foreign')
      this.onForeign()
    }
  }

  /** Whatever had no answer is asked again. */
  #resume(): void {
    this.#isGreeted = true
    this.#failures = 0
    this.state.value = 'open'
    for (const { frame } of this.#pending.values()) this.#socket?.send(JSON.stringify(frame))
    this.#wait()
  }

  #settle(frame: ReplyFrame): void {
    const pending = this.#pending.get(frame.id)
    this.#pending.delete(frame.id)
    this.#stopPatience?.()
    this.#stopPatience = null
    this.#wait()
    if (frame.done) pending?.resolve(frame.value ?? null)
    else pending?.reject(new Refused(frame.refusal))
  }

  #wait(): void {
    if (this.#stopPatience || this.#pending.size === 0) return
    this.#stopPatience = this.#world.later(PATIENCE, () => {
      this.#stopPatience = null
      this.#lose()
    })
  }

  /** Resolves when it is stored; rejects with Refused. What could not be read is refused without being sent. */
  send(body: OnlineCommand, version: number): Promise<QueryValue | null> {
    return this.again({ send: 'command', id: this.#world.newId(), version, body })
  }

  /** What has no answer yet. */
  get unanswered(): readonly CommandFrame[] {
    return [...this.#pending.values()].map(({ frame }) => frame)
  }

  /** The same once more, also of a page before this one: it has one effect. */
  again(frame: CommandFrame): Promise<QueryValue | null> {
    const fault = this.state.peek() === 'closed' ? this.why.peek() : faultIn(frame)
    if (fault) return Promise.reject(new Refused(fault))
    return new Promise((resolve, reject) => {
      this.#pending.set(frame.id, { frame, resolve, reject })
      if (!this.#isGreeted) return
      this.#socket?.send(JSON.stringify(frame))
      this.#wait()
    })
  }
}

function faultIn(frame: ClientFrame): OnlineNo | null {
  try {
    readFrame(JSON.stringify(frame))
    return null
  } catch (error) {
    const fault = onlineNo(error)
    if (!fault) throw error
    return fault
  }
}
