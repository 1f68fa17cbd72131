import { expect, test } from 'vitest'
import { comparePair, EYES } from '../test/worlds.ts'

test('5,000 pairs of worlds look the same to whoever may not know the difference', async () => {
  const violations: string[] = []
  for (let pair = 0; pair < 5_000; pair++) {
    const { violation } = await comparePair(`soak ${process.env.HAVEN_SEED ?? 0} ${pair}`, EYES[pair % EYES.length]!)
    if (violation) violations.push(violation)
  }
  expect(violations).toEqual([])
})
