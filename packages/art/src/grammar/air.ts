import { num, rng } from '../paths.ts'
import type { Op, Seed, Shape } from '../picture.ts'
import { ALL, H, type Piece, W } from './piece.ts'

/** Sky, light, weather and the ground: what a scene is in. */

type Sky = 'moon' | 'glow' | 'rays' | 'blinds' | 'none'

const BLINDS = Array.from(
  { length: 11 },
  (_, i) => `-10,${i * 26 - 30} 330,${i * 26 - 8} 330,${i * 26 + 8} -10,${i * 26 - 14}`,
).join('|')

/** The air: night, and a light in it. */
function sky(_: unknown, kind: Sky, x = 160, y = 100, r = 90): Op[] {
  const night: Op = ['fill', ALL, 'night']
  const soft = ['rad', x, y, r * 2, [0, 'lit'], [0.3, 'c'], [0.7, 'dark'], [1, 'night']] as const
  switch (kind) {
    case 'moon':
      return [
        night,
        ['fill', ALL, ['rad', x, y, r * 2.2, [0, 'c', 0.55], [1, 'c', 0]]],
        ['fill', ['disc', x, y, r], ['rad', x, y, r * 1.3, [0, 'pale'], [0.34, 'lit'], [0.62, 'c'], [1, 'mid']]],
      ]
    case 'glow':
      return [night, ['fill', ALL, soft]]
    case 'rays':
      return [night, ['clip', ALL, [['fill', ['rays', x, y, 20, 420, 0.075, 0.1], soft]]]]
    case 'blinds':
      return [night, ['clip', ALL, [['fill', BLINDS, soft]]]]
    case 'none':
      return [night]
  }
}

/** A row of houses; with a depth it stands further off, without one its windows are lit. */
function roofs(_: unknown, base: number, low: number, high: number, seed: string, depth = 0): Op[] {
  const row: Shape = ['roofs', -4, 324, base, low, high, seed, 12, 30]
  if (depth > 0) return [['fill', row, `c ink ${94 - depth * 14}`]]
  return [
    ['fill', row, 'ink'],
    ['fill', ['lights', 6, 312, base - low * 0.9, base - 4, 34, `${seed}w`], 'lit', { a: 0.75 }],
  ]
}

/** A street that runs to a point. */
function street(_: unknown, x: number, y: number, half = 150): Op[] {
  const out = half + 60
  const dashes = [0.12, 0.22, 0.36, 0.56, 0.84].map((q) => {
    const top = y + (H - y) * q
    const w = 9 * q
    const h = 10 * q + 2
    return `M${num(x - w / 2)} ${num(top)}h${num(w)}l${num(w * 0.1)} ${num(h)}h${num(-w * 1.2)}z`
  })
  return [
    ['fill', `M${x - 3} ${y}h6L${x + out} ${H}H${x - out}z`, ['lin', 0, y, 0, H, [0, 'dark'], [1, 'ink']]],
    ['fill', `M${x - 3} ${y}L${x - out} ${H}h-14zM${x + 3} ${y}L${x + out} ${H}h14z`, 'lit', { a: 0.6 }],
    ['fill', dashes.join(''), 'pale', { a: 0.8 }],
  ]
}

/** A lamp and its light on the ground. */
function cone(_: unknown, x: number, y: number, w: number, h: number, lean = 0): Op[] {
  const beam = `M${x - 5} ${y}h10L${num(x + w + lean)} ${y + h}H${num(x - w + lean)}z`
  return [
    ['fill', beam, ['lin', 0, y, 0, y + h, [0, 'pale', 0.85], [1, 'c', 0.1]]],
    ['fill', ['disc', x + lean, y + h, w, w * 0.16], 'lit', { a: 0.5 }],
    ['fill', `M${x - 9} ${y}h18l-4 -7h-10z`, 'ink'],
  ]
}

