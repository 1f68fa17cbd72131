import { type Random, randomFrom, type Seat } from '@haven/engine'
import { Ear, type OnlineCommand, PROTOCOL, type ServerFrame, type TableFrame } from '@haven/table'
import { idOf, keyOf, settingsOf } from '@haven/testkit/sim'
import { WebSocket } from 'ws'

/** People who play over real sockets, remember what was acknowledged, and come back when the server died. */

interface Pending {
  readonly id: string
  readonly text: string
  readonly body: OnlineCommand
}

export interface Acknowledged {
  readonly answers: { readonly prompt: string; readonly option: string }[]
  readonly lines: string[]
}

class Member {
  readonly acknowledged: Acknowledged = { answers: [], lines: [] }
  readonly key: string
  readonly #table: string
  readonly #name: string
  readonly #seats: readonly Seat[]
  readonly #isHost: boolean
  readonly #random: Random
  #socket: WebSocket | null = null
  #frame: TableFrame | null = null
  #steps = 0
  #pending: Pending | null = null
  #n = 0
  /** How many commands were answered. */
  replies = 0
  /** All that it was sent, as it came. */
  readonly heard: string[] = []

  constructor(table: string, name: string, seats: readonly Seat[], isHost: boolean) {
    this.#table = table
    this.#name = name
    this.#seats = seats
    this.#isHost = isHost
    this.key = keyOf(`${table}${name}`)
    this.#random = randomFrom(`${table} ${name}`)
  }

  get frame(): TableFrame | null {
    return this.#frame
  }

  get isConnected(): boolean {
    return this.#socket !== null && this.#socket.readyState <= WebSocket.OPEN
  }

  connect(address: string): void {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { origin: address } })
    this.#socket = socket
    socket.on('error', () => undefined)
    socket.on('open', () => {
      const greeting = { protocol: PROTOCOL, table: this.#table, key: this.key }
      const have = this.#frame && {
        viewer: this.#frame.room.you.viewer,
        game: this.#frame.room.game,
        version: this.#frame.version,
        steps: this.#steps,
        lines: this.#lines,
      }
      socket.send(
        JSON.stringify(
          this.#isHost && !this.#frame
            ? {
                ...greeting,
                send: 'create',
                name: 'Host',
                settings: settingsOf(3, { position: undefined, window: 500 }),
              }
            : { ...greeting, send: 'hello', have },
        ),
      )
      // Sent again with the same id: it has one effect.
      if (this.#pending) socket.send(this.#pending.text)
    })
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8')
      this.heard.push(text)
      this.#hear(JSON.parse(text) as ServerFrame)
    })
  }

  #lines = 0

  readonly #ear = new Ear()

  #hear(told: ServerFrame): void {
    const frame = this.#ear.hear(told)
    if (frame.tell === 'closing') this.#socket?.close()
    if (frame.tell === 'table') {
      this.#frame = frame
      this.#steps = frame.update ? frame.update.from + frame.update.steps.length : 0
      this.#lines = frame.lines.from + frame.lines.lines.length
    }
    if (frame.tell === 'reply' && frame.id === this.#pending?.id) {
      const { body } = this.#pending
      if (frame.done && body.command === 'say') this.acknowledged.lines.push(body.text)
      if (frame.done && body.command === 'answer') this.acknowledged.answers.push(body)
      this.#pending = null
      this.replies++
    }
    this.act()
  }

  act(): void {
    if (this.#pending || !this.#frame || this.#socket?.readyState !== WebSocket.OPEN) return
    const body = this.#wish(this.#frame)
    if (!body) return
    const id = `${this.key.slice(0, 20)}-${this.#n++}`
    const text = JSON.stringify({ send: 'command', id, version: this.#frame.version, body })
    this.#pending = { id, text, body }
    this.#socket.send(text)
  }

  #wish({ room, update }: TableFrame): OnlineCommand | null {
    if (room.you.seats.length < this.#seats.length) return { command: 'claim', name: this.#name, seats: this.#seats }
    if (room.phase === 'over') return this.#isHost ? { command: 'rematch', swap: false } : null
    if (room.phase === 'lobby') {
      return this.#isHost && room.seats.every(({ person }) => person) ? { command: 'start' } : null
    }
    if (this.#random.below(12) === 0)
      return { command: 'say', to: 'table', text: `${this.key.slice(0, 24)} ${this.#n}` }
    const [question] = update?.view.prompts ?? []
    if (!question || (update?.pulse && !update.pulse.held)) return null
    const { seat, id, options } = question
    // In a vote all want the same, so that it passes.
    if (update?.talk)
      return { command: 'propose', seat: this.#unspoken(update.talk.proposals) ?? seat, option: options[0]!.id }
    return { command: 'answer', seat, prompt: id, option: options[this.#random.below(options.length)]!.id }
  }

  #unspoken(proposals: Readonly<Partial<Record<Seat, string>>> | null): Seat | null {
    return this.#seats.find((seat) => !proposals?.[seat]) ?? null
  }

  leave(): void {
    this.#socket?.terminate()
  }
}

export class Party {
  readonly table: string
  readonly members: readonly Member[]

  constructor(n: number) {
    this.table = idOf(`party-${n}-`)
    this.members = [
      new Member(this.table, 'sins', ['sins'], true),
      new Member(this.table, 'heroes', ['hero1', 'hero2', 'hero3'], false),
    ]
  }

  async connect(address: string, address2 = address): Promise<void> {
    const [host, guest] = this.members as [Member, Member]
    host.connect(address)
    // The table is made first.
    while (!host.frame) await new Promise((resolve) => void setTimeout(resolve, 5))
    guest.connect(address2)
  }

  /** Whoever lost his server comes to another one. */
  comeBack(addressOf: () => string): void {
    for (const member of this.members) if (!member.isConnected) member.connect(addressOf())
  }

  leave(): void {
    for (const member of this.members) member.leave()
  }
}
