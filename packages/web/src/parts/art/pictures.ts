import type { BoxArt } from '@haven/art'
import type { BoxManifest } from '@haven/table/boxes'
import { type Signal, signal } from '@preact/signals'
import { settings } from '../../base/settings.ts'
import { installed, packedBox } from '../../model/boxes/installed.ts'
import type { ArtDelivery, ArtOrder, LentArt, LineOrder, Subject } from './protocol.ts'

/** What is wished for: a subject, and how large it is shown (in CSS pixels). */
export interface Wish {
  readonly subject: Subject
  readonly w: number
  readonly h: number
  readonly isInPlay?: boolean
}

/** Where it is painted, null until it is, `missing` if nobody has drawn it. */
export type Address = string | null
export const MISSING = 'missing'

interface Entry {
  readonly address: Signal<Address>
  readonly bytes: number
  users: number
  /** It stands for a hero nobody has drawn. */
  isBust: boolean
}

/** Decoded, as the screen keeps them. */
const MOST_BYTES = 24 * 1024 * 1024
const SIZES = [32, 48, 72, 160, 480]

/** In the order of their last use: the first is the oldest. */
const entries = new Map<string, Entry>()
const ordered = new Map<number, (delivery: ArtDelivery | null) => void>()
let worker: Worker | null = null
let orders = 0

/** A layer with many new pictures is drawn in one piece: more of them at once would hold the page for too long. */
const MOST_A_FRAME = 4
const arrived: (() => void)[] = []
let isFrameAwaited = false

function show(deliver: () => void): void {
  arrived.push(deliver)
  if (!isFrameAwaited) showSome()
}

/** The next ones come after the frame, not in it: what they change is laid out once, with all that the next one shows. */
function showSome(): void {
  for (const deliver of arrived.splice(0, MOST_A_FRAME)) deliver()
  isFrameAwaited = true
  afterFrame(() => {
    isFrameAwaited = false
    if (arrived.length > 0) showSome()
  })
}

/** A page that nobody sees draws no frames. */
function afterFrame(then: () => void): void {
  if (document.hidden) setTimeout(then)
  else requestAnimationFrame(() => setTimeout(then))
}

function painter(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'faces' })
  worker.onmessage = ({ data }: MessageEvent<ArtDelivery>) => {
    ordered.get(data.id)?.(data)
    ordered.delete(data.id)
  }
  // Without pictures the game can still be played: names, icons and colours are there.
  worker.onerror = () => {
    for (const settle of ordered.values()) settle(null)
    ordered.clear()
    worker = null
  }
  lend(installed.peek())
  return worker
}

/** The pictures of strangers' boxes go to the painter before anything of them is wished for. */
let lending: Promise<unknown> | null = null
function lend(boxes: readonly BoxManifest[]): void {
  const each = async ({ hash }: BoxManifest): Promise<void> => {
    const { art } = await packedBox(hash)
    worker?.postMessage({ lent: art as BoxArt } satisfies LentArt)
  }
  if (boxes.length === 0) return
  const all = Promise.all(boxes.map((box) => each(box).catch(() => undefined))).then(() => {
    if (lending === all) lending = null
  })
  lending = all
}
installed.subscribe((boxes) => {
  if (worker) lend(boxes)
})

/** In the order in which it was wished for. */
function ask(message: ArtOrder | LineOrder): void {
  const at = painter()
  if (lending) void lending.then(() => at.postMessage(message))
  else at.postMessage(message)
}

/** Whoever will want pictures soon has their painter ready by then. */
export function wakePainter(): void {
  if (typeof OffscreenCanvas !== 'undefined') painter()
}

/** The next larger of a few sizes, so that two places share one picture. */
export const sizeFor = (px: number): number => SIZES.find((size) => size >= px) ?? SIZES.at(-1)!

const density = (): number => Math.min(3, Math.ceil(devicePixelRatio * 2) / 2)

/** In high contrast pictures have paints of their own. */
export const isPlainNow = (): boolean => settings.value.theme === 'contrast'

export function keyOf({ subject, w, h }: Wish): string {
  return `${JSON.stringify(subject)} ${w}x${h}@${density()}${isPlainNow() ? ' plain' : ''}`
}

function forget(): void {
  let bytes = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0)
  for (const [key, entry] of entries) {
    if (bytes <= MOST_BYTES) return
    const { value: address } = entry.address
    if (entry.users > 0 || address === null || address === MISSING) continue
    entries.delete(key)
    bytes -= entry.bytes
  }
}

function order(wish: Wish, entry: Entry): void {
  if (typeof OffscreenCanvas === 'undefined') {
    entry.address.value = MISSING
    return
  }
  const id = ++orders
  const k = density()
  ordered.set(id, (delivery) =>
    show(() => {
      entry.isBust = delivery?.isBust === true
      entry.address.value = delivery?.picture ?? MISSING
      forget()
    }),
  )
  const { subject, w, h, isInPlay = false } = wish
  ask({ id, subject, w: w * k, h: h * k, isPlain: isPlainNow(), isInPlay })
}

/** The address of the picture; it is painted once, however many show it. */
export function picture(key: string, wish: Wish): Signal<Address> {
  const known = entries.get(key)
  if (known) return known.address
  const entry: Entry = { address: signal(null), bytes: wish.w * wish.h * density() ** 2 * 4, users: 0, isBust: false }
  entries.set(key, entry)
  order(wish, entry)
  return entry.address
}

/** Whether what was painted stands for a hero nobody has drawn. */
export const isBust = (key: string): boolean => entries.get(key)?.isBust === true

/** Keeps it while it is shown. */
export function hold(key: string): () => void {
  const entry = entries.get(key)
  if (!entry) return () => undefined
  entry.users++
  entries.delete(key)
  entries.set(key, entry)
  return () => {
    entry.users--
    forget()
  }
}

/** The line round a hero as a path of 320 × 320; null without a painter. */
export function heroLine(form: string): Promise<string | null> {
  if (typeof OffscreenCanvas === 'undefined') return Promise.resolve(null)
  const id = ++orders
  return new Promise((resolve) => {
    ordered.set(id, (delivery) => resolve(delivery?.line ?? null))
    ask({ id, lineOf: form })
  })
}
