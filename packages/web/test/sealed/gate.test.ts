import { randomFrom } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import type { FromCell } from '../../src/model/sealed/messages.ts'
import { aMoment, wireAt } from '../at-home.ts'
import { begun, type CellOfTest, cellOfTest, manifest } from './in-cell.ts'

/** Plays until it is over, or so many answers long. */
async function play(cell: CellOfTest, game: string, most: number): Promise<ReturnType<typeof wireAt>> {
  const table = wireAt(cell, game)
  await table.open()
  const random = randomFrom('sealed')
  for (let i = 0; i < most; i++) {
    const { update } = await table.asked()
    if (update.view.over) break
    const [prompt] = update.view.prompts
    if (!prompt) continue
    const option = prompt.options[random.below(prompt.options.length)]!.id
    await table.send({ command: 'answer', seat: prompt.seat, prompt: prompt.id, option })
    // Nobody gives two answers a second.
    cell.gate.tick()
    await aMoment()
  }
  return table
}

describe('what an honest cell says goes through', () => {
  test('a whole game, its replay, how it went, and its files', async () => {
    const cell = cellOfTest()
    const game = await begun(cell)
    const table = await play(cell, game, 2_000)
    expect(cell.out).toEqual([])
    expect(table.last().update.view.over).not.toBeNull()
    expect(cell.tables.table(game)?.game?.rules).toContain(`+${manifest.id}@${manifest.version}`)

    const { length } = await cell.link.call('replay-open', { game })
    expect(length).toBeGreaterThan(50)
    const { view } = await cell.link.call('replay-at', { moment: length })
    expect(view.over).toEqual(table.last().update.view.over)
    const recap = await cell.link.call('recap', { game })
    expect(recap.outcome).toEqual(view.over)
    expect(JSON.parse(await cell.link.call('record-of', { game })).outcome).toEqual(view.over)
    expect(await cell.link.call('verify', { game })).toMatchObject({ wrongAt: null })
    expect(await cell.link.call('rematch', { game, swap: false })).toMatch(/\w/)
    expect(cell.out).toEqual([])
  })

  test('what is thought for the page', async () => {
    const cell = cellOfTest()
    const table = await play(cell, await begun(cell), 6)
    const { view } = table.last().update
    const [prompt] = view.prompts
    const { id: asked, options } = prompt!
    const ids = options.map(({ id }) => id)
    for (const [thought, ask] of [
      ['forecasts', { prompt: asked, options: ids }],
      ['paths', { prompt: asked }],
      ['idle', { prompt: asked }],
      ['plan', {}],
      ['suggestion', {}],
      ['danger', { hero: view.heroes[0]!.hero, slots: [] }],
      ['reasons', { milliseconds: 50 }],
    ] as const) {
      await cell.link.think(thought, view, ask as never)
    }
    expect(cell.out).toEqual([])
  })

  test('calls that are not for it are refused outside', async () => {
    const cell = cellOfTest()
    await expect(cell.link.call('list', {})).rejects.toMatchObject({ refusal: { code: 'unknown-id' } })
    expect(cell.said).toEqual([])
  })
})

/** The first of these is said in another way. */
function changing(is: (message: FromCell) => boolean, to: (message: never) => unknown): CellOfTest {
  let isDone = false
  return cellOfTest((message) => {
    if (isDone || !is(message)) return message
    isDone = true
    return to(structuredClone(message) as never)
  })
}

const isTable = (message: FromCell): boolean =>
  message.from === 'line' && message.frame.tell === 'table' && message.frame.update !== null
const isDifference = (message: FromCell): boolean => message.from === 'line' && message.frame.tell === 'difference'
const storing =
  (what: string) =>
  (message: FromCell): boolean =>
    message.from === 'store' && message.ask.store === what

