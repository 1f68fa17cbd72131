import { idOf, settingsOf } from '@haven/testkit/sim'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError, readConfig, startServer } from '../src/index.ts'
import { Device } from './device.ts'
import { bundle, ServerProcess } from './killed/process.ts'
import { freePort, startPostgres, type TestPostgres } from './postgres.ts'

let postgres: TestPostgres
let file: { file: string; remove(): void }
beforeAll(async () => {
  ;[postgres, file] = await Promise.all([startPostgres(), bundle()])
}, 120_000)
afterAll(async () => {
  file.remove()
  await postgres.stop()
}, 60_000)

test('two processes on one port serve tables together', async () => {
  const url = await postgres.fresh('workers')
  const server = await ServerProcess.start(file.file, { DATABASE_URL: url, WORKERS: '2', LOG_LEVEL: 'warn' })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const nodes = async () => (await client.query('SELECT count(*)::integer AS count FROM nodes')).rows[0].count
  await expect.poll(nodes, { timeout: 20_000 }).toBe(2)
  for (let n = 0; n < 6; n++) {
    const table = idOf(`shared-${n}`)
    const host = await new Device(server.address, table, `host-${n}`).connect()
    await host.create(settingsOf(2, { position: undefined }))
    const guest = await new Device(server.address, table, `guest-${n}`).connect()
    await guest.hello()
    expect(await guest.command({ command: 'claim', name: 'Guest', seats: ['sins'] })).toMatchObject({ done: true })
    await host.until(() => host.shown?.room.seats.some(({ person }) => person !== null))
    await Promise.all([host.close(), guest.close()])
  }
  expect(await server.stop()).toBe(0)
  // In good order: nobody waits for them.
  expect(await nodes()).toBe(0)
  await client.end()
})

test('the tables of a server that dies are back at once for whoever is connected to another', async () => {
  const env = { DATABASE_URL: await postgres.fresh('dies'), LOG_LEVEL: 'warn' }
  const [stays, dies] = await Promise.all([ServerProcess.start(file.file, env), ServerProcess.start(file.file, env)])
  // By then both know each other.
  await new Promise((resolve) => void setTimeout(resolve, 1_500))
  const hosts = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const host = await new Device(stays.address, idOf(`dying-${n}-`), `host-${n}`).connect()
      return host.create(settingsOf(2, { position: undefined }))
    }),
  )
  // The blow falls while all of them ask for something.
  const asked = Promise.all(hosts.map((host) => host.command({ command: 'rename', name: 'Before' })))
  await dies.kill()
  const began = performance.now()
  for (const reply of await asked) expect(reply).toMatchObject({ done: true })
  for (const host of hosts)
    expect(await host.command({ command: 'rename', name: 'After' })).toMatchObject({ done: true })
  const ms = performance.now() - began
  console.log(`20 tables went on ${Math.round(ms)} ms after one of two servers had died`)
  expect(ms).toBeLessThan(5_000)
  await Promise.all(hosts.map((host) => host.close()))
  await stays.stop()
})

test('a port for other servers that is taken is named', async () => {
  const port = await freePort()
  const config = { DATABASE_URL: await postgres.fresh('taken'), NODE_ADDRESS: `127.0.0.1:${port}`, PORT: '0' }
  const start = () => startServer(readConfig({ ...config, LOG_LEVEL: 'silent' }), null)
  const first = await start()
  await expect(start()).rejects.toThrow(new RegExp(`at \\*:${port}.*NODE_ADDRESS`))
  await first.close()
})

test('with SQLite there is one, and the message says what to do', () => {
  expect(readConfig({ WORKERS: '1' }).workers).toBe(1)
  expect(() => readConfig({ WORKERS: '2' })).toThrow(ConfigError)
  expect(() => readConfig({ WORKERS: '2' })).toThrow(/WORKERS needs DATABASE_URL/)
  expect(readConfig({ WORKERS: '4', DATABASE_URL: 'postgres://db/haven' }).workers).toBe(4)
})

test('where others find this one is an address and a port', () => {
  const of = (NODE_ADDRESS: string) => readConfig({ NODE_ADDRESS }).nodeAddress
  expect(of('10.0.0.5:9090')).toEqual({ host: '10.0.0.5', port: 9_090 })
  expect(of('[fd00::1]:9090')).toEqual({ host: 'fd00::1', port: 9_090 })
  expect(of('haven-1:9090')).toEqual({ host: 'haven-1', port: 9_090 })
  for (const wrong of ['10.0.0.5', 'http://10.0.0.5:9090', '10.0.0.5:0', '10.0.0.5:70000', 'fd00::1:9090']) {
    expect(() => of(wrong), wrong).toThrow(/NODE_ADDRESS must be/)
  }
})
