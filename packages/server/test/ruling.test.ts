import { settingsOf } from '@haven/testkit/sim'
import { describe, expect, test } from 'vitest'
import { asks, closing, elect, kick, MINUTE, no } from './ruling.ts'
import { EACH, type Guest, House, playOn } from './table-at-home.ts'

/** Who rules a table: consent, and what strangers cannot gain. */

/** Nothing but its own frame was ever shown to this key: no game, no hand. */
const sawHand = ({ frames }: Guest): boolean =>
  frames.some((frame) => frame.tell === 'table' && frame.update?.view.sins.hand.some((card) => card !== null))

describe('a takeover', () => {
  test('of the table of an unseated host: a stranger beside him gains nothing', async () => {
    const house = new House()
    const [host, stranger] = (await house.begin([[], ['hero1']])) as [Guest, Guest]
    expect(await stranger.do(kick('p1'))).toMatchObject(no('host-stays'))
    expect(host.table$.room.people).toMatchObject([
      { id: 'p1', host: true },
      { id: 'p2', host: false },
    ])
    expect(await stranger.do({ command: 'claim', name: 'Stranger', seats: ['sins'] })).toMatchObject(no('one-side'))
    const second = await house.guest('second browser').hello()
    await second.do({ command: 'claim', name: 'Second', seats: ['sins'] })
    expect(house.table.seats.sins).toEqual({ person: null, bot: 'level1' })
    expect(second.table$.room.you).toMatchObject({ viewer: 'spectator', seats: [] })
    expect(await stranger.do({ command: 'approve', request: 1 })).toMatchObject(no('host-only'))
    expect(await second.do({ command: 'approve', request: 1 })).toMatchObject(no('host-only'))
    expect(await stranger.do(elect('p2'))).toMatchObject(no('host-here'))
    expect([stranger, second].some(sawHand)).toBe(false)
  })

  test('after the host has gone: who is left becomes host, and still gets no seat of the other side', async () => {
    const house = new House()
    const [host, stranger] = (await house.begin([[], ['hero1']])) as [Guest, Guest]
    host.connection!.close()
    await house.pass(9 * MINUTE)
    expect(await stranger.do(elect('p2'))).toMatchObject(no('host-here'))
    await house.pass(2 * MINUTE)
    expect(await stranger.do(elect('p2'))).toMatchObject({ done: true })
    expect(house.table.host).toBe('p2')
    expect(await stranger.do({ command: 'claim', name: 'Stranger', seats: ['sins'] })).toMatchObject(no('one-side'))
    // Nor through a second browser that he lets in himself; a seat of his own side he may give.
    const second = await asks(house, 'Second', ['sins'])
    const { id } = house.table.requests[0]!
    expect(await stranger.do({ command: 'approve', request: id })).toMatchObject(no('elected'))
    await second.do({ command: 'claim', name: 'Second', seats: ['hero2'] })
    expect(await stranger.do({ command: 'approve', request: house.table.requests[0]!.id })).toMatchObject({
      done: true,
    })
    expect(second.table$.room.you.seats).toEqual(['hero2'])
    expect([stranger, second].some(sawHand)).toBe(false)
  })

  test('who became host alone sends nobody away from a seat in that game', async () => {
    const house = new House()
    const [host, other] = (await house.begin([['sins'], ['hero1']])) as [Guest, Guest]
    host.connection!.close()
    await house.pass(11 * MINUTE)
    await other.do(elect('p2'))
    expect(house.table.host).toBe('p2')
    expect(await other.do({ command: 'send-away', person: 'p1' })).toMatchObject(no('elected'))
    const back = await house.guest('guest0').hello()
    expect(back.table$.room.you).toMatchObject({ viewer: 'sins', seats: ['sins'] })
  })
})