// biome-ignore lint/suspicious/noExplicitAny: what a stranger sends has no type
type Any = any
const inUpdate = (change: (update: Any) => void) => (message: Any) => {
  change(message.frame.update as Any)
  return message
}
const inChange = (change: (table: Any, whole: Any) => void) => (message: Any) => {
  const whole = message.ask.change as Any
  change(whole.table as Any, whole)
  return message
}
describe('what a cell may not say puts it out', () => {
  test.each<[string, string, CellOfTest]>([
    ['no text', 'malformed: message', changing(isTable, () => 'undefined')],
    ['no object', 'malformed: message', changing(isTable, () => '[1]')],
    ['no kind of message', 'malformed: from', changing(isTable, () => ({ from: 'kept', kept: false }))],
    ['an answer to nothing', 'malformed: reply', changing(isTable, () => ({ from: 'reply', id: 999, value: 1 }))],
    [
      'a round too many',
      'frame.update.view.round',
      changing(
        isTable,
        inUpdate(({ view }) => (view.round = 100)),
      ),
    ],
    [
      'a million tokens',
      'tokens[0].count',
      changing(
        isTable,
        inUpdate(({ view }) => (view.tokens = [{ kind: 'fire', space: 's0,0', count: 1e6 }])),
      ),
    ],
    [
      'a name of markup',
      'view.mission.id',
      changing(
        isTable,
        inUpdate(({ view }) => (view.mission.id = '<b>')),
      ),
    ],
    [
      'a field more',
      'view.html',
      changing(
        isTable,
        inUpdate(({ view }) => (view.html = 'x')),
      ),
    ],
    [
      'a field less',
      'view.heroes',
      changing(
        isTable,
        inUpdate(({ view }) => delete view.heroes),
      ),
    ],
    [
      'an event of its own',
      'events[0].event',
      changing(
        isTable,
        inUpdate((update) => (update.steps[0].events[0] = { event: 'shout' })),
      ),
    ],
    [
      'a lesson',
      'update.lesson',
      changing(
        isTable,
        inUpdate((update) => (update.lesson = { intro: ['hello'] })),
      ),
    ],
    [
      'a fault',
      'broke',
      changing(isTable, (message: Any) => {
        message.frame.room.fault = { at: 3, message: 'it broke' }
        return message
      }),
    ],
    [
      'a crash',
      'broke it broke',
      changing(isTable, () => ({ from: 'crash', crash: { message: 'it broke', file: '' } })),
    ],
    [
      'a game of the core box',
      'change.table.game.rules',
      changing(
        storing('commit'),
        inChange((table) => (table.game.rules = 'rules@2+core@1.2.0')),
      ),
    ],
    [
      'a name that is a path',
      'change.table.id',
      changing(
        storing('create'),
        inChange((table) => (table.id = '../a')),
      ),
    ],
    [
      'a table in a list',
      'change.listed',
      changing(
        storing('commit'),
        inChange((_, whole) => (whole.listed = { table: 'x' })),
      ),
    ],
    [
      'a fault to be kept',
      'change.table.fault',
      changing(
        storing('commit'),
        inChange((table) => (table.fault = { at: 1, message: '' })),
      ),
    ],
    [
      'an address to call',
      'change.table.webhook',
      changing(
        storing('commit'),
        inChange((table) => (table.webhook = 'https://a.example')),
      ),
    ],
    [
      'a winner of its own',
      'state.over',
      changing(
        storing('commit'),
        inChange((table) => (table.game.state.over = { winner: 'me', rule: 'x' })),
      ),
    ],
    [
      'nobody who sits',
      'change.table',
      changing(
        storing('commit'),
        inChange((table) => (table.seats = null)),
      ),
    ],
    [
      'a deep one',
      'malformed',
      changing(isTable, (message: Any) => {
        const nested = `${'['.repeat(60)}${']'.repeat(60)}`
        return JSON.stringify(message).replace('"underway":[', `"underway":[${nested},`)
      }),
    ],
    [
      'a prototype',
      'malformed',
      changing(isTable, (message: Any) =>
        JSON.stringify(message).replace('"underway":[', '"underway":[{"__proto__":{}},'),
      ),
    ],
    [
      'a difference from what was never told',
      'malformed: frame',
      changing(isDifference, (message: Any) => ({ ...message, frame: { ...message.frame, since: 99 } })),
    ],
    [
      'a difference that makes a round too many',
      'frame.update.view.round',
      changing(isDifference, (message: Any) => ({
        ...message,
        frame: { ...message.frame, sight: { ...message.frame.sight, round: [100] } },
      })),
    ],
    [
      'a difference that makes a field more',
      'malformed',
      changing(isDifference, (message: Any) =>
        JSON.stringify({ ...message, frame: { ...message.frame, sight: { ...message.frame.sight, html: ['x'] } } }),
      ),
    ],
    [
      'a difference with a prototype',
      'malformed',
      changing(isDifference, (message: Any) =>
        JSON.stringify({ ...message, frame: { ...message.frame, sight: 0 } }).replace(
          '"sight":0',
          '"sight":{"__proto__":[{"round":100}]}',
        ),
      ),
    ],
    ['five million letters', 'flood', changing(isTable, () => JSON.stringify('x'.repeat(5_000_000)))],
  ])('%s', async (_, why, cell) => {
    const game = begun(cell)
    const kept = () => structuredClone([...cell.tables.rows].map(([id, { version }]) => [id, version]))
    void game.then((id) => play(cell, id, 5)).catch(() => undefined)
    for (let i = 0; i < 400 && cell.out.length === 0; i++) await aMoment()
    expect(cell.out).toHaveLength(1)
    expect(cell.out[0]).toContain(why)
    // From here on nothing that it says is heard.
    const before = kept()
    for (let i = 0; i < 5; i++) await aMoment()
    expect(kept()).toEqual(before)
  })

  test('a flood', async () => {
    const cell = cellOfTest()
    for (let i = 0; i < 498; i++) cell.gate.hear('{"from":"pong","id":1}')
    expect(cell.out).toEqual([])
    cell.gate.hear('{"from":"pong","id":1}')
    expect(cell.out).toEqual(['flood'])
  })

  test('silence for five seconds', () => {
    const cell = cellOfTest()
    for (let i = 0; i < 5; i++) cell.gate.tick()
    cell.gate.hear('{"from":"pong","id":1}')
    for (let i = 0; i < 5; i++) cell.gate.tick()
    expect(cell.out).toEqual([])
    cell.gate.tick()
    expect(cell.out).toEqual(['silent'])
  })
})

