import { PROTOCOL } from '@haven/table'
import { type Page, test } from '@playwright/test'
import { expectSoon as expect, makeTable, tableAt, visitor } from './online-people.ts'
import { startOnline } from './online-server.ts'
import { isSample } from './sample.ts'

/** Names and lines that would be something else than words, if the page let them. */

const GUESTS = 10
/** In the first they come with these names, in all others they change them; talk has a limit, so that each takes seconds. */
const ROUNDS = isSample ? 2 : 5
const WORDS = 2 * GUESTS * ROUNDS

/** With `n` in each, so that no two are alike; a name has at most 24 letters. */
const NAMES: readonly ((n: number) => string)[] = [
  (n) => `<img src=${n} onerror=h()>`,
  (n) => `<b id=x${n}>bold`,
  (n) => `</bdi><script>h(${n})`,
  (n) => `"onload="h(${n})`,
  (n) => `\${h(${n})}{{h()}}`,
  (n) => `javascript:h(${n})`,
  (n) => `__proto__ ${n}`,
  (n) => `&lt;i&gt;${n}&amp;`,
  (n) => `'; DROP TABLE p;-- ${n}`,
  (n) => `צחוק مرح ${n} z\u0334\u0322`,
]
const LINES: readonly ((n: number) => string)[] = [
  (n) => `"><script>h(${n})</script><b>hello</b>`,
  (n) => `<iframe srcdoc="<script>parent.h(${n})</script>"></iframe>`,
  (n) => `<svg onload=h(${n})><a xlink:href="javascript:h()">x</a></svg>`,
  (n) => `<a href="javascript:h(${n})">press</a>`,
  (n) => `{"tell":"table","constructor":{"prototype":${n}}}`,
  (n) => `<style>*{display:none}</style>${n}`,
  (n) => `<details open ontoggle=h(${n})>`,
  (n) => `${'w'.repeat(250)}${n}`,
  (n) => `<math><mi//xlink:href="data:x,<script>h(${n})</script>">`,
  (n) => `<form action="/api/tables" method=post><button>${n}</button></form>`,
]

/** Each guest, on a socket of its own, takes a name and says something. Gives what was refused. */
const speak = (page: Page, table: string, names: readonly string[], lines: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async ({ protocol, table, names, lines }) => {
      const guests = (globalThis as unknown as { guests?: { socket: WebSocket; n: number }[] }).guests ?? []
      Object.assign(globalThis, { guests })
      const refused: string[] = []
      const letters = (bytes: number): string =>
        btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')
      type Refusal = { code: string; params: { seconds?: number } }
      type Frame = { tell: string; id?: string; done?: boolean; version: number; refusal?: Refusal }
      const heard = (socket: WebSocket, wanted: (frame: Frame) => boolean): Promise<Frame> =>
        new Promise((resolve) => {
          const hear = ({ data }: MessageEvent): void => {
            const frame = JSON.parse(data) as Frame
            if (!wanted(frame)) return
            socket.removeEventListener('message', hear)
            resolve(frame)
          }
          socket.addEventListener('message', hear)
        })
      for (let i = guests.length; i < names.length; i++) {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`)
        await new Promise((resolve) => socket.addEventListener('open', resolve))
        const shown = heard(socket, ({ tell }) => tell === 'table')
        socket.send(JSON.stringify({ send: 'hello', protocol, table, key: letters(32), have: null }))
        await shown
        guests.push({ socket, n: 0 })
      }
      const tell = async (guest: { socket: WebSocket; n: number }, body: object): Promise<void> => {
        const id = `${letters(6)}-${guest.n++}`
        const reply = heard(guest.socket, (frame) => frame.tell === 'reply' && frame.id === id)
        guest.socket.send(JSON.stringify({ send: 'command', id, version: 0, body }))
        const frame = await reply
        if (frame.refusal?.code === 'too-fast') {
          // Somebody who shouts so much has to wait between his lines.
          await new Promise((resolve) => setTimeout(resolve, 1_000 * (frame.refusal?.params.seconds ?? 1)))
          return tell(guest, body)
        }
        if (!frame.done) refused.push(JSON.stringify([body, frame]))
      }
      for (const [i, guest] of guests.entries()) {
        const name = names[i]
        await tell(guest, guest.n === 0 ? { command: 'claim', name, seats: [] } : { command: 'rename', name })
        await tell(guest, { command: 'say', to: 'table', text: lines[i] })
      }
      return refused
    },
    { protocol: PROTOCOL, table, names, lines },
  )

/** Everything on the page that is not plain text. */
const elements = (page: Page): Promise<number> =>
  page
    .locator('img, script, iframe, object, embed, style, form, math, [onload], [onerror], [ontoggle], a[href^="java"]')
    .count()

test(`${WORDS} hostile names and lines are words and nothing else`, async ({ browser }) => {
  const server = await startOnline()
  const [host, other] = [await visitor(browser), await visitor(browser)]
  await host.context.addInitScript(() => Object.assign(globalThis, { h: () => document.body.setAttribute('hurt', '') }))
  const hash = await makeTable(host.page, server.address, 'Anna', null)
  await other.page.goto(`${server.address}/credits`)
  const plain = await elements(host.page)
  let shown = 0
  for (let round = 0; round < ROUNDS; round++) {
    const numbers = Array.from({ length: GUESTS }, (_, i) => round * GUESTS + i)
    const names = numbers.map((n, i) => NAMES[i]!(n))
    const lines = numbers.map((n, i) => LINES[i]!(n))
    expect(await speak(other.page, hash.slice(1), names, lines)).toEqual([])
    const log = host.page.getByRole('log', { name: 'Talk' })
    await expect(log.getByText(lines.at(-1)!, { exact: true })).toBeVisible()
    for (const name of names) await expect(host.page.getByText(name, { exact: true }).first()).toBeAttached()
    for (const line of lines) await expect(log.getByText(line, { exact: true })).toHaveCount(1)
    shown += names.length + lines.length
  }
  expect(shown).toBe(WORDS)
  expect(await elements(host.page)).toBe(plain)
  // Somebody who comes later is told the same words.
  await host.page.goto(tableAt(server.address, hash))
  await expect(host.page.getByRole('heading', { name: 'Seats' })).toBeVisible()
  expect(await elements(host.page)).toBe(plain)
  await expect(host.page.locator('[hurt]')).toHaveCount(0)
  expect(host.faults).toEqual([])
  await server.stop()
  for (const { context } of [host, other]) await context.close()
})
