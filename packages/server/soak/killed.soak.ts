import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PostgresStore } from '../src/store/postgres.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { playAndKill, playAndMove, playAndStarve } from '../test/killed/play.ts'
import { bundle } from '../test/killed/process.ts'
import { startPostgres } from '../test/postgres.ts'

const SQLITE_KILLS = 400
const POSTGRES_KILLS = 100
const TROUBLES = 60
const MOVES = 200

let server: { file: string; remove(): void }
beforeAll(async () => {
  server = await bundle()
})
afterAll(() => server.remove())

test(`SQLite: killed ${SQLITE_KILLS} times`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-killed-'))
  const result = await playAndKill(server.file, { DATA_DIR: folder }, SQLITE_KILLS, async () => new SqliteStore(folder))
  console.log(`SQLite, killed ${SQLITE_KILLS} times: ${JSON.stringify(result)}`)
  expect(result.answers).toBeGreaterThan(SQLITE_KILLS)
  rmSync(folder, { recursive: true, force: true })
})

test(`PostgreSQL: killed ${POSTGRES_KILLS} times`, async () => {
  const postgres = await startPostgres()
  try {
    const url = await postgres.fresh('killed')
    const result = await playAndKill(server.file, { DATABASE_URL: url }, POSTGRES_KILLS, () => PostgresStore.open(url))
    console.log(`PostgreSQL, killed ${POSTGRES_KILLS} times: ${JSON.stringify(result)}`)
    expect(result.answers).toBeGreaterThan(POSTGRES_KILLS)
  } finally {
    await postgres.stop()
  }
})

test(`PostgreSQL: crashed, stalled and cut off ${TROUBLES} times under one server`, async () => {
  const postgres = await startPostgres()
  try {
    const result = await playAndStarve(server.file, postgres, 'starved', TROUBLES)
    console.log(`PostgreSQL, in trouble ${TROUBLES} times: ${JSON.stringify(result)}`)
    expect(result.answers).toBeGreaterThan(TROUBLES)
  } finally {
    await postgres.stop()
  }
})

test(`PostgreSQL: ${MOVES} times a server came, died or went`, async () => {
  const postgres = await startPostgres()
  try {
    const result = await playAndMove(server.file, await postgres.fresh('moves'), MOVES)
    console.log(`PostgreSQL, servers of one house: ${JSON.stringify(result)}`)
    expect(result.answers).toBeGreaterThan(MOVES)
  } finally {
    await postgres.stop()
  }
})
