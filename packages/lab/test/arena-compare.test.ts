import { randomFrom } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { compareMatches } from '../src/arena/compare.ts'
import type { Clock, PairResult } from '../src/arena/pair.ts'
import { pairedDifference } from '../src/arena/stats.ts'
import { noTimes } from '../src/arena/times.ts'

type Winners = PairResult['winners']

function pair(index: number, winners: Winners, rounds: PairResult['rounds'] = [5, 5], decisions = 100): PairResult {
  const clock: Clock = { decisions: { ...noTimes(), count: decisions }, turns: noTimes() }
  const of = { map: 'm', players: 1, sin: 'pride', acolytes: 'nuns', problems: [] }
  return { index, winners, rounds, clocks: { a: clock, b: clock }, ...of }
}
const pairs = (...all: Winners[]): PairResult[] => all.map((winners, index) => pair(index, winners))

describe('one match, two builds', () => {
  test('points of the first bot, side by side: its own game as heroes, its own game as Sins', () => {
    const first = pairs(['heroes', 'sins'], ['sins', 'sins'], ['sins', 'heroes'], ['sins', 'heroes'])
    const second = pairs(['heroes', 'heroes'], ['heroes', 'sins'], ['heroes', 'heroes'], ['sins', 'heroes'])
    const { heroes, sins, all, games } = compareMatches(first, second)
    expect(heroes).toMatchObject({ first: 0.25, second: 0.75, difference: 0.5 })
    expect(sins).toMatchObject({ first: 0.5, second: 0.25, difference: -0.25 })
    expect(all).toMatchObject({ first: 0.375, second: 0.5, difference: 0.125 })
    expect(games).toEqual({ played: 8, otherWinner: 3, otherLength: 0 })
  })

  test('a game that only took longer, and one that only went another way, are seen', () => {
    const first = pairs(['heroes', 'sins'], ['heroes', 'sins'])
    const second = [pair(0, ['heroes', 'sins'], [5, 6], 104), pair(1, ['heroes', 'sins'], [5, 5], 101)]
    expect(compareMatches(first, second)).toMatchObject({
      games: { played: 4, otherWinner: 0, otherLength: 1 },
      otherDecisions: 2,
      all: { difference: 0 },
    })
  })

  test('a pair with a broken game, in either build, is left out', () => {
    const first = pairs(['heroes', 'sins'], [null, 'sins'], ['sins', 'sins'])
    const second = pairs(['heroes', 'sins'], ['heroes', 'sins'], ['sins', null])
    expect(compareMatches(first, second)).toMatchObject({ pairs: 1, broken: 2, games: { played: 2, otherWinner: 0 } })
  })
})

describe('a paired difference', () => {
  const some = (...counts: [value: number, count: number][]): number[] =>
    counts.flatMap(([value, count]) => Array.from({ length: count }, () => value))

  test('Agresti and Min for binary pairs, against the formula with half a pair in each cell', () => {
    const [n, up, down] = [100, 12, 5]
    const { mean, low, high } = pairedDifference(some([1, up], [-1, down], [0, n - up - down]))
    const [u, d] = [(up + 0.5) / (n + 2), (down + 0.5) / (n + 2)]
    const reach = 1.959964 * Math.sqrt((u + d - (u - d) ** 2) / (n + 2))
    expect(mean).toBeCloseTo(0.07, 9)
    expect([low, high].map((x) => x.toFixed(6))).toEqual([u - d - reach, u - d + reach].map((x) => x.toFixed(6)))
  })

  test('no pair that differs: about 0, but not for certain, and less uncertain with more pairs', () => {
    const { mean, low, high } = pairedDifference(some([0, 200]))
    expect(mean).toBe(0)
    expect(high).toBeCloseTo(0.0097, 4)
    expect(low).toBe(-high)
    expect(pairedDifference(some([0, 800])).high).toBeLessThan(high / 3)
    expect(pairedDifference([])).toEqual({ mean: 0, low: -1, high: 1 })
  })

  test('the interval holds the truth in about 95 of 100 matches of halves and wholes', () => {
    // Two builds whose scores truly differ by 0.04, over 200 pairs.
    const random = randomFrom('paired')
    const draw = (): number => {
      const at = random.below(100)
      return at < 5 ? 1 : at < 13 ? 0.5 : at < 15 ? -1 : at < 21 ? -0.5 : 0
    }
    let held = 0
    for (let match = 0; match < 2000; match++) {
      const { low, high } = pairedDifference(Array.from({ length: 200 }, draw))
      if (low <= 0.04 && high >= 0.04) held++
    }
    expect(held / 2000).toBeGreaterThan(0.935)
    expect(held / 2000).toBeLessThan(0.965)
  })
})
