import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cursorOf, isWanted, type ListedTable, type ListFilter, listOrder, readCursor } from '@haven/table'
import type { Store } from '@haven/table/keeper'
import {
  type Change,
  type Entry,
  listedAs,
  MemoryTables,
  memoryStore,
  newTable,
  type StoredLine,
  type StoredTable,
  TAIL_ENTRIES,
} from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { idOf, settingsOf } from '@haven/testkit/sim'
import Database from 'libsql'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Moved } from '../src/nodes/moved.ts'
import { PostgresStore } from '../src/store/postgres.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** What every store must do, whatever it is made of. */
function contract(open: () => Promise<Store>): void {
  let store: Store
  let tables = 0
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  const changeOf = (table: StoredTable, more: Partial<Change> = {}): Change => ({
    table,
    entries: null,
    lines: [],
    wake: null,
    listed: null,
    ...more,
  })

  async function created(): Promise<StoredTable> {
    const table = newTable(rules, idOf(`table-${process.pid}-${tables++}`), 'Ann “€” 👩‍🚒', 'hash', settingsOf(3), 17)
    expect(await store.create(changeOf(table))).toBe('stored')
    return table
  }

  const next = (table: StoredTable, more: Partial<StoredTable> = {}): StoredTable => ({
    ...table,
    ...more,
    version: table.version + 1,
  })
  /** A table whose log has so many entries. */
  const withLog = (table: StoredTable, entries: number): StoredTable => ({
    ...table,
    gameNumber: 1,
    game: { length: entries - 1 } as StoredTable['game'],
  })
  const entry = (n: number, more = ''): Entry =>
    ({ answer: null, prompt: `${n}${more}`, events: [], seal: null, hash: '', by: 'p1', at: n }) as Entry
  const line = (text: string): StoredLine => ({ n: { heroes: 0 }, at: 1, from: 'p1', to: 'team', text })

  test('a new table comes back as it was, and its id is taken', async () => {
    const table = await created()
    expect(await store.load(table.id)).toEqual({ table, tail: { from: 0, entries: [] }, lines: [] })
    expect(await store.create(changeOf({ ...table, host: 'p9' }))).toBe('taken')
    expect((await store.load(table.id))?.table.host).toBe('p1')
    expect(await store.load(idOf('nobody'))).toBeNull()
  })

  test('a change is stored once; made from an older version it is a conflict and leaves nothing', async () => {
    const table = await created()
    const second = withLog(next(table), 1)
    const change = changeOf(second, { entries: { from: 0, entries: [entry(0)] }, lines: [line('one')] })
    expect(await store.commit(change)).toBe('stored')
    expect(await store.commit(change)).toBe('conflict')
    const late = changeOf(withLog(next(table), 1), { entries: { from: 0, entries: [entry(9)] }, lines: [line('two')] })
    expect(await store.commit(late)).toBe('conflict')
    expect(await store.load(table.id)).toEqual({
      table: second,
      tail: { from: 0, entries: [entry(0)] },
      lines: [line('one')],
    })
    expect(await store.commit(changeOf(next({ ...table, id: idOf('nobody') })))).toBe('conflict')
  })

  test('of many changes made from one version one is stored', async () => {
    let table = await created()
    for (let round = 0; round < 5; round++) {
      const rivals = Array.from({ length: 20 }, (_, i) => next(table, { host: `p${round * 20 + i}` }))
      const outcomes = await Promise.all(rivals.map((rival) => store.commit(changeOf(rival))))
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
      table = rivals[outcomes.indexOf('stored')]!
      expect((await store.load(table.id))?.table).toEqual(table)
    }
  })

  test('the log grows, is cut and grows again; its end comes with the table, the rest when asked for', async () => {
    const long = TAIL_ENTRIES + 40
    let table = withLog(next(await created()), long)
    const all = Array.from({ length: long }, (_, n) => entry(n))
    await store.commit(changeOf(table, { entries: { from: 0, entries: all } }))
    expect((await store.load(table.id))?.tail).toEqual({ from: 40, entries: all.slice(40) })
    expect(await store.log(table.id, 1, 3, 7)).toEqual(all.slice(3, 7))

    table = withLog(next(table), 11)
    await store.commit(changeOf(table, { entries: { from: 10, entries: [entry(10, ' anew')] } }))
    expect(await store.log(table.id, 1, 0, 1_000)).toEqual([...all.slice(0, 10), entry(10, ' anew')])

    table = withLog(next(table), 5)
    await store.commit(changeOf(table, { entries: { from: 5, entries: [] } }))
    expect((await store.load(table.id))?.tail).toEqual({ from: 0, entries: all.slice(0, 5) })

    // A rematch begins a log of its own; the old one stays.
    table = { ...next(table), gameNumber: 2, game: { length: 0 } as StoredTable['game'] }
    await store.commit(changeOf(table, { entries: { from: 0, entries: [entry(0, ' of 2')] } }))
    expect((await store.load(table.id))?.tail.entries).toEqual([entry(0, ' of 2')])
    expect(await store.log(table.id, 1, 0, 1_000)).toHaveLength(5)
  })

  test('lines stay in order, with every letter', async () => {
    let table = await created()
    const texts = ['one', 'zwei €', '三 👩‍🚒', `'; DROP TABLE tables; --`, '\\ " $1 ? \u0000']
    for (const text of texts) {
      table = next(table)
      await store.commit(changeOf(table, { lines: [line(text), line(`${text} again`)] }))
    }
    const wanted = texts.flatMap((text) => [line(text), line(`${text} again`)])
    expect((await store.load(table.id))?.lines).toEqual(wanted)
  })

  test('lines that were taken back are in no place any more, and others stand in theirs', async () => {
    const [table, other] = [await created(), await created()]
    const second = next(table)
    await store.commit(changeOf(second, { lines: [line('said'), line('taken back')] }))
    await store.commit(changeOf(next(other), { lines: [line('elsewhere')] }))
    const third = next(second)
    const anew = { lines: [line('said'), line('last')], areLinesAnew: true }
    expect(await store.commit(changeOf(next(table), { lines: [], areLinesAnew: true }))).toBe('conflict')
    await store.commit(changeOf(third, anew))
    expect((await store.load(table.id))?.lines).toEqual(anew.lines)
    expect((await store.load(other.id))?.lines).toEqual([line('elsewhere')])
  })

  test('who is due comes first, and a listed table is found until it is not', async () => {
    const [a, b] = [await created(), await created()]
    await store.commit(changeOf(next(a), { wake: 2_000 }))
    await store.commit(changeOf(next(b), { wake: 1_000 }))
    expect(await store.due(2_001, 10)).toEqual([b.id, a.id])
    expect(await store.due(2_000, 10)).toEqual([b.id])
    expect(await store.due(2_001, 1)).toEqual([b.id])
    const listed = {
      table: a.id,
      host: 'Ann',
      story: null,
      heroPlayers: 3,
      free: ['sins'],
      time: { control: 'none' },
      changed: 0,
    } as const
    await store.commit(changeOf(next(next(a)), { listed }))
    expect(await store.listed(10)).toEqual([listed])
    await store.commit(changeOf(next(next(next(a)))))
    expect(await store.listed(10)).toEqual([])
    expect(await store.due(2_001, 10)).toEqual([b.id])
  })

  test('the list moves with what bystanders notice, and with nothing else', async () => {
    const MINUTE = 60_000
    const open = (table: StoredTable): Change => changeOf(table, { listed: listedAs(table) })
    const all = [await created(), await created(), await created()]
    for (const [i, table] of all.entries()) all[i] = next(table, { changed: 5 * MINUTE, noticed: 5 * MINUTE })
    for (const table of all.toReversed()) await store.commit(open(table))
    const before = JSON.stringify(await store.listed(10))
    expect((await store.listed(10)).map(({ table }) => table)).toEqual(all.map(({ id }) => id).sort())
    // Somebody passes at the one, and later at the other.
    for (const i of [2, 0, 1, 0]) {
      all[i] = next(all[i]!, { changed: all[i]!.changed + 20_000 })
      await store.commit(open(all[i]))
      expect(JSON.stringify(await store.listed(10))).toBe(before)
    }
    all[1] = next(all[1]!, { changed: 7 * MINUTE + 3, noticed: 7 * MINUTE })
    await store.commit(open(all[1]))
    expect((await store.listed(1)).map(({ table, changed }) => [table, changed])).toEqual([[all[1].id, 7 * MINUTE]])
    for (const table of all) await store.commit(changeOf(next(table)))
  })

  test('the list is filtered and goes on where a page ended, whatever changes above it', async () => {
    const made: ListedTable[] = []
    for (let i = 0; i < 12; i++) {
      const table = await created()
      const listed: ListedTable = {
        table: table.id,
        host: `Host “${i}”`,
        story: i % 2 === 0 ? 'lights-out' : null,
        heroPlayers: 2,
        free: i % 3 === 0 ? ['sins', 'hero1'] : ['hero2'],
        time: { control: 'none' },
        // Some of the same moment.
        changed: 60_000 * (1 + Math.floor(i / 4)),
        pace: i < 6 ? 'relaxed' : 'days',
        phase: i % 4 === 0 ? 'lobby' : 'playing',
        quick: i % 5 === 0,
      }
      made.push(listed)
      await store.commit(changeOf(next(table, { changed: listed.changed }), { listed }))
    }
    const filters: readonly ListFilter[] = [
      {},
      { side: 'sins' },
      { side: 'heroes' },
      { pace: 'days' },
      { story: 'lights-out' },
      { phase: 'lobby' },
      { quick: true },
      { side: 'sins', pace: 'relaxed', phase: 'playing' },
    ]
    for (const filter of filters) {
      const wanted = made.filter((each) => isWanted(each, filter)).toSorted(listOrder)
      expect(wanted.length).toBeGreaterThan(0)
      const pages: ListedTable[] = []
      for (;;) {
        const after = pages.at(-1)
        const page = await store.listed(5, { ...filter, ...(after && { after: readCursor(cursorOf(after))! }) })
        if (page.length === 0) break
        expect(page.length).toBeLessThanOrEqual(5)
        pages.push(...page)
      }
      expect(pages).toEqual(wanted)
    }
    const [first] = await store.listed(1)
    for (const { table } of made) {
      const found = await store.load(table)
      await store.commit(changeOf(next(found!.table), { listed: null }))
    }
    expect(await store.listed(10, { after: first! })).toEqual([])
  })
}

