import type { Rect } from './plan.ts'

export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const
export type Direction = (typeof DIRECTIONS)[number]
export const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
}

/** A corner of an outline and the radius that rounds it. */
export interface Vertex {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Radius of a block's corner. */
export const KERB = 24
/** Radius of a Street's corner at the edge of the map. */
const MAP_CORNER = 34

export interface Inset {
  /** From the kerb, inwards. */
  readonly kerb?: number
  /** From the border to the next Street space. */
  readonly border?: number
  /** Rounds the corners at a border. */
  readonly end?: number
}

/**
 * Walks round a Street space, N-E-S-W. An arm adds its two end corners; two neighbouring arms add the concave corner
 * of the block between them, two missing ones the convex corner of the map. A plus has 12 corners, a T 8, an L 6.
 */
export function streetOutline(
  at: { readonly x: number; readonly y: number; readonly arms: readonly Direction[] },
  half: number,
  arm: number,
  { kerb = 0, border = 0, end = 0 }: Inset = {},
): Vertex[] {
  const w = half - kerb
  const l = arm - border
  return DIRECTIONS.flatMap((d, k) => {
    const next = DIRECTIONS[(k + 1) % 4]!
    const [dx, dy] = STEP[d]
    const [nx, ny] = STEP[next]
    const has = at.arms.includes(d)
    const hasNext = at.arms.includes(next)
    const found: Vertex[] = []
    if (has) {
      for (const side of [-1, 1]) {
        found.push({ x: at.x + dx * l + side * nx * w, y: at.y + dy * l + side * ny * w, r: end })
      }
    }
    if (has === hasNext) {
      const r = has ? KERB + kerb : Math.max(0, MAP_CORNER - kerb)
      found.push({ x: at.x + (dx + nx) * w, y: at.y + (dy + ny) * w, r })
    }
    return found
  })
}

export function districtOutline({ x, y, w, h }: Rect, inset = 0): Vertex[] {
  const r = Math.max(0, KERB - inset)
  return [
    { x: x + inset, y: y + inset, r },
    { x: x + w - inset, y: y + inset, r },
    { x: x + w - inset, y: y + h - inset, r },
    { x: x + inset, y: y + h - inset, r },
  ]
}

const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A closed path with rounded corners, in the notation of SVG (which Path2D reads too). */
export function pathOf(corners: readonly Vertex[]): string {
  const parts = corners.map(({ x, y, r }, k) => {
    const verb = k === 0 ? 'M' : 'L'
    if (r === 0) return `${verb}${n(x)} ${n(y)}`
    const a = corners.at(k - 1)!
    const b = corners[(k + 1) % corners.length]!
    const toA = r / Math.hypot(a.x - x, a.y - y)
    const toB = r / Math.hypot(b.x - x, b.y - y)
    const from = `${n(x + (a.x - x) * toA)} ${n(y + (a.y - y) * toA)}`
    return `${verb}${from}Q${n(x)} ${n(y)} ${n(x + (b.x - x) * toB)} ${n(y + (b.y - y) * toB)}`
  })
  return `${parts.join('')}z`
}

/** Is the point inside (corners taken as sharp)? */
export function isInside(corners: readonly Vertex[], x: number, y: number): boolean {
  let inside = false
  corners.forEach((a, k) => {
    const b = corners.at(k - 1)!
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}
