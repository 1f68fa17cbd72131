import type { CardCall, MonsterArt, Op, Shape } from '../picture.ts'

/** What a piece may ask for: the monsters of all boxes, and the drawing of calls within a call. */
export interface Stage {
  readonly monsters: Readonly<Record<string, MonsterArt>>
  readonly draw: (calls: readonly CardCall[]) => Op[]
}

/** A word of the grammar: numbers and names in, ops out. */
export type Piece = (stage: Stage, ...args: never[]) => readonly Op[]

export const W = 320
export const H = 240
export const ALL: Shape = ['box', 0, 0, W, H]

/** `=x …` is half a shape, mirrored on the vertical line x; all else is a shape as it is. */
export function shapeOf(words: string): Shape {
  if (!words.startsWith('=')) return words
  const end = words.indexOf(' ')
  return ['half', words.slice(end + 1), Number(words.slice(1, end))]
}

/** A dark body between y0 and y1, the light of the picture on its left, the second light on its right. */
export const layer = (shape: Shape, y0: number, y1: number, left = 2.4, right = 1.8): Op[] => [
  ['fill', shape, ['lin', 0, y0, 0, y1, [0, 'c ink 80'], [1, 'ink']]],
  ['rim', shape, 'two', { x: -right, y: right * 0.5, a: 0.8 }],
  ['rim', shape, 'lit', { x: left, y: left * 0.6 }],
]

export const placed = (x: number, y: number, scale: number, turn: number, flip: boolean, inside: Op[]): Op[] => [
  ['at', [x, y, scale, turn, flip], inside],
]
