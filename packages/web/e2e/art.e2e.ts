import {
  bust,
  CARD_VIEW,
  type Command,
  cardPicture,
  cardTones,
  drawPoster,
  drawScene,
  FIGURE_VIEW,
  flatten,
  frame,
  HERO_FRAME,
  type HeroArt,
  joined,
  monsterCard,
  monsterToken,
  monsterTones,
  type Pen,
  POSTER,
  pathOf,
  portrait,
  SCENE_CUTS,
  toCanvas,
  tones,
  toSvg,
  type View,
} from '@haven/art'
import { coreArt } from '@haven/art/core'
import { coreBox } from '@haven/content'
import { box } from '@haven/second-box'
import { art } from '@haven/second-box/art'
import { expect, type Page, test } from '@playwright/test'
import { palettes } from '../src/base/theme/palette.ts'

/** Pictures as a browser draws them: told apart, clear against their ground, and the same by both hands. */

const WHOLE = HERO_FRAME
const { heroes = {}, monsters = {}, cards = {}, posters = {} } = joined(coreArt, art)

const forms = [...coreBox.heroes, ...box.heroes].flatMap((hero) => [
  { form: hero.id, cls: hero.class },
  ...(hero.secondForm ? [{ form: hero.secondForm.id, cls: hero.class }] : []),
])
const artOf = (form: string): HeroArt => heroes[form] ?? bust
const drawn = ({ form, cls }: (typeof forms)[number], state = {}, plain = false): Command[] => {
  const { colours } = palettes[plain ? 'contrast' : 'dark']
  return portrait(form, artOf(form), { colour: colours[`class-${cls}`], cls, plain }, state)
}

test.beforeEach(async ({ page }) => {
  await page.setContent('<body></body>')
  await page.addScriptTag({ content: `(${tools.toString()})()` })
})

/** Lives in the page: pictures from SVG, and numbers from pixels. */
function tools(): void {
  const load = (svg: string): Promise<HTMLImageElement> =>
    new Promise((resolve, reject) => {
      const image = new Image()
      image.onload = () => resolve(image)
      image.onerror = reject
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
    })
  const canvas = (w: number, h: number) => {
    const found = document.createElement('canvas')
    found.width = w
    found.height = h
    return found.getContext('2d', { willReadFrequently: true })!
  }
  const pixels = async (svg: string, w: number, h: number): Promise<Uint8ClampedArray> => {
    const ctx = canvas(w, h)
    ctx.drawImage(await load(svg), 0, 0, w, h)
    return ctx.getImageData(0, 0, w, h).data
  }
  const light = (data: Uint8ClampedArray, i: number): number => {
    const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear(data[i]!) + 0.7152 * linear(data[i + 1]!) + 0.0722 * linear(data[i + 2]!)
  }
  Object.assign(globalThis, { tools: { canvas, pixels, light } })
}

interface Tools {
  canvas(w: number, h: number): CanvasRenderingContext2D
  pixels(svg: string, w: number, h: number): Promise<Uint8ClampedArray>
  light(data: Uint8ClampedArray, i: number): number
}

test('heroes on the board are told apart without colour', async ({ page }) => {
  const faces = forms.map((each) => ({
    form: each.form,
    svg: toSvg(drawn(each), { view: artOf(each.form).crop, w: 48, h: 56 }),
  }))
  const pairs = await page.evaluate(async (given) => {
    const { tools } = globalThis as unknown as { tools: Tools }
    const grey = await Promise.all(
      given.map(async ({ svg }) => {
        const data = await tools.pixels(svg, 48, 56)
        return Array.from({ length: 48 * 56 }, (_, i) =>
          [0.299, 0.587, 0.114].reduce((sum, share, k) => sum + (share * data[i * 4 + k]!) / 255, 0),
        )
      }),
    )
    return given.flatMap(({ form }, i) =>
      given.slice(i + 1).map((other, k) => {
        const [a, b] = [grey[i]!, grey[i + 1 + k]!]
        const sum = a.reduce((total, value, at) => total + (value - b[at]!) ** 2, 0)
        return { pair: `${form} ${other.form}`, distance: Math.sqrt(sum / a.length) }
      }),
    )
  }, faces)
  for (const { pair, distance } of pairs) expect.soft(distance, pair).toBeGreaterThanOrEqual(0.2)
  expect(pairs.length).toBeGreaterThan(20)
})

test('figures stand out against their ground', async ({ page }) => {
  const pictures = [false, true].flatMap((plain) =>
    forms.map((each) => ({
      form: plain ? `${each.form} in high contrast` : each.form,
      svg: toSvg(drawn(each, {}, plain), { view: WHOLE, w: 160, h: 160 }),
      outline: artOf(each.form).outline.map((shape) => pathOf(shape)),
    })),
  )
  const found = await page.evaluate(async (given) => {
    const { tools } = globalThis as unknown as { tools: Tools }
    const SIDE = 160
    const out: { form: string; median: number }[] = []
    for (const { form, svg, outline } of given) {
      const mask = tools.canvas(SIDE, SIDE)
      mask.scale(0.5, 0.5)
      for (const d of outline) mask.fill(new Path2D(d))
      const inside = mask.getImageData(0, 0, SIDE, SIDE).data
      const data = await tools.pixels(svg, SIDE, SIDE)
      const isIn = (x: number, y: number) => inside[(y * SIDE + x) * 4 + 3]! > 127
      const at = (x: number, y: number) => tools.light(data, (y * SIDE + Math.min(SIDE - 1, Math.max(0, x))) * 4)
      const ratios: number[] = []
      for (let y = 4; y < SIDE - 4; y++) {
        for (let x = 4; x < SIDE - 4; x++) {
          const side = isIn(x, y) && !isIn(x + 1, y) ? 1 : isIn(x, y) && !isIn(x - 1, y) ? -1 : 0
          if (side === 0) continue
          const own = [1, 2, 3].map((k) => at(x - side * k, y))
          const ground = [2, 3].map((k) => at(x + side * k, y))
          const all = own.flatMap((a) => ground.map((b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)))
          ratios.push(Math.max(...all))
        }
      }
      ratios.sort((a, b) => a - b)
      out.push({ form, median: ratios[ratios.length >> 1]! })
    }
    return out
  }, pictures)
  for (const { form, median } of found) expect.soft(median, form).toBeGreaterThanOrEqual(3)
})

