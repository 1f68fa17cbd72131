import { type DifferenceFrame, PROTOCOL, type ServerFrame } from '@haven/table'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Outbox } from '../src/web/outbox.ts'
import { type Guest, House } from './table-at-home.ts'

class FakeLine {
  bufferedAmount = 0
  isCut = false
  readonly #box: Outbox
  constructor(box: Outbox) {
    this.#box = box
    box.open(this)
  }
  send(bytes: number): void {
    this.bufferedAmount += bytes
    this.#box.count(this)
  }
  take(): void {
    this.bufferedAmount = 0
    this.#box.count(this)
  }
  terminate(): void {
    this.isCut = true
    this.#box.leave(this)
  }
}

const MB = 1_000_000

describe('what waits in sockets', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Is it kept by now? */
  async function isKept(promise: Promise<void> | null): Promise<boolean> {
    let kept = promise === null
    void promise?.then(() => {
      kept = true
    })
    await vi.advanceTimersByTimeAsync(0)
    return kept
  }

  test('a device that has a frame unsent gets no other before it has taken it', async () => {
    const box = new Outbox(() => Date.now())
    const line = new FakeLine(box)
    expect(box.ready(line)).toBeNull()
    line.send(200_000)
    const [second, third] = [box.ready(line), box.ready(line)]
    expect([await isKept(second), await isKept(third)]).toEqual([false, false])
    line.take()
    expect([await isKept(second), await isKept(third)]).toEqual([true, false])
    line.send(200_000)
    expect(await isKept(third)).toBe(false)
    line.take()
    expect(await isKept(third)).toBe(true)
    expect(box.queued).toBe(0)
  })

  test('who takes nothing for half a minute is cut off, and nobody waits for him', async () => {
    const box = new Outbox(() => Date.now())
    const line = new FakeLine(box)
    line.send(MB)
    const ready = box.ready(line)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(line.isCut).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(line.isCut).toBe(true)
    expect(await isKept(ready)).toBe(true)
    expect(box.queued).toBe(0)
  })

  test('all of them together keep no more than the process has room for; who is slow makes room for others', async () => {
    const box = new Outbox(() => Date.now(), 10 * MB)
    const deaf = Array.from({ length: 150 }, () => new FakeLine(box))
    let sent = 0
    for (const line of deaf) {
      void (box.ready(line) ?? Promise.resolve()).then(() => {
        if (line.isCut) return
        line.send(MB)
        sent++
      })
    }
    await vi.advanceTimersByTimeAsync(0)
    expect(box.queued).toBeLessThanOrEqual(11 * MB)
    expect(sent).toBeGreaterThan(0)
    // Somebody who reads is served soon, before all the deaf ones that came earlier have had their half minute.
    const reader = new FakeLine(box)
    const ready = box.ready(reader)
    let most = 0
    for (let i = 0; i < 120; i++) {
      await vi.advanceTimersByTimeAsync(500)
      most = Math.max(most, box.queued)
    }
    expect(most).toBeLessThanOrEqual(11 * MB)
    expect(await isKept(ready)).toBe(true)
    expect(deaf.every(({ isCut }) => isCut)).toBe(true)
    expect(box.queued).toBe(0)
  })
})

describe('a device that does not take its frames', () => {
  test('gets one frame with all that came meanwhile, and its questions are looked up when it has room', async () => {
    const house = new House()
    const [host] = (await house.open([['sins'], ['hero1']])) as [Guest]
    const slow = house.guest('slow')
    const frames: ServerFrame[] = []
    let open: () => void = () => undefined
    let isFull = false
    const ready = () =>
      isFull
        ? new Promise<void>((resolve) => {
            open = resolve
          })
        : null
    const hello = { send: 'hello', protocol: PROTOCOL, table: house.id, key: slow.key, have: null } as const
    const connection = await house.keeper.greet(hello, (frame) => void frames.push(frame), ready)
    await house.pass(0)
    isFull = true
    const before = frames.length
    const ask = (id: string) =>
      void connection!.command({ send: 'command', id, version: 1, body: { command: 'lines', before: 9 } })
    for (let i = 0; i < 6; i++) await host.do({ command: 'say', to: 'table', text: `line ${i}` })
    ask('question-1')
    ask('question-2')
    await house.pass(1_000)
    expect(frames).toHaveLength(before)
    isFull = false
    open()
    await house.pass(0)
    const [table, ...replies] = frames.slice(before)
    expect((table as DifferenceFrame).lines?.lines.map(({ text }) => text)).toEqual(
      Array.from({ length: 6 }, (_, i) => `line ${i}`),
    )
    expect(replies).toMatchObject([
      { tell: 'reply', id: 'question-1', done: true },
      { tell: 'reply', id: 'question-2', done: true },
    ])
  })
})
