import { randomBytes } from 'node:crypto'
import {
  Ear,
  type OnlineCommand,
  PROTOCOL,
  type ReplyFrame,
  type ServerFrame,
  type TableFrame,
  type TableSettings,
  type WholeFrame,
} from '@haven/table'
import { WebSocket } from 'ws'

export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))
const id = (bytes: number): string => randomBytes(bytes).toString('base64url')
export const newTable = (): string => id(16)

/** As a proxy writes it: whatever the visitor said comes first, then the address that the visitor really has. */
export const from = (address: string, forged?: string): Record<string, string> => ({
  'x-forwarded-for': forged ? `${forged}, ${address}` : address,
})

const PATIENCE = 10_000

/** Somebody with a socket, who says whatever he likes and waits for no more than a while. */
export class Stranger {
  readonly table: string
  readonly key: string
  readonly #address: string
  readonly #headers: Readonly<Record<string, string>>
  socket: WebSocket | null = null
  shown: TableFrame | null = null
  /** Bytes that came. */
  heard = 0
  closed: string | null = null
  readonly #replies = new Map<string, (reply: ReplyFrame | null) => void>()
  readonly #ear = new Ear()
  #onFrame: ((frame: WholeFrame) => void)[] = []

  constructor(address: string, table: string, headers: Readonly<Record<string, string>>, key = id(32)) {
    this.#address = address
    this.table = table
    this.#headers = headers
    this.key = key
  }

  /** False: it was not let in. */
  async connect(): Promise<boolean> {
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/ws`, {
      headers: { origin: this.#address, ...this.#headers },
      perMessageDeflate: false,
      handshakeTimeout: PATIENCE,
    })
    this.socket = socket
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true))
      socket.once('error', () => resolve(false))
      socket.once('unexpected-response', () => resolve(false))
    })
    if (!isOpen) return false
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.closed ??= 'closed'
      for (const done of this.#replies.values()) done(null)
      this.#replies.clear()
    })
    socket.on('message', (data: Buffer) => this.#hear(data))
    return true
  }

  #hear(data: Buffer): void {
    this.heard += data.length
    const frame = this.#ear.hear(JSON.parse(data.toString('utf8')) as ServerFrame)
    if (frame.tell === 'table') this.shown = frame
    if (frame.tell === 'closing') this.closed = typeof frame.why === 'string' ? frame.why : frame.why.code
    if (frame.tell === 'reply') {
      this.#replies.get(frame.id)?.(frame)
      this.#replies.delete(frame.id)
    }
    for (const hear of this.#onFrame) hear(frame)
  }

  onFrame(hear: (frame: WholeFrame) => void): void {
    this.#onFrame = [...this.#onFrame, hear]
  }

  async #greet(more: Record<string, unknown>): Promise<boolean> {
    if (!(await this.connect())) return false
    this.raw(JSON.stringify({ protocol: PROTOCOL, table: this.table, key: this.key, ...more }))
    return this.until(() => this.shown !== null)
  }

  /** Says hello and never reads what comes of it. */
  async greetAndTurnAway(): Promise<boolean> {
    if (!(await this.connect())) return false
    this.socket?.pause()
    this.raw(JSON.stringify({ protocol: PROTOCOL, table: this.table, key: this.key, send: 'hello', have: null }))
    return true
  }

  /** False: it was refused. */
  hello(): Promise<boolean> {
    return this.#greet({ send: 'hello', have: null })
  }

  create(settings: TableSettings): Promise<boolean> {
    return this.#greet({ send: 'create', name: 'Host', settings })
  }

  join(code: string): Promise<boolean> {
    return this.#greet({ send: 'join', code })
  }

  raw(data: string | Buffer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(data)
  }

  /** True as soon as it is so; false after a while, or when the socket is closed. */
  async until(isMet: () => unknown, ms = PATIENCE): Promise<boolean> {
    for (const end = Date.now() + ms; Date.now() < end; await pause(5)) {
      if (isMet()) return true
      if (this.closed) return false
    }
    return false
  }

  /** Null: nobody replied. */
  do(body: OnlineCommand | Record<string, unknown>): Promise<ReplyFrame | null> {
    const command = id(9)
    const reply = new Promise<ReplyFrame | null>((resolve) => {
      this.#replies.set(command, resolve)
      setTimeout(() => resolve(null), PATIENCE).unref()
      if (this.socket?.readyState !== WebSocket.OPEN) resolve(null)
    })
    this.raw(JSON.stringify({ send: 'command', id: command, version: this.shown?.version ?? 0, body }))
    return reply
  }

  async isDone(body: OnlineCommand | Record<string, unknown>): Promise<boolean> {
    return (await this.do(body))?.done ?? false
  }

  leave(): void {
    this.socket?.terminate()
  }
}
