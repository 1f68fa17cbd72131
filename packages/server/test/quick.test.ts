import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ListedTable, onlyRules, PACES, paceOf, quickSettings, readSettings } from '@haven/table'
import { Keeper, memoryStore, type Notice } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { idOf, settingsOf } from '@haven/testkit/sim'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, readConfig, startServer } from '../src/index.ts'
import type { QuickAnswer } from '../src/web/quick-desk.ts'
import { Device } from './device.ts'
import { type Guest, House, worldOf } from './table-at-home.ts'

const QUICK = quickSettings('live')

/** A quick table of somebody's own, in this seat. */
async function quickTable(seat: 'sins' | 'hero1', name = 'house'): Promise<{ house: House; host: Guest }> {
  const house = new House(name)
  const [host] = (await house.open([[seat]], QUICK)) as [Guest]
  return { house, host }
}

/** Who is asked now, and whether a window or a vote is open. */
const moment = ({ table }: House) => ({
  asked: table.game ? rules.prompts(table.game.state).map(({ seat }) => seat) : [],
  isBusy: table.window !== null || table.talk !== null,
})

/** Lets people and bots play on until a moment of the table. */
async function until(house: House, guests: readonly Guest[], isMet: () => boolean): Promise<void> {
  for (let i = 0; i < 600 && !isMet(); i++) {
    const asked = house.table.window?.ends ? undefined : guests.find(({ questions }) => questions.length > 0)
    if (asked) await asked.answer()
    else await house.pass(100)
  }
  expect(isMet()).toBe(true)
}

