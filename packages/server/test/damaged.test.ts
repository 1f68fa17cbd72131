import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerFrame } from '@haven/table'
import { idOf, settingsOf } from '@haven/testkit/sim'
import Database from 'libsql'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctor, type RunningServer, readConfig, startServer } from '../src/index.ts'
import { markOf } from '../src/mark.ts'
import { Device } from './device.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** One row that a disk, a crash or a hand has damaged stops its own table, and nothing else. */

/** What the tests do to a database behind the server's back. */
interface Hands {
  readonly env: Readonly<Record<string, string>>
  run(sql: string, ...given: string[]): Promise<void>
  all(sql: string): Promise<readonly Record<string, unknown>[]>
}

const KINDS = {
  'bad JSON': "UPDATE docs SET doc = '{' WHERE id = $1",
  'an empty table': "UPDATE docs SET doc = '{}' WHERE id = $1",
  'no table at all': "UPDATE docs SET doc = 'null' WHERE id = $1",
  'a list': "UPDATE docs SET doc = '[1]' WHERE id = $1",
  'another’s row': "UPDATE docs SET doc = replace(doc, id, 'somebody-elses-table-x') WHERE id = $1",
  'a column apart': 'UPDATE tables SET version = version + 5 WHERE id = $1',
  'people who are none': `UPDATE docs SET doc = replace(doc, '"people":[', '"people":[null,') WHERE id = $1`,
  'a game that is none': `UPDATE docs SET doc = replace(doc, '"state":{', '"state":{},"lost":{') WHERE id = $1`,
  'a bad change': "UPDATE changes SET change = '{' WHERE table_id = $1",
  'a change of something else': `UPDATE changes SET change = '{"never":0}' WHERE table_id = $1`,
  'a missing change': 'DELETE FROM changes WHERE table_id = $1',
  'a missing document': 'DELETE FROM docs WHERE id = $1',
  'a missing entry': 'DELETE FROM entries WHERE table_id = $1 AND n = 1',
  'a missing last entry':
    'DELETE FROM entries WHERE table_id = $1 AND n = (SELECT max(n) FROM entries WHERE table_id = $1)',
  'a bad entry': "UPDATE entries SET entry = '[}' WHERE table_id = $1 AND n = 0",
  'an entry of another shape': "UPDATE entries SET entry = '7' WHERE table_id = $1 AND n = 1",
  'a bad line': "UPDATE lines SET line = '{' WHERE table_id = $1",
} as const

const SQLITE_KINDS = {
  'a table that is no UTF-8': "UPDATE docs SET doc = CAST(x'7b22ff227d' AS TEXT) WHERE id = $1",
  'an entry that is no UTF-8': "UPDATE entries SET entry = CAST(x'ff' AS TEXT) WHERE table_id = $1 AND n = 0",
  'a line that is no UTF-8': "UPDATE lines SET line = CAST(x'22ff22' AS TEXT) WHERE table_id = $1",
  'a version that is no number': "UPDATE tables SET version = CAST(x'ff' AS TEXT) WHERE id = $1",
} as const

/** Its table goes on when the row is gone. */
const isLine = (kind: string): boolean => kind.includes('line')

const GOOD = idOf('good')
const LISTED = idOf('listed')
const WRONGLY_LISTED = idOf('wrongly-listed')

