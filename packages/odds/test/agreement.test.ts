import { describe, expect, test } from 'vitest'
import { variedCases } from './agreement.ts'

/** `HAVEN_RUNS=0.2` rolls a fifth of it. */
const ROLLS = Math.ceil(100_000 * Number(process.env.HAVEN_RUNS ?? 1))
const MOST_ERRORS = 4.5

describe('odds agree with an independent roller', () => {
  const cases = variedCases()
  test('there are at least 60 of them', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60)
  })
  test.each(cases.map((each, i) => [each.name, each, i] as const))('%s', (_, { compare }, i) => {
    const found = compare(ROLLS, 1_000 + i)
    expect(found.length).toBeGreaterThan(2)
    expect(found.filter(({ errors }) => errors > MOST_ERRORS)).toEqual([])
  })
})
