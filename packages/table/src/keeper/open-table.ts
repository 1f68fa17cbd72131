import type { Rules } from '@haven/engine'
import { sha256Hex } from '@haven/engine/files'
import {
  BEAT,
  botSeats,
  type Change,
  dueAt,
  type Entry,
  heardAt,
  historyFor,
  type Input,
  isAhead,
  type Judged,
  type judge,
  keyOf,
  type LiveTable,
  type StoredTable,
  wakeAt,
} from '../judge/index.ts'
import { OnlineError } from '../online/codes.ts'
import type { Versions } from '../versions.ts'
import { hasAddress, noticesOf } from './calls.ts'
import type { Connection } from './connection.ts'
import { Doubt } from './doubt.ts'
import { HostWatch } from './host-watch.ts'
import { FIRST_PAUSE, LONGEST_PAUSE, pause, Reading, TRIES } from './reading.ts'
import type { Store } from './store.ts'
import { lengthOf, TableRules } from './table-rules.ts'
import { Telling } from './telling.ts'
import type { World } from './world.ts'

/** After a look that came in time, and after which something is still due. */
const AGAIN = 250
/** A bot that is not heard after so many beats of its table is not waited for. */
const MOST_BEATS = 20
/** A table that nobody looks at is kept in memory for so long, if nothing is due sooner. */
const IDLE = 30_000

/**
 * A table in the memory of one process. It may be served by others at the same time: the store decides whose change
 * counts, and who lost looks again. Inputs are judged one after the other.
 */
export class OpenTable {
  readonly id: string
  readonly connections = new Set<Connection>()
  readonly telling = new Telling()
  readonly #rules: TableRules
  readonly #store: Store
  readonly #reading: Reading
  readonly #world: World
  readonly #judge: typeof judge
  readonly #leave: (table: OpenTable) => void
  readonly #idle: number
  readonly #since: number
  readonly #host: HostWatch
  #live: LiveTable | null = null
  /** The latest version that we have seen or heard of: nothing older is shown again. */
  #known = 0
  /** Counts the news, so that a reading which crossed one is read again. */
  #readings = 0
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #stopTimer: (() => void) | null = null
  #stopIdle: (() => void) | null = null
  #thinking = new Set<string>()
  /** The question at which a bot lets its window pass: that needs no word. */
  #passed = ''
  #closed = false

  constructor(
    id: string,
    around: {
      versions: Versions
      store: Store
      world: World
      judge: typeof judge
      leave: (table: OpenTable) => void
      served: number
      idle?: number
    },
  ) {
    this.id = id
    this.#rules = new TableRules(around.versions)
    this.#store = around.store
    this.#world = around.world
    this.#reading = new Reading(id, around.store, around.world, () => this.#closed)
    this.#judge = around.judge
    this.#leave = around.leave
    this.#idle = around.idle ?? IDLE
    this.#since = around.world.now()
    this.#host = new HostWatch(this, around.world, around.served)
  }

  get live(): LiveTable | null {
    return this.#live
  }

  rules({ table }: LiveTable): Rules {
    return this.#rules.of(table)
  }

