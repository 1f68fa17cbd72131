import type { Canvas2D } from '../paint/brush.ts'
import { paintCity } from '../paint/city.ts'
import { clear } from '../paint/colour.ts'
import { cityKey, keepCity, keptCity } from './kept-cities.ts'
import type { Delivery, Order } from './protocol.ts'

/**
 * Paints the city off the main thread, with plain drawing commands on an OffscreenCanvas. An SVG would be simpler to
 * make, but a worker cannot rasterise one (createImageBitmap refuses SVG outside of a document), and on the main thread
 * a picture of this size stalls the table for a second.
 */
const scope = self as unknown as {
  onmessage: ((message: MessageEvent<Order>) => void) | null
  postMessage(message: Delivery, transfer: Transferable[]): void
  fonts?: FontFaceSet
}

const waiting = new Map<string, Order>()
let isPainting = false
let font: Promise<boolean> | null = null

/** Whether the city gets the letters that it is meant to have. */
async function loadFont({ fontUrl, brief }: Order): Promise<boolean> {
  if (!fontUrl || !scope.fonts) return fontUrl === null
  const family = brief.font.split(',')[0]!.replaceAll('"', '').trim()
  const face = new FontFace(family, `url(${fontUrl})`, { weight: '100 1000' })
  scope.fonts.add(await face.load())
  return true
}

function texture(alpha: Uint8ClampedArray, size: number, colour: string): OffscreenCanvas {
  const canvas = new OffscreenCanvas(size, size)
  const ctx = canvas.getContext('2d')!
  const [r, g, b] = clear(colour, 1).match(/\d+/g)!.map(Number) as [number, number, number]
  const image = ctx.createImageData(size, size)
  alpha.forEach((value, i) => {
    image.data.set([r, g, b, value], i * 4)
  })
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** Whole cities are kept; what is seen from near is seldom seen from there again. */
const isKept = ({ name }: Order): boolean => name === 'city'
/** The page has other things to do at first, and a city may change again at once. */
const REST_MS = 4_000
let resting: ReturnType<typeof setTimeout> | undefined

async function paint(order: Order): Promise<void> {
  const began = performance.now()
  const key = isKept(order) ? cityKey(order) : null
  const before = key === null ? null : await keptCity(key)
  if (before) deliver(order, before, began)
  else await paintAnew(order, key)
}

function deliver({ id }: Order, bitmap: ImageBitmap, began: number): void {
  scope.postMessage({ id, bitmap, took: performance.now() - began }, [bitmap])
}

async function paintAnew(order: Order, key: string | null): Promise<void> {
  // Without its face the city is still right, only plainer; but nobody wants to meet it again.
  font ??= loadFont(order).catch(() => false)
  const isWhole = await font
  const began = performance.now()
  const { region, scale, brief } = order
  const canvas = new OffscreenCanvas(Math.ceil(region.w * scale), Math.ceil(region.h * scale))
  const ctx = canvas.getContext('2d', { alpha: false }) as Canvas2D
  ctx.scale(scale, scale)
  ctx.translate(-region.x, -region.y)
  paintCity({ ctx, scale, path: (d) => new Path2D(d), texture }, brief, region)
  if (key === null || !isWhole) {
    deliver(order, canvas.transferToImageBitmap(), began)
    return
  }
  deliver(order, await createImageBitmap(canvas), began)
  clearTimeout(resting)
  resting = setTimeout(() => void keepCity(key, canvas), REST_MS)
}

async function work(): Promise<void> {
  if (isPainting) return
  isPainting = true
  for (;;) {
    const [order] = waiting.values()
    if (!order) break
    waiting.delete(order.name)
    await paint(order)
    // Orders that came meanwhile are read before the next one is begun, so that they can replace it.
    await new Promise((resolve) => setTimeout(resolve))
  }
  isPainting = false
}

scope.onmessage = ({ data }) => {
  const replaced = waiting.get(data.name)
  if (replaced) scope.postMessage({ id: replaced.id, bitmap: null, took: 0 }, [])
  waiting.set(data.name, data)
  void work()
}
