import { createThinker } from '@haven/bots/thinker'
import { type Random, randomFrom } from '@haven/engine'
import {
  Ear,
  type LogStep,
  logAfter,
  onlyRules,
  type ServerFrame,
  type TableFrame,
  type WholeFrame,
} from '@haven/table'
import { judge, keyOf } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import type { Bug, Faults, Ledger, VirtualTime } from '@haven/testkit/sim'
import { HOME_KEY, Home, type HomeStore, USUAL_PACE } from '@haven/web/home'
// Fetched when a bot first thinks: here before any time is counted.
import '@haven/web/home-bots'
import { KeptStore } from '@haven/web/kept-store'
import { unsure } from './unsure-store.ts'
import { isLook, wishFor } from './wishes.ts'

export interface TabOptions {
  readonly name: string
  readonly time: VirtualTime
  readonly random: Random
  readonly ledger: Ledger
  readonly faults: () => Faults
  readonly bug: Bug
  readonly onFrame: (frame: TableFrame) => void
}

type Message = Parameters<Home['hear']>[0]
const PATIENCE = 3_000
const LINE = 1

/** A page with its worker. People at it answer at random, and say things twice. */
export class Tab {
  readonly name: string
  isAlive = true
  isTired = false
  /** Nobody sits before it just now: they are at the other tab. */
  isIdle = false
  frame: TableFrame | null = null
  readonly #ear = new Ear()
  log: readonly LogStep[] = []
  readonly home: Home
  readonly #options: TabOptions
  readonly #kept: KeptStore
  readonly #answers = new Map<number, (value: unknown) => void>()
  #table = ''
  #line = LINE
  #waiting: { readonly id: string; readonly message: Message; since: number } | null = null
  #n = 0
  #last = 0

  constructor(options: TabOptions) {
    this.#options = options
    this.name = options.name
    const { time, random, faults, bug, ledger } = options
    const isAlive = (): boolean => this.isAlive
    const now = (): number => time.now
    this.#kept = new KeptStore({ versions: onlyRules(rules), key: HOME_KEY, ...USUAL_PACE, now })
    const slow = unsure<HomeStore>(this.#kept, { time, random, faults, isAlive })
    const store: HomeStore = bug.store
      ? Object.assign(bug.store(slow), { list: () => slow.list(), delete: (id: string) => slow.delete(id) })
      : slow
    const judges = bug.judge?.(random) ?? judge
    this.home = new Home({
      versions: onlyRules(rules),
      store,
      think: createThinker(rules, now),
      random: (bytes) => Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, '0')).join(''),
      now,
      after: (ms, run) => {
        const early = random.below(1_000) < faults().early ? 1 : 0
        return time.after(ms - early, () => isAlive() && run())
      },
      post: (message) => {
        if (!this.isAlive) return
        const { from } = message
        if (from === 'crash') ledger.fail(`${this.name} crashed: ${message.crash.message}`)
        else if (from === 'line' && message.line === this.#line) this.#tell(message.frame)
        else if (from === 'reply') this.#answers.get(message.id)?.(message.value)
        else if (from === 'refusal') this.#answers.get(message.id)?.(null)
      },
      judge: (live, input, given) => {
        // What a bot has said of this very question.
        if (input.input === 'bot' && live.table.game && input.question === keyOf(live.table)) {
          const asked = given.rules.prompts(live.table.game.state).find(({ seat }) => seat === input.seat)
          if (asked) ledger.thought(asked.id, input.seat, input.option)
        }
        return judges(live, input, given)
      },
    })
  }

  /** Messages between page and worker come in order, a moment later. */
  #inOrder(deed: () => void): void {
    const { time, random } = this.#options
    this.#last = Math.max(this.#last, time.now + random.below(6))
    time.after(this.#last - time.now, () => this.isAlive && deed())
  }

