import { randomFrom } from '@haven/engine'
import { Ear, loadSave, onlyRules, PROTOCOL, type ServerFrame } from '@haven/table'
import {
  type Change,
  type Entry,
  hashOf,
  Keeper,
  type StoredLine,
  type StoredTable,
  saveOfTable,
  TAIL_ENTRIES,
  type World,
} from '@haven/table/keeper'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { KeptStore } from '../../src/home/kept-store.ts'
import { rules, versions } from '../../src/model/rules.ts'
import { changeOf, entries, entry, LATE, newBrowser, newHome, next, withLog } from './tables.ts'

let open: KeptStore[] = []
function tab(): { store: KeptStore; told: [boolean, string][] } {
  const store = new KeptStore({ versions, key: 'hash', window: null, blink: 0, now: () => 1 })
  const told: [boolean, string][] = []
  store.onKept((...kept) => void told.push(kept))
  open.push(store)
  return { store, told }
}

beforeEach(newBrowser)
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()))
  open = []
  // Tests of other files share this process: nothing of ours is taken back under them.
  vi.unstubAllGlobals()
})

/** From now on there is no room, until it is restored. */
const full = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

/** One more entry at the end of a log that is so long. */
const longer = (table: StoredTable, length: number): Change =>
  changeOf(withLog(next(table), length + 1), { entries: { from: length, entries: [entry(length)] } })

const LONG = TAIL_ENTRIES + 20
const LINE: StoredLine = { n: { heroes: 0 }, at: 1, from: 'p1', to: 'team', text: 'one' }

/** A table with a log that is longer than its tail. */
async function longTable(store: KeptStore): Promise<{ table: StoredTable; log: Entry[] }> {
  const { table } = newHome('a1')
  await store.create(newHome('a1'))
  const log = entries(LONG)
  const second = withLog(next(table), LONG)
  await store.commit(changeOf(second, { entries: { from: 0, entries: log }, lines: [LINE] }))
  return { table: second, log }
}

describe('a browser without storage', () => {
  test('games are played in memory, and it says so', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { store, told } = tab()
    expect([await store.list(), await store.load('a1')]).toEqual([[], null])
    const { table } = newHome('a1')
    expect(await store.create(newHome('a1'))).toBe('stored')
    expect(await store.create(newHome('a1'))).toBe('taken')
    expect(told).toEqual([[false, 'a1']])
    expect(store.isKept('a1')).toBe(false)
    const second = next(table)
    expect(await store.commit(changeOf(second))).toBe('stored')
    expect(await store.commit(changeOf(second))).toBe('conflict')
    expect(await store.load('a1')).toMatchObject({ table: second })
    expect(await store.log('a1', 1, 0, 9)).toHaveLength(1)
    expect((await store.list()).map(({ id }) => id)).toEqual(['a1'])
    await store.delete('a1')
    expect([await store.list(), await store.load('a1')]).toEqual([[], null])
    expect(told).toHaveLength(1)
  })

  test('one that does not open what it has: new games go on, those it may have kept are an error', async () => {
    const { store: before } = tab()
    await before.create(newHome('a1'))
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('the disk', 'UnknownError')
    })
    const { store, told } = tab()
    expect(await store.create(newHome('a2'))).toBe('stored')
    expect((await store.list()).map(({ id }) => id)).toEqual(['a2'])
    await expect(store.load('a1')).rejects.toThrow('the browser has no place to keep games')
    opening.mockRestore()
    expect(await store.load('a1')).not.toBeNull()
    expect(await store.commit(changeOf(next(newHome('a1').table)))).toBe('stored')
    // With the next write the other one is kept as well.
    expect(told).toEqual([
      [false, 'a2'],
      [true, 'a2'],
    ])
    expect((await before.list()).map(({ id }) => id).sort()).toEqual(['a1', 'a2'])
  })
})

