import { PROTOCOL } from '@haven/table'
import { idOf, settingsOf } from '@haven/testkit/sim'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, readConfig, type ServeClient, startServer } from '../src/index.ts'
import { Device } from './device.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop(), 60_000)

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function startNode(
  url: string,
  env: Record<string, string> = {},
  client: ServeClient | null = null,
): Promise<RunningServer & { address: string }> {
  const config = readConfig({ PORT: '0', DATABASE_URL: url, LOG_LEVEL: 'silent', METRICS_OPEN: '1', ...env })
  const server = await startServer(config, client)
  let isClosed = false
  const close = async (): Promise<void> => {
    if (isClosed) return
    isClosed = true
    await server.close()
  }
  ends.push(close)
  return { ...server, close, address: `http://127.0.0.1:${server.port}` }
}

async function deviceAt({ address }: { address: string }, table: string, key: string): Promise<Device> {
  const device = await new Device(address, table, key).connect()
  ends.push(() => device.close())
  return device
}

/** By then all know all. */
const aBeat = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 1_500))

/** What it tells of itself; the numbers of a minute can be read once. */
async function figuresOf({ address }: { address: string }): Promise<(name: string) => number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

const settings = settingsOf(2, { position: undefined })

test('a table has one owner, wherever its devices are connected; what happens is told to all of them', async () => {
  const url = await postgres.fresh('owner')
  const nodes = await Promise.all([startNode(url), startNode(url), startNode(url)])
  await expect.poll(() => knownOf(url)).toBe(3)
  const tables = Array.from({ length: 6 }, (_, n) => idOf(`owned-${n}`))
  for (const table of tables) {
    const devices = await Promise.all(nodes.map((node, n) => deviceAt(node, table, `person-${n}`)))
    const [host, guest, watcher] = devices as [Device, Device, Device]
    await host.create(settings)
    await guest.hello()
    await watcher.hello()
    const sat = await guest.command({ command: 'claim', name: 'Guest', seats: ['sins'] })
    expect(sat).toMatchObject({ done: true })
    for (const device of devices) {
      const isSeen = () => device.shown?.room.seats.some(({ person }) => person !== null)
      await device.until(isSeen)
      expect(device.frames.filter(({ tell }) => tell === 'welcome')).toHaveLength(1)
    }
  }
  // Whoever began one before he knew the others lets it go within a second.
  await aBeat()
  const figures = await Promise.all(nodes.map(figuresOf))
  const sum = (name: string): number => figures.reduce((all, of) => all + of(name), 0)
  expect(figures.map((of) => of('haven_nodes'))).toEqual([3, 3, 3])
  // In memory at its owner, and nowhere else.
  expect([sum('haven_tables'), sum('haven_own_tables')]).toEqual([6, 6])
  expect(sum('haven_sockets')).toBe(18)
  expect(sum('haven_sockets_passed_on')).toBe(12)
})

/** How many nodes say that they are there. */
async function knownOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('SELECT count(*)::integer AS count FROM nodes')
  await client.end()
  return rows[0].count
}

describe('while people play', () => {
  test('nodes join and leave; no device is sent away, and nothing is asked twice', async () => {
    const url = await postgres.fresh('moving')
    const first = await startNode(url)
    const tables = Array.from({ length: 24 }, (_, n) => idOf(`moving-${n}-`))
    const hosts = await Promise.all(
      tables.map(async (table) => (await deviceAt(first, table, `host-${table}`)).create(settings)),
    )
    const rename = async (name: string): Promise<void> => {
      await Promise.all(
        hosts.map(async (host) => {
          expect(await host.command({ command: 'rename', name })).toMatchObject({ done: true })
        }),
      )
    }
    await rename('Alone')
    const second = await startNode(url)
    const third = await startNode(url)
    await rename('While they come')
    await aBeat()
    await rename('Three')
    const figures = await Promise.all([second, third].map(figuresOf))
    for (const of of figures) expect(of('haven_own_tables')).toBeGreaterThan(0)
    await second.close()
    await rename('Two')
    await aBeat()
    await third.close()
    await rename('Again')
    for (const host of hosts) {
      const versions = host.frames.flatMap((frame) => (frame.tell === 'table' ? [frame.version] : []))
      expect(versions).toEqual(versions.toSorted((a, b) => a - b))
      expect(host.frames.filter(({ tell }) => tell === 'closing')).toEqual([])
      expect(host.frames.filter(({ tell }) => tell === 'welcome')).toHaveLength(1)
      const again = await deviceAt(first, host.table, `host-${host.table}`)
      await again.hello()
      expect(again.shown?.room.people.map(({ name }) => name)).toEqual(['Again'])
    }
  })

  test('a node that cannot be reached by others serves what comes to it, as they do', async () => {
    const url = await postgres.fresh('apart')
    const nodes = [await startNode(url), await startNode(url)]
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query("UPDATE house SET secret = 'another'")
    await client.end()
    const apart = await startNode(url)
    const table = idOf('apart')
    const host = await deviceAt(apart, table, 'host')
    await host.create(settings)
    const guest = await deviceAt(nodes[0]!, table, 'guest')
    await guest.hello()
    expect(await guest.command({ command: 'claim', name: 'Guest', seats: ['sins'] })).toMatchObject({ done: true })
    // No hint comes through: it looks for itself.
    await host.until(() => host.shown?.room.seats.some(({ person }) => person !== null))
    expect((await figuresOf(apart))('haven_nodes')).toBe(1)
  })
})

test('servers of two builds leave each other alone, and what people do at both is one table', async () => {
  const url = await postgres.fresh('builds')
  const page = (build: string): ServeClient => Object.assign(() => undefined, { build })
  const [one, two, three] = await Promise.all(['a', 'a', 'b'].map((build) => startNode(url, {}, page(build))))
  await aBeat()
  const host = await deviceAt(one!, idOf('builds'), 'host')
  await host.create(settings)
  const guest = await deviceAt(three!, idOf('builds'), 'guest')
  await guest.hello()
  expect(guest.frames.find(({ tell }) => tell === 'welcome')).toMatchObject({ build: 'b' })
  expect(await guest.command({ command: 'claim', name: 'Guest', seats: ['sins'] })).toMatchObject({ done: true })
  await host.until(() => host.shown?.room.seats.some(({ person }) => person !== null))
  const figures = await Promise.all([one!, two!, three!].map(figuresOf))
  expect(figures.map((of) => of('haven_nodes'))).toEqual([2, 2, 1])
})

test('whoever does not know the secret of the house is told nothing', async () => {
  const url = await postgres.fresh('secret')
  await startNode(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('SELECT address FROM nodes')
  await client.end()
  const { connect } = await import('node:net')
  const [host = '', port] = String(rows[0].address).split(':')
  for (const words of ['', 'a b c d\n', `${'x'.repeat(5_000)}`, 'greet 1 0\t{}\n']) {
    const socket = connect(Number(port), host)
    const heard: string[] = []
    socket.on('data', (data) => heard.push(String(data)))
    socket.on('error', () => undefined)
    socket.write(words)
    const began = performance.now()
    await new Promise<void>((resolve) => void socket.on('close', () => resolve()))
    expect(performance.now() - began).toBeLessThan(4_000)
    expect(heard.join('')).toMatch(new RegExp(`^haven-node 1\\.${PROTOCOL} \\S{22}\\n$`))
  }
})
