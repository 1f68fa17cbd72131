import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { idOf, settingsOf } from '@haven/testkit/sim'
import { expect, test } from 'vitest'
import { readConfig, StoreError, startServer } from '../src/index.ts'
import { Device } from './device.ts'

/** The folder in which one machine keeps its tables. */

const fresh = (): string => mkdtempSync(join(process.env.HAVEN_TEST_FOLDER ?? tmpdir(), 'haven-folder-'))
const start = (folder: string) =>
  startServer(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', BOT_WORKERS: '1' }), null)
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

/** Somebody makes a table, so that all files are there. */
async function use(folder: string): Promise<Record<string, string>> {
  const server = await start(folder)
  const host = await new Device(`http://127.0.0.1:${server.port}`, idOf('modes'), 'host').connect()
  await host.create(settingsOf(2))
  const modes = modesIn(folder)
  await host.close()
  await server.close()
  return modes
}

const ALL = ['haven.db', 'haven.db-shm', 'haven.db-wal', 'lock.db', 'push-key']

test('a new folder and all in it are for their owner alone', async () => {
  const folder = join(fresh(), 'a', 'b')
  const modes = await use(folder)
  expect(Object.keys(modes)).toEqual(expect.arrayContaining(ALL))
  expect(new Set(Object.values(modes))).toEqual(new Set(['600']))
  expect([modeOf(folder), modeOf(join(folder, '..'))]).toEqual(['700', '700'])
})

test('what an earlier server left open is closed', async () => {
  const folder = join(fresh(), 'data')
  await use(folder)
  // As if it had been killed: these two are left behind.
  for (const name of ALL) writeFileSync(join(folder, name), '', { flag: 'a' })
  for (const name of ALL) chmodSync(join(folder, name), 0o644)
  chmodSync(folder, 0o755)
  const modes = await use(folder)
  expect(new Set(Object.values(modes))).toEqual(new Set(['600']))
  expect(modeOf(folder)).toBe('700')
})

test('a folder in which others keep things stays as it is; our files are closed', async () => {
  const folder = join(fresh(), 'home')
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'letter.txt'), 'mine')
  chmodSync(join(folder, 'letter.txt'), 0o644)
  const { 'letter.txt': letter, ...ours } = await use(folder)
  expect([modeOf(folder), letter, new Set(Object.values(ours))]).toEqual(['755', '644', new Set(['600'])])
})

const told = async (folder: string): Promise<string> => {
  const error = await start(folder).then(
    async (server) => {
      await server.close()
      return null
    },
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(StoreError)
  return (error as Error).message
}

test('one that cannot be used is told in one line with what to do', async () => {
  const base = fresh()
  writeFileSync(join(base, 'file'), '')
  symlinkSync('circle', join(base, 'circle'))
  mkdirSync(join(base, 'taken', 'haven.db'), { recursive: true })
  for (const [name, why] of [
    ['file', 'there is a file in the way'],
    ['file/data', 'there is a file in the way'],
    ['circle', 'a circle|a file in the way'],
    ['x'.repeat(300), 'its name is too long'],
    ['taken', 'EISDIR'],
  ] as const) {
    const message = await told(join(base, name))
    expect(message).toMatch(new RegExp(`^DATA_DIR .*${name} cannot be used: .*(${why}); make it a folder .*\\.$`))
    expect(message).not.toContain('\n')
  }
})

test('a file that holds no tables, and a key that is none, are left alone and named', async () => {
  const folder = fresh()
  writeFileSync(join(folder, 'haven.db'), 'no database at all, but long enough to be looked at'.repeat(20))
  expect(await told(folder)).toMatch(/haven\.db cannot be opened: [^\n]+$/)
  expect(readFileSync(join(folder, 'haven.db'), 'utf8')).toContain('no database at all')
  const other = fresh()
  writeFileSync(join(other, 'push-key'), 'short')
  expect(await told(other)).toMatch(/push-key is no key; put the right one back/)
  expect(readFileSync(join(other, 'push-key'), 'utf8')).toBe('short')
})
