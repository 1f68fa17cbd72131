import { chalkLine } from './chalk.ts'
import { type Command, flatten } from './flatten.ts'
import { HERO_FRAME, type HeroLook, heroTones } from './hero.ts'
import { colossus, FEET, monsterTones } from './monster.ts'
import type { HeroArt, MonsterArt, Op, View } from './picture.ts'
import { plainTones, tones } from './tones.ts'

/**
 * The end of a game, made of that game: the seven in one row, always in the same places, lit if they live and chalk if
 * they do not; behind them dawn, or the Avatar of this sin over the roofs with its colour for a sky.
 */
export interface Scene {
  readonly winner: 'heroes' | 'sins'
  /** The colour of the sin. */
  readonly sin: string
  /** Null: nobody drew one; its light alone stands over the city. */
  readonly avatar: MonsterArt | null
  readonly team: readonly Standing[]
  /** As high contrast has it. */
  readonly isPlain?: boolean
}

export interface Standing {
  readonly hero: string
  readonly art: HeroArt
  readonly look: HeroLook
  readonly isAlive: boolean
}

export const SCENE: View = [0, 0, 1600, 900]
/** What is seen of it: all; on a phone the middle, and the row closes up; over words, with room for them on the left. */
export const SCENE_CUTS = {
  wide: SCENE,
  tall: [350, 0, 900, 900],
  band: [-1720, 70, 3320, 830],
} as const satisfies Readonly<Record<string, View>>
export type SceneCut = keyof typeof SCENE_CUTS
/** Sky and ground go as far as the widest cut. */
const LEFT = SCENE_CUTS.band[0]
const ACROSS = SCENE_CUTS.band[2]
/** And the city so far, where words do not cover it. */
const OUTSKIRTS = -760

interface Spot {
  readonly x: number
  readonly scale: number
  readonly down: number
  /** Who stands here if he is in the team. */
  readonly of: string
}

/** Back to front. */
const SPOTS: readonly Spot[] = [
  { x: 628, scale: 1.36, down: 0, of: 'thorley' },
  { x: 996, scale: 1.3, down: 0, of: 'morgana' },
  { x: 372, scale: 1.22, down: 0, of: 'rose' },
  { x: 1212, scale: 1.26, down: 0, of: 'brad' },
  { x: 140, scale: 1.2, down: 0, of: 'karl' },
  { x: 1446, scale: 1.24, down: 0, of: 'rocco' },
  { x: 812, scale: 1.24, down: 26, of: 'leah' },
]
const FLOOR = 900
const MIDDLE = 800
/** On a phone: how wide the row is, how far apart they stand at most, and how tall. */
const ROOM = 800
const WIDEST = 230
const TALL = { alive: 1.06, dead: 0.94 } as const
const BEHIND = 60

interface Placed extends Standing {
  readonly spot: Spot
}

/** Each to his own place; whom the core box does not know takes one that is free. */
function settled(team: readonly string[]): readonly { readonly hero: string; readonly spot: Spot }[] {
  const free = SPOTS.filter(({ of }) => !team.includes(of))
  return team.slice(0, SPOTS.length).flatMap((hero) => {
    const spot = SPOTS.find(({ of }) => of === hero) ?? free.shift()
    return spot ? [{ hero, spot }] : []
  })
}

function placed(team: readonly Standing[]): readonly Placed[] {
  return settled(team.map(({ hero }) => hero))
    .map(({ spot }, i) => ({ ...team[i]!, spot }))
    .sort((a, b) => SPOTS.indexOf(a.spot) - SPOTS.indexOf(b.spot))
}

