/** The sizes of QR codes that a link needs, all with the middle degree of correction (M: 15 % may be lost). */
export interface Version {
  readonly version: number
  /** Modules on a side. */
  readonly size: number
  /** Bytes of correction for each block. */
  readonly correction: number
  /** How many bytes of data each block has. */
  readonly blocks: readonly number[]
  /** The centres of the small squares, along each side. */
  readonly alignment: readonly number[]
}

const repeat = (times: number, bytes: number): readonly number[] => Array.from({ length: times }, () => bytes)

const TABLE: readonly (readonly [correction: number, blocks: readonly number[], alignment: readonly number[]])[] = [
  [10, [16], []],
  [16, [28], [6, 18]],
  [26, [44], [6, 22]],
  [18, repeat(2, 32), [6, 26]],
  [24, repeat(2, 43), [6, 30]],
  [16, repeat(4, 27), [6, 34]],
  [18, repeat(4, 31), [6, 22, 38]],
  [22, [...repeat(2, 38), ...repeat(2, 39)], [6, 24, 42]],
  [22, [...repeat(3, 36), ...repeat(2, 37)], [6, 26, 46]],
  [26, [...repeat(4, 43), 44], [6, 28, 50]],
]

export const VERSIONS: readonly Version[] = TABLE.map(([correction, blocks, alignment], i) => ({
  version: i + 1,
  size: 21 + 4 * i,
  correction,
  blocks,
  alignment,
}))

export const dataBytes = ({ blocks }: Version): number => blocks.reduce((sum, bytes) => sum + bytes, 0)
