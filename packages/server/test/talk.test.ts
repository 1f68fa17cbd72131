import { LAST_LINES, type Line, MOST_LINES, type OnlineCommand, PAGE_LINES } from '@haven/table'
import { reportsOf } from '@haven/table/keeper'
import { settingsOf } from '@haven/testkit/sim'
import { describe, expect, test } from 'vitest'
import { EACH, type Guest, House, playOn } from './table-at-home.ts'

const say = (text: string, to: 'table' | 'team' = 'table') => ({ command: 'say', to, text }) as const
const textsOf = (lines: readonly Line[]): readonly (string | undefined)[] => lines.map(({ text }) => text)

/** Says so many lines, each when there is room for it. */
async function fill(house: House, guest: Guest, lines: number, to: 'table' | 'team' = 'table'): Promise<void> {
  for (let i = 0; i < lines; i++) {
    await house.pass(2_000)
    expect(await guest.do(say(`${to} ${i}`, to))).toMatchObject({ done: true })
  }
}

async function linesBefore(guest: Guest, before: number) {
  const reply = await guest.do({ command: 'lines', before })
  return reply.done && reply.value?.query === 'lines' ? reply.value : null
}

describe('how much is said', () => {
  test('has a limit for each person, on whatever device and socket, and it is told when it may be tried again', async () => {
    const house = new House()
    const [host] = (await house.open([['sins'], ['hero1']])) as [Guest]
    await host.do({ command: 'invite-device', code: 'c'.repeat(43), hand: false })
    const second = await house.guest('second').greet({ send: 'join', code: 'c'.repeat(43) })
    let said = 0
    for (let i = 0; i < 40; i++) {
      // By turns, and again and again on a new socket.
      const device = i % 2 === 0 ? host : await house.guest('second').hello()
      const reply = await device.do(say(`line ${i}`), { id: `number-${i}` })
      if (reply.done) said++
      else expect(reply.refusal).toEqual({ code: 'too-fast', rule: 'online', params: { seconds: 2 } })
    }
    expect(said).toBe(10)
    await house.pass(1_999)
    expect(await second.do(say('too early'))).toMatchObject({ refusal: { params: { seconds: 1 } } })
    await house.pass(1)
    expect(await second.do(say('in time'))).toMatchObject({ done: true })
    expect(await host.do(say('and no other'))).toMatchObject({ done: false })
  })

  test('many who watch do not take the word from those who play', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    let heard = 0
    for (let i = 0; i < 8; i++) {
      const watcher = await house.guest(`watcher${i}`).hello()
      await watcher.do({ command: 'claim', name: `Watcher ${i}`, seats: [] })
      for (let n = 0; n < 10; n++) if ((await watcher.do(say(`noise ${i} ${n}`))).done) heard++
    }
    expect(heard).toBe(20)
    for (const guest of guests) expect(await guest.do(say('still heard'))).toMatchObject({ done: true })
  })

  test('what one side says among itself keeps nobody else from talking', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [sins, ...heroes] = guests as [Guest, ...Guest[]]
    for (const hero of heroes) for (let n = 0; n < 12; n++) await hero.do(say(`plan ${n}`, 'team'))
    for (let n = 0; n < 10; n++) expect(await sins.do(say(`line ${n}`))).toMatchObject({ done: true })
  })
})

