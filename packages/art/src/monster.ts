import { pathOf } from './paths.ts'
import type { ArtTones, MonsterArt, Op, Shape, View } from './picture.ts'
import { plainTones, tones } from './tones.ts'

/** One drawing, four looks: on a card in its own light, as a piece of the board, as an outline, over the roofs. */

/** The light a monster stands in. A box's own tone is that of the sin it is named after, or of an Acolyte. */
export const MONSTER_LIGHTS: Readonly<Record<string, string>> = {
  acolyte: '#e6a0ac',
  club: '#d7a6ff',
  fallen: '#c9ced8',
  innocent: '#f4e9d8',
  npc: '#a9c6ff',
  altar: '#ff7385',
  pride: '#ff5362',
  sloth: '#9db58a',
  greed: '#e7b93e',
  lust: '#ff4f9a',
  wrath: '#ff6a2b',
  gluttony: '#c08a3e',
  envy: '#3fd07f',
}

/** The same for high contrast. */
export const PLAIN_LIGHTS: Readonly<Record<string, string>> = {
  acolyte: '#ffc9d1',
  club: '#e6ccff',
  fallen: '#ffffff',
  innocent: '#fff8ec',
  npc: '#cfe0ff',
  altar: '#ff92a2',
  pride: '#ff9aa3',
  sloth: '#c4dcae',
  greed: '#ffd84d',
  lust: '#ff8fc0',
  wrath: '#ffa274',
  gluttony: '#e5b56d',
  envy: '#6fe8a4',
}

const MOONLIGHT = '#c8dcff'

export function lightOf(tone: string, isPlain = false): string {
  const lights = isPlain ? PLAIN_LIGHTS : MONSTER_LIGHTS
  return lights[tone] ?? lights.acolyte!
}

export const monsterTones = (art: MonsterArt, isPlain = false, light = lightOf(art.tone, isPlain)): ArtTones =>
  isPlain ? plainTones(light) : tones(light, MOONLIGHT)

/** What one sees of a figure with its outline, and of its card. */
export const FIGURE_VIEW: View = [-58, -66, 316, 337]
export const MONSTER_CARD_VIEW: View = [-96, -52, 392, 294]
/** Where it stands. */
export const FEET = { x: 100, y: 240 } as const

const SHADE = 'c ink 86'
const HALF_SHADE = 'c ink 62'

/** Together the parts are the outline: by it alone a monster is told from any other. */
export const outlineOf = (art: MonsterArt): string => pathOf(art.parts)

function layers(art: MonsterArt, shade: readonly [string, string, string], key: number, back: number): Op[] {
  const [top, middle, foot] = shade
  return art.parts.flatMap((part): Op[] => [
    ['fill', part, ['lin', 0, 0, 0, FEET.y, [0, top], [0.55, middle], [1, foot]]],
    ['rim', part, 'c', { x: key, y: key * 0.7, a: 0.95 }],
    ['rim', part, 'c two 50', { x: -back, y: back * 0.75, a: 0.5 }],
  ])
}

/** Cuts glow: a wide breath of the colour, and the light itself. */
const lights = (cuts: readonly Shape[], w: number): Op[] =>
  cuts.flatMap((cut): Op[] => [
    ['stroke', cut, 'c', { w, a: 0.4 }],
    ['fill', cut, 'pale'],
  ])

const darks = (art: MonsterArt): Op[] => art.dark.map((shape): Op => ['fill', shape, 'ink'])

/** The figure alone, in both lights, its folds and small things on it. */
export const monsterFigure = (art: MonsterArt): Op[] => [
  ...layers(art, [SHADE, 'ink', 'c ink 70'], 3.4, 2.6),
  ...art.lines.map((line): Op => ['fill', line, HALF_SHADE]),
  ...(art.more ?? []),
  ...lights(art.cuts, 5),
  ...darks(art),
]

const sunset = ['rad', 100, 110, 150, [0, 'pale'], [0.4, 'c'], [0.78, 'c ink 50'], [1, 'c ink 80']] as const
const window: Shape = ['half', '100,-34 40~-20 6~30 2,90 2,262 100,262', 100]

const drifts = (paint: string, ...lines: string[]): Op => [
  'fill',
  lines.map((line): Shape => ['brush', line, 0, 12, 0]),
  paint,
  { a: 0.5 },
]

const moon: readonly Op[] = [
  ['fill', ['disc', 100, 96, 108], sunset],
  drifts('c ink 70', '-30,60 80~50 240~64', '-30,120 60~128 240~112', '-30,170 120~160 240~176'),
]

const EYES =
  '-74,-8 -52~-24 -30,-8 -52~8|-84,66 -66~54 -48,66 -66~78|210,-16 232~-32 254,-16 232~0|234,58 252~46 270,58 252~70|232,128 246~118 260,128 246~138|-60,134 -46~124 -32,134 -46~144'