/** A door with light behind it, that falls on the floor. */
function door(_: unknown, x: number, y: number, w: number, h: number, spread = 60, fall = 90): Op[] {
  const left = x - w / 2
  return [
    ['fill', ['box', left - 7, y - h - 7, w + 14, h + 7], 'ink'],
    ['fill', ['box', left, y - h, w, h], ['lin', 0, y - h, 0, y, [0, 'pale'], [1, 'lit']]],
    [
      'fill',
      `M${left} ${y}h${w}l${spread} ${fall}h${-w - 2 * spread}z`,
      ['lin', 0, y, 0, y + fall, [0, 'lit', 0.9], [1, 'c', 0]],
    ],
  ]
}

/** Steps that come down from x, y. */
const stairs = (_: unknown, x: number, y: number, count: number): Op[] =>
  Array.from({ length: count }, (__, i): Op[] => {
    const at = `M${x - 40 - i * 12} ${y + i * 22}h${80 + i * 14}`
    return [
      ['fill', `${at}v22h${-80 - i * 14}z`, 'night'],
      ['fill', `${at}l4 7h${-88 - i * 14}z`, i < 2 ? 'lit' : i < 4 ? 'c' : 'mid'],
    ]
  }).flat()

/** What a figure throws on the floor, away from the light. */
const shadow = (_: unknown, x: number, y: number, w: number, length: number, lean = 0): Op[] => [
  [
    'fill',
    `M${x - w} ${y}h${2 * w}L${num(x + w * 2.4 + lean)} ${y + length}H${num(x - w * 2.4 + lean)}z`,
    'ink',
    { a: 0.85 },
  ],
]

function rain(_: unknown, count: number, seed: Seed, paint = 'ink', dx = -14, length = 34, w = 2.6): Op[] {
  const random = rng(seed)
  const drops = Array.from({ length: count }, (): Shape => {
    const x = random() * 360 - 10
    const y = random() * 270 - 30
    const l = 0.5 + random() * 0.7
    return ['brush', `${num(x)},${num(y)} ${num(x + dx * l)},${num(y + length * l)}`, 0.4, w]
  })
  return [['clip', ALL, [['fill', drops, paint, { a: paint === 'ink' ? 1 : 0.7 }]]]]
}

function wave(_: unknown, y: number, amp: number, seed: Seed, paint = 'deep'): Op[] {
  const random = rng(seed)
  const crest = Array.from({ length: 11 }, (__, i) => `${i * 34}~${num(y - amp * random())}`).join(' ')
  const water = `-20,${H + 20} -20,${y} ${crest} 340,${H + 20}`
  return [
    ['fill', water, paint],
    ['rim', water, 'c', { x: 0, y: 3 }],
  ]
}

const lamp = (_: unknown, x: number, y: number, r: number, a = 1, paint = 'pale'): Op[] => [
  ['glow', [x, y, r], paint, { a }],
]

const rays = (_: unknown, x: number, y: number, paint = 'pale', a = 0.3): Op[] => [
  ['clip', ALL, [['fill', ['rays', x, y, 16, 300, 0.06, 0.1], paint, { a }]]],
]

const vignette = (): Op[] => [
  ['fill', ALL, ['rad', 160, 110, 230, [0, 'night', 0], [0.62, 'night', 0], [1, 'night', 0.9]]],
]

/** The evidence room: a lamp over a table, for what nobody wears just now. */
const bench = (): Op[] => [
  ...sky(0, 'glow', 160, 70, 96),
  ...cone(0, 160, -14, 150, 226),
  ['fill', ['box', 0, 204, W, 40], 'night'],
  ['fill', ['box', 0, 204, W, 2], 'mid'],
]

export const AIR = {
  sky,
  roofs,
  street,
  cone,
  door,
  stairs,
  shadow,
  rain,
  wave,
  lamp,
  rays,
  vignette,
  bench,
} satisfies Readonly<Record<string, Piece>>
