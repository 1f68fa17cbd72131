import { type Rules, randomFrom, type Seat } from '@haven/engine'
import type { TableCommand, TableSettings } from '../online/commands.ts'
import { approve, decline, withdraw } from './claims.ts'
import { openDoors } from './closed.ts'
import { mute, removeLine, speakUp } from './lines.ts'
import { consent, openMotion } from './motions.ts'
import { audienceOf, changeDevice, changePerson, type Identity, seatNames, seatsHeldBy, setHolder } from './people.ts'
import { becomeWatcher, checkName, isThere, remember } from './places.ts'
import { beginGame, settle } from './play.ts'
import { refuse } from './refuse.ts'
import { report, settleReport } from './reports.ts'
import { sendAway, setHost } from './ruling.ts'
import { everybody, type Holder, STORED_BEFORE, type StoredTable } from './table.ts'
import { addThink, resume, runningSeats } from './time.ts'
import { stopWaiting } from './waiting.ts'
import type { Work } from './work.ts'

/** Seats, people and the table around a game. */

const TEN_MINUTES = 600_000

/** Throws a RuleError if there is no such set-up or position. */
export function checkSettings(rules: Rules, { setup, position }: TableSettings): void {
  if (position) rules.fromPosition(position, 'any')
  else rules.resolveSetup(setup, randomFrom('any'))
}

export const leavesSinOpen = ({ setup, position }: TableSettings): boolean =>
  !position && (setup.sin === undefined || setup.sin === 'random')

/** The seats that these settings make, with whoever held them before. */
export function seatsFor(
  rules: Rules,
  { setup, position }: TableSettings,
  before: StoredTable['seats'],
): StoredTable['seats'] {
  const { heroPlayers } = position ? rules.fromPosition(position, 'any').setup : setup
  const seats: readonly Seat[] = ['sins', ...(rules.tables.seats[heroPlayers] ?? [])]
  const free: Holder = { person: null, bot: null }
  return Object.fromEntries(seats.map((seat) => [seat, before[seat] ?? free]))
}

/** A new table, before anybody sits at it. */
export function newTable(
  rules: Rules,
  id: string,
  name: string,
  hash: string,
  settings: TableSettings,
  now: number,
): StoredTable {
  checkSettings(rules, settings)
  return {
    ...STORED_BEFORE,
    id,
    version: 1,
    seen: everybody(1),
    changed: now,
    phase: 'lobby',
    settings,
    people: [
      {
        id: 'p1',
        name,
        mark: 0,
        devices: [{ id: 'd1', hash, hand: false, push: null }],
        invitation: null,
        side: null,
        receipts: [],
        forgotten: everybody(-1),
      },
    ],
    host: 'p1',
    hostUntil: now,
    counted: { people: 1, devices: 1, motions: 0 },
    seats: seatsFor(rules, settings, {}),
    gameNumber: 0,
    game: null,
    cuts: [],
    cutCount: 0,
    asked: null,
    window: null,
    talk: null,
    talkEnds: null,
    orders: [],
    clocks: {},
    pausedAt: null,
    webhook: null,
    motions: [],
    lineCounts: everybody(0),
    fault: null,
  }
}

function mine(work: Work, { person }: Identity, seat: Seat): Holder {
  const holder = work.t.seats[seat]
  if (!holder) refuse('no-such-seat', { seat })
  if (holder.person !== person.id) refuse('not-your-seat', { seat })
  return holder
}

function hostOnly({ t }: Work, { person }: Identity): void {
  if (t.host !== person.id) refuse('host-only')
}

function phaseIs({ t }: Work, ...phases: readonly StoredTable['phase'][]): void {
  if (!phases.includes(t.phase)) refuse('wrong-phase', { phase: t.phase })
}

