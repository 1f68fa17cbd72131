import type { Seat } from '@haven/engine'
import { isRunning, sidesSeen } from './knowledge.ts'
import { changePerson, type Identity, seatsHeldBy, sideOf } from './people.ts'
import { addPerson, addRequest, becomeWatcher, checkName, makeRoom, refuseWatcher } from './places.ts'
import { beginGame, settle } from './play.ts'
import { refuse } from './refuse.ts'
import type { Person, SeatRequest, StoredTable } from './table.ts'
import { sightOf } from './viewers.ts'
import { isAwaited, mustWait, sitDown, waitFor } from './waiting.ts'
import type { Work } from './work.ts'

/** Sitting down: at once before the game, by the host's consent while it goes on. */

/** Takes seats that no other person holds, or asks for them; who is new at the table gets a name. */
export function claim(work: Work, who: Identity | null, hash: string, name: string, wanted: readonly Seat[]): void {
  const { t } = work
  const known = who?.person ?? null
  const fresh = wanted.filter((seat) => t.seats[seat]?.person !== known?.id)
  checkFree(work, known, fresh)
  if (isKeptOut(t, known, fresh)) refuse('locked')
  if (fresh.length > 0 && t.phase === 'over') refuse('wrong-phase', { phase: t.phase })
  checkName(t, name, known)
  checkSides(work, known, [hash], fresh)
  const person = known ?? addPerson(work, name, hash)
  changePerson(work, person.id, { name, declined: false })
  if (fresh.length === 0) {
    if (!known && !makeRoom(work)) refuseWatcher()
  } else if (needsApproval(t, person)) addRequest(work, person.id, fresh)
  else if (mustWait(work, person.id, fresh)) waitFor(work, person.id, fresh)
  else sit(work, person.id, fresh)
  work.showAll()
  // Who is found by quick match waits for nobody: bots keep the other seats.
  if (t.settings.quick && t.phase === 'lobby' && t.gameNumber === 0 && fresh.length > 0) beginGame(work)
  else settle(work)
}

function checkFree({ t }: Work, person: Person | null, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const holder = t.seats[seat]
    if (!holder) refuse('no-such-seat', { seat })
    if (holder.person !== null || isAwaited(t, seat, person?.id ?? null)) refuse('seat-taken', { seat })
  }
}

/** Who sits or rules is not new at a locked table; who watches there already stays, and that is all. */
function isKeptOut(table: StoredTable, person: Person | null, fresh: readonly Seat[]): boolean {
  if (!table.locked || person?.id === table.host) return false
  return person === null || (fresh.length > 0 && seatsHeldBy(table, person.id).length === 0)
}

/** Nobody sits on both sides, or on one after having seen the secrets of the other. */
function checkSides({ t, rules }: Work, person: Person | null, keys: readonly string[], fresh: readonly Seat[]): void {
  if (fresh.length === 0) return
  const held = person ? seatsHeldBy(t, person.id) : []
  const seen = keys.flatMap((hash) => sidesSeen(t, hash, sightOf(rules, t, hash)?.viewer ?? null))
  if (new Set([...[...held, ...fresh].map(sideOf), ...seen]).size > 1) refuse('one-side')
}

/** The host asks nobody. Where strangers have met, a seat of a bot is everybody's. */
const needsApproval = (table: StoredTable, { id }: Person): boolean =>
  isRunning(table) && id !== table.host && table.settings.quick !== true

function sit(work: Work, person: string, seats: readonly Seat[]): void {
  const { t } = work
  for (const seat of seats) sitDown(work, person, seat)
  t.requests = t.requests.filter((request) => request.person !== person)
  const [first] = seats
  changePerson(work, person, { side: first && isRunning(t) ? sideOf(first) : null })
}

// ---------------------------------------------------------------------------------------------------- requests

function requestOf({ t }: Work, id: number): SeatRequest {
  return t.requests.find((request) => request.id === id) ?? refuse('no-such-request')
}

/** By the host: whoever asked sits down, if everything that held when they asked still holds. */
export function approve(work: Work, id: number): void {
  const { t } = work
  const { person: asker, seats } = requestOf(work, id)
  const person = t.people.find((each) => each.id === asker) ?? refuse('no-such-person')
  checkFree(work, person, seats)
  const keys = person.devices.map(({ hash }) => hash)
  checkSides(work, person, keys, seats)
  // Who was elected by one side gives nobody a seat of the other: it might be his own second browser.
  if (t.elected?.game === t.gameNumber && seats.some((seat) => sideOf(seat) !== t.elected?.side)) refuse('elected')
  sit(work, asker, seats)
  work.showAll()
  settle(work)
}

export function decline(work: Work, id: number): void {
  const { person } = requestOf(work, id)
  dropRequest(work, id)
  changePerson(work, person, { declined: true })
  becomeWatcher(work, person)
  work.showAll()
}

export function withdraw(work: Work, { person }: Identity): void {
  const request = work.t.requests.find((each) => each.person === person.id) ?? refuse('no-such-request')
  dropRequest(work, request.id)
  becomeWatcher(work, person.id)
  work.showAll()
}

function dropRequest({ t }: Work, id: number): void {
  t.requests = t.requests.filter((request) => request.id !== id)
}