describe('a seat in a running game', () => {
  test('is asked for: everybody sees it, the host approves', async () => {
    const house = new House()
    const [host, other] = (await house.begin([['sins'], ['hero1']])) as [Guest, Guest]
    const late = await asks(house, 'Late', ['hero2'])
    for (const { table$ } of [host, other, late]) {
      expect(table$.room.requests).toEqual([{ id: 1, person: 'p3', seats: ['hero2'] }])
    }
    expect(await other.do({ command: 'approve', request: 1 })).toMatchObject(no('host-only'))
    expect(await host.do({ command: 'approve', request: 1 })).toMatchObject({ done: true })
    expect(late.table$.room).toMatchObject({ requests: [], you: { viewer: 'hero2', seats: ['hero2'] } })
    expect(await host.do({ command: 'approve', request: 1 })).toMatchObject(no('no-such-request'))
  })

  test('is declined, and who asked is told so; or the request is withdrawn; another one replaces it', async () => {
    const house = new House()
    const [host] = (await house.begin([['sins'], ['hero1']])) as [Guest]
    const late = await asks(house, 'Late', ['hero2'])
    await host.do({ command: 'decline', request: 1 })
    expect(late.table$.room).toMatchObject({ requests: [], you: { seats: [], declined: true } })
    await late.do({ command: 'claim', name: 'Late', seats: ['hero3'] })
    expect(late.table$.room).toMatchObject({ requests: [{ id: 2 }], you: { declined: false } })
    await late.do({ command: 'claim', name: 'Late', seats: ['hero2'] })
    expect(late.table$.room.requests).toEqual([{ id: 3, person: 'p3', seats: ['hero2'] }])
    // What the host has seen last is what he approves.
    expect(await host.do({ command: 'approve', request: 2 })).toMatchObject(no('no-such-request'))
    expect(await late.do({ command: 'withdraw' })).toMatchObject({ done: true })
    expect(host.table$.room.requests).toEqual([])
    expect(await late.do({ command: 'withdraw' })).toMatchObject(no('no-such-request'))
  })

  test('the host asks nobody; who has left a seat asks like everybody', async () => {
    const house = new House()
    const [host, other] = (await house.begin([[], ['hero1']])) as [Guest, Guest]
    expect(await host.do({ command: 'claim', name: 'Host', seats: ['sins'] })).toMatchObject({ done: true })
    expect(host.table$.room.you.seats).toEqual(['sins'])
    await other.do({ command: 'release', seats: ['hero1'] })
    await other.do({ command: 'claim', name: 'Other', seats: ['hero1'] })
    expect(other.table$.room).toMatchObject({ requests: [{ person: 'p2', seats: ['hero1'] }], you: { seats: [] } })
  })

  test('at a table of quick match a seat of a bot is taken over at once; all else holds', async () => {
    const house = new House()
    const [host] = (await house.begin([['sins'], ['hero1']], settingsOf(3, { quick: true }))) as [Guest]
    const late = await asks(house, 'Late', ['hero2'])
    expect(late.table$.room.you.seats).toEqual(['hero2'])
    expect(await late.do({ command: 'claim', name: 'Late', seats: ['hero1'] })).toMatchObject(no('seat-taken'))
    await late.do({ command: 'release', seats: ['hero2'] })
    await host.do({ command: 'release', seats: ['sins'] })
    expect(await late.do({ command: 'claim', name: 'Late', seats: ['sins'] })).toMatchObject(no('one-side'))
    await host.do({ command: 'lock', locked: true })
    expect(await late.do({ command: 'claim', name: 'Late', seats: ['hero2'] })).toMatchObject(no('locked'))
  })

  test('after the game nobody sits down to read what was secret', async () => {
    const house = new House()
    const guests = await house.begin(EACH, settingsOf(3, { spectators: 'none' }))
    await playOn(house, guests, () => false)
    expect(house.table.phase).toBe('over')
    const [host, , , hero] = guests as [Guest, Guest, Guest, Guest]
    await hero.do({ command: 'release', seats: ['hero3'] })
    expect(closing(hero)).toMatchObject({ why: { code: 'no-spectators' } })
    expect(await host.do({ command: 'claim', name: 'Guest 0', seats: ['hero3'] })).toMatchObject(no('wrong-phase'))
    expect(host.table$.room.you.may).toEqual([])
  })
})