describe('the history', () => {
  test('a hello brings the last lines and says that there are older ones; those come in pages', async () => {
    const house = new House()
    const [host] = (await house.open([['sins'], ['hero1']])) as [Guest]
    await fill(house, host, 120)
    const late = await house.guest('late').hello()
    const { lines } = late.table$
    expect(lines).toMatchObject({ from: 120 - LAST_LINES, older: true, anew: true })
    expect(textsOf(lines.lines)).toEqual(Array.from({ length: LAST_LINES }, (_, i) => `table ${90 + i}`))
    const first = await linesBefore(late, lines.from)
    expect(first?.older).toBe(true)
    expect(first?.lines.map(({ n }) => n)).toEqual(Array.from({ length: PAGE_LINES }, (_, i) => 40 + i))
    const second = await linesBefore(late, 40)
    expect(second?.older).toBe(false)
    expect(second?.lines.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, i) => i))
    // From then on only what is new comes.
    await host.do(say('new'))
    expect(late.table$.lines).toEqual({ from: 120, lines: [expect.objectContaining({ n: 120, text: 'new' })] })
  })

  test('who was away gets what he lacks, or the last lines and nothing of what he had', async () => {
    const house = new House()
    const [host, hero] = (await house.open([['sins'], ['hero1']])) as [Guest, Guest]
    await fill(house, host, 10)
    const { have } = hero
    hero.connection!.close()
    await fill(house, host, 5)
    const soon = await house.guest('guest1').hello(have)
    expect(soon.table$.lines).toMatchObject({ from: 10, lines: { length: 5 } })
    expect(soon.table$.lines.anew).toBeUndefined()
    soon.connection!.close()
    await fill(house, host, 60)
    const late = await house.guest('guest1').hello(have)
    expect(late.table$.lines).toMatchObject({ from: 75 - LAST_LINES, anew: true, older: true })
    expect(late.table$.lines.lines).toHaveLength(LAST_LINES)
  })

  test('of the oldest nothing is kept, and the numbers go on', async () => {
    const house = new House()
    const [host] = (await house.open([['sins'], ['hero1']])) as [Guest]
    const said = MOST_LINES + 70
    await fill(house, host, said)
    expect(house.database.lines(house.id).length).toBeLessThan(MOST_LINES + 50)
    const late = await house.guest('late').hello()
    let { from: oldest } = late.table$.lines
    for (;;) {
      const page = await linesBefore(late, oldest)
      oldest = page?.lines[0]?.n ?? oldest
      if (!page?.older) break
    }
    expect(oldest).toBe(said - MOST_LINES)
    expect(late.table$.lines.from).toBe(said - LAST_LINES)
  })

  test('what one side says changes nothing of what the others hear, have or can ask for', async () => {
    const told = []
    for (const team of [0, MOST_LINES + 60]) {
      const house = new House()
      const guests = await house.begin(EACH)
      const [sins, hero] = guests as [Guest, Guest]
      const watcher = await house.guest('watcher').hello()
      await fill(house, sins, 60)
      const { length } = watcher.frames
      for (let i = 0; i < MOST_LINES + 60; i++) {
        await house.pass(2_000)
        if (i < team) await hero.do(say(`secret ${i}`, 'team'))
      }
      const late = await house.guest('late').hello()
      const later = await Promise.all([watcher, sins].map((guest) => linesBefore(guest, 1_000)))
      told.push(
        JSON.stringify([watcher.frames.length - length, late.table$.lines.from, later, await linesBefore(late, 30)]),
      )
    }
    expect(told[1]).toBe(told[0])
    expect(told[1]).not.toContain('secret')
  }, 60_000)

  test('who may not see a table may not ask for its talk', async () => {
    const house = new House()
    const guests = await house.begin(EACH, settingsOf(3, { spectators: 'none' }))
    const late = house.guest('late')
    await late.hello()
    expect(late.frames.at(-1)).toMatchObject({ tell: 'closing', why: { code: 'no-spectators' } })
    const [sins] = guests as [Guest]
    await sins.do({ command: 'release', seats: ['sins'] })
    expect(sins.frames.at(-1)).toMatchObject({ tell: 'closing', why: { code: 'no-spectators' } })
    const command = { send: 'command', id: 'afterwards', version: 1, body: { command: 'lines', before: 9 } } as const
    expect(await sins.connection!.command(command)).toBe('unknown')
    expect(sins.frames.at(-1)).toMatchObject({ tell: 'closing' })
  })
})

