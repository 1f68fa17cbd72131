/**
 * From a path to how much of each pixel it covers, exactly, without a browser: for the pictures of links and for the
 * check whether two outlines are too alike. Each edge leaves its share of the area in the pixels it crosses; the sums
 * along a row are the winding numbers.
 */

/** a b c d e f of a canvas: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const SAME: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

/** Lines through points, x and y in turn. */
export interface Polyline {
  readonly points: number[]
  readonly closed: boolean
}

const ARGS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }
/** How far a curve may lie from its lines, in pixels. */
const NEAR = 0.15
const MOST_STEPS = 48

/** Steps that a curve of so long a hull needs. */
const stepsFor = (hull: number): number => Math.max(2, Math.min(MOST_STEPS, Math.ceil(Math.sqrt(hull / NEAR) * 0.5)))

/** The path as lines, in pixels. */
export function linesOf(d: string, m: Matrix): Polyline[] {
  const out: Polyline[] = []
  let line: number[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const size = Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]))
  const put = (px: number, py: number): void => {
    line.push(m[0] * px + m[2] * py + m[4], m[1] * px + m[3] * py + m[5])
  }
  const end = (closed: boolean): void => {
    if (line.length > 2) out.push({ points: line, closed })
    line = []
  }
  const cubic = (x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void => {
    const hull = Math.hypot(x1 - x, y1 - y) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2)
    const steps = stepsFor(hull * size)
    for (let i = 1; i <= steps; i++) {
      const t = i / steps
      const u = 1 - t
      put(
        u * u * u * x + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3,
        u * u * u * y + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3,
      )
    }
  }
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase()
    const count = ARGS[kind]
    if (count === undefined) throw new Error(`A path has ${letter} in it.`)
    if (kind === 'Z') {
      end(true)
      ;[x, y] = [startX, startY]
      continue
    }
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    for (let i = 0; i + count <= numbers.length; i += count) {
      const n = numbers.slice(i, i + count) as [number, number, number, number, number, number, number]
      const [dx, dy] = letter === kind ? [0, 0] : [x, y]
      if (kind === 'M' && i === 0) {
        end(false)
        ;[startX, startY] = [n[0] + dx, n[1] + dy]
        ;[x, y] = [startX, startY]
        put(x, y)
        continue
      }
      // After a closed piece another may go on from its beginning.
      if (line.length === 0) put(x, y)
      const to: readonly [number, number] =
        kind === 'H'
          ? [n[0] + dx, y]
          : kind === 'V'
            ? [x, n[0] + dy]
            : [(n[count - 2] as number) + dx, (n[count - 1] as number) + dy]
      if (kind === 'C') cubic(n[0] + dx, n[1] + dy, n[2] + dx, n[3] + dy, ...to)
      else if (kind === 'Q') {
        const [qx, qy] = [n[0] + dx, n[1] + dy]
        cubic(
          x + ((qx - x) * 2) / 3,
          y + ((qy - y) * 2) / 3,
          to[0] + ((qx - to[0]) * 2) / 3,
          to[1] + ((qy - to[1]) * 2) / 3,
          ...to,
        )
      } else if (kind === 'A') arc(x, y, n, to, size, put)
      else put(...to)
      ;[x, y] = to
    }
  }
  end(false)
  return out
}

type ArcArgs = readonly [rx: number, ry: number, turn: number, large: number, sweep: number, x: number, y: number]

/** An arc by its ends, as SVG tells it; none of ours is turned. */
function arc(
  x: number,
  y: number,
  [rx, ry, , large, sweep]: ArcArgs,
  [toX, toY]: readonly [number, number],
  size: number,
  put: (x: number, y: number) => void,
): void {
  const [hx, hy] = [(x - toX) / 2 / rx, (y - toY) / 2 / ry]
  const reach = Math.hypot(hx, hy)
  if (!(reach > 0)) return
  const grow = Math.max(1, reach)
  const far = Math.sqrt(Math.max(0, (grow * grow) / (reach * reach) - 1)) * (large === sweep ? -1 : 1)
  const [cx, cy] = [(x + toX) / 2 + far * hy * rx, (y + toY) / 2 - far * hx * ry]
  const [ax, ay] = [rx * grow, ry * grow]
  const from = Math.atan2((y - cy) / ay, (x - cx) / ax)
  let way = Math.atan2((toY - cy) / ay, (toX - cx) / ax) - from
  if (sweep && way <= 0) way += 2 * Math.PI
  if (!sweep && way >= 0) way -= 2 * Math.PI
  const steps = stepsFor(Math.abs(way) * Math.max(ax, ay) * size) + 2
  for (let i = 1; i <= steps; i++) {
    const at = from + (way * i) / steps
    put(cx + Math.cos(at) * ax, cy + Math.sin(at) * ay)
  }
}

