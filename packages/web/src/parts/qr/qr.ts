import { MASKS, penalty } from './masks.ts'
import { correction } from './reed-solomon.ts'
import { dataBytes, VERSIONS, type Version } from './versions.ts'

/** QR codes of links: bytes, the middle degree of correction, up to 213 of them. Rows of dark modules come out. */
export type Modules = readonly (readonly boolean[])[]

const BYTES = 0b0100
const PADS = [0xec, 0x11] as const

function versionFor(bytes: number): Version {
  const found = VERSIONS.find((version) => bytes + (version.version < 10 ? 2 : 3) <= dataBytes(version))
  if (!found) throw new RangeError(`${bytes} bytes are too many for a QR code of ours`)
  return found
}

/** Mode, length and bytes, filled up. */
function dataOf(text: Uint8Array, version: Version): readonly number[] {
  const bits: number[] = []
  const put = (value: number, width: number): void => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(BYTES, 4)
  put(text.length, version.version < 10 ? 8 : 16)
  for (const byte of text) put(byte, 8)
  const room = dataBytes(version) * 8
  put(0, Math.min(4, room - bits.length))
  while (bits.length % 8 !== 0) bits.push(0)
  const bytes: number[] = []
  for (let i = 0; i < bits.length; i += 8) bytes.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let i = 0; bytes.length < dataBytes(version); i++) bytes.push(PADS[i % 2] as number)
  return bytes
}

/** Blocks with their corrections, one byte of each in turn. */
function codewords(data: readonly number[], { blocks, correction: bytes }: Version): readonly number[] {
  const parts: (readonly number[])[] = []
  for (const length of blocks) {
    const at = parts.reduce((sum, part) => sum + part.length, 0)
    parts.push(data.slice(at, at + length))
  }
  const checks = parts.map((part) => correction(part, bytes))
  const inTurn = (lists: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i] as number] : [])),
    ).flat()
  return [...inTurn(parts), ...inTurn(checks)]
}

type Grid = (boolean | null)[][]

/** A square ring with a filled middle, light around it. */
function finder(grid: Grid, row: number, column: number): void {
  for (let y = -1; y <= 7; y++) {
    for (let x = -1; x <= 7; x++) {
      const line = grid[row + y]
      if (!line || line[column + x] === undefined) continue
      const far = Math.max(Math.abs(y - 3), Math.abs(x - 3))
      line[column + x] = far !== 2 && far <= 3
    }
  }
}

function alignment(grid: Grid, { alignment: centres, size }: Version): void {
  for (const row of centres) {
    for (const column of centres) {
      const isCorner = (row < 9 && column < 9) || (row < 9 && column > size - 10) || (row > size - 10 && column < 9)
      if (isCorner) continue
      for (let y = -2; y <= 2; y++) {
        for (let x = -2; x <= 2; x++) {
          ;(grid[row + y] as boolean[])[column + x] = Math.max(Math.abs(y), Math.abs(x)) !== 1
        }
      }
    }
  }
}

/** Bits with their remainder by a generator. */
function protectedBits(value: number, width: number, by: number): number {
  let rest = value << width
  const top = 31 - Math.clz32(by)
  for (let bit = 31; bit >= top; bit--) if ((rest >>> bit) & 1) rest ^= by << (bit - top)
  return (value << width) | rest
}

/** Degree M is 00. */
export const formatBits = (mask: number): number => protectedBits(mask, 10, 0b10100110111) ^ 0b101010000010010
export const versionBits = (version: number): number => protectedBits(version, 12, 0b1111100100101)

function format(grid: Grid, mask: number): void {
  const { length: size } = grid
  const bits = formatBits(mask)
  const set = (row: number, column: number, i: number): void => {
    ;(grid[row] as boolean[])[column] = ((bits >> i) & 1) === 1
  }
  for (let i = 0; i < 15; i++) {
    // Beside the upper left square, around its corner.
    if (i < 6) set(i, 8, i)
    else if (i < 8) set(i + 1, 8, i)
    else if (i === 8) set(8, 7, i)
    else set(8, 14 - i, i)
    // And once more beside the two others.
    if (i < 8) set(8, size - 1 - i, i)
    else set(size - 15 + i, 8, i)
  }
  ;(grid[size - 8] as boolean[])[8] = true
}

function versionMarks(grid: Grid, { version, size }: Version): void {
  if (version < 7) return
  const bits = versionBits(version)
  for (let i = 0; i < 18; i++) {
    const isDark = ((bits >> i) & 1) === 1
    const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)]
    ;(grid[far] as boolean[])[near] = isDark
    ;(grid[near] as boolean[])[far] = isDark
  }
}

/** Everything that is the same whatever is written. What is left is null. */
function frame(version: Version): Grid {
  const { size } = version
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  finder(grid, 0, 0)
  finder(grid, 0, size - 7)
  finder(grid, size - 7, 0)
  alignment(grid, version)
  for (let i = 8; i < size - 8; i++) {
    ;(grid[6] as boolean[])[i] = i % 2 === 0
    ;(grid[i] as boolean[])[6] = i % 2 === 0
  }
  format(grid, 0)
  versionMarks(grid, version)
  return grid
}

/** The free modules in the order of the bits: upwards and downwards in columns of two, from the right. */
function path(grid: Grid): readonly (readonly [row: number, column: number])[] {
  const { length: size } = grid
  const found: [number, number][] = []
  let isUp = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--
    for (let i = 0; i < size; i++) {
      const row = isUp ? size - 1 - i : i
      for (const column of [right, right - 1]) if (grid[row]?.[column] === null) found.push([row, column])
    }
    isUp = !isUp
  }
  return found
}

/** Throws a RangeError if it is too long. */
export function qrCode(text: string): Modules {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  const words = codewords(dataOf(bytes, version), version)
  const empty = frame(version)
  const free = path(empty)
  const masked = MASKS.map((isFlipped, mask) => {
    const grid = empty.map((line) => [...line])
    free.forEach(([row, column], i) => {
      const isDark = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1
      ;(grid[row] as boolean[])[column] = isDark !== isFlipped(row, column)
    })
    format(grid, mask)
    return grid as boolean[][]
  })
  const costs = masked.map(penalty)
  return masked[costs.indexOf(Math.min(...costs))] as boolean[][]
}
