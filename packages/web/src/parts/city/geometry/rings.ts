import type { Rect } from './plan.ts'
import type { Point } from './route.ts'

/** Where figures are pressed: squares in units of the board, never smaller than a hand needs, never over one another. */

/** In pixels: for a mouse and for a finger. */
export const LEAST = { mouse: 32, touch: 44 } as const

export interface Ring extends Point {
  readonly side: number
  /** Those that are pressed here; several stand too close to be told apart. */
  readonly keys: readonly string[]
}

const isOver = (a: Ring, b: Ring): boolean => {
  const near = (a.side + b.side) / 2 - 0.01
  return Math.abs(a.x - b.x) < near && Math.abs(a.y - b.y) < near
}

function join(a: Ring, b: Ring): Ring {
  const all = a.keys.length + b.keys.length
  const mean = (from: number, to: number): number => (from * a.keys.length + to * b.keys.length) / all
  return { x: mean(a.x, b.x), y: mean(a.y, b.y), side: Math.max(a.side, b.side), keys: [...a.keys, ...b.keys] }
}

/** Rings that would lie over one another become one. */
export function ringsOf(figures: readonly Ring[], least: number): readonly Ring[] {
  const rings = figures.map((ring) => ({ ...ring, side: Math.max(ring.side, least) }))
  for (let i = 0; i < rings.length; i++) {
    const other = rings.findIndex((ring, j) => j > i && isOver(rings[i] as Ring, ring))
    if (other < 0) continue
    rings[i] = join(rings[i] as Ring, rings[other] as Ring)
    rings.splice(other, 1)
    // The joined one stands elsewhere: all of them are looked at anew.
    i = -1
  }
  return rings
}

const MOST_IN_A_ROW = 4
/** Between two of them. */
const APART = 1.12

/** A crowd laid out so that each is pressed by itself: rows around where it stands, within the map. */
export function fanOf(ring: Ring, least: number, bounds: Rect): readonly Ring[] {
  const { length } = ring.keys
  const columns = Math.min(MOST_IN_A_ROW, length)
  const rows = Math.ceil(length / columns)
  const step = least * APART
  const within = (at: number, half: number, from: number, size: number): number =>
    Math.min(Math.max(at, from + half), from + size - half)
  const x = within(ring.x, (columns * step) / 2, bounds.x, bounds.w)
  const y = within(ring.y, (rows * step) / 2, bounds.y, bounds.h)
  return ring.keys.map((key, i) => ({
    keys: [key],
    side: least,
    x: x + ((i % columns) - (columns - 1) / 2) * step,
    y: y + (Math.floor(i / columns) - (rows - 1) / 2) * step,
  }))
}
