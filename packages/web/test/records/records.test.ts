import { RuleError, type Seat } from '@haven/engine'
import { type GameRecord, walk, walkFound } from '@haven/table'
import { MemoryTables } from '@haven/table/keeper'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { savedGameOf } from '../../src/home/saved-game.ts'
import { type Counted, countedOf, luckOf, sidesOf } from '../../src/model/records/counted.ts'
import { addressOf, satAs } from '../../src/model/records/kept-record.ts'
import { RecordsDatabase } from '../../src/model/records/records-db.ts'
import { Refused } from '../../src/model/refused.ts'
import { rules } from '../../src/model/rules.ts'
import { type HomeOfTest, homeOfTest, homeStoreOf, sitDown } from '../at-home.ts'
import { newBrowser } from '../home/tables.ts'
import { anyGame, anyRecord } from './games.ts'

const HEROES: readonly Seat[] = ['hero1', 'hero2']
let first: GameRecord
let second: GameRecord

beforeAll(() => {
  first = anyRecord('first', { heroPlayers: 2, sin: 'pride' })
  second = anyRecord('second', { heroPlayers: 3, sin: 'sloth' })
})
beforeEach(newBrowser)
afterEach(() => vi.unstubAllGlobals())

const database = () => new RecordsDatabase()
const byHash = (all: readonly Counted[]) => all.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))

async function countAll({ link }: HomeOfTest): Promise<readonly Counted[]> {
  for (;;) {
    const { done, of } = await link.call('records-count', {})
    if (done >= of) break
  }
  while ((await link.call('records-more', {})).left > 0);
  return byHash(await database().counted())
}

async function bring({ link }: HomeOfTest, text: string): Promise<{ added: number; of: number }> {
  const { of } = await link.call('records-import', { text })
  for (;;) {
    const { done, added } = await link.call('records-import-more', {})
    if (done === of) return { added, of }
  }
}

const fileWith = (...rows: readonly object[]): string => JSON.stringify({ haven: 1, records: rows })
const row = (record: object, at = 1000, people: readonly string[] = HEROES) => ({ at, people, record })

describe('what a record says', () => {
  test('who sat there, who won, against whom and where, and whom one began with', () => {
    const counted = countedOf(second, { hash: second.hash, table: null, at: 7, people: ['hero2'] })
    const { setup } = second
    expect(counted).toMatchObject({ at: 7, as: 'heroes', won: second.outcome.winner, sin: 'sloth', map: setup.map })
    // Three players have one hero each.
    expect(counted.heroes).toEqual([setup.heroes[1]])
    expect(counted.decisions).toBe(second.answers.length)
    const both = countedOf(first, { hash: first.hash, table: null, at: 7, people: ['sins', 'hero1'] })
    expect([both.as, both.heroes]).toEqual(['both', first.setup.heroes.slice(0, 2)])
    expect([satAs(['sins']), satAs(HEROES)]).toEqual(['sins', 'heroes'])
  })

  test('the bare engine plays the same game: the same dice, the same end', () => {
    for (const record of [first, second]) {
      const { log, outcome } = walk(rules, record)
      expect(outcome).toEqual(record.outcome)
      const rolls = log.flat().flatMap((event) => (event.event === 'diceRolled' ? [event.faces] : []))
      expect(rolls).toEqual(record.rolls)
      expect(walkFound(rules, record).log).toEqual(log)
    }
  })

  test('a record that is not what the rules make of it names the place', () => {
    const [die, ...others] = first.rolls
    const changed: readonly [GameRecord, string][] = [
      [{ ...first, rolls: [[...(die ?? []), 'hit'], ...others] }, 'rolls'],
      [{ ...first, outcome: { ...first.outcome, rule: 'END-0' } }, 'outcome'],
      [{ ...first, seed: `${first.seed}0` }, 'seed'],
      [{ ...first, setup: { ...first.setup, dice: 'merciless' } }, 'startHash'],
      [{ ...first, rules: 'other' }, 'rules'],
      [
        { ...first, answers: first.answers.slice(0, -1), hashes: first.hashes.slice(0, -1) },
        `answers[${first.answers.length - 1}]`,
      ],
    ]
    for (const [record, place] of changed) {
      expect(() => walkFound(rules, record), place).toThrow(
        expect.objectContaining({ params: expect.objectContaining({ field: place }) }),
      )
    }
    expect(() => walkFound(rules, { ...first, answers: first.answers.toReversed() })).toThrow(RuleError)
  })
})

