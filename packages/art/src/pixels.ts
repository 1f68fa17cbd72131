import type { Colour, Command, Gradient } from './flatten.ts'
import type { View } from './picture.ts'
import { type Area, type Cover, cover, linesOf, type Matrix, type Polyline, SAME, times } from './raster.ts'
import { channels } from './tones.ts'

/**
 * The third hand: pixels, where there is no browser. It draws the same list as `toSvg` and `toCanvas`, with nothing but
 * numbers, for the pictures that a server gives to links.
 */
export interface Pixels {
  readonly w: number
  readonly h: number
  /** Red, green, blue and 255, row by row. */
  readonly data: Uint8Array
}

export interface PixelLook {
  readonly view: View
  readonly w: number
  readonly h: number
}

/** Shades of a gradient: more than a screen tells apart over the length of a picture. */
const SHADES = 256
const CORNERS = 20

interface Sheet extends Area {
  readonly data: Float32Array
}

export function toPixels(commands: readonly Command[], { view, w, h }: PixelLook): Pixels {
  const sheet: Sheet = { x0: 0, y0: 0, x1: w, y1: h, data: new Float32Array(w * h * 3) }
  // As an SVG's `slice` does: it fills the sheet, cut where it is too long.
  const [x, y, vw, vh] = view
  const k = Math.max(w / vw, h / vh)
  const place: Matrix = [k, 0, 0, k, (w - vw * k) / 2 - x * k, (h - vh * k) / 2 - y * k]
  for (const command of commands) draw(sheet, command, place, sheet, null)
  const data = new Uint8Array(w * h * 4)
  for (let i = 0, j = 0; i < sheet.data.length; i += 3, j += 4) {
    data[j] = Math.round(sheet.data[i] as number)
    data[j + 1] = Math.round(sheet.data[i + 1] as number)
    data[j + 2] = Math.round(sheet.data[i + 2] as number)
    data[j + 3] = 255
  }
  return { w, h, data }
}

function draw(sheet: Sheet, command: Command, m: Matrix, within: Area, clip: Cover | null): void {
  switch (command.do) {
    case 'fill': {
      const shown = cover(linesOf(command.d, m), within, command.even ?? false)
      if (shown) paint(sheet, shown, command.colour, command.a, m, clip)
      return
    }
    case 'stroke': {
      const shown = cover(strokeOf(linesOf(command.d, m), command.w * scaleOf(m), dashOf(command.dash, m)), within)
      if (shown) paint(sheet, shown, command.colour, command.a, m, clip)
      return
    }
    case 'clip': {
      const own = cover(linesOf(command.d, m), within)
      if (!own) return
      const both = clip ? narrowed(own, clip) : own
      for (const inner of command.inside) draw(sheet, inner, m, both, both)
      return
    }
    case 'move': {
      const { x, y, turn, sx, sy } = command
      const [cos, sin] = turn ? [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)] : [1, 0]
      const inner = times(m, [cos * sx, sin * sx, -sin * sy, cos * sy, x, y])
      for (const each of command.inside) draw(sheet, each, inner, within, clip)
    }
  }
}

const scaleOf = (m: Matrix): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]))
const dashOf = (dash: readonly number[] | undefined, m: Matrix): readonly number[] | null =>
  dash ? dash.map((each) => each * scaleOf(m)) : null

/** What lies in both. `own` was looked at within the other already. */
function narrowed(own: Cover, clip: Cover): Cover {
  const of = own.of.slice()
  const [w, clipW] = [own.x1 - own.x0, clip.x1 - clip.x0]
  for (let y = own.y0, i = 0; y < own.y1; y++) {
    let j = (y - clip.y0) * clipW + own.x0 - clip.x0
    for (let x = 0; x < w; x++, i++, j++) of[i] = (of[i] as number) * (clip.of[j] as number)
  }
  return { ...own, of }
}

function paint(sheet: Sheet, shown: Cover, colour: Colour, a: number, m: Matrix, clip: Cover | null): void {
  const { x0, y0, x1, y1, of } = shown
  const { data } = sheet
  const wide = sheet.x1
  const clipW = clip ? clip.x1 - clip.x0 : 0
  const shade = typeof colour === 'string' ? null : shadeOf(colour, m)
  const plain = typeof colour === 'string' ? channels(colour) : null
  let [r, g, b] = plain ?? [0, 0, 0]
  for (let y = y0, i = 0; y < y1; y++) {
    let j = (y * wide + x0) * 3
    let c = clip ? (y - clip.y0) * clipW + x0 - clip.x0 : 0
    for (let x = x0; x < x1; x++, i++, j += 3, c++) {
      let alpha = (of[i] as number) * a
      if (clip) alpha *= clip.of[c] as number
      if (alpha < 0.002) continue
      if (shade) {
        const at = shade.at(x + 0.5, y + 0.5) * 4
        r = shade.colours[at] as number
        g = shade.colours[at + 1] as number
        b = shade.colours[at + 2] as number
        alpha *= shade.colours[at + 3] as number
      }
      data[j] = (data[j] as number) + (r - (data[j] as number)) * alpha
      data[j + 1] = (data[j + 1] as number) + (g - (data[j + 1] as number)) * alpha
      data[j + 2] = (data[j + 2] as number) + (b - (data[j + 2] as number)) * alpha
    }
  }
}

