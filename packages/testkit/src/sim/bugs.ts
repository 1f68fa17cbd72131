import type { Random } from '@haven/engine'
import type { Difference, ServerFrame } from '@haven/table'
import type { Store } from '@haven/table/keeper'
import { type Change, type Input, judge, keyOf, type LiveTable, type StoredTable } from '@haven/table/keeper'
import type { Commit } from './faulty-store.ts'

/** Mistakes that keepers of games make. Each stands in the place of something right, and the simulation must find it. */

/** What a planted bug puts in the place of something right. */
export interface Bug {
  readonly judge?: (random: Random) => typeof judge
  readonly commit?: Commit
  readonly store?: (store: Store) => Store
  readonly frame?: (frame: ServerFrame, random: Random) => ServerFrame
}

type Command = Extract<Input, { input: 'command' }>

/** A judge that sees another table or another input than there is. */
const seeing =
  (change: (live: LiveTable, input: Input, random: Random) => [LiveTable, Input]): Bug['judge'] =>
  (random) =>
  (live, input, given) =>
    judge(...change(live, input, random), given)

const onCommand = (change: (live: LiveTable, input: Command, random: Random) => [LiveTable, Input]): Bug['judge'] =>
  seeing((live, input, random) => (input.input === 'command' ? change(live, input, random) : [live, input]))

const withTable = (live: LiveTable, change: Partial<StoredTable>): LiveTable => ({
  ...live,
  table: { ...live.table, ...change },
})

const versionSeenNow = ({ table }: LiveTable): number => Math.min(...Object.values(table.seen))

/** Another store that does one thing differently. */
export const storeThat =
  (change: (real: Store) => Partial<Store>): Bug['store'] =>
  (real) => ({
    create: (each) => real.create(each),
    load: (id) => real.load(id),
    commit: (each, before) => real.commit(each, before),
    newer: async (known) => (await real.newer?.(known)) ?? [],
    log: (...args) => real.log(...args),
    due: (...args) => real.due(...args),
    listed: (...args) => real.listed(...args),
    onNews: (listener) => real.onNews(listener),
    close: () => real.close(),
    ...change(real),
  })

const blind = (live: LiveTable): LiveTable =>
  withTable(live, {
    people: live.table.people.map((person) => ({
      ...person,
      receipts: [],
      forgotten: { sins: -1, heroes: -1, bystanders: -1 },
    })),
  })