function damaged(open: () => Promise<Hands>, kinds: Readonly<Record<string, string>>): void {
  const names = Object.keys(kinds)
  const idFor = (kind: string): string => idOf(`damaged-${names.indexOf(kind)}-`)
  let hands: Hands
  let server: RunningServer

  const start = async (): Promise<string> => {
    server = await startServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent', BOT_WORKERS: '1', ...hands.env }), null)
    return `http://127.0.0.1:${server.port}`
  }
  const comeTo = async (address: string, table: string): Promise<Device> =>
    (await new Device(address, table, 'host').connect()).hello()
  const toldAt = async (address: string, table: string): Promise<ServerFrame | undefined> => {
    const device = await comeTo(address, table)
    await device.close()
    return device.frames.find(({ tell }) => tell === 'closing' || tell === 'table')
  }

  /** A running game of one person and bots with a line of talk, and copies of it; two listed tables. */
  beforeAll(async () => {
    hands = await open()
    const address = await start()
    const host = await new Device(address, GOOD, 'host').connect()
    await host.create(settingsOf(2, { listed: false }))
    await host.command({ command: 'claim', name: 'Host', seats: ['sins'] })
    await host.command({ command: 'start' })
    await host.command({ command: 'say', to: 'table', text: 'hello' })
    // One answer: a game against quick bots may be over before the Sins player is asked again.
    const { id, seat, options } = await host.until(() => host.shown?.update?.view.prompts[0])
    await host.command({ command: 'answer', seat, prompt: id, option: options.at(-1)!.id })
    await host.close()
    for (const id of [LISTED, WRONGLY_LISTED]) {
      const other = await new Device(address, id, 'host').connect()
      await other.create(settingsOf(2, { listed: true }))
      await other.close()
    }
    await server.close()
    for (const kind of names) {
      const id = idFor(kind)
      await hands.run(
        `INSERT INTO tables (id, version, game, wake, listed, changed)
         SELECT $1, version, game, wake, listed, changed FROM tables WHERE id = $2`,
        id,
        GOOD,
      )
      await hands.run(
        'INSERT INTO docs (id, version, doc) SELECT $1, version, replace(doc, id, $1) FROM docs WHERE id = $2',
        id,
        GOOD,
      )
      await hands.run(
        'INSERT INTO changes (table_id, version, change) SELECT $1, version, change FROM changes WHERE table_id = $2',
        id,
        GOOD,
      )
      await hands.run(
        'INSERT INTO entries (table_id, game, n, entry) SELECT $1, game, n, entry FROM entries WHERE table_id = $2',
        id,
        GOOD,
      )
      await hands.run('INSERT INTO lines (table_id, line) SELECT $1, line FROM lines WHERE table_id = $2', id, GOOD)
      await hands.run(kinds[kind]!, id)
    }
    await hands.run('UPDATE tables SET listed = \'{"table":\' WHERE id = $1', WRONGLY_LISTED)
    // All of them should have been woken long ago, the damaged ones first.
    await hands.run('UPDATE tables SET wake = 1 WHERE id <> $1', GOOD)
    await hands.run('UPDATE tables SET wake = 2 WHERE id = $1', GOOD)
  })

  test('the server starts, wakes the others and lists them; who comes to a damaged table is told so', async () => {
    const address = await start()
    const isWoken = async (): Promise<boolean> =>
      Number((await hands.all(`SELECT wake FROM tables WHERE id = '${GOOD}'`))[0]?.wake ?? 3) !== 2
    await expect.poll(isWoken, { timeout: 20_000 }).toBe(true)
    const { tables } = (await (await fetch(`${address}/api/tables`)).json()) as { tables: { table: string }[] }
    expect(tables.map(({ table }) => table)).toEqual([LISTED])
    for (const kind of names) {
      expect(await toldAt(address, idFor(kind)), kind).toMatchObject({ tell: 'closing', why: { code: 'damaged' } })
    }
    expect(await toldAt(address, WRONGLY_LISTED)).toMatchObject({ tell: 'table' })
    const good = await comeTo(address, GOOD)
    expect(await good.command({ command: 'say', to: 'table', text: 'still here' })).toMatchObject({ done: true })
    await good.close()
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    await server.close()
  })

  test('the doctor names them and changes nothing, then sets them aside, then finds nothing', async () => {
    const config = readConfig(hands.env)
    const counts = async () =>
      (
        await hands.all(
          `SELECT (SELECT count(*) FROM tables) AS tables, (SELECT count(*) FROM entries) AS entries,
             (SELECT count(*) FROM lines) AS lines, (SELECT count(*) FROM docs) AS docs,
             (SELECT count(*) FROM changes) AS changes, (SELECT count(*) FROM set_aside) AS aside`,
        )
      )[0]!
    const sum = (of: Record<string, unknown>): number =>
      Object.values(of).reduce<number>((all, n) => all + Number(n), 0)
    // A server that was cut off in the middle may have left the list right: it is made wrong again.
    await hands.run('UPDATE tables SET listed = \'{"table":\' WHERE id = $1', WRONGLY_LISTED)
    const before = await counts()
    const dry: string[] = []
    expect(await doctor(config, true, (line) => dry.push(line))).toBe(false)
    expect(await counts()).toEqual(before)
    const marks = names.map((kind) => markOf(idFor(kind)))
    expect(dry).toHaveLength(names.length + 2)
    for (const [i, mark] of marks.entries()) {
      expect(
        dry.filter((line) => line.startsWith(`table ${mark}: `)),
        names[i],
      ).toHaveLength(1)
    }
    expect(dry.join('\n')).not.toContain(idFor(names[0]!))

    const done: string[] = []
    expect(await doctor(config, false, (line) => done.push(line))).toBe(false)
    expect(done).toHaveLength(dry.length)
    const after = await counts()
    // Moved, not deleted; what stood wrongly in the list is kept and written anew.
    expect(sum(after)).toBe(sum(before) + 1)
    expect(Number(after.tables)).toBe(Number(before.tables) - names.filter((kind) => !isLine(kind)).length)

    const again: string[] = []
    expect(await doctor(config, false, (line) => again.push(line))).toBe(true)
    expect(again).toEqual([`${Number(after.tables)} tables, none damaged`])
  })

  test('after that the rest is as it was, and nobody gets the place of a table that is set aside', async () => {
    const address = await start()
    const { tables } = (await (await fetch(`${address}/api/tables`)).json()) as { tables: { table: string }[] }
    expect(tables.map(({ table }) => table).sort()).toEqual([LISTED, WRONGLY_LISTED].sort())
    for (const kind of names) {
      const told = await toldAt(address, idFor(kind))
      if (isLine(kind)) expect(told, kind).toMatchObject({ tell: 'table' })
      else expect(told, kind).toMatchObject({ tell: 'closing', why: { code: 'damaged' } })
    }
    const stranger = await new Device(address, idFor(names[0]!), 'stranger').connect()
    await stranger.create(settingsOf(2))
    expect(stranger.frames).toMatchObject([{ tell: 'closing', why: { code: 'damaged' } }])
    await stranger.close()
    await server.close()
  })
}

