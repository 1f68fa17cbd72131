import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { Match } from '../src/arena/match.ts'
import type { Clock, PairResult } from '../src/arena/pair.ts'
import { playPair } from '../src/arena/pair.ts'
import { type ArenaPlan, pairPlan } from '../src/arena/plan.ts'
import { eloOf, pairScore, scoreOf, sprt, wilson } from '../src/arena/stats.ts'
import { addTime, mergeTimes, noTimes, quantile } from '../src/arena/times.ts'
import { haven, jsonLines, spawnHaven, tempFolder } from './haven.ts'

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
const QUICK = ['arena', 'random', 'random']
const SHORT = ['arena', 'random', 'scripted', '--map', 'havens-last-stand-a', '--players', '3']

/** A result without its times. */
const timeless = (json: string): object => {
  const { speed, ...rest } = JSON.parse(json)
  expect(speed.a.decision.count).toBeGreaterThan(0)
  return rest
}

describe('haven arena', () => {
  test('jobs, an interruption and a torn line change nothing; pairs can be added', { timeout: 60_000 }, async () => {
    const out = join(tempFolder(), 'deep', 'match.jsonl')
    const whole = await haven([...QUICK, '--pairs', '4', '--jobs', '1', '--json'])
    expect(whole.code).toBe(0)

    const begun = await haven([...QUICK, '--pairs', '2', '--jobs', '1', '--json', '--out', out])
    expect(begun.code).toBe(0)
    const lines = readFileSync(out, 'utf8').split('\n')
    expect(lines).toHaveLength(4)
    writeFileSync(out, `${lines.slice(0, 2).join('\n')}\n${(lines[2] as string).slice(0, 40)}`)
    const rest = await spawnHaven([...QUICK, '--games', '8', '--jobs', '2', '--json', '--out', out], { cwd: tmpdir() })
    expect(rest).toMatchObject({ code: 0 })
    expect(timeless(rest.stdout)).toEqual(timeless(whole.stdout))
    expect(jsonLines(readFileSync(out, 'utf8')).map(({ index }) => index ?? 'plan')).toHaveLength(5)

    const other = await haven([...QUICK, '--seed', 'other', '--pairs', '2', '--out', out])
    expect(other.code).toBe(2)
    expect(other.stderr).toBe(`haven: ${out} holds the results of another arena plan: name another file with --out\n`)
    appendFileSync(out, 'garbage\n')
    expect((await haven([...QUICK, '--pairs', '2', '--out', out])).stderr).toContain('line 6 is damaged')
  })

  test('a report for people, and SPRT stops early', { timeout: 60_000 }, async () => {
    const flags = ['--pairs', '200', '--sprt', '-600,0', '--jobs', '1']
    const { code, stdout } = await haven([...SHORT, ...flags])
    expect(code).toBe(0)
    for (const words of [
      /^random +\d+ of \d+ +0\.0 %/m,
      /^pair score of random: /m,
      /decisions\/s/,
      /illegal answers: 0/,
    ]) {
      expect(stdout).toMatch(words)
    }
    expect(stdout).toMatch(/SPRT of Elo 0 against -600: .*: Elo -600 accepted, stopped early after \d+ of 200 pairs/)
  })

  test.each([
    [['arena', 'random', 'nobody'], 'there is no bot nobody; known are'],
    [[...SHORT, '--games', '3'], '--games must be even'],
    [[...SHORT, '--games', '4', '--pairs', '2'], 'either --pairs or --games'],
    [[...SHORT, '--sprt', '5'], '--sprt needs two Elo differences'],
    [[...SHORT, '--sprt', '5,5'], 'the smaller one first'],
    [['arena', 'random', 'random', '--map', 'atlantis'], '--map: there is no atlantis'],
    [['arena', 'random', 'scripted:missing.json'], 'cannot read missing.json'],
  ])('%j is refused', async (args, message) => {
    const { code, stderr } = await haven(args)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  test('weights of a file: checked by name and shape', async () => {
    const file = join(tempFolder(), 'weights.json')
    const tell = async (weights: unknown): Promise<string> => {
      writeFileSync(file, JSON.stringify({ haven: 1, weights }))
      const { stdout, stderr } = await haven([
        ...SHORT.slice(0, 2),
        `scripted:${file}`,
        ...SHORT.slice(3),
        '--pairs',
        '1',
        '--jobs',
        '1',
      ])
      return stderr || stdout
    }
    expect(await tell({ heroes: { progres: 2 } })).toContain('weights.heroes.progres')
    expect(await tell({ heroes: { progress: 'much' } })).toContain('weights.heroes.progress')
    expect(await tell({ heroes: { death: [1, 2] } })).toContain('weights.heroes.death')
    expect(await tell({ sins: { patience: 0.3 } })).toContain('random against scripted:')
  })
})

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