describe('a line', () => {
  test('is removed by its author and by the host, for everybody, and its words are nowhere', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [sins, hero, other] = guests as [Guest, Guest, Guest]
    await hero.do(say('between us: rubbish', 'team'))
    await hero.do(say('rubbish for all'))
    await hero.do(say('well said'))
    const watcher = await house.guest('watcher').hello()
    const away = other.have
    other.connection!.close()
    // For the watcher it is the first line, for the heroes the second.
    expect(await hero.do({ command: 'remove-line', line: 0 })).toMatchObject({ done: true })
    expect(await guests[3]!.do({ command: 'remove-line', line: 1 })).toMatchObject({ refusal: { code: 'host-only' } })
    expect(await sins.do({ command: 'remove-line', line: 0 })).toMatchObject({ done: true })
    expect(await sins.do({ command: 'remove-line', line: 0 })).toMatchObject({ refusal: { code: 'no-such-line' } })
    const gone = { n: 0, from: 'p2', to: 'table', removed: true }
    expect(watcher.table$.lines.changed).toEqual([expect.objectContaining(gone)])
    expect(JSON.stringify(watcher.table$.lines)).not.toContain('rubbish')
    const late = await house.guest('late').hello()
    expect(late.table$.lines.lines).toMatchObject([gone, { n: 1, text: 'well said' }])
    // Who was away learns of both.
    const back = await house.guest('guest2').hello(away)
    expect(back.table$.lines.changed?.map(({ n, removed }) => [n, removed])).toEqual([
      [0, true],
      [1, true],
    ])
    expect(JSON.stringify([house.table, house.database.lines(house.id)])).not.toContain('rubbish')
    // The lines of another side are none of a host's.
    await hero.do(say('between us', 'team'))
    expect(await sins.do({ command: 'remove-line', line: 3 })).toMatchObject({ refusal: { code: 'no-such-line' } })
  })

  test('of somebody whom the host has muted is refused until he is heard again', async () => {
    const house = new House()
    const [host, hero] = (await house.open([['sins'], ['hero1']])) as [Guest, Guest]
    const mute = (person: string, on: boolean): OnlineCommand => ({ command: 'mute', person, on })
    expect(await hero.do(mute('p1', true))).toMatchObject({ refusal: { code: 'host-only' } })
    expect(await host.do(mute('p1', true))).toMatchObject({ refusal: { code: 'no-such-person' } })
    expect(await host.do(mute('p2', true))).toMatchObject({ done: true })
    expect(hero.table$.room.people).toContainEqual({ id: 'p2', name: 'Guest 1', mark: 1, host: false, muted: true })
    for (const body of [say('hello'), { command: 'ping', to: 'table', space: 's1,1' } as const]) {
      expect(await hero.do(body)).toMatchObject({ refusal: { code: 'muted' } })
    }
    await host.do(mute('p2', false))
    expect(hero.table$.room.people).toContainEqual({ id: 'p2', name: 'Guest 1', mark: 1, host: false })
    expect(await hero.do(say('hello'))).toMatchObject({ done: true })
  })
})

describe('a report', () => {
  const about = (person: string, more: object = {}) =>
    ({ command: 'report', person, reason: 'He is rude.', ...more }) as const

  test('is read by the host and by whoever runs the server, and by nobody else', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [host, hero, other] = guests as [Guest, Guest, Guest]
    await hero.do(say('you fools'))
    await hero.do(say('only for us, fools', 'team'))
    expect(await other.do(about('p2', { line: 0 }))).toMatchObject({ done: true })
    expect(await other.do(about('p2', { line: 1 }))).toMatchObject({ done: true })
    expect(host.table$.room.reports).toMatchObject([
      { id: 1, by: 'p3', person: 'p2', reason: 'He is rude.', text: 'you fools' },
      { id: 2, by: 'p3', person: 'p2', reason: 'He is rude.' },
    ])
    // What the other side said among itself stays there.
    expect(JSON.stringify(host.table$)).not.toContain('only for us')
    for (const guest of [hero, other]) expect(guest.table$.room).not.toHaveProperty('reports')
    expect(reportsOf(house.table)).toMatchObject([
      { table: house.id, by: { id: 'p3', name: 'Guest 2' }, person: { id: 'p2' }, line: { text: 'you fools' } },
      { line: { to: 'team', heard: ['heroes'], text: 'only for us, fools' } },
    ])
    expect(await other.do({ command: 'settle-report', report: 1 })).toMatchObject({ refusal: { code: 'host-only' } })
    expect(await host.do({ command: 'settle-report', report: 1 })).toMatchObject({ done: true })
    expect(host.table$.room.reports).toHaveLength(1)
    expect(reportsOf(house.table).map(({ settled }) => settled ?? false)).toEqual([true, false])
  })

  test('about the host goes past him; about oneself, nobody or a foreign line there is none', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [host, hero] = guests as [Guest, Guest]
    await hero.do(say('mine'))
    expect(await hero.do(about('p1'))).toMatchObject({ done: true })
    expect(host.table$.room.reports).toEqual([])
    expect(reportsOf(house.table)).toHaveLength(1)
    expect(await host.do({ command: 'settle-report', report: 1 })).toMatchObject({
      refusal: { code: 'no-such-report' },
    })
    expect(await hero.do(about('p2'))).toMatchObject({ refusal: { code: 'no-such-person' } })
    expect(await hero.do(about('p9'))).toMatchObject({ refusal: { code: 'no-such-person' } })
    expect(await hero.do(about('p3', { line: 0 }))).toMatchObject({ refusal: { code: 'no-such-line' } })
    expect(await hero.do(about('p3', { line: 7 }))).toMatchObject({ refusal: { code: 'no-such-line' } })
  })

  test('has limits, and nobody pushes out what the others have reported', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [, hero, other] = guests as [Guest, Guest, Guest]
    await other.do(about('p2', { reason: 'the first' }))
    let done = 0
    for (let i = 0; i < 40; i++) {
      if ((await hero.do(about('p3'))).done) done++
      await house.pass(300_000)
    }
    expect(done).toBeLessThan(25)
    expect(reportsOf(house.table)).toHaveLength(20)
    expect(reportsOf(house.table)[0]).toMatchObject({ reason: 'the first' })
  })
})

