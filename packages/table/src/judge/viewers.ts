import type { Event, Rules, Seat, Viewer } from '@haven/engine'
import type { TableSettings } from '../online/commands.ts'
import type { Have, NewLines, TableFrame } from '../online/frames.ts'
import { type Answers, type GameParts, type OwnRoom, type Parts, type RoomOfAll, wholeOf } from '../online/told.ts'
import type { LogStep, Pulse } from '../protocol.ts'
import type { GameSnapshot } from '../snapshot.ts'
import { openTalk, viewTalk } from '../vote.ts'
import { mayHave } from './closed.ts'
import { type Eyes, NO_EYES, readableBy, seatsAt, shownTo } from './curtain.ts'
import { isSentAway, seatsFreeFor, spectatorsAt } from './knowledge.ts'
import { type Since, viewLater } from './later.ts'
import { isLessonOver, lessonViewOf, ownAnswers } from './lesson.ts'
import { newLines } from './lines.ts'
import { audienceAt, identify, identities, isPlayedByPerson, isShared, seatNames, seatsHeldBy } from './people.ts'
import { isThere, markOf } from './places.ts'
import { earlierGames } from './play.ts'
import { reportsFor } from './reports.ts'
import { Sights } from './sights.ts'
import {
  type Audience,
  type Entry,
  type LiveTable,
  type SinWindow,
  type StoredTable,
  stepsOf,
  type Tail,
  undoableBy,
} from './table.ts'
import { clockStart, runningSeats } from './time.ts'
import { votersOf } from './voters.ts'

/** What a device is shown of a table, built for its viewer from what that viewer may know. */

/** Through whose eyes a device looks at which moment of the game. */
export interface Sight {
  readonly viewer: Viewer
  /** Null before it begins. */
  readonly game: GameSnapshot | null
  /** What has come into the open since, if it is an earlier moment. */
  readonly since?: Since | undefined
  /** The seat whose question waits behind the curtain. */
  readonly curtain?: Seat | null
}

/** Null: it sees nothing at all. After the game everybody sees everything. */
export function sightOf(rules: Rules, table: StoredTable, key: string, eyes: Eyes = NO_EYES): Sight | null {
  const { phase, settings, past } = table
  const who = identify(table, key)
  // In the lobby there is a game only if another one has been played, and nobody looks at that.
  const game = phase === 'lobby' ? null : table.game
  const [first] = who ? seatsHeldBy(table, who.person.id) : []
  if (phase === 'over') return first || settings.spectators !== 'none' ? { viewer: 'all', game } : null
  if (settings.home) return { game, ...shownTo(rules, table, seatsAt(table, key), eyes) }
  if (isShared(table, who)) return { viewer: 'spectator', game }
  if (first) return { viewer: first, game }
  if (phase === 'lobby') return { viewer: 'spectator', game }
  switch (spectatorsAt(table, key)) {
    case 'none':
      return null
    case 'heroes':
      return { viewer: 'hero1', game }
    case 'delayed': {
      const [then] = past
      return { viewer: 'spectator', game: then ?? game, since: then?.since }
    }
    case 'public':
      return { viewer: 'spectator', game }
  }
}

/** Hero seats know the same: the log need not be told anew when a device passes between them. */
export const knows = (viewer: string): string => (viewer.startsWith('hero') ? 'heroes' : viewer)

/** From which entry on the log is to be told, and what of the talk. */
export function missing(
  rules: Rules,
  live: LiveTable,
  key: string,
  have: Have | null,
  eyes: Eyes,
): { readonly steps: number; readonly lines: NewLines } {
  const { table } = live
  const who = identify(table, key)
  const sight = sightOf(rules, table, key, eyes)
  const audience = audienceAt(table, who)
  if (!have || !sight || knows(have.viewer) !== knows(sight.viewer)) {
    return { steps: 0, lines: newLines(live, audience, null) }
  }
  const length = (sight.game?.length ?? -1) + 1
  const lines = newLines(live, audience, have)
  if (have.game !== table.gameNumber || have.version > table.seen[audience]) return { steps: 0, lines }
  const oldest = table.cuts[0]
  if (oldest && table.cutCount > table.cuts.length && have.version < oldest.seen[audience]) return { steps: 0, lines }
  const cut = table.cuts.filter(({ seen }) => seen[audience] >= have.version).map(({ to }) => to)
  return { steps: Math.min(have.steps, length, ...cut), lines }
}

