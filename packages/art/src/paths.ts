import type { Points, Seed, Shape, ShapeCall } from './picture.ts'

/** From a shape to the path that SVG and Path2D both read. All unevenness comes from a seed: a picture is always the same. */

interface Dot {
  readonly x: number
  readonly y: number
  readonly soft: boolean
}

/** A tenth of a unit is finer than any screen shows it. */
export const num = (value: number): string =>
  String(Math.round(value * 10) / 10)
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0')

function hashOf(word: string): number {
  let hash = 2166136261
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619)
  return hash
}

export function rng(seed: Seed): () => number {
  let a = typeof seed === 'string' ? hashOf(seed) : seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function dots(points: Points): Dot[][] {
  return points.split('|').map((piece) =>
    piece
      .trim()
      .split(/\s+/)
      .map((word) => {
        const soft = word.includes('~')
        const [x, y] = word.split(soft ? '~' : ',')
        return { x: Number(x), y: Number(y), soft }
      }),
  )
}

/** The handle at `at` of the way to `to`, when one comes from `from`. */
function handle(from: Dot | undefined, at: Dot, to: Dot | undefined): { x: number; y: number } {
  if (!at.soft || !from || !to) return at
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy) || 1
  const reach = Math.hypot(to.x - at.x, to.y - at.y) * 0.36
  return { x: at.x + (dx / length) * reach, y: at.y + (dy / length) * reach }
}

/** Closed pieces all run the same way round, so that those that overlap are one shape and not a hole. */
function clockwise(list: readonly Dot[]): readonly Dot[] {
  const area = list.reduce((sum, p, i) => {
    const q = list[(i + 1) % list.length]!
    return sum + p.x * q.y - q.x * p.y
  }, 0)
  return area < 0 ? [list[0]!, ...list.slice(1).reverse()] : list
}

export function trace(way: readonly Dot[], open = false): string {
  const list = open ? way : clockwise(way)
  const at = (i: number) => (open ? list[i] : list[(i + list.length) % list.length])
  let d = `M${num(list[0]!.x)} ${num(list[0]!.y)}`
  for (let i = 0; i < list.length - (open ? 1 : 0); i++) {
    const a = at(i)!
    const b = at(i + 1)!
    if (!a.soft && !b.soft) {
      d += `L${num(b.x)} ${num(b.y)}`
      continue
    }
    const c = handle(at(i - 1), a, b)
    const e = handle(at(i + 2), b, a)
    d += `C${num(c.x)} ${num(c.y)} ${num(e.x)} ${num(e.y)} ${num(b.x)} ${num(b.y)}`
  }
  return open ? d : `${d}z`
}

const half = (points: Points, about = 160): string =>
  dots(points)
    .map((side) => {
      const other = side
        .toReversed()
        .filter(({ x }) => x !== about)
        .map((dot) => ({ ...dot, x: 2 * about - dot.x }))
      return trace([...side, ...other])
    })
    .join('')

const STEPS = 6

/** Points along an open curve, close enough for a brush. */
function walk(list: readonly Dot[]): { x: number; y: number }[] {
  const out: { x: number; y: number }[] = []
  for (let i = 0; i < list.length - 1; i++) {
    const a = list[i]!
    const b = list[i + 1]!
    if (!a.soft && !b.soft) {
      out.push(a)
      continue
    }
    const c = handle(list[i - 1], a, b)
    const e = handle(list[i + 2], b, a)
    for (let j = 0; j < STEPS; j++) {
      const t = j / STEPS
      const u = 1 - t
      const along = (p: number, q: number, r: number, s: number) =>
        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
      out.push({ x: along(a.x, c.x, e.x, b.x), y: along(a.y, c.y, e.y, b.y) })
    }
  }
  out.push(list.at(-1)!)
  return out
}

function widthAt(widths: readonly number[], share: number): number {
  if (widths.length === 1) return widths[0]!
  const k = share * (widths.length - 1)
  const i = Math.min(widths.length - 2, Math.floor(k))
  return widths[i]! + (widths[i + 1]! - widths[i]!) * (k - i)
}

const brush = (points: Points, ...widths: number[]): string =>
  dots(points)
    .map((list) => {
      const way = walk(list)
      const left: Dot[] = []
      const right: Dot[] = []
      way.forEach((dot, i) => {
        const before = way[Math.max(0, i - 1)]!
        const after = way[Math.min(way.length - 1, i + 1)]!
        const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
        const reach = widthAt(widths, i / (way.length - 1)) / 2
        const nx = (-(after.y - before.y) / length) * reach
        const ny = ((after.x - before.x) / length) * reach
        const soft = i > 0 && i < way.length - 1
        left.push({ x: dot.x + nx, y: dot.y + ny, soft })
        right.push({ x: dot.x - nx, y: dot.y - ny, soft })
      })
      return trace([...left, ...right.reverse()])
    })
    .join('')

