import { PROTOCOL, type ServerFrame } from '@haven/table'
import type { Keeper, Ready } from '@haven/table/keeper'
import { expect, test } from 'vitest'
import type { CommandFrame, Greeting, Tell } from '../src/nodes/door.ts'
import { Hosting } from '../src/nodes/hosting.ts'
import { Broken, type LineEnd, type NodeLine } from '../src/nodes/line.ts'
import { Remote } from '../src/nodes/remote.ts'

const HELLO: Greeting = { send: 'hello', protocol: PROTOCOL, table: 'table', key: 'key', have: null }
const START: CommandFrame = { send: 'command', id: 'start', version: 1, body: { command: 'start' } }
const frame = (version: number): ServerFrame => ({ tell: 'difference', since: version - 1, version }) as ServerFrame
const soon = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** A keeper that does nothing by itself, behind a line that does. */
function open({ isGone = false } = {}) {
  const log: unknown[] = []
  let send: (told: ServerFrame) => void = () => undefined
  let ready: Ready = () => null
  const connection = {
    command: async ({ id }: CommandFrame) => {
      log.push(`does ${id}`)
      send({ tell: 'reply', id, done: true })
      return 'done' as const
    },
    close: () => log.push('closes'),
  }
  const keeper = {
    greet: async (greeting: Greeting, to: typeof send, when: Ready, shown: number) => {
      log.push(['greets', greeting, shown])
      send = to
      ready = when
      if (isGone) to({ tell: 'closing', why: { code: 'no-such-table', rule: 'online', params: {} } })
      return isGone ? null : connection
    },
    heard: (...news: unknown[]) => log.push(['hears', ...news]),
    shut: (id: string) => log.push(['shuts', id]),
  }
  const ends: { near?: LineEnd; far?: LineEnd } = {}
  const lineTo = (end: () => LineEnd | undefined): NodeLine => ({
    send: (words, text = '') => end()?.heard(words.split(' '), Buffer.from(text)),
    taken: () => null,
    close: () => undefined,
  })
  const counted: string[] = []
  const onBug = (error: unknown): void => expect.unreachable(String(error))
  const hosting = new Hosting(
    lineTo(() => ends.near),
    {
      keeper: keeper as unknown as Keeper,
      metrics: { count: (outcome) => void counted.push(outcome) },
      onBug,
    },
  )
  ends.far = hosting
  const leaving = () => log.push('leaves')
  const remote = new Remote(
    lineTo(() => ends.far),
    { leaving, broken: () => log.push('is broken') },
  )
  ends.near = remote
  const heard: unknown[] = []
  const tell: Tell = (told, text) => void heard.push([told, JSON.parse(String(text))])
  return {
    log,
    heard,
    tell,
    counted,
    remote,
    hosting,
    ends,
    send: (told: ServerFrame) => send(told),
    ready: () => ready(),
  }
}

const free = { ready: () => null, isFree: () => true }

test('a device is greeted, told and heard over the line as it would be here', async () => {
  const { log, heard, tell, counted, remote, send } = open()
  const guest = await remote.greet(HELLO, tell, free, 17)
  send(frame(18))
  // Whoever carries it out counts it.
  expect(guest?.command(START)).toBeNull()
  await soon()
  guest?.close()
  guest?.close()
  await soon()
  expect(log).toEqual([['greets', HELLO, 17], 'does start', 'closes'])
  expect(heard).toEqual([
    [{ tell: 'difference', version: 18 }, frame(18)],
    [
      { tell: 'reply', id: 'start' },
      { tell: 'reply', id: 'start', done: true },
    ],
  ])
  expect(counted).toEqual(['done'])
})

test('who is not let in is told why, and is no guest', async () => {
  const { heard, tell, remote } = open({ isGone: true })
  expect(await remote.greet(HELLO, tell, free, 0)).toBeNull()
  expect(heard).toMatchObject([[{ tell: 'closing' }, { why: { code: 'no-such-table' } }]])
})

test('no frame is made for a device that has not taken its last one, however far away it is', async () => {
  const { tell, remote, send, ready } = open()
  let take: () => void = () => undefined
  let isFree = true
  const taking = {
    isFree: () => isFree,
    ready: () =>
      new Promise<void>((resolve) => {
        take = resolve
      }),
  }
  const guest = await remote.greet(HELLO, tell, taking, 0)
  send(frame(1))
  expect(ready()).toBeNull()
  isFree = false
  send(frame(2))
  let isReady = false
  void Promise.resolve(ready()).then(() => {
    isReady = true
  })
  await soon()
  expect(isReady).toBe(false)
  isFree = true
  take()
  await soon()
  expect(isReady).toBe(true)
  expect(ready()).toBeNull()
  // Nobody waits for one that has left.
  isFree = false
  send(frame(3))
  const last = ready()
  guest?.close()
  await last
})

test('a line that breaks ends what went over it, on both sides', async () => {
  const { log, tell, remote, hosting } = open()
  await remote.greet(HELLO, tell, free, 0)
  hosting.broken()
  await soon()
  expect(log).toContain('closes')
  const { remote: other, ends } = open()
  delete ends.far
  const late = other.greet(HELLO, tell, free, 0)
  other.broken()
  await expect(late).rejects.toThrow(Broken)
})

test('news tell of versions, and of tables that are gone; a node says that it leaves', () => {
  const { log, remote, hosting } = open()
  remote.hint('one 7,two 0')
  hosting.leave()
  expect(log).toEqual([['hears', 'one', 7], ['shuts', 'two'], 'leaves'])
})
