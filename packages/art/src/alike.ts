import { FIGURE_VIEW, outlineOf } from './monster.ts'
import type { MonsterArt } from './picture.ts'
import { cover, linesOf, type Matrix } from './raster.ts'

/** Outlines as they are seen on the board, to be told apart by them alone. */
const SIZE = 40
/** From here on two are taken for one another. */
export const TOO_ALIKE = 0.72

/** Which of the pixels lie in it, at the size of a piece. */
export function maskOf(art: MonsterArt): Uint8Array {
  const [x, y, w, h] = FIGURE_VIEW
  const k = SIZE / Math.max(w, h)
  const place: Matrix = [k, 0, 0, k, -x * k, -y * k]
  const mask = new Uint8Array(SIZE * SIZE)
  // Each piece for itself: two that turn different ways are not to leave a hole.
  for (const line of linesOf(outlineOf(art), place)) {
    const shown = cover([line], { x0: 0, y0: 0, x1: SIZE, y1: SIZE })
    if (!shown) continue
    for (let row = shown.y0, i = 0; row < shown.y1; row++) {
      for (let column = shown.x0; column < shown.x1; column++, i++) {
        if ((shown.of[i] as number) > 0.5) mask[row * SIZE + column] = 1
      }
    }
  }
  return mask
}

/** What both have of what either has, from 0 to 1. */
export function overlap(a: Uint8Array, b: Uint8Array): number {
  let both = 0
  let either = 0
  for (const [i, one] of a.entries()) {
    if (one && b[i]) both++
    if (one || b[i]) either++
  }
  return either === 0 ? 0 : both / either
}