/** Where each of them stands in the row, as a share of its width. */
export const placesOf = (heroes: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(settled(heroes).map(({ hero, spot }) => [hero, spot.x / SCENE[2]]))

/** There is no room for all beside each other: those who live stand in front, the others behind, each in their order. */
function closedUp(row: readonly Placed[]): readonly Placed[] {
  const along = (these: readonly Placed[], scale: number, up: number): Placed[] => {
    const apart = Math.min(WIDEST, ROOM / these.length)
    return [...these]
      .sort((a, b) => a.spot.x - b.spot.x)
      .map((each, i) => ({
        ...each,
        spot: { ...each.spot, x: MIDDLE + (i - (these.length - 1) / 2) * apart, scale, down: -up },
      }))
  }
  const living = along(
    row.filter(({ isAlive }) => isAlive),
    TALL.alive,
    0,
  )
  return [
    ...along(
      row.filter(({ isAlive }) => !isAlive),
      TALL.dead,
      living.length > 0 ? BEHIND : 0,
    ),
    ...living,
  ]
}

function standing({ art, look, isAlive, spot: { x, scale, down } }: Placed): Command {
  const outline = [...art.outline, ...art.prop]
  const ops: readonly Op[] = isAlive
    ? [['stroke', outline, 'ink', { w: 5 }], ...art.figure]
    : [
        ...chalkLine(art.outline, 9),
        ...chalkLine(art.prop, 7),
        ['stroke', outline, 'chalk', { w: 1.8, a: 0.25, dash: [10, 8] }],
      ]
  const [, , width, height] = HERO_FRAME
  return {
    do: 'move',
    x: x - (width / 2) * scale,
    y: FLOOR - (height + 2) * scale + down,
    turn: 0,
    sx: scale,
    sy: scale,
    inside: flatten(ops, heroTones(look)),
  }
}

const DAWN: readonly Op[] = [
  [
    'fill',
    ['box', LEFT, 0, ACROSS, 900],
    ['lin', 0, 0, 0, 700, [0, 'sky'], [0.35, 'day'], [0.62, 'glow'], [0.86, 'haze'], [1, 'sun']],
  ],
  ['fill', ['rays', 800, 560, 22, 2600, 0.028, -Math.PI + Math.PI / 44, Math.PI], 'sun', { a: 0.28 }],
  ['fill', ['disc', 800, 560, 300], ['rad', 800, 560, 330, [0, 'white'], [0.6, 'disc'], [0.98, 'rim'], [1, 'rim']]],
  ['glow', [800, 560, 700], 'haze', { a: 0.7 }],
  [
    'fill',
    [
      ['brush', '-40,190 320~160 700~196', 0, 26, 0],
      ['brush', '900,150 1240~120 1640~158', 0, 30, 0],
      ['brush', '380,270 760~250 1180~280', 0, 14, 0],
      ['brush', '-40,330 200~316 420~336', 0, 16, 0],
      ['brush', '1200,330 1420~312 1640~336', 0, 18, 0],
    ],
    'sun',
    { a: 0.3 },
  ],
  ['fill', ['roofs', -8, 1608, 720, 60, 250, 'v1', 34, 80], 'far', { a: 0.55 }],
  [
    'fill',
    [
      ['roofs', -8, 1608, 760, 40, 220, 'v2', 30, 86],
      ['roofs', OUTSKIRTS, -8, 760, 40, 190, 'v5', 30, 86],
    ],
    'near',
    { a: 0.85 },
  ],
  [
    'fill',
    [
      ['roofs', -8, 1608, 800, 30, 180, 'v3', 30, 90],
      ['roofs', OUTSKIRTS, -8, 800, 30, 150, 'v6', 30, 90],
    ],
    'roof',
  ],
  ['fill', ['box', LEFT, 780, ACROSS, 120], 'roof'],
  ['fill', ['lights', 10, 1590, 640, 790, 120, 'v4'], 'haze'],
  [
    'stroke',
    'M1260 250q14-14 26 0q12-14 26 0M1330 216q10-10 19 0q9-10 19 0M1206 206q9-9 17 0q8-9 17 0M300 300q12-12 22 0q10-12 22 0',
    'bird',
    { w: 4 },
  ],
]

const DAWN_TONES = {
  sky: '#0b1d3a',
  day: '#1f5f8c',
  glow: '#f2a65a',
  haze: '#ffe3a0',
  sun: '#fff4cf',
  white: '#ffffff',
  disc: '#fff1c4',
  rim: '#ffd98a',
  far: '#c77f4a',
  near: '#5a4a5c',
  roof: '#1d2436',
  bird: '#16233a',
  night: '#06070b',
}

/** Behind the Avatar, and before him. */
const DUSK: readonly Op[] = [
  [
    'fill',
    ['box', LEFT, 0, ACROSS, 900],
    ['lin', 0, 0, 0, 800, [0, 'c night 92'], [0.5, 'c night 62'], [0.85, 'c'], [1, 'c fire 40']],
  ],
  ['fill', ['rays', 800, 300, 28, 2600, 0.04], 'c', { a: 0.16 }],
  ['fill', ['disc', 800, 310, 420], ['rad', 800, 310, 420, [0, 'c fire 75'], [0.5, 'c'], [1, 'c', 0]]],
  [
    'fill',
    [
      ['roofs', -8, 1608, 700, 40, 200, 'd0', 30, 80],
      ['roofs', OUTSKIRTS, -8, 700, 40, 170, 'd5', 30, 80],
    ],
    'c night 55',
  ],
]
const RUIN: readonly Op[] = [
  [
    'fill',
    [
      ['roofs', -8, 1608, 780, 30, 190, 'd1', 30, 84],
      ['roofs', OUTSKIRTS, -8, 780, 30, 160, 'd6', 30, 84],
    ],
    'c night 80',
  ],
  ['fill', ['roofs', -8, 1608, 810, 20, 150, 'd2', 26, 80], 'night'],
  ['fill', ['lights', 10, 1590, 680, 800, 26, 'd3'], 'c'],
  ['fill', ['specks', 800, 420, 900, 460, 140, 4.5, 'em'], 'c ember 50', { a: 0.8 }],
  [
    'fill',
    ['box', LEFT, 560, ACROSS, 340],
    ['lin', 0, 560, 0, 900, [0, 'night', 0], [0.6, 'night', 0.88], [1, 'night', 1]],
  ],
]

const duskTones = (sin: string, isPlain: boolean) => ({
  ...(isPlain ? plainTones(sin) : tones(sin)),
  night: isPlain ? '#000000' : '#07060a',
  fire: '#fff0d0',
  ember: '#ffe0a0',
})

/** As tall as the sky, its feet behind the roofs. */
const TALLEST = 780
const HEIGHT = 240
const BEHIND_ROOFS = 850
function overTheCity(avatar: MonsterArt, sin: string, isPlain: boolean): Command[] {
  const [wide, high] = avatar.size ?? [FEET.x * 2, HEIGHT]
  const scale = TALLEST / high
  const place = [MIDDLE - (wide / 2) * scale, BEHIND_ROOFS - high * scale, scale] as const
  return flatten([['at', place, colossus(avatar)]], monsterTones(avatar, isPlain, sin))
}

/** The ground sinks into the dark, so that words can lie on it. */
const floor = (from: number): Op => [
  'fill',
  ['box', LEFT, from, ACROSS, 900 - from],
  ['lin', 0, from, 0, 900, [0, 'night', 0], [1, 'night', 0.95]],
]

export function drawScene({ winner, sin, avatar, team, isPlain = false }: Scene, cut: SceneCut = 'wide'): Command[] {
  const places = placed(team)
  const row = (cut === 'tall' ? closedUp(places) : places).map(standing)
  if (winner === 'heroes') return [...flatten(DAWN, DAWN_TONES), ...row, ...flatten([floor(750)], DAWN_TONES)]
  const dusk = duskTones(sin, isPlain)
  return [
    ...flatten(DUSK, dusk),
    ...(avatar ? overTheCity(avatar, sin, isPlain) : []),
    ...flatten(RUIN, dusk),
    ...row,
    ...flatten([floor(720)], dusk),
  ]
}
