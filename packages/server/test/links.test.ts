import { inflateSync } from 'node:zlib'
import { randomFrom } from '@haven/engine'
import { type Postcard, postcardOf, readPostcard } from '@haven/table'
import { late, coreRules as rules } from '@haven/testkit'
import fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { drawPng, plainNight } from '../src/links/draw.ts'
import { type LinkPicture, LinkPictures, type PictureAsk, type StartWorker } from '../src/links/pictures.ts'
import { linkRoutes } from '../src/links/routes.ts'
import { cardOf, pathOf, tagsFor } from '../src/links/tags.ts'
import { originOf } from '../src/web/origin.ts'

const card = (text: string): Postcard => readPostcard(text) as Postcard
const LOBBY = card('t.the-black-tide.sloth')
const MIDDLE = card('p.the-black-tide.sloth.4.leah~rocco~_brad~thorley')
const END = card('r.the-black-tide.pride.9.leah~_rocco~_brad.heroes')

function readPng(png: Uint8Array): { w: number; h: number; rows: number } {
  const bytes = Buffer.from(png)
  expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const [w, h] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const at = bytes.indexOf('IDAT')
  const raw = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)))
  return { w, h, rows: raw.length / (w * 3 + 1) }
}

describe('the picture of a link', () => {
  test('is a PNG of 1200 × 630, another one for another postcard', () => {
    const pictures = [LOBBY, MIDDLE, END, null].map(drawPng)
    for (const png of [...pictures, plainNight()]) {
      expect(readPng(png)).toEqual({ w: 1200, h: 630, rows: 630 })
      expect(png.length).toBeLessThan(600_000)
    }
    expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(4)
  })

  test('of what is public alone: worlds that a bystander cannot tell apart have the same bytes', () => {
    const state = rules.fromPosition(late(2), 'links')
    const other = rules.resample(rules.view(state, 'spectator'), randomFrom('another world'))
    expect(rules.view(other, 'sins').sins.hand).not.toEqual(rules.view(state, 'sins').sins.hand)
    const drawn = [rules.view(state, 'sins'), rules.view(other, 'all')].map((view) =>
      drawPng(postcardOf('position', view)),
    )
    expect(drawn[0]?.equals(drawn[1] as Buffer)).toBe(true)
  })

  test('of things that nobody knows is one all the same', () => {
    expect(readPng(drawPng(card('p.no-such-story.no-such-sin.3.nobody~_somebody')))).toMatchObject({ w: 1200, h: 630 })
  })
})

/** Answers when it is told to. */
class Thread {
  static readonly all: Thread[] = []
  readonly asked: PictureAsk[] = []
  isEnded = false
  readonly #hear = new Map<string, (value: unknown) => void>()
  constructor() {
    Thread.all.push(this)
  }
  on(name: string, hear: (value: unknown) => void): void {
    this.#hear.set(name, hear)
  }
  postMessage(ask: PictureAsk): void {
    this.asked.push(ask)
  }
  unref(): void {}
  async terminate(): Promise<number> {
    this.isEnded = true
    return 0
  }
  answer(): void {
    const ask = this.asked.at(-1)
    this.#hear.get('message')?.({ n: ask?.n, png: Buffer.from(`picture ${ask?.n}`) })
  }
  fail(): void {
    this.#hear.get('error')?.(new Error('out of ink'))
  }
}
const start = (() => new Thread()) as unknown as StartWorker
const thread = (): Thread => Thread.all.at(-1) as Thread

describe('pictures', () => {
  test('are drawn once, one after the other, and kept', async () => {
    const pictures = new LinkPictures(() => undefined, start)
    const [first, again, second] = [pictures.of(MIDDLE), pictures.of({ ...MIDDLE }), pictures.of(END)]
    expect(thread().asked).toHaveLength(1)
    expect([pictures.has(MIDDLE), pictures.has(LOBBY)]).toEqual([true, false])
    thread().answer()
    expect(await first).toMatchObject({ isDrawn: true })
    expect((await again).png).toBe((await first).png)
    expect(thread().asked).toHaveLength(2)
    thread().answer()
    await second
    expect((await pictures.of(MIDDLE)).png).toBe((await first).png)
    expect(thread().asked).toHaveLength(2)
    pictures.close()
    expect(thread().isEnded).toBe(true)
  })

  test('that fail or hang are a plain night, which is not kept; the next has a new thread', async () => {
    const troubles: unknown[] = []
    const pictures = new LinkPictures((error) => troubles.push(error), start, { hangs: 40 })
    const failed = pictures.of(MIDDLE)
    const hanging = pictures.of(END)
    thread().fail()
    expect(await failed).toEqual({ png: plainNight(), isDrawn: false })
    expect(await hanging).toEqual({ png: plainNight(), isDrawn: false })
    expect(troubles).toHaveLength(2)
    const count = Thread.all.length
    const better = pictures.of(MIDDLE)
    expect(Thread.all).toHaveLength(count + 1)
    thread().answer()
    expect(await better).toMatchObject({ isDrawn: true })
    pictures.close()
  })

  test('that come late are a plain night for who asked, and kept for the next', async () => {
    const pictures = new LinkPictures(() => undefined, start, { patience: 10 })
    expect(await pictures.of(MIDDLE)).toEqual({ png: plainNight(), isDrawn: false })
    thread().answer()
    await new Promise((resolve) => setTimeout(resolve))
    expect(await pictures.of(MIDDLE)).toMatchObject({ isDrawn: true })
    expect(thread().asked).toHaveLength(1)
    pictures.close()
  })

  test('that too many ask for at once are a plain night for the last of them', async () => {
    const pictures = new LinkPictures(() => undefined, start)
    const many = Array.from({ length: 40 }, (_, i) => pictures.of({ ...MIDDLE, round: i + 1 }))
    pictures.close()
    const found: readonly LinkPicture[] = await Promise.all(many)
    expect(found.every(({ isDrawn }) => !isDrawn)).toBe(true)
    expect(thread().asked).toHaveLength(1)
  })

  test('come from the real thread', async () => {
    const pictures = new LinkPictures(() => undefined, undefined, { patience: 60_000 })
    afterAll(() => pictures.close())
    const { png, isDrawn } = await pictures.of(LOBBY)
    expect(isDrawn).toBe(true)
    expect(Buffer.from(png).equals(drawPng(LOBBY))).toBe(true)
  }, 60_000)
})

