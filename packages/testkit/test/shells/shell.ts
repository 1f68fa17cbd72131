import type { Option, Position, Seat } from '@haven/engine'
import type { OnlineCommand, ReplyFrame, SeatCommand, TableFrame } from '@haven/table'
import type { Entry, LiveTable, StoredTable } from '@haven/table/keeper'
import type { VirtualTime } from '@haven/testkit/sim'

/** One table, three shells: what tests say of a table, whatever it stands in. */

export interface Opening {
  readonly people: readonly Seat[]
  readonly position: Position
  readonly window?: number
}

export interface Shell {
  readonly name: string
  /** All people share one device; else each has his own. */
  readonly isHome: boolean
  /** Windows end by themselves; else they wait for their player. */
  readonly isTimed: boolean
  /** Between device and keeper lies a wire that may repeat what is said. */
  readonly hasWire: boolean
  join(opening: Required<Opening>): Promise<Joined>
}

export interface Device {
  /** All that it was shown, the oldest first. */
  readonly told: readonly TableFrame[]
  send(id: string, body: OnlineCommand): void
  readonly replies: ReadonlyMap<string, ReplyFrame>
  look(seat: Seat): void
}

/** What a shell has of a table. */
export interface Joined {
  readonly time: VirtualTime
  deviceOf(seat: Seat): Device
  load(): Promise<LiveTable>
  log(): Promise<readonly Entry[]>
  close(): Promise<void>
}

export const WINDOW = 1_200

export class Table {
  readonly shell: Shell
  readonly #at: Joined
  #sent = 0
  #closing: Promise<void> | null = null

  constructor(shell: Shell, at: Joined) {
    this.shell = shell
    this.#at = at
  }

  static async open(shell: Shell, opening: Opening): Promise<Table> {
    const table = new Table(shell, await shell.join({ window: WINDOW, ...opening }))
    await table.pass(0)
    return table
  }

  get now(): number {
    return this.#at.time.now
  }

  pass(ms: number): Promise<void> {
    return this.#at.time.run(this.now + ms)
  }

  told(seat: Seat): readonly TableFrame[] {
    return this.#at.deviceOf(seat).told
  }

  frame(seat: Seat): TableFrame {
    return this.told(seat).at(-1)!
  }

  async stored(): Promise<StoredTable> {
    return (await this.#at.load()).table
  }

  /** Without the opening. */
  async entries(): Promise<readonly Entry[]> {
    return (await this.#at.log()).slice(1)
  }

  async length(): Promise<number> {
    return (await this.entries()).length
  }

  /** Whatever can come of it at this moment has come when the reply is given. */
  async say(seat: Seat, body: OnlineCommand, patience = 0): Promise<ReplyFrame> {
    const id = `command-${this.#sent++}`
    const device = this.#at.deviceOf(seat)
    device.send(id, body)
    await this.pass(patience)
    const reply = device.replies.get(id)
    if (!reply) throw new Error(`no reply to ${body.command}`)
    return reply
  }

  /** The same command, as a wire may repeat it: what was replied to each. */
  async sayTwice(seat: Seat, body: OnlineCommand): Promise<readonly (boolean | undefined)[]> {
    const id = `command-${this.#sent++}`
    const device = this.#at.deviceOf(seat)
    const replies: (boolean | undefined)[] = []
    for (let i = 0; i < 2; i++) {
      device.send(id, body)
      await this.pass(0)
      replies.push(device.replies.get(id)?.done)
    }
    return replies
  }

  do(body: SeatCommand): Promise<ReplyFrame> {
    return this.say(body.seat, body)
  }

  /** Refused, and why. */
  async no(body: SeatCommand): Promise<string> {
    const reply = await this.do(body)
    return reply.done ? 'done' : reply.refusal.code
  }

  /** What the seat is asked, behind the curtain if need be. */
  async question(seat: Seat) {
    if (this.frame(seat).room.you.curtain === seat) {
      this.#at.deviceOf(seat).look(seat)
      await this.pass(0)
    }
    return this.frame(seat).update?.view.prompts.find((prompt) => prompt.seat === seat) ?? null
  }

  /** Gives the first answer with these fields. */
  async answer(seat: Seat, choose: Partial<Option>): Promise<ReplyFrame> {
    const asked = await this.question(seat)
    const option = asked?.options.find((each) =>
      Object.entries(choose).every(([field, value]) => each[field as keyof Option] === value),
    )
    if (!asked || !option) throw new Error(`${seat} has no ${JSON.stringify(choose)} to ${asked?.kind ?? 'nothing'}`)
    return this.do({ command: 'answer', seat, prompt: asked.id, option: option.id })
  }

  async walk(seat: Seat, spaces: readonly string[], pays: string | null = null): Promise<ReplyFrame> {
    const asked = await this.question(seat)
    return this.do({ command: 'walk', seat, prompt: asked?.id ?? '', pays, spaces })
  }

  /** The Sins player lets the window pass that is open: its time does, or he does. */
  async passWindow(): Promise<void> {
    if (this.shell.isTimed) await this.pass(await this.windowLeft())
    else await this.do({ command: 'hold', seat: 'sins', hold: false })
  }

  /** Milliseconds until the window that is open ends by itself; before it begins, what led to it is seen. */
  async windowLeft(): Promise<number> {
    const ends = (await this.stored()).window?.ends ?? this.now
    return ends - this.now
  }

  /** Where somebody stands, as everybody sees it. */
  space(hero: string, seat: Seat = 'hero1'): string | undefined {
    return this.frame(seat).update?.view.heroes.find((each) => each.hero === hero)?.space
  }

  close(): Promise<void> {
    this.#closing ??= this.#at.close()
    return this.#closing
  }
}
