import { verifyRecord } from '@haven/table'
import { coreRules as rules } from '@haven/testkit'
import { settingsOf } from '@haven/testkit/sim'
import { describe, expect, test } from 'vitest'
import { EACH, type Guest, House, playOn } from './table-at-home.ts'

describe('seats', () => {
  test('one winner for a seat; nobody sits on both sides; a stranger whom the host lets sit takes over from a bot', async () => {
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
    expect(late.table$.room).toMatchObject({ requests: [{ id: 1, person: 'p3' }], you: { seats: [] } })
    await host.do({ command: 'approve', request: 1 })
    expect(late.table$.room.you).toMatchObject({ viewer: 'hero2', person: 'p3', seats: ['hero2', 'hero3'] })
    expect(late.table$.update?.from).toBe(0)
    await late.do({ command: 'hand-over', seat: 'hero2', level: 'level3' })
    expect(host.table$.room.seats).toContainEqual({ seat: 'hero2', person: 'p3', bot: 'level3' })
    await late.do({ command: 'take-back', seat: 'hero2' })
    expect(host.table$.room.seats).toContainEqual({ seat: 'hero2', person: 'p3', bot: null })
  })

  test('a table that nobody looks at leaves the memory, and is there again when somebody comes', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const { game } = house.table
    expect(house.keeper.tables).toBe(1)
    for (const { connection } of guests) connection!.close()
    await house.pass(60_000)
    expect(house.keeper.tables).toBe(0)
    const [back] = guests as [Guest]
    await back.hello(back.have)
    expect(house.keeper.tables).toBe(1)
    expect(house.table.game).toEqual(game)
    expect(back.questions).not.toEqual([])
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

describe('a private hand beside a shared screen', () => {
  test('the screen shows what is public and is not asked; the hand sees and answers; alone again it is as before', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [screen] = guests as [Guest]
    expect(screen.table$.room.you).toMatchObject({ viewer: 'sins', shared: false })
    await screen.do({ command: 'invite-device', code: 'c'.repeat(43), hand: true })
    const hand = await house.guest('hand').greet({ send: 'join', code: 'c'.repeat(43) })
    expect(screen.table$.room.you).toMatchObject({ viewer: 'spectator', shared: true, seats: ['sins'] })
    expect(hand.table$.room.you).toMatchObject({ viewer: 'sins', shared: false })
    const from = screen.frames.length
    await playOn(house, [hand, ...guests.slice(1)], () => house.table.window !== null)
    expect(hand.questions.length).toBeGreaterThan(0)
    expect(screen.questions).toEqual([])
    const [question] = hand.questions
    const answer = { command: 'answer', seat: 'sins', prompt: question!.id, option: 'none' } as const
    expect(await screen.do(answer)).toMatchObject({ refusal: { code: 'not-your-seat' } })
    expect(await screen.do({ command: 'orders', seat: 'sins', orders: [] })).toMatchObject({ done: false })
    for (const frame of screen.frames.slice(from)) {
      if (frame.tell === 'table') expect(frame.update?.view).toMatchObject({ viewer: 'spectator' })
    }
    expect(await hand.do(answer)).toMatchObject({ done: true })
    // The screen still says who may be here.
    await screen.do({ command: 'revoke', device: hand.table$.room.you.devices.find((device) => device.this)!.id })
    expect(screen.table$.room.you).toMatchObject({ viewer: 'sins', shared: false })
    expect(screen.table$.update?.from).toBe(0)
    expect(hand.table$.room.you).toMatchObject({ viewer: 'spectator', person: null })
  })
})

describe('spectators who watch a round later', () => {
  test('see nothing of the first round, then what was when the round before this one began', async () => {
    const house = new House()
    const guests = await house.open(EACH, settingsOf(3, { spectators: 'delayed', position: undefined }))
    const watcher = await house.guest('watcher').hello()
    await guests[0]!.do({ command: 'start' })
    const round = (): number => house.table.game!.state.round
    const first = round()
    const begun: number[] = [0]
    await playOn(
      house,
      guests,
      () => {
        const { update } = watcher.table$
        const { length, state } = house.table.game!
        if (state.round - first >= begun.length) begun.push(length)
        expect(update!.view.viewer).toBe('spectator')
        const told = update!.from + update!.steps.length
        expect(told - 1).toBe(begun.at(-2) ?? 0)
        expect(update!.view.round).toBe(Math.max(first, state.round - 1))
        return begun.length > 3
      },
      2_000,
    )
    expect(begun.length).toBeGreaterThan(3)
    // What they can take away is of that moment too.
    const reply = await watcher.do({ command: 'position' })
    expect(reply).toMatchObject({ done: true })
    const shown = reply.done && reply.value?.query === 'position' ? (reply.value.position as { round: number }) : null
    expect(shown?.round).toBe(round() - 1)
    // A new visit is shown the same, and a game taken back to before it takes them with it.
    const again = await house.guest('again').hello()
    expect(again.table$.update!.view).toEqual(watcher.table$.update!.view)
    const [host, ...others] = guests as [Guest, ...Guest[]]
    await host.do({ command: 'move', motion: { motion: 'rewind', to: 1 } })
    for (const other of others) await other.do({ command: 'consent', motion: 1, yes: true })
    expect(house.table.game!.length).toBe(1)
    expect(watcher.table$.update!.view).toMatchObject({ viewer: 'spectator', round: first })
  })
})

describe('the games of a table', () => {
  test('of earlier ones the records stay', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [host, hero] = guests as [Guest, Guest]
    await playOn(house, guests, () => false)
    await host.do({ command: 'rematch', swap: false })
    expect(host.table$.room.earlier).toMatchObject([{ game: 1, outcome: { winner: expect.any(String) } }])
    expect(host.table$.update).toBeNull()
    await host.do({ command: 'start' })
    await playOn(house, guests, () => (house.table.game?.length ?? 0) > 2)
    const record = async (game?: number) => {
      const reply = await hero.do({ command: 'record', ...(game !== undefined && { game }) })
      return reply.done && reply.value?.query === 'record' ? reply.value.record : null
    }
    const first = await record(1)
    expect(first && verifyRecord(rules, first)).toEqual({ ok: true })
    // The one that goes on keeps its seed, and there is no third one.
    for (const game of [undefined, 2, 3]) expect(await record(game)).toBeNull()
    await playOn(house, guests, () => false)
    const second = await record(2)
    expect(second && verifyRecord(rules, second)).toEqual({ ok: true })
    expect(second?.seed).not.toBe(first?.seed)
    expect(await record()).toEqual(second)
    expect(await record(1)).toEqual(first)
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