describe('the address of a picture', () => {
  test('is its postcard, and anything else is nothing', async () => {
    expect(cardOf(pathOf(MIDDLE).replace('/link/', ''))).toEqual(MIDDLE)
    expect(cardOf('haven.png')).toBeNull()
    for (const wrong of [
      '',
      'haven',
      't.the-black-tide',
      'x.y.png',
      '../etc/passwd.png',
      't.a.b.1.<svg>.png',
      '.png',
    ]) {
      expect(cardOf(wrong), wrong).toBeUndefined()
    }
  })

  test('is answered with what others may show and keep, and is limited where it costs something', async () => {
    const app = fastify()
    const asked: (Postcard | null)[] = []
    const kept = new Set<string>()
    linkRoutes(app, {
      has: (wanted) => kept.has(JSON.stringify(wanted)),
      of: async (wanted) => {
        asked.push(wanted)
        return { png: plainNight(), isDrawn: wanted?.story !== 'haven-in-flames' }
      },
    })
    const get = (path: string) => app.inject({ url: path })
    const fine = await get(pathOf(MIDDLE))
    expect(fine.statusCode).toBe(200)
    expect(fine.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(asked).toEqual([MIDDLE])
    expect((await get('/link/t.haven-in-flames.png')).headers['cache-control']).toBe('public, max-age=60')
    for (const wrong of ['/link/x.png', '/link/t.A.png', '/link/%2e%2e', '/link/t']) {
      expect((await get(wrong)).statusCode, wrong).toBe(404)
    }
    const many = await Promise.all(Array.from({ length: 20 }, (_, i) => get(pathOf({ ...MIDDLE, round: i + 1 }))))
    expect(many.some(({ statusCode }) => statusCode === 429)).toBe(true)
    kept.add(JSON.stringify(END))
    expect((await get(pathOf(END))).statusCode).toBe(200)
    await app.close()
  })
})

describe('what a page says about itself', () => {
  const tags = (query: string) => tagsFor(query, 'https://haven.example')

  test('is the picture and the words of its postcard', async () => {
    const found = await tags('view=text&card=p.the-black-tide.sloth.4.leah~rocco~_brad')
    expect(found).toContain('content="https://haven.example/link/p.the-black-tide.sloth.4.leah~rocco~_brad.png"')
    expect(found).toContain('property="og:title" content="The Black Tide, round 4"')
    expect(found).toContain('Against Sloth. Leah and Rocco live. Brad has fallen.')
    expect(found).toContain('summary_large_image')
    expect(await tags('card=t.lights-out')).toContain('A table of Lights Out')
    expect(await tags('card=r.lights-out.pride.8.leah.heroes')).toContain('Haven stands: Lights Out')
    expect(await tags('lang=pseudo&card=t.lights-out')).not.toContain('A table of')
  })

  test('is about the game where there is none, or one that cannot be read', async () => {
    const general = await tags('')
    expect(general).toContain('https://haven.example/link/haven.png')
    for (const query of ['card=', 'card=nonsense', 'card=t."><script>', `card=t.${'a'.repeat(500)}`]) {
      expect(await tags(query), query).toBe(general)
    }
  })

  test('names the host that was asked, if it can be one', () => {
    const asked = (host: string) => originOf({ protocol: 'http', host }, null)
    expect(asked('localhost:8080')).toBe('http://localhost:8080')
    expect(asked('[::1]:8080')).toBe('http://[::1]:8080')
    expect(asked('evil.example"><script>')).toBe('')
    expect(originOf({ protocol: 'http', host: 'x' }, 'https://haven.example')).toBe('https://haven.example')
  })
})
