import type { Random, Seat } from '@haven/engine'
import {
  Ear,
  type Have,
  LAST_LINES,
  type LogStep,
  logAfter,
  type OnlineCommand,
  PROTOCOL,
  type ServerFrame,
  type TableFrame,
  type WholeFrame,
} from '@haven/table'
import type { Ledger } from './ledger.ts'
import type { Link } from './link.ts'
import { keyOf } from './tables.ts'
import type { VirtualTime } from './time.ts'

export interface PlayerOptions {
  readonly name: string
  readonly table: string
  readonly seats: readonly Seat[]
  readonly others: readonly Seat[]
  readonly isHost: boolean
  readonly settings: unknown
}

const PATIENCE = 2_500

/** Somebody at a table who answers at random, talks, takes back, loses the connection, and asks again. */
export class Player {
  readonly name: string
  readonly key: string
  readonly #ear = new Ear()
  log: readonly LogStep[] = []
  frame: TableFrame | null = null
  lines = 0
  /** Only answers and consent from now on, so that the game ends. */
  isTired = false
  readonly #options: PlayerOptions
  readonly #time: VirtualTime
  readonly #random: Random
  readonly #ledger: Ledger
  readonly #connect: (player: Player) => Link
  #link: Link | null = null
  #waiting: { id: string; frame: string; since: number; tries: number } | null = null
  #heard = 0
  #n = 0

  constructor(
    options: PlayerOptions,
    {
      time,
      random,
      ledger,
      connect,
    }: { time: VirtualTime; random: Random; ledger: Ledger; connect: (player: Player) => Link },
  ) {
    this.#options = options
    this.name = options.name
    this.key = keyOf(options.name)
    this.#time = time
    this.#random = random
    this.#ledger = ledger
    this.#connect = connect
    this.#later()
  }

