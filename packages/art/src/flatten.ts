import { box, disc, pathOf } from './paths.ts'
import type { ArtTones, BodyLook, Op, Paint, Shape } from './picture.ts'
import { colourOf } from './tones.ts'

/** A picture as both hands draw it: paths, colours and places, and nothing else. Veils are already multiplied in. */
export type Colour = string | Gradient
export interface Gradient {
  readonly kind: 'lin' | 'rad'
  readonly at: readonly number[]
  readonly stops: readonly (readonly [at: number, colour: string, alpha: number])[]
}

export type Command =
  | { readonly do: 'fill'; readonly d: string; readonly colour: Colour; readonly a: number; readonly even?: boolean }
  | {
      readonly do: 'stroke'
      readonly d: string
      readonly colour: Colour
      readonly a: number
      readonly w: number
      readonly dash?: readonly number[]
    }
  | { readonly do: 'clip'; readonly d: string; readonly inside: readonly Command[] }
  | {
      readonly do: 'move'
      readonly x: number
      readonly y: number
      readonly turn: number
      readonly sx: number
      readonly sy: number
      readonly inside: readonly Command[]
    }

/** Larger than any picture: what lies outside of a shape is this without it. */
const FAR = box(-400, -400, 2400, 2000)
/** The key rim: brightest where the light comes from, all but gone at the other end. */
const EDGE: Paint = ['lin', 0, 0, 260, 240, [0, 'pale'], [0.5, 'c'], [1, 'c', 0.15]]

function colour(paint: Paint, tones: ArtTones): Colour {
  if (typeof paint === 'string') return colourOf(paint, tones)
  const [kind, ...rest] = paint
  const at = rest.filter((part) => typeof part === 'number')
  const stops = rest.filter((part) => typeof part === 'object')
  return { kind, at, stops: stops.map(([where, name, alpha = 1]) => [where, colourOf(name, tones), alpha]) }
}

const moved = (x: number, y: number, inside: readonly Command[], sx = 1, sy = sx, turn = 0): Command => ({
  do: 'move',
  x,
  y,
  turn,
  sx,
  sy,
  inside,
})

function rim(d: string, x: number, y: number, light: Colour, a: number): Command {
  return { do: 'clip', d, inside: [moved(x, y, [{ do: 'fill', d: FAR + d, colour: light, a, even: true }])] }
}

function body(shape: Shape, look: BodyLook, tones: ArtTones, a: number): Command[] {
  const { l = 6, r = 4, up = 3, fill = ['c ink 84', 'ink'], from = 60, to = 300, la = 1, ra = 0.9 } = look
  const d = pathOf(shape)
  const shade = colour(['lin', 0, from, 0, to, [0, fill[0]], [1, fill[1]]], tones)
  const out: Command[] = [{ do: 'fill', d, colour: shade, a }]
  if (r) out.push(rim(d, -r, up * 0.6, colour('two', tones), a * ra))
  if (l) out.push(rim(d, l, up, colour(EDGE, tones), a * la))
  return out
}

const GLOW = [
  [0, 1],
  [0.3, 0.5],
  [0.65, 0.14],
  [1, 0],
] as const

function one(op: Op, tones: ArtTones, veil: number): Command[] {
  const a = (own: number | undefined) => veil * (own ?? 1)
  switch (op[0]) {
    case 'fill': {
      const [, shape, paint, look] = op
      const fill = { do: 'fill' as const, d: pathOf(shape), colour: colour(paint, tones), a: a(look?.a) }
      return [look?.even ? { ...fill, even: true } : fill]
    }
    case 'stroke': {
      const [, shape, paint, { w, dash, a: own }] = op
      const line = { do: 'stroke' as const, d: pathOf(shape), colour: colour(paint, tones), a: a(own), w }
      return [dash ? { ...line, dash } : line]
    }
    case 'body':
      return body(op[1], op[2] ?? {}, tones, veil)
    case 'rim': {
      const [, shape, paint, { x, y, a: own }] = op
      return [rim(pathOf(shape), x, y, colour(paint, tones), a(own))]
    }
    case 'glow': {
      const [, [x, y, r, ry = r], paint, look] = op
      const stops = GLOW.map(([at, share]) => [at, colourOf(paint, tones), share] as const)
      const light = { kind: 'rad' as const, at: [0, 0, 1], stops }
      return [moved(x, y, [{ do: 'fill', d: disc(0, 0, 1), colour: light, a: a(look?.a) }], r, ry)]
    }
    case 'clip': {
      const [, shape, inside, look] = op
      return [{ do: 'clip', d: pathOf(shape), inside: flatten(inside, tones, a(look?.a)) }]
    }
    case 'at': {
      const [, [x, y, scale = 1, turn = 0, flip = false], inside, look] = op
      return [moved(x, y, flatten(inside, tones, a(look?.a)), flip ? -scale : scale, scale, turn)]
    }
    case 'row': {
      const [, [count, dx, dy], inside, look] = op
      const commands = flatten(inside, tones, a(look?.a))
      return Array.from({ length: count }, (_, i) => moved(i * dx, i * dy, commands))
    }
  }
}

export function flatten(ops: readonly Op[], tones: ArtTones, veil = 1): Command[] {
  return ops.flatMap((op) => one(op, tones, veil))
}