interface Shade {
  /** Which of the shades a pixel has. */
  readonly at: (x: number, y: number) => number
  readonly colours: Float32Array
}

function shadeOf({ kind, at, stops }: Gradient, m: Matrix): Shade {
  const colours = new Float32Array(SHADES * 4)
  for (let i = 0; i < SHADES; i++) {
    const t = i / (SHADES - 1)
    const next = stops.findIndex(([where]) => where >= t)
    const [to, from] = [stops.at(next < 0 ? -1 : next), stops[Math.max(0, (next < 0 ? stops.length : next) - 1)]]
    if (!to || !from) continue
    const way = to[0] - from[0]
    const share = way > 0 ? Math.min(1, Math.max(0, (t - from[0]) / way)) : 1
    const [one, other] = [channels(from[1]), channels(to[1])]
    for (let n = 0; n < 3; n++) {
      colours[i * 4 + n] = (one[n] as number) + ((other[n] as number) - (one[n] as number)) * share
    }
    colours[i * 4 + 3] = from[2] + (to[2] - from[2]) * share
  }
  const [p = 0, q = 0, r = 0, s = 0] = at
  const [a, b, c, d, e, f] = inverseOf(m)
  const index = (t: number): number => (t <= 0 ? 0 : t >= 1 ? SHADES - 1 : Math.round(t * (SHADES - 1)))
  if (kind === 'rad') {
    return {
      colours,
      at: (x, y) => index(Math.hypot(a * x + c * y + e - p, b * x + d * y + f - q) / r),
    }
  }
  const [dx, dy] = [r - p, s - q]
  const length = dx * dx + dy * dy || 1
  return { colours, at: (x, y) => index(((a * x + c * y + e - p) * dx + (b * x + d * y + f - q) * dy) / length) }
}

function inverseOf([a, b, c, d, e, f]: Matrix): Matrix {
  const det = a * d - b * c
  if (det === 0) return SAME
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det]
}

/** A round pen along the lines: a box for each piece, a disc at each corner; together they cover what it wets. */
function strokeOf(lines: readonly Polyline[], width: number, dash: readonly number[] | null): Polyline[] {
  const half = width / 2
  const out: Polyline[] = []
  const corners = Math.max(6, Math.min(CORNERS, Math.ceil(half * 3)))
  const disc = (x: number, y: number): void => {
    const points: number[] = []
    for (let i = 0; i < corners; i++) {
      const at = (i / corners) * 2 * Math.PI
      points.push(x + Math.cos(at) * half, y + Math.sin(at) * half)
    }
    out.push({ points, closed: true })
  }
  for (const line of dash ? lines.flatMap((each) => dashed(each, dash)) : lines) {
    const points = line.closed ? [...line.points, line.points[0] as number, line.points[1] as number] : line.points
    disc(points[0] as number, points[1] as number)
    for (let i = 2; i < points.length; i += 2) {
      const [ax, ay] = [points[i - 2] as number, points[i - 1] as number]
      const [bx, by] = [points[i] as number, points[i + 1] as number]
      const length = Math.hypot(bx - ax, by - ay)
      if (length === 0) continue
      const [nx, ny] = [((by - ay) / length) * half, (-(bx - ax) / length) * half]
      out.push({ points: [ax + nx, ay + ny, bx + nx, by + ny, bx - nx, by - ny, ax - nx, ay - ny], closed: true })
      disc(bx, by)
    }
  }
  return out
}

function dashed(line: Polyline, dash: readonly number[]): Polyline[] {
  const points = line.closed ? [...line.points, line.points[0] as number, line.points[1] as number] : line.points
  const out: Polyline[] = []
  let [turn, left] = [0, dash[0] ?? 1]
  let piece: number[] = [points[0] as number, points[1] as number]
  for (let i = 2; i < points.length; i += 2) {
    let [ax, ay] = [points[i - 2] as number, points[i - 1] as number]
    const [bx, by] = [points[i] as number, points[i + 1] as number]
    let length = Math.hypot(bx - ax, by - ay)
    while (length > left) {
      const t = left / length
      ;[ax, ay] = [ax + (bx - ax) * t, ay + (by - ay) * t]
      length -= left
      if (turn % 2 === 0) out.push({ points: [...piece, ax, ay], closed: false })
      turn++
      left = Math.max(0.1, dash[turn % dash.length] ?? 1)
      piece = [ax, ay]
    }
    left -= length
    piece.push(bx, by)
  }
  if (turn % 2 === 0 && piece.length > 2) out.push({ points: piece, closed: false })
  return out
}