  #inOrder<T>(deed: () => Promise<T>): Promise<T> {
    this.#waiting++
    const next = this.#queue.then(deed).finally(() => {
      this.#waiting--
      this.#restLater()
    })
    this.#queue = next.catch(() => undefined)
    return next
  }

  /** The table as it is stored; null: there is none. */
  async load(): Promise<LiveTable | null> {
    for (let tries = 0; ; tries++) {
      if (this.#live) return this.#live
      const reading = this.#readings
      const found = await this.#reading.table()
      // Read before somebody stored the next version: it came too late.
      if (found && (found.table.version < this.#known || reading !== this.#readings)) continue
      if (found && !this.#live) {
        const current = await this.#broughtOver(found, tries < TRIES)
        if (!current || this.#live || reading !== this.#readings) continue
        this.#adoptFound(current)
        // Whoever looks at it has not seen what others did meanwhile.
        this.showAll()
      }
      return this.#live ?? found
    }
  }

  /** What was stored may be damaged in any way: it stops this table, and nobody tries again and again. */
  #adoptFound(found: LiveTable): void {
    try {
      this.#adopt(found)
    } catch (error) {
      this.#live = null
      this.#world.report('damaged', this.id, error)
      throw new OnlineError('damaged')
    }
  }

  /** A game of an earlier release may go on under the rules of today. Null: somebody else was quicker. */
  async #broughtOver(found: LiveTable, isTried: boolean): Promise<LiveTable | null> {
    const over = await this.#rules.bringOver(found, () => this.#reading.history(lengthOf(found)), this.#world.now())
    if (!over || !isTried) return found
    return (await this.#commit(over.change, found.table)) ? over.live : null
  }

  #pause(ms: number): Promise<void> {
    return pause(this.#world, ms)
  }

  /** Judges an input and stores what comes of it; only then it is done. Throws Doubt. */
  submit(input: Input): Promise<Judged | null> {
    return this.#inOrder(() => this.#submit(input))
  }

  async #submit(input: Input): Promise<Judged | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const live = await this.#upTo(input)
      if (!live) return null
      const wanted = historyFor(live.table, input)
      const history = wanted && (await this.#reading.historyOrNo(live.table, wanted))
      if (history && 'refusal' in history) return history
      const rules = await this.#rules.forInput(live.table, input)
      if ('refusal' in rules) return rules
      const judged = this.#judge(live, input, {
        rules,
        fitting: this.#rules.fitting,
        now: this.#world.now(),
        random: () => this.#world.random(),
        allows: this.#world.allows,
        hash: this.#world.hash,
        history,
        since: this.#since,
        ...this.#host.around,
      })
      if (!judged.next) return judged
      if (await this.#commit(judged.next.change, live.table)) {
        this.#adopt(judged.next.live)
        if (judged.done && judged.bug !== undefined) this.#world.bug?.(this.id, judged.bug)
        this.showAll()
        this.#call(live.table, judged.next.live)
        return judged
      }
      this.#live = null
      // Who loses a race waits a little, and not as long as the others.
      if (tries > 1) await this.#pause((tries * FIRST_PAUSE) / 2)
    }
    throw new Doubt()
  }

  /** Whoever has seen more than we have comes from another process, whose news is still on its way. */
  async #upTo(input: Input): Promise<LiveTable | null> {
    const live = await this.load()
    if (!live || input.input !== 'command' || !isAhead(live, input.key, input.version)) return live
    this.#live = null
    return this.load()
  }

  /** The same for a device that says what it has. */
  catchUp(): Promise<LiveTable | null> {
    return this.#inOrder(() => {
      this.#live = null
      return this.load()
    })
  }

  async #commit(change: Change, before: StoredTable): Promise<boolean> {
    try {
      return (await this.#store.commit(change, before)) === 'stored'
    } catch (error) {
      // Stored or not: the table itself will tell, and the command's id with it.
      this.#world.report('commit', this.id, error)
      await this.#pause(FIRST_PAUSE)
      return false
    }
  }

  /** Whoever stored the change tells whose turn it has become: so it is told once. */
  #call(before: StoredTable, live: LiveTable): void {
    const { table } = live
    if (!this.#world.hearsAll && !hasAddress(table)) return
    const here = new Set(Array.from(this.connections, ({ key }) => key))
    const host = table.people.find(({ id }) => id === table.host)
    const isHostHere = host?.devices.some(({ hash }) => here.has(hash)) ?? false
    for (const notice of noticesOf(this.rules(live), before, table, isHostHere)) {
      this.#world
        .call(notice)
        .then((gone) => {
          for (const endpoint of gone) this.#quietly({ input: 'push-gone', endpoint })
        })
        .catch((error: unknown) => this.#world.report('notice', this.id, error))
    }
  }

  /** Somebody else has changed it, or may have. */
  refresh(version: number | null): void {
    if (version !== null) {
      if (version <= this.#known) return
      this.#known = version
    }
    // What is being read now may have been read before.
    this.#readings++
    if (!this.#live) return
    this.#inOrder(async () => {
      if (!this.#live || (version !== null && version <= this.#live.table.version)) return
      this.#live = null
      await this.load()
    }).catch((error: unknown) => this.#world.report('refresh', this.id, error))
  }

  #adopt(live: LiveTable): void {
    this.#live = live
    this.#known = Math.max(this.#known, live.table.version)
    this.#schedule()
    this.#host.look()
  }

  /** Something that should not happen here. */
  report(trouble: string, error: unknown): void {
    this.#world.report(trouble, this.id, error)
  }

  showAll(): void {
    for (const connection of this.connections) connection.showSoon()
  }

  /** Entries that are no longer in memory. */
  log(live: LiveTable, from: number, to: number): Promise<readonly Entry[]> {
    return this.#reading.entries(live.table.gameNumber, from, to)
  }

  // --------------------------------------------------------------------------------------------- time, bots

  #schedule(isAgain = false): void {
    this.#stopTimer?.()
    this.#stopTimer = null
    const live = this.#live
    if (!live || this.#closed) return
    const rules = this.rules(live)
    const due = dueAt(rules, live.table)
    if (due !== null) this.#tickAt(isAgain ? Math.max(due, this.#world.now() + AGAIN) : due)
    for (const seat of botSeats(rules, live.table)) this.#think(live, rules, seat)
  }

  /** Timers ring a moment too early now and then: who looked then would have to look again, and too late. */
  #tickAt(moment: number, early = 0): void {
    const ms = Math.max(0, moment - this.#world.now()) + early
    this.#stopTimer = this.#world.after(Math.min(ms, 2 ** 31 - 1), () => {
      if (this.#world.now() < moment) this.#tickAt(moment, 1)
      else this.#tick()
    })
  }

  /** The store may be away: what is due is looked at until it is done. */
  #tick(): void {
    this.submit({ input: 'tick' })
      .then((judged) => {
        if (judged && !judged.next) this.#schedule(true)
      })
      .catch((error: unknown) => {
        this.#world.report('tick', this.id, error)
        if (this.#closed) return
        this.#stopTimer?.()
        this.#tickAt(this.#world.now() + LONGEST_PAUSE)
      })
  }

  #quietly(input: Input): void {
    this.submit(input).catch((error: unknown) => this.#world.report('tick', this.id, error))
  }

  /** A bot thinks about the question as its seat sees it, and is heard at the next beat. */
  #think(live: LiveTable, rules: Rules, seat: ReturnType<typeof botSeats>[number]): void {
    const { table } = live
    const { game, asked, window, settings, seats } = table
    const question = keyOf(table)
    const ticket = `${question} ${seat}`
    if (!game || !asked || ticket === this.#passed || this.#thinking.has(ticket)) return
    const view = rules.view(game.state, seat)
    const prompt = view.prompts.find((each) => each.seat === seat)
    if (!prompt) return
    this.#thinking.add(ticket)
    const level = seats[seat]?.bot ?? settings.bot
    const deadline =
      window && window.ends !== null ? window.ends - (settings.window ?? 0) / 4 : asked.at + MOST_BEATS * BEAT
    // Bound to the moment: who thinks again, after a crash or after something was taken back, draws the same chance.
    // It tells nothing of the seed.
    const chance = sha256Hex(`haven/bot/${game.seed}/${game.length}/${seat}`)
    this.#world
      .think({ table: this.id, seat, level, view, prompt: prompt.id, chance, deadline })
      .then(async (option) => {
        const isInWindow = window !== null && window.ends !== null
        const now = this.#world.now()
        if (!isInWindow) await this.#pause(heardAt(table, prompt.kind, now) - now)
        else if (prompt.options.find(({ id }) => id === option)?.none) {
          this.#passed = ticket
          return
        }
        if (!this.#closed) await this.submit({ input: 'bot', seat, question, option })
      })
      .catch((error: unknown) => {
        this.#world.report('bot', this.id, error)
        // It is asked again as long as its answer is wanted.
        this.#world.after(LONGEST_PAUSE, () => this.#schedule(true))
      })
      .finally(() => this.#thinking.delete(ticket))
  }

  // --------------------------------------------------------------------------------------------------- rest

  /** Nobody looks at it and nothing is due: it leaves the memory. */
  #restLater(): void {
    this.#stopIdle?.()
    if (this.#closed || this.connections.size > 0) return
    if (this.#idle === 0) {
      this.rest()
      return
    }
    this.#stopIdle = this.#world.after(this.#idle, () => {
      const wake = this.#live && wakeAt(this.rules(this.#live), this.#live.table)
      const isDue = wake !== null && wake !== undefined && wake < this.#world.now() + this.#idle
      if (this.connections.size > 0 || this.#waiting > 0 || this.#thinking.size > 0 || isDue) this.#restLater()
      else this.close()
    })
  }

  /** At once, unless somebody looks at it or something is under way. */
  rest(): void {
    if (this.connections.size === 0 && this.#waiting === 0) this.close()
  }

  enter(connection: Connection): void {
    this.connections.add(connection)
    this.#stopIdle?.()
    this.#host.look()
  }

  exit(connection: Connection): void {
    this.connections.delete(connection)
    this.#host.exit(connection.key)
    this.#restLater()
  }

  /** What was under way comes to its end first. */
  settled(): Promise<unknown> {
    return this.#queue
  }

  close(): void {
    this.#closed = true
    this.#stopTimer?.()
    this.#stopIdle?.()
    this.#host.close()
    this.#live = null
    this.#leave(this)
  }
}