describe('memory', () => contract(async () => memoryStore(new MemoryTables())))

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-store-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  contract(async () => new SqliteStore(join(folder, 'contract')))

  test('words that were taken back are not in the file any more', async () => {
    const store = new SqliteStore(join(folder, 'words'))
    const table = newTable(rules, idOf('words'), 'Ann', 'hash', settingsOf(3), 17)
    const none = { entries: null, lines: [], wake: null, listed: null }
    const lineOf = (n: number, text?: string): StoredLine => ({
      n: { sins: n },
      at: 1,
      from: 'p1',
      to: 'table',
      ...(text === undefined ? { removed: { sins: 3 } } : { text }),
    })
    const said = Array.from({ length: 100 }, (_, n) => lineOf(n, `never mind ${n}`))
    await store.create({ ...none, table })
    await store.commit({ ...none, table: { ...table, version: 2 }, lines: said })
    const left = said.map((line, n) => (n === 50 ? lineOf(n) : line))
    await store.commit({ ...none, table: { ...table, version: 3 }, lines: left, areLinesAnew: true })
    await store.close()
    const file = readFileSync(join(folder, 'words', 'haven.db'), 'latin1')
    expect(file).toContain('never mind 49"')
    expect(file).not.toContain('never mind 50"')
  })

  test('what was stored is there after closing, and a second process is told who has it', async () => {
    const at = join(folder, 'again')
    const first = new SqliteStore(at)
    const table = newTable(rules, idOf('again'), 'Ann', 'hash', settingsOf(3), 1)
    await first.create({ table, entries: null, lines: [], wake: null, listed: null })
    expect(() => new SqliteStore(at)).toThrow(/in use by another Haven/)
    await first.close()
    const second = new SqliteStore(at)
    expect((await second.load(table.id))?.table).toEqual(table)
    await second.close()
  })
})