describe('SQLite', () => {
  damaged(
    async () => {
      const folder = mkdtempSync(join(process.env.HAVEN_TEST_FOLDER ?? tmpdir(), 'haven-damaged-'))
      const using = <T>(deed: (db: Database.Database) => T): T => {
        const db = new Database(join(folder, 'haven.db'))
        try {
          return deed(db)
        } finally {
          db.close()
        }
      }
      return {
        env: { DATA_DIR: folder },
        run: async (sql, ...given) => {
          using((db) => db.prepare(sql.replaceAll(/\$(\d)/g, '?$1')).run(given))
        },
        all: async (sql) => using((db) => db.prepare(sql).all() as Record<string, unknown>[]),
      }
    },
    { ...KINDS, ...SQLITE_KINDS },
  )
})

describe('PostgreSQL', () => {
  let postgres: TestPostgres
  let client: pg.Client
  afterAll(async () => {
    await client.end()
    await postgres.stop()
  }, 60_000)

  damaged(async () => {
    postgres = await startPostgres()
    const url = await postgres.fresh('damaged')
    client = new pg.Client({ connectionString: url })
    await client.connect()
    return {
      env: { DATABASE_URL: url },
      run: async (sql, ...given) => void (await client.query(sql, given)),
      all: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
    }
  }, KINDS)
})
