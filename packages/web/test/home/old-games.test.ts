import { readFileSync } from 'node:fs'
import { loadSave, readSave, type Save, TableError } from '@haven/table'
import { homePlayersOf, saveOfTable } from '@haven/table/keeper'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { KeptStore } from '../../src/home/kept-store.ts'
import type { SavedGame } from '../../src/model/messages.ts'
import { rules, versions } from '../../src/model/rules.ts'
import { type OldRow, seedOldDatabase } from '../before/seed-old-database.ts'
import { changeOf, newBrowser, newHome, next } from './tables.ts'

/** Games of before are brought over when they are opened; `packages/table/test/before` tells of them. */

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../table/test/before/${name}.json`, import.meta.url), 'utf8')
const rows: readonly OldRow[] = JSON.parse(textOf('rows'))
const [solo, both, ended] = rows as [OldRow, OldRow, OldRow]
const opens = JSON.parse(textOf('opens'))
const NOW = 1_794_900_000_000

let open: { close(): unknown }[] = []
function tab(): KeptStore {
  const store = new KeptStore({ versions, key: 'hash', window: 1200, blink: 150, now: () => NOW })
  open.push(store)
  return store
}

/** A tab of before has the database open all the time. */
async function withOld(given = rows): Promise<IDBDatabase> {
  const database = await seedOldDatabase(given)
  open.push(database)
  return database
}

const oldRow = (database: IDBDatabase, id: string): Promise<unknown> =>
  new Promise((resolve) => {
    const request = database.transaction('games').objectStore('games').get(id)
    request.onsuccess = () => resolve(request.result ?? null)
  })

const listing = ({ id, changed, story, map, sin, round, people, over }: OldRow) =>
  ({ id, changed, story, map, sin, round, people, over }) as SavedGame

beforeEach(newBrowser)
afterEach(async () => {
  await Promise.all(open.map((each) => each.close()))
  open = []
  // Tests of other files share this process: nothing of ours is taken back under them.
  vi.unstubAllGlobals()
})

describe.each(['sealed', 'packed only, over plain http'])('a database of before, %s', (how) => {
  beforeEach(() => {
    if (how !== 'sealed') vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  })

  test('its games stand in the list and are opened as they were', async () => {
    const old = await withOld()
    const store = tab()
    expect(await store.list()).toEqual([ended, both, solo].map(listing))
    for (const row of rows) {
      const before = await oldRow(old, row.id)
      const live = await store.load(row.id)
      const { table } = live!
      expect(homePlayersOf(table)).toEqual(row.players)
      expect(table).toMatchObject({ id: row.id, changed: NOW, played: row.played })
      expect(table.settings).toMatchObject({ window: 1200, home: { blink: 150 } })
      expect(table.people.every(({ devices }) => devices[0]?.hash === 'hash')).toBe(true)
      const { length, round, hash, outcome } = opens.rows[row.id]
      expect(table.game).toMatchObject({ length, state: { round, over: outcome } })
      if (outcome) expect(table.game).toMatchObject({ rules: 'rules@1+core@1.1.0', hash })
      else expect(table.game?.rules).toBe(versions.newest.version)
      const log = await store.log(row.id, 1, 0, length + 1)
      const { rules: by, startHash, hashes, hash: last, ...same } = row.save as Save
      expect(saveOfTable(rules, table, log)).toMatchObject(
        outcome ? { rules: by, startHash, hashes, hash: last, ...same } : same,
      )
      // Opened again it is the one that was brought over; the old one is as it was.
      expect(await tab().load(row.id)).toEqual(live)
      expect(await oldRow(old, row.id)).toEqual(before)
    }
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
  })
})

test('what people decided themselves, orders and an open vote come along', async () => {
  await withOld()
  const store = tab()
  const { table } = (await store.load(both.id))!
  expect(table.orders).toEqual((both.orders as { sins: unknown }).sins)
  expect(table.talk).toEqual(both.talk)
  const log = await store.log(solo.id, 1, 0, 1_000)
  expect(log).toEqual([])
  await store.load(solo.id)
  const [, ...steps] = await store.log(solo.id, 1, 0, 1_000)
  const own = steps.flatMap(({ by }, i) => (by === 'p1' ? [i] : []))
  expect(own).toEqual(solo.asked)
})

test('once it is brought over the new one counts, also if a tab of before plays on; both are deleted', async () => {
  const old = await withOld()
  const store = tab()
  const { table } = (await store.load(solo.id))!
  expect(await store.commit(changeOf(next(table, { changed: NOW + 1 })))).toBe('stored')
  await withOld([{ ...solo, changed: NOW + 2, round: 9 }])
  expect(await store.load(solo.id)).toMatchObject({ table: { version: table.version + 1 } })
  expect((await store.list())[0]).toMatchObject({ id: solo.id, changed: NOW + 1, round: solo.round })
  await store.delete(solo.id)
  expect((await store.list()).map(({ id }) => id)).toEqual([ended.id, both.id])
  expect(await oldRow(old, solo.id)).toBeNull()
  expect(await store.load(solo.id)).toBeNull()
  // One that was never opened.
  await store.delete(both.id)
  expect((await store.list()).map(({ id }) => id)).toEqual([ended.id])
})

test('two tabs open the same game of before at once', async () => {
  await withOld()
  const [one, two] = await Promise.all([tab().load(solo.id), tab().load(solo.id)])
  expect(one).toEqual(two)
})

describe('a game that cannot be brought over stays where it is', () => {
  async function refused(row: OldRow): Promise<unknown> {
    const store = tab()
    const why = await store.load(row.id).catch((error: unknown) => error)
    expect((await store.list()).map(({ id }) => id)).toContain(row.id)
    expect(why).toBeInstanceOf(TableError)
    return why
  }

  test('of other rules, as a file of it', async () => {
    const save = { ...(solo.save as object), rules: 'rules@0+core@0.1.0' }
    const old = await withOld([{ ...solo, save }])
    const before = await oldRow(old, solo.id)
    const thrown = await refused(solo)
    expect(() => loadSave(rules, readSave(save))).toThrow((thrown as TableError).message)
    expect(thrown).toMatchObject({ code: 'foreign-rules' })
    expect(await oldRow(old, solo.id)).toEqual(before)
  })

  test('with an answer that was changed', async () => {
    const { answers } = solo.save as { answers: { option: string }[] }
    const changed = { ...answers[7], option: 'another' } as { option: string }
    await withOld([{ ...solo, save: { ...(solo.save as object), answers: answers.with(7, changed) } }])
    expect(await refused(solo)).toMatchObject({ params: { field: 'answers[7]' } })
  })

  test('with a seal that is broken, or whose key is lost', async () => {
    const old = await withOld([solo, ended])
    const games = (mode: IDBTransactionMode = 'readwrite') => old.transaction('games', mode).objectStore('games')
    const row = (await oldRow(old, solo.id)) as { sealed: { bytes: Uint8Array } }
    row.sealed.bytes[40]! ^= 1
    games().put(row)
    expect(await refused(solo)).toMatchObject({ code: 'hash-mismatch', params: { field: 'save' } })
    old.transaction('keys', 'readwrite').objectStore('keys').clear()
    await refused(ended)
  })
})

test('where there was no database of before none is made', async () => {
  const store = tab()
  expect(await store.list()).toEqual([])
  expect(await store.load('a1')).toBeNull()
  await store.create(newHome('a1'))
  await store.delete('a1')
  expect((await indexedDB.databases()).filter(({ version }) => version).map(({ name }) => name)).toEqual([
    'haven-tables',
  ])
  // An old client that comes later can still make its own.
  await withOld([solo])
  expect((await store.list()).map(({ id }) => id)).toEqual([solo.id])
})

test('a game of before that finds no room goes on in memory', async () => {
  await withOld()
  const store = tab()
  const told: unknown[] = []
  store.onKept((...kept) => void told.push(kept))
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const live = await store.load(solo.id)
  expect(live).toMatchObject({ table: { id: solo.id } })
  expect(told).toEqual([[false, solo.id]])
  full.mockRestore()
  expect(await store.commit(changeOf(next(live!.table)))).toBe('stored')
  expect(told.at(-1)).toEqual([true, solo.id])
  expect(await tab().load(solo.id)).toMatchObject({ table: { version: live!.table.version + 1 } })
})