/** What a canvas was told to do, to be told to another one. */
type Call = readonly ['call' | 'set', name: string, ...args: unknown[]]

function recorded(commands: readonly Command[], view: View, side: number): Call[] {
  const calls: Call[] = []
  let ramps = 0
  const pen = new Proxy({} as Pen<{ readonly d: string }>, {
    get:
      (_, name: string) =>
      (...args: unknown[]) => {
        if (!name.startsWith('create')) return void calls.push(['call', name, ...args])
        const ramp = ramps++
        calls.push(['call', name, ramp, ...args])
        return { ramp, addColorStop: (...stop: unknown[]) => void calls.push(['call', 'addColorStop', ramp, ...stop]) }
      },
    set: (_, name: string, value: unknown) => {
      calls.push(['set', name, value])
      return true
    },
  })
  frame(pen, view, side, side)
  toCanvas(pen, commands, (d) => ({ d }))
  return JSON.parse(JSON.stringify(calls)) as Call[]
}

/** Share of pixels that are another colour: what anti-aliasing does at an edge is no other colour. */
async function difference(
  page: Page,
  first: readonly Command[],
  second: readonly Command[] = first,
  view: View = WHOLE,
): Promise<number> {
  const side = 160
  const svg = toSvg(first, { view, w: side, h: side })
  return page.evaluate(
    async ({ svg, calls, side }) => {
      const { tools } = globalThis as unknown as { tools: Tools }
      const ctx = tools.canvas(side, side)
      const ramps: CanvasGradient[] = []
      const meant = (value: unknown): unknown => {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
        return 'd' in value ? new Path2D(String(value.d)) : 'ramp' in value ? ramps[Number(value.ramp)] : value
      }
      const pen = ctx as unknown as Record<string, unknown>
      for (const [how, name, ...args] of calls) {
        if (how === 'set') pen[name] = meant(args[0])
        else if (name === 'addColorStop') ramps[args[0] as number]!.addColorStop(args[1] as number, args[2] as string)
        else if (name.startsWith('create')) {
          ramps[args[0] as number] = (pen[name] as (...a: unknown[]) => CanvasGradient).apply(ctx, args.slice(1))
        } else (pen[name] as (...a: unknown[]) => void).apply(ctx, args.map(meant))
      }
      const a = ctx.getImageData(0, 0, side, side).data
      const b = await tools.pixels(svg, side, side)
      let other = 0
      for (let i = 0; i < a.length; i += 4) {
        const far = Math.max(...[0, 1, 2].map((k) => Math.abs(a[i + k]! - b[i + k]!)))
        if (far > 24) other++
      }
      return other / (side * side)
    },
    { svg, calls: recorded(second, view, side), side },
  )
}

test('SVG and canvas draw the same picture', async ({ page }) => {
  const states = [{}, { waiting: true, wounds: 4 }, { corruption: 7 }, { dead: 3 }, { fallen: true }]
  for (const [i, each] of forms.entries()) {
    const state = states[i % states.length]!
    expect.soft(await difference(page, drawn(each, state)), each.form).toBeLessThan(0.02)
  }
  // It would see a picture that is not the same.
  const [leah, ...others] = forms
  const stripe = flatten([['fill', ['box', 0, 0, 320, 16], 'white']], tones('#0000ff'))
  expect(await difference(page, drawn(leah!), [...drawn(leah!), ...stripe])).toBeGreaterThan(0.02)
  expect(others.length).toBeGreaterThan(6)
})

test('monsters, cards, posters and ends are the same picture by both hands', async ({ page }) => {
  const square = ([x, y, w, h]: View): View => [x, y, Math.min(w, h), Math.min(w, h)]
  const every = <T>(of: Readonly<Record<string, T>>, n: number): [string, T][] =>
    Object.entries(of).filter((_, i) => i % n === 0)
  const pictures: readonly (readonly [string, Command[], View])[] = [
    ...every(monsters, 2).map(
      ([id, art], i) =>
        [id, flatten((i % 2 ? monsterToken : monsterCard)(art), monsterTones(art)), FIGURE_VIEW] as const,
    ),
    ...every(cards, 6).map(
      ([id, card]) => [id, flatten(cardPicture(card, monsters), cardTones(card[0])), CARD_VIEW] as const,
    ),
    ...every(posters, 2).map(([id, art]) => [id, drawPoster(art), POSTER] as const),
    ...(['heroes', 'sins'] as const).map((winner, i) => {
      const team = forms.slice(0, 7).map(({ form, cls }) => {
        const look = { cls, colour: palettes.dark.colours[`class-${cls}`] }
        return { hero: form, art: artOf(form), look, isAlive: form !== 'rose' }
      })
      const scene = { winner, sin: '#ff5362', avatar: monsters['pride-avatar']!, team }
      return [winner, drawScene(scene, i ? 'wide' : 'band'), SCENE_CUTS[i ? 'wide' : 'band']] as const
    }),
  ]
  for (const [name, commands, view] of pictures) {
    expect.soft(await difference(page, commands, commands, square(view)), name).toBeLessThan(0.02)
  }
  expect(pictures.length).toBeGreaterThan(30)
})
