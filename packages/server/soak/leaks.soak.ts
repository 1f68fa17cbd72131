import { expect, test } from 'vitest'
import { EYES } from '../test/pair-house.ts'
import { comparePair } from '../test/worlds.ts'

test('5,000 pairs of worlds look the same to every kind of viewer who may not know the difference', async () => {
  const violations: string[] = []
  const told = new Map(EYES.map((eye) => [eye, { pairs: 0, steps: 0 }]))
  for (let pair = 0; pair < 5_000; pair++) {
    const eye = EYES[pair % EYES.length]!
    const { violation, steps } = await comparePair(`soak ${process.env.HAVEN_SEED ?? 0} ${pair}`, eye)
    const counted = told.get(eye)!
    counted.pairs++
    counted.steps += steps
    if (violation) violations.push(violation)
  }
  console.log([...told].map(([eye, { pairs, steps }]) => `${eye}: ${pairs} pairs, ${steps} steps`).join('\n'))
  expect(violations).toEqual([])
})