  #hear(message: Message): void {
    const copy = structuredClone(message)
    this.#inOrder(() => this.home.hear(copy))
  }

  /** One of the shell's own calls; null: refused. */
  call(call: string, ask: object): Promise<unknown> {
    const id = 1_000 + this.#n++
    return new Promise((resolve) => {
      this.#answers.set(id, resolve)
      this.#hear({ to: 'call', id, call, ask } as unknown as Message)
    })
  }

  // ---------------------------------------------------------------------------------------------- a table

  open(table: string): void {
    this.#table = table
    this.#hello()
    this.#later()
  }

  #hello(): void {
    this.#line++
    this.frame = null
    this.log = []
    this.#hear({ to: 'line', line: this.#line, frame: { send: 'hello', table: this.#table } })
    if (this.#waiting) this.#hear(this.#again(this.#waiting.message))
  }

  #again(message: Message): Message {
    return message.to === 'line' ? { ...message, line: this.#line } : message
  }

  /** The page is gone, and its worker with it. */
  kill(): void {
    this.isAlive = false
    const { time } = this.#options
    // Whatever it had open closes behind it; what it had asked of the database may still happen.
    time.after(30, () => void time.hold(this.#kept.close().catch(() => undefined)))
  }

  #tell(told: ServerFrame): void {
    const { bug, random, time, ledger } = this.#options
    const heard = structuredClone(bug.frame?.(told, random) ?? told)
    const line = this.#line
    this.#inOrder(() => {
      if (line !== this.#line) return
      const frame = this.#understood(heard)
      if (frame?.tell === 'table') this.#see(frame)
      else if (frame?.tell === 'closing') time.after(500, () => this.isAlive && line === this.#line && this.#hello())
      else if (frame?.tell === 'reply') {
        ledger.reply(frame.id, frame.done)
        if (this.#waiting?.id === frame.id) this.#waiting = null
      }
    })
  }

  #understood(told: ServerFrame): WholeFrame | null {
    try {
      return this.#ear.hear(told)
    } catch {
      this.#options.ledger.fail(`${this.name} cannot make anything of a difference`)
      return null
    }
  }

  #see(frame: TableFrame): void {
    const { ledger, onFrame } = this.#options
    const { room, update, version } = frame
    const before = this.frame
    if (before && version < before.version) ledger.fail(`${this.name}: version ${before.version}, then ${version}`)
    const isNew = before && version > before.version
    const isSame = before && JSON.stringify(before.update?.view) === JSON.stringify(update?.view)
    const isLooking = before?.room.you.viewer !== room.you.viewer
    if (before && !isNew && !isSame && !isLooking) ledger.fail(`${this.name}: version ${version} did not rise`)
    if (update) {
      if (update.from > this.log.length) ledger.fail(`${this.name} misses steps ${this.log.length} to ${update.from}`)
      this.log = logAfter(this.log, update)
    }
    this.frame = frame
    ledger.show('home', frame, room.phase === 'over')
    onFrame(frame)
  }

  // --------------------------------------------------------------------------------------------- the people

  #later(): void {
    const { time, random } = this.#options
    time.after(40 + random.below(400), () => {
      if (!this.isAlive) return
      this.#act()
      this.#later()
    })
  }

  #act(): void {
    const { time, random } = this.#options
    if (this.#waiting) {
      if (time.now - this.#waiting.since < PATIENCE) return
      this.#waiting.since = time.now
      this.#hear(this.#again(this.#waiting.message))
      return
    }
    if (!this.frame || this.isIdle) return
    if (!this.isTired && random.below(100) === 0) {
      const pace = { window: 500 + random.below(1_500), blink: random.below(300) }
      void this.call('pace', { game: this.#table, pace })
    }
    const wish = wishFor(this.frame, random, this.isTired)
    if (!wish) return
    if (isLook(wish)) this.#hear({ to: 'line', line: this.#line, frame: { send: 'look', seat: wish.look } })
    else this.#send(wish)
  }

  #send(body: Extract<Parameters<Ledger['send']>[1]['body'], object>): void {
    const { time, random, ledger, faults } = this.#options
    const id = `${this.name}-${String(this.#n++).padStart(6, '0')}`
    // Now and then a page lags behind, and does not know it.
    const lag = random.below(20) === 0 ? 1 + random.below(4) : 0
    const version = Math.max(0, (this.frame?.version ?? 0) - lag)
    ledger.send(id, { person: 'home', version, body, isForeign: false })
    const message: Message = { to: 'line', line: this.#line, frame: { send: 'command', id, version, body } }
    this.#waiting = { id, message, since: time.now }
    this.#hear(message)
    if (random.below(1_000) < faults().twice) time.after(random.below(900), () => this.#hear(this.#again(message)))
  }
}

export const seeded = (name: string, random: Random): Random => randomFrom(`${name} ${random.below(0x10000)}`)
