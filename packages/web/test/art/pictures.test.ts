import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heroState } from '../../src/parts/art/hero-state.ts'
import type { ArtDelivery, ArtOrder } from '../../src/parts/art/protocol.ts'

/** The painter, without its colours: what it was asked, and what it says when the test wants it to. */
class Painter {
  static orders: ArtOrder[] = []
  static made = 0
  static last: Painter
  onmessage: ((message: { data: ArtDelivery }) => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    Painter.made++
    Painter.last = this
  }
  postMessage(order: ArtOrder): void {
    Painter.orders.push(order)
  }
  deliver({ id }: ArtOrder): void {
    this.onmessage?.({ data: { id, picture: `data:${++addresses}`, took: 1 } })
  }
}

let addresses = 0

/** What came is shown, and the frame after it is over. */
const frame = () => vi.advanceTimersByTime(20)

async function pictures() {
  vi.resetModules()
  return import('../../src/parts/art/pictures.ts')
}

beforeEach(() => {
  Painter.orders = []
  Painter.made = 0
  addresses = 0
  vi.useFakeTimers()
  vi.stubGlobal('Worker', Painter)
  vi.stubGlobal('OffscreenCanvas', class {})
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16))
  return () => vi.useRealTimers()
})

const wish = (form: string, w = 72) => ({
  subject: { what: 'hero', form, class: 'leader', state: {}, cut: 'arch' } as const,
  w,
  h: w,
})

describe('pictures', () => {
  it('are painted once, however many show them', async () => {
    const { keyOf, picture } = await pictures()
    const first = picture(keyOf(wish('leah')), wish('leah'))
    const second = picture(keyOf(wish('leah')), wish('leah'))
    expect(Painter.orders).toHaveLength(1)
    expect([first.value, second.value]).toEqual([null, null])
    Painter.last.deliver(Painter.orders[0]!)
    expect([first.value, second.value]).toEqual(['data:1', 'data:1'])
  })

  it('that came together are shown a few a frame', async () => {
    const { keyOf, picture } = await pictures()
    const shown = [1, 2, 3, 4, 5, 6].map((n) => picture(keyOf(wish(`hero-${n}`)), wish(`hero-${n}`)))
    const count = () => shown.filter(({ value }) => value !== null).length
    for (const order of Painter.orders) Painter.last.deliver(order)
    const counts = [count()]
    for (let i = 0; i < 2; i++) {
      frame()
      counts.push(count())
    }
    expect(counts).toEqual([1, 5, 6])
  })

  it('are painted anew for another size, state or theme', async () => {
    const { keyOf } = await pictures()
    const { settings } = await import('../../src/base/settings.ts')
    const wounded = { ...wish('leah'), subject: { ...wish('leah').subject, state: { wounds: 1 } } }
    const keys = [keyOf(wish('leah')), keyOf(wish('leah', 160)), keyOf(wounded)]
    settings.value = { ...settings.value, theme: 'contrast' }
    expect(new Set([...keys, keyOf(wish('leah'))]).size).toBe(4)
  })

  it('are painted at the density of the screen', async () => {
    vi.stubGlobal('devicePixelRatio', 1.75)
    const { keyOf, picture } = await pictures()
    picture(keyOf(wish('leah')), wish('leah'))
    expect(Painter.orders[0]).toMatchObject({ w: 144, h: 144 })
  })

  it('are forgotten when they are many, the oldest first, and never while they are shown', async () => {
    const { hold, keyOf, picture } = await pictures()
    const show = (form: string) => {
      const large = wish(form, 1600)
      const key = keyOf(large)
      const { value } = picture(key, large)
      if (value === null) Painter.last.deliver(Painter.orders.at(-1)!)
      frame()
      return key
    }
    /** Who asks for it gets it at once. */
    const isKnown = (form: string) => picture(keyOf(wish(form, 1600)), wish(form, 1600)).value !== null
    // Each is 10 MB, decoded: two may stay.
    const kept = hold(show('leah'))
    show('rose')
    show('karl')
    expect(isKnown('leah')).toBe(true)
    expect(isKnown('rose')).toBe(false)
    kept()
    show('brad')
    expect(isKnown('leah')).toBe(false)
  })

  it('tell whether they stand for a hero nobody has drawn', async () => {
    const { isBust, keyOf, picture } = await pictures()
    for (const [form, stands] of [
      ['leah', false],
      ['nsh-ines', true],
    ] as const) {
      const key = keyOf(wish(form))
      picture(key, wish(form))
      const { id } = Painter.orders.at(-1)!
      Painter.last.onmessage?.({ data: { id, picture: 'data:bust', isBust: stands, took: 1 } })
      frame()
      expect(isBust(key)).toBe(stands)
    }
  })

  it('are not waited for when the painter has fallen', async () => {
    const { heroLine, keyOf, MISSING, picture } = await pictures()
    const lost = picture(keyOf(wish('leah')), wish('leah'))
    const line = heroLine('leah')
    Painter.last.onerror?.()
    expect(lost.value).toBe(MISSING)
    await expect(line).resolves.toBeNull()
    picture(keyOf(wish('rose')), wish('rose'))
    expect(Painter.made).toBe(2)
  })

  it('come in few sizes', async () => {
    const { sizeFor } = await pictures()
    expect([20, 32, 33, 64, 100, 400, 900].map((px) => sizeFor(px))).toEqual([32, 32, 48, 72, 160, 480, 480])
  })
})

describe('what is seen in a face', () => {
  const clean = { isWaiting: false, wounds: 0, corruption: 1, death: 0 }

  it('says nothing of somebody who is well and on turn', () => {
    expect(heroState(clean)).toEqual({})
  })

  it('says the dead are dead and nothing more', () => {
    expect(heroState({ isWaiting: true, wounds: 5, corruption: 4, death: 2 })).toEqual({ dead: 2 })
  })

  it('says nothing but that of one of Them', () => {
    expect(heroState({ ...clean, death: 2, isFallen: true })).toEqual({ fallen: true })
  })

  it('shows at most four tears, and corruption from the second level on', () => {
    expect(heroState({ ...clean, isWaiting: true, wounds: 5, corruption: 2 })).toEqual({
      waiting: true,
      wounds: 4,
      corruption: 2,
    })
  })
})
