import { type StoredLine, type StoredTable, TAIL_ENTRIES } from '@haven/table/keeper'
import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IndexedDbStore } from '../../src/home/indexed-db-store.ts'
import { rules } from '../../src/model/rules.ts'
import { changeOf, entries, entry, LATE, newBrowser, newHome, next, SEED, withLog } from './tables.ts'

const line = (text: string): StoredLine => ({ n: { heroes: 0 }, at: 1, from: 'p1', to: 'team', text })

let open: IndexedDbStore[] = []
/** Each is a tab of the same browser. */
function tab(): IndexedDbStore {
  const store = new IndexedDbStore(rules)
  open.push(store)
  return store
}

beforeEach(newBrowser)
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()))
  open = []
  // Tests of other files share this process: nothing of ours is taken back under them.
  vi.unstubAllGlobals()
})

async function created(store: IndexedDbStore, id = 'a1'): Promise<StoredTable> {
  const change = newHome(id)
  expect(await store.create(change)).toBe('stored')
  return change.table
}

/** Everything in the database, as it lies there. */
async function storedBytes(): Promise<{ rows: unknown[]; entries: unknown[]; text: string }> {
  const request = indexedDB.open('haven-tables')
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result)
  })
  const all = (name: string) =>
    new Promise<unknown[]>((resolve) => {
      const found = database.transaction(name).objectStore(name).getAll()
      found.onsuccess = () => resolve(found.result)
    })
  const [rows, log] = [await all('tables'), await all('entries')]
  database.close()
  const text = JSON.stringify([rows, log], (_, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  )
  return { rows, entries: log, text }
}

describe('what every store does', () => {
  test('a new table comes back as it was, and its id is taken', async () => {
    const store = tab()
    const { table, entries: log } = newHome('a1')
    await created(store)
    expect(await store.load('a1')).toEqual({ table, tail: { from: 0, entries: log?.entries }, lines: [] })
    expect(await store.create(changeOf({ ...table, host: 'p9' }))).toBe('taken')
    expect(await store.load('a1')).toMatchObject({ table: { host: 'p1' } })
    expect(await store.load('nobody')).toBeNull()
  })

  test('a change is stored once; made from an older version it is a conflict and leaves nothing', async () => {
    const store = tab()
    const table = await created(store)
    const second = withLog(next(table), 1)
    const change = changeOf(second, { entries: { from: 0, entries: [entry(0)] }, lines: [line('one')] })
    expect(await store.commit(change)).toBe('stored')
    expect(await store.commit(change)).toBe('conflict')
    const late = changeOf(withLog(next(table), 1), { entries: { from: 0, entries: [entry(9)] }, lines: [line('two')] })
    expect(await store.commit(late)).toBe('conflict')
    const wanted = { table: second, tail: { from: 0, entries: [entry(0)] }, lines: [line('one')] }
    expect(await store.load('a1')).toEqual(wanted)
    expect(await store.commit(changeOf(next({ ...table, id: 'nobody' })))).toBe('conflict')
  })

  test('of many changes made from one version, in two tabs, one is stored', async () => {
    const tabs = [tab(), tab()] as const
    let table = await created(tabs[0])
    for (let round = 0; round < 5; round++) {
      const rivals = Array.from({ length: 20 }, (_, i) => next(table, { host: `p${round * 20 + i}` }))
      const outcomes = await Promise.all(rivals.map((rival, i) => tabs[i % 2 ? 1 : 0].commit(changeOf(rival))))
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
      table = rivals[outcomes.indexOf('stored')] as StoredTable
      for (const each of tabs) expect(await each.load('a1')).toMatchObject({ table })
    }
  })

  test('the log grows, is cut and grows again; its end comes with the table, the rest when asked for', async () => {
    const store = tab()
    const long = TAIL_ENTRIES + 40
    let table = withLog(next(await created(store)), long)
    const all = entries(long)
    await store.commit(changeOf(table, { entries: { from: 0, entries: all } }))
    expect((await store.load('a1'))?.tail).toEqual({ from: 40, entries: all.slice(40) })
    expect(await store.log('a1', 1, 3, 7)).toEqual(all.slice(3, 7))
    expect(await store.log('a1', 1, 7, 7)).toEqual([])

    table = withLog(next(table), 11)
    await store.commit(changeOf(table, { entries: { from: 10, entries: [entry(10, ' anew')] } }))
    expect(await store.log('a1', 1, 0, 1_000)).toEqual([...all.slice(0, 10), entry(10, ' anew')])

    table = withLog(next(table), 5)
    await store.commit(changeOf(table, { entries: { from: 5, entries: [] } }))
    expect((await store.load('a1'))?.tail).toEqual({ from: 0, entries: all.slice(0, 5) })

    // A rematch begins a log of its own; the old one stays.
    table = withLog(next(table, { gameNumber: 2 }), 1)
    await store.commit(changeOf(table, { entries: { from: 0, entries: [entry(0, ' of 2')] } }))
    expect((await store.load('a1'))?.tail.entries).toEqual([entry(0, ' of 2')])
    expect(await store.log('a1', 1, 0, 1_000)).toHaveLength(5)
    expect(await store.whole('a1')).toEqual({
      table,
      games: new Map([
        [1, all.slice(0, 5)],
        [2, [entry(0, ' of 2')]],
      ]),
      lines: [],
    })
  })

  test('lines stay in order, with every letter; nothing is due or listed at home', async () => {
    const store = tab()
    let table = await created(store)
    const texts = ['one', 'zwei €', '三 👩‍🚒', '\\ " $1 ? \u0000']
    for (const text of texts) {
      table = next(table)
      await store.commit(changeOf(table, { lines: [line(text), line(`${text} again`)], wake: 1 }))
    }
    const wanted = texts.flatMap((text) => [line(text), line(`${text} again`)])
    expect((await store.load('a1'))?.lines).toEqual(wanted)
    table = next(table)
    await store.commit(changeOf(table, { lines: [line('alone')], areLinesAnew: true }))
    expect((await store.load('a1'))?.lines).toEqual([line('alone')])
    expect([await store.due(), await store.listed()]).toEqual([[], []])
  })

  test('what was stored is there after closing', async () => {
    const store = tab()
    const table = await created(store)
    await store.close()
    expect(await tab().load('a1')).toMatchObject({ table })
  })
})

