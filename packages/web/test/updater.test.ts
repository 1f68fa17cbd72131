import { expect, test } from 'vitest'
import { type Loads, Updater, type UpdateWorld } from '../src/base/update/updater.ts'

/** A page in a world where time passes when the test says so. */
class Desk implements UpdateWorld {
  build = 'a'
  server: string | null = 'a'
  /** What a load brings; as the server says, unless something keeps the old one. */
  brings: string | null = null
  /** What the server's build needs at once has come. */
  isHere = true
  quiet = true
  isProgramBusy = false
  passed = 0
  asked = 0
  loads: number[] = []
  #now = 1_000_000
  #timers: { at: number; call: () => void }[] = []
  #remembered: Loads | null = null
  updater = new Updater(this)

  readonly now = (): number => this.#now

  later(ms: number, call: () => void): () => void {
    const timer = { at: this.#now + ms, call }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer)
    }
  }

  async ask(): Promise<string | null> {
    this.asked++
    return this.server
  }

  /** Never done before that. */
  fetchAhead(): Promise<boolean> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.isHere) resolve(true)
        else this.later(100, look)
      }
      look()
    })
  }

  async passBy(): Promise<void> {
    this.passed++
  }

  isQuiet(isStuck: boolean): boolean {
    return this.quiet && (isStuck || !this.isProgramBusy)
  }

  /** The page after it is another one. */
  load(): void {
    this.loads.push(this.#now)
    this.build = this.brings ?? this.server ?? this.build
    this.#timers = []
    this.updater = new Updater(this)
  }

  remembered(): Loads | null {
    return this.#remembered
  }

  remember(loads: Loads): void {
    this.#remembered = loads
  }

  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      // Whatever was promised is kept before time goes on.
      for (let i = 0; i < 20; i++) await Promise.resolve()
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#timers = this.#timers.filter((each) => each !== next)
      this.#now = Math.max(this.#now, next.at)
      next.call()
    }
    this.#now = end
  }
}

test('a page of the server’s own build does nothing, and one of another loads at once', async () => {
  const desk = new Desk()
  desk.updater.hear('look')
  await desk.pass(60_000)
  expect(desk.loads).toEqual([])
  desk.server = 'b'
  desk.updater.hear('look')
  await desk.pass(1_000)
  expect(desk.loads).toHaveLength(1)
  expect(desk.build).toBe('b')
  // What is kept for offline play may be the old one still.
  expect(desk.passed).toBe(1)
  expect(desk.updater.notice.value).toBeNull()
})

test('a page that is developed never loads itself', async () => {
  const desk = new Desk()
  desk.build = ''
  desk.server = 'b'
  for (const hint of ['look', 'foreign', 'missing'] as const) desk.updater.hear(hint)
  await desk.pass(60_000)
  expect([desk.loads, desk.asked]).toEqual([[], 0])
})

test('something half done is waited for, and the person is told after a while', async () => {
  const desk = new Desk()
  Object.assign(desk, { server: 'b', quiet: false })
  desk.updater.hear('look')
  await desk.pass(1_000)
  expect(desk.updater.notice.value).toBeNull()
  await desk.pass(600_000)
  expect(desk.loads).toEqual([])
  expect(desk.updater.notice.value).toBe('newer')
  desk.quiet = true
  await desk.pass(300)
  expect(desk.loads).toHaveLength(1)
})

test('what the server said long ago is asked again before a load: it may be gone, or be as before', async () => {
  const desk = new Desk()
  Object.assign(desk, { server: 'b', quiet: false })
  desk.updater.hear('look')
  await desk.pass(10_000)
  Object.assign(desk, { server: null, quiet: true })
  await desk.pass(60_000)
  expect(desk.loads).toEqual([])
  desk.server = 'a'
  desk.updater.hear('look')
  await desk.pass(60_000)
  expect(desk.loads).toEqual([])
  expect(desk.updater.notice.value).toBeNull()
})

