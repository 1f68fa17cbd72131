import { FIGURE_VIEW, outlineOf } from './monster.ts'
import type { MonsterArt } from './picture.ts'
import { cover, linesOf, type Matrix } from './raster.ts'

/** As small as a figure gets on a board that is seen whole. */
const SIDE = 40
/** More than this is told apart by nobody. */
export const MOST_ALIKE = 0.72

function maskOf(art: MonsterArt): Uint8Array {
  const [x, y, w, h] = FIGURE_VIEW
  const place: Matrix = [SIDE / w, 0, 0, SIDE / h, (-x * SIDE) / w, (-y * SIDE) / h]
  const mask = new Uint8Array(SIDE * SIDE)
  const shown = cover(linesOf(outlineOf(art), place), { x0: 0, y0: 0, x1: SIDE, y1: SIDE })
  if (!shown) return mask
  const wide = shown.x1 - shown.x0
  shown.of.forEach((share, i) => {
    const row = shown.y0 + Math.floor(i / wide)
    if (share > 0.5) mask[row * SIDE + shown.x0 + (i % wide)] = 1
  })
  return mask
}

/** How alike two figures are by their outline alone: what both cover, of what either covers. */
export function alike(one: MonsterArt, other: MonsterArt): number {
  const [a, b] = [maskOf(one), maskOf(other)]
  let both = 0
  let either = 0
  a.forEach((value, i) => {
    both += value & b[i]!
    either += value | b[i]!
  })
  return either === 0 ? 1 : both / either
}
