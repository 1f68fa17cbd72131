import type { HeroArt, Op, Points, Shape } from './picture.ts'

/** What is left of a hero: chalk on wet asphalt, a numbered marker, the tape. */

/** Figures of the marker, about 0, 0: a picture has no words in it, so they are drawn. */
const DIGITS: readonly Points[] = [
  '0~-13 8~-8 8~8 0~13 -8~8 -8~-8 0~-13',
  '-6,-8 1,-13 1,13',
  '-7~-6 -5~-12 1~-13 7~-8 5~-1 -7,13 8,13',
  '-7,-11 -1~-13 6~-10 5~-3 -1,-1 7~3 6~10 0~13 -7,11',
  '3,13 3,-13 -8,6 8,6',
  '7,-13 -5,-13 -6,-2 1~-4 8~1 7~9 0~13 -7,11',
  '5,-12 -4~-6 -7~5 -4~12 2~13 7~8 6~1 0~-2 -6,2',
  '-7,-13 7,-13 -2,13',
  '0~-1 -6~-6 -4~-12 0~-13 4~-12 6~-6 0~-1 -7~5 -5~12 0~13 5~12 7~5 0~-1',
  '-5,12 4~6 7~-5 4~-12 -2~-13 -7~-8 -6~-1 0~2 6,-2',
]

const POOL: Points =
  '96,262 128~246 160~262 186~250 214~268 236~262 252~284 290~290 296~312 250~318 226~334 150~330 110~318 74~322 60~298 82~288'

const pool: readonly Op[] = [
  ['fill', [POOL, ['disc', 304, 262, 5], ['disc', 60, 262, 4], ['disc', 46, 276, 2.4]], 'gore ink 42'],
  ['fill', '110,276 134~264 156~276 180~270 168~284 130~290', 'gore blood 30', { a: 0.55 }],
]

const marker = (number: number): Op[] => [
  ['fill', '214,302 232,254 262,254 280,302', 'tape'],
  ['fill', '232,254 262,254 280,302 268,302', 'tape ink 28'],
  ['at', [245, 281], [['stroke', ['line', DIGITS[number % 10]!], 'ink', { w: 6 }]]],
]

const TAPE: Op = [
  'at',
  [60, 60, 1, -17],
  [
    ['fill', ['box', -120, -40, 440, 26], 'tape'],
    ['row', [13, 34, 0], [['fill', 'M-118 -14l14-26h14l-14 26z', 'ink']]],
  ],
]

/** Asphalt, wet and cracked. */
const street = (name: string): Op[] => [
  [
    'fill',
    ['box', 0, 0, 320, 320],
    ['rad', 120, 60, 330, [0, 'asphalt white 9'], [0.5, 'asphalt'], [1, 'asphalt ink 80']],
  ],
  ['fill', ['specks', 160, 160, 170, 170, 160, 1.5, `as${name}`], 'asphalt white 17', { a: 0.7 }],
  ['fill', ['specks', 160, 160, 170, 170, 110, 1.4, `at${name}`], 'ink'],
  ['stroke', ['crack', -4, 250, 330, 206, 9, 9, `x${name}`], 'ink', { w: 2.4 }],
]

/** Scratches over the line: chalk does not hold on wet stone. */
const wear = (name: string): Op => {
  const rows = Array.from(
    { length: 16 },
    (_, i): Shape => ['hatch', -20, i * 20 + 4, 320, i * 20 + 16, 9, 30, 3, 2, `${name}${i}`],
  )
  return ['fill', rows, 'asphalt', { a: 0.85 }]
}

/** The chalk line round an outline: all pieces are stroked, then their insides wiped again. */
export const chalkLine = (outline: readonly Shape[], width = 11): Op[] => [
  ['stroke', outline, 'chalk', { w: width, a: 0.92 }],
  ['fill', outline, 'asphalt'],
]

export function chalk(name: string, { outline, prop }: HeroArt, number: number): Op[] {
  const specks: Op = ['fill', ['specks', 160, 160, 170, 170, 120, 1.3, `au${name}`], 'asphalt white 17', { a: 0.7 }]
  return [
    ...street(name),
    ...pool,
    ...chalkLine(outline),
    ...chalkLine(prop, 8),
    ['clip', outline, [...pool, specks]],
    ['stroke', [...outline, ...prop], 'chalk', { w: 2.2, a: 0.34, dash: [11, 7, 3, 6] }],
    wear(name),
    ...marker(number),
    TAPE,
  ]
}