/** What a frame tells of the log, from the memory or from the store, and of the talk. */
export interface Told {
  readonly from: number
  readonly entries: readonly Entry[]
  readonly lines: NewLines
}

/** Null: this viewer is shown nothing. */
export function partsFor(
  rules: Rules,
  live: LiveTable,
  key: string,
  told: Told,
  eyes: Eyes = NO_EYES,
  sights: Sights = new Sights(),
): Parts | null {
  const { table } = live
  if (isSentAway(table, key)) return null
  const who = identify(table, key)
  const sight = sightOf(rules, table, key, eyes)
  if (!sight) return null
  const { room, is } = sights.room(table, () => roomOf(rules, table, sights))
  return {
    version: table.seen[audienceAt(table, who)],
    room,
    roomIs: is,
    own: ownRoom(rules, table, key, sight),
    game: gameFor(rules, live, key, sight, told, sights),
    lines: told.lines,
  }
}

/** The same as one frame, which needs none before it. */
export function frameFor(...given: Parameters<typeof partsFor>): TableFrame | null {
  const parts = partsFor(...given)
  return parts && wholeOf(parts)
}

function roomOf(rules: Rules, table: StoredTable, sights: Sights): RoomOfAll {
  const { phase, settings } = table
  const game = phase === 'lobby' ? null : table.game
  const running = runningSeats(rules, table)
  return {
    phase,
    game: table.gameNumber,
    settings: phase === 'lobby' ? settings : withoutPosition(settings),
    people: table.people.filter(isThere).map((each) => ({
      id: each.id,
      name: each.name,
      mark: markOf(each),
      host: each.id === table.host,
      ...(each.muted && { muted: true }),
    })),
    gone: [...table.gone, ...table.people.filter((each) => !isThere(each))].map((each) => ({
      id: each.id,
      name: each.name,
      mark: markOf(each),
    })),
    seats: seatNames(table).map((seat) => ({ seat, person: null, bot: null, ...table.seats[seat] })),
    requests: table.requests,
    locked: table.locked,
    hostAway: table.hostAway,
    ...(table.waiting?.length && { waiting: table.waiting }),
    motions: table.motions.map((open) => ({
      id: open.id,
      motion: open.motion,
      by: open.by,
      yes: open.yes,
      open: votersOf(table, open.motion).filter((each) => !open.yes.includes(each) && !open.no.includes(each)),
    })),
    paused: table.pausedAt !== null,
    clocks: Object.entries(table.clocks).map(([seat, { left, thinks }]) => {
      const isRunning = running.includes(seat as Seat)
      return { seat: seat as Seat, left, since: isRunning && table.asked ? clockStart(table.asked) : null, thinks }
    }),
    talkEnds: table.talkEnds,
    webhook: table.webhook !== null,
    seedCommit: game && sights.commit(game.seed),
    seed: game && phase === 'over' ? game.seed : null,
    rules: game?.rules ?? rules.version,
    fault: table.fault,
  }
}

function ownRoom(rules: Rules, table: StoredTable, key: string, { viewer, curtain }: Sight): OwnRoom {
  const who = identify(table, key)
  const { person } = who ?? {}
  const reports = reportsFor(table, who)
  const earlier = table.phase === 'lobby' ? earlierGames(rules, table) : table.earlier
  return {
    earlier: earlier
      .filter(({ only }) => mayHave(table, only, person?.id ?? null))
      .map(({ number, outcome }) => ({ game: number, outcome })),
    ...(reports && { reports }),
    you: {
      viewer,
      shared: isShared(table, who),
      person: person?.id ?? null,
      seats: heldAt(table, key),
      may: seatsFreeFor(table, key, viewer),
      declined: person?.declined === true,
      ...(table.surprise !== undefined && audienceAt(table, who) === 'sins' && { surprise: table.surprise }),
      ...(table.settings.home && { curtain: curtain ?? null }),
      devices: (person?.devices ?? []).map(({ id, hand, push }) => ({
        id,
        hand,
        this: id === who?.device.id,
        push: push !== null,
      })),
    },
  }
}

