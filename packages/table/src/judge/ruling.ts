import { isRunning } from './knowledge.ts'
import { moderated, nameAt } from './moderated.ts'
import { seatedPeople, seatsHeldBy, setHolder, sideOf } from './people.ts'
import { becomeWatcher, isThere, leave } from './places.ts'
import { settle } from './play.ts'
import { refuse } from './refuse.ts'
import type { StoredTable } from './table.ts'
import { stopWaiting } from './waiting.ts'
import type { Work } from './work.ts'

/** Who rules a table: the host, who is there or is not, and whom the host or a vote sends away. */

const MINUTE = 60_000
/** After so long without the host those who sit may elect another. */
const WITHOUT_HOST = 10 * MINUTE
/** While the host is connected it is written down ahead, and again shortly before that is over: a server that dies in between makes nobody absent. */
const AHEAD = 5 * MINUTE
const AGAIN = MINUTE

const MOST_BANNED = 200

const isHostAmong = ({ people, host }: StoredTable, present: ReadonlySet<string>): boolean =>
  people.some(({ id, devices }) => id === host && devices.some(({ hash }) => present.has(hash)))

/** Until when the host was here; not before this server was: who comes back after it was down may come last. */
const lastHere = ({ hostUntil }: StoredTable, served: number): number => Math.max(hostUntil, served)

/** Without anybody else nobody asks for the host. */
const isAlone = ({ settings, people }: StoredTable): boolean =>
  settings.home !== undefined || people.filter(isThere).length < 2

/** When somebody has to look whether the host is here; null: never. `present`: the keys that are connected here. */
export function presenceDueAt(table: StoredTable, present: ReadonlySet<string>, served: number): number | null {
  if (isAlone(table)) return null
  if (isHostAmong(table, present)) return table.hostAway === null ? table.hostUntil - AGAIN : 0
  return table.hostAway === null ? lastHere(table, served) + WITHOUT_HOST : null
}

/** Notes that the host is here, or is not. `left`: when the last of the host's devices that were connected here went. */
export function notePresence(work: Work, left: number | null): void {
  const { t, now, present, served } = work
  const isHere = isHostAmong(t, present)
  const due = presenceDueAt(t, present, served)
  const isDue = due !== null && (due <= now || (left !== null && !isHere))
  if (!isDue) return
  const away = isHere ? null : (left ?? lastHere(t, served))
  if (away !== t.hostAway) work.showAll()
  t.hostAway = away
  t.hostUntil = isHere ? now + AHEAD : (away ?? now)
  work.touch()
}

/** May another be elected? */
export function checkHostless({ t, now, present, served }: Work): void {
  if (isHostAmong(t, present) || now < lastHere(t, served) + WITHOUT_HOST) refuse('host-here')
}

export function setHost(work: Work, person: string): void {
  const { t, now, present } = work
  const before = t.host
  t.host = person
  const isHere = isHostAmong(t, present)
  t.hostUntil = isHere ? now + AHEAD : now
  t.hostAway = isHere ? null : now
  t.motions = t.motions.filter(({ motion }) => motion.motion !== 'elect' && !isAgainst(motion, person))
  becomeWatcher(work, before)
  work.showAll()
}

const isAgainst = (motion: StoredTable['motions'][number]['motion'], person: string): boolean =>
  motion.motion === 'kick' && motion.person === person

export function elect(work: Work, person: string): void {
  const { t } = work
  const [first] = seatsHeldBy(t, person)
  if (!first) refuse('no-such-person')
  t.elected = isRunning(t) ? { game: t.gameNumber, side: sideOf(first) } : null
  setHost(work, person)
}

/** By the host alone. Who was elected in this game sends nobody away from a seat: that takes a vote. */
export function sendAway(work: Work, person: string): void {
  const { t } = work
  checkCanGo(t, person)
  if (isRunning(t) && t.elected?.game === t.gameNumber && seatedPeople(t).includes(person)) refuse('elected')
  moderated(work, { action: 'sent-away', by: nameAt(work, t.host), whom: nameAt(work, person) })
  banish(work, person)
}

export function checkCanGo(table: StoredTable, person: string): void {
  if (!table.people.some((each) => each.id === person && isThere(each))) refuse('no-such-person')
  if (person === table.host) refuse('host-stays')
}

/** The seats go to bots while a game goes on; all keys of the person open nothing any more. */
export function banish(work: Work, person: string): void {
  const { t } = work
  const keys = t.people.find(({ id }) => id === person)?.devices.map(({ hash }) => hash) ?? []
  for (const seat of seatsHeldBy(t, person)) {
    setHolder(work, seat, { person: null, bot: t.phase === 'lobby' ? null : t.settings.bot })
  }
  stopWaiting(work, person)
  leave(work, person)
  t.banned = [...t.banned, ...keys].slice(-MOST_BANNED)
  work.showAll()
  settle(work)
}
