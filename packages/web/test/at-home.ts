import { createThinker } from '@haven/bots/thinker'
import { type Position, randomFrom, type Seat, type SetupWishes } from '@haven/engine'
import { MemoryTables, memoryStore, type StoredTable } from '@haven/table/keeper'
import { Home, type HomeStore } from '../src/home/home.ts'
import { type WorkerLike, WorkerLink } from '../src/model/link.ts'
import type { FromWorker, NewGame, ToWorker } from '../src/model/messages.ts'
import { rules } from '../src/model/rules.ts'
import { GameStore, type Timing } from '../src/model/store.ts'
import { HomeWire } from '../src/model/table-wire.ts'

/** Tables at home without a browser: the shell of the worker and the client of the page, joined as they are there. */

/** The real store's part that is not the keeper's, over memory. */
export function homeStoreOf(tables: MemoryTables): HomeStore {
  return {
    ...memoryStore(tables),
    list: async () => [],
    delete: async (id) => void tables.rows.delete(id),
  }
}

export interface HomeOfTest {
  readonly tables: MemoryTables
  readonly link: WorkerLink
  /** Throws what the shell reported as a bug. */
  check(): void
  /** As it is stored. */
  table(id: string): StoredTable
}

const soon = (call: () => void): void => void setImmediate(call)

export function homeOfTest(tables = new MemoryTables(), store: HomeStore = homeStoreOf(tables)): HomeOfTest {
  let failed: string | null = null
  let seeds = 0
  const worker: WorkerLike & { hear(message: FromWorker): void } = {
    onmessage: null,
    onerror: null,
    postMessage: (message: ToWorker) => soon(() => home.hear(structuredClone(message))),
    hear(message) {
      if (message.from === 'crash') failed = message.crash.message
      const data = structuredClone(message)
      soon(() => this.onmessage?.({ data } as MessageEvent<FromWorker>))
    },
  }
  const home = new Home({
    rules,
    store,
    think: createThinker(rules, () => performance.now()),
    random: (bytes) => {
      const random = randomFrom(`at-home/${seeds++}`)
      return Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, '0')).join('')
    },
    now: () => Date.now(),
    after: (ms, run) => {
      if (ms <= 0) {
        const immediate = setImmediate(run)
        return () => clearImmediate(immediate)
      }
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    post: (message) => worker.hear(message),
  })
  return {
    tables,
    link: new WorkerLink(worker),
    check: () => {
      if (failed) throw new Error(failed)
    },
    table: (id) => tables.table(id)!,
  }
}

export const realTiming: Timing = {
  later: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
  frame: soon,
}

export interface Beginning {
  readonly setup?: SetupWishes
  readonly position?: Position
}

/** A screen that sits down at a new game. */
export async function sitDown(
  home: HomeOfTest,
  people: readonly Seat[],
  beginning: Beginning,
  seed: string,
  bot: NewGame['bot'] = 'scripted',
) {
  const id = await home.link.call('new', { game: { ...beginning, people, bots: {}, bot, seed } })
  return { id, ...screenAt(home, id) }
}

/** A screen at a game that is there. */
export function screenAt(home: HomeOfTest, id: string) {
  const store = new GameStore(new HomeWire(id, home.link), 'instant', realTiming)
  /** Waits until somebody at this screen is asked. */
  async function asked(): Promise<void> {
    for (let i = 0; i < 20_000; i++) {
      home.check()
      if (store.question.peek() || store.view.peek()?.over || store.screen.peek()?.curtain || store.missing.peek())
        return
      await new Promise((resolve) => setImmediate(resolve))
    }
    throw new Error('nobody is asked anything')
  }
  return {
    store,
    asked,
    async open(): Promise<void> {
      await store.open(id, 'instant')
      await asked()
    },
  }
}
