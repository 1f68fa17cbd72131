import { WEIGHTS } from '@haven/bots'
import { describe, expect, test } from 'vitest'
import { choose, parametersOf, withValues } from '../src/tune/parameters.ts'
import { stepFrom, trial } from '../src/tune/spsa.ts'

describe('SPSA', () => {
  const parameters = [
    { name: 'a', start: 1 },
    { name: 'b', start: 0 },
    { name: 'c', start: 40 },
  ]
  const gains = { step: 0.1, spread: 0.2, iterations: 400 }

  test('finds the top of a hill from noisy comparisons', () => {
    const top = [1.4, 0.05, 25]
    const sizes = [1, 0.1, 40]
    const height = (at: readonly number[]): number =>
      -at.reduce((sum, value, i) => sum + ((value - (top[i] as number)) / (sizes[i] as number)) ** 2, 0)
    const away = (at: readonly number[]): number => Math.sqrt(-height(at))
    let values = parameters.map(({ start }) => start)
    const before = away(values)
    for (let i = 0; i < gains.iterations; i++) {
      const tried = trial(parameters, values, gains, 'hill', i)
      const noise = ((i * 7919) % 101) / 101 - 0.5
      const lead = Math.max(-1, Math.min(1, 4 * (height(tried.plus) - height(tried.minus)) + noise))
      values = stepFrom(parameters, values, tried, lead, gains, i)
    }
    expect(before).toBeGreaterThan(0.7)
    expect(away(values)).toBeLessThan(0.25)
  })

  test('a price stays a price, and nothing moves without a lead', () => {
    const tried = trial([{ name: 'a', start: 1 }], [0.01], { ...gains, spread: 1 }, 's', 0)
    expect(Math.min(...tried.plus, ...tried.minus)).toBe(0)
    expect(stepFrom(parameters, [1, 2, 3], trial(parameters, [1, 2, 3], gains, 's', 3), 0, gains, 3)).toEqual([1, 2, 3])
  })
})

test('weights by name, groups too', () => {
  const all = parametersOf(WEIGHTS, 'heroes')
  const death = choose(all, 'progress,death')
  expect(death.map(({ name }) => name)).toEqual(['progress', ...WEIGHTS.heroes.death.map((_, i) => `death.${i}`)])
  const changed = withValues(
    WEIGHTS,
    'heroes',
    death,
    death.map((_, i) => i),
  )
  expect(changed.heroes.death).toEqual([1, 2, 3, 4, 5])
  expect(changed.heroes.progress).toBe(0)
  expect(changed.heroes.wounds).toEqual(WEIGHTS.heroes.wounds)
  expect(changed.sins).toBe(WEIGHTS.sins)
  expect(WEIGHTS.heroes.death[0]).not.toBe(1)
})
