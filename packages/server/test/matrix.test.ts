import type { Seat } from '@haven/engine'
import type { OnlineCommand } from '@haven/table'
import { settingsOf } from '@haven/testkit/sim'
import { describe, expect, test } from 'vitest'
import { EACH, type Guest, House, playOn } from './table-at-home.ts'

/** Everybody tries everything in every phase: what is not his to do changes nothing. */

const SEATS: readonly Seat[] = ['sins', 'hero1', 'hero2', 'hero3', 'hero4']
const CODE = 'c'.repeat(43)

/** Every command that is about a seat, or that only some may give. */
function commandsOf(house: House, seat: Seat): readonly OnlineCommand[] {
  const prompt = house.table.game ? `${house.table.game.state.question}-${seat}` : '1-sins'
  return [
    { command: 'answer', seat, prompt, option: 'none' },
    { command: 'answer', seat, prompt, option: 'end' },
    { command: 'propose', seat, option: null },
    { command: 'give-up', seat },
    { command: 'undo', seat },
    { command: 'orders', seat, orders: [{ order: 'pass', until: 'recalled' }] },
    { command: 'hold', seat, hold: true },
    { command: 'explain', seat, intent: { do: 'move' } },
    { command: 'hand-over', seat, level: 'level5' },
    { command: 'take-back', seat },
    { command: 'let-me-think', seat },
    { command: 'release', seats: [seat] },
  ]
}

const roomCommands: readonly OnlineCommand[] = [
  { command: 'rename', name: 'Somebody' },
  { command: 'settings', settings: settingsOf(1) },
  { command: 'surprise', sin: 'sloth' },
  { command: 'host', person: 'p1' },
  { command: 'lock', locked: true },
  { command: 'approve', request: 1 },
  { command: 'decline', request: 1 },
  { command: 'send-away', person: 'p1' },
  { command: 'withdraw' },
  { command: 'start' },
  { command: 'rematch', swap: true },
  { command: 'bot', seat: 'hero3', level: 'level5' },
  { command: 'move', motion: { motion: 'pause' } },
  { command: 'move', motion: { motion: 'rewind', to: 0 } },
  { command: 'move', motion: { motion: 'kick', person: 'p2' } },
  { command: 'move', motion: { motion: 'elect', person: 'p2' } },
  { command: 'consent', motion: 1, yes: true },
  { command: 'go-on' },
  { command: 'say', to: 'team', text: 'hello' },
  { command: 'say', to: 'table', text: 'hello' },
  { command: 'ping', to: 'table', space: 's1,1' },
  { command: 'remove-line', line: 0 },
  { command: 'mute', person: 'p3', on: true },
  { command: 'report', person: 'p3', reason: 'loud' },
  { command: 'settle-report', report: 1 },
  { command: 'invite-device', code: CODE, hand: false },
  { command: 'revoke', device: 'd1' },
  { command: 'webhook', url: null },
  { command: 'push', subscription: null },
]

async function inPhase(phase: string): Promise<{ house: House; guests: Guest[] }> {
  const house = new House(phase)
  const guests = phase === 'lobby' ? await house.open(EACH) : await house.begin(EACH)
  if (phase === 'talk') await playOn(house, guests, () => house.table.talk !== null)
  if (phase === 'window') await playOn(house, guests, () => house.table.window !== null)
  if (phase === 'turn')
    await playOn(house, guests, () => !house.table.talk && !house.table.window && house.table.game!.length > 2)
  if (phase === 'over') await playOn(house, guests, () => false)
  return { house, guests }
}

const HOST_ONLY: readonly string[] = [
  'settings',
  'host',
  'lock',
  'approve',
  'decline',
  'send-away',
  'webhook',
  'start',
  'rematch',
  'bot',
  'mute',
  'settle-report',
]

