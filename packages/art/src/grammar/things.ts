import { num, rng } from '../paths.ts'
import type { CardCall, Op, Seed, Shape } from '../picture.ts'
import { H, layer, type Piece, placed, type Stage, shapeOf } from './piece.ts'

/** Symbols, beasts and things, and the plain marks for the one odd shape. */

const SYMBOLS = {
  crown: '-50,30 -58,-30 -30,-4 -22,-44 0,-12 22,-44 30,-4 58,-30 50,30',
  drop: '0,-30 16~0 16~18 0~30 -16~18 -16~0',
  star: '0,-46 6,-8 44,0 6,8 0,46 -6,8 -44,0 -6,-8',
  flame: '0,-44 10~-24 22~-8 20~16 0~30 -20~16 -16~-4 -8,-14 -4~-28',
  cross: '-8,-40 8,-40 8,-14 28,-14 28,2 8,2 8,44 -8,44 -8,2 -28,2 -28,-14 -8,-14',
  bolt: '8,-44 -22,6 -4,6 -10,44 24,-10 4,-10',
  moth: '0,-8 8~-22 30~-24 26~-4 10~4 18~16 4~22 0,10 -4~22 -18~16 -10~4 -26~-4 -30~-24 -8~-22',
} as const

const symbol = (_: unknown, what: keyof typeof SYMBOLS, x: number, y: number, s = 1, paint = 'lit', turn = 0): Op[] =>
  placed(x, y, s, turn, false, [['fill', SYMBOLS[what], paint]])

const flame = (_: unknown, x: number, y: number, s = 1): Op[] =>
  placed(x, y, s, 0, false, [
    ['fill', SYMBOLS.flame, 'c'],
    ['fill', '0,-16 7~0 8~14 0~24 -8~14 -6~2', 'pale'],
  ])

const eye = (_: unknown, x: number, y: number, w: number, paint = 'pale', turn = 0): Op[] =>
  placed(x, y, w / 40, turn, false, [
    ['fill', '-20,0 -8~-11 8~-11 20,0 8~10 -8~10', paint],
    ['fill', '0,-10 4~0 0,10 -4~0', 'ink'],
  ])

function shards(_: unknown, x: number, y: number, spread: number, count: number, seed: Seed, low = 8, high = 30): Op[] {
  const random = rng(seed)
  let dark = ''
  let lit = ''
  for (let i = 0; i < count; i++) {
    const angle = random() * 6.283
    const away = spread * (0.25 + random() * 0.75)
    const cx = x + Math.cos(angle) * away
    const cy = y + Math.sin(angle) * away * 0.8
    const l = low + random() * (high - low)
    const turn = random() * 6
    const to = (by: number, share: number) =>
      `${num(cx + Math.cos(turn + by) * l * share)} ${num(cy + Math.sin(turn + by) * l * share)}`
    dark += `M${to(0, 1)}L${to(2, 0.7)}L${to(3.6, 0.6)}z`
    lit += `M${to(0, 1)}L${to(2, 0.7)}L${to(1, 0.1)}z`
  }
  return [
    ['fill', dark, 'mid'],
    ['fill', lit, 'pale'],
  ]
}

const tentacle = (_: unknown, line: string, w = 22): Op[] => {
  const arm: Shape = ['brush', line, w, w * 0.85, w * 0.6, w * 0.3, 1]
  return [
    ['fill', arm, 'night'],
    ['rim', arm, 'c', { x: 3, y: 3 }],
    ['rim', arm, 'two', { x: -2, y: 2, a: 0.6 }],
  ]
}