describe('who has seen one side', () => {
  test('and left the seat gets none of the other, and is shown nothing of it meanwhile', async () => {
    for (const spectators of ['public', 'heroes', 'delayed'] as const) {
      const house = new House(spectators)
      const [host, sins] = (await house.begin([['hero1'], ['sins']], settingsOf(3, { spectators }))) as [Guest, Guest]
      await sins.do({ command: 'release', seats: ['sins'] })
      expect(sins.table$.room.you, spectators).toMatchObject({ viewer: 'spectator', may: ['sins'] })
      const hero = { command: 'claim', name: 'S', seats: ['hero2'] } as const
      expect(await sins.do(hero), spectators).toMatchObject(no('one-side'))
      await sins.do({ command: 'claim', name: 'S', seats: ['sins'] })
      await host.do({ command: 'approve', request: 1 })
      expect(sins.table$.room.you.viewer, spectators).toBe('sins')
    }
  })

  test('by watching the heroes gets no seat of the Sins player', async () => {
    const house = new House()
    const settings = settingsOf(3, { spectators: 'heroes' })
    const [host] = (await house.begin([['hero1']], settings)) as [Guest]
    const watcher = await house.guest('watcher').hello()
    expect(watcher.table$.room.you).toMatchObject({ viewer: 'hero1', may: ['hero2', 'hero3'] })
    expect(await watcher.do({ command: 'claim', name: 'W', seats: ['sins'] })).toMatchObject(no('one-side'))
    expect(await watcher.do({ command: 'claim', name: 'W', seats: ['hero2'] })).toMatchObject({ done: true })
    expect(await host.do({ command: 'approve', request: 1 })).toMatchObject({ done: true })
  })

  test('by watching a round later nobody has: what is shown there is no secret any more', async () => {
    const house = new House()
    const guests = await house.begin(EACH, settingsOf(3, { spectators: 'delayed', position: undefined }))
    const [host, , , last] = guests as [Guest, Guest, Guest, Guest]
    const watcher = await house.guest('watcher').hello()
    const first = house.table.game!.state.round
    await playOn(house, guests, () => house.table.game!.state.round > first, 3_000)
    await last.do({ command: 'release', seats: ['hero3'] })
    expect(watcher.table$.room.you).toMatchObject({ viewer: 'spectator', may: ['hero3'] })
    expect(await watcher.do({ command: 'claim', name: 'W', seats: ['hero3'] })).toMatchObject({ done: true })
    expect(await host.do({ command: 'approve', request: 1 })).toMatchObject({ done: true })
    expect(watcher.table$.room.you).toMatchObject({ viewer: 'hero3', seats: ['hero3'] })
  })

  test('on a device that was the hand, or that was shut out, gets no seat of the other', async () => {
    const house = new House()
    const [host, hero] = (await house.begin([['sins'], ['hero1']])) as [Guest, Guest]
    const code = 'c'.repeat(43)
    await host.do({ command: 'invite-device', code, hand: true })
    const hand = await house.guest('hand').greet({ send: 'join', code })
    expect(sawHand(hand)).toBe(true)
    await host.do({ command: 'revoke', device: hand.table$.room.you.devices.find((device) => device.this)!.id })
    expect(hand.table$.room.you).toMatchObject({ viewer: 'spectator', person: null, may: [] })
    expect(await hand.do({ command: 'claim', name: 'Another', seats: ['hero2'] })).toMatchObject(no('one-side'))
    // Nor as another device of somebody who sits there.
    await hero.do({ command: 'invite-device', code, hand: false })
    const again = await house.guest('hand').greet({ send: 'join', code })
    expect(again.frames).toEqual([{ tell: 'closing', why: { code: 'one-side', rule: 'online', params: {} } }])
  })

  test('under another name is the same', async () => {
    const house = new House()
    const [, sins] = (await house.begin([['hero1'], ['sins']])) as [Guest, Guest]
    await sins.do({ command: 'release', seats: ['sins'] })
    sins.connection!.close()
    const again = await house.guest('guest1').hello()
    expect(await again.do({ command: 'claim', name: 'Quite another', seats: ['hero2'] })).toMatchObject(no('one-side'))
  })

  test('nobody else offers a seat of the other side to who sits', async () => {
    const house = new House()
    const [host, other] = (await house.open([['sins'], ['hero1']])) as [Guest, Guest]
    expect(host.table$.room.you.may).toEqual([])
    expect(other.table$.room.you.may).toEqual(['hero2', 'hero3'])
    await host.do({ command: 'release', seats: ['sins'] })
    expect(host.table$.room.you.may).toEqual(['sins', 'hero2', 'hero3'])
    expect(other.table$.room.you.may).toEqual(['hero2', 'hero3'])
  })
})

describe('a locked table', () => {
  test.each(['lobby', 'playing'])('lets nobody new sit down, ask or join the talk: %s', async (phase) => {
    const house = new House()
    const open = phase === 'lobby' ? house.open.bind(house) : house.begin.bind(house)
    const [host, other] = (await open([['sins'], ['hero1']])) as [Guest, Guest]
    const watcher = await asks(house, 'Watcher', [])
    await host.do({ command: 'lock', locked: true })
    const late = await house.guest('late').hello()
    expect(late.table$.room).toMatchObject({ locked: true, you: { may: [] } })
    for (const seats of [['hero2'], []] as const) {
      expect(await late.do({ command: 'claim', name: 'Late', seats })).toMatchObject(no('locked'))
    }
    expect(await watcher.do({ command: 'claim', name: 'Watcher', seats: ['hero2'] })).toMatchObject(no('locked'))
    expect(await watcher.do({ command: 'say', to: 'table', text: 'still here' })).toMatchObject({ done: true })
    expect(await other.do({ command: 'claim', name: 'Other', seats: ['hero2'] })).toMatchObject({ done: true })
    expect(house.database.rows.get(house.id)!.listed).toBeNull()
    await host.do({ command: 'lock', locked: false })
    expect(await late.do({ command: 'claim', name: 'Late', seats: ['hero3'] })).toMatchObject({ done: true })
  })
})