/** A position says what lies face down in it and in which hand: nobody is told so once it is played. */
function withoutPosition(settings: TableSettings): TableSettings {
  const { position: _, ...others } = settings
  return others
}

/** The seats of everybody for whom this key acts. */
const heldAt = (table: StoredTable, key: string): readonly Seat[] =>
  identities(table, key).flatMap(({ person }) => seatsHeldBy(table, person.id))

/** What all seats that are played at this device may answer, as far as their questions may be read there. */
function answersOf(
  rules: Rules,
  table: StoredTable,
  seats: readonly Seat[],
  { viewer }: Sight,
  { state }: GameSnapshot,
): readonly Answers[] {
  if (table.phase !== 'playing' || isLessonOver(table)) return []
  const asked = rules.prompts(state)
  const own = seats
    .filter((seat) => isPlayedByPerson(table, seat))
    .flatMap((seat) => asked.filter((prompt) => prompt.seat === seat))
    .map((prompt) => ({ ...prompt, options: rules.options(state, prompt) }))
  const readable = table.settings.home ? readableBy(viewer, own) : own
  return readable.map(({ seat, options }) => ({ seat, options }))
}

function gameFor(
  rules: Rules,
  live: LiveTable,
  key: string,
  sight: Sight,
  told: Told,
  sights: Sights,
): GameParts | null {
  const { table, tail } = live
  const { window, asked, settings } = table
  const { viewer, game, since } = sight
  if (!game) return null
  const who = identify(table, key)
  const mine = isShared(table, who) ? [] : heldAt(table, key)
  const audience = audienceAt(table, who)
  const seen = sights.sight(viewer, game.state, since, () => viewLater(rules.view(game.state, viewer), since))
  // Who sees an earlier moment sees nothing of this one.
  const isNow = game.length === table.game?.length
  const talk = isNow && table.talk ? openTalk(rules, game.state) : null
  const prompted =
    isNow && table.phase === 'playing' && !isLessonOver(table) ? rules.prompts(game.state).map(({ seat }) => seat) : []
  const lesson = lessonViewOf(rules, live)
  const isBot = (seat: Seat): boolean => !isPlayedByPerson(table, seat) || (asked?.timedOut.includes(seat) ?? false)
  return {
    from: told.from,
    steps: told.entries.slice(0, game.length + 1 - told.from).map((entry) => stepFor(rules, entry, viewer)),
    ...(isLessonOver(table) ? { sight: { ...seen.sight, awaiting: [] } } : { sight: seen.sight, sightIs: seen.is }),
    answers: answersOf(rules, table, mine, sight, game),
    besides: {
      talk: talk && viewTalk({ ...talk, ...table.talk }, mayTalk(viewer, audience, settings) ? viewer : 'spectator'),
      pulse: isNow && window ? pulseOf(table, window) : null,
      thinking: prompted.filter(isBot),
      undoable: table.phase === 'playing' ? undoable(table, tail, key, mine) : 0,
      orders: mine.includes('sins') && (!settings.home || viewer === 'sins') ? table.orders : [],
      ...(lesson && { lesson }),
    },
  }
}

/** Only those who sit among the heroes hear what they say. */
const mayTalk = (viewer: Viewer, audience: Audience, { home }: TableSettings): boolean =>
  home ? knows(viewer) === 'heroes' : audience === 'heroes' && viewer !== 'all'

function undoable(table: StoredTable, tail: Tail, key: string, mine: readonly Seat[]): number {
  if (table.lesson) return ownAnswers(table, tail.entries).length
  const people = identities(table, key).map(({ person }) => person.id)
  return undoableBy(stepsOf(tail.entries), table.game?.length ?? 0, mine, people).length
}

const stepFor = (rules: Rules, { events, seal, auto }: Entry, viewer: Viewer): LogStep => ({
  events: rules.viewEvents(events, viewer) as readonly Event[],
  sealed: seal !== null,
  ...(auto && { auto }),
})

function pulseOf({ settings, asked }: StoredTable, { held }: SinWindow): Pulse {
  const after = held ? 0 : (asked?.film ?? 0)
  return { ms: settings.window ?? 0, held, ...(after > 0 && { after }) }
}
