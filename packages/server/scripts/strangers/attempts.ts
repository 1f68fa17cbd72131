import type { Seat, View } from '@haven/engine'
import type { TableSettings } from '@haven/table'
import { from, newTable, pause, Stranger } from './stranger.ts'

/** What strangers try. Each says how often, and what came of it; nothing is to be gained. */
export interface Attempt {
  readonly what: string
  readonly tried: number
  /** Empty: nothing. */
  readonly gained: readonly string[]
  readonly note?: string
}

export const SETTINGS: TableSettings = {
  listed: true,
  spectators: 'public',
  time: { control: 'none' },
  window: 500,
  talk: 60,
  bot: 'level1',
  setup: { heroPlayers: 2 },
}

const isHandSeen = (view: View | undefined): boolean => view?.sins.hand.some((card) => card !== null) ?? false

/** A table whose host has begun without sitting down, and a guest beside a bot. */
async function besideTheHost(address: string): Promise<{ host: Stranger; guest: Stranger; table: string }> {
  const table = newTable()
  const host = new Stranger(address, table, from('10.1.0.3'))
  await host.create(SETTINGS)
  const guest = new Stranger(address, table, from('10.0.0.1'))
  await guest.hello()
  await guest.do({ command: 'claim', name: 'Guest', seats: ['hero1'] })
  await host.do({ command: 'start' })
  await guest.until(() => guest.shown?.room.phase === 'playing')
  return { host, guest, table }
}

export async function takeover(address: string): Promise<Attempt> {
  const { host, guest, table } = await besideTheHost(address)
  const gained: string[] = []
  let tried = 0
  const attempt = async (what: string, stranger: Stranger, body: Record<string, unknown>): Promise<void> => {
    tried++
    if (await stranger.isDone(body)) gained.push(what)
  }
  const hostId = host.shown?.room.you.person ?? 'p1'
  const own = guest.shown?.room.you.person ?? 'p2'
  await guest.do({ command: 'move', motion: { motion: 'kick', person: hostId } })
  tried++
  await pause(200)
  const isHost = guest.shown?.room.people.find(({ id }) => id === own)?.host ?? false
  if (isHost || !host.shown?.room.you.person) gained.push('sent the host away')
  await attempt('made himself host', guest, { command: 'host', person: own })
  await attempt('changed the settings', guest, { command: 'settings', settings: SETTINGS })
  await attempt('set a webhook', guest, { command: 'webhook', url: null })
  await attempt('began again', guest, { command: 'rematch', swap: true })
  await attempt('played the bot', guest, { command: 'answer', seat: 'sins', prompt: '1-sins', option: 'none' })
  await attempt('gave orders', guest, { command: 'orders', seat: 'sins', orders: [] })
  await attempt('had it explained', guest, { command: 'explain', seat: 'sins', intent: { intent: 'fight' } })
  const shutOut = host.shown?.room.you.devices.length ?? 0
  await guest.do({ command: 'revoke', device: 'd1' })
  await guest.do({ command: 'claim', name: 'Guest', seats: ['sins'] })
  tried += 2
  await pause(200)
  if ((host.shown?.room.you.devices.length ?? 0) < shutOut) gained.push('shut out a device')
  if (guest.shown?.room.you.seats.includes('sins')) gained.push('took the other side')
  // From a second browser, which nobody knows.
  for (const seat of ['sins', 'hero2'] as const satisfies readonly Seat[]) {
    const other = new Stranger(address, table, from('10.0.0.2'))
    await other.hello()
    await other.do({ command: 'claim', name: 'Another', seats: [seat] })
    await pause(200)
    tried++
    if (other.shown?.room.you.seats.includes(seat)) gained.push(`sat down as ${seat}`)
    if (isHandSeen(other.shown?.update?.view)) gained.push('saw the hand')
    other.leave()
  }
  for (const code of ['a'.repeat(43), guest.key]) {
    const other = new Stranger(address, table, from('10.0.0.2'))
    tried++
    if (await other.join(code)) gained.push('joined with a wrong code')
    other.leave()
  }
  const again = new Stranger(address, table, from('10.0.0.2'))
  tried++
  if (await again.create(SETTINGS)) gained.push('made the table again')
  for (const each of [host, guest, again]) each.leave()
  return { what: 'takeover of a table', tried, gained }
}

const NAMES = ['', ' ', '\u200b', '\u2060\u2060', 'Nobody']
const CLAIMS = 40

export async function claims(address: string): Promise<Attempt> {
  const table = newTable()
  const host = new Stranger(address, table, from('10.1.0.3'))
  await host.create(SETTINGS)
  const all: Stranger[] = []
  let tried = 0
  for (; tried < CLAIMS; tried++) {
    const stranger = new Stranger(address, table, from('10.0.0.1'))
    if (!(await stranger.hello())) continue
    void stranger.do({ command: 'claim', name: NAMES[tried % NAMES.length], seats: [] })
    all.push(stranger)
  }
  await pause(500)
  const gained: string[] = []
  const honest = new Stranger(address, table, from('10.1.0.4'))
  await honest.hello()
  if (!(await honest.isDone({ command: 'claim', name: 'Ann', seats: ['hero1'] }))) gained.push('closed the table')
  const people = honest.shown?.room.people ?? []
  const nameless = people.filter(({ name }) => !/[\p{L}\p{N}]/u.test(name)).length
  if (nameless > 0) gained.push(`${nameless} without a name`)
  for (const each of [host, honest, ...all]) each.leave()
  return { what: 'nameless claims', tried, gained, note: `${people.length} people at the table` }
}

