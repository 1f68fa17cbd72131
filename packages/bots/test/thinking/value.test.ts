import { randomFrom } from '@haven/engine'
import { canonicalJson } from '@haven/engine/files'
import { describe, expect, test } from 'vitest'
import {
  createValue,
  FEATURES,
  fitTurns,
  fitValue,
  PRIOR,
  playGame,
  REASONS,
  reasonOf,
  reasonsFor,
  type Sample,
  sampleGame,
  VALUE_WEIGHTS,
} from '../../src/index.ts'
import { look } from '../../src/value/samples.ts'
import { OWN_TERMS } from '../../src/value/value.ts'
import { botsFor, range, rules, setupOf } from '../table.ts'

const value = createValue(VALUE_WEIGHTS)

describe('the value of a game', () => {
  const middle = range(6).map((game) => {
    const { state } = playGame(rules, setupOf(game), `game ${game}`, botsFor('scripted', 'scripted', game), {
      maxDecisions: 120,
    })
    return state
  })

  test('is a chance, and looking at a game changes nothing in it', () => {
    for (const state of middle) {
      const before = canonicalJson(state)
      const chance = value.winChance(rules.look(state))
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(1)
      expect(canonicalJson(state)).toBe(before)
    }
  })

  test('its terms add up to it', () => {
    for (const state of middle) {
      const g = rules.look(state)
      const looks = new Float64Array(FEATURES.length + 1)
      value.look(g, looks)
      const sum = value.terms([...looks], 1).reduce((total, { part }) => total + part, VALUE_WEIGHTS.bias ?? 0)
      expect(sum).toBeCloseTo(value.logit(g), 9)
    }
  })

  test('likes progress and dislikes wounds', () => {
    for (const state of middle) {
      const now = value.winChance(rules.look(state))
      const nearer = rules.copy(state)
      nearer.mission.progress += 1
      if (!state.mission.done) expect(value.winChance(rules.look(nearer))).toBeGreaterThan(now)
      const worse = rules.copy(state)
      for (const hero of worse.heroes) hero.wounds = [1, 2, 3, 4]
      expect(value.winChance(rules.look(worse))).toBeLessThan(now)
    }
  })

  test('does not depend on what is hidden', () => {
    for (const state of middle) {
      const other = rules.resample(rules.view(state, 'hero1'), randomFrom('hidden'))
      expect(value.logit(rules.look(other))).toBeCloseTo(value.logit(rules.look(state)), 9)
    }
  })

  test('knows who wins late in a game', () => {
    const games = range(4).map((game) =>
      sampleGame(rules, {
        setup: setupOf(40 + game),
        seed: `value ${game}`,
        random: randomFrom(`v${game}`),
        explore: 0,
      }),
    )
    const right = (part: number): number =>
      games.filter((samples) => {
        const { names, values, target } = samples[Math.floor(part * (samples.length - 1))] as Sample
        const logit = names.reduce(
          (sum, name, i) => sum + (VALUE_WEIGHTS[name] ?? 0) * (values[i] as number),
          VALUE_WEIGHTS.bias ?? 0,
        )
        return logit > 0 === (target === 1)
      }).length
    expect(right(0.9)).toBeGreaterThanOrEqual(3)
  })
})

describe('the fit', () => {
  /** Games whose winner is drawn by known weights. */
  const random = randomFrom('fit')
  const draw = (): number => random.below(10_000) / 10_000
  const samples: Sample[] = range(6_000).map(() => {
    const values = [draw(), draw()]
    const logit = 1 + 2 * (values[0] as number) - 3 * (values[1] as number)
    return { names: ['a', 'b'], values, target: draw() < 1 / (1 + Math.exp(-logit)) ? 1 : 0, weight: 1 }
  })

  test('finds the weights by which games were decided', () => {
    const { weights } = fitValue(samples, { ridge: 0.01 })
    expect(weights.bias).toBeCloseTo(1, 0)
    expect(Math.abs((weights.a as number) - 2)).toBeLessThan(0.35)
    expect(Math.abs((weights.b as number) + 3)).toBeLessThan(0.35)
  })

  test('stays with what was thought before where games say little', () => {
    const { weights } = fitValue(samples.slice(0, 4), { ridge: 100, prior: { a: 5, b: 5 } })
    expect(weights.a).toBeCloseTo(5, 1)
  })

  test('is not deceived by what the winning side has anyway', () => {
    // Whoever is ahead collects trophies, which win nothing; luck decides what a turn adds to the lead.
    const turns: Sample[] = range(6_000).map(() => {
      const [lead, luck] = [4 * draw() - 2, draw() - 0.5]
      const trophies = lead + draw()
      const target = draw() < 1 / (1 + Math.exp(-(lead + 2 * luck))) ? 1 : 0
      return {
        names: ['gained', 'trophies'],
        values: [luck, trophies],
        target,
        weight: 1,
        before: { names: ['trophies', 'lead'], values: [trophies, lead] },
      }
    })
    const deceived = fitValue(turns, { ridge: 0.1 }).weights
    const { weights } = fitTurns(turns, { ridge: 0.1 })
    expect(deceived.trophies).toBeGreaterThan(0.5)
    expect(Math.abs(weights.trophies as number)).toBeLessThan(0.2)
    expect(Math.abs((weights.gained as number) - 2)).toBeLessThan(0.35)
  })

  test('the set-up is weighed by how its games end', () => {
    const games: Sample[] = samples.map((sample, i) => {
      const map = i % 2 === 0 ? 'map:easy' : 'map:hard'
      const target = draw() < (i % 2 === 0 ? 0.8 : 0.3) ? 1 : 0
      return { ...sample, names: [...sample.names, map], values: [...sample.values, 1], target, before: sample }
    })
    const { weights } = fitTurns(games, { ridge: 1 })
    expect((weights['map:easy'] as number) - (weights['map:hard'] as number)).toBeGreaterThan(1.5)
  })

  test('a sampled game is a row for each turn, all with its ending', () => {
    const rows = sampleGame(rules, { setup: setupOf(1), seed: 'rows', random: randomFrom('rows'), explore: 0.05 })
    expect(rows.length).toBeGreaterThan(10)
    expect(new Set(rows.map(({ target }) => target)).size).toBe(1)
    for (const { names, values } of rows) {
      expect(values.length).toBe(names.length)
      expect(values.every((value) => Number.isFinite(value) && value !== 0)).toBe(true)
    }
    rows.slice(1).forEach(({ before }, i) => {
      expect(before?.values).toEqual(rows[i]?.values)
    })
    expect(look(rules, rules.createGame(setupOf(1), 'rows')).names).toContain('reserve')
  })
})

test('every feature has a prior and a reason; reasons are the weightiest first', () => {
  for (const name of [...FEATURES, OWN_TERMS]) expect(REASONS).toContain(reasonOf(name))
  expect(Object.keys(PRIOR).sort()).toEqual([...FEATURES, 'work'].sort())
  expect(
    reasonsFor([
      { name: 'wounds1', part: 0.1 },
      { name: 'wounds2', part: 0.2 },
      { name: 'hand', part: -0.4 },
      { name: 'fire', part: 0.0001 },
    ]),
  ).toEqual([
    { reason: 'cards', part: -0.4 },
    { reason: 'wounds', part: expect.closeTo(0.3) },
  ])
})
