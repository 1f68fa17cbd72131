import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { idOf, keyOf, settingsOf } from '@haven/testkit/sim'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError, type RunningServer, readConfig, startServer } from '../src/index.ts'
import { Clock } from './clock.ts'
import { Device } from './device.ts'
import { SmtpStub } from './smtp-stub.ts'

/** Letters to people whose turn it is, to a mail server on this machine. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const folders: string[] = []
let stub: SmtpStub
let server: RunningServer
let clock: Clock
let address = ''
let devices: Device[] = []

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-mail-'))
  folders.push(folder)
  stub = await SmtpStub.start()
  clock = new Clock()
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    PUBLIC_ORIGIN: address,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    BOT_WORKERS: '1',
    SMTP_URL: stub.url,
    SMTP_FROM: 'Haven <haven@haven.example>',
  }
  server = await startServer(readConfig(env), null, { now: clock.now, after: clock.after })
})
afterEach(async () => {
  await Promise.all(devices.map((device) => device.close()))
  devices = []
  await server.close()
  await stub.stop()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function device(table: string, key: string): Promise<Device> {
  const made = await new Device(address, idOf(table), key).connect()
  devices.push(made)
  return made
}

async function mail(what: 'state' | 'ask' | 'end', table: string, key: string, more: Record<string, string> = {}) {
  const answer = await fetch(`${address}/api/mail/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ table: idOf(table), key: keyOf(key), ...more }),
  })
  return { status: answer.status, ...((await answer.json()) as { state?: string; proof?: string }) }
}

const linkIn = (text: string, path: string): string => {
  const [link = ''] = new RegExp(`${address}/mail/${path}\\?t=[\\w-]+`).exec(text) ?? []
  expect(link).not.toBe('')
  return link
}

async function press(link: string): Promise<string> {
  return (await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).text()
}

/** A table with days to think at which this person is asked at once. */
async function asked(table: string, key: string): Promise<Device> {
  const host = await device(table, key)
  await host.create(settingsOf(2, { time: { control: 'days', hours: 72 }, talk: null }))
  await host.command({ command: 'claim', name: `Ann of ${table}`, seats: ['sins'] })
  return host
}

async function begin(host: Device): Promise<void> {
  await host.command({ command: 'start' })
  await host.until(() => (host.shown?.update?.view.prompts.length ?? 0) > 0)
  await host.close()
}

async function lettersSoon(n: number): Promise<void> {
  for (let tries = 0; stub.letters.length < n && tries < 100; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  expect(stub.letters.length).toBe(n)
}

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300))

test('nothing is sent before the address is confirmed; then one letter for all tables, once a turn, one an hour', async () => {
  const hosts = await Promise.all(['one', 'two'].map((table) => asked(table, 'ann')))
  expect(await mail('ask', 'one', 'stranger', { address: 'ann@mail.example' })).toMatchObject({ status: 403 })
  expect(await mail('ask', 'one', 'ann', { address: 'no address' })).toMatchObject({ status: 400 })
  expect(await mail('ask', 'one', 'ann', { address: 'a@b.example>\r\nBcc: c@d.example' })).toMatchObject({
    status: 400,
  })
  expect(stub.letters).toEqual([])
  expect(await mail('ask', 'one', 'ann', { address: 'Ann@mail.example' })).toMatchObject({ state: 'asked' })
  await lettersSoon(1)
  expect(stub.letters[0]).toMatchObject({ to: 'ann@mail.example' })
  expect(await mail('state', 'one', 'ann')).toMatchObject({ state: 'asked' })
  // Another who gives this address soon after sends no second letter there.
  expect(await mail('ask', 'two', 'ann', { address: 'ann@mail.example' })).toMatchObject({ status: 429 })

  await begin(hosts[0]!)
  clock.pass(3 * HOUR)
  await aMoment()
  expect(stub.letters).toHaveLength(1)

  // A program that opens the link has not confirmed anything; who presses the button has.
  const confirm = linkIn(stub.textOf(0), 'confirm')
  expect(await (await fetch(confirm)).text()).toContain('Yes, write to me')
  expect(await mail('state', 'one', 'ann')).toMatchObject({ state: 'asked' })
  expect(await press(confirm)).toContain('Done.')
  const { proof = '' } = await mail('state', 'one', 'ann')
  expect(await mail('ask', 'two', 'ann', { address: 'ann@mail.example', proof: 'x' })).toMatchObject({ state: 'asked' })
  await lettersSoon(2)
  expect(await mail('ask', 'two', 'ann', { address: 'ann@mail.example', proof })).toMatchObject({ state: 'on' })

  // The turn that began before is over with the next; so one more is begun at each table.
  await begin(hosts[1]!)
  clock.pass(2 * MINUTE)
  await aMoment()
  clock.pass(MINUTE)
  await lettersSoon(3)
  const letter = stub.textOf(2)
  expect(letter).toContain('Subject: Haven: it is your turn')
  expect(letter).toContain('Ann of two, the others wait for you')
  expect(letter).toContain(`${address}/t#${idOf('two')}`)
  expect(letter).toMatch(/List-Unsubscribe:\s+</)
  expect(letter).toContain('From: Haven <haven@haven.example>')
  for (let i = 0; i < 3; i++) {
    clock.pass(2 * HOUR)
    await aMoment()
  }
  expect(stub.letters).toHaveLength(3)

  // Off at once, for everything, by what a mail program sends.
  expect(await press(linkIn(letter, 'off'))).toContain('Done.')
  expect(await mail('state', 'two', 'ann')).toMatchObject({ state: 'none' })
  expect(await (await fetch(linkIn(letter, 'off'))).text()).toContain('has been used')
}, 60_000)

