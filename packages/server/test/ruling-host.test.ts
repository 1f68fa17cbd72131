import { sha256Hex } from '@haven/engine/files'
import { describe, expect, test } from 'vitest'
import { asks, closing, elect, kick, MINUTE, no } from './ruling.ts'
import { EACH, type Guest, House } from './table-at-home.ts'

/** Who rules a table: the host, who is sent away, and what happens without him. */

describe('sent away', () => {
  test('by the host: told so, and again when coming again; all devices of the person', async () => {
    const house = new House()
    const [host, other] = (await house.begin([['sins'], ['hero1']])) as [Guest, Guest]
    const code = 'c'.repeat(43)
    await other.do({ command: 'invite-device', code, hand: false })
    const phone = await house.guest('phone').greet({ send: 'join', code })
    await other.do({ command: 'say', to: 'table', text: 'hello' })
    expect(await other.do({ command: 'send-away', person: 'p1' })).toMatchObject(no('host-only'))
    expect(await host.do({ command: 'send-away', person: 'p1' })).toMatchObject(no('host-stays'))
    expect(await host.do({ command: 'send-away', person: 'p2' })).toMatchObject({ done: true })
    const why = { tell: 'closing', why: { code: 'sent-away', rule: 'online', params: {} } }
    for (const guest of [other, phone]) expect(closing(guest)).toEqual(why)
    expect(host.table$.room).toMatchObject({ people: [{ id: 'p1' }], gone: [{ id: 'p2', name: 'Guest 1' }] })
    expect(host.table$.room.seats).toContainEqual({ seat: 'hero1', person: null, bot: 'level1' })
    for (const name of ['guest1', 'phone']) {
      const again = await house.guest(name).hello()
      expect(again.frames).toEqual([why])
      const join = await house.guest(name).greet({ send: 'join', code })
      expect(join.frames.some(({ tell }) => tell === 'table')).toBe(false)
    }
  })

  test('a command that was under way does nothing any more', async () => {
    const house = new House()
    const [host, other] = (await house.open([['sins'], ['hero1']])) as [Guest, Guest]
    const { connection } = other
    await host.do({ command: 'send-away', person: 'p2' })
    const before = JSON.stringify(house.table)
    for (const body of [
      { command: 'claim', name: 'Again', seats: ['hero1'] },
      { command: 'claim', name: 'Again', seats: [] },
      { command: 'say', to: 'table', text: 'ha' },
      { command: 'position' },
    ] as const) {
      await connection!.command({ send: 'command', id: `late-${body.command}-1`, version: 0, body })
    }
    await house.pass(0)
    expect(JSON.stringify(house.table)).toBe(before)
  })

  test('by a vote needs two others and more than half of them', async () => {
    const house = new House()
    const [host, second, third, fourth] = (await house.open(EACH)) as [Guest, Guest, Guest, Guest]
    expect(await second.do(kick('p1'))).toMatchObject(no('host-stays'))
    await second.do(kick('p4'))
    await third.do({ command: 'consent', motion: 1, yes: true })
    expect(third.table$.room.people.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3'])
    expect(third.table$.room.seats).toContainEqual({ seat: 'hero3', person: null, bot: null })
    expect(closing(fourth)).toMatchObject({ why: { code: 'sent-away' } })
    // Of two who could vote one has left: what was begun falls.
    await second.do(kick('p3'))
    expect(house.table.motions).toHaveLength(1)
    await host.do({ command: 'release', seats: ['sins'] })
    await second.do({ command: 'consent', motion: 2, yes: true })
    expect(house.table.motions).toEqual([])
    expect(house.table.people.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3'])
  })

  test('nobody is by one voter alone', async () => {
    const house = new House()
    const [, second] = (await house.begin([[], ['hero1'], ['hero2']])) as [Guest, Guest]
    expect(await second.do(kick('p3'))).toMatchObject({
      done: false,
      refusal: { code: 'too-few', params: { least: 2 } },
    })
  })

  test('keys are kept as hashes, and not for ever', async () => {
    const house = new House()
    const [host] = (await house.open([['sins']])) as [Guest]
    for (let i = 0; i < 210; i++) {
      const guest = await asks(house, `G${i}`, ['hero1'])
      const { person } = guest.table$.room.you
      await host.do({ command: 'send-away', person: person! })
    }
    expect(house.table.banned).toHaveLength(200)
    expect(house.table.banned[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(house.table.banned).not.toContain(sha256Hex(host.key))
  })
})

describe('without the host', () => {
  test('those who sit elect one of them, by more than half', async () => {
    const house = new House()
    const [host, second, third, fourth] = (await house.begin(EACH)) as [Guest, Guest, Guest, Guest]
    const watcher = await asks(house, 'Watcher', [])
    await house.pass(30 * MINUTE)
    // Ever so quiet: a host who is connected is here.
    expect(second.table$.room.hostAway).toBeNull()
    expect(await second.do(elect('p2'))).toMatchObject(no('host-here'))
    host.connection!.close()
    await house.pass(MINUTE)
    expect(second.table$.room.hostAway).not.toBeNull()
    await house.pass(8 * MINUTE)
    expect(await second.do(elect('p2'))).toMatchObject(no('host-here'))
    await house.pass(2 * MINUTE)
    expect(await watcher.do(elect('p2'))).toMatchObject(no('not-seated'))
    expect(await second.do(elect('p5'))).toMatchObject(no('no-such-person'))
    expect(await second.do(elect('p1'))).toMatchObject(no('no-such-person'))
    expect(await second.do(elect('p3'))).toMatchObject({ done: true })
    const { id } = second.table$.room.motions[0]!
    expect(house.table.host).toBe('p1')
    await fourth.do({ command: 'consent', motion: id, yes: true })
    expect(third.table$.room).toMatchObject({ hostAway: null, motions: [] })
    expect(third.table$.room.people.find(({ host: is }) => is)?.id).toBe('p3')
    // The one who was host comes back to the seat, and to nothing else.
    const back = await house.guest('guest0').hello()
    expect(back.table$.room.you.seats).toEqual(['sins'])
    expect(await back.do({ command: 'lock', locked: true })).toMatchObject(no('host-only'))
  })

  test('a host who comes back in time stays host, and the vote falls through', async () => {
    const house = new House()
    const [host, second, third] = (await house.begin(EACH)) as [Guest, Guest, Guest]
    host.connection!.close()
    await house.pass(11 * MINUTE)
    await second.do(elect('p2'))
    const back = await house.guest('guest0').hello()
    await house.pass(1_000)
    expect(second.table$.room.hostAway).toBeNull()
    expect(await third.do({ command: 'consent', motion: 1, yes: true })).toMatchObject(no('host-here'))
    expect(back.table$.room.people[0]).toMatchObject({ id: 'p1', host: true })
  })

  test('loading the page anew is no absence, and no command writes one down', async () => {
    const house = new House()
    const [host, second] = (await house.begin(EACH)) as [Guest, Guest]
    await house.pass(MINUTE)
    const { version } = house.table
    host.connection!.close()
    await house.pass(5_000)
    await house.guest('guest0').hello()
    await house.pass(20_000)
    expect(house.table.version).toBe(version)
    expect(second.table$.room.hostAway).toBeNull()
    const until = house.table.hostUntil
    await second.do({ command: 'say', to: 'team', text: 'a line' })
    expect(house.table.hostUntil).toBe(until)
    // An hour of a quiet table costs a write in four minutes, which shows nobody anything.
    const [before, seen] = [house.table.version, house.table.seen]
    const frames = second.frames.length
    await house.pass(60 * MINUTE)
    expect(house.table.version - before).toBeLessThanOrEqual(16)
    expect(house.table.seen).toEqual(seen)
    expect(second.frames).toHaveLength(frames)
  })

  test('a server that died with the host connected makes nobody absent before his time', async () => {
    const house = new House()
    const [, second] = (await house.begin(EACH)) as [Guest, Guest]
    await house.pass(60 * MINUTE)
    // Another process, which has neither the host nor a word of his going.
    const next = house.another()
    const there = await house.guest('guest1').greetAt(next)
    expect(there.table$.room.hostAway).toBeNull()
    second.connection!.close()
    await house.keeper.close()
    await house.pass(9 * MINUTE)
    expect(await there.do(elect('p2'))).toMatchObject(no('host-here'))
    await house.pass(7 * MINUTE)
    expect(there.table$.room.hostAway).not.toBeNull()
    expect(await there.do(elect('p2'))).toMatchObject({ done: true })
  })

  test('a host at another server of the house is here', async () => {
    const house = new House()
    const [host, second] = (await house.begin(EACH)) as [Guest, Guest]
    const next = house.another()
    host.connection!.close()
    await house.guest('guest0').greetAt(next)
    await house.pass(45 * MINUTE)
    expect(second.table$.room.hostAway).toBeNull()
    expect(await second.do(elect('p2'))).toMatchObject(no('host-here'))
  })
})

test('the host hands over, seated or not', async () => {
  const house = new House()
  const [host, second] = (await house.begin([[], ['hero1']])) as [Guest, Guest]
  expect(await second.do({ command: 'host', person: 'p2' })).toMatchObject(no('host-only'))
  await host.do({ command: 'host', person: 'p2' })
  expect(await second.do({ command: 'lock', locked: true })).toMatchObject({ done: true })
  expect(await host.do({ command: 'lock', locked: false })).toMatchObject(no('host-only'))
})

test('the last device of a person is not shut out: the seat would be nobody’s', async () => {
  const house = new House()
  const [host] = (await house.begin(EACH)) as [Guest]
  expect(await host.do({ command: 'revoke', device: 'd1' })).toMatchObject(no('last-device'))
})
