import { type Random, type Rules, randomFrom, type Seat } from '@haven/engine'
import {
  type ClientFrame,
  Ear,
  type Have,
  type OnlineCommand,
  onlyRules,
  PROTOCOL,
  type ReplyFrame,
  type ServerFrame,
  type TableFrame,
  type TableSettings,
  type WholeFrame,
} from '@haven/table'
import type { CommandOutcome, Connection, StoredTable, World } from '@haven/table/keeper'
import { Keeper, type KeeperOptions, MemoryTables, memoryStore } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { idOf, keyOf, settingsOf, VirtualTime } from '@haven/testkit/sim'

/** A keeper with a faultless store and people who do what the test says. */

export function worldOf(time: VirtualTime, name: string, random: Random = randomFrom(name)): World {
  return {
    now: () => time.now,
    after: (ms, run) => time.after(ms, run),
    random: () => Array.from({ length: 8 }, () => random.below(0x10000).toString(16).padStart(4, '0')).join(''),
    async think({ view, prompt, chance }) {
      const { options } = view.prompts.find(({ id }) => id === prompt)!
      return options[randomFrom(chance).below(options.length)]!.id
    },
    allows: (_, url) => url.startsWith('https://hooks.example/'),
    call: async () => [],
    report: (trouble, table, error) => {
      throw new Error(`${trouble} at ${table}: ${String(error)}`)
    },
  }
}

export class Guest {
  /** What it heard, as wholes; and to the letter. */
  readonly frames: WholeFrame[] = []
  readonly texts: string[] = []
  #ear = new Ear()
  readonly times: number[] = []
  readonly key: string
  readonly table: string
  connection: Connection | null = null
  readonly #house: House
  /** Whoever comes again with the same key does not use an id twice. */
  readonly #visit: number
  #n = 0

  constructor(house: House, name: string, table: string) {
    this.#house = house
    this.#visit = house.visits++
    this.key = keyOf(name)
    this.table = table
  }

  readonly #hear = (frame: ServerFrame, text = JSON.stringify(frame)): void => {
    if (text !== JSON.stringify(frame)) throw new Error(`not what it says: ${text}`)
    this.texts.push(text)
    this.#house.ears.set(this.key, this.#ear)
    this.frames.push(this.#ear.hear(frame))
    this.times.push(this.#house.time.now)
  }

  async greet(frame: Record<string, unknown>): Promise<this> {
    const whole = { protocol: PROTOCOL, table: this.table, key: this.key, ...frame } as Exclude<
      ClientFrame,
      { send: 'command' }
    >
    this.connection = await this.#house.keeper.greet(whole, this.#hear)
    await this.#house.pass(0)
    return this
  }

  /** With what the last one with this key had. */
  hello(have: Have | null = null): Promise<this> {
    if (have) this.#ear = this.#house.ears.get(this.key) ?? this.#ear
    return this.greet({ send: 'hello', have })
  }

  /** At another keeper of the same table: one line at a time, since one ear hears the differences of one line. */
  async greetAt(keeper: Keeper): Promise<this> {
    const { table, key } = this
    this.connection?.close()
    this.connection = await keeper.greet({ send: 'hello', protocol: PROTOCOL, table, key, have: null }, this.#hear)
    await this.#house.pass(0)
    return this
  }

  /** The last table frame. */
  get table$(): TableFrame {
    return this.frames.findLast((frame): frame is TableFrame => frame.tell === 'table')!
  }

  get have(): Have {
    const { version, update, room, lines } = this.table$
    const steps = update ? update.from + update.steps.length : 0
    return { viewer: room.you.viewer, game: room.game, version, steps, lines: lines.from + lines.lines.length }
  }

  /** Sends it and gives the reply. */
  async do(body: OnlineCommand, more: { id?: string; version?: number } = {}): Promise<ReplyFrame> {
    const id = more.id ?? `${this.key.slice(0, 6)}-${this.#visit}-${String(this.#n++).padStart(4, '0')}`
    const at = this.frames.length
    const version = more.version ?? this.table$.version
    void this.connection!.command({ send: 'command', id, version, body }).then((outcome) =>
      this.#house.replied(outcome),
    )
    await this.#house.pass(0)
    return this.frames.slice(at).find((frame): frame is ReplyFrame => frame.tell === 'reply' && frame.id === id)!
  }

  get questions() {
    return this.table$.update?.view.prompts ?? []
  }

  /** Any answer to what this person is asked now, or the one that is wanted. */
  answer(option?: string): Promise<ReplyFrame> {
    const [question] = this.questions
    if (!question) throw new Error('nothing is asked')
    const given = option ?? question.options[0]!.id
    return this.do({ command: 'answer', seat: question.seat, prompt: question.id, option: given })
  }
}

export class House {
  readonly time = new VirtualTime()
  readonly database = new MemoryTables()
  readonly keeper: Keeper
  readonly id = idOf('table')
  visits = 0
  readonly ears = new Map<string, Ear>()
  readonly #rules: Rules

  constructor(name = 'house', by: Rules = rules, instead: Partial<KeeperOptions> = {}) {
    this.#rules = by
    this.keeper = this.another(name, instead)
  }

  /** A further keeper of the same tables. */
  another(name = 'another', instead: Partial<KeeperOptions> = {}): Keeper {
    return new Keeper({
      versions: onlyRules(this.#rules),
      store: memoryStore(this.database),
      world: worldOf(this.time, name),
      ...instead,
    })
  }

  get table(): StoredTable {
    return this.database.table(this.id)!
  }

  /** A guest's command was replied to. */
  replied(_outcome: CommandOutcome): void {
    return
  }

  pass(ms: number): Promise<void> {
    return this.time.run(this.time.now + ms)
  }

  guest(name: string): Guest {
    return new Guest(this, name, this.id)
  }

  /** A table with people in these seats, one for each; the first is the host. */
  async open(people: readonly (readonly Seat[])[], settings: TableSettings = settingsOf(3)): Promise<Guest[]> {
    const guests: Guest[] = []
    for (const [i, seats] of people.entries()) {
      const guest = this.guest(`guest${i}`)
      if (i === 0) await guest.greet({ send: 'create', name: 'Host', settings })
      else await guest.hello()
      await guest.do({ command: 'claim', name: `Guest ${i}`, seats })
      guests.push(guest)
    }
    return guests
  }

  async begin(people: readonly (readonly Seat[])[], settings: TableSettings = settingsOf(3)): Promise<Guest[]> {
    const guests = await this.open(people, settings)
    await guests[0]!.do({ command: 'start' })
    return guests
  }
}

/** A person in each seat of three Hero players. */
export const EACH: readonly (readonly Seat[])[] = [['sins'], ['hero1'], ['hero2'], ['hero3']]

/** Plays on, whoever is asked, until the test has seen enough. */
export async function playOn(
  house: House,
  guests: readonly Guest[],
  isEnough: () => boolean,
  most = 400,
): Promise<void> {
  for (let i = 0; i < most && !isEnough(); i++) {
    const asked = guests.find(({ questions }) => questions.length > 0)
    const { table } = house
    if (table.phase !== 'playing') return
    if (table.window && table.window.ends !== null) await house.pass(table.settings.window ?? 0)
    else if (table.talk) for (const guest of guests) if (guest.questions.length > 0) await guest.answer()
    if (!house.table.talk && !house.table.window && asked?.questions.length) await asked.answer()
  }
}