describe('MemoryTables', () => contract(async () => memoryStore(new MemoryTables())))

describe('PostgreSQL', () => {
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres()
  }, 60_000)
  afterAll(() => server.stop(), 60_000)

  contract(async () => PostgresStore.open(await server.fresh('contract')))

  test('two processes start at once; who stores something can tell the other', async () => {
    const url = await server.fresh('two')
    const [one, two] = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)])
    const table = newTable(rules, idOf('shared'), 'Ann', 'hash', settingsOf(3), 1)
    const told: (readonly Moved[])[] = []
    one.onStored = (moved) => void told.push(moved)
    await one.create({ table, entries: null, lines: [], wake: null, listed: null })
    await one.commit({ table: { ...table, version: 2 }, entries: null, lines: [], wake: null, listed: null })
    expect(told).toEqual([[{ id: table.id, version: 2 }]])
    expect((await two.load(table.id))?.table.version).toBe(2)
    await Promise.all([one.close(), two.close()])
  })

  test('what was lost of the news is found by looking', async () => {
    const store = await PostgresStore.open(await server.fresh('looking'))
    const [one, two] = ['one', 'two'].map((name) => newTable(rules, idOf(name), 'Ann', 'hash', settingsOf(3), 1))
    const none = { entries: null, lines: [], wake: null, listed: null }
    for (const table of [one!, two!]) await store.create({ ...none, table })
    await store.commit({ ...none, table: { ...two!, version: 2 } }, two)
    const known = new Map([one!, two!].map(({ id, version }) => [id, version]))
    expect(await store.newer(known)).toEqual([{ id: two!.id, version: 2 }])
    await store.close()
  })

  test('what many tables decide at once is one transaction, in which each counts for itself', async () => {
    const store = await PostgresStore.open(await server.fresh('batches'))
    const none = { entries: null, lines: [], wake: null, listed: null }
    const tables = Array.from({ length: 40 }, (_, i) =>
      newTable(rules, idOf(`batch-${i}`), 'Ann', 'hash', settingsOf(3), 1),
    )
    for (const table of tables) await store.create({ ...none, table })
    const outcomes = await Promise.all(
      tables.map((table, i) =>
        store.commit({ ...none, table: { ...table, host: 'p2', version: i % 4 === 0 ? 3 : 2 } }, table),
      ),
    )
    expect(outcomes).toEqual(tables.map((_, i) => (i % 4 === 0 ? 'conflict' : 'stored')))
    // A letter that no database takes is the misfortune of its own table.
    const again = await Promise.all(
      tables.slice(1, 4).map((table, i) => {
        const now = { ...table, host: 'p2', version: 2 }
        const id = i === 1 ? `${table.id}\u0000` : table.id
        const change = { ...none, table: { ...now, id, host: 'p3', version: 3 } }
        return store.commit(change, now).catch(() => 'refused')
      }),
    )
    expect(again).toEqual(['stored', 'refused', 'stored'])
    expect((await store.load(tables[1]!.id))?.table.host).toBe('p3')
    await store.close()
  })

  test('a database of before is brought over, and every table is what it was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haven-over-'))
    cpSync(new URL('before/journal.db', import.meta.url), join(folder, 'haven.db'))
    const file = new Database(join(folder, 'haven.db'))
    const url = await server.fresh('over')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`
      CREATE TABLE haven_schema (version INTEGER NOT NULL);
      INSERT INTO haven_schema VALUES (1);
      CREATE TABLE tables (
        id TEXT PRIMARY KEY, version BIGINT NOT NULL, game INTEGER NOT NULL, wake BIGINT, listed TEXT,
        changed BIGINT NOT NULL, doc TEXT NOT NULL
      );
      CREATE TABLE entries (
        table_id TEXT NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY (table_id, game, n)
      );
      CREATE TABLE lines (n BIGSERIAL PRIMARY KEY, table_id TEXT NOT NULL, line TEXT NOT NULL);`)
    const columns = {
      tables: ['id', 'version', 'game', 'wake', 'listed', 'changed', 'doc'],
      entries: ['table_id', 'game', 'n', 'entry'],
      lines: ['table_id', 'line'],
    } as const
    for (const [name, all] of Object.entries(columns)) {
      const order = name === 'lines' ? 'ORDER BY n' : ''
      const rows = file.prepare(`SELECT ${all.join()} FROM ${name} ${order}`).all() as Record<string, unknown>[]
      const text = `INSERT INTO ${name} (${all.join()}) VALUES (${all.map((_, i) => `$${i + 1}`).join()})`
      for (const row of rows)
        await client.query(
          text,
          all.map((column) => row[column]),
        )
    }
    await client.end()
    file.close()
    const told: [number, number][] = []
    const [store, wanted] = [
      await PostgresStore.open(url, { bringing: (...far) => told.push(far) }),
      new SqliteStore(folder),
    ]
    expect(told).toEqual([[2, 2]])
    for (const id of [idOf('main-running'), idOf('main-lobby')])
      expect(await store.load(id)).toEqual(await wanted.load(id))
    await Promise.all([store.close(), wanted.close()])
    rmSync(folder, { recursive: true, force: true })
  })

  test('a wrong address is said in one line', async () => {
    await expect(PostgresStore.open('postgres://haven@127.0.0.1:1/none')).rejects.toThrow(/DATABASE_URL/)
  })
})