function hatch(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  count: number,
  length: number,
  degrees: number,
  width = 2,
  seed: Seed = 7,
): string {
  const random = rng(seed)
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const h = width / 2
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5 + (random() - 0.5) * 0.5) / count
    const x = ax + (bx - ax) * t
    const y = ay + (by - ay) * t
    const l = length * (0.55 + random() * 0.45)
    d += `M${num(x - sin * h)} ${num(y + cos * h)}L${num(x + cos * l)} ${num(y + sin * l)}L${num(x + sin * h)} ${num(y - cos * h)}z`
  }
  return d
}

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(ry)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(ry)} 0 1 1 ${num(-2 * r)} 0z`

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`

function specks(x: number, y: number, rx: number, ry: number, count: number, size: number, seed: Seed = 3): string {
  const random = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = random() * 6.283
    const k = Math.sqrt(random())
    const s = size * (0.2 + random() ** 3 * 0.8)
    d += disc(x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k, s)
  }
  return d
}

function roofs(x0: number, x1: number, base: number, low: number, high: number, seed: Seed, lo = 10, hi = 26): string {
  const random = rng(seed)
  const mast = (high - low) * 0.3
  let d = `M${num(x0)} ${num(base)}`
  for (let x = x0; x < x1; ) {
    const w = lo + random() * (hi - lo)
    d += `V${num(base - low - random() * (high - low))}`
    if (random() < 0.25) d += `h${num(w * 0.4)}v${num(-mast)}h2v${num(mast)}`
    x += w
    d += `H${num(Math.min(x, x1))}`
  }
  return `${d}V${num(base)}z`
}

function lights(x0: number, x1: number, y0: number, y1: number, count: number, seed: Seed): string {
  const random = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = x0 + Math.floor((random() * (x1 - x0)) / 4) * 4
    d += box(x, y0 + Math.floor((random() * (y1 - y0)) / 6) * 6, 2, 3)
  }
  return d
}

function rays(x: number, y: number, count: number, far: number, wide: number, turn = 0, arc = Math.PI * 2): string {
  const to = (angle: number) => `${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far)}`
  let d = ''
  for (let i = 0; i < count; i++) {
    const angle = turn + (i / count) * arc
    d += `M${num(x)} ${num(y)}L${to(angle - wide)}L${to(angle + wide)}z`
  }
  return d
}

function burst(x: number, y: number, count: number, near: number, low: number, high: number, seed: Seed): string {
  const to = (r: number, angle: number) => `${num(x + Math.cos(angle) * r)} ${num(y + Math.sin(angle) * r)}`
  let d = ''
  for (let i = 0; i < count; i++) {
    const random = rng(`${seed}${i}`)
    const a = (i / count) * 6.283 + (random() - 0.5) * 0.14
    const w = 0.04 + random() * 0.05
    const l = low + random() * (high - low)
    d += `M${to(near, a - w)}L${to(l, a - w / 2)}L${to(l + 26, a)}L${to(l, a + w / 2)}L${to(near, a + w)}z`
  }
  return d
}

function crack(ax: number, ay: number, bx: number, by: number, steps: number, jag: number, seed: Seed): string {
  const random = rng(seed)
  let d = ''
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const e = i === 0 || i === steps ? 0 : jag
    const x = ax + (bx - ax) * t + (random() - 0.5) * 2 * e
    d += `${i ? 'L' : 'M'}${num(x)} ${num(ay + (by - ay) * t + (random() - 0.5) * 2 * e)}`
  }
  return d
}

function cut(points: Points, amp = 2.4, seed: Seed = 1, step = 46): string {
  const random = rng(`cut${seed}`)
  return dots(points)
    .map((list) =>
      trace(
        list.flatMap((p, i) => {
          const q = list[(i + 1) % list.length]!
          const length = Math.hypot(q.x - p.x, q.y - p.y) || 1
          const pieces = p.soft || q.soft ? 1 : Math.max(1, Math.round(length / step))
          const out = [p]
          for (let j = 1; j < pieces; j++) {
            const t = j / pieces
            const e = (random() - 0.5) * 2 * amp
            const x = p.x + (q.x - p.x) * t - ((q.y - p.y) / length) * e
            out.push({ x, y: p.y + (q.y - p.y) * t + ((q.x - p.x) / length) * e, soft: false })
          }
          return out
        }),
      ),
    )
    .join('')
}

const line = (points: Points): string =>
  dots(points)
    .map((list) => trace(list, true))
    .join('')

const KINDS: Readonly<Record<ShapeCall[0], (...args: never[]) => string>> = {
  half,
  line,
  brush,
  hatch,
  specks,
  disc,
  box,
  roofs,
  lights,
  rays,
  burst,
  crack,
  cut,
}

export const shapeKinds: readonly string[] = Object.keys(KINDS)

const isCall = (shape: ShapeCall | readonly Shape[]): shape is ShapeCall =>
  typeof shape[0] === 'string' && Object.hasOwn(KINDS, shape[0])

export function pathOf(shape: Shape): string {
  if (typeof shape === 'string') {
    if (shape.startsWith('M')) return shape
    return dots(shape)
      .map((list) => trace(list))
      .join('')
  }
  if (isCall(shape)) {
    const [kind, ...args] = shape
    return KINDS[kind](...(args as unknown as never[]))
  }
  return shape.map(pathOf).join('')
}
