import { BUGS } from '@haven/testkit/sim'
import { describe, expect, test } from 'vitest'
import { Run } from './sim/run.ts'
import { simulate } from './sim/simulate.ts'

describe('a bad network and a store that is not sure', () => {
  test('200 games: nothing lost, nothing twice, everybody sees the same, every game ends', async () => {
    const { violations, games, answers, cuts } = await simulate('test', 200)
    expect(violations).toEqual([])
    expect(games).toBe(200)
    // It would be no test if nothing had happened.
    expect(answers).toBeGreaterThan(2_000)
    expect(cuts).toBeGreaterThan(20)
  }, 900_000)

  test.each(Object.keys(BUGS))('finds a planted bug: %s', async (name) => {
    for (let game = 0; game < 60; game++) {
      const violations = await new Run(`bug ${game}`, BUGS[name]).play()
      if (violations.length > 0) return
    }
    expect.fail('60 games went by without a violation')
  })
})