export const BUGS: Readonly<Record<string, Bug>> = {
  'acknowledge before commit': {
    store: storeThat((real) => ({
      commit(change, before) {
        real.commit(change, before).catch(() => undefined)
        return Promise.resolve('stored' as const)
      },
    })),
  },
  'a failed commit counts as done': {
    store: storeThat((real) => ({ commit: (...args) => real.commit(...args).catch(() => 'stored' as const) })),
  },
  'missing de-duplication': { judge: onCommand((live, input) => [blind(live), input]) },
  'missing version check': {
    judge: onCommand((live, input) => [live, { ...input, version: versionSeenNow(live) }]),
  },
  'last write wins': {
    commit(database, change: Change) {
      const row = database.rows.get(change.table.id)
      if (!row) return 'conflict'
      database.write(row, change)
      return 'stored'
    },
  },
  're-roll on retry': {
    judge: (random) => (live, input, given) => {
      const { game } = live.table
      if (!game || !('epoch' in game.state.random)) return judge(live, input, given)
      const state = { ...game.state, random: { ...game.state.random, epoch: random.below(1_000) } }
      return judge(withTable(live, { game: { ...game, state } }), input, given)
    },
  },
  'the log is stored apart from the table': {
    commit(database, change, before) {
      const isTorn = change.entries !== null && change.table.version % 7 === 0
      return database.commit(isTorn ? { ...change, entries: null } : change, before)
    },
  },
  'no news between processes': { store: storeThat(() => ({ onNews: () => undefined, newer: async () => [] })) },
  'missing seat check': {
    judge: onCommand((live, input) => {
      const { body } = input
      if (!('seat' in body)) return [live, input]
      const holder = live.table.seats[body.seat]?.person
      const key = live.table.people.find(({ id }) => id === holder)?.devices[0]?.hash
      return [live, key ? { ...input, key } : input]
    }),
  },
  "a bot's late answer goes to the next question": {
    judge: seeing((live, input) => [live, input.input === 'bot' ? { ...input, question: keyOf(live.table) } : input]),
  },
  'undo without consent': {
    judge: (random) => (live, input, given) => {
      if (input.input !== 'command' || input.body.command !== 'undo' || !live.table.game)
        return judge(live, input, given)
      const { seats, people } = live.table
      const only = people.find(({ devices }) => devices.some(({ hash }) => hash === input.key))?.id ?? null
      const alone = Object.fromEntries(
        Object.entries(seats).map(([seat, holder]) => [seat, { ...holder, person: only }]),
      )
      const to = Math.max(0, live.table.game.length - 1 - random.below(5))
      const body = { command: 'move', motion: { motion: 'rewind', to } } as const
      const judged = judge(withTable(live, { seats: alone }), { ...input, body }, given)
      if (!judged.done || !judged.next) return judged
      const table = { ...judged.next.change.table, seats }
      return { ...judged, next: { live: { ...judged.next.live, table }, change: { ...judged.next.change, table } } }
    },
  },
  'the version does not rise': {
    judge: (random) => (live, input, given) => {
      const judged = judge(live, input, given)
      if (!judged.done || !judged.next || random.below(10) > 0) return judged
      const table = { ...judged.next.change.table, seen: live.table.seen }
      return { ...judged, next: { live: { ...judged.next.live, table }, change: { ...judged.next.change, table } } }
    },
  },
  'team talk goes to everybody': {
    judge: onCommand((live, input) => [
      live,
      input.body.command === 'say' ? { ...input, body: { ...input.body, to: 'table' } } : input,
    ]),
  },
  'clocks and windows never end': {
    judge: seeing((live, input) => [live, input.input === 'tick' ? { input: 'join', key: '', code: '' } : input]),
  },
  'a gap is not filled': {
    frame: (frame, random) => (random.below(4) === 0 ? withGap(frame) : frame),
  },
  'a difference leaves something out': {
    frame(frame, random) {
      if (frame.tell !== 'difference' || random.below(40) > 0) return frame
      const { sight: _, ...others } = frame
      return others
    },
  },
  'a difference is made from what the device has not got': {
    frame: (frame, random) =>
      frame.tell === 'difference' && random.below(40) === 0 ? { ...frame, since: frame.since - 1 } : frame,
  },
  'a hand is shown': {
    frame: (frame, random) => (random.below(40) === 0 ? withHand(frame) : frame),
  },
  'done is said to be refused': {
    frame: (frame, random) =>
      frame.tell === 'reply' && frame.done && random.below(10) === 0
        ? { tell: 'reply', id: frame.id, done: false, refusal: { code: 'busy', rule: 'online', params: {} } }
        : frame,
  },
}

function withGap(frame: ServerFrame): ServerFrame {
  const log = frame.tell === 'table' ? frame.update : frame.tell === 'difference' ? frame.log : null
  if (!log || log.steps.length < 2) return frame
  const less = { from: log.from + 1, steps: log.steps.slice(1) }
  if (frame.tell === 'difference') return { ...frame, log: less }
  return frame.tell === 'table' && frame.update ? { ...frame, update: { ...frame.update, ...less } } : frame
}

function withHand(frame: ServerFrame): ServerFrame {
  if (frame.tell === 'difference' && frame.sight) {
    const sight = frame.sight as { readonly [name: string]: Difference | 0 }
    return { ...frame, sight: { ...sight, sins: { hand: [['pride-hubris']] } } }
  }
  if (frame.tell !== 'table' || !frame.update) return frame
  const { view } = frame.update
  const sins = { ...view.sins, hand: view.sins.hand.map(() => 'pride-hubris') }
  return { ...frame, update: { ...frame.update, view: { ...view, sins } } }
}
