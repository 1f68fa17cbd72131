import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../src/index.ts'
import { Keeper } from '../src/keeper/keeper.ts'
import type { Notice } from '../src/keeper/world.ts'
import { callHook, hookMessage, isAllowedHook } from '../src/notify/webhook.ts'
import { storeOf } from './sim/database.ts'
import { rules } from './sim/rules.ts'
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

  test('is set by the host alone, is shown to nobody, and is called once for each turn', async () => {
    const house = new House()
    const notices: Notice[] = []
    const keeper = new Keeper({
      rulesOf: () => rules,
      store: storeOf(house.database),
      world: { ...worldOf(house.time, 'hooks'), call: (notice) => void notices.push(notice) },
    })
    const opened = await house.open(EACH)
    const guests = await Promise.all(opened.map((guest) => guest.greetAt(keeper)))
    const [host, second] = guests as [Guest, Guest]
    const url = 'https://hooks.example/secret-path'
    expect(await second.do({ command: 'webhook', url })).toMatchObject({ refusal: { code: 'host-only' } })
    expect(await host.do({ command: 'webhook', url: 'https://evil.example/' })).toMatchObject({
      refusal: { code: 'hook-not-allowed' },
    })
    expect(await host.do({ command: 'webhook', url })).toMatchObject({ done: true })
    expect(second.table$.room.webhook).toBe(true)
    await host.do({ command: 'start' })
    await playOn(house, guests, () => false)
    expect(JSON.stringify(guests.map(({ frames }) => frames))).not.toContain('secret-path')
    expect(notices.length).toBeGreaterThan(3)
    expect(new Set(notices.map(({ seat }) => seat)).size).toBeGreaterThan(1)
    for (const { name, webhook } of notices) expect([name.startsWith('Guest'), webhook]).toEqual([true, url])
  })
})