describe('a table of quick match', () => {
  test('begins as soon as somebody sits down, with bots in all other seats', async () => {
    const { house, host } = await quickTable('hero1')
    expect(house.table.phase).toBe('playing')
    expect(host.table$.room.seats.map(({ seat, bot }) => [seat, bot])).toEqual([
      ['sins', 'level3'],
      ['hero1', null],
      ['hero2', 'level3'],
    ])
    expect(house.database.listed(9)).toMatchObject([{ quick: true, phase: 'playing', free: ['sins', 'hero2'] }])
  })

  test('any other table waits for its host as before', async () => {
    const house = new House()
    await house.open([['hero1']], settingsOf(2))
    expect(house.table.phase).toBe('lobby')
    expect(house.database.listed(9, { quick: true })).toEqual([])
  })

  test.each([
    ['sins asked', 'sins'],
    ['hero2 asked', 'hero2'],
    ['window', 'sins'],
    ['window', 'hero2'],
    ['vote', 'hero2'],
    ['vote', 'sins'],
  ] as const)('%s: who comes for %s gets it when that is over, not before', async (kind, wanted) => {
    const { house, host } = await quickTable('hero1', kind)
    const stranger = await house.guest('stranger').hello()
    await until(house, [host], () => kindOf(house) === kind)
    const key = house.table.asked?.key
    expect(await stranger.do({ command: 'claim', name: 'Stranger', seats: [wanted] })).toMatchObject({ done: true })
    expect(house.table.seats[wanted]).toEqual({ person: null, bot: 'level3' })
    expect(host.table$.room.waiting).toEqual([{ seat: wanted, person: 'p2' }])
    // Nothing of a hand before the seat is his.
    expect(stranger.table$.room.you.viewer).toBe('spectator')
    expect(house.database.listed(9)[0]?.free).not.toContain(wanted)
    await until(house, [host], () => house.table.seats[wanted]?.person === 'p2')
    expect(house.table.asked?.key).not.toBe(key)
    expect(moment(house).isBusy).toBe(false)
    expect(moment(house).asked).not.toContain(wanted)
    expect(stranger.table$.room.you).toMatchObject({ viewer: wanted, seats: [wanted] })
    expect(house.table.waiting).toEqual([])
    expect(house.table.people[1]?.side).toBe(wanted === 'sins' ? 'sins' : 'heroes')
  })

  test('of two for one seat one gets it; one who goes again frees it; nobody gets the side he did not have', async () => {
    const { house, host } = await quickTable('hero1')
    const [one, two] = [await house.guest('one').hello(), await house.guest('two').hello()]
    await until(house, [host], () => moment(house).isBusy)
    const wish = { command: 'claim', name: 'N', seats: ['sins'] } as const
    const replies = await Promise.all([one.do(wish), two.do({ ...wish, name: 'M' })])
    expect(replies.filter(({ done }) => done)).toHaveLength(1)
    expect(replies.find(({ done }) => !done)).toMatchObject({ refusal: { code: 'seat-taken' } })
    const [winner, loser] = replies[0]?.done ? [one, two] : [two, one]
    await winner.do({ command: 'release', seats: ['sins'] })
    // By another name than the one who went again and still looks on.
    const own = { ...wish, name: 'L' } as const
    expect(await loser.do(own)).toMatchObject({ done: true })
    await until(house, [host], () => house.table.seats.sins?.person !== null)
    await loser.do({ command: 'release', seats: ['sins'] })
    expect(house.table.seats.sins).toEqual({ person: null, bot: 'level3' })
    expect(await loser.do({ ...own, seats: ['hero2'] })).toMatchObject({ refusal: { code: 'one-side' } })
    expect(await host.do({ ...wish, name: 'H', seats: ['sins'] })).toMatchObject({ refusal: { code: 'one-side' } })
  })

  test('the end of the game ends all waiting, and a lobby before the next one is not found', async () => {
    const { house, host } = await quickTable('hero1')
    await until(house, [host], () => moment(house).isBusy)
    const late = await house.guest('late').hello()
    await late.do({ command: 'claim', name: 'Late', seats: ['sins'] })
    for (let i = 0; i < 4_000 && house.table.phase === 'playing'; i++) {
      const asked = [host, late].find(({ questions }) => questions.length > 0)
      if (asked && !house.table.window?.ends) await asked.answer()
      else await house.pass(700)
    }
    expect(house.table.phase).toBe('over')
    expect(house.table.waiting ?? []).toEqual([])
    await host.do({ command: 'rematch', swap: false })
    await late.do({ command: 'release', seats: ['sins'] })
    expect(house.database.listed(9)).toMatchObject([{ phase: 'lobby', quick: false }])
    await late.do({ command: 'claim', name: 'Late', seats: ['sins'] })
    expect(house.table.phase).toBe('lobby')
  }, 60_000)

  test('its settings are read, and others under the same name are not found', () => {
    for (const pace of PACES) {
      expect(readSettings(JSON.parse(JSON.stringify(quickSettings(pace))))).toEqual(quickSettings(pace))
      expect(paceOf(quickSettings(pace).time)).toBe(pace)
    }
    expect(() => readSettings({ ...QUICK, quick: 'yes' })).toThrow()
  })

  test.each([
    ['a clock of ten seconds', { time: { control: 'live', bank: 10, increment: 0 } }],
    ['a position of the host', { position: settingsOf(2).position }],
    ['bystanders who see a side', { spectators: 'heroes' }],
  ] as const)('with %s it is no table for strangers', async (_, change) => {
    const house = new House()
    await house.open([['hero1']], { ...QUICK, ...change })
    expect(house.database.listed(9, { quick: true })).toEqual([])
  })
})

function kindOf(house: House): string {
  const { asked } = moment(house)
  return house.table.window ? 'window' : house.table.talk ? 'vote' : `${asked[0]} asked`
}

