import type { TableView } from '@haven/table'
import { describe, expect, test } from 'vitest'
import type { Block } from '../../src/model/online/blocked.ts'
import { EMPTY_BOOK, meet, readBook, type ShelfBook } from '../../src/model/online/shelf-book.ts'
import { openBook, sealBook } from '../../src/model/online/shelf-seal.ts'
import { noteOf } from '../../src/model/online/table-note.ts'
import { idOf, note, table } from './shelf-tables.ts'

const book = (more: Partial<ShelfBook>): ShelfBook => ({ ...EMPTY_BOOK, ...more })
const keys = ({ tables }: ShelfBook): readonly string[] => tables.map((each) => each.key.replace(/-+$/, ''))

describe('two lists that meet', () => {
  test('have the tables of both, the last one first, each as it was last seen', () => {
    const here = book({ tables: [table('a', 'a', note(5, { phase: 'playing' })), table('b', 'b', note(2))] })
    const there = book({ tables: [table('c', 'c', note(4)), table('a', 'a', note(7, { phase: 'over' }))] })
    const met = meet(here, there)
    expect(keys(met.here)).toEqual(['a', 'c', 'b'])
    expect(met.here.tables[0]?.note?.phase).toBe('over')
    expect(met.there).toEqual(met.here)
    // And nothing is new when they meet again.
    expect(meet(met.here, met.there)).toEqual(met)
    expect(meet(there, here).there.tables).toEqual(met.here.tables)
  })

  test('a stranger who has only looked in comes back as who has the seat', () => {
    const lost = book({ tables: [table('a', 'stranger', note(9, { isSomebody: false }))] })
    const kept = book({ tables: [table('a', 'seated', note(3, { isSomebody: true, seats: ['sins'] }))] })
    expect(keys(meet(lost, kept).here)).toEqual(['seated'])
    expect(keys(meet(lost, kept).there)).toEqual(['seated'])
    expect(keys(meet(kept, lost).there)).toEqual(['seated'])
    const fresh = book({ tables: [table('a', 'stranger', null)] })
    expect(keys(meet(fresh, kept).here)).toEqual(['seated'])
  })

  test('two who both are somebody there keep their keys: a hand beside a shared screen', () => {
    const hand = book({ tables: [table('a', 'hand', note(9, { isSomebody: true }))] })
    const screen = book({ tables: [table('a', 'screen', note(3, { isSomebody: true }))] })
    const met = meet(hand, screen)
    expect([keys(met.here), keys(met.there)]).toEqual([['hand'], ['screen']])
  })

  test('what was removed stays away, unless somebody has been there since', () => {
    const here = book({ gone: [{ table: idOf('a'), at: 5 }] })
    expect(keys(meet(here, book({ tables: [table('a', 'a', note(4))] })).there)).toEqual([])
    expect(keys(meet(here, book({ tables: [table('a', 'a', note(6))] })).there)).toEqual(['a'])
    const again = { ...table('a', 'a', null), since: 6 }
    expect(keys(meet({ ...here, tables: [again] }, EMPTY_BOOK).here)).toEqual(['a'])
  })

  test('of blocks the latest word counts', () => {
    const one: Block = { who: 't/p1', at: 1 }
    const other: Block = { who: 't/p1', at: 2, isOver: true }
    expect(meet(book({ blocks: [one] }), book({ blocks: [other] })).here.blocks).toEqual([other])
    expect(meet(book({ blocks: [other] }), book({ blocks: [one] })).here.blocks).toEqual([other])
  })

  test('what is no list, or a newer one, is not read', () => {
    expect(readBook(null)).toBeNull()
    expect(readBook({ format: 2, tables: [] })).toBeNull()
    expect(readBook({ format: 1, name: 7, tables: [{ table: 'x' }, null], gone: 'x' })).toEqual(EMPTY_BOOK)
  })
})

describe('the seal', () => {
  const secret = new Uint8Array(32).fill(7)
  test('opens with its secret alone, and shows neither words nor how many tables there are', async () => {
    const few = book({ name: 'Ann', tables: [table('a', 'a', note(1))] })
    const more = book({ name: 'Ann', tables: ['a', 'b', 'c', 'd', 'e'].map((name) => table(name, name, note(1))) })
    const [one, five] = [await sealBook(secret, few), await sealBook(secret, more)]
    expect(await openBook(secret, one)).toEqual(few)
    expect(await openBook(secret, five)).toEqual(more)
    expect(one.length).toBe(five.length)
    expect(await sealBook(secret, few)).not.toBe(one)
    expect(await openBook(new Uint8Array(32).fill(8), one)).toBeNull()
    const damaged = `${one.slice(0, 100)}${one[100] === 'A' ? 'B' : 'A'}${one.slice(101)}`
    expect(await openBook(secret, damaged)).toBeNull()
    expect(await openBook(secret, '!')).toBeNull()
  })
})

test('a note says whose turn it is, and how games ended', () => {
  const room = {
    phase: 'playing',
    game: 2,
    settings: { setup: { story: 'random' } },
    people: [
      { id: 'p1', name: 'Ann', host: true },
      { id: 'p2', name: 'Ben', host: false },
    ],
    seats: [
      { seat: 'sins', person: 'p2', bot: null },
      { seat: 'hero1', person: 'p1', bot: null },
      { seat: 'hero2', person: 'p1', bot: 'level3' },
    ],
    earlier: [{ game: 1, outcome: { winner: 'heroes', rule: 'WIN-1' } }],
    you: { person: 'p1', seats: ['hero1', 'hero2'] },
  } as unknown as TableView
  const view = { setup: { story: 'hell-club' }, awaiting: [{ seat: 'sins' }, { seat: 'hero2' }], over: null }
  const told = { update: { view } } as unknown as Parameters<typeof noteOf>[1]
  expect(noteOf(room, told, 5)).toEqual({
    story: 'hell-club',
    host: 'Ann',
    at: 5,
    phase: 'playing',
    isSomebody: true,
    seats: ['hero1', 'hero2'],
    asked: [
      { seat: 'sins', person: 'Ben' },
      { seat: 'hero2', person: null },
    ],
    games: [{ game: 1, outcome: { winner: 'heroes', rule: 'WIN-1' } }],
  })
  const over = {
    ...told,
    update: { view: { ...view, over: { winner: 'sins', rule: 'WIN-2' } } },
  } as unknown as typeof told
  const ended = noteOf({ ...room, phase: 'over' }, over, 6)
  expect(ended.games?.map(({ game, outcome }) => [game, outcome.winner])).toEqual([
    [2, 'sins'],
    [1, 'heroes'],
  ])
  expect(ended.asked).toEqual([])
})