  #chance(thousandths: number): boolean {
    return this.#random.below(1_000) < thousandths
  }

  #later(): void {
    this.#time.after(40 + this.#random.below(400), () => {
      this.#act()
      this.#later()
    })
  }

  /** Connected, as far as anybody can tell. */
  get isConnected(): boolean {
    return this.#link !== null && !this.#link.isCut
  }

  get have(): Have | null {
    if (!this.frame) return null
    const { version, room } = this.frame
    return { viewer: room.you.viewer, game: room.game, version, steps: this.log.length, lines: this.lines }
  }

  // --------------------------------------------------------------------------------------------- listening

  hear(told: ServerFrame): void {
    this.#heard = this.#time.now
    let frame: WholeFrame
    try {
      frame = this.#ear.hear(told)
    } catch {
      this.#ledger.fail(`${this.name} cannot make anything of a difference`)
      return
    }
    if (frame.tell === 'reply') {
      this.#ledger.reply(frame.id, frame.done)
      if (this.#waiting?.id === frame.id) this.#waiting = null
    } else if (frame.tell === 'table') this.#see(frame)
    else if (frame.tell === 'closing') this.lost()
  }

  #see(frame: TableFrame): void {
    const { room, update, lines } = frame
    const before = this.frame
    if (before && before.room.you.viewer === room.you.viewer && before.room.game === room.game) {
      if (frame.version < before.version)
        this.#ledger.fail(`${this.name}: version ${before.version}, then ${frame.version}`)
    } else this.lines = 0
    if (update) {
      if (update.from > this.log.length)
        this.#ledger.fail(`${this.name} misses steps ${this.log.length} to ${update.from}`)
      this.log = logAfter(this.log, update)
    } else this.log = []
    const isLast = lines.anew && lines.lines.length >= LAST_LINES
    if (lines.from > this.lines && !isLast) this.#ledger.fail(`${this.name} misses lines`)
    this.lines = lines.from + lines.lines.length
    this.frame = frame
    this.#ledger.show(this.name, frame, room.phase === 'over')
  }

  lost(): void {
    this.#link?.cut()
    this.#link = null
  }

  // ------------------------------------------------------------------------------------------------ acting

  connectAnew(): void {
    this.lost()
    const link = this.#connect(this)
    this.#link = link
    this.#heard = this.#time.now
    const { table, isHost, settings } = this.#options
    const greeting = { protocol: PROTOCOL, table, key: this.key }
    if (isHost && !this.frame) link.send(JSON.stringify({ ...greeting, send: 'create', name: this.name, settings }))
    else {
      // A page that was loaded anew has nothing.
      if (this.#chance(200)) this.#forget()
      link.send(JSON.stringify({ ...greeting, send: 'hello', have: this.have }))
    }
    if (this.#waiting) link.send(this.#waiting.frame)
  }

  #forget(): void {
    this.frame = null
    this.log = []
    this.lines = 0
  }

  #act(): void {
    const { now } = this.#time
    if (!this.#link || this.#link.isCut) {
      this.connectAnew()
      return
    }
    if (this.#waiting) {
      if (now - this.#waiting.since < PATIENCE) return
      this.#waiting.since = now
      // Again, by the same way or by another one.
      if (this.#chance(600) || this.#waiting.tries++ > 3) this.connectAnew()
      else this.#link.send(this.#waiting.frame)
      return
    }
    if (!this.frame) {
      if (now - this.#heard > PATIENCE) this.connectAnew()
      return
    }
    const body = this.#wish(this.frame)
    if (body) this.#send(body)
    // A wire that went quiet without a word.
    else if (now - this.#heard > 24 * PATIENCE) this.connectAnew()
  }

  #send(body: OnlineCommand): void {
    const id = `${this.name}-${String(this.#n++).padStart(6, '0')}`
    // Now and then a page lags behind, and does not know it.
    const lag = this.#chance(50) ? 1 + this.#random.below(4) : 0
    const version = Math.max(0, (this.frame?.version ?? 0) - lag)
    const isForeign = 'seat' in body && !this.#options.seats.includes(body.seat)
    this.#ledger.send(id, { person: this.name, version, body, isForeign })
    const frame = JSON.stringify({ send: 'command', id, version, body })
    this.#waiting = { id, frame, since: this.#time.now, tries: 0 }
    this.#link?.send(frame)
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#random.below(list.length)] as T
  }

  #wish({ room, update }: TableFrame): OnlineCommand | null {
    const { seats, others, isHost } = this.#options
    const mine = room.you.seats
    if (room.phase === 'over') return null
    if (mine.length < seats.length) return { command: 'claim', name: this.name, seats }
    if (room.phase === 'lobby') {
      const isFull = room.seats.filter(({ person }) => person).length === seats.length + others.length
      return isHost && isFull ? { command: 'start' } : null
    }
    const [motion] = room.motions.filter(({ open }) => open.includes(room.you.person ?? ''))
    if (motion) return { command: 'consent', motion: motion.id, yes: this.#chance(700) }
    if (room.paused) return this.#chance(300) ? { command: 'go-on' } : null
    const away = room.seats.find(({ seat, bot }) => mine.includes(seat) && bot)
    if (away) return this.isTired || this.#chance(200) ? { command: 'take-back', seat: away.seat } : null
    if (!this.isTired && this.#chance(160)) return this.#whim(mine, update?.from ?? 0)
    const question = update && update.view.prompts.length > 0 ? this.#pick(update.view.prompts) : null
    if (!question) return null
    const { seat, id, options } = question
    if (update?.talk) {
      const wanted = this.#chance(600) ? options[0]! : this.#pick(options)
      return this.#chance(60) ? { command: 'give-up', seat } : { command: 'propose', seat, option: wanted.id }
    }
    if (update?.pulse && !update.pulse.held && this.#chance(700)) return null
    return { command: 'answer', seat, prompt: id, option: this.#pick(options).id }
  }

  /** Whatever else people do. */
  #whim(mine: readonly Seat[], from: number): OnlineCommand | null {
    const seat = this.#pick(mine)
    const side = seat === 'sins' ? 'sins' : 'heroes'
    const which = this.#random.below(100)
    if (which < 35) return { command: 'say', to: 'team', text: `team ${side} ${this.name} ${this.#n}` }
    if (which < 55) return { command: 'say', to: 'table', text: `table ${this.name} ${this.#n}` }
    if (which < 67) return { command: 'undo', seat }
    if (which < 70)
      return { command: 'move', motion: { motion: 'rewind', to: Math.max(0, from - this.#random.below(4)) } }
    if (which < 73) return { command: 'move', motion: { motion: 'pause' } }
    if (which < 79) return { command: 'hand-over', seat, level: 'level1' }
    if (which < 85) return { command: 'hold', seat, hold: this.#chance(500) }
    if (which < 90 && seat === 'sins') {
      return { command: 'orders', seat, orders: [{ order: 'pass', until: this.#pick(['turn', 'round'] as const) }] }
    }
    const foreign = this.#options.others[0]
    return foreign ? { command: 'hand-over', seat: foreign, level: 'level2' } : null
  }
}
