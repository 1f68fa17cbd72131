import { createThinker } from '@haven/bots/thinker'
import { type Position, type Rules, randomFrom, type Seat, type SetupWishes } from '@haven/engine'
import { onlyRules, type SeatCommand, TableGame, type TableUpdate } from '@haven/table'
import {
  type Entry,
  homeTable,
  MemoryTables,
  memoryStore,
  type Sitting,
  type StoredTable,
  stepsOf,
} from '@haven/table/keeper'
// Fetched when a bot first thinks: here before any time is counted.
import '../src/home/bots.ts'
import { HOME_KEY, Home, type HomeStore, USUAL_PACE } from '../src/home/home.ts'
import { seatPeople } from '../src/home/players.ts'
import type { Timing } from '../src/model/cinema.ts'
import { type WorkerLike, WorkerLink } from '../src/model/link.ts'
import type { FromWorker, HomeFrame, Pace, ToWorker } from '../src/model/messages.ts'
import { rules, versions } from '../src/model/rules.ts'
import { GameStore } from '../src/model/store.ts'
import { HomeWire } from '../src/model/table-wire.ts'
import type { Screen } from '../src/model/wire.ts'

/** Tables at home without a browser: the shell of the worker and the client of the page, joined as they are there. */

// --------------------------------------------------------------------------------------------------- time

const soon = (call: () => void): (() => void) => {
  const immediate = setImmediate(call)
  return () => clearImmediate(immediate)
}

/** Bots, worker and page have their turn. */
export async function aMoment(): Promise<void> {
  for (let i = 0; i < 12; i++) await new Promise((resolve) => setImmediate(resolve))
}

export interface Clock {
  now(): number
  after(ms: number, run: () => void): () => void
}

export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    if (ms <= 0) return soon(run)
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Time is counted, not spent: what waits for a moment happens when the test says so. */
export class CountedClock implements Clock {
  /** How long things were to wait, those apart that come at once. */
  readonly delays: number[] = []
  readonly #waiting = new Set<{ readonly at: number; readonly run: () => void }>()
  readonly #thought: number
  #now = 0

  /** So long is thought about a question. */
  constructor(thought = 0) {
    this.#thought = thought
  }

  now(): number {
    return this.#now
  }

  pass(ms: number): void {
    this.#now += ms
  }

  after(ms: number, run: () => void): () => void {
    if (ms <= 0) {
      return soon(() => {
        this.#now += this.#thought
        run()
      })
    }
    this.delays.push(ms)
    const waiting = { at: this.#now + ms, run }
    this.#waiting.add(waiting)
    return () => void this.#waiting.delete(waiting)
  }

  /** The next thing that waits happens. */
  next(): void {
    const [first] = [...this.#waiting].sort((a, b) => a.at - b.at)
    if (!first) return
    this.#waiting.delete(first)
    this.#now = Math.max(this.#now, first.at)
    first.run()
  }
}

// --------------------------------------------------------------------------------------------------- home

/** The real store's part that is not the keeper's, over memory. */
export function homeStoreOf(tables: MemoryTables): HomeStore {
  return {
    ...memoryStore(tables),
    list: async () => [],
    delete: async (id) => void tables.rows.delete(id),
  }
}

/** What a screen needs of its worker. */
export interface AtHome {
  readonly link: WorkerLink
  readonly clock: Clock
  /** Throws what the shell reported as a bug. */
  check(): void
}

export interface HomeOfTest extends AtHome {
  readonly tables: MemoryTables
  /** What the page has sent to tables. */
  readonly sent: readonly HomeFrame[]
  /** As it is stored. */
  table(id: string): StoredTable
  /** The answers of its game. */
  steps(id: string): ReturnType<typeof stepsOf>
}

export interface HomeWishes {
  readonly tables?: MemoryTables
  readonly store?: HomeStore
  readonly clock?: Clock
  readonly rules?: Rules
}

export function homeOfTest(wishes: HomeWishes = {}): HomeOfTest {
  const { tables = new MemoryTables(), clock = realClock } = wishes
  let failed: string | null = null
  let seeds = 0
  const sent: HomeFrame[] = []
  const worker: WorkerLike & { hear(message: FromWorker): void } = {
    onmessage: null,
    onerror: null,
    postMessage(message: ToWorker) {
      if (message.to === 'line') sent.push(message.frame)
      const data = structuredClone(message)
      soon(() => home.hear(data))
    },
    hear(message) {
      if (message.from === 'crash') failed = message.crash.message
      const data = structuredClone(message)
      soon(() => this.onmessage?.({ data } as MessageEvent<FromWorker>))
    },
  }
  const home = new Home({
    versions: wishes.rules ? onlyRules(wishes.rules) : versions,
    store: wishes.store ?? homeStoreOf(tables),
    think: createThinker(rules, () => performance.now()),
    random: (bytes) => {
      const random = randomFrom(`at-home/${seeds++}`)
      return Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, '0')).join('')
    },
    now: () => clock.now(),
    after: (ms, run) => clock.after(ms, run),
    post: (message) => worker.hear(message),
  })
  const table = (id: string): StoredTable => tables.table(id)!
  return {
    tables,
    link: new WorkerLink(worker),
    clock,
    sent,
    check: () => {
      if (failed) throw new Error(failed)
    },
    table,
    steps: (id) => stepsOf(tables.log(id, table(id).gameNumber)),
  }
}

