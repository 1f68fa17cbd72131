import { MARKS } from '../online/frames.ts'
import { freeName, lookOf } from '../online/names.ts'
import { isRunning } from './knowledge.ts'
import { seatedPeople } from './people.ts'
import { refuse } from './refuse.ts'
import { everybody, type Person, type StoredTable } from './table.ts'
import type { Work } from './work.ts'

/**
 * Places at a table. Whoever sits has one by the seat, the host has one, and so has a number of those who ask for a
 * seat and a number of those who watch: however many come to watch, they take no seat from anybody.
 */

const MOST_WATCHERS = 24
const MOST_REQUESTS = 8
const MOST_GONE = 40
const MOST_KNEW = 64

const MINUTE = 60_000
/** Where no place is left, who watches and was not heard of for so long frees one. */
const LATELY = 10 * MINUTE
/** Who was not heard of for so long frees it in any case. */
const LONG_AGO = 24 * 60 * MINUTE

// ------------------------------------------------------------------------------------------------------- names

export const isThere = ({ devices }: Person): boolean => devices.length > 0

/** No two people have names that look alike; the refusal names one that is free. */
export function checkName({ people }: StoredTable, name: string, self: Person | null): void {
  if (self?.name === name) return
  const taken = new Set(people.flatMap((each) => (isThere(each) && each.id !== self?.id ? [lookOf(each.name)] : [])))
  if (taken.has(lookOf(name))) refuse('name-taken', { name, free: freeName(name, taken) })
}

/** In the order in which they came, for those who came before there were marks. */
export const markOf = ({ id, mark }: Pick<Person, 'id' | 'mark'>): number => mark ?? (Number(id.slice(1)) - 1) % MARKS

function freeMark({ people, counted }: StoredTable): number {
  const taken = new Set(people.filter(isThere).map(markOf))
  const free = Array.from({ length: MARKS }, (_, mark) => mark).find((mark) => !taken.has(mark))
  return free ?? counted.people % MARKS
}

// ------------------------------------------------------------------------------------------------ come and go

/** Somebody new, with one device. */
export function addPerson(work: Work, name: string, hash: string): Person {
  const { t } = work
  for (const { id } of watchers(work, LONG_AGO)) leave(work, id)
  const mark = freeMark(t)
  t.counted = { ...t.counted, people: t.counted.people + 1, devices: t.counted.devices + 1 }
  const person: Person = {
    id: `p${t.counted.people}`,
    name,
    mark,
    devices: [{ id: `d${t.counted.devices}`, hash, hand: false, push: null }],
    invitation: null,
    side: null,
    at: work.now,
    receipts: [],
    forgotten: everybody(-1),
  }
  t.people = [...t.people, person]
  return person
}

/** Whoever has neither a seat nor a request nor the table; of those who were not heard of for so long, the longest first. */
function watchers({ t, now, present }: Work, silent = 0): readonly Person[] {
  const seated = seatedPeople(t)
  const all = t.people.filter(
    (person) =>
      isThere(person) &&
      person.id !== t.host &&
      !seated.includes(person.id) &&
      !t.requests.some((request) => request.person === person.id),
  )
  if (silent === 0) return all
  return all
    .filter(({ at = 0, devices }) => at <= now - silent && !devices.some(({ hash }) => present.has(hash)))
    .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
}

/** Room for those who watch now. False: there is none, and nobody has left. */
export function makeRoom(work: Work): boolean {
  if (watchers(work).length <= MOST_WATCHERS) return true
  const [first] = watchers(work, LATELY)
  if (!first) return false
  leave(work, first.id)
  return true
}

/** The same for somebody who only watches from now on: where there is no room, without a name. */
export function becomeWatcher(work: Work, person: string): void {
  if (watchers(work).some(({ id }) => id === person) && !makeRoom(work)) leave(work, person)
}

export const refuseWatcher = (): never => refuse('too-many', { most: MOST_WATCHERS })

/** The person is gone, with what they asked for; what they knew and how they were called is kept for a while. */
export function leave(work: Work, id: string): void {
  const { t } = work
  const person = t.people.find((each) => each.id === id)
  if (!person) return
  t.people = t.people.filter((each) => each !== person)
  t.requests = t.requests.filter((request) => request.person !== id)
  t.motions = t.motions.filter(({ by, motion }) => by !== id && (!('person' in motion) || motion.person !== id))
  for (const { hash } of person.devices) remember(work, hash, person.side)
  // Who only took a place has left no line.
  if (person.side === null && person.receipts.length < 2) return
  t.gone = [...t.gone, { id, name: person.name, mark: markOf(person) }].slice(-MOST_GONE)
}

/** A key that is nobody's any more has still seen what it has seen. */
export function remember({ t }: Work, hash: string, side: Person['side']): void {
  if (side && isRunning(t)) t.knew = [...t.knew.filter((each) => each.hash !== hash), { hash, side }].slice(-MOST_KNEW)
}

/** A request takes the place of the oldest where there are too many: nobody can close the way to the host by asking first. */
export function addRequest(work: Work, person: string, seats: StoredTable['requests'][number]['seats']): void {
  const { t } = work
  t.counted = { ...t.counted, motions: t.counted.motions + 1 }
  const others = t.requests.filter((request) => request.person !== person)
  const isHere = (asker: string): boolean =>
    t.people.some(({ id, devices }) => id === asker && devices.some(({ hash }) => work.present.has(hash)))
  const last = others.length < MOST_REQUESTS ? null : (others.find((each) => !isHere(each.person)) ?? others[0])
  t.requests = [...others.filter((each) => each !== last), { id: t.counted.motions, person, seats }]
  if (last) becomeWatcher(work, last.person)
}