describe('behind closed doors', () => {
  async function played(house: House): Promise<Guest[]> {
    const guests = await house.begin(EACH, settingsOf(3, { spectators: 'none' }))
    await guests[0]!.do(say('behind closed doors'))
    await playOn(house, guests, () => false)
    expect(house.table.phase).toBe('over')
    await guests[1]!.do(say('well played'))
    return guests
  }

  test('after a rematch strangers get no record, no talk and no earlier games', async () => {
    const house = new House()
    const [host, hero] = (await played(house)) as [Guest, Guest]
    await host.do({ command: 'rematch', swap: false })
    const stranger = await house.guest('stranger').hello()
    expect(stranger.table$.room).toMatchObject({ phase: 'lobby', earlier: [] })
    expect(stranger.table$.lines).toEqual({ from: 0, lines: [], anew: true, older: false })
    expect(await linesBefore(stranger, 99)).toMatchObject({ lines: [], older: false })
    const record = (guest: Guest, game?: number) => guest.do({ command: 'record', ...(game && { game }) })
    for (const game of [undefined, 1]) {
      expect(await record(stranger, game)).toMatchObject({ refusal: { code: 'no-spectators' } })
      expect(await record(hero, game)).toMatchObject({ done: true })
    }
    expect(hero.table$.room.earlier).toHaveLength(1)
    // Also if he sits down now: he was not there.
    await stranger.do({ command: 'claim', name: 'New', seats: [] })
    await hero.do({ command: 'release', seats: ['hero1'] })
    await stranger.do({ command: 'claim', name: 'New', seats: ['hero1'] })
    expect(stranger.table$.room.earlier).toEqual([])
    expect(await record(stranger, 1)).toMatchObject({ refusal: { code: 'no-spectators' } })
    // What is said in the lobby everybody hears, from the first number on.
    await host.do(say('welcome'))
    const watcher = await house.guest('watcher').hello()
    expect(watcher.table$.lines).toMatchObject({ from: 0, lines: [{ n: 0, text: 'welcome' }] })
    expect(JSON.stringify([watcher.frames])).not.toContain('closed doors')
  })

  test('who watches a later game hears nothing of the time when nobody could', async () => {
    const house = new House()
    const [host, hero] = (await played(house)) as [Guest, Guest]
    await host.do({ command: 'rematch', swap: false })
    await host.do({ command: 'settings', settings: settingsOf(3, { spectators: 'public' }) })
    await host.do({ command: 'start' })
    await host.do(say('in the open'))
    const watcher = await house.guest('watcher').hello()
    expect(watcher.table$.room.earlier).toEqual([])
    expect(textsOf(watcher.table$.lines.lines)).toEqual(['in the open'])
    expect(await linesBefore(watcher, 99)).toMatchObject({ lines: [{ n: 0, text: 'in the open' }] })
    expect(await watcher.do({ command: 'record', game: 1 })).toMatchObject({ refusal: { code: 'no-spectators' } })
    // Those who were there have all of it still.
    expect(textsOf((await linesBefore(hero, 99))?.lines ?? [])).toEqual([
      'behind closed doors',
      'well played',
      'in the open',
    ])
    expect(hero.table$.room.earlier).toHaveLength(1)
  })

  test('games with spectators are everybody’s, as before', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    await playOn(house, guests, () => false)
    await guests[0]!.do({ command: 'rematch', swap: false })
    const stranger = await house.guest('stranger').hello()
    expect(stranger.table$.room.earlier).toHaveLength(1)
    expect(await stranger.do({ command: 'record', game: 1 })).toMatchObject({ done: true })
  })
})

describe('in memory', () => {
  test('a table made over another leaves nothing, neither does a code for one that is not there', async () => {
    const house = new House()
    const guests = await house.open([['sins'], ['hero1']])
    for (const { connection } of guests) connection!.close()
    await house.pass(60_000)
    expect(house.keeper.tables).toBe(0)
    for (let i = 0; i < 5; i++) {
      const stranger = await house.guest(`stranger${i}`).greet({ send: 'create', name: 'X', settings: settingsOf(2) })
      expect(stranger.frames.at(-1)).toMatchObject({ tell: 'closing', why: { code: 'no-such-table' } })
    }
    expect(house.keeper.tables).toBe(0)
    const nowhere = new House()
    await nowhere.guest('stranger').greet({ send: 'join', code: 'c'.repeat(43) })
    expect(nowhere.keeper.tables).toBe(0)
  })
})
