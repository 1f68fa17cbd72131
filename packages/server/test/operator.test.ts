import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { idOf, settingsOf } from '@haven/testkit/sim'
import Database from 'libsql'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readNetwork } from '../src/care/bans.ts'
import { ConfigError, type RunningServer, readConfig, startServer } from '../src/index.ts'
import { Sessions } from '../src/web/operator/session.ts'
import { Device } from './device.ts'

/** The page of whoever runs the server, and what can be done there. */

const TOKEN = 'a token that nobody guesses'
const data = mkdtempSync(join(tmpdir(), 'haven-operator-'))
let server: RunningServer | null = null
let address = ''
let devices: Device[] = []

async function restart(): Promise<void> {
  await server?.close()
  const env = { PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent', BOT_WORKERS: '1', OPERATOR_TOKEN: TOKEN }
  server = await startServer(readConfig({ ...env, BACKUP_DIR: join(data, 'copies') }), null)
  address = `http://127.0.0.1:${server.port}`
}
beforeAll(restart)
afterEach(async () => {
  await Promise.all(devices.map((device) => device.close()))
  devices = []
})
afterAll(async () => {
  await server?.close()
  rmSync(data, { recursive: true, force: true })
})

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${address}/operator${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: address, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

let cookie = ''
async function enter(): Promise<string> {
  if (cookie !== '') return cookie
  const answer = await post('/enter', { name: 'Olga <b>', token: TOKEN })
  expect(answer.status).toBe(303)
  const set = answer.headers.get('set-cookie') ?? ''
  expect(set).toMatch(/HttpOnly; SameSite=Strict/)
  cookie = set.split(';')[0] ?? ''
  return cookie
}

const look = async (query = ''): Promise<string> =>
  (await fetch(`${address}/operator${query}`, { headers: { cookie: await enter() } })).text()

async function deed(fields: Record<string, string>): Promise<string> {
  const answer = await post('/deed', fields, { cookie: await enter() })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

async function device(table: string, key: string): Promise<Device> {
  const made = await new Device(address, idOf(table), key).connect()
  devices.push(made)
  return made
}

describe('coming in', () => {
  test('without a token of the server there is no page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haven-none-'))
    const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', BOT_WORKERS: '1' }
    const other = await startServer(readConfig(env), (_, response) => void response.writeHead(200).end('client'))
    for (const [path, method] of [
      ['/operator', 'GET'],
      ['/operator/', 'GET'],
      ['/operator/enter', 'POST'],
      ['/operator/deed', 'POST'],
    ]) {
      expect((await fetch(`http://127.0.0.1:${other.port}${path}`, { method: method ?? '' })).status).toBe(404)
    }
    await other.close()
    rmSync(folder, { recursive: true, force: true })
    expect(() => readConfig({ OPERATOR_TOKEN: 'short' })).toThrow(ConfigError)
    expect(() => readConfig({ OPERATOR_TOKEN: 'short' })).not.toThrow(/short/)
  })

  test('nothing is shown before the token is, and no script can be in the page', async () => {
    const answer = await fetch(`${address}/operator`)
    const text = await answer.text()
    expect(text).toContain('Token')
    expect(text).not.toContain('What was moderated')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const inside = await look()
    expect(inside).toContain('Olga &lt;b&gt;')
    expect(inside).not.toContain('<script')
  })

  test('a foreign page can do nothing, whatever cookie comes with it', async () => {
    const fields = { deed: 'ban', network: '203.0.113.9', days: '1', why: '' }
    for (const origin of ['https://evil.example', 'null', '']) {
      expect((await post('/deed', fields, { cookie: await enter(), origin })).status).toBe(403)
    }
    expect((await post('/deed', fields)).status).toBe(403)
    expect((await post('/deed', fields, { cookie: `${await enter()}x` })).status).toBe(403)
    expect((await post('/enter', { name: 'N', token: TOKEN }, { origin: 'https://evil.example' })).status).toBe(403)
    expect(await look()).not.toContain('203.0.113.9')
  })

  test('a cookie ends, and one of another token is none', () => {
    const sessions = new Sessions(TOKEN, true)
    const header = sessions.begin('Olga', 1_000)
    expect(header).toContain('Secure')
    const own = header.split(';')[0]
    expect(sessions.read(own, 2_000)).toBe('Olga')
    expect(sessions.read(`other=1; ${own}`, 2_000)).toBe('Olga')
    expect(sessions.read(own, 1_000 + 13 * 3_600_000)).toBeNull()
    expect(new Sessions('another token of this kind', true).read(own, 2_000)).toBeNull()
    expect(sessions.read(own?.replace('haven_operator=', 'haven_operator=x'), 2_000)).toBeNull()
    expect(sessions.read(undefined, 2_000)).toBeNull()
  })
})

