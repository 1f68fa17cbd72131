import { frame, toCanvas } from '@haven/art'
import { isLent, lend } from './albums.ts'
import { keepFace, keptFace } from './kept-faces.ts'
import { isBust, lineOf, sheetOf } from './paint.ts'
import type { ArtDelivery, ArtOrder, LentArt, LineOrder, Subject } from './protocol.ts'

/**
 * Paints faces, monsters and cards off the main thread. A painter of its own: the city's is busy for a second whenever
 * the map comes nearer, and a face must not wait for it.
 */
const scope = self as unknown as {
  onmessage: ((message: MessageEvent<ArtOrder | LineOrder | LentArt>) => void) | null
  postMessage(message: ArtDelivery): void
}

const waiting: ArtOrder[] = []
let isPainting = false

const idOf = (subject: Subject): string =>
  subject.what === 'hero'
    ? subject.form
    : subject.what === 'poster'
      ? subject.story
      : subject.what === 'scene'
        ? subject.avatar
        : subject.id

async function paint(order: ArtOrder): Promise<void> {
  const { id, subject } = order
  const began = performance.now()
  const isOurs = !isLent(idOf(subject))
  const found = isOurs ? await keptFace(order) : null
  const picture = found ?? (await paintAnew(order))
  scope.postMessage({ id, picture, isBust: await isBust(subject), took: performance.now() - began })
  if (picture !== null && !found && isOurs) keepFace(order, picture)
}

/** A line is no work for a canvas: it waits for no picture. */
async function drawLine({ id, lineOf: form }: LineOrder): Promise<void> {
  const line = await lineOf(form).catch(() => undefined)
  scope.postMessage({ id, picture: null, ...(line === undefined ? {} : { line }), took: 0 })
}

/** Null if nobody has drawn it. */
async function paintAnew({ subject, w, h, isPlain }: ArtOrder): Promise<string | null> {
  const sheet = await sheetOf(subject, isPlain)
  if (!sheet) return null
  const canvas = new OffscreenCanvas(w, h)
  const pen = canvas.getContext('2d')!
  frame(pen, sheet.view, w, h)
  toCanvas(pen, sheet.commands, (d) => new Path2D(d))
  return inLetters(await canvas.convertToBlob())
}

/** The picture in its own address: for any other the page would ask the browser's other processes, once for each face. */
function inLetters(picture: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
}

/** In play first, then what is small: a table is full of faces soon, and the large ones follow. */
function next(): ArtOrder | undefined {
  waiting.sort((a, b) => Number(b.isInPlay) - Number(a.isInPlay) || a.w - b.w)
  return waiting.shift()
}

async function work(): Promise<void> {
  if (isPainting) return
  isPainting = true
  for (let order = next(); order; order = next()) {
    const { id } = order
    await paint(order).catch(() => scope.postMessage({ id, picture: null, took: 0 }))
    // Orders that came meanwhile may come first.
    await new Promise((resolve) => setTimeout(resolve))
  }
  isPainting = false
}

scope.onmessage = ({ data }) => {
  if ('lent' in data) {
    lend(data.lent)
    return
  }
  if ('lineOf' in data) {
    void drawLine(data)
    return
  }
  waiting.push(data)
  void work()
}
