import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { idOf, settingsOf } from '@haven/testkit/sim'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError, type RunningServer, readConfig, type ServeClient, startServer } from '../src/index.ts'
import type { Door } from '../src/nodes/door.ts'
import type { CareStore } from '../src/store/care-store.ts'
import type { ServerStore } from '../src/store/server-store.ts'
import { createMetrics } from '../src/web/metrics.ts'
import { clientNetwork } from '../src/web/network.ts'
import { createHttp } from '../src/web/server.ts'
import { Device } from './device.ts'

/** What stands between the server and everybody who can reach its port. */

const folder = mkdtempSync(join(tmpdir(), 'haven-edge-'))
const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
  rmSync(folder, { recursive: true, force: true })
})

const client: ServeClient = ({ url = '' }, response, refuse) => {
  if (url.endsWith('.js')) refuse(404)
  else response.writeHead(200).end('client')
}

let count = 0
type Instead = Parameters<typeof startServer>[2]
async function start(env: Record<string, string> = {}, instead: Instead = {}): Promise<RunningServer & { at: string }> {
  const own = { PORT: '0', DATA_DIR: join(folder, `data-${count++}`), LOG_LEVEL: 'silent', BOT_WORKERS: '1' }
  const server = await startServer(readConfig({ ...own, ...env }), client, instead)
  ends.push(() => server.close())
  return { ...server, at: `http://127.0.0.1:${server.port}` }
}

/** Bytes in, all bytes out until the server hangs up, and after how many milliseconds it did. */
function raw(port: number, bytes: string, more?: (write: (text: string) => void) => void) {
  return new Promise<{ text: string; ms: number }>((resolve) => {
    const began = performance.now()
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes)
      more?.((text) => void (socket.writable && socket.write(text)))
    })
    let text = ''
    socket.on('data', (data) => (text += String(data)))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ text, ms: performance.now() - began }))
  })
}

describe('a network', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:5123', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    ['unknown', 'unknown'],
    ['999.1.1.1', 'unknown'],
    ['2001:db8::1::2', 'unknown'],
  ])('of %j is %s', (ip, network) => {
    expect(clientNetwork(ip)).toBe(network)
  })
})

describe('TRUST_PROXY', () => {
  test('is a number of proxies or a list of networks', () => {
    const of = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy
    expect(of('')).toBe(0)
    expect(of('0')).toBe(0)
    expect(of('1')).toBe(1)
    expect(of('2')).toBe(2)
    expect(of('10.0.0.0/8, fd00::/8,192.0.2.1')).toEqual(['10.0.0.0/8', 'fd00::/8', '192.0.2.1'])
    for (const wrong of [
      '11',
      'yes',
      'true',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '10.0.0/8',
      'fd00::/129',
      '1,',
      '10.0.0.0/8/8',
    ]) {
      expect(() => of(wrong), wrong).toThrow(ConfigError)
      expect(() => of(wrong), wrong).toThrow('TRUST_PROXY')
    }
  })

  /** 200 requests at once: are more of them answered than one visitor may ask in that time? */
  async function isOverrun(at: string, forwarded: (i: number) => string, path = '/api/tables'): Promise<boolean> {
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const answer = await fetch(at + path, { headers: { 'x-forwarded-for': forwarded(i) } })
        await answer.arrayBuffer()
        return answer.status
      }),
    )
    const most = 61 + ((performance.now() - began) / 1_000) * 20
    return answers.filter((status) => status !== 429).length > most
  }
  const forged = (i: number): string => `198.51.100.${i}`

  test.each([
    ['0', forged, 'no proxy: the header counts for nothing'],
    ['1', (i: number) => `${forged(i)}, 203.0.113.5`, 'one proxy: what it has added last counts'],
    ['2', (i: number) => `${forged(i)}, 203.0.113.5, 10.0.0.1`, 'two proxies: what the first has added'],
    ['127.0.0.0/8', (i: number) => `${forged(i)}, 203.0.113.5`, 'networks: the first address that is in none of them'],
    ['127.0.0.1,10.0.0.0/8', (i: number) => `${forged(i)}, 203.0.113.5, 10.9.9.9`, 'networks: those of two proxies'],
    ['10.0.0.0/8', forged, 'networks: who comes from elsewhere is nobody’s proxy'],
    ['1', (i: number) => `2001:db8:1:2::${i.toString(16)}`, 'addresses of one /64 are one visitor'],
    ['1', (i: number) => `not-an-address-${i}`, 'what is no address has no limit of its own'],
  ])('%s with forged addresses is one limit (%#)', async (setting, forwarded) => {
    const { at } = await start({ TRUST_PROXY: setting })
    expect(await isOverrun(at, forwarded)).toBe(false)
  })

  test('visitors behind one proxy have a limit each', async () => {
    const { at } = await start({ TRUST_PROXY: '1' })
    expect(await isOverrun(at, forged)).toBe(true)
  })

  test('sockets and new tables count by network too', async () => {
    const { at } = await start({ TRUST_PROXY: '1', SOCKETS_PER_ADDRESS: '3', TABLES_PER_MINUTE: '2' })
    const from = (address: string, table = 'x') =>
      new Device(at, idOf(table), 'x').connect({ origin: at, 'x-forwarded-for': address })
    const open = [await from('2001:db8::1'), await from('1.2.3.4, 2001:db8::2'), await from('2001:db8:0:0:9::3')]
    await expect(from('9.9.9.9, 2001:db8::4')).rejects.toThrow('status 429')
    open.push(await from('2001:db8:0:1::1'))
    for (const device of open) await device.close()
    const made = []
    for (let i = 0; i < 3; i++) {
      const host = await from(`2001:db8:7:7::${i + 1}`, `made-${i}`)
      await host.create(settingsOf(2))
      made.push(host.frames.at(-1)?.tell)
      await host.close()
    }
    expect(made).toEqual(['table', 'table', 'closing'])
  })

  test.each([
    '/api/tables',
    '/%61pi/tables',
    '/api/%74ables',
    '/api/tables/',
    '/api/tables?x=1',
    '/api/none',
    '/healthz',
  ])('%s is not a way around the limit', async (path) => {
    const { at } = await start()
    expect(await isOverrun(at, forged, path)).toBe(false)
  })

  test.each([
    '//api/tables',
    '/API/tables',
    '/api/tables.',
    '/./api/tables',
    '/api/../api/tables',
    '/x/%2e%2e/api/tables',
  ])('%s is no other name of the list', async (path) => {
    const { port } = await start()
    const many = await Promise.all(
      Array.from({ length: 100 }, () => raw(port, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)),
    )
    const lists = many.filter(({ text }) => text.includes('"tables"'))
    expect(lists.length === 0 || many.some(({ text }) => text.includes(' 429 '))).toBe(true)
  })
})

