import type { Rules } from '@haven/engine'
import { Ear, openGame, PROTOCOL, TableError, type TableFrame, type WholeFrame } from '@haven/table'
import { hashOf, homeTable, Keeper, MemoryTables, memoryStore, type World } from '@haven/table/keeper'
import { expect, test, vi } from 'vitest'
import { onlyRules } from '../src/index.ts'
import { rules } from './helpers.ts'

/** What a keeper says of bugs to the world around it. */

const TABLE = 'table'
const KEY = 'key'

async function sitDown(by: Rules, told: Pick<World, 'report' | 'bug'>) {
  const { game, opening } = openGame(rules, { setup: { heroPlayers: 1 }, seed: 'bugs' })
  const tables = new MemoryTables()
  const players = { people: ['sins', 'hero1'] as const, bots: {} }
  const sitting = { id: TABLE, key: hashOf(KEY), players, game, opening, steps: [], window: null, blink: 0, now: 0 }
  tables.create(homeTable(rules, sitting).change)
  const world: World = {
    now: () => 0,
    after: (_, run) => {
      const soon = setImmediate(run)
      return () => clearImmediate(soon)
    },
    random: () => '',
    think: () => Promise.reject(new Error('nobody here is a bot')),
    allows: () => false,
    call: async () => [],
    ...told,
  }
  const keeper = new Keeper({ versions: onlyRules(by), store: memoryStore(tables), world, idle: 0, sweeps: false })
  const frames: WholeFrame[] = []
  const ear = new Ear()
  const hello = { send: 'hello', protocol: PROTOCOL, table: TABLE, key: KEY, have: null } as const
  const connection = await keeper.greet(hello, (frame) => frames.push(ear.hear(frame)))
  await new Promise((resolve) => setImmediate(resolve))
  return { tables, keeper, frames, connection: connection! }
}

test('the error that stopped a game goes to a world that wants it', async () => {
  const error = new TypeError('a bug')
  const broken: Rules = {
    ...rules,
    decide: () => {
      throw error
    },
  }
  const bugs: unknown[] = []
  const report = (trouble: string): never => expect.unreachable(trouble)
  const { tables, frames, connection, keeper } = await sitDown(broken, { report, bug: (_, found) => bugs.push(found) })
  const { version, update } = frames.findLast((frame): frame is TableFrame => frame.tell === 'table')!
  const { id, seat, options } = update!.view.prompts[0]!
  const body = { command: 'answer', seat, prompt: id, option: options[0]!.id } as const
  await connection.command({ send: 'command', id: '1', version, body })
  expect(bugs).toEqual([error])
  expect(tables.table(TABLE)).toMatchObject({ phase: 'broken', fault: { at: 0, message: 'TypeError' } })
  await keeper.close()
})

test('a frame that cannot be made is reported, and its device is sent away', async () => {
  const error = new TypeError('no view')
  const blind: Rules = {
    ...rules,
    view: () => {
      throw error
    },
  }
  const reported: unknown[] = []
  const report = (trouble: string, table: string, found: unknown) => reported.push([trouble, table, found])
  const { frames, connection, keeper } = await sitDown(blind, { report })
  expect(reported).toEqual([['show', TABLE, error]])
  expect(frames.at(-1)).toMatchObject({ tell: 'closing', why: { code: 'busy' } })
  expect(connection.isClosed).toBe(true)
  await keeper.close()
})

test('another pace is told to everybody, the same one changes nothing', async () => {
  const report = (trouble: string): never => expect.unreachable(trouble)
  const { tables, keeper, frames } = await sitDown(rules, { report })
  const shown = () => frames.filter((frame): frame is TableFrame => frame.tell === 'table')
  const before = tables.table(TABLE)
  const { version } = shown().at(-1)!
  expect(await keeper.setPace(TABLE, null, 0)).toBe(true)
  expect(tables.table(TABLE)).toBe(before)
  expect(await keeper.setPace(TABLE, 700, 50)).toBe(true)
  await new Promise((resolve) => setImmediate(resolve))
  expect(shown().at(-1)).toMatchObject({
    version: version + 1,
    room: { settings: { window: 700, home: { blink: 50 } } },
  })
  expect(await keeper.setPace('nowhere', 700, 50)).toBe(false)
  await keeper.close()
})

test('a table that is wrong in itself is not looked at again', async () => {
  const reported: string[] = []
  const { keeper } = await sitDown(rules, { report: (trouble) => reported.push(trouble) })
  const broken = {
    ...memoryStore(new MemoryTables()),
    load: vi.fn(() => Promise.reject(new TableError('foreign-rules', 'table'))),
  }
  const world = { now: () => 0, after: () => () => undefined, report: (trouble: string) => reported.push(trouble) }
  const other = new Keeper({
    versions: onlyRules(rules),
    store: broken,
    world: world as unknown as World,
    sweeps: false,
  })
  await expect(other.setPace(TABLE, 700, 50)).rejects.toMatchObject({ code: 'foreign-rules' })
  expect(broken.load).toHaveBeenCalledTimes(1)
  expect(reported).toEqual([])
  await keeper.close()
})