export interface Beginning {
  readonly setup?: SetupWishes
  readonly position?: Position
}

export const ID = 'a1'

/** A game that lies on the table, and people who sit down to it; everybody else is a scripted bot. */
export function sitDown(
  home: HomeOfTest,
  people: readonly Seat[],
  game: TableGame,
  more: Partial<Sitting> = {},
): string {
  const { snapshot, opening, steps, seats } = game
  const players = seatPeople(seats, (seat) => people.includes(seat), 'scripted')
  const sitting = {
    id: ID,
    key: HOME_KEY,
    players,
    game: snapshot,
    opening,
    steps,
    ...USUAL_PACE,
    now: home.clock.now(),
  }
  const { change } = homeTable(rules, { ...sitting, ...more })
  home.tables.create(change)
  return change.table.id
}

export const newGame = (beginning: Beginning, seed: string): TableGame => new TableGame(rules, { ...beginning, seed })

// ------------------------------------------------------------------------------------------------ screens

export interface Shown {
  readonly update: TableUpdate
  readonly screen: Screen
}

/** Until there is something; what waits for its moment happens meanwhile, if the time is counted. */
export async function until<T>(home: AtHome, found: () => T | null | undefined | false): Promise<T> {
  for (let i = 0; i < 20_000; i++) {
    home.check()
    const value = found()
    if (value) return value
    await aMoment()
    if (home.clock instanceof CountedClock && !found()) home.clock.next()
  }
  throw new Error('it does not come')
}

/** The page's wire to a table at home, with everything that comes over it. */
export function wireAt(home: AtHome, id: string = ID) {
  const wire = new HomeWire(id, home.link)
  const shown: Shown[] = []
  wire.onUpdate = (_, update, screen) => shown.push({ update, screen })
  const last = (): Shown => shown.at(-1) as Shown
  const send = (command: SeatCommand) => wire.send(command, last().update.version)
  return {
    wire,
    shown,
    last,
    open: async (pace: Pace = USUAL_PACE): Promise<void> => {
      await wire.open(pace)
      await until(home, () => shown.length > 0)
    },
    /** Somebody at this screen is asked, a window is open, or the game is over. */
    asked(): Promise<Shown> {
      return until(home, () => {
        const { update, screen } = last() ?? {}
        if (!update || !screen) return null
        const isAsked = update.view.prompts.length > 0 || update.view.over || screen.curtain || update.pulse
        return isAsked ? { update, screen } : null
      })
    },
    /** About what is shown now. */
    send,
    /** Any answer to what is asked now, also behind the curtain. */
    async answer(): Promise<void> {
      if (last().screen.curtain) wire.look('sins')
      const { seat, id: prompt, options } = await until(home, () => last().update.view.prompts[0])
      await send({ command: 'answer', seat, prompt, option: options[0]!.id })
    },
  }
}

export const realTiming: Timing = {
  later: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
  frame: (call) => void soon(call),
  now: () => performance.now(),
  isHidden: () => false,
  isStill: () => false,
}

/** A screen at a table. */
export function screenAt(home: AtHome, id: string = ID) {
  const wire = new HomeWire(id, home.link)
  const store = new GameStore(wire, 'instant', realTiming)
  /** Waits until somebody at this screen is asked. */
  async function asked(): Promise<void> {
    await until(home, () => {
      const { question, view, screen, missing } = store
      return question.peek() || view.peek()?.over || screen.peek()?.curtain || missing.peek()
    })
  }
  return {
    wire,
    store,
    asked,
    open: async (): Promise<void> => {
      await store.open(id, 'instant')
      await asked()
    },
  }
}

export const optionsOf = (steps: readonly Entry[]): readonly (string | undefined)[] =>
  steps.map(({ answer }) => answer?.option)