describe('/metrics', () => {
  const statusOf = async (at: string, authorization?: string) =>
    (await fetch(`${at}/metrics`, authorization ? { headers: { authorization } } : {})).status

  test('is closed unless the host asks for it', async () => {
    expect(await statusOf((await start()).at)).toBe(404)
    expect(await statusOf((await start({ METRICS_OPEN: '1' })).at)).toBe(200)
  })

  test('with a token it is open to who has that, whatever else is set', async () => {
    const { at } = await start({ METRICS_TOKEN: 'secret', METRICS_OPEN: '1' })
    expect([await statusOf(at), await statusOf(at, 'Bearer wrong'), await statusOf(at, 'Bearer secret')]).toEqual([
      401, 401, 200,
    ])
  })
})

const OWN = ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'cross-origin-resource-policy']

describe('whoever is not served', () => {
  let secure: ReturnType<typeof start>
  let plain: ReturnType<typeof start>
  beforeAll(() => {
    secure = start({ PUBLIC_ORIGIN: 'https://haven.example' })
    plain = start()
  })

  const get = (
    at: string,
    path: string,
    accept: string,
    more: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => fetch(at + path, { ...more, headers: { accept, ...more.headers } })

  test.each([
    ['/api/unknown', 404, 'not-found', {}],
    ['/api', 404, 'not-found', {}],
    ['/ws', 404, 'not-found', {}],
    ['/metrics', 404, 'not-found', {}],
    ['/gone.js', 404, 'not-found', {}],
    [
      '/api/tables',
      413,
      'too-large',
      { method: 'POST', body: 'x'.repeat(20_000), headers: { 'content-type': 'text/plain' } },
    ],
    ['/api/tables', 400, 'bad-request', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
    ['/%zz', 400, 'bad-request', {}],
  ] as const)('%s: %i in one word, or as a page, with all headers', async (path, status, word, init) => {
    const { at } = await secure
    const [json, page] = [await get(at, path, '*/*', init), await get(at, path, 'text/html,*/*;q=0.8', init)]
    for (const answer of [json, page]) {
      expect(answer.status).toBe(status)
      for (const name of OWN) expect(answer.headers.has(name), name).toBe(true)
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(await json.json()).toEqual({ error: word })
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toMatch(/<html lang="en">.*<title>.+<\/title>.*<h1>.+<\/h1>.*<a href="\/">/s)
  })

  test('a fault of ours: 500, and no word of what it was', async () => {
    const fails = () => Promise.reject(new Error('secret detail'))
    const { app } = createHttp({
      config: readConfig({ LOG_LEVEL: 'silent' }),
      door: {} as Door,
      store: { listed: fails, tryWrite: fails } as unknown as ServerStore,
      metrics: createMetrics({ tables: () => 0, sockets: () => 0, botQuestions: () => 0 }),
      client: null,
      careStore: {} as CareStore,
      bans: { isBanned: () => false },
      mailer: null,
    })
    ends.push(() => app.close())
    const answer = await app.inject({ url: '/api/tables', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('<h1>')
    expect(answer.body).not.toContain('secret')
    for (const name of OWN) expect(answer.headers[name], name).toBeDefined()
    expect((await app.inject('/healthz')).statusCode).toBe(503)
  })

  test('too many at once: 429 with a hint when to come again', async () => {
    const { at } = await start()
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(at, '/api/tables', 'text/html')))
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('1')
    expect(await refused?.text()).toContain('<h1>')
  })

  test.each([
    ['no HTTP', '\x16\x03\x01 not http\r\n\r\n', 400, 'bad-request'],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400, 'bad-request'],
    [
      'long headers',
      `GET / HTTP/1.1\r\nhost: x\r\naccept: text/html\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'headers',
    ],
    [
      'a bad upgrade',
      'GET /ws HTTP/1.1\r\nhost: x\r\norigin: http://x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      400,
      'bad-request',
    ],
    [
      'a foreign origin',
      'GET /ws HTTP/1.1\r\nhost: x\r\norigin: http://y\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      403,
      'origin',
    ],
    [
      'an upgrade of a page',
      'GET /t/abc HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      404,
      'not-found',
    ],
    [
      'an upgrade of the list',
      'GET /api/tables HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n',
      404,
      'not-found',
    ],
  ])('%s: answered with all headers, and the connection ends', async (_, bytes, status, word) => {
    const { port } = await plain
    const { text, ms } = await raw(port, bytes)
    expect(text).toContain(`HTTP/1.1 ${status} `)
    for (const name of OWN) expect(text.toLowerCase(), name).toContain(`${name}: `)
    expect(text).toContain(status === 431 ? '<h1>' : `{"error":"${word}"}`)
    expect(ms).toBeLessThan(5_000)
  })
})

test('HSTS is on everything where browsers come by https, and nowhere else', async () => {
  const secure = await start({ PUBLIC_ORIGIN: 'https://haven.example' })
  const plain = await start({ PUBLIC_ORIGIN: 'http://haven.example' })
  for (const path of ['/', '/healthz', '/api/tables']) {
    const of = async (at: string) => (await fetch(at + path)).headers.get('strict-transport-security')
    expect(await of(secure.at)).toBe('max-age=31536000')
    expect(await of(plain.at)).toBeNull()
  }
})

describe('whoever takes his time', () => {
  const times = { headers: 300, request: 500, idle: 300, quiet: 2_000, look: 100 }
  const SOON = 2_500
  let impatient: ReturnType<typeof start>
  beforeAll(() => {
    impatient = start({}, { times })
  })

  test.each([
    ['says nothing', ''],
    ['does not end a line', 'GET / HTTP/1.1'],
    ['does not end the headers', 'GET / HTTP/1.1\r\nhost: x\r\n'],
    [
      'sends half a body',
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nhalf',
    ],
    [
      'sends half a body to a page',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nhalf',
    ],
    ['asks nothing more', 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('and %s: the connection ends', async (_, bytes) => {
    const { port } = await impatient
    expect((await raw(port, bytes)).ms).toBeLessThan(SOON)
  })

  test('and sends a byte now and then: the same, and others are served meanwhile', async () => {
    const { port, at } = await impatient
    const timers: NodeJS.Timeout[] = []
    const slow = Array.from({ length: 50 }, () =>
      raw(port, 'GET / HTTP/1.1\r\nhost: x\r\n', (write) => timers.push(setInterval(() => write('x'), 50))),
    )
    expect((await fetch(`${at}/healthz`)).status).toBe(200)
    for (const { ms, text } of await Promise.all(slow)) {
      expect(ms).toBeLessThan(SOON)
      expect(text).toMatch(/^HTTP\/1\.1 408 /)
    }
    for (const timer of timers) clearInterval(timer)
  })

  test('at a table is not sent away', async () => {
    const { at } = await impatient
    const host = await new Device(at, idOf('quiet'), 'host').connect()
    await host.create(settingsOf(2))
    await new Promise((resolve) => void setTimeout(resolve, SOON))
    expect(await host.command({ command: 'say', to: 'table', text: 'still here' })).toMatchObject({ done: true })
    await host.close()
  })
})
