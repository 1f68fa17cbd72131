import type { Seat } from '@haven/engine'
import { refuse } from './refuse.ts'
import type { Audience, Device, Person, Side, StoredTable } from './table.ts'
import type { Work } from './work.ts'

/** Who is who at a table, and who holds what. */

export interface Identity {
  readonly person: Person
  readonly device: Device
}

/** Everybody for whom this key may act: one person, or at home all who share the device. */
export function identities({ people }: StoredTable, hash: string): readonly Identity[] {
  return people.flatMap((person) => {
    const device = person.devices.find((each) => each.hash === hash)
    return device ? [{ person, device }] : []
  })
}

/** Asked several times for each frame. */
export function identify({ people }: StoredTable, hash: string): Identity | null {
  for (const person of people) {
    for (const device of person.devices) if (device.hash === hash) return { person, device }
  }
  return null
}

/** Who of them holds this seat; else the first. */
export const actorFor = (table: StoredTable, hash: string, seat: Seat): Identity | null =>
  identities(table, hash).find(({ person }) => table.seats[seat]?.person === person.id) ?? identify(table, hash)

export const seatNames = (table: StoredTable): readonly Seat[] => Object.keys(table.seats) as Seat[]

export const seatsHeldBy = (table: StoredTable, person: string): readonly Seat[] =>
  seatNames(table).filter((seat) => table.seats[seat]?.person === person)

/** Does a person play this seat, and not a bot? */
export const isPlayedByPerson = (table: StoredTable, seat: Seat): boolean => {
  const holder = table.seats[seat]
  return holder !== undefined && holder.person !== null && holder.bot === null
}

export const sideOf = (seat: Seat): Side => (seat === 'sins' ? 'sins' : 'heroes')

export function audienceOf(table: StoredTable, person: string | null): Audience {
  const [first] = person === null ? [] : seatsHeldBy(table, person)
  return first ? sideOf(first) : 'bystanders'
}

/** The Sins player who has his hand on another device shows this one to everybody. */
export const isShared = (table: StoredTable, who: Identity | null): boolean =>
  who !== null &&
  !who.device.hand &&
  table.seats.sins?.person === who.person.id &&
  who.person.devices.some(({ hand }) => hand)

/** What this device may know, which may be less than its person. */
export const audienceAt = (table: StoredTable, who: Identity | null): Audience =>
  isShared(table, who) ? 'bystanders' : audienceOf(table, who?.person.id ?? null)

/** People who hold a seat. */
export const seatedPeople = (table: StoredTable): readonly string[] => [
  ...new Set(Object.values(table.seats).flatMap(({ person }) => (person === null ? [] : [person]))),
]

export function changePerson(work: Work, id: string, change: Partial<Person>): void {
  work.t.people = work.t.people.map((person) => (person.id === id ? { ...person, ...change } : person))
}

export function setHolder(work: Work, seat: Seat, change: Partial<StoredTable['seats'][Seat]>): void {
  const holder = work.t.seats[seat]
  if (!holder) refuse('no-such-seat', { seat })
  work.t.seats = { ...work.t.seats, [seat]: { ...holder, ...change } }
  if (seat === 'sins' && work.t.seats.sins?.person !== holder.person) work.t.surprise = undefined
}

const MOST_DEVICES = 6

/** Another device of somebody, who has invited it with a code. */
export function addDevice(work: Work, hash: string, codeHash: string): void {
  const { t } = work
  if (identify(t, hash)) return
  if (t.banned.includes(hash)) refuse('sent-away')
  const owner = t.people.find(({ invitation }) => invitation?.hash === codeHash)
  const invitation = owner?.invitation
  if (!owner || !invitation || invitation.until < work.now) refuse('wrong-code')
  // Nobody's key that has seen the other side becomes a second pair of eyes.
  const knew = t.knew.find((each) => each.hash === hash)
  if (knew && owner.side && knew.side !== owner.side) refuse('one-side')
  if (owner.devices.length >= MOST_DEVICES) refuse('too-many', { most: MOST_DEVICES })
  t.counted = { ...t.counted, devices: t.counted.devices + 1 }
  const device: Device = { id: `d${t.counted.devices}`, hash, hand: invitation.hand, push: null }
  changePerson(work, owner.id, { devices: [...owner.devices, device], invitation: null })
  work.show(audienceOf(t, owner.id))
}

/** Changes what is kept of a device; nobody else learns of it. */
export function changeDevice(work: Work, is: (device: Device) => boolean, change: Partial<Device>): void {
  for (const { id, devices } of work.t.people) {
    if (!devices.some(is)) continue
    changePerson(work, id, { devices: devices.map((device) => (is(device) ? { ...device, ...change } : device)) })
    work.show(audienceOf(work.t, id))
  }
}

/** Does a device know of a later version than this? */
export function isAhead({ table }: { readonly table: StoredTable }, key: string, version: number): boolean {
  return version > table.seen[audienceAt(table, identify(table, key))]
}
