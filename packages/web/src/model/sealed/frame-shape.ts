import { type Event, IDLE_REASONS, PROMPT_KINDS, SEATS, WINDOWS } from '@haven/engine'
import {
  type LogStep,
  type NewLines,
  type Order,
  type PersonView,
  PHASES,
  type Pulse,
  type QueryValue,
  type ReplyFrame,
  type SaidNo,
  type SeatView,
  type TableFrame,
  type TableUpdate,
  type TableView,
  type TalkView,
  type WelcomeFrame,
  type WholeFrame,
  type You,
} from '@haven/table'
import { event } from './event-shape.ts'
import { plain } from './plain.ts'
import {
  byId,
  count,
  either,
  flag,
  id,
  left,
  list,
  long,
  maybe,
  only,
  record,
  type Shape,
  small,
  text,
} from './shape.ts'
import { outcome, view } from './view-shape.ts'

/** The frames of a table at home, as a cell sends them. */

const MOST_EVENTS = 2_000
const MOST_STEPS = 20_000
const LONGEST_NAME = 100
const LONGEST_MESSAGE = 4_000

const seat = only(...SEATS)
const seats = list(seat, SEATS.length)
const events: Shape<readonly Event[]> = list(event, MOST_EVENTS)
const param = ((value: unknown, at: string) =>
  (typeof value === 'number' ? finite : text(LONGEST_NAME))(
    typeof value === 'boolean' ? '' : value,
    at,
  )) as Shape<never>
/** From JSON: it is a number. */
const finite: Shape<number> = () => undefined

export const refusal = record<SaidNo>({
  // Words are looked up by it: what has none is told as a whole (words.ts).
  code: id as Shape<never>,
  rule: id,
  params: byId<never>(param, 20),
})

const step = record<LogStep>({
  events,
  sealed: flag,
  auto: left(list(only(...IDLE_REASONS), 999)),
})

export const steps = list(step, MOST_STEPS)

const narrowed = { window: left(only(...WINDOWS)), hero: left(id) }
const kinds = list(only(...PROMPT_KINDS), PROMPT_KINDS.length) as Shape<never>
const order = either<Order>('order', {
  pass: record<Extract<Order, { order: 'pass' }>>({
    ...narrowed,
    order: only('pass'),
    until: only('turn', 'round', 'recalled'),
    kinds: left(kinds),
  }),
  idle: record<Extract<Order, { order: 'idle' }>>({ order: only('idle'), quiet: list(id, 99) }),
  play: record<Extract<Order, { order: 'play' }>>({ ...narrowed, order: only('play'), card: id, wounds: left(count) }),
  react: record<Extract<Order, { order: 'react' }>>({
    order: only('react'),
    hero: left(id),
    monster: id,
    to: maybe(id),
    fight: flag,
    begun: left(only(true)),
  }),
})

const proposals = byId(id, SEATS.length) as Shape<never>

const update = record<TableUpdate>({
  update: only('table'),
  version: long,
  from: long,
  steps,
  view,
  talk: maybe(
    record<TalkView>({
      kind: only(...PROMPT_KINDS),
      seats: count,
      agreeing: count,
      proposals: maybe(proposals),
      givenUp: count,
    }),
  ),
  pulse: maybe(record<Pulse>({ ms: long, after: left(long), held: flag })),
  thinking: seats,
  undoable: small,
  orders: list(order, 99),
  // Lessons are no games with a stranger's box.
  lesson: left(none()),
})

function none(): Shape<never> {
  return only() as Shape<never>
}

const name = text(LONGEST_NAME)
const person = { id, name, mark: count, muted: left(flag) }
const people = list(record<PersonView>({ ...person, host: flag }), 99)

const room = record<TableView>({
  phase: only(...PHASES),
  game: long,
  settings: plain as Shape<TableView['settings']>,
  people,
  gone: list(record<Omit<PersonView, 'host'>>(person), 99),
  seats: list(record<SeatView>({ seat, person: maybe(id), bot: maybe(id) }), SEATS.length),
  requests: list(none(), 0),
  locked: flag,
  hostAway: maybe(long),
  waiting: left(list(record({ seat, person: id }), SEATS.length)),
  motions: list(none(), 0),
  paused: flag,
  clocks: list(record({ seat, left: long, since: maybe(long), thinks: long }), SEATS.length),
  talkEnds: maybe(long),
  webhook: flag,
  seedCommit: maybe(id),
  seed: maybe(id),
  rules: id,
  fault: maybe(record({ at: long, message: text(LONGEST_MESSAGE) })),
  earlier: list(record({ game: long, outcome }), 99),
  reports: left(list(none(), 0)),
  you: record<You>({
    viewer: only(...SEATS, 'spectator', 'all'),
    shared: flag,
    person: maybe(id),
    seats,
    may: seats,
    declined: flag,
    surprise: left(id),
    curtain: left(maybe(seat)),
    devices: list(record({ id, hand: flag, this: flag, push: flag }), 99),
  }),
})

const query = either<QueryValue>('query', {
  explain: record<Extract<QueryValue, { query: 'explain' }>>({
    query: only('explain'),
    refusal: maybe(refusal as Shape<never>),
  }),
  position: record<Extract<QueryValue, { query: 'position' }>>({ query: only('position'), position: left(plain) }),
  record: record<Extract<QueryValue, { query: 'record' }>>({ query: only('record'), record: plain as Shape<never> }),
  lines: record<Extract<QueryValue, { query: 'lines' }>>({ query: only('lines'), lines: list(none(), 0), older: flag }),
})

type Done = Extract<ReplyFrame, { done: true }>
type NotDone = Extract<ReplyFrame, { done: false }>
const done = record<Done>({ tell: only('reply'), id, done: only(true), value: left(query) })
const notDone = record<NotDone>({ tell: only('reply'), id, done: only(false), refusal: refusal as Shape<never> })

export const frame: Shape<WholeFrame> = either<WholeFrame>('tell', {
  welcome: record<WelcomeFrame>({
    tell: only('welcome'),
    protocol: long,
    table: id,
    now: long,
    pushKey: maybe(id),
    build: left(id),
    hooks: flag,
  }),
  table: record<TableFrame>({
    tell: only('table'),
    version: long,
    room,
    update: maybe(update),
    // Nobody talks at a table at home.
    lines: record<NewLines>({
      from: long,
      lines: list(none(), 0),
      older: left(flag),
      anew: left(flag),
      changed: left(list(none(), 0)),
    }),
  }),
  reply: either<ReplyFrame>('done', { true: done, false: notDone }),
  closing: record<Extract<WholeFrame, { tell: 'closing' }>>({
    tell: only('closing'),
    why: ((value: unknown, at: string) => (value === 'shutdown' ? undefined : refusal(value, at))) as Shape<never>,
  }),
})
