import { describe, expect, test } from 'vitest'
import { compare, intervalOfMedian, type Lap } from '../src/compare.ts'
import { type Lock, sameModules } from '../src/worktree.ts'

const lap = (ratio: number): Lap => ({ ours: [100 * ratio, 200 * ratio, 90 * ratio], theirs: [100, 200, 90] })
const laps = (...ratios: number[]): Lap[] => ratios.map(lap)

describe('two builds', () => {
  test('a machine that slows down in the middle slows both alike: the ratio does not see it', () => {
    const { ours, theirs, ratio } = compare([lap(1.1), { ours: [11, 22, 9.9], theirs: [10, 20, 9] }, lap(1.1)])
    expect(ratio).toBeCloseTo(1.1, 9)
    expect([ours, theirs].map(Math.round)).toEqual([99, 90])
  })

  test('worse is below 0.95 for certain; a wide interval and a small loss are not', () => {
    const tight = compare(laps(0.9, 0.91, 0.9, 0.92, 0.89, 0.9, 0.91, 0.9, 0.91))
    expect(tight).toMatchObject({ worse: true })
    expect(tight.high).toBeLessThan(0.93)
    expect(compare(laps(0.9, 0.7, 1.05, 0.8, 1.02, 0.9, 0.9, 1.1, 0.9)).worse).toBe(false)
    expect(compare(laps(0.97, 0.96, 0.97, 0.98, 0.96, 0.97, 0.97, 0.96, 0.97)).worse).toBe(false)
    expect(compare(laps(1.2, 1.3, 1.25, 1.2, 1.2, 1.3, 1.2, 1.2, 1.25)).worse).toBe(false)
  })

  test('one lap that was disturbed decides nothing', () => {
    expect(compare(laps(1, 1, 1, 0.2, 1, 1, 1, 1, 1))).toMatchObject({ ratio: 1, low: 1, high: 1, worse: false })
  })
})

test('the interval of a median leaves out as many as the binomial distribution allows', () => {
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => count - i)
  // Coverage by the table: 5 values 93.8 %, 6 values 96.9 %, 9 values without the outermost 96.1 %, 12 without two 96.1 %.
  expect(intervalOfMedian(upTo(5))).toEqual({ low: 1, high: 5 })
  expect(intervalOfMedian(upTo(6))).toEqual({ low: 1, high: 6 })
  expect(intervalOfMedian(upTo(8))).toEqual({ low: 1, high: 8 })
  expect(intervalOfMedian(upTo(9))).toEqual({ low: 2, high: 8 })
  expect(intervalOfMedian(upTo(12))).toEqual({ low: 3, high: 10 })
})

test('modules are lent if the same is installed from outside, whatever packages of our own there are', () => {
  const outside: Lock = { '': {}, 'node_modules/vite': { version: '8.1.6', integrity: 'sha512-a' } }
  const own: Lock = { 'packages/lab': { version: '0.1.0' }, 'node_modules/@haven/lab': { resolved: 'x', link: true } }
  expect(sameModules(outside, { ...outside, ...own })).toBe(true)
  expect(sameModules(outside, { ...outside, 'node_modules/vite': { version: '8.1.7' } })).toBe(false)
  expect(sameModules(outside, { '': {} })).toBe(false)
})
