import {
  type ClientFrame,
  Ear,
  type Have,
  type OnlineCommand,
  PROTOCOL,
  type ReplyFrame,
  type ServerFrame,
  type TableFrame,
  type TableSettings,
  type WholeFrame,
} from '@haven/table'
import { keyOf } from '@haven/testkit/sim'
import { WebSocket } from 'ws'

/** A device with a real WebSocket to a real server. */
export class Device {
  /** What it heard, as wholes. */
  readonly frames: WholeFrame[] = []
  readonly #ear = new Ear()
  readonly key: string
  readonly table: string
  socket: WebSocket | null = null
  readonly #address: string
  #waiting: { isMet: () => unknown; resolve: (value: unknown) => void; reject: (error: Error) => void }[] = []
  #n = 0

  /** The address is `http://…`, without a path. */
  constructor(address: string, table: string, key: string) {
    this.#address = address
    this.table = table
    this.key = keyOf(key)
  }

  async connect(headers: Record<string, string> = { origin: this.#address }): Promise<this> {
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/ws`, { headers })
    this.socket = socket
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
      socket.once('unexpected-response', (_, response) => reject(new Error(`status ${response.statusCode}`)))
    })
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => {
      this.frames.push(this.#ear.hear(JSON.parse(data.toString('utf8')) as ServerFrame))
      this.#look()
    })
    socket.on('close', () => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error('the socket was closed'))
    })
    return this
  }

  #look(): void {
    this.#waiting = this.#waiting.filter(({ isMet, resolve }) => {
      const found = isMet()
      if (!found) return true
      resolve(found)
      return false
    })
  }

  until<T>(isMet: () => T | undefined | null | false): Promise<T> {
    const found = isMet()
    if (found) return Promise.resolve(found)
    return new Promise((resolve, reject) =>
      this.#waiting.push({ isMet, resolve: resolve as (value: unknown) => void, reject }),
    )
  }

  send(frame: ClientFrame | Record<string, unknown>): void {
    this.socket?.send(JSON.stringify(frame))
  }

  async greet(frame: Record<string, unknown>): Promise<this> {
    const from = this.frames.length
    this.send({ protocol: PROTOCOL, table: this.table, key: this.key, ...frame })
    await this.until(() => this.frames.slice(from).find(({ tell }) => tell === 'table' || tell === 'closing'))
    return this
  }

  hello(have: Have | null = null): Promise<this> {
    return this.greet({ send: 'hello', have })
  }

  create(settings: TableSettings): Promise<this> {
    return this.greet({ send: 'create', name: 'Host', settings })
  }

  get shown(): TableFrame | undefined {
    return this.frames.findLast((frame): frame is TableFrame => frame.tell === 'table')
  }

  get version(): number {
    return this.shown?.version ?? 0
  }

  command(
    body: OnlineCommand,
    id = `${this.key.slice(0, 8)}-${this.#n++}-${Math.random().toString(36).slice(2, 10)}`,
  ): Promise<ReplyFrame> {
    this.send({ send: 'command', id, version: this.version, body })
    return this.until(() => this.frames.find((frame): frame is ReplyFrame => frame.tell === 'reply' && frame.id === id))
  }

  close(): Promise<void> {
    const { socket } = this
    if (!socket || socket.readyState === socket.CLOSED) return Promise.resolve()
    return new Promise((resolve) => {
      socket.once('close', () => resolve())
      socket.close()
    })
  }
}