describe('the page', () => {
  test('counts tables, tells load and disk, and makes a backup', async () => {
    await (await device('one', 'host')).create(settingsOf(2))
    const host = await device('two', 'host')
    await host.create(settingsOf(2))
    await host.command({ command: 'claim', name: 'Host', seats: ['hero1'] })
    await host.command({ command: 'start' })
    expect(await deed({ deed: 'backup' })).toBe('/operator?done=backup')
    expect(await deed({ deed: 'remove', table: idOf('nobody'), sure: '1' })).toBe('/operator?undone=remove')
    const text = await look('?done=backup')
    expect(text).toMatch(/Before a game<\/th><td>1</)
    expect(text).toMatch(/In play<\/th><td>1</)
    expect(text).toContain('A backup was made and read.')
    expect(text).toMatch(/Open connections<\/dt><dd>2</)
    expect(text).toMatch(/Database<\/dt><dd>[\d.]+ kB/)
    expect(text).toContain('127.0.0.1')
    expect(text).toContain('Olga &lt;b&gt; (operator)')
  })

  test('removes a table: whoever is there is told, and it does not come back', async () => {
    const host = await device('bad', 'host')
    await host.create(settingsOf(2))
    expect(await deed({ deed: 'remove', table: `https://x.example/t#${idOf('bad')}` })).toBe('/operator?undone=remove')
    expect(await deed({ deed: 'remove', table: `https://x.example/t#${idOf('bad')}`, sure: '1', why: 'spam' })).toBe(
      '/operator?done=remove',
    )
    const closing = await host.until(() => host.frames.find(({ tell }) => tell === 'closing'))
    expect(closing).toMatchObject({ why: { code: 'no-such-table' } })
    expect((await (await device('bad', 'host')).hello()).frames).toMatchObject([{ tell: 'closing' }])
    const text = await look()
    expect(text).toContain('removed a table')
    expect(text).toContain('spam')
  })

  test('shows what was reported and what people at tables moderated; a report is put away', async () => {
    const host = await device('talk', 'host')
    await host.create(settingsOf(3))
    await host.command({ command: 'claim', name: 'Host', seats: ['sins'] })
    const guests: Device[] = []
    for (const seat of ['hero1', 'hero2', 'hero3'] as const) {
      const guest = await (await device('talk', seat)).hello()
      await guest.command({ command: 'claim', name: `G ${seat}`, seats: [seat] })
      guests.push(guest)
    }
    // As a table keeps them.
    const db = new Database(join(data, 'haven.db'))
    const { doc } = db.prepare('SELECT doc FROM docs WHERE id = ?').get(idOf('talk')) as { doc: string }
    const report = {
      id: 7,
      at: 5,
      by: { id: 'p1', name: 'Host' },
      person: { id: 'p3', name: 'G hero2' },
      reason: 'insults',
      line: { to: 'table', heard: [], text: '<i>rude</i>' },
    }
    await Promise.all([host, ...guests].map((each) => each.close()))
    await new Promise((resolve) => setTimeout(resolve, 200))
    db.prepare('UPDATE docs SET doc = ? WHERE id = ?').run(
      JSON.stringify({
        ...JSON.parse(doc),
        reports: [report],
        trail: [{ at: 6, action: 'sent-away', by: 'Host', whom: 'G hero3' }],
      }),
      idOf('talk'),
    )
    db.close()
    const text = await look()
    expect(text).toContain('insults')
    expect(text).toContain('&lt;i&gt;rude&lt;/i&gt;')
    expect(text).toContain('Host (at the table)')
    expect(text).toContain('sent away')
    expect(await deed({ deed: 'dismiss', table: idOf('talk'), report: '8' })).toBe('/operator?undone=dismiss')
    // A server that has the table in memory would not know of what was written beside it: this one begins anew.
    await restart()
    expect(await deed({ deed: 'dismiss', table: idOf('talk'), report: '7' })).toBe('/operator?done=dismiss')
    const after = await look()
    expect(after).not.toContain('insults')
    expect(after).toContain('put a report away')
  })
})

describe('networks', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    [' 203.0.113.0/24 ', '203.0.113.0/24'],
    ['2001:DB8::1', '2001:db8::1/64'],
    ['2001:db8::/48', '2001:db8::/48'],
    ['0.0.0.0/0', null],
    ['::/0', null],
    ['10.0.0.0/7', null],
    ['203.0.113.7/33', null],
    ['203.0.113', null],
    ['203.0.113.7/a', null],
    ['203.0.113.7/8/8', null],
    ['localhost', null],
    ['', null],
  ])('%s is %s', (text, network) => {
    expect(readNetwork(text)).toBe(network)
  })

  test('who is kept out is told so, at once and when he comes again, makes no table, and is let in again', async () => {
    const here = await (await device('in', 'host')).create(settingsOf(2))
    expect(await deed({ deed: 'ban', network: '127.0.0.0/24', days: '0', why: 'flood' })).toBe('/operator?done=ban')
    const told = await here.until(() => here.frames.find(({ tell }) => tell === 'closing'))
    expect(told).toMatchObject({ why: { code: 'banned' } })
    const again = await (await device('in', 'host')).hello()
    expect(again.frames).toMatchObject([{ tell: 'closing', why: { code: 'banned' } }])
    const other = await (await device('new', 'host')).create(settingsOf(2))
    expect(other.frames).toMatchObject([{ tell: 'closing', why: { code: 'banned' } }])
    const quick = await fetch(`${address}/api/quick`, {
      method: 'POST',
      headers: { origin: address, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(quick.status).toBe(403)
    expect(await look()).toContain('flood')
    expect(await deed({ deed: 'ban', network: 'everybody', days: '1' })).toBe('/operator?undone=ban')
    expect(await deed({ deed: 'unban', network: '127.0.0.0/24' })).toBe('/operator?done=unban')
    expect((await (await device('in', 'host')).hello()).shown?.room.phase).toBe('lobby')
  })

  test('last of all: guesses of the token end soon', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 8; i++) statuses.push((await post('/enter', { name: 'N', token: `guess ${i}` })).status)
    expect(statuses[0]).toBe(403)
    expect(statuses.at(-1)).toBe(429)
    expect((await post('/enter', { name: 'N', token: TOKEN })).status).toBe(429)
    // Who is in stays in.
    expect(await look()).toContain('What was moderated')
  })
})
