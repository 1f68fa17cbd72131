import { randomBytes } from 'node:crypto'
import {
  Ear,
  type Have,
  type OnlineCommand,
  PROTOCOL,
  type ReplyFrame,
  type ServerFrame,
  type TableFrame,
  type TableSettings,
} from '@haven/table'
import { WebSocket } from 'ws'

const id = (bytes: number): string => randomBytes(bytes).toString('base64url')
export const newTableId = (): string => id(16)

const TOLD = [Buffer.from('{"tell":"table"'), Buffer.from('{"tell":"difference"')]

/** A socket at a table, as light as can be: it keeps what it is told, reads it when somebody asks, and waits for replies. */
export class LoadDevice {
  readonly key = id(32)
  readonly table: string
  onTable: () => void = () => undefined
  /** There may be something to do for it. */
  isAsked = false
  /** All that it was sent. */
  bytes = 0
  #socket: WebSocket | null = null
  #unread: Buffer[] = []
  readonly #ear = new Ear()
  #frame: TableFrame | null = null
  readonly #replies = new Map<string, (isDone: boolean) => void>()

  readonly #headers: Readonly<Record<string, string>>

  constructor(table: string, headers: Readonly<Record<string, string>> = {}) {
    this.table = table
    this.#headers = headers
  }

  /** Milliseconds from the wish to be here until the table is shown. */
  connect(address: string, create: TableSettings | null = null): Promise<number> {
    const began = performance.now()
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
      headers: { origin: address, ...this.#headers },
      perMessageDeflate: false,
    })
    this.#socket = socket
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('open', () => {
        const greeting = { protocol: PROTOCOL, table: this.table, key: this.key }
        socket.send(
          JSON.stringify(
            create
              ? { ...greeting, send: 'create', name: 'Load', settings: create }
              : { ...greeting, send: 'hello', have: this.#have() },
          ),
        )
      })
      socket.on('message', (data: Buffer) => {
        this.bytes += data.length
        if (TOLD.some((start) => data.subarray(0, start.length).equals(start))) {
          this.#unread.push(data)
          // Most of what others do asks nothing of this device: it is read when it has to know.
          if (data.includes('"answers"') || data.includes('"phase"')) {
            const { frame } = this
            this.isAsked = frame?.room.phase !== 'playing' || (frame.update?.view.prompts.length ?? 0) > 0
          }
          resolve(performance.now() - began)
          if (this.isAsked) this.onTable()
          return
        }
        const frame = JSON.parse(data.toString('utf8')) as ReplyFrame | Extract<ServerFrame, { tell: 'closing' }>
        if (frame.tell === 'reply') {
          this.#replies.get(frame.id)?.(frame.done)
          this.#replies.delete(frame.id)
        } else if (frame.tell === 'closing') reject(new Error(JSON.stringify(frame.why)))
      })
      socket.on('close', () => {
        for (const done of this.#replies.values()) done(false)
        this.#replies.clear()
      })
    })
  }

  /** The last one. */
  get frame(): TableFrame | null {
    for (const data of this.#unread.splice(0)) {
      const frame = this.#ear.hear(JSON.parse(data.toString('utf8')) as ServerFrame)
      if (frame.tell === 'table') this.#frame = frame
    }
    return this.#frame
  }

  #have(): Have | null {
    const { frame } = this
    if (!frame) return null
    const { room, version, update, lines } = frame
    const steps = update ? update.from + update.steps.length : 0
    return { viewer: room.you.viewer, game: room.game, version, steps, lines: lines.from + lines.lines.length }
  }

  /** Milliseconds until it is acknowledged; null if it was refused. */
  async send(body: OnlineCommand): Promise<number | null> {
    const began = performance.now()
    const command = id(9)
    const reply = new Promise<boolean>((resolve) => void this.#replies.set(command, resolve))
    this.#socket?.send(JSON.stringify({ send: 'command', id: command, version: this.frame?.version ?? 0, body }))
    return (await reply) ? performance.now() - began : null
  }

  leave(): void {
    this.#socket?.terminate()
  }
}