describe('a cell has its own tables', () => {
  const other = 'a1'.repeat(6)

  async function asking(cell: CellOfTest, ask: unknown): Promise<readonly string[]> {
    const before = cell.tables.rows.size
    cell.gate.hear(JSON.stringify({ from: 'store', id: 900, ask }))
    await aMoment()
    expect(cell.tables.rows.size).toBe(before)
    return cell.out
  }

  test('and no other: neither to read nor to write', async () => {
    const cell = cellOfTest()
    const game = await begun(cell)
    const row = cell.tables.rows.get(game)!
    const { version } = row
    cell.tables.rows.set(other, structuredClone({ ...row, table: { ...row.table, id: other } }))
    await asking(cell, { store: 'load', table: other })
    const change = {
      table: { ...row.table, id: other, version: version + 1 },
      entries: null,
      lines: [],
      wake: null,
      listed: null,
    }
    await asking(cell, { store: 'commit', change })
    expect(cell.tables.rows.get(other)!.version).toBe(version)
    // A new one only when the page has asked for one.
    await asking(cell, { store: 'create', change: { ...change, table: { ...change.table, id: 'b2b2', version: 1 } } })
    expect(cell.tables.rows.has('b2b2')).toBe(false)
    const told = cell.sent.slice(-3)
    expect(told).toEqual(told.map(() => ({ to: 'unstored', id: 900, why: 'not-its-own' })))
    expect(cell.out).toEqual([])
  })
})