/** A sin's own light behind its creature. */
const GROUNDS: Readonly<Record<string, readonly Op[]>> = {
  pride: [
    ['fill', ['rays', 100, 96, 18, 260, 0.07, 0.09], 'c ink 45', { a: 0.6 }],
    ['fill', ['disc', 100, 96, 104], sunset],
    [
      'fill',
      '-8,-12 10,-20 2,2|206,-30 222,-14 204,-10|226,52 242,40 240,62|-26,76 -12,66 -10,84|30,-34 38,-18 22,-20',
      'pale',
      { a: 0.6 },
    ],
  ],
  sloth: [
    ['fill', ['disc', 100, 110, 116, 104], sunset],
    drifts(
      'c ink 60',
      '-40,90 40~80 120~96 260~84',
      '-40,122 40~112 120~128 260~116',
      '-40,154 40~144 120~160 260~148',
    ),
    ['stroke', 'M-6-44V60M20-44V24M190-44V46M214-44V20', 'c ink 70', { w: 4, dash: [7, 4] }],
  ],
  wrath: [
    ['fill', ['disc', 100, 96, 108], sunset],
    [
      'stroke',
      [
        ['crack', 100, 96, -94, -46, 7, 11, 'wr1'],
        ['crack', 100, 96, 290, -40, 7, 11, 'wr2'],
        ['crack', 100, 96, -94, 176, 7, 11, 'wr3'],
        ['crack', 100, 96, 294, 168, 7, 11, 'wr4'],
        ['crack', 100, 96, 96, -50, 5, 9, 'wr5'],
      ],
      'c ink 40',
      { w: 5, a: 0.85 },
    ],
    ['fill', ['specks', 100, 60, 186, 104, 44, 4, 'embers'], 'pale', { a: 0.7 }],
  ],
  envy: [
    ['fill', ['disc', 100, 102, 104], sunset],
    ['fill', EYES, 'lit', { a: 0.8 }],
    [
      'fill',
      [
        ['disc', -52, -8, 5],
        ['disc', -66, 66, 4],
        ['disc', 232, -16, 5],
        ['disc', 252, 58, 4],
        ['disc', 246, 128, 3.4],
        ['disc', -46, 134, 3.4],
      ],
      'ink',
    ],
  ],
  gluttony: [
    ['fill', ['disc', 100, 106, 136, 126], 'c ink 68'],
    ['fill', ['disc', 100, 106, 124, 114], 'c ink 44'],
    ['fill', ['disc', 100, 106, 96, 90], sunset],
  ],
  lust: [
    ['fill', ['disc', 100, 96, 108], sunset],
    [
      'fill',
      [
        ['brush', '-92,196 -34~124 -84~56 -24~-8 -60,-50', 2, 15, 10, 17, 0],
        ['brush', '-60,226 -20~176 -40~140', 0, 9, 0],
        ['brush', '292,196 234~124 284~56 224~-8 260,-50', 2, 15, 10, 17, 0],
        ['brush', '260,226 220~176 240~140', 0, 9, 0],
      ],
      'c ink 46',
      { a: 0.9 },
    ],
  ],
  greed: [
    ['fill', ['disc', 100, 98, 106], sunset],
    ['stroke', 'M-66 -60V30M-34 -60V-14M232 -60V-4M264 -60V60M-84 -60V96', 'c ink 50', { w: 2.4 }],
    [
      'fill',
      [
        ['disc', -66, 38, 11],
        ['disc', -34, -5, 9],
        ['disc', 232, 5, 10],
        ['disc', 264, 69, 12],
        ['disc', -84, 104, 9],
      ],
      'c',
    ],
    ['fill', '-70,34 -62,34 -62,42 -70,42|228,1 236,1 236,9 228,9|260,65 268,65 268,73 260,73', 'c ink 60'],
  ],
  club: [
    ['fill', window, sunset],
    ['stroke', window, 'c ink 55', { w: 5 }],
    ['stroke', 'M100-34V262M51-10V262M149-10V262M2 60H198M2 140H198', 'c ink 60', { w: 3, a: 0.7 }],
  ],
}

/** A monster's card: night, its light, and the figure in it. */
export const monsterCard = (art: MonsterArt): Op[] => [
  ['fill', ['box', -160, -80, 520, 420], 'c ink 90'],
  ...(GROUNDS[art.tone] ?? moon),
  ['fill', ['box', -160, 180, 520, 160], ['lin', 0, 200, 0, 262, [0, 'c ink 90', 0], [1, 'c ink 90']]],
  ['fill', ['disc', FEET.x, FEET.y, 120, 9], 'black', { a: 0.6 }],
  ...monsterFigure(art),
]

/** How wide the two outlines of a piece are: ink against the tile, the colour against the ink. */
export const TOKEN_RIMS = { ink: 27, colour: 14 } as const
/** What hurts is dark with a coloured rim, what helps is light with dark marks. */
export const isFriend = (art: MonsterArt): boolean => art.tone === 'innocent' || art.tone === 'npc'

/** A piece of the board: few paths, to be read at 40 pixels. */
export function monsterToken(art: MonsterArt): Op[] {
  const friend = isFriend(art)
  return [
    ['stroke', art.parts, 'ink', { w: TOKEN_RIMS.ink }],
    ['stroke', art.parts, friend ? 'white' : 'c', { w: TOKEN_RIMS.colour }],
    ['fill', art.parts, friend ? 'c' : ['lin', 0, -30, 0, FEET.y, [0, 'c ink 60'], [1, 'c ink 84']]],
    ...(friend ? art.lines.map((line): Op => ['fill', line, HALF_SHADE]) : []),
    ...art.cuts.flatMap((cut): Op[] => [
      ['stroke', cut, friend ? 'ink' : 'pale', { w: 3 }],
      ['fill', cut, friend ? 'ink' : 'pale'],
    ]),
    ...art.dark.map((shape): Op => ['fill', shape, friend ? 'white' : 'ink']),
  ]
}

/** As large as the sky: thin rims, a darker body. */
export const colossus = (art: MonsterArt): Op[] => [
  ...layers(art, ['c ink 90', 'c ink 97', 'ink'], 1.6, 1.2),
  ...art.lines.map((line): Op => ['fill', line, 'c ink 78']),
  ...lights(art.cuts, 4),
  ...darks(art),
]
