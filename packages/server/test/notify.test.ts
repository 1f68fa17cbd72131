import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onlyRules } from '@haven/table'
import type { Notice } from '@haven/table/keeper'
import { Keeper, memoryStore } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../src/index.ts'
import { isAllowedPush, push, seal, vapidKey } from '../src/notify/push.ts'
import { callHook, hookMessage, isAllowedHook } from '../src/notify/webhook.ts'
import { EACH, type Guest, House, playOn, worldOf } from './table-at-home.ts'

describe('a webhook', () => {
  const hosts = ['hooks.example', '*.slack.com']
  test.each([
    ['https://hooks.example/a/b', true],
    ['https://hooks.slack.com/services/x', true],
    ['http://hooks.example/a', false],
    ['https://hooks.example.evil.com/a', false],
    ['https://evilslack.com/a', false],
    ['https://hooks.example:8443/a', false],
    ['https://user:word@hooks.example/a', false],
    ['https://127.0.0.1/a', false],
    ['https://hooks.example@evil.com/a', false],
    ['file:///etc/passwd', false],
    ['hooks.example', false],
  ])('%s may be told: %s', (url, isAllowed) => {
    expect(isAllowedHook(url, hosts)).toBe(isAllowed)
    expect(isAllowedHook(url, [])).toBe(false)
  })

  test('hosts are configured by name', () => {
    expect(readConfig({ WEBHOOK_HOSTS: 'discord.com, *.slack.com' }).webhookHosts).toEqual([
      'discord.com',
      '*.slack.com',
    ])
    for (const wrong of ['https://discord.com', 'localhost', '10.0.0.1', '*']) {
      expect(() => readConfig({ WEBHOOK_HOSTS: wrong })).toThrow(ConfigError)
    }
  })

  test('gets a line with a name, and no redirect leads it astray', async () => {
    const heard: string[] = []
    const server = createServer((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: '/told' }).end()
      else request.on('data', (data) => heard.push(String(data))).on('end', () => response.writeHead(204).end())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect(await callHook(`${address}/told`, hookMessage('Ann', 'hero1'))).toBe(true)
    await expect(callHook(`${address}/away`, hookMessage('Ann', 'hero1'))).rejects.toThrow()
    expect(heard.map((text) => JSON.parse(text) as unknown)).toEqual([hookMessage('Ann', 'hero1')])
    await new Promise((resolve) => server.close(resolve))
  })

  test('is told in the language that was given with it; without one, in English', () => {
    expect(hookMessage('Ann', 'hero1').text).toBe('Haven: it is your turn, Ann.')
    expect(hookMessage('Ann', 'hero1', 'xx').text).toBe('Haven: it is your turn, Ann.')
    expect(hookMessage('Ann', 'hero1', 'pseudo').text).toMatch(/^⟦[^a-z]+ Ann\.⟧$/)
  })

  test('is set by the host alone, is shown to nobody, and is called once for each turn', async () => {
    const house = new House()
    const notices: Notice[] = []
    const keeper = new Keeper({
      versions: onlyRules(rules),
      store: memoryStore(house.database),
      world: {
        ...worldOf(house.time, 'hooks'),
        call: async (notice) => {
          notices.push(notice)
          return notice.pushes.map(({ endpoint }) => endpoint)
        },
      },
    })
    const opened = await house.open(EACH)
    const guests = await Promise.all(opened.map((guest) => guest.greetAt(keeper)))
    const [host, second] = guests as [Guest, Guest]
    const url = 'https://hooks.example/secret-path'
    expect(await second.do({ command: 'webhook', url })).toMatchObject({ refusal: { code: 'host-only' } })
    expect(await host.do({ command: 'webhook', url: 'https://evil.example/' })).toMatchObject({
      refusal: { code: 'hook-not-allowed' },
    })
    expect(await host.do({ command: 'webhook', url, language: 'pseudo' })).toMatchObject({ done: true })
    expect(second.table$.room.webhook).toBe(true)
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
    const evil = { endpoint: 'https://evil.example/push', ...keys }
    expect(await second.do({ command: 'push', subscription: evil })).toMatchObject({
      refusal: { code: 'hook-not-allowed' },
    })
    const subscription = { endpoint: 'https://hooks.example/push-path', ...keys, language: 'de-AT' }
    expect(await second.do({ command: 'push', subscription })).toMatchObject({ done: true })
    expect(second.table$.room.you.devices[0]?.push).toBe(true)
    await host.do({ command: 'start' })
    await playOn(house, guests, () => false)
    expect(JSON.stringify(guests.map(({ frames }) => frames))).not.toMatch(/secret-path|push-path/)
    expect(notices.length).toBeGreaterThan(3)
    // The service said at the first note that it is gone: it is not asked again.
    const pushed = notices.filter(({ pushes }) => pushes.length > 0)
    expect(pushed.map(({ pushes }) => pushes[0]?.language)).toEqual(['de-AT'])
    expect(new Set(notices.map(({ language }) => language))).toEqual(new Set(['pseudo']))
    expect(second.table$.room.you.devices[0]?.push).toBe(false)
    expect(new Set(notices.map(({ seat }) => seat)).size).toBeGreaterThan(1)
    for (const { name, webhook } of notices) expect([name.startsWith('Guest'), webhook]).toEqual([true, url])
  })
})

