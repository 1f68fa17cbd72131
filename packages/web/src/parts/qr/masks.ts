import type { Modules } from './qr.ts'

/** The eight patterns that break up large areas, and what is ugly about a code: the mask with the least of it is taken. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

const FINDER = '1011101'
const QUIET = '0000'

function penaltyOfLine(line: readonly boolean[]): number {
  const text = line.map((isDark) => (isDark ? '1' : '0')).join('')
  let cost = 0
  for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2
  for (const pattern of [FINDER + QUIET, QUIET + FINDER]) {
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) cost += 40
  }
  return cost
}

export function penalty(modules: Modules): number {
  const { length: size } = modules
  const at = (row: number, column: number): boolean => modules[row]?.[column] as boolean
  let cost = 0
  let dark = 0
  for (let i = 0; i < size; i++) {
    cost += penaltyOfLine(modules[i] as boolean[]) + penaltyOfLine(modules.map((line) => line[i] as boolean))
    for (let j = 0; j < size; j++) {
      if (at(i, j)) dark++
      if (i === 0 || j === 0) continue
      const isSame = at(i, j) === at(i - 1, j) && at(i, j) === at(i, j - 1) && at(i, j) === at(i - 1, j - 1)
      if (isSame) cost += 3
    }
  }
  const share = (dark * 100) / (size * size)
  return cost + Math.floor(Math.abs(share - 50) / 5) * 10
}