test('without a network nothing is tried', async () => {
  const desk = new Desk()
  desk.server = null
  desk.updater.hear('look')
  await desk.pass(600_000)
  expect([desk.loads, desk.asked]).toEqual([[], 5])
  for (const hint of ['foreign', 'missing'] as const) desk.updater.hear(hint)
  await desk.pass(600_000)
  expect(desk.loads).toEqual([])
  expect(desk.updater.notice.value).toBe('missing')
  desk.server = 'b'
  await desk.pass(31_000)
  expect(desk.loads).toHaveLength(1)
})

test('a load that brings the old build again is no beginning of a loop: pauses grow, and it is said', async () => {
  const desk = new Desk()
  Object.assign(desk, { server: 'b', brings: 'a' })
  const hints = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      desk.updater.hear('foreign')
      await desk.pass(1_000)
    }
  }
  await hints(5_000)
  expect(desk.loads).toHaveLength(1)
  expect(desk.updater.notice.value).toBe('late')
  await hints(3_600_000)
  const pauses = desk.loads.map((at, i) => Math.round((at - (desk.loads[i - 1] ?? at)) / 10_000) * 10)
  expect(pauses.slice(0, 6)).toEqual([0, 10, 60, 300, 900, 900])
  expect(desk.loads.length).toBeLessThanOrEqual(8)
  desk.brings = null
  expect(await desk.updater.now()).toBe(true)
  expect(desk.build).toBe('b')
})

test('an upgrade after an upgrade is no loop, two servers that take turns are', async () => {
  const desk = new Desk()
  for (const build of ['b', 'a', 'c']) {
    desk.server = build
    desk.updater.hear('look')
    await desk.pass(1_000)
    expect(desk.build).toBe(build)
    await desk.pass(6_000)
  }
  expect(desk.loads).toHaveLength(3)
  // Whichever it is, the next answer comes from the other.
  for (let passed = 0; passed < 600_000; passed += 1_000) {
    desk.server = desk.build === 'c' ? 'd' : 'c'
    desk.updater.hear('foreign')
    await desk.pass(1_000)
  }
  expect(desk.loads.length).toBeLessThanOrEqual(8)
})

test('a part that is missing while the server has this very build is fetched by one load, then later and later', async () => {
  const desk = new Desk()
  desk.updater.hear('missing')
  await desk.pass(1_000)
  expect(desk.loads).toHaveLength(1)
  desk.updater.hear('missing')
  await desk.pass(5_000)
  expect(desk.loads).toHaveLength(1)
  expect(desk.updater.notice.value).toBe('missing')
  await desk.pass(10_000)
  expect(desk.loads).toHaveLength(2)
})

test('what a build needs at once is fetched before it is loaded; who cannot go on does not wait for it', async () => {
  const desk = new Desk()
  Object.assign(desk, { server: 'b', isHere: false })
  desk.updater.hear('look')
  await desk.pass(20_000)
  expect(desk.loads).toEqual([])
  desk.updater.hear('foreign')
  await desk.pass(3_000)
  expect([desk.loads.length, desk.passed]).toEqual([1, 1])
})

test('a program that cannot go on is not waited for, a person is', async () => {
  const desk = new Desk()
  Object.assign(desk, { server: 'b', isProgramBusy: true })
  desk.updater.hear('look')
  await desk.pass(60_000)
  expect(desk.loads).toEqual([])
  desk.updater.hear('foreign')
  await desk.pass(1_000)
  expect(desk.loads).toEqual([])
  desk.quiet = false
  await desk.pass(60_000)
  expect(desk.loads).toEqual([])
  desk.quiet = true
  await desk.pass(300)
  expect(desk.loads).toHaveLength(1)
})

test('a server that speaks another protocol with the same build is asked again until it goes on', async () => {
  const desk = new Desk()
  desk.updater.hear('foreign')
  await desk.pass(60_000)
  expect(desk.loads).toEqual([])
  expect(desk.asked).toBeGreaterThan(3)
  desk.updater.goesOn()
  const { asked } = desk
  await desk.pass(600_000)
  expect(desk.asked).toBeLessThanOrEqual(asked + 1)
})
