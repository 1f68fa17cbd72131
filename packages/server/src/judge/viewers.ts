import { type Event, type Rules, type Seat, seedCommit, type View, type Viewer } from '@haven/engine'
import {
  type Have,
  type Line,
  type LogStep,
  openTalk,
  type RoomView,
  type TableFrame,
  type TableUpdate,
  undoableOf,
  viewTalk,
} from '@haven/table'
import { votersOf } from './motions.ts'
import { audienceOf, type Identity, identify, isPlayedByPerson, seatNames, seatsHeldBy } from './people.ts'
import { type Audience, type Entry, type LiveTable, type StoredLine, type StoredTable, stepsOf } from './table.ts'
import { runningSeats } from './time.ts'

/** What a device is shown of a table, built for its viewer from what that viewer may know. */

/** Through whose eyes a person looks; null: not at all. After the game everybody sees everything. */
export function viewerOf(table: StoredTable, person: string | null): Viewer | null {
  const { phase, settings } = table
  const [first] = person === null ? [] : seatsHeldBy(table, person)
  if (phase === 'over') return first || settings.spectators !== 'none' ? 'all' : null
  if (first) return first
  if (settings.spectators === 'heroes') return 'hero1'
  return settings.spectators === 'public' || phase === 'lobby' ? 'spectator' : null
}

const audienceFor = (viewer: Viewer, audience: Audience): string => (viewer === 'all' ? 'all' : audience)

/** From which entry on the log is to be told, and from which line the talk. */
export function missing(
  live: LiveTable,
  key: string,
  have: Have | null,
): { readonly steps: number; readonly lines: number } {
  const { table } = live
  const person = identify(table, key)?.person.id ?? null
  const viewer = viewerOf(table, person)
  if (!have || have.viewer !== viewer) return { steps: 0, lines: 0 }
  const audience = audienceOf(table, person)
  const length = (table.game?.length ?? -1) + 1
  const lines = Math.min(have.lines, table.lineCounts[audience])
  if (have.game !== table.gameNumber || have.version > table.seen[audience]) return { steps: 0, lines }
  const oldest = table.cuts[0]
  if (oldest && table.cutCount > table.cuts.length && have.version < oldest.seen[audience]) return { steps: 0, lines }
  const cut = table.cuts.filter(({ seen }) => seen[audience] >= have.version).map(({ to }) => to)
  return { steps: Math.min(have.steps, length, ...cut), lines }
}

/** The entries and lines that a frame tells: from the memory, or from the store. */
export interface Told {
  readonly from: number
  readonly entries: readonly Entry[]
  readonly linesFrom: number
  readonly lines: readonly StoredLine[]
}

/** Null: this viewer is shown nothing. */
export function frameFor(rules: Rules, live: LiveTable, key: string, told: Told): TableFrame | null {
  const { table } = live
  const who = identify(table, key)
  const person = who?.person.id ?? null
  const viewer = viewerOf(table, person)
  if (!viewer) return null
  const audience = audienceOf(table, person)
  return {
    tell: 'table',
    version: table.seen[audience],
    room: roomFor(rules, table, who, viewer),
    update: updateFor(rules, live, person, viewer, told),
    lines: { from: told.linesFrom, lines: linesFor(told.lines, audience) },
  }
}

function linesFor(lines: readonly StoredLine[], audience: Audience): readonly Line[] {
  return lines.flatMap(({ n: numbers, ...line }) => {
    const n = numbers[audience]
    return n === undefined ? [] : [{ n, ...line }]
  })
}

function roomFor(rules: Rules, table: StoredTable, who: Identity | null, viewer: Viewer): RoomView {
  const { game, phase, settings } = table
  const running = runningSeats(rules, table)
  const { person } = who ?? {}
  return {
    phase,
    game: table.gameNumber,
    settings,
    people: table.people
      .filter(({ devices }) => devices.length > 0)
      .map(({ id, name }) => ({ id, name, host: id === table.host })),
    seats: seatNames(table).map((seat) => ({ seat, person: null, bot: null, ...table.seats[seat] })),
    motions: table.motions.map((open) => ({
      id: open.id,
      motion: open.motion,
      by: open.by,
      yes: open.yes,
      open: votersOf(table, open).filter((each) => !open.yes.includes(each) && !open.no.includes(each)),
    })),
    paused: table.pausedAt !== null,
    clocks: Object.entries(table.clocks).map(([seat, { left, thinks }]) => {
      const isRunning = running.includes(seat as Seat)
      return { seat: seat as Seat, left, since: isRunning ? (table.asked?.at ?? null) : null, thinks }
    }),
    talkEnds: table.talkEnds,
    webhook: table.webhook !== null,
    seedCommit: game && seedCommit(game.seed),
    seed: game && phase === 'over' ? game.seed : null,
    rules: game?.rules ?? rules.version,
    fault: table.fault,
    you: {
      viewer,
      person: person?.id ?? null,
      seats: person ? seatsHeldBy(table, person.id) : [],
      devices: (person?.devices ?? []).map(({ id, hand, push }) => ({
        id,
        hand,
        this: id === who?.device.id,
        push: push !== null,
      })),
    },
  }
}

/** The questions of all seats that this person plays himself, in one view. */
function ownView(rules: Rules, table: StoredTable, person: string | null, viewer: Viewer): View | null {
  const { game, phase } = table
  if (!game) return null
  const view = rules.view(game.state, viewer)
  const seats = person === null || phase !== 'playing' ? [] : seatsHeldBy(table, person)
  const mine = seats.filter((seat) => isPlayedByPerson(table, seat))
  const prompts = mine.flatMap((seat) => (seat === viewer ? view : rules.view(game.state, seat)).prompts)
  return { ...view, prompts }
}

function updateFor(
  rules: Rules,
  { table, tail }: LiveTable,
  person: string | null,
  viewer: Viewer,
  told: Told,
): TableUpdate | null {
  const { game, window, asked, settings } = table
  const view = ownView(rules, table, person, viewer)
  if (!game || !view) return null
  const audience = audienceOf(table, person)
  const talk = table.talk && openTalk(rules, game.state)
  const prompted = table.phase === 'playing' ? rules.prompts(game.state).map(({ seat }) => seat) : []
  const isBot = (seat: Seat): boolean => !isPlayedByPerson(table, seat) || (asked?.timedOut.includes(seat) ?? false)
  const mine = person === null ? [] : seatsHeldBy(table, person)
  return {
    update: 'table',
    version: table.seen[audience],
    from: told.from,
    steps: told.entries.map((entry) => stepFor(rules, entry, viewer)),
    view,
    talk:
      talk && viewTalk({ ...talk, ...table.talk }, audienceFor(viewer, audience) === 'heroes' ? viewer : 'spectator'),
    pulse: window && { ms: settings.window, held: window.held },
    thinking: prompted.filter(isBot),
    undoable: table.phase === 'playing' && mine.length > 0 ? undoable(tail.entries, mine, person) : 0,
    orders: mine.includes('sins') ? table.orders : [],
  }
}

/** How many of this person's own decisions can be taken back. */
function undoable(entries: readonly Entry[], seats: readonly Seat[], person: string | null): number {
  const steps = entries.filter(({ answer }) => answer !== null)
  const first = steps.length - undoableOf(stepsOf(steps), seats)
  return steps.filter(({ by }, i) => i >= first && by === person).length
}

const stepFor = (rules: Rules, { events, seal }: Entry, viewer: Viewer): LogStep => ({
  events: rules.viewEvents(events, viewer) as readonly Event[],
  sealed: seal !== null,
})
