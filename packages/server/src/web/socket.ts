import { type ClientFrame, type OnlineCode, type OnlineNo, onlineNo, readFrame, type ServerFrame } from '@haven/table'
import { hashOf } from '@haven/table/keeper'
import type { WebSocket } from 'ws'
import type { Bans } from '../care/bans.ts'
import { type Door, type Guest, isLarge, type Tell } from '../nodes/door.ts'
import { Bucket, type Buckets } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Outbox } from './outbox.ts'

/** One device's WebSocket: frames are read and counted here, and go to whoever serves its table. */

const FIRST_FRAME = 10_000
const COMMANDS_AT_ONCE = 40
const COMMANDS_A_SECOND = 15
/** Bytes that a device may leave unread beside one large frame before it has to come again. */
const MOST_SMALL = 65_536
const PING = 30_000

export interface SocketRoom {
  readonly door: Door
  readonly metrics: Metrics
  readonly limits: SocketLimits
  readonly bans: Pick<Bans, 'isBanned'>
  readonly outbox: Outbox
  readonly onBug: (error: unknown) => void
}

/** Of a network, or of a device wherever it sits: tables know only of themselves. */
export interface SocketLimits {
  readonly creations: Buckets
  readonly greetings: Buckets
  readonly lines: Buckets
  readonly linesOfDevices: Buckets
}

const CLOSE_POLICY = 1_008
const CLOSE_AWAY = 1_001

const no = (code: OnlineCode): OnlineNo => ({ code, rule: 'online', params: {} })
const tooFast = (seconds: number): OnlineNo => ({ code: 'too-fast', rule: 'online', params: { seconds } })
const isTalk = ({ body }: Extract<ClientFrame, { send: 'command' }>): boolean =>
  body.command === 'say' || body.command === 'ping'

export class DeviceSocket {
  readonly #socket: WebSocket
  readonly #room: SocketRoom
  /** Of the visitor. */
  readonly address: string
  readonly #network: string
  readonly #bucket = new Bucket(COMMANDS_AT_ONCE, COMMANDS_A_SECOND, Date.now())
  readonly #first: NodeJS.Timeout
  readonly #ping: NodeJS.Timeout
  #greeting: Promise<Guest | null> | null = null
  #guest: Guest | null = null
  /** Of its key. */
  #device = ''
  /** Bytes of small frames that were sent while a large one waits. */
  #small = 0
  #isAlive = true

  constructor(socket: WebSocket, { ip, network }: { readonly ip: string; readonly network: string }, room: SocketRoom) {
    this.#socket = socket
    this.address = ip
    this.#network = network
    this.#room = room
    room.outbox.open(socket)
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

  readonly #tell: Tell = (told, text = JSON.stringify(told)) => {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    // What may be large comes when the last is taken; of the rest there is not much, unless nobody reads.
    this.#small = this.#socket.bufferedAmount === 0 ? 0 : this.#small + text.length
    if (!isLarge(told) && this.#small > MOST_SMALL + text.length) {
      this.#socket.terminate()
      return
    }
    const { outbox } = this.#room
    this.#socket.send(text, { binary: false }, () => outbox.count(this.#socket))
    outbox.count(this.#socket)
    if (told.tell === 'closing') this.#socket.close(CLOSE_POLICY)
  }

  #say(frame: ServerFrame): void {
    this.#tell(frame)
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
    const { creations, greetings } = this.#room.limits
    const wait = (frame.send === 'create' ? creations : greetings).wait(this.#network, Date.now())
    if (wait > 0) {
      this.refuse(tooFast(wait))
      return
    }
    this.#device = hashOf(frame.key)
    const { door, outbox } = this.#room
    const taking = { ready: () => outbox.ready(this.#socket), isFree: () => outbox.isFree(this.#socket) }
    this.#greeting = door.greet(frame, this.#tell, taking).catch((error: unknown) => {
      this.#bug(error)
      return null
    })
    void this.#greeting.then((guest) => {
      this.#guest = guest
      if (this.#socket.readyState !== this.#socket.OPEN) guest?.close()
      else if (!guest) this.#socket.close(CLOSE_POLICY)
    })
  }

  #command(frame: Extract<ClientFrame, { send: 'command' }>): void {
    if (!this.#greeting) {
      this.refuse('not-seated')
      return
    }
    const { metrics, limits } = this.#room
    const now = Date.now()
    const wait = isTalk(frame)
      ? limits.lines.wait(this.#network, now) || limits.linesOfDevices.wait(this.#device, now)
      : 0
    if (wait > 0) {
      metrics.count('refused', 0)
      this.#say({ tell: 'reply', id: frame.id, done: false, refusal: tooFast(wait) })
      return
    }
    const began = performance.now()
    this.#greeting
      .then(async (guest) => {
        const outcome = guest ? await guest.command(frame) : 'unknown'
        if (outcome !== null) metrics.count(outcome, (performance.now() - began) / 1_000)
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
    this.#guest?.close()
    this.#room.outbox.leave(this.#socket)
  }

  /** The server goes. */
  leave(): void {
    this.#say({ tell: 'closing', why: 'shutdown' })
    this.#socket.close(CLOSE_AWAY)
  }
}
