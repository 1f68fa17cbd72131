import { describe, expect, test } from 'vitest'
import { HOME_BUGS } from './home-bugs.ts'
import { HomeRun } from './home-run.ts'
import { simulate } from './simulate.ts'

describe('tabs that die, and a database that is not sure', () => {
  test('15 games: nothing lost, nothing twice, no hand for a hero, every tab sees the same, every game ends', async () => {
    const { violations, answers, cuts, kills } = await simulate('test', 15, (seed) => new HomeRun(seed))
    expect(violations).toEqual([])
    // It would be no test if nothing had happened.
    expect(answers).toBeGreaterThan(300)
    expect(cuts).toBeGreaterThan(15)
    expect(kills).toBeGreaterThan(9)
  })

  test.each(Object.keys(HOME_BUGS))('finds a planted bug: %s', async (name) => {
    for (let game = 0; game < 60; game++) {
      const violations = await new HomeRun(`bug ${game}`, HOME_BUGS[name]).play()
      if (violations.length > 0) return
    }
    expect.fail('60 games went by without a violation')
  })
})