describe('games that end', () => {
  test('leave a record when their end is looked at; counted again it says the same', async () => {
    const home = homeOfTest()
    const game = await home.link.call('lend', { record: first, people: HEROES })
    await home.link.call('recap', { game })
    const kept = byHash(await database().counted())
    expect(kept.map(({ hash }) => hash)).toEqual([first.hash])
    for (const { luck, turning } of kept) expect([luck, turning]).not.toContain(null)
    expect(kept[0]?.luck).toEqual(luckOf(sidesOf(rules, first, walk(rules, first).log.flat())))
    await database().forgetCounted()
    expect(await countAll(home)).toEqual(kept)
    home.check()
  })

  test('a game that was only watched, or begins in the middle, is nobody’s', async () => {
    const home = homeOfTest()
    const game = await home.link.call('lend', { record: first, people: [] })
    await home.link.call('recap', { game })
    expect(await database().hashes()).toEqual([])
    home.check()
  })

  test('a finished table of before is brought over once; what came from a file and was over is not', async () => {
    const tables = new MemoryTables()
    const store = {
      ...homeStoreOf(tables),
      list: async () => [...tables.rows.values()].flatMap(({ table }) => savedGameOf(rules, table) ?? []),
    }
    const home = homeOfTest({ tables, store })
    sitDown(home, HEROES, anyGame('at a table'), { id: 'a1' })
    sitDown(home, HEROES, anyGame('out of a file'), { id: 'b2' })
    const last = tables.log('a1', 1).at(-1) as { at: number }
    Object.assign(last, { at: last.at + 1000 })
    const counted = await countAll(home)
    expect(counted).toHaveLength(1)
    expect(await database().record(counted[0]?.hash as string)).toMatchObject({ table: 'a1', people: HEROES })
    expect(await home.link.call('records-count', {})).toEqual({ done: 0, of: 0 })
    // Its end is the same game: it is not kept twice.
    await home.link.call('recap', { game: 'a1' })
    expect(await database().hashes()).toHaveLength(1)
    home.check()
  })

  test('another ending of the same table takes the place of the one before', async () => {
    const kept = (hash: string) => ({ hash, table: 'a1', at: 1, people: HEROES, packed: new Uint8Array() })
    await database().put([kept('1'), kept('2')], [])
    await database().put([{ ...kept('3'), table: null }], [])
    expect(await database().hashes()).toEqual(['2', '3'])
  })

  test('a record is watched by its address, and nothing is counted twice by that', async () => {
    const home = homeOfTest()
    await bring(home, fileWith(row(first)))
    const opened = await home.link.call('replay-open', { game: addressOf(first.hash) })
    expect(opened).toMatchObject({ isOver: true, length: first.answers.length, players: { people: HEROES } })
    expect((await home.link.call('recap', { game: addressOf(first.hash) })).outcome).toEqual(first.outcome)
    await expect(home.link.call('replay-open', { game: 'f'.repeat(32) })).rejects.toThrow(Refused)
    expect(await database().hashes()).toEqual([first.hash])
    home.check()
  })

  test('without a database there is nothing to count, and the end of a game is told all the same', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const home = homeOfTest()
    expect(await home.link.call('records-count', {})).toEqual({ done: 0, of: 0 })
    const game = await home.link.call('lend', { record: first, people: HEROES })
    expect((await home.link.call('recap', { game })).outcome).toEqual(first.outcome)
    home.check()
  })
})

describe('the file of all records', () => {
  test('goes out, is deleted, comes back as it was, and adds nothing twice', async () => {
    const home = homeOfTest()
    const given = fileWith(row(first, 2000), row(second, 1000, ['sins']), row(first, 3000))
    expect(await bring(home, given)).toEqual({ added: 2, of: 3 })
    const before = await countAll(home)
    const file = await home.link.call('records-export', {})
    expect(JSON.parse(file).records).toEqual([row(second, 1000, ['sins']), row(first, 2000)])
    expect(await bring(home, file)).toEqual({ added: 0, of: 2 })
    expect(await countAll(home)).toEqual(before)
    await home.link.call('records-clear', {})
    expect(await database().sizes()).toEqual({ records: 0, counted: 0 })
    expect(await bring(home, file)).toEqual({ added: 2, of: 2 })
    expect(await countAll(home)).toEqual(before)
    home.check()
  })

  test('a bad one is refused with one place, and nothing changes', async () => {
    const home = homeOfTest()
    await bring(home, fileWith(row(first)))
    const wrong = {
      ...second,
      outcome: { ...second.outcome, winner: second.outcome.winner === 'sins' ? 'heroes' : 'sins' },
    }
    const bad: readonly [string, string][] = [
      ['{', ''],
      ['[]', 'file'],
      [JSON.stringify({ haven: 1 }), 'records'],
      [JSON.stringify({ haven: 1, records: {}, more: 1 }), 'more'],
      [fileWith(row(second), { people: HEROES, record: first }), 'records[1].at'],
      [fileWith(row(second, -1)), 'records[0].at'],
      [fileWith(row(second, 1, ['hero9'])), 'records[0].people'],
      [fileWith(row(second, 1, [])), 'records[0].people'],
      [fileWith(row({ ...second, hash: 'short' })), 'records[0].record.hash'],
      [fileWith(row({ ...second, startPosition: {} })), 'records[0].record.startPosition'],
      [fileWith(row({ ...second, hash: 'a'.repeat(64), rolls: [] })), 'records[0].record.rolls'],
    ]
    for (const [text, place] of bad) {
      const refused = await bring(home, text).catch((error: unknown) => error)
      expect(refused, place).toBeInstanceOf(Refused)
      if (place) expect((refused as Refused).refusal.params, place).toMatchObject({ field: place })
    }
    const late = fileWith(row(second), row({ ...wrong, hash: 'b'.repeat(64) }))
    await expect(bring(home, late)).rejects.toMatchObject({
      refusal: { params: { field: 'records[1].record.outcome' } },
    })
    expect(await database().hashes()).toEqual([first.hash])
    expect(await home.link.call('records-import-more', {})).toEqual({ done: 0, of: 0, added: 0 })
    home.check()
  })
})
