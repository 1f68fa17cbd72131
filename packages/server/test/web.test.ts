import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomFrom } from '@haven/engine'
import { PROTOCOL, type ServerFrame } from '@haven/table'
import { idOf, settingsOf } from '@haven/testkit/sim'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError, type RunningServer, readConfig, SETTINGS, settingsHelp, startServer } from '../src/index.ts'
import { isOwnOrigin } from '../src/web/origin.ts'
import type { ServeClient } from '../src/web/server.ts'
import { Device } from './device.ts'
import { bundle, ServerProcess } from './killed/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'haven-web-'))
let server: RunningServer
let address = ''
const devices: Device[] = []

beforeAll(async () => {
  const env = {
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SOCKETS_PER_ADDRESS: '60',
    BOT_WORKERS: '1',
    METRICS_OPEN: '1',
  }
  const client: ServeClient = (_, response) => void response.writeHead(200).end('client')
  server = await startServer(readConfig(env), Object.assign(client, { build: 'abc' }))
  address = `http://127.0.0.1:${server.port}`
})

afterAll(async () => {
  await Promise.all(devices.map((device) => device.close()))
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function device(table: string, key: string): Promise<Device> {
  const made = await new Device(address, idOf(table), key).connect()
  devices.push(made)
  return made
}

const closing = (made: Device) =>
  made.until(() =>
    made.frames.find((frame): frame is Extract<ServerFrame, { tell: 'closing' }> => frame.tell === 'closing'),
  )

describe('settings', () => {
  test('have defaults, and a wrong one is named with what to do', () => {
    expect(readConfig({})).toMatchObject({ port: null, host: '127.0.0.1', dataDir: 'data', databaseUrl: null })
    for (const [name, value] of [
      ['PORT', '99999'],
      ['PORT', 'http'],
      ['DATABASE_URL', 'mysql://secret@host/db'],
      ['PUBLIC_ORIGIN', 'haven.example'],
      ['PUBLIC_ORIGIN', 'https://haven.example/path'],
      ['LOG_LEVEL', 'loud'],
      ['TRUST_PROXY', 'yes'],
      ['BOT_WORKERS', '0'],
    ] as const) {
      expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
      expect(() => readConfig({ [name]: value })).toThrow(name)
    }
    expect(() => readConfig({ DATABASE_URL: 'mysql://secret@host/db' })).not.toThrow(/secret/)
    for (const name of SETTINGS) expect(settingsHelp()).toContain(name)
  })
})

describe('one port', () => {
  test('serves the client, health, numbers and the list of tables', async () => {
    const get = (path: string, init: RequestInit = {}) => fetch(address + path, init)
    expect(await (await get('/t/abc')).text()).toBe('client')
    expect(await (await get('/healthz')).json()).toEqual({ ok: true })
    expect(await (await get('/metrics')).text()).toContain('haven_tables')
    expect((await get('/api/unknown')).status).toBe(404)
    expect((await get('/api/tables', { method: 'POST', body: 'x' })).status).toBeGreaterThanOrEqual(400)
    const host = await device('listed', 'host')
    await host.create(settingsOf(2))
    expect(host.frames[0]).toMatchObject({ tell: 'welcome', build: 'abc' })
    const { tables } = (await (await get('/api/tables')).json()) as { tables: { table: string; free: string[] }[] }
    expect(tables).toMatchObject([{ table: idOf('listed'), host: 'Host', free: ['sins', 'hero1', 'hero2'] }])
    expect((await get('/api/tables')).headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('a table is made once, and a stranger who guesses its id learns nothing from making it again', async () => {
    const host = await device('once', 'host')
    await host.create(settingsOf(2))
    await host.command({ command: 'claim', name: 'Host', seats: ['sins'] })
    const again = await device('once', 'host')
    await again.create(settingsOf(3))
    expect(again.shown?.room.seats).toHaveLength(3)
    const [stranger, nobody] = [await device('once', 'stranger'), await device('nowhere', 'stranger')]
    await stranger.create(settingsOf(2))
    await nobody.hello()
    expect(stranger.frames).toEqual(nobody.frames)
  })
})

describe('origins', () => {
  const ours = 'https://haven.example'
  test.each([
    [ours, 'haven.example', ours, true],
    ['https://haven.example.evil.com', 'haven.example', ours, false],
    ['https://evilhaven.example', 'haven.example', ours, false],
    ['http://haven.example', 'haven.example', ours, false],
    ['https://haven.example:444', 'haven.example', ours, false],
    ['HTTPS://HAVEN.EXAMPLE', 'haven.example', ours, false],
    ['null', 'haven.example', ours, false],
    [undefined, 'haven.example', ours, false],
    ['', 'haven.example', ours, false],
    ['http://localhost:8080', 'localhost:8080', null, true],
    ['http://localhost:8081', 'localhost:8080', null, false],
    ['http://localhost', 'localhost:8080', null, false],
    ['http://localhost:8080@evil.com', 'localhost:8080', null, false],
    ['http://localhost:8080.evil.com', 'localhost:8080', null, false],
    ['http://localhost:8080/x', 'localhost:8080', null, false],
    ['file://localhost:8080', 'localhost:8080', null, false],
    ['null', 'localhost:8080', null, false],
    [undefined, 'localhost:8080', null, false],
  ])('%s at %s is let in: %s, %s', (origin, host, configured, isOurs) => {
    expect(isOwnOrigin(origin, host, configured)).toBe(isOurs)
  })

  test('foreign, missing and look-alike ones get no socket', async () => {
    const wrong: readonly Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: `${address}.evil.example` },
      { origin: 'null' },
    ]
    for (const headers of wrong) {
      await expect(new Device(address, idOf('x'), 'x').connect(headers)).rejects.toThrow('status 403')
    }
  })
})

const AT_ONCE = 25
const A_SOCKET = 20

describe('what comes in', () => {
  test('a frame over 8 KiB closes the socket; the table goes on', async () => {
    const host = await device('large', 'host')
    await host.create(settingsOf(2))
    const large = await device('large', 'large')
    large.socket?.send('x'.repeat(8_193))
    expect(await new Promise((resolve) => large.socket?.once('close', resolve))).toBe(1_009)
    expect(await host.command({ command: 'say', to: 'table', text: 'still here' })).toMatchObject({ done: true })
  })

  test('a flood is stopped, and the others do not notice', async () => {
    const host = await device('flood', 'host')
    await host.create(settingsOf(2))
    const flood = await device('flood', 'flood')
    await flood.hello()
    for (let i = 0; i < 500; i++)
      flood.send({ send: 'command', id: `flood-${1_000 + i}`, version: 1, body: { command: 'start' } })
    expect(await closing(flood)).toMatchObject({ why: { code: 'too-fast' } })
    expect(await host.command({ command: 'say', to: 'table', text: 'still here' })).toMatchObject({ done: true })
  })

  test.each([
    [
      'a command before hello',
      '{"send":"command","id":"abcdefgh","version":1,"body":{"command":"start"}}',
      'not-seated',
    ],
    ['deep JSON', `${'['.repeat(4_000)}${']'.repeat(4_000)}`, 'too-deep'],
    ['__proto__', '{"send":"hello","__proto__":{"isHost":true}}', 'forbidden-key'],
    ['nothing', '', 'not-json'],
    ['a list', '[]', 'not-an-object'],
  ])('%s: one clear word, and the socket closes', async (_, text, code) => {
    const made = await device('bad', 'bad')
    made.socket?.send(text)
    expect(await closing(made)).toMatchObject({ why: { code } })
  })

  test('10,000 malformed messages do no harm', async () => {
    const host = await device('malformed', 'host')
    await host.create(settingsOf(2))
    const random = randomFrom('malformed')
    const good = JSON.stringify({
      send: 'hello',
      protocol: PROTOCOL,
      table: idOf('malformed'),
      key: 'k'.repeat(43),
      have: null,
    })
    const raw: string[] = []
    for (let i = 0; i < 10_000; i++) {
      const letters = good.split('')
      for (let k = 0; k <= random.below(6); k++)
        letters[random.below(letters.length)] = String.fromCharCode(random.below(0x300))
      raw.push(letters.slice(0, random.below(letters.length + 1)).join(''))
    }
    const { readFrame, onlineNo } = await import('@haven/table')
    let refused = 0
    for (const text of raw) {
      try {
        readFrame(text)
      } catch (error) {
        if (!onlineNo(error)) throw error
        refused++
      }
    }
    expect(refused).toBeGreaterThan(9_000)
    // All of them over real sockets, of which each is closed at its first.
    const line = async (from: number): Promise<void> => {
      const made = await new Device(address, idOf('malformed'), 'x').connect()
      for (const text of raw.slice(from, from + A_SOCKET)) made.socket?.send(text)
      await closing(made).catch(() => undefined)
      await made.close()
    }
    for (let i = 0; i < raw.length; i += AT_ONCE * A_SOCKET) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => line(i + k * A_SOCKET)))
    }
    expect(await host.command({ command: 'say', to: 'table', text: 'still here' })).toMatchObject({ done: true })
  })

  test('bytes that are no HTTP are answered and closed', async () => {
    const answer = await new Promise<string>((resolve) => {
      const raw = connect(server.port, '127.0.0.1', () => raw.write('\x16\x03\x01 not http\r\n\r\n'))
      let text = ''
      raw.on('data', (data) => (text += String(data)))
      raw.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/400/)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })
})

describe('limits', () => {
  /** A server of its own: limits are those of an address. */
  async function alone(env: Record<string, string>, act: (at: string) => Promise<void>): Promise<void> {
    const own = mkdtempSync(join(tmpdir(), 'haven-limits-'))
    const started = await startServer(
      readConfig({ PORT: '0', DATA_DIR: own, LOG_LEVEL: 'silent', BOT_WORKERS: '1', ...env }),
      null,
    )
    await act(`http://127.0.0.1:${started.port}`)
    await started.close()
    rmSync(own, { recursive: true, force: true })
  }

  test('an address may come only so often, and is told when it may again', () =>
    alone({ SOCKETS_PER_ADDRESS: '6' }, async (at) => {
      const host = await new Device(at, idOf('often'), 'host').connect()
      await host.create(settingsOf(2))
      const heard: string[] = []
      for (let i = 0; i < 12; i++) {
        const guest = await new Device(at, idOf('often'), `guest${i}`).connect()
        if (i % 2 === 0) await guest.hello()
        else await guest.greet({ send: 'join', code: 'c'.repeat(43) })
        const last = guest.frames.at(-1)
        heard.push(last?.tell === 'closing' && last.why !== 'shutdown' ? last.why.code : String(last?.tell))
        if (heard.at(-1) === 'too-fast')
          expect(last).toMatchObject({ why: { params: { seconds: expect.any(Number) } } })
        await guest.close()
      }
      expect(heard.slice(0, 6)).toEqual(['table', 'wrong-code', 'table', 'wrong-code', 'table', 'wrong-code'])
      expect(heard.slice(6)).toContain('too-fast')
      await host.close()
    }))

  test.each([
    ['', false],
    ['hooks.example', true],
  ])('with webhooks to "%s" the welcome says that there are any: %s', (hosts, hooks) =>
    alone({ WEBHOOK_HOSTS: hosts }, async (at) => {
      const host = await new Device(at, idOf('hooks'), 'host').connect()
      await host.create(settingsOf(2))
      expect(host.frames[0]).toMatchObject({ tell: 'welcome', hooks })
      await host.close()
    }),
  )

  test('a device that talks at many tables is told to wait, and its sockets stay open', () =>
    alone({ TABLES_PER_MINUTE: '100' }, async (at) => {
      const refused: unknown[] = []
      const tables: Device[] = []
      for (let i = 0; i < 6; i++) {
        const host = await new Device(at, idOf(`many${i}`), 'host').connect()
        await host.create(settingsOf(2))
        tables.push(host)
      }
      let said = 0
      for (let n = 0; n < 8; n++) {
        for (const host of tables) {
          const reply = await host.command({ command: 'say', to: 'table', text: `line ${n}` })
          if (reply.done) said++
          else refused.push(reply.refusal)
        }
      }
      expect(said).toBeGreaterThanOrEqual(20)
      expect(said).toBeLessThan(45)
      expect(refused[0]).toEqual({ code: 'too-fast', rule: 'online', params: { seconds: 1 } })
      for (const host of tables)
        expect(await host.command({ command: 'rename', name: 'H' })).toMatchObject({ done: true })
      await Promise.all(tables.map((host) => host.close()))
    }))

  test('a frame that is too large logs no stack', async () => {
    const bundled = await bundle()
    const own = mkdtempSync(join(tmpdir(), 'haven-large-'))
    const child = await ServerProcess.start(bundled.file, { DATA_DIR: own, LOG_LEVEL: 'info', BOT_WORKERS: '1' })
    for (let i = 0; i < 10; i++) {
      const made = await new Device(child.address, idOf('large'), 'large').connect()
      made.socket?.send('x'.repeat(9_000))
      expect(await new Promise((resolve) => made.socket?.once('close', resolve))).toBe(1_009)
    }
    await child.stop()
    expect(child.output.join('')).not.toMatch(/payload|stack|WS_ERR/i)
    bundled.remove()
    rmSync(own, { recursive: true, force: true })
  })
})

describe('a seat', () => {
  test('that many want at once has one winner', async () => {
    const host = await device('race', 'host')
    await host.create(settingsOf(2))
    const rivals = await Promise.all(Array.from({ length: 10 }, (_, i) => device('race', `rival${i}`)))
    await Promise.all(rivals.map((rival) => rival.hello()))
    const replies = await Promise.all(
      rivals.map((rival, i) => rival.command({ command: 'claim', name: `Rival ${i}`, seats: ['sins'] })),
    )
    expect(replies.filter(({ done }) => done)).toHaveLength(1)
  })
})