/** A part of the sheet: from x0, y0 up to x1, y1, in whole pixels. */
export interface Area {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export interface Cover extends Area {
  /** Of each pixel of the area, from 0 to 1. */
  readonly of: Float32Array
}

export function areaOf(lines: readonly Polyline[], within: Area): Area | null {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { points } of lines) {
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i] as number, points[i + 1] as number]
      if (x < x0) x0 = x
      if (x > x1) x1 = x
      if (y < y0) y0 = y
      if (y > y1) y1 = y
    }
  }
  const area = {
    x0: Math.max(within.x0, Math.floor(x0)),
    y0: Math.max(within.y0, Math.floor(y0)),
    x1: Math.min(within.x1, Math.ceil(x1)),
    y1: Math.min(within.y1, Math.ceil(y1)),
  }
  return area.x0 < area.x1 && area.y0 < area.y1 ? area : null
}

/** How much of each pixel lies in the lines; null if none does. */
export function cover(lines: readonly Polyline[], within: Area, even = false): Cover | null {
  const area = areaOf(lines, within)
  if (!area) return null
  const { x0, y0, x1, y1 } = area
  const [w, h] = [x1 - x0, y1 - y0]
  const sums = new Float32Array((w + 2) * h)
  for (const { points } of lines) {
    const last = points.length - 2
    let [px, py] = [(points[last] as number) - x0, (points[last + 1] as number) - y0]
    for (let i = 0; i <= last; i += 2) {
      const [qx, qy] = [(points[i] as number) - x0, (points[i + 1] as number) - y0]
      edge(sums, w, h, px, py, qx, qy)
      ;[px, py] = [qx, qy]
    }
  }
  const of = new Float32Array(w * h)
  for (let row = 0; row < h; row++) {
    let sum = 0
    const [from, to] = [row * (w + 2), row * w]
    for (let i = 0; i < w; i++) {
      sum += sums[from + i] as number
      const wound = Math.abs(sum)
      of[to + i] = even ? Math.abs(wound - 2 * Math.round(wound / 2)) : wound > 1 ? 1 : wound
    }
  }
  return { ...area, of }
}

/** What one edge adds to the rows it crosses; what lies beyond a side counts at that side. */
function edge(sums: Float32Array, w: number, h: number, ax: number, ay: number, bx: number, by: number): void {
  if (ay === by) return
  const sign = ay < by ? 1 : -1
  const [topX, topY, lowX, lowY] = sign > 0 ? [ax, ay, bx, by] : [bx, by, ax, ay]
  if (lowY <= 0 || topY >= h) return
  const slope = (lowX - topX) / (lowY - topY)
  const from = Math.max(0, topY)
  const to = Math.min(h, lowY)
  for (let row = Math.floor(from); row < to; row++) {
    const y0 = Math.max(from, row)
    const y1 = Math.min(to, row + 1)
    if (y1 <= y0) continue
    const [xa, xb] = [topX + (y0 - topY) * slope, topX + (y1 - topY) * slope]
    const [left, right] = xa < xb ? [xa, xb] : [xb, xa]
    share(sums, row * (w + 2), w, left, right, (y1 - y0) * sign)
  }
}

/** Of a piece of an edge within one row: spreads its height over the columns from left to right. */
function share(sums: Float32Array, at: number, w: number, left: number, right: number, height: number): void {
  if (left >= w) return
  if (right <= 0) {
    sums[at] = (sums[at] as number) + height
    return
  }
  if (left < 0 || right > w) {
    // Only the part over the area is spread; the rest counts at its side, or not at all.
    const wide = right - left
    if (left < 0) sums[at] = (sums[at] as number) + (height * -left) / wide
    const [l, r] = [Math.max(0, left), Math.min(w, right)]
    if (r > l) share(sums, at, w, l, r, (height * (r - l)) / wide)
    return
  }
  const first = Math.min(w, Math.floor(left))
  const last = Math.ceil(right)
  if (last <= first + 1) {
    // In one column: the pixel has what lies right of the middle, and everything after it the whole.
    const inside = 1 - ((left + right) / 2 - first)
    sums[at + first] = (sums[at + first] as number) + height * inside
    sums[at + first + 1] = (sums[at + first + 1] as number) + height * (1 - inside)
    return
  }
  const each = height / (right - left)
  let told = 0
  let before = 0
  for (let column = first; column < last; column++) {
    // How much of this pixel is covered: the height that has passed, and half of what passes in it.
    const l = Math.max(left, column)
    const r = Math.min(right, column + 1)
    const passed = (r - l) * each
    const covered = told + passed * (column + 1 - (l + r) / 2)
    sums[at + column] = (sums[at + column] as number) + covered - before
    before = covered
    told += passed
  }
  sums[at + last] = (sums[at + last] as number) + height - before
}
