import { type ClientFrame, type OnlineCode, type OnlineNo, onlineNo, readFrame, type ServerFrame } from '@haven/table'
import type { Connection, Keeper } from '@haven/table/keeper'
import type { WebSocket } from 'ws'
import type { Bans } from '../care/bans.ts'
import { Bucket, type Buckets } from './limits.ts'
import type { Metrics } from './metrics.ts'

/** One device's WebSocket: frames are read and counted here, and go to the keeper. */

const FIRST_FRAME = 10_000
const COMMANDS_AT_ONCE = 40
const COMMANDS_A_SECOND = 15
/** Bytes that a device may leave unread before it has to come again. */
const MOST_BUFFERED = 1_000_000
const PING = 30_000
const NO_PARAMS = {}

export interface SocketRoom {
  readonly keeper: Keeper
  readonly metrics: Metrics
  readonly creations: Buckets
  readonly bans: Pick<Bans, 'isBanned'>
  readonly onBug: (error: unknown) => void
}

const CLOSE_POLICY = 1_008
const CLOSE_AWAY = 1_001

const no = (code: OnlineCode): OnlineNo => ({ code, rule: 'online', params: NO_PARAMS })

export class DeviceSocket {
  readonly #socket: WebSocket
  readonly #room: SocketRoom
  readonly address: string
  readonly #bucket = new Bucket(COMMANDS_AT_ONCE, COMMANDS_A_SECOND, Date.now())
  readonly #first: NodeJS.Timeout
  readonly #ping: NodeJS.Timeout
  #greeting: Promise<Connection | null> | null = null
  #connection: Connection | null = null
  #isAlive = true

  constructor(socket: WebSocket, address: string, room: SocketRoom) {
    this.#socket = socket
    this.address = address
    this.#room = room
    this.#first = setTimeout(() => this.refuse('not-seated'), FIRST_FRAME)
    this.#ping = setInterval(() => this.#beat(), PING)
    socket.on('message', (data: Buffer, isBinary) => this.#hear(isBinary ? null : data.toString('utf8')))
    socket.on('pong', () => {
      this.#isAlive = true
    })
    socket.on('close', () => this.#closed())
    // Too large a frame, a broken one: the socket closes by itself.
    socket.on('error', () => room.metrics.refusedSockets.inc({ why: 'broken' }))
  }

  #beat(): void {
    if (!this.#isAlive) this.#socket.terminate()
    this.#isAlive = false
    this.#socket.ping()
  }

  readonly #say = (frame: ServerFrame): void => {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MOST_BUFFERED) this.#socket.terminate()
    else this.#socket.send(JSON.stringify(frame))
    if (frame.tell === 'closing') this.#socket.close(CLOSE_POLICY)
  }

  refuse(why: OnlineCode | OnlineNo): void {
    const refusal = typeof why === 'string' ? no(why) : why
    this.#room.metrics.refusedSockets.inc({ why: refusal.code })
    this.#say({ tell: 'closing', why: refusal })
  }

  #hear(text: string | null): void {
    if (!this.#bucket.take(Date.now())) {
      this.refuse('too-fast')
      return
    }
    let frame: ClientFrame
    try {
      if (text === null) {
        this.refuse('not-json')
        return
      }
      frame = readFrame(text)
    } catch (error) {
      const refusal = onlineNo(error)
      if (refusal) this.refuse(refusal)
      else this.#bug(error)
      return
    }
    if (frame.send === 'command') this.#command(frame)
    else this.#greet(frame)
  }

  #greet(frame: Exclude<ClientFrame, { send: 'command' }>): void {
    if (this.#greeting) {
      this.refuse('wrong-phase')
      return
    }
    clearTimeout(this.#first)
    // It was let in so far that it can be told why not.
    if (this.#room.bans.isBanned(this.address)) {
      this.refuse('banned')
      return
    }
    if (frame.send === 'create' && !this.#room.creations.take(this.address, Date.now())) {
      this.refuse('too-fast')
      return
    }
    this.#greeting = this.#room.keeper.greet(frame, this.#say).catch((error: unknown) => {
      this.#bug(error)
      return null
    })
    void this.#greeting.then((connection) => {
      this.#connection = connection
      if (this.#socket.readyState !== this.#socket.OPEN) connection?.close()
      else if (!connection) this.#socket.close(CLOSE_POLICY)
    })
  }

  #command(frame: Extract<ClientFrame, { send: 'command' }>): void {
    if (!this.#greeting) {
      this.refuse('not-seated')
      return
    }
    const began = performance.now()
    const { metrics } = this.#room
    this.#greeting
      .then(async (connection) => {
        const outcome = (await connection?.command(frame)) ?? 'unknown'
        metrics.commands.inc({ command: frame.body.command, outcome })
        metrics.decisionSeconds.observe((performance.now() - began) / 1_000)
      })
      .catch((error: unknown) => this.#bug(error))
  }

  /** Ours, not theirs: they learn that the connection is over and may come again. */
  #bug(error: unknown): void {
    this.#room.onBug(error)
    this.refuse('busy')
  }

  #closed(): void {
    clearTimeout(this.#first)
    clearInterval(this.#ping)
    this.#connection?.close()
  }

  /** The server goes. */
  leave(): void {
    this.#say({ tell: 'closing', why: 'shutdown' })
    this.#socket.close(CLOSE_AWAY)
  }
}
