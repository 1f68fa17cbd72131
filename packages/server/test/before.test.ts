import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oldRules } from '@haven/old-rules'
import { type Line, type ListedTable, type TableFrame, verifyRecord } from '@haven/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RunningServer, readConfig, startServer } from '../src/index.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { Device } from './device.ts'

/** Tables of a server that ran before the house had one judge; `packages/table/test/before` tells of them. */

const before = new URL('../../table/test/before/', import.meta.url)
const jsonOf = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, before), 'utf8'))
const tables = jsonOf('devices')
const opens = jsonOf('opens').tables

type Table = 'running' | 'lobby' | 'finished'

let server: RunningServer
let devices: Device[] = []

/** What is opened is written to as well: a copy. */
function dataOfBefore(): string {
  const copy = mkdtempSync(join(process.env.HAVEN_TEST_FOLDER ?? tmpdir(), 'haven-before-'))
  cpSync(new URL('haven.db', before), join(copy, 'haven.db'))
  return copy
}

beforeEach(async () => {
  const folder = dataOfBefore()
  const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', BOT_WORKERS: '1' }
  // Right after the old server was closed, or all clocks had run out.
  const late = Date.now() - tables.running.closedAt
  server = await startServer(readConfig(env), null, { now: () => Date.now() - late })
})

afterEach(async () => {
  await Promise.all(devices.map((device) => device.close()))
  devices = []
  await server.close()
})

const addressOf = (): string => `http://127.0.0.1:${server.port}`

async function sitDown(table: Table, name: string): Promise<Device> {
  const { key } = tables[table].devices.find((device: { name: string }) => device.name === name) ?? { key: name }
  const device = await new Device(addressOf(), tables[table].table, key).connect()
  devices.push(device)
  return device
}

const comeBack = async (table: Table, name: string): Promise<Device> => (await sitDown(table, name)).hello()

/** Who watched a round later saw everything of then; now what is no secret any more. */
const viewerNow = (table: Table, viewer: string): string =>
  table === 'running' && viewer === 'all' ? 'spectator' : viewer

const textOf = ({ text, space }: Line) => text ?? space

/** The first frame, in the words of `opens.json`. */
function factsOf({ version, room, update, lines }: TableFrame) {
  return {
    viewer: room.you.viewer,
    person: room.you.person,
    seats: room.you.seats,
    devices: room.you.devices.length,
    version,
    phase: room.phase,
    game: room.game,
    round: update?.view.round,
    decisions: update?.view.decisions,
    steps: update?.steps.length ?? 0,
    prompts: update?.view.prompts.map(({ seat, kind }) => `${seat} ${kind}`) ?? [],
    undoable: update?.undoable,
    orders: update?.orders ?? [],
    motions: room.motions.length,
    over: update?.view.over ?? null,
    seedCommit: room.seedCommit,
    lines: lines.lines.map(textOf),
    seatsOfTable: room.seats,
  }
}