const LINES = 1_500
/** What somebody who has much to say may say in so many seconds. */
const mostLines = (seconds: number): number => 20 + 3 * seconds
const MOST_HELLO = 262_144
const LONG = 'never ending '.repeat(20)
const DEAF = 150

/** One who says the same all the time; then many who say hello to all that and never read. */
export async function flood(address: string, seconds: number): Promise<readonly Attempt[]> {
  const { host, guest, table } = await besideTheHost(address)
  const end = Date.now() + seconds * 1_000
  let tried = 0
  let done = 0
  const talking = (async () => {
    while (tried < LINES && Date.now() < end) {
      if (guest.closed) {
        await pause(200)
        guest.closed = null
        if (!(await guest.hello())) continue
      }
      const lines = Array.from({ length: 10 }, () => guest.isDone({ command: 'say', to: 'table', text: LONG }))
      tried += lines.length
      done += (await Promise.all(lines)).filter(Boolean).length
      await pause(50)
    }
  })()
  await pause((seconds * 1_000) / 2)
  const all: Stranger[] = []
  while (all.length < DEAF && Date.now() < end) {
    const stranger = new Stranger(address, table, from(`10.0.1.${all.length % 5}`))
    if (await stranger.greetAndTurnAway()) all.push(stranger)
    else await pause(50)
  }
  await talking
  const visitor = new Stranger(address, table, from('10.1.0.4'))
  await visitor.hello()
  for (const each of [host, guest, visitor, ...all]) each.leave()
  const kilobytes = Math.round(visitor.heard / 1_024)
  return [
    {
      what: 'talk flood',
      tried,
      gained: [
        ...(done > mostLines(seconds) ? [`${done} lines were taken`] : []),
        ...(visitor.heard > MOST_HELLO ? [`a hello costs ${kilobytes} KiB`] : []),
      ],
      note: `${done} lines were taken, a hello has ${kilobytes} KiB`,
    },
    // What they gain is memory, which is told below.
    { what: 'sockets that never read', tried: all.length, gained: [] },
  ]
}

const BROKEN: readonly (string | Buffer)[] = [
  'x'.repeat(200_000),
  Buffer.alloc(100_000, 1),
  Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  '{"send":',
  'null',
  '[]',
  `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
  '{"__proto__":{"send":"hello"}}',
  '{"send":"command","id":"a","version":1e999,"body":{"command":"start"}}',
  '{"send":"hello","protocol":1,"table":"../../etc/passwd","key":"","have":null}',
  '{"send":"create","protocol":1,"table":"t","key":"k","name":"n","settings":{"home":{"blink":0}}}',
]
const ROUNDS = 20

export async function frames(address: string): Promise<Attempt> {
  const gained: string[] = []
  let tried = 0
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, data] of BROKEN.entries()) {
      const stranger = new Stranger(address, newTable(), from(`10.0.2.${i}`))
      if (!(await stranger.connect())) continue
      stranger.raw(data)
      tried++
      await stranger.until(() => stranger.closed, 3_000)
      if (!stranger.closed) gained.push(`frame ${i} was not answered`)
      if (stranger.shown) gained.push(`frame ${i} opened a table`)
      stranger.leave()
    }
  }
  return { what: 'huge and broken frames', tried, gained: [...new Set(gained)] }
}

/** One visitor who says at each visit that the address before the proxy's is another. */
export async function addresses(address: string, limits: { sockets: number; tables: number }): Promise<Attempt> {
  const gained: string[] = []
  const forged = (i: number): Record<string, string> => from('10.0.3.1', `203.0.113.${i % 250}, 198.51.100.${i % 240}`)
  const all = Array.from({ length: limits.sockets * 2 }, (_, i) => new Stranger(address, newTable(), forged(i)))
  const open = (await Promise.all(all.map((each) => each.connect()))).filter(Boolean).length
  if (open > limits.sockets) gained.push(`${open} sockets where ${limits.sockets} are allowed`)
  for (const each of all) each.leave()
  await pause(200)
  let made = 0
  for (let i = 0; i < limits.tables * 2; i++) {
    const stranger = new Stranger(address, newTable(), forged(i))
    if (await stranger.create({ ...SETTINGS, listed: false })) made++
    stranger.leave()
  }
  if (made > limits.tables + 2) gained.push(`${made} tables where ${limits.tables} are allowed`)
  const requests = 150
  for (const path of ['/api/tables', '/%61pi/tables']) {
    const answers = Array.from({ length: requests }, (_, i) => fetch(address + path, { headers: forged(i) }))
    const read = (await Promise.all(answers)).filter(({ status }) => status === 200).length
    if (read > 100) gained.push(`${read} of ${requests} requests of ${path} at once`)
  }
  const tried = limits.sockets * 2 + limits.tables * 2 + 2 * requests
  return { what: 'forged addresses', tried, gained }
}
