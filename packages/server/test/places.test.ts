import { settingsOf } from '@haven/testkit/sim'
import { describe, expect, test } from 'vitest'
import { EACH, type Guest, House } from './table-at-home.ts'

/** Places at a table, and names: however many come, the seats stay open, and nobody is taken for another. */

const MINUTE = 60_000
const no = (code: string) => ({ done: false, refusal: { code } })

/** So many strangers who only want a place. */
async function flood(house: House, count: number, seats: readonly 'hero3'[] = [], from = 0): Promise<Guest[]> {
  const guests: Guest[] = []
  for (let i = from; i < from + count; i++) {
    const guest = await house.guest(`flood ${i}`).hello()
    await guest.do({ command: 'claim', name: `Flood ${i}`, seats })
    guests.push(guest)
  }
  return guests
}

describe('places', () => {
  test('strangers who only take a name close no seat, before the game or in it', async () => {
    const house = new House()
    const [host] = (await house.open([['sins']])) as [Guest]
    await flood(house, 40)
    const friend = await house.guest('friend').hello()
    expect(await friend.do({ command: 'claim', name: 'Friend', seats: ['hero1'] })).toMatchObject({ done: true })
    expect(friend.table$.room.you.seats).toEqual(['hero1'])
    await host.do({ command: 'start' })
    await flood(house, 40, [], 40)
    const late = await house.guest('late').hello()
    expect(await late.do({ command: 'claim', name: 'Late', seats: ['hero2'] })).toMatchObject({ done: true })
    const { id } = house.table.requests.find(({ person }) => person === late.table$.room.you.person)!
    expect(await host.do({ command: 'approve', request: id })).toMatchObject({ done: true })
    expect(late.table$.room.you.seats).toEqual(['hero2'])
  })

  test('who watches has a number of places, which fill and become free again', async () => {
    const house = new House()
    await house.open([['sins']])
    const watchers = await flood(house, 24)
    const next = await house.guest('next').hello()
    const watch = { command: 'claim', name: 'Next', seats: [] } as const
    expect(await next.do(watch)).toMatchObject({ done: false, refusal: { code: 'too-many', params: { most: 24 } } })
    await house.pass(1_000)
    await watchers[3]!.do({ command: 'say', to: 'table', text: 'good evening' })
    for (const { connection } of watchers.slice(3)) connection!.close()
    expect(await next.do(watch)).toMatchObject(no('too-many'))
    await house.pass(11 * MINUTE)
    expect(await next.do(watch)).toMatchObject({ done: true })
    // The longest silent of those who left, and nobody who is connected.
    expect(next.table$.room.people.map(({ name }) => name)).not.toContain('Flood 4')
    for (const i of [0, 1, 2, 3, 5]) expect(next.table$.room.people.map(({ name }) => name)).toContain(`Flood ${i}`)
  })

  test('what somebody said keeps their name when they are gone', async () => {
    const house = new House()
    const [host] = (await house.open([['sins']])) as [Guest]
    const [talker, silent] = (await flood(house, 2)) as [Guest, Guest]
    await talker.do({ command: 'say', to: 'table', text: 'good evening' })
    const { person } = talker.table$.room.you
    for (const { connection } of [talker, silent]) connection!.close()
    await house.pass(25 * 60 * MINUTE)
    await flood(house, 1, [], 2)
    expect(host.table$.room.people.map(({ name }) => name)).toEqual(['Guest 0', 'Flood 2'])
    expect(host.table$.room.gone).toEqual([{ id: person, name: 'Flood 0', mark: 1 }])
  })

  test('however often somebody sits down and stands up again, the table stays small', async () => {
    const house = new House()
    const [host] = (await house.open([['sins']])) as [Guest]
    for (let i = 0; i < 60; i++) {
      const [guest] = (await flood(house, 1, ['hero3'], i)) as [Guest]
      expect(guest.table$.room.you.seats).toEqual(['hero3'])
      await guest.do({ command: 'release', seats: ['hero3'] })
    }
    expect(house.table.people.length).toBeLessThanOrEqual(26)
    expect(host.table$.room.you.seats).toEqual(['sins'])
  })

  test('requests have a number too: the newest stand, and nobody who sits is thrown out', async () => {
    const house = new House()
    const guests = await house.begin(EACH.slice(0, 3))
    const [host] = guests as [Guest]
    await flood(house, 50, ['hero3'])
    const late = await house.guest('late').hello()
    await late.do({ command: 'claim', name: 'Late', seats: ['hero3'] })
    expect(host.table$.room.requests).toHaveLength(8)
    const { id } = host.table$.room.requests.find(({ person }) => person === late.table$.room.you.person)!
    await host.do({ command: 'approve', request: id })
    expect(late.table$.room.you.seats).toEqual(['hero3'])
    expect(host.table$.room.seats.map(({ person }) => person)).toEqual(['p1', 'p2', 'p3', late.table$.room.you.person])
    expect(house.table.people.length).toBeLessThanOrEqual(4 + 8 + 24)
  })

  test('sent away, a person frees the place', async () => {
    const house = new House()
    const [host] = (await house.open([['sins']])) as [Guest]
    const [first] = (await flood(house, 24)) as [Guest]
    await host.do({ command: 'send-away', person: first.table$.room.you.person! })
    expect(await (await house.guest('next').hello()).do({ command: 'claim', name: 'N', seats: [] })).toMatchObject({
      done: true,
    })
  })

  test('each has a mark that nobody else has', async () => {
    const house = new House()
    const [host] = (await house.open(EACH)) as [Guest]
    await flood(house, 24)
    const marks = host.table$.room.people.map(({ mark }) => mark)
    expect(new Set(marks).size).toBe(28)
    expect(marks.slice(0, 4)).toEqual([0, 1, 2, 3])
    await host.do({ command: 'send-away', person: 'p3' })
    const next = await house.guest('next').hello()
    await next.do({ command: 'claim', name: 'Next', seats: ['hero2'] })
    expect(next.table$.room.people.at(-1)).toMatchObject({ name: 'Next', mark: 2 })
  })
})

describe('names', () => {
  test('that look alike are one name; the refusal has one that is free', async () => {
    const house = new House()
    const host = await house.guest('host').greet({ send: 'create', name: 'Ana', settings: settingsOf(3) })
    const guest = await house.guest('guest').hello()
    for (const name of ['Ana', 'ANA', 'Аnа', 'Ａｎａ', 'Ána', 'An a', 'Ana.']) {
      const reply = await guest.do({ command: 'claim', name, seats: ['hero1'] })
      expect(reply, name).toMatchObject({ done: false, refusal: { code: 'name-taken', params: { name } } })
      const free = reply.done ? '' : String(reply.refusal.params.free)
      expect(free, name).toBe(`${name} 2`)
    }
    expect(await guest.do({ command: 'claim', name: 'Ana 2', seats: ['hero1'] })).toMatchObject({ done: true })
    expect(await guest.do({ command: 'rename', name: 'ana' })).toMatchObject(no('name-taken'))
    // One's own name is one's own, in whatever case.
    expect(await host.do({ command: 'rename', name: 'ANA' })).toMatchObject({ done: true })
    const third = await house.guest('third').hello()
    const reply = await third.do({ command: 'claim', name: 'Ana', seats: [] })
    expect(reply).toMatchObject({ refusal: { params: { free: 'Ana 3' } } })
  })
})
