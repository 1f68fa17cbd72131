import { beforeAll, describe, expect, test } from 'vitest'
import { type PlayedFight, playedFights, reckon } from './played.ts'
import { faultsOf } from './short-form.ts'

/** A sample; the soak plays a thousand. `HAVEN_RUNS=0.2` plays a fifth of it. */
const FIGHTS = Math.ceil(80 * Number(process.env.HAVEN_RUNS ?? 1))

describe('fights of played games', { timeout: 120_000 }, () => {
  let fights: readonly PlayedFight[] = []
  beforeAll(() => {
    fights = playedFights(FIGHTS, 'sample')
  }, 120_000)

  test('so many fall as was said: between as it stood and the worst', () => {
    const { deaths, least, most, stands, worst } = reckon(fights)
    expect(stands).toBeLessThan(worst)
    expect(deaths).toBeGreaterThanOrEqual(least)
    expect(deaths).toBeLessThanOrEqual(most)
  })

  test('with what was said of a fight that nobody survives, or nobody loses, it would not hold', () => {
    const certain = (death: 0 | 1): PlayedFight[] =>
      fights.map((fight) => {
        const roll = { ...fight.chosen.stands, odds: { ...fight.chosen.stands.odds, death } }
        return { ...fight, died: death === 0, chosen: { ...fight.chosen, stands: roll, worst: roll } }
      })
    const [never, always] = [reckon(certain(0)), reckon(certain(1))]
    expect(never.deaths).toBeGreaterThan(never.most)
    expect(always.deaths).toBeLessThan(always.least)
  })

  test('the line beside each says the numbers that were counted', () => {
    expect(fights.flatMap(({ found }) => faultsOf({ ...found, side: 'heroes' }))).toEqual([])
  })
})