describe.each(['lobby', 'talk', 'window', 'turn', 'over'])('in the phase %s', (phase) => {
  test('a seat that is not mine: nothing changes', async () => {
    const { house, guests } = await inPhase(phase)
    const stranger = await house.guest('stranger').hello()
    const before = JSON.stringify(house.table)
    let tried = 0
    for (const [i, guest] of [...guests, stranger].entries()) {
      const mine = EACH[i] ?? []
      for (const seat of SEATS.filter((each) => !mine.includes(each))) {
        for (const body of commandsOf(house, seat)) {
          const reply = await guest.do(body)
          expect(reply, `${i} ${JSON.stringify(body)}`).toMatchObject({ done: false })
          tried++
        }
      }
    }
    expect(JSON.stringify(house.table)).toBe(before)
    expect(tried).toBe((4 * 4 + 5) * commandsOf(house, 'sins').length)
  })

  test('a stranger may do nothing but sit down', async () => {
    const { house } = await inPhase(phase)
    const stranger = await house.guest('stranger').hello()
    const before = JSON.stringify(house.table)
    for (const body of roomCommands) expect(await stranger.do(body), body.command).toMatchObject({ done: false })
    expect(JSON.stringify(house.table)).toBe(before)
  })

  test('who is not the host may not do what is the host’s', async () => {
    const { house, guests } = await inPhase(phase)
    const before = JSON.stringify(house.table)
    for (const body of roomCommands.filter(({ command }) => HOST_ONLY.includes(command))) {
      expect(await guests[1]!.do(body), body.command).toMatchObject({ refusal: { code: 'host-only' } })
    }
    expect(JSON.stringify(house.table)).toBe(before)
  })

  test('a command of a version that nobody has seen yet is stale', async () => {
    const { house, guests } = await inPhase(phase)
    const before = JSON.stringify(house.table)
    for (const body of roomCommands) {
      const { version } = guests[1]!.table$
      expect(await guests[1]!.do(body, { version: version + 1 }), body.command).toMatchObject({
        refusal: { code: 'stale' },
      })
    }
    expect(JSON.stringify(house.table)).toBe(before)
  })
})

test('the key of one table opens no other', async () => {
  const [house, other] = [new House(), new House('other')]
  const host = await house.guest('elsewhere').greet({ send: 'create', name: 'Host', settings: settingsOf(3) })
  expect(host.table$.room.you.person).toBe('p1')
  await other.begin(EACH)
  const before = JSON.stringify(other.table)
  const there = await other.guest('elsewhere').hello()
  expect(there.key).toBe(host.key)
  expect(there.table$.room.you.person).toBeNull()
  for (const body of roomCommands) expect((await there.do(body)).done).toBe(false)
  expect(JSON.stringify(other.table)).toBe(before)
})

test('1,000 races for one seat have one winner each', async () => {
  const house = new House()
  await house.open([[]], settingsOf(3))
  const rivals = await Promise.all(['a', 'b', 'c'].map((name) => house.guest(name).hello()))
  for (const [i, rival] of rivals.entries()) await rival.do({ command: 'claim', name: `Rival ${i}`, seats: [] })
  for (let race = 0; race < 1_000; race++) {
    const from = rivals.map(({ frames }) => frames.length)
    for (const [i, rival] of rivals.entries()) {
      const body = { command: 'claim', name: `Rival ${i}`, seats: ['sins'] } as const
      void rival.connection!.command({ send: 'command', id: `race-${race}-xx`, version: rival.table$.version, body })
    }
    await house.pass(0)
    const replies = rivals.map(({ frames }, i) => frames.slice(from[i]).find(({ tell }) => tell === 'reply'))
    const winners = replies.flatMap((reply, i) => (reply?.tell === 'reply' && reply.done ? [i] : []))
    expect(winners).toHaveLength(1)
    expect(house.table.seats.sins?.person).toBe(rivals[winners[0]!]!.table$.room.you.person)
    await rivals[winners[0]!]!.do({ command: 'release', seats: ['sins'] })
  }
}, 300_000)
