import { describe, expect, test } from 'vitest'
import { EACH, type Guest, House, playOn } from './table-at-home.ts'

describe('seats', () => {
  test('one winner for a seat; nobody sits on both sides; a stranger takes over from a bot', async () => {
    const house = new House()
    const [host, second] = (await house.open([['sins'], ['hero1']])) as [Guest, Guest]
    expect(await second.do({ command: 'claim', name: 'B', seats: ['sins'] })).toMatchObject({
      refusal: { code: 'seat-taken' },
    })
    expect(await host.do({ command: 'claim', name: 'A', seats: ['hero2'] })).toMatchObject({
      refusal: { code: 'one-side' },
    })
    expect(await second.do({ command: 'start' })).toMatchObject({ refusal: { code: 'host-only' } })
    await host.do({ command: 'start' })
    expect(host.table$.room.seats).toContainEqual({ seat: 'hero3', person: null, bot: 'level1' })
    const late = await house.guest('late').hello()
    expect(late.table$.room.you).toMatchObject({ viewer: 'spectator', person: null })
    await late.do({ command: 'claim', name: 'Late', seats: ['hero3', 'hero2'] })
    expect(late.table$.room.you).toMatchObject({ viewer: 'hero2', person: 'p3', seats: ['hero2', 'hero3'] })
    expect(late.table$.update?.from).toBe(0)
    await late.do({ command: 'hand-over', seat: 'hero2', level: 'level3' })
    expect(host.table$.room.seats).toContainEqual({ seat: 'hero2', person: 'p3', bot: 'level3' })
    await late.do({ command: 'take-back', seat: 'hero2' })
    expect(host.table$.room.seats).toContainEqual({ seat: 'hero2', person: 'p3', bot: null })
  })

  test('kick by vote; the key opens nothing any more', async () => {
    const house = new House()
    const [host, second, third] = (await house.open(EACH)) as [Guest, Guest, Guest]
    await host.do({ command: 'move', motion: { motion: 'kick', person: 'p4' } })
    await second.do({ command: 'consent', motion: 1, yes: true })
    expect(third.table$.room.people.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3'])
    expect(third.table$.room.seats).toContainEqual({ seat: 'hero3', person: null, bot: null })
  })

  test('another device is the same person; as a hand it answers and nothing else; revoked it is a stranger', async () => {
    const house = new House()
    const [host] = (await house.begin(EACH)) as [Guest]
    const code = 'c'.repeat(43)
    await host.do({ command: 'invite-device', code, hand: true })
    expect(JSON.stringify(house.table)).not.toContain(code)
    const hand = await house.guest('hand').greet({ send: 'join', code })
    expect(hand.table$.room.you).toMatchObject({ viewer: 'sins', person: 'p1' })
    expect(await hand.do({ command: 'rename', name: 'X' })).toMatchObject({ refusal: { code: 'not-your-seat' } })
    expect(await hand.do({ command: 'orders', seat: 'sins', orders: [] })).toMatchObject({ done: true })
    const thief = await house.guest('thief').greet({ send: 'join', code })
    expect(thief.frames).toEqual([{ tell: 'closing', why: { code: 'wrong-code', rule: 'online', params: {} } }])
    await host.do({ command: 'revoke', device: hand.table$.room.you.devices.find((device) => device.this)!.id })
    expect(hand.table$.room.you).toMatchObject({ viewer: 'spectator', person: null })
  })

  test('rematch with sides swapped', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    await playOn(house, guests, () => false)
    expect(await guests[0]!.do({ command: 'rematch', swap: true })).toMatchObject({ done: true })
    expect(house.table.seats).toMatchObject({
      sins: { person: 'p2' },
      hero1: { person: 'p1' },
      hero2: { person: 'p3' },
    })
    await guests[0]!.do({ command: 'start' })
    expect(guests[1]!.table$).toMatchObject({ room: { game: 2, you: { viewer: 'sins' } }, update: { from: 0 } })
  })
})

describe('who changes sides', () => {
  test('is shown the table, also if the versions of both sides are the same number', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [sins, hero] = guests as [Guest, Guest]
    await playOn(house, guests, () => false)
    // The rematch makes the next version for everybody: that of the Sins player is then what the heroes had before.
    while (house.table.seen.heroes <= house.table.seen.sins)
      await hero.do({ command: 'say', to: 'team', text: 'again' })
    while (house.table.seen.sins + 1 < house.table.seen.heroes)
      await sins.do({ command: 'say', to: 'team', text: 'me' })
    expect(house.table.seen.sins + 1).toBe(hero.table$.version)
    await sins.do({ command: 'rematch', swap: true })
    expect(hero.table$.room).toMatchObject({ phase: 'lobby', you: { seats: ['sins'] } })
    expect(sins.table$.room).toMatchObject({ phase: 'lobby', you: { seats: ['hero1'] } })
    // What is said from now on is numbered anew.
    await hero.do({ command: 'say', to: 'team', text: 'alone' })
    expect(hero.table$.lines.lines.at(-1)).toMatchObject({ text: 'alone' })
    expect(hero.table$.lines.from + hero.table$.lines.lines.length).toBe(house.table.lineCounts.sins)
  })
})

describe('after a gap', () => {
  test('exactly what was missed comes, or everything if something was taken back', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [, hero] = guests as [Guest, Guest]
    await playOn(house, guests, () => (house.table.game?.length ?? 0) >= 2)
    const { have } = hero
    hero.connection!.close()
    await guests[2]!.do({ command: 'say', to: 'team', text: 'where are you?' })
    const again = await house.guest('guest1').hello(have)
    const { game } = house.table
    expect(again.table$).toMatchObject({
      update: { from: have.steps, steps: { length: game!.length + 1 - have.steps } },
      lines: { from: 0, lines: [{ text: 'where are you?' }] },
    })
    const fresh = await house.guest('guest1').hello()
    expect(fresh.table$).toMatchObject({ update: { from: 0, steps: { length: game!.length + 1 } } })
  })

  test('nobody gets a version out of what he may not know', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [sins, one, two] = guests as [Guest, Guest, Guest]
    const heard = [sins.frames.length, one.frames.length]
    await two.do({ command: 'say', to: 'team', text: 'secret plan' })
    expect(sins.frames).toHaveLength(heard[0]!)
    expect(one.frames).toHaveLength(heard[1]! + 1)
    await sins.do({ command: 'orders', seat: 'sins', orders: [{ order: 'pass', until: 'turn' }] })
    expect(one.frames).toHaveLength(heard[1]! + 1)
  })
})