/** Everything but `claim`, which needs nobody yet. */
export function obeyTable(work: Work, who: Identity, command: Exclude<TableCommand, { command: 'claim' }>): void {
  const { t } = work
  const { person } = who
  switch (command.command) {
    case 'release':
      for (const seat of command.seats) {
        if (stopWaiting(work, person.id, seat)) continue
        mine(work, who, seat)
        setHolder(work, seat, { person: null, bot: t.phase === 'lobby' ? null : t.settings.bot })
      }
      becomeWatcher(work, person.id)
      shown(work)
      return
    case 'withdraw':
      withdraw(work, who)
      return
    case 'rename':
      checkName(t, command.name, person)
      changePerson(work, person.id, { name: command.name })
      shown(work)
      return
    case 'bot': {
      hostOnly(work, who)
      const holder = t.seats[command.seat]
      if (!holder) refuse('no-such-seat', { seat: command.seat })
      if (holder.person !== null) refuse('seat-taken', { seat: command.seat })
      if (command.level === null) phaseIs(work, 'lobby')
      setHolder(work, command.seat, { bot: command.level })
      shown(work)
      return
    }
    case 'hand-over':
      phaseIs(work, 'playing')
      mine(work, who, command.seat)
      setHolder(work, command.seat, { bot: command.level })
      shown(work)
      return
    case 'take-back':
      mine(work, who, command.seat)
      setHolder(work, command.seat, { bot: null })
      shown(work)
      return
    case 'settings':
      hostOnly(work, who)
      phaseIs(work, 'lobby')
      checkSettings(work.rules, command.settings)
      t.settings = command.settings
      t.surprise = undefined
      t.seats = seatsFor(work.rules, command.settings, t.seats)
      work.showAll()
      return
    case 'surprise':
      surprise(work, who, command.sin)
      return
    case 'host':
      hostOnly(work, who)
      if (!t.people.some((each) => each.id === command.person && isThere(each))) refuse('no-such-person')
      setHost(work, command.person)
      return
    case 'lock':
      hostOnly(work, who)
      t.locked = command.locked
      work.showAll()
      return
    case 'approve':
      hostOnly(work, who)
      approve(work, command.request)
      return
    case 'decline':
      hostOnly(work, who)
      decline(work, command.request)
      return
    case 'send-away':
      hostOnly(work, who)
      sendAway(work, command.person)
      return
    case 'webhook':
      hostOnly(work, who)
      if (command.url !== null && !work.allows('hook', command.url)) refuse('hook-not-allowed')
      t.webhook = command.url
      t.language = command.language
      work.showAll()
      return
    case 'start':
      hostOnly(work, who)
      phaseIs(work, 'lobby')
      beginGame(work)
      return
    case 'rematch':
      hostOnly(work, who)
      phaseIs(work, 'over')
      rematch(work, command.swap)
      return
    case 'move':
      openMotion(work, who, command.motion)
      return
    case 'consent':
      consent(work, who, command.motion, command.yes)
      return
    case 'let-me-think':
      mine(work, who, command.seat)
      if (!runningSeats(work.rules, t).includes(command.seat)) refuse('wrong-phase')
      if (!addThink(work, command.seat)) refuse('no-thinks-left')
      work.showAll()
      return
    case 'go-on':
      if (seatsHeldBy(t, person.id).length === 0) refuse('not-seated')
      if (t.pausedAt === null) refuse('wrong-phase')
      resume(work)
      work.showAll()
      return
    case 'say':
      speakUp(work, who, command.to, { text: command.text })
      return
    case 'ping':
      speakUp(work, who, command.to, { space: command.space })
      return
    case 'remove-line':
      removeLine(work, who, command.line)
      return
    case 'mute':
      mute(work, who, command.person, command.on)
      return
    case 'report':
      report(work, who, command)
      return
    case 'settle-report':
      settleReport(work, who, command.report)
      return
    case 'invite-device':
      return
    case 'revoke': {
      const devices = person.devices.filter(({ id }) => id !== command.device)
      if (devices.length === 0) refuse('last-device')
      for (const { id, hash } of person.devices) if (id === command.device) remember(work, hash, person.side)
      changePerson(work, person.id, { devices })
      work.show(audienceOf(t, person.id))
      return
    }
    case 'push': {
      const { subscription } = command
      if (subscription && !work.allows('push', subscription.endpoint)) refuse('hook-not-allowed')
      changeDevice(work, ({ id }) => id === who.device.id, { push: subscription })
      return
    }
    case 'position':
    case 'record':
    case 'lines':
      return
  }
}

function surprise(work: Work, who: Identity, sin: string | null): void {
  const { t } = work
  phaseIs(work, 'lobby')
  mine(work, who, 'sins')
  if (!leavesSinOpen(t.settings)) refuse('no-surprise')
  if (sin !== null) checkSettings(work.rules, { ...t.settings, setup: { ...t.settings.setup, sin } })
  t.surprise = sin ?? undefined
  work.show('sins')
}

/** The code's hash is kept for ten minutes; whoever brings the code becomes a device of this person. */
export function inviteDevice(work: Work, { person }: Identity, hash: string, hand: boolean): void {
  changePerson(work, person.id, { invitation: { hash, hand, until: work.now + TEN_MINUTES } })
}

function shown(work: Work): void {
  work.showAll()
  settle(work)
}

/** Back to the lobby, with the same people. */
function rematch(work: Work, isSwapped: boolean): void {
  const { t } = work
  t.phase = 'lobby'
  t.requests = []
  openDoors(work)
  t.people = t.people.map((person) => ({ ...person, side: null }))
  if (isSwapped) {
    const sins = t.seats.sins?.person ?? null
    const heroes = seatNames(t).filter((seat) => seat !== 'sins')
    const next = heroes.find((seat) => t.seats[seat]?.person) ?? heroes[0]
    const heir = next ? (t.seats[next]?.person ?? null) : null
    // All seats of the new Sins player pass to the old one: nobody sits on both sides.
    for (const seat of heroes) {
      if (seat === next || (heir !== null && t.seats[seat]?.person === heir)) setHolder(work, seat, { person: sins })
    }
    setHolder(work, 'sins', { person: heir })
  }
  for (const seat of seatNames(t)) setHolder(work, seat, { bot: null })
  work.showAll()
}
