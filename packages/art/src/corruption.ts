import { num, rng } from './paths.ts'
import type { HeroArt, Op, Points, Shape } from './picture.ts'

/** What corruption does to a picture, by level: 0 is clean (track 1), 6 the last (track 7). Any hero has it by his eyes. */

type Arm = readonly [line: Points, width: number]

/** One a level, behind the figure. */
const BEHIND: readonly Arm[] = [
  ['-20,300 40~290 66~240 40~190 14~170 22~140 44,146', 34],
  ['340,310 286~296 262~240 284~186 308~160 298~128 276,138', 34],
  ['60,340 96~280 84~220 104~180 128~176 128~196 114,200', 26],
  ['-20,150 30~130 52~86 30~50 8~40 10~66 26,64', 28],
  ['340,160 296~136 276~90 296~48 316~36 314~62 300,62', 28],
  ['270,340 236~290 250~226 226~186 202~180 202~202 216,206', 26],
]
/** The last two levels reach before it. */
const BEFORE: readonly Arm[] = [
  ['-20,330 60~318 110~286 150~300 176~316 190~296 174,288', 30],
  ['340,320 270~322 236~280 250~250 272~240 276~260 262,262', 28],
]

function tentacle([line, w]: Arm, before: boolean): Op[] {
  const arm: Shape = ['brush', line, w, w * 0.8, w * 0.55, w * 0.3, 1]
  return [
    ['fill', arm, before ? 'abyss ink 30' : 'abyss'],
    ['rim', arm, 'violet', { x: 4, y: 4, a: before ? 1 : 0.75 }],
    ['fill', ['brush', line, w * 0.12, w * 0.1, w * 0.06, 0], 'violet abyss 50'],
  ]
}

export function tentaclesBehind(level: number): Op[] {
  if (level < 1) return []
  const air: Op = [
    'fill',
    'M0 0H320V320H0z',
    [
      'lin',
      0,
      320,
      0,
      0,
      [0, 'dusk', 0.25 + level * 0.1],
      [0.3 + level * 0.1, 'dusk', level * 0.1],
      [1, 'dusk', level > 4 ? 0.4 : 0],
    ],
  ]
  return [air, ...BEHIND.slice(0, level).flatMap((arm) => tentacle(arm, false))]
}

export const tentaclesBefore = (level: number): Op[] =>
  BEFORE.slice(0, Math.max(0, level - 4)).flatMap((arm) => tentacle(arm, true))

/** Veins climb from the foot of the picture, higher with each level. */
function veins(level: number, name: string): Shape[] {
  const random = rng(`vein${name}`)
  const out: Shape[] = []
  for (let i = 0; i < 4 + level; i++) {
    let x = 20 + random() * 280
    let y = 326
    let line = `${num(x)},${y}`
    const reach = 30 + level * 30 * (0.5 + random() * 0.7)
    while (y > 326 - reach) {
      x += (160 - x) * 0.1 + (random() - 0.5) * 26
      y -= 10 + random() * 12
      line += ` ${num(x)},${num(y)}`
      if (random() >= 0.35) continue
      const side = `${num(x)},${num(y)} ${num(x + (random() - 0.5) * 40)},${num(y - 12 - random() * 14)}`
      out.push(['brush', side, 2.4, 0])
    }
    out.push(['brush', line, 5, 3.4, 0])
  }
  return out
}

/** From the second level on. */
export function veinsOf(name: string, level: number): Op[] {
  if (level < 2) return []
  const lines: Op[] = [['fill', veins(level, name), 'violet', { a: 0.5 + level * 0.07 }]]
  if (level > 4) lines.push(['fill', veins(level - 3, name), 'violet white 78', { a: 0.8 }])
  return lines
}

/** Eyes burn from the fourth on. */
export const burning = ({ eyes }: HeroArt, level: number): Op[] =>
  level < 4
    ? []
    : eyes.flatMap(([x, y]): Op[] => [
        ['glow', [x, y, 12 + level * 4], 'violet'],
        ['fill', ['disc', x, y, 2.6], 'violet white 85'],
      ])
