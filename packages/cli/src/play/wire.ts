import type { Rules, State } from '@haven/engine'
import {
  Ear,
  type LogStep,
  logAfter,
  type OnlineCommand,
  onlyRules,
  PROTOCOL,
  type ReplyFrame,
  type Save,
  type ServerFrame,
  type TableFrame,
  type TableUpdate,
} from '@haven/table'
import {
  type Connection,
  hashOf,
  homeTable,
  Keeper,
  MemoryTables,
  memoryStore,
  type Sitting,
  type StoredTable,
  saveOfTable,
  type World,
} from '@haven/table/keeper'

/** From the keyboard to the table and back: the keeper of all tables, with a store in memory, called directly. */

const TABLE = 'terminal'
const KEY = 'keyboard'

export type Sits = Pick<Sitting, 'players' | 'game' | 'opening' | 'steps' | 'course'>

export interface Around {
  readonly rules: Rules
  readonly worldOf: (onBug: (error: unknown) => void) => World
  /** After each change of the game that is stored. */
  readonly keep: (save: Save) => void
  /** Where the table lies; a test looks into it. */
  readonly tables?: MemoryTables
}

export class Wire {
  /** What was told so far; the first step is the opening. */
  log: readonly LogStep[] = []
  readonly #rules: Rules
  readonly #tables: MemoryTables
  readonly #keeper: Keeper
  #connection: Connection | null = null
  readonly #ear = new Ear()
  #frame: TableFrame | null = null
  #reply: ReplyFrame | null = null
  #isNew = false
  #bug: { readonly error: unknown } | null = null
  #wake: () => void = () => undefined
  #sent = 0

  private constructor({ rules, worldOf, keep, tables = new MemoryTables() }: Around, sits: Sits) {
    this.#rules = rules
    this.#tables = tables
    const world = worldOf((error) => this.#fail(error))
    tables.onCommit = (_, { entries }) => {
      if (entries) keep(this.save())
    }
    const store = memoryStore(tables)
    this.#keeper = new Keeper({ versions: onlyRules(rules), store, world, idle: 0, sweeps: false })
    // A window waits for its player, and bots answer at once.
    const sitting = { ...sits, id: TABLE, key: hashOf(KEY), window: null, blink: 0, now: world.now() }
    tables.create(homeTable(rules, sitting).change)
  }

  static async open(around: Around, sits: Sits): Promise<Wire> {
    const wire = new Wire(around, sits)
    const hello = { send: 'hello', protocol: PROTOCOL, table: TABLE, key: KEY, have: null } as const
    wire.#connection = await wire.#keeper.greet(hello, wire.#hear)
    return wire
  }

  close(): Promise<void> {
    return this.#keeper.close()
  }

  get #table(): StoredTable {
    return this.#tables.table(TABLE) as StoredTable
  }

  /** With the secret seed. */
  save(): Save {
    return saveOfTable(this.#rules, this.#table, this.#tables.log(TABLE, this.#table.gameNumber))
  }

  /** For a report of a crash alone: whoever plays sees frames. */
  get state(): State | null {
    return this.#table.game?.state ?? null
  }

  // ------------------------------------------------------------------------------------------------- frames

  readonly #hear = (told: ServerFrame): void => {
    const frame = this.#ear.hear(told)
    if (frame.tell === 'table') {
      this.#frame = frame
      this.#isNew = true
      if (frame.update) this.log = logAfter(this.log, frame.update)
    } else if (frame.tell === 'reply') this.#reply = frame
    else if (frame.tell === 'closing') this.#fail(new Error(`the table was closed: ${JSON.stringify(frame.why)}`))
    this.#wake()
  }

  /** The first bug counts: what comes after it comes of it. */
  #fail(error: unknown): void {
    this.#bug ??= { error }
    this.#wake()
  }

  get frame(): TableFrame {
    if (!this.#frame) throw new Error('nothing was shown yet')
    return this.#frame
  }

  /** The game as those at the keyboard may see it now. */
  get update(): TableUpdate {
    if (!this.frame.update) throw new Error('there is no game at this table')
    return this.frame.update
  }

  /** The table as soon as it is another than the last time. Throws the bug that stopped the game. */
  async next(): Promise<TableFrame> {
    while (!this.#isNew && !this.#bug) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    if (this.#bug) throw this.#bug.error
    this.#isNew = false
    return this.frame
  }

  /** The Sins player looks: what only he may see is shown until he was asked. */
  look(): void {
    this.#connection?.look('sins')
  }

  /** Sends it; the frame that shows its effect comes before the reply. */
  async do(body: OnlineCommand): Promise<ReplyFrame> {
    this.#sent++
    this.#reply = null
    const { version } = this.frame
    await this.#connection?.command({ send: 'command', id: `${this.#sent}`, version, body })
    if (this.#bug) throw this.#bug.error
    if (!this.#reply) throw new Error(`no reply to ${body.command}`)
    return this.#reply
  }
}
