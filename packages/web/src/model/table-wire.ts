import type { AskOf, Think, ThoughtName, ThoughtOf } from '@haven/bots/thinker'
import type { Seat, View } from '@haven/engine'
import type { OnlineNo, QueryValue, SeatCommand, TableView } from '@haven/table'
import { HomeTable } from './home-table.ts'
import { type WorkerLink, workerLink } from './link.ts'
import type { Crash, Export, Pace } from './messages.ts'
import { Refused } from './refused.ts'
import type { TableClient, Told } from './table-client.ts'
import type { Screen, Wire } from './wire.ts'

/**
 * The wire between a screen and a table, at home and online. It decides nothing: whatever is wished goes to the judge,
 * and what only needs thought is thought by the page's worker, about the view.
 */

/** What it needs of a table. */
export type Client = Pick<TableClient, 'id' | 'room' | 'told' | 'log' | 'notice' | 'send'>

export const gameName = (table: string, game: number): string => `${table}/${game}`

export class TableWire implements Wire {
  onUpdate: Wire['onUpdate'] = () => undefined
  onCrash: (crash: Crash) => void = () => undefined
  onMissing: (why: OnlineNo) => void = () => undefined
  protected readonly table: Client
  readonly #name: string
  readonly #game: number
  readonly #think: Think
  #stop: (() => void) | null = null
  /** The question of a window that was passed: nobody else knows before it ends, and he is not asked again. */
  #passed: string | null = null
  #shown: View | null = null

  constructor(table: Client, game: number, name: string, think: Think) {
    this.table = table
    this.#game = game
    this.#name = name
    this.#think = think
  }

  // -------------------------------------------------------------------------------------------- coming in

  async open(_pace: Pace): Promise<void> {
    this.#stop?.()
    let isFirst = true
    this.#stop = this.table.told.subscribe((told) => {
      if (told?.game !== this.#game) return
      this.show(isFirst ? this.#wholly(told) : told)
      isFirst = false
    })
  }

  close(): void {
    this.#stop?.()
    this.#stop = null
  }

  /** A screen that opens now has nothing of the log yet. */
  #wholly({ game, update }: Told): Told {
    return { game, news: [], update: { ...update, from: 0, steps: this.table.log } }
  }

  protected show({ update }: Told): void {
    const room = this.table.room.peek()
    if (!room) return
    const isWindow = update.pulse !== null && !update.pulse.held
    if (!isWindow) this.#passed = null
    const prompts = update.view.prompts.filter(({ id }) => id !== this.#passed)
    const view = this.#same(prompts.length < update.view.prompts.length ? { ...update.view, prompts } : update.view)
    this.onUpdate(this.#name, { ...update, view }, this.screenOf(room))
  }

  protected screenOf(room: TableView): Screen {
    return screenOf(room, true)
  }

  /** A frame may tell of the table alone: then nothing of the game is drawn or thought about anew. */
  #same(view: View): View {
    if (JSON.stringify(view) !== JSON.stringify(this.#shown)) this.#shown = view
    return this.#shown ?? view
  }

  // -------------------------------------------------------------------------------------------- going out

  /** How long windows last is an online table's own business. */
  async setPace(_pace: Pace): Promise<void> {}

  look(_seat: Seat): void {}

  async export(what: Export): Promise<string> {
    const value = await this.table.send({ command: what === 'record' ? 'record' : 'position' })
    const file = value?.query === 'record' ? value.record : value?.query === 'position' ? value.position : null
    return JSON.stringify(file, null, 1)
  }

  async think<K extends ThoughtName>(thought: K, seat: Seat, ask: AskOf<K>): Promise<ThoughtOf<K> | null> {
    const view = this.table.told.peek()?.update.view
    const prompts = view?.prompts.filter((prompt) => prompt.seat === seat) ?? []
    if (!view || prompts.length === 0) return null
    // The network may be gone, or a newer client be there: without thoughts the game goes on.
    return this.#think(thought, { ...view, prompts }, ask).catch(() => null)
  }

  async send(command: SeatCommand, version?: number): Promise<QueryValue | null> {
    try {
      const value = await this.table.send(command, version)
      if (command.command === 'answer') this.#notePass(command)
      return value
    } catch (error) {
      // What the table as a whole says is read above it; it would be gone with the next question here.
      if (error instanceof Refused && error.refusal.rule === 'online') this.table.notice.value = error.refusal
      throw error
    }
  }

  #notePass({ prompt, option }: Extract<SeatCommand, { command: 'answer' }>): void {
    const told = this.table.told.peek()
    const question = told?.update.view.prompts.find(({ id }) => id === prompt)
    if (!told || !question?.options.some(({ id, none }) => id === option && none)) return
    this.#passed = prompt
    this.show({ ...told, update: { ...told.update, from: this.table.log.length, steps: [] } })
  }
}

/** A table at home has beside it: its pace, its curtain, its files, and a browser that may refuse to keep it. */
export class HomeWire extends TableWire {
  readonly #link: WorkerLink
  readonly #home: HomeTable
  #stopKept: (() => void) | null = null
  #isBroken = false

  constructor(id: string, link: WorkerLink = workerLink()) {
    const home = new HomeTable(id, link)
    super(home, 1, id, (thought, view, ask) => link.think(thought, view, ask))
    this.#home = home
    this.#link = link
  }

  override async open(pace: Pace): Promise<void> {
    this.#home.onMissing = (why) => this.onMissing(why)
    this.#link.onCrash = (crash) => this.onCrash(crash)
    await this.setPace(pace)
    await super.open(pace)
    this.#home.open()
    this.#stopKept = this.#link.kept.subscribe(() => {
      const told = this.#home.told.peek()
      if (told) this.show({ ...told, update: { ...told.update, from: this.#home.log.length, steps: [] } })
    })
  }

  override close(): void {
    super.close()
    this.#stopKept?.()
    this.#home.close()
  }

  protected override show(told: Told): void {
    super.show(told)
    const fault = this.#home.room.peek()?.fault
    if (fault && !this.#isBroken) void this.#break(fault.message)
  }

  /** A bug of the rules: nothing goes on from here, and the game is offered as a file. */
  async #break(message: string): Promise<void> {
    this.#isBroken = true
    this.onCrash({ message, file: await this.export('save').catch(() => '') })
  }

  protected override screenOf(room: TableView): Screen {
    return screenOf(room, this.#link.kept.peek())
  }

  override async setPace(pace: Pace): Promise<void> {
    await this.#link.call('pace', { game: this.#home.id, pace })
  }

  override look(seat: Seat): void {
    this.#home.look(seat)
  }

  override export(what: Export): Promise<string> {
    return this.#link.call('export', { game: this.#home.id, what })
  }
}

function screenOf({ you, seats, seedCommit, settings }: TableView, saved: boolean): Screen {
  // Beside a private hand the screen is everybody's, and nobody is asked there.
  const own = you.shared ? [] : you.seats
  const mine = seats.filter(({ seat, bot }) => own.includes(seat) && bot === null)
  const bots = seats.flatMap(({ seat, bot }) => (bot === null ? [] : [[seat, bot] as const]))
  return {
    viewer: you.viewer,
    players: { people: mine.map(({ seat }) => seat), bots: Object.fromEntries(bots) },
    curtain: you.curtain ?? null,
    saved,
    asksInWindow: own.includes('sins') && !settings.home,
    hasClock: settings.time.control === 'live',
    seedCommit: seedCommit ?? '',
  }
}
