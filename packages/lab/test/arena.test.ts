import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { Match } from '../src/arena/match.ts'
import type { Clock, PairResult } from '../src/arena/pair.ts'
import { playPair } from '../src/arena/pair.ts'
import { type ArenaPlan, pairPlan } from '../src/arena/plan.ts'
import { eloOf, pairScore, scoreOf, sprt, wilson } from '../src/arena/stats.ts'
import { addTime, mergeTimes, noTimes, quantile } from '../src/arena/times.ts'

const rules = compileBox(coreBox)
const PLAN: ArenaPlan = {
  a: { name: 'random' },
  b: { name: 'random' },
  seed: 'test',
  maps: [...rules.tables.maps.keys()],
  players: [1, 2, 3, 4],
  sins: ['pride', 'sloth'],
  acolytes: ['doctors', 'hobos', 'nuns'],
  edition: 'final',
  clock: false,
  boxes: [],
  limit: 20_000,
}

test('a pair is two games with the same set-up and seed, and the other side', () => {
  const results = [0, 1, 2].map((index) => playPair(rules, PLAN, index))
  expect(results.map(({ index, map }) => [index, map])).toEqual([0, 1, 2].map((i) => [i, PLAN.maps[i]]))
  // The same bot on both sides meets the same game twice.
  for (const { winners, rounds, problems } of results) {
    expect(winners[0]).toBe(winners[1])
    expect(rounds[0]).toBe(rounds[1])
    expect(problems).toEqual([])
  }
})

test('pairs are spread evenly, soon and in the end', () => {
  const setups = Array.from({ length: 336 }, (_, i) => pairPlan(rules, PLAN, i).setup)
  const cells = setups.map(({ map, heroPlayers, sin, acolytes }) => `${map} ${heroPlayers} ${sin} ${acolytes}`)
  expect(new Set(cells).size).toBe(336)
  const count = (key: 'sin' | 'heroPlayers' | 'acolytes', value: unknown): number =>
    setups.slice(0, 56).filter((setup) => setup[key] === value).length
  for (const sin of PLAN.sins) expect(count('sin', sin)).toBe(28)
  for (const players of PLAN.players) expect(count('heroPlayers', players)).toBe(14)
  for (const acolytes of PLAN.acolytes) expect(count('acolytes', acolytes)).toBeGreaterThan(14)
})

describe('faults of a bot', () => {
  test('an illegal answer and an exception fail the game and name the bot', () => {
    const broken = { ...rules, view: (...args: Parameters<typeof rules.view>) => lie(rules.view(...args)) }
    // The view shows answers that the rules do not know: what the bot picks is then illegal or breaks it.
    const lie = (view: ReturnType<typeof rules.view>) => ({
      ...view,
      prompts: view.prompts.map((prompt) => ({ ...prompt, options: [] })),
    })
    const { winners, problems } = playPair(broken, PLAN, 0)
    expect(winners).toEqual([null, null])
    expect(problems.map(({ kind }) => kind)).toEqual(['exception', 'exception'])
    expect(new Set(problems.map(({ bot }) => bot))).toEqual(new Set(['a', 'b']))
  })

  test('a broken pair counts as a fault and not as a result', () => {
    const match = new Match(null)
    match.add(pair(0, ['heroes', 'sins']))
    match.add({
      ...pair(1, ['heroes', null]),
      problems: [{ kind: 'illegal', bot: 'b', game: 1, message: 'kill: nobody' }],
    })
    const { pairs, faults, counts, problems, wins } = match.summary()
    expect({ pairs, faults, counts }).toEqual({
      pairs: 1,
      faults: { illegal: 1, exception: 0, stuck: 0 },
      counts: [0, 0, 1],
    })
    expect(problems[0]).toMatchObject({ pair: 1, bot: 'b' })
    expect(wins.a.heroes).toMatchObject({ wins: 1, games: 1 })
    expect(wins.a.sins).toMatchObject({ wins: 1, games: 1 })
  })
})

function pair(index: number, winners: PairResult['winners']): PairResult {
  const clock: Clock = { decisions: noTimes(), turns: noTimes() }
  const of = { map: 'm', players: 1, sin: 'pride', acolytes: 'nuns', rounds: [5, 5] as const, problems: [] }
  return { index, winners, clocks: { a: clock, b: clock }, ...of }
}

describe('the arithmetic', () => {
  test('Wilson intervals, against published values', () => {
    // 8 of 10: [0.4902, 0.9433]; 0 of 20: [0, 0.1611]
    expect(wilson(0.8, 10).low).toBeCloseTo(0.4902, 3)
    expect(wilson(0.8, 10).high).toBeCloseTo(0.9433, 3)
    expect(wilson(0, 20).low).toBe(0)
    expect(wilson(0, 20).high).toBeCloseTo(0.1611, 3)
  })

  test('the pair score uses the variance of pairs: pairs that always split say much, all-or-nothing pairs little', () => {
    const width = ({ low, high }: { low: number; high: number }): number => high - low
    const split = pairScore([5, 90, 5])
    const apart = pairScore([50, 0, 50])
    expect([split.score, apart.score]).toEqual([0.5, 0.5])
    expect(width(apart)).toBeCloseTo(2 * 1.96 * Math.sqrt(0.25 / 100), 1)
    expect(width(split)).toBeLessThan(width(apart) / 2.5)
    expect(pairScore([0, 0, 30]).low).toBeCloseTo(wilson(1, 30).low, 9)
    expect(pairScore([0, 0, 0])).toMatchObject({ low: 0, high: 1 })
  })

  test('Elo and score are each other turned round', () => {
    expect(eloOf(0.5)).toBe(0)
    expect(eloOf(10 / 11)).toBeCloseTo(400, 9)
    for (const elo of [-250, -3, 17, 600]) expect(eloOf(scoreOf(elo))).toBeCloseTo(elo, 9)
  })

  test('SPRT: signs, bounds, and close to the normal approximation', () => {
    const bounds = { elo0: 0, elo1: 20 }
    const counts = [210, 350, 240] as const
    const { llr, upper, lower, decision } = sprt(counts, bounds)
    const { score } = pairScore(counts)
    const variance = (210 * score ** 2 + 350 * (0.5 - score) ** 2 + 240 * (1 - score) ** 2) / 800
    const [s0, s1] = [0.5, scoreOf(20)]
    expect(llr).toBeCloseTo((800 * (s1 - s0) * (2 * score - s0 - s1)) / (2 * variance), 1)
    expect([lower, upper].map((bound) => bound.toFixed(3))).toEqual(['-2.944', '2.944'])
    expect(decision).toBeNull()
    expect(sprt([0, 0, 400], bounds).decision).toBe('elo1')
    expect(sprt([400, 0, 0], bounds).decision).toBe('elo0')
    expect(sprt([0, 0, 0], bounds)).toMatchObject({ llr: 0, decision: null })
  })

  test('times: quantiles within 2 %, sums and maxima exact, and two of them add up', () => {
    const [one, two] = [noTimes(), noTimes()]
    for (let ms = 1; ms <= 1000; ms++) addTime(ms % 2 === 0 ? one : two, ms)
    mergeTimes(one, two)
    expect(one).toMatchObject({ count: 1000, sum: 500_500, most: 1000 })
    for (const part of [0.5, 0.99]) {
      expect(quantile(one, part) / (1000 * part)).toBeGreaterThanOrEqual(1)
      expect(quantile(one, part) / (1000 * part)).toBeLessThan(1.021)
    }
    expect(quantile(noTimes(), 0.5)).toBe(0)
  })
})