/** Confirmed at once. */
async function confirmed(table: string, key: string, to: string): Promise<string> {
  const before = stub.letters.length
  await mail('ask', table, key, { address: to })
  await lettersSoon(before + 1)
  await press(linkIn(stub.textOf(before), 'confirm'))
  return (await mail('state', table, key)).proof ?? ''
}

test('two tables that wait are one letter; who looks, or is not asked any more, is not written to; a mail server that fails is tried again', async () => {
  const [one, two, three, four] = await Promise.all(['one', 'two', 'three', 'four'].map((table) => asked(table, 'ann')))
  const proof = await confirmed('one', 'ann', 'ann@mail.example')
  for (const table of ['two', 'three', 'four']) await mail('ask', table, 'ann', { address: 'ann@mail.example', proof })
  await begin(one!)
  await begin(two!)
  // The fourth she leaves to a bot; at the third she looks at the question.
  await four!.command({ command: 'start' })
  await four!.command({ command: 'release', seats: ['sins'] })
  await four!.close()
  await three!.command({ command: 'start' })
  stub.isBroken = true
  clock.pass(3 * MINUTE)
  await aMoment()
  expect(stub.letters).toHaveLength(1)
  stub.isBroken = false
  clock.pass(11 * MINUTE)
  await lettersSoon(2)
  const letter = stub.textOf(1)
  expect(letter).toContain('2 tables')
  expect(letter).toContain(idOf('one'))
  expect(letter).toContain(idOf('two'))
  expect(letter).not.toContain(idOf('three'))
  expect(letter).not.toContain(idOf('four'))
  // In an hour she has left the third and it still waits.
  await three!.close()
  await aMoment()
  clock.pass(61 * MINUTE)
  await lettersSoon(3)
  expect(stub.textOf(2)).toContain(idOf('three'))
  expect(stub.textOf(2)).not.toContain(idOf('one'))
  expect(await mail('end', 'one', 'ann')).toMatchObject({ state: 'none' })
}, 60_000)

test('no frame, no list and no other device tells of an address', async () => {
  const host = await asked('one', 'ann')
  await confirmed('one', 'ann', 'ann@mail.example')
  const guest = await (await device('one', 'guest')).hello()
  await guest.command({ command: 'claim', name: 'Guest', seats: ['hero1'] })
  await begin(host)
  expect(JSON.stringify([host.frames, guest.frames])).not.toContain('mail.example')
  expect(await mail('state', 'one', 'guest')).toMatchObject({ state: 'none' })
  expect((await mail('state', 'one', 'guest')).proof).toBeUndefined()
  expect(await (await fetch(`${address}/api/tables`)).text()).not.toContain('mail.example')
})

test('settings are read, and a server without them says that it sends none', async () => {
  const right = {
    SMTP_URL: 'smtps://user:word@mail.example',
    SMTP_FROM: 'a@b.example',
    PUBLIC_ORIGIN: 'https://h.example',
  }
  expect(readConfig(right).smtp).toEqual({ url: right.SMTP_URL, from: right.SMTP_FROM })
  for (const wrong of [
    { SMTP_URL: 'http://user:word@mail.example' },
    { SMTP_FROM: '' },
    { SMTP_FROM: 'nobody' },
    { PUBLIC_ORIGIN: '' },
  ]) {
    expect(() => readConfig({ ...right, ...wrong })).toThrow(ConfigError)
    expect(() => readConfig({ ...right, ...wrong })).not.toThrow(/word/)
  }
  const folder = mkdtempSync(join(tmpdir(), 'haven-nomail-'))
  folders.push(folder)
  const other = await startServer(
    readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', BOT_WORKERS: '1' }),
    null,
  )
  const at = `http://127.0.0.1:${other.port}`
  const post = (path: string) =>
    fetch(at + path, { method: 'POST', headers: { origin: at, 'content-type': 'application/json' }, body: '{}' })
  expect(await (await post('/api/mail/state')).json()).toEqual({ state: 'never' })
  expect((await fetch(`${at}/mail/off?t=x`)).status).toBe(404)
  await other.close()
})