/** Links from the side and from the edge in turn, sagging a little. */
function chain(_: unknown, x1: number, y1: number, x2: number, y2: number, count: number, s = 10): Op[] {
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  return Array.from({ length: count }, (__, i): Op => {
    const q = i / (count - 1)
    const x = x1 + (x2 - x1) * q
    const y = y1 + (y2 - y1) * q + Math.sin(q * Math.PI) * s * 1.2
    const link: Op[] =
      i % 2
        ? [
            ['fill', ['box', -s * 0.75, -s * 0.18, s * 1.5, s * 0.36], 'ink'],
            ['fill', ['box', -s * 0.75, -s * 0.18, s * 1.5, s * 0.14], 'lit'],
          ]
        : [
            ['stroke', ['disc', 0, 0, s, s * 0.62], 'ink', { w: s * 0.42 }],
            ['stroke', `M${-s} 0A${s} ${num(s * 0.62)} 0 0 1 ${s} 0`, 'c', { w: s * 0.2 }],
          ]
    return ['at', [x, y, 1, turn], link]
  })
}

const bed = (_: unknown, x: number, y: number, s = 1, flip = false): Op[] =>
  placed(x, y, s, 0, flip, [
    ['fill', 'M-37 0h74v-22q-22-24-53-14l-21 4z', 'ink'],
    ['stroke', 'M-37-30V12M37-20V12M-37 0H37', 'lit', { w: 3 }],
  ])

/** Any monster, in the light of this picture. */
function beast({ monsters }: Stage, id: string, x: number, y: number, s = 1, flip = false): Op[] {
  const { parts, cuts, dark } = monsters[id]!
  return placed(x, y, s, 0, flip, [
    [
      'at',
      [-100, -240],
      [...parts.flatMap((part) => layer(part, 0, 240, 3, 2)), ['fill', cuts, 'pale'], ['fill', dark, 'ink']],
    ],
  ])
}

/** Only its shadow. */
const shade = ({ monsters }: Stage, id: string, x: number, y: number, s = 1, paint = 'ink', flip = false): Op[] =>
  placed(x, y, s, 0, flip, [['at', [-100, -240], [['fill', monsters[id]!.parts, paint]]]])

const ink = (_: unknown, shape: string, paint = 'ink', a = 1): Op[] => [['fill', shapeOf(shape), paint, { a }]]
/** A sheet with holes in it. */
const pierced = (_: unknown, shape: string, paint = 'ink'): Op[] => [['fill', shapeOf(shape), paint, { even: true }]]
const line = (_: unknown, points: string, w: number, paint = 'pale', a = 1): Op[] => [
  ['stroke', points.startsWith('M') ? points : ['line', points], paint, { w, a }],
]
const brush = (_: unknown, points: string, widths: readonly number[], paint = 'lit'): Op[] => [
  ['fill', ['brush', points, ...widths], paint],
]
const solid = (_: unknown, shape: string, y0 = 0, y1 = H, left = 3, right = 2.2): Op[] =>
  layer(shapeOf(shape), y0, y1, left, right)
const disc = (_: unknown, x: number, y: number, r: number, ry = r, paint = 'ink', a = 1): Op[] => [
  ['fill', ['disc', x, y, r, ry], paint, { a }],
]
const ball = (_: unknown, x: number, y: number, r: number, ry = r): Op[] => layer(['disc', x, y, r, ry], y - ry, y + ry)

function hatch(
  _: unknown,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  count: number,
  length: number,
  degrees: number,
  w: number,
  seed: Seed,
  paint = 'lit',
): Op[] {
  return [['fill', ['hatch', ax, ay, bx, by, count, length, degrees, w, seed], paint]]
}

const specks = (
  _: unknown,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  seed: Seed,
  paint = 'lit',
): Op[] => [['fill', ['specks', x, y, rx, ry, count, size, seed], paint]]

/** Calls within a call: moved, scaled and turned together. */
const at = ({ draw }: Stage, x: number, y: number, s: number, turn: number, calls: readonly CardCall[]): Op[] =>
  placed(x, y, s, turn, false, draw(calls))

export const THINGS = {
  symbol,
  flame,
  eye,
  shards,
  tentacle,
  chain,
  bed,
  beast,
  shade,
  ink,
  pierced,
  line,
  brush,
  solid,
  disc,
  ball,
  hatch,
  specks,
  at,
} satisfies Readonly<Record<string, Piece>>
