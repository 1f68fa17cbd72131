import { describe, expect, test } from 'vitest'
import { qrCode } from '../../src/parts/qr/qr.ts'

const repeat = (times: number, bytes: number): readonly number[] => Array.from({ length: times }, () => bytes)

/** The sizes of the middle degree: bytes of correction for each block, bytes of data in each, and the small squares. */
const VERSIONS: readonly (readonly [correction: number, blocks: readonly number[], alignment: readonly number[]])[] = [
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

/** In the field of 256 elements that QR codes calculate in. */
function times(a: number, b: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ (product & 0x80 ? 0x11d : 0) ^ ((b >> i) & 1 ? a : 0)
  return product & 0xff
}

/** A reader of its own, from the standard and not from the writer: it finds format, mask, blocks and bytes. */
function readQr(framed: readonly (readonly boolean[])[]): { text: string; mask: number } {
  const modules = framed.slice(4, -4).map((line) => line.slice(4, -4))
  expect(framed.flat().filter(Boolean), 'nothing dark in the quiet zone').toHaveLength(
    modules.flat().filter(Boolean).length,
  )
  const size = modules.length
  const version = (size - 17) / 4
  const at = (row: number, column: number): number => (modules[row]?.[column] ? 1 : 0)
  const around = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => at(row, 8))
  const across = [7, 5, 4, 3, 2, 1, 0].map((column) => at(8, column))
  const format = [...around, ...across].reduce((sum, bit, i) => sum | (bit << i), 0)
  const below = [...Array(8).keys()].map((i) => at(8, size - 1 - i))
  const beside = [...Array(7).keys()].map((i) => at(size - 7 + i, 8))
  const again = [...below, ...beside].reduce((sum, bit, i) => sum | (bit << i), 0)
  expect(again, 'both copies of the format').toBe(format)
  const plain = format ^ 0b101010000010010
  expect(plain >> 13, 'the middle degree').toBe(0)
  const mask = (plain >> 10) & 7
  const flips = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
    (i: number, j: number) => (((i * j) % 3) + ((i + j) % 2)) % 2,
  ][mask]!
  const [checks, blocks, alignment] = VERSIONS[version - 1]!
  const isFixed = (row: number, column: number): boolean => {
    const [top, left, right, bottom] = [row <= 8, column <= 8, column >= size - 8, row >= size - 8]
    if ((top && left) || (top && right) || (bottom && left) || row === 6 || column === 6) return true
    if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true
    const last = alignment.at(-1) ?? 0
    return alignment.some((y) =>
      alignment.some((x) => {
        if ((y === 6 && x === 6) || (y === 6 && x === last) || (y === last && x === 6)) return false
        return Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2
      }),
    )
  }
  const bits: number[] = []
  const columns = [...Array(size).keys()].filter((column) => column !== 6).reverse()
  for (let pair = 0; pair * 2 < columns.length; pair++) {
    for (let i = 0; i < size; i++) {
      const row = pair % 2 === 0 ? size - 1 - i : i
      for (const column of columns.slice(pair * 2, pair * 2 + 2)) {
        if (!isFixed(row, column)) bits.push(at(row, column) ^ (flips(row, column) === 0 ? 1 : 0))
      }
    }
  }
  const words: number[] = []
  for (let i = 0; i + 8 <= bits.length; i += 8) words.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2))
  const parts: number[][] = blocks.map(() => [])
  let next = 0
  for (let i = 0; i < Math.max(...blocks); i++) {
    for (const [b, n] of blocks.entries()) if (i < n) parts[b]!.push(words[next++]!)
  }
  const data = parts.flat()
  for (let i = 0; i < checks; i++) for (const part of parts) part.push(words[next++]!)
  const wrong = parts.filter((part) => [...Array(checks).keys()].some((power) => syndrome(part, power) !== 0))
  expect(wrong, 'blocks whose correction is wrong').toEqual([])
  const all = data.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  expect(all.slice(0, 4), 'bytes').toBe('0100')
  const width = version < 10 ? 8 : 16
  const length = Number.parseInt(all.slice(4, 4 + width), 2)
  const bytes = [...Array(length).keys()].map((i) =>
    Number.parseInt(all.slice(4 + width + 8 * i, 12 + width + 8 * i), 2),
  )
  return { text: new TextDecoder().decode(new Uint8Array(bytes)), mask }
}

function syndrome(part: readonly number[], power: number): number {
  let x = 1
  for (let i = 0; i < power; i++) x = times(x, 2)
  return part.reduce((sum, byte) => times(sum, x) ^ byte, 0)
}

describe('QR codes', () => {
  test('links of every length are read again, with every mask met', () => {
    const masks = new Set<number>()
    for (let length = 0; length <= 205; length += 3) {
      const path = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 7 + length) % 90))).join('')
      const read = readQr(qrCode(`https://${path}`))
      expect(read.text).toBe(`https://${path}`)
      masks.add(read.mask)
    }
    expect(masks.size).toBe(8)
    expect(readQr(qrCode('https://häven.example/t#ä')).text).toBe('https://häven.example/t#ä')
  })

  test('what is too long is said', () => {
    expect(() => qrCode('x'.repeat(3_000))).toThrow(RangeError)
  })
})