test('the list says what each game is, the newest first; a game is deleted with its log and its talk', async () => {
  const store = tab()
  await store.create(newHome('a1', ['hero1'], 5))
  await store.create(newHome('a2', ['sins', 'hero1', 'hero2'], 7))
  const change = newHome('a1', ['hero1'], 6)
  await store.commit(changeOf(next(change.table), { lines: [line('one')] }))
  const { setup, rules } = change.table.game ?? {}
  const game = { story: setup?.story, rules, map: 'havens-last-stand-a', sin: 'pride', round: 0, over: null }
  expect(await store.list()).toEqual([
    { id: 'a2', changed: 7, people: ['sins', 'hero1', 'hero2'], ...game },
    { id: 'a1', changed: 6, people: ['hero1'], ...game },
  ])
  await store.delete('a1')
  expect((await store.list()).map(({ id }) => id)).toEqual(['a2'])
  expect([await store.load('a1'), await store.log('a1', 1, 0, 9), await store.whole('a1')]).toEqual([null, [], null])
  expect((await store.log('a2', 1, 0, 9)).length).toBe(1)
})

test('whoever looks into the database finds neither the seed nor what was drawn', async () => {
  const store = tab()
  await created(store)
  const { rows, entries: log, text } = await storedBytes()
  expect(rows).toMatchObject([{ id: 'a1', version: 2, sealed: { iv: expect.any(Uint8Array) } }])
  expect(log).toMatchObject([{ iv: expect.any(Uint8Array) }])
  for (const secret of [SEED, 'seed', 'event', 'hash']) expect(text).not.toContain(secret)
})

test('over plain http, without cryptography, it is packed only', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const store = tab()
  const table = await created(store)
  expect(await store.load('a1')).toMatchObject({ table })
  const { rows, entries: log, text } = await storedBytes()
  expect([...rows.map((row) => (row as { sealed: unknown }).sealed), ...log]).toMatchObject([
    { iv: null },
    { iv: null },
  ])
  expect(text).not.toContain(SEED)
})

describe('what fails', () => {
  test.each([0, 3])('a transaction that breaks off leaves nothing of it, with %i entries', async (count) => {
    const store = tab()
    const table = await created(store)
    const before = await store.load('a1')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore) {
      const request = this.clear() as IDBRequest
      this.transaction.abort()
      return request
    })
    const log = count > 0 ? { from: 0, entries: entries(count) } : null
    const change = changeOf(withLog(next(table), count || 1), { entries: log })
    await expect(store.commit(change)).rejects.toThrow()
    expect(await store.load('a1')).toEqual(before)
    expect(await store.commit(change)).toBe('stored')
  })

  test('a log with a gap is an error, not a shorter game', async () => {
    const store = tab()
    const table = await created(store)
    await store.commit(changeOf(withLog(next(table), 3), { entries: { from: 1, entries: [entry(1)] } }))
    await expect(store.load('a1')).rejects.toThrow('a part of the log is lost')
  })

  test('a browser that has closed the database opens it again', async () => {
    const store = tab()
    const table = await created(store)
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closed', 'InvalidStateError')
    })
    await expect(store.load('a1')).rejects.toThrow('closed')
    transaction.mockRestore()
    expect(await store.load('a1')).toMatchObject({ table })
  })

  test('without a place to keep games every call says so', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await expect(tab().list()).rejects.toThrow('the browser has no place to keep games')
    await expect(tab().load('a1')).rejects.toThrow('the browser has no place to keep games')
  })
})

describe('two tabs', () => {
  test('each hears of what the other stores', async () => {
    const [one, two] = [tab(), tab()]
    const heard: unknown[] = []
    two.onNews((...news) => void heard.push(news))
    one.onNews(() => expect.unreachable())
    const table = await created(one)
    await one.commit(changeOf(next(table)))
    await vi.waitUntil(() => heard.length === 2, LATE)
    expect(await two.load('a1')).toMatchObject({ table: { version: 3 } })
    await one.delete('a1')
    await vi.waitUntil(() => heard.length === 3, LATE)
    expect(heard).toEqual([
      ['a1', 2],
      ['a1', 3],
      [null, 0],
    ])
  })

  test('open at once they have one key', async () => {
    const [one, two] = [tab(), tab()]
    await Promise.all([created(one, 'a1'), created(two, 'a2')])
    expect(await one.load('a2')).not.toBeNull()
    expect(await two.load('a1')).not.toBeNull()
  })

  test('without a channel nobody is told', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const table = await created(tab())
    expect(await tab().load('a1')).toMatchObject({ table })
  })
})
