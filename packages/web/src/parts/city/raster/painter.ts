import fontUrl from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url'
import type { Rect } from '../geometry/plan.ts'
import type { Brief } from '../paint/city.ts'
import type { Delivery, Order } from './protocol.ts'

/** The family that signs are set in: the same face as the rest of the display type. */
export const SIGN_FONT = '"Haven Signs", "Arial Narrow", sans-serif'

let worker: Worker | null = null
let orders = 0
const waiting = new Map<number, (bitmap: ImageBitmap | null) => void>()

function painter(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'painter' })
  worker.onmessage = ({ data }: MessageEvent<Delivery>) => {
    waiting.get(data.id)?.(data.bitmap)
    waiting.delete(data.id)
  }
  // Without a picture the board can still be played: its outlines and pieces are another layer.
  worker.onerror = () => {
    for (const settle of waiting.values()) settle(null)
    waiting.clear()
    worker = null
  }
  return worker
}

/** A picture of a part of the city, painted off the main thread; null if a later order of that name replaced it. */
export function paintPicture(name: string, brief: Brief, region: Rect, scale: number): Promise<ImageBitmap | null> {
  if (typeof OffscreenCanvas === 'undefined') return Promise.resolve(null)
  const id = ++orders
  const order: Order = { id, name, brief, region, scale, fontUrl: new URL(fontUrl, location.href).href }
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    painter().postMessage(order)
  })
}