describe('a table of before', () => {
  test.each(['running', 'lobby', 'finished'] as const)(
    'that is %s opens for everybody who sat there',
    async (table) => {
      for (const { name } of tables[table].devices) {
        const device = await comeBack(table, name)
        const { version, ...wanted } = opens[table].devices[name]
        expect(factsOf(device.shown!), name).toMatchObject({ ...wanted, viewer: viewerNow(table, wanted.viewer) })
        // A game that goes on was brought over to the rules of today.
        expect(device.shown?.version).toBe(version + (table === 'running' ? 1 : 0))
      }
    },
  )

  test('has a mark for everybody, no request, and a host who is here', async () => {
    const ann = await comeBack('running', 'Ann')
    const { room } = ann.shown!
    expect(room).toMatchObject({ requests: [], gone: [], locked: false, hostAway: null, you: { declined: false } })
    expect(room.people.map(({ mark }) => mark)).toEqual(room.people.map((_, i) => i))
    // Who watches there is shown a round later what is no secret any more, and may ask for a seat.
    const late = await comeBack('running', 'somebody-new')
    expect(late.shown?.room.you).toMatchObject({ viewer: 'spectator', may: ['hero2'] })
    const claim = { command: 'claim', name: 'Late', seats: ['hero2'] } as const
    expect(await late.command(claim)).toMatchObject({ done: true })
    await ann.until(() => ann.shown?.room.requests.length === 1)
    await ann.until(() => ann.shown?.room.people.some(({ name, mark }) => name === 'Late' && mark > 0))
  })

  test('tells a device only what it has not', async () => {
    for (const { name, have } of tables.running.devices) {
      const { shown } = await (await sitDown('running', name)).hello(have)
      const isSame = viewerNow('running', have.viewer) === have.viewer
      const update = isSame ? { from: have.steps, steps: [] } : { from: 0 }
      expect(shown).toMatchObject({ version: have.version + 1, update })
      if (!isSame) continue
      expect(shown?.lines).toEqual({ from: have.lines, lines: [] })
    }
  })

  test('knows what was carried out: sent again it has no effect', async () => {
    const ben = await comeBack('running', 'Ben')
    const { id } = tables.running.again
    ben.send(tables.running.again)
    const reply = await ben.until(() => ben.frames.find((frame) => frame.tell === 'reply' && frame.id === id))
    expect(reply).toMatchObject({ done: true })
    const again = await comeBack('running', 'Ben, by hand')
    expect(again.shown?.update?.view.decisions).toBe(opens.running.devices.Ben.decisions)
  })

  test('goes on: a motion that was open, an answer, a way back through the stored log', async () => {
    const [ann, ben] = [await comeBack('running', 'Ann'), await comeBack('running', 'Ben')]
    const { decisions } = opens.running.devices.Ben
    const [motion] = ben.shown!.room.motions
    expect(motion).toMatchObject({ motion: { motion: 'pause' }, by: 'p1', open: ['p2'] })
    expect(await ben.command({ command: 'consent', motion: motion!.id, yes: true })).toMatchObject({ done: true })
    await ben.until(() => ben.shown?.room.paused)
    expect(await ben.command({ command: 'go-on' })).toMatchObject({ done: true })
    await ben.until(() => ben.shown?.room.paused === false)
    const [question] = ben.shown!.update!.view.prompts
    const { id: option } = question!.options[0]!
    const answer = { command: 'answer', seat: 'hero1', prompt: question!.id, option } as const
    expect(await ben.command(answer)).toMatchObject({ done: true })
    await ben.until(() => (ben.shown?.update?.view.decisions ?? 0) > decisions)
    const to = 20
    await ben.command({ command: 'move', motion: { motion: 'rewind', to } })
    const back = await ann.until(() => ann.shown?.room.motions.find((each) => each.motion.motion === 'rewind'))
    expect(await ann.command({ command: 'consent', motion: back.id, yes: true })).toMatchObject({ done: true })
    await ben.until(() => ben.frames.some((frame) => frame.tell === 'table' && frame.update?.view.decisions === to))
  })

  test('that waits for players is listed, and begins when they have come', async () => {
    const list = (await (await fetch(`${addressOf()}/api/tables`)).json()) as { tables: ListedTable[] }
    // Seats of bots are free as well, also in a game that goes on.
    expect(list.tables).toMatchObject([
      { table: tables.lobby.table, host: 'Dee', free: ['sins', 'hero1', 'hero3'] },
      { table: tables.running.table, host: 'Ann', free: ['hero2'] },
    ])
    // Its time was exact then, also that of what nobody could see.
    for (const { changed } of list.tables) expect(changed % 60_000).toBe(0)
    const [dee, guest] = [await comeBack('lobby', 'Dee'), await comeBack('lobby', 'guest')]
    expect(await guest.command({ command: 'claim', name: 'Guest', seats: ['hero1'] })).toMatchObject({ done: true })
    await dee.until(() => dee.shown?.room.people.length === 2)
    expect(await dee.command({ command: 'start' })).toMatchObject({ done: true })
    await guest.until(() => guest.shown?.room.phase === 'playing' && guest.shown.update)
  })

  test('that is finished gives its record, and the same people play once more', async () => {
    const [eva, fay] = [await comeBack('finished', 'Eva'), await comeBack('finished', 'Fay')]
    const reply = await eva.command({ command: 'record' })
    const { record } = (reply as { value: { record: { rules: string } } }).value
    expect(record).toEqual(jsonOf('record-online'))
    expect(verifyRecord((await oldRules(record.rules))!, record)).toEqual({ ok: true })
    expect(await eva.command({ command: 'rematch', swap: true })).toMatchObject({ done: true })
    expect(await eva.command({ command: 'start' })).toMatchObject({ done: true })
    await fay.until(() => fay.shown?.room.game === 2 && fay.shown.room.you.seats.includes('sins'))
    expect(await fay.command({ command: 'record', game: 1 })).toMatchObject({ done: true, value: { record } })
  })

  test('is in the store as it was', async () => {
    const store = new SqliteStore(dataOfBefore())
    for (const name of ['running', 'lobby', 'finished'] as const) {
      const { table } = (await store.load(tables[name].table))!
      expect(opens[name]).toMatchObject({ hash: table.game?.hash ?? null, version: table.version })
    }
    await store.close()
  })
})
