import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PostgresStore } from '../src/store/postgres.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { playAndKill, playAndMove, playAndStarve } from './killed/play.ts'
import { bundle } from './killed/process.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

let server: { file: string; remove(): void }
beforeAll(async () => {
  server = await bundle()
}, 120_000)
afterAll(() => server.remove())

const TIME = 900_000

test(
  'SQLite: killed 5 times in the middle of play, nothing acknowledged is lost, nothing comes twice, no secret is told',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haven-killed-'))
    const open = async () => new SqliteStore(folder)
    const { answers, lines } = await playAndKill(server.file, { DATA_DIR: folder }, 5, open)
    console.log(`killed 5 times: ${answers} answers and ${lines} lines acknowledged`)
    expect(answers).toBeGreaterThan(15)
    rmSync(folder, { recursive: true, force: true })
  },
  TIME,
)

describe('PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 120_000)
  afterAll(() => postgres.stop(), 60_000)

  test(
    'killed 3 times in the middle of play, nothing acknowledged is lost, nothing comes twice, no secret is told',
    async () => {
      const url = await postgres.fresh('killed')
      const open = () => PostgresStore.open(url)
      const { answers, lines } = await playAndKill(server.file, { DATABASE_URL: url }, 3, open)
      console.log(`killed 3 times: ${answers} answers and ${lines} lines acknowledged`)
      expect(answers).toBeGreaterThan(9)
    },
    TIME,
  )

  test(
    'it crashes and answers late under a server that lives on: nothing acknowledged is lost, nothing comes twice',
    async () => {
      const { answers, lines } = await playAndStarve(server.file, postgres, 'starved', 2)
      console.log(`in trouble twice: ${answers} answers and ${lines} lines acknowledged`)
      expect(answers).toBeGreaterThan(12)
    },
    TIME,
  )

  test(
    'servers come, die and go while people play at different ones: nothing is lost, nothing comes twice',
    async () => {
      const { answers, lines, moved } = await playAndMove(server.file, await postgres.fresh('moves'), 3)
      console.log(`${moved} servers came, died and went: ${answers} answers and ${lines} lines acknowledged`)
      expect(answers).toBeGreaterThan(12)
    },
    TIME,
  )
})