describe('a host who is away', () => {
  test('is told once of each who sits down, and not while he looks', async () => {
    const house = new House()
    const notices: Notice[] = []
    const world = {
      ...worldOf(house.time, 'sat'),
      call: async (notice: Notice) => {
        if (notice.news) notices.push(notice)
        return []
      },
    }
    const keeper = new Keeper({ versions: onlyRules(rules), store: memoryStore(house.database), world })
    const [host] = (await house.open([['sins']], settingsOf(3))) as [Guest]
    await host.greetAt(keeper)
    await host.do({ command: 'webhook', url: 'https://hooks.example/a' })
    const [one, two] = [await house.guest('one').greetAt(keeper), await house.guest('two').greetAt(keeper)]
    await one.do({ command: 'claim', name: 'One', seats: ['hero1'] })
    expect(notices).toEqual([])
    host.connection?.close()
    await two.do({ command: 'claim', name: 'Two', seats: ['hero2'] })
    await two.do({ command: 'release', seats: ['hero2'] })
    await two.do({ command: 'claim', name: 'Two', seats: ['hero3'] })
    expect(notices).toMatchObject([{ news: 'sat', name: 'Two', seat: 'hero2', webhook: 'https://hooks.example/a' }])
  })
})

describe('the desk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-quick-'))
  let server: RunningServer
  let address = ''
  const devices: Device[] = []
  beforeAll(async () => {
    const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', BOT_WORKERS: '1', TABLES_PER_MINUTE: '20' }
    server = await startServer(readConfig(env), null)
    address = `http://127.0.0.1:${server.port}`
  })
  afterAll(async () => {
    await Promise.all(devices.map((device) => device.close()))
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = (body: Record<string, unknown>, origin = address): Promise<Response> =>
    fetch(`${address}/api/quick`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ side: 'heroes', pace: 'live', make: idOf('any'), not: [], ...body }),
    })
  const find = async (body: Record<string, unknown>): Promise<QuickAnswer> =>
    (await ask(body)).json() as Promise<QuickAnswer>

  test('of two who ask at once one makes a table and the other waits for it, finds it, and only there a free seat', async () => {
    const answers = await Promise.all([
      find({ side: 'sins', make: idOf('one') }),
      find({ side: 'either', make: idOf('two') }),
    ])
    expect(answers.map(({ found }) => found).sort()).toEqual(['none', 'soon'])
    const maker = answers[0]?.found === 'none' ? 'one' : 'two'
    const seat = maker === 'one' ? 'sins' : 'hero1'
    expect(answers.find(({ found }) => found === 'none')).toEqual({ found: 'none', seat })
    // Another pace is another table.
    expect(await find({ pace: 'days', make: idOf('three') })).toMatchObject({ found: 'none' })
    const host = await new Device(address, idOf(maker), 'host').connect()
    devices.push(host)
    await host.create(quickSettings('live'))
    await host.command({ command: 'claim', name: 'Host', seats: [seat] })
    expect(await find({ make: idOf('four') })).toMatchObject({ found: 'table', table: idOf(maker) })
    expect(await find({ make: idOf('four'), not: [idOf(maker)] })).toMatchObject({ found: 'none', seat: 'hero1' })
  })

  test('the list has filters and pages', async () => {
    const get = async (query: string) => {
      const answer = await fetch(`${address}/api/tables${query}`)
      return { status: answer.status, ...((await answer.json()) as { tables: ListedTable[]; next: string | null }) }
    }
    expect(await get('?pace=live')).toMatchObject({ tables: [{ pace: 'live', phase: 'playing' }], next: null })
    expect((await get('?pace=days')).tables).toEqual([])
    expect((await get('?phase=lobby')).tables).toEqual([])
    for (const wrong of ['?pace=x', '?side=both', '?phase=over', '?after=1', '?more=1', '?pace=live&pace=days']) {
      expect((await get(wrong)).status).toBe(400)
    }
  })

  test('what cannot be read is refused, foreign pages get nothing, and there is a limit', async () => {
    for (const body of [{ side: 'both' }, { pace: 'fast' }, { make: 'x' }, { not: ['x'] }, { more: 1 }]) {
      expect((await ask(body)).status).toBe(400)
    }
    expect((await ask({}, 'https://evil.example')).status).toBe(403)
    const statuses = []
    for (let i = 0; i < 60; i++) statuses.push((await ask({})).status)
    expect(statuses).toContain(429)
  })
})