/** Opens a note as a browser does (RFC 8291). */
function openNote(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + 65)]
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
  const material = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, about, 32))
  const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-16))
  const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
  expect(text.at(-1)).toBe(2)
  return text.subarray(0, -1).toString('utf8')
}

describe('Web Push', () => {
  test('seals as the example of RFC 8291 does', () => {
    const own = createECDH('prime256v1')
    own.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'))
    const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
    const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
    const sealed = seal(
      'When I grow up, I want to be a watermelon',
      keys,
      own,
      Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    )
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  test('a service in its place gets a signed note that the browser can open; one that is gone is said to be', async () => {
    const browser = createECDH('prime256v1')
    browser.generateKeys()
    const auth = Buffer.alloc(16, 7)
    const heard: { headers: Record<string, unknown>; body: Buffer }[] = []
    const server = createServer((request, response) => {
      const parts: Buffer[] = []
      request
        .on('data', (data: Buffer) => parts.push(data))
        .on('end', () => {
          heard.push({ headers: request.headers, body: Buffer.concat(parts) })
          response.writeHead(request.url === '/gone' ? 410 : 201).end()
        })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const key = vapidKey(Buffer.alloc(32, 9).toString('base64url'), 'mailto:host@haven.example')
    const keys = { p256dh: browser.getPublicKey().toString('base64url'), auth: auth.toString('base64url') }
    expect(await push({ endpoint: `${address}/ok`, ...keys }, '{"seat":"hero1"}', key, 1_000_000)).toBe('sent')
    expect(await push({ endpoint: `${address}/gone`, ...keys }, 'x', key, 1_000_000)).toBe('gone')
    const [{ headers, body }] = heard as [(typeof heard)[number]]
    expect(openNote(body, browser, auth)).toBe('{"seat":"hero1"}')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    const [, head, claims, signature, point] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(
      String(headers.authorization),
    )!
    const bytes = Buffer.from(point!, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: bytes.subarray(1, 33).toString('base64url'),
      y: bytes.subarray(33).toString('base64url'),
    }
    const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature!, 'base64url'))).toBe(true)
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString('utf8'))).toMatchObject({
      aud: address,
      sub: 'mailto:host@haven.example',
    })
    await new Promise((resolve) => server.close(resolve))
  })

  test('goes to the services of browsers and nowhere else', () => {
    expect(isAllowedPush('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
    expect(isAllowedPush('https://web.push.apple.com/abc')).toBe(true)
    for (const url of [
      'http://fcm.googleapis.com/x',
      'https://10.0.0.1/x',
      'https://fcm.googleapis.com.evil.com/x',
      'x',
    ]) {
      expect(isAllowedPush(url)).toBe(false)
    }
  })
})