describe('a browser without room', () => {
  test('the table goes on in memory, whole, and is kept whole as soon as there is room', async () => {
    const { store, told } = tab()
    let { table, log } = await longTable(store)
    const put = full()
    for (let n = LONG; n < LONG + 3; n++) {
      const change = longer(table, n)
      expect(await store.commit(change)).toBe('stored')
      expect(await store.commit(change)).toBe('conflict')
      table = change.table
      log = [...log, entry(n)]
    }
    expect(told).toEqual([[false, 'a1']])
    expect(await store.log('a1', 1, 0, 1_000)).toEqual(log)
    expect(await store.load('a1')).toEqual({ table, tail: { from: 23, entries: log.slice(23) }, lines: [LINE] })
    // Another tab sees the last one that was kept.
    const { store: other } = tab()
    expect((await other.load('a1'))?.table.version).toBe(table.version - 3)

    // Something is taken back before there is room again.
    table = withLog(next(table), 5)
    await store.commit(changeOf(table, { entries: { from: 4, entries: [entry(4, ' anew')] } }))
    log = [...log.slice(0, 4), entry(4, ' anew')]
    put.mockRestore()
    table = next(table)
    expect(await store.commit(changeOf(table))).toBe('stored')
    expect(told).toEqual([
      [false, 'a1'],
      [true, 'a1'],
    ])
    for (const each of [store, other]) {
      expect(await each.load('a1')).toEqual({ table, tail: { from: 0, entries: log }, lines: [LINE] })
      expect(await each.log('a1', 1, 0, 1_000)).toEqual(log)
    }
    // And goes on as if nothing had been.
    expect(await other.commit(changeOf(next(table)))).toBe('stored')
    expect(await store.commit(changeOf(next(table)))).toBe('conflict')
  })

  test('a write that fails once is not heard of', async () => {
    const { store, told } = tab()
    const { table } = await longTable(store)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('lost', 'UnknownError')
    })
    expect(await store.commit(longer(table, LONG))).toBe('stored')
    expect(told).toEqual([])
    expect((await tab().store.load('a1'))?.table.version).toBe(table.version + 1)
  })

  test('a deleted game makes room for one that was not kept', async () => {
    const { store, told } = tab()
    await store.create(newHome('a1'))
    const put = full()
    await store.create(newHome('a2'))
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(['a1', 'a2'])
    put.mockRestore()
    await store.delete('a1')
    expect(told.at(-1)).toEqual([true, 'a2'])
    expect((await tab().store.list()).map(({ id }) => id)).toEqual(['a2'])
  })

  test('if the table cannot be read then, the commit fails: nobody plays on with half a log', async () => {
    const { store, told } = tab()
    const { table } = await longTable(store)
    const put = full()
    const get = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('the disk', 'UnknownError')
    })
    await expect(store.commit(longer(table, LONG))).rejects.toThrow('the disk')
    await expect(store.load('a1')).rejects.toThrow('the disk')
    expect(told).toEqual([])
    put.mockRestore()
    get.mockRestore()
    expect(await store.commit(longer(table, LONG))).toBe('stored')
  })
})

describe('two tabs', () => {
  test('what the other one has kept meanwhile stays, and ours goes on in memory without hearing of it', async () => {
    const { store, told } = tab()
    const { store: other } = tab()
    const { table } = await longTable(store)
    const news: unknown[] = []
    store.onNews((...each) => void news.push(each))
    const put = full()
    const mine = next(table, { host: 'p8' })
    expect(await store.commit(changeOf(mine))).toBe('stored')
    put.mockRestore()
    let theirs = next(table, { host: 'p9' })
    await other.commit(changeOf(theirs))
    theirs = next(theirs)
    await other.commit(changeOf(theirs))
    await other.create(newHome('a2'))
    await vi.waitUntil(() => news.length > 0, LATE)
    expect(news).toEqual([['a2', 2]])
    expect(await store.commit(changeOf(next(mine)))).toBe('stored')
    expect(await store.load('a1')).toMatchObject({ table: { host: 'p8' } })
    expect(await other.load('a1')).toMatchObject({ table: theirs })
    expect(told).toEqual([[false, 'a1']])
  })

  test('of changes at once from one version one is stored, with or without room', async () => {
    const { store } = tab()
    let { table } = await longTable(store)
    for (const isFull of [false, true, false]) {
      const put = isFull ? full() : null
      const rivals = Array.from({ length: 8 }, (_, i) => next(table, { host: `p${i}` }))
      const outcomes = await Promise.all(rivals.map((rival) => store.commit(changeOf(rival))))
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
      table = rivals[outcomes.indexOf('stored')] as StoredTable
      put?.mockRestore()
    }
    expect(await tab().store.load('a1')).toMatchObject({ table })
  })
})

test('bots play on through all of it before the eyes of the page, and what is kept at the end is their game', async () => {
  const troubles: unknown[] = []
  const world: World = {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    random: () => 'random',
    async think({ view, prompt, chance }) {
      const options = view.prompts.find(({ id }) => id === prompt)?.options ?? []
      return options[randomFrom(chance).below(options.length)]?.id ?? ''
    },
    allows: () => false,
    call: async () => [],
    report: (...trouble) => void troubles.push(trouble),
  }
  const { store, told } = tab()
  const keeper = new Keeper({ versions: onlyRules(rules), store, world, idle: 0, sweeps: false })
  const key = 'k'.repeat(43)
  await store.create(newHome('a1', [], Date.now(), hashOf(key)))
  let shown = 0
  const ear = new Ear()
  const see = (told: ServerFrame) => {
    const frame = ear.hear(told)
    if (frame.tell === 'table') shown = frame.update?.view.decisions ?? 0
  }
  const page = await keeper.greet({ send: 'hello', protocol: PROTOCOL, table: 'a1', key, have: null }, see)
  const until = (length: number) => vi.waitUntil(() => shown >= length, LATE)
  await until(5)
  const put = full()
  await until(15)
  put.mockRestore()
  await until(25)
  page?.close()
  await keeper.close()
  expect(troubles).toEqual([])
  expect(told).toEqual([
    [false, 'a1'],
    [true, 'a1'],
  ])
  const kept = tab().store
  const { table } = (await kept.load('a1'))!
  const save = saveOfTable(rules, table, await kept.log('a1', 1, 0, 1_000))
  expect(save.answers.length).toBeGreaterThanOrEqual(25)
  expect(loadSave(rules, save).hash).toBe(table.game?.hash)
})
