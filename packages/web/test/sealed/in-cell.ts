import { createThinker } from '@haven/bots/thinker'
import { coreBox } from '@haven/content'
import type { Box } from '@haven/engine'
import { type BoxManifest, boxesBeside, Library, shippedManifest } from '@haven/table/boxes'
import { MemoryTables } from '@haven/table/keeper'
import { box as exampleBox, words } from '../../../../examples/box-low-tide/index.ts'
// Fetched when a bot first thinks: here before any time is counted.
import '../../src/home/bots.ts'
import { remoteStore } from '../../src/home/cell/remote-store.ts'
import { Home } from '../../src/home/home.ts'
import { type WorkerLike, WorkerLink } from '../../src/model/link.ts'
import type { FromWorker } from '../../src/model/messages.ts'
import { Gate } from '../../src/model/sealed/gate.ts'
import type { FromCell, ToCell } from '../../src/model/sealed/messages.ts'
import { type AtHome, CountedClock, homeStoreOf } from '../at-home.ts'

/** A cell without a browser: the judge of a stranger's box inside, the gate before it, and the tables outside. */

export const manifest: BoxManifest = shippedManifest(exampleBox, words)

export interface CellOfTest extends AtHome {
  readonly tables: MemoryTables
  readonly gate: Gate
  /** What the page has sent into it. */
  readonly sent: ToCell[]
  /** Why it was put out, if it was. */
  readonly out: string[]
  /** What came out, as text. */
  readonly said: string[]
}

export function cellOfTest(changed: (message: FromCell) => unknown = (message) => message): CellOfTest {
  const tables = new MemoryTables()
  const clock = new CountedClock()
  const out: string[] = []
  const said: string[] = []
  const sent: ToCell[] = []
  const store = homeStoreOf(tables)
  const worker: WorkerLike = { onmessage: null, onerror: null, postMessage: (message) => gate.post(message) }
  const gate: Gate = new Gate({
    isTheirs: (rules) => boxesBeside(rules).some(({ id }) => id === manifest.id),
    send: (message) => {
      sent.push(message)
      const text = JSON.stringify(message)
      setImmediate(() => hear(JSON.parse(text) as ToCell))
    },
    begin: () => undefined,
    tell: (message) => worker.onmessage?.({ data: message } as MessageEvent<FromWorker>),
    store: async (ask) => {
      if (ask.store === 'load') return store.load(ask.table)
      if (ask.store === 'log') return store.log(ask.table, ask.game, ask.from, ask.to)
      return ask.store === 'create' ? store.create(ask.change) : store.commit(ask.change)
    },
    out: (why, { message }) => void out.push(`${why} ${message}`.trim()),
  })
  const post = (message: FromCell): void => {
    const told = changed(message)
    const text = typeof told === 'string' ? told : JSON.stringify(told)
    said.push(text)
    setImmediate(() => gate.hear(text))
  }
  const asked = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const shelf = [{ manifest, load: async (): Promise<Box> => exampleBox }]
  const versions = new Library(
    coreBox,
    async () => null,
    () => shelf,
  )
  let seeds = 0
  const home = new Home({
    versions,
    store: remoteStore(
      (ask) =>
        new Promise((resolve, reject) => {
          asked.set(asked.size, { resolve, reject })
          post({ from: 'store', id: asked.size - 1, ask })
        }),
    ),
    think: async (thought, view, ask) =>
      createThinker(await versions.of(view.rules), () => performance.now())(thought, view, ask),
    random: (bytes) => `${++seeds}`.padStart(2 * bytes, '0'),
    now: () => clock.now(),
    after: (ms, run) => clock.after(ms, run),
    post,
  })
  const hear = (message: ToCell): void => {
    if (message.to === 'ping') post({ from: 'pong', id: message.id })
    else if (message.to === 'stored') asked.get(message.id)?.resolve(message.value)
    else if (message.to === 'unstored') asked.get(message.id)?.reject(new Error(message.why))
    else if (message.to !== 'begin') home.hear(message)
  }
  gate.hear('{"from":"locked"}')
  gate.hear('{"from":"ready"}')
  return {
    tables,
    gate,
    out,
    said,
    sent,
    clock,
    link: new WorkerLink(worker),
    check: () => {
      if (out.length > 0) throw new Error(out.join())
    },
  }
}

/** A new game against the box's own sin, on one of its maps. */
export const begun = (cell: CellOfTest): Promise<string> =>
  cell.link.call('new', {
    game: {
      setup: { heroPlayers: 1, map: 'low-tide-quay' },
      boxes: [manifest.hash],
      people: ['hero1'],
      bots: {},
      bot: 'scripted',
      seed: 'sealed',
    },
  })
