import { expect, test } from 'vitest'
import { expectNoPeeking } from '../test/thinking/no-peeking.ts'

const PAIRS = 10_000
const MOMENTS = 100

test(`${PAIRS} pairs of worlds that look alike get the same answers and reports`, () => {
  let pairs = 0
  for (let game = 0; pairs < PAIRS; game++) pairs += expectNoPeeking(game, MOMENTS, 200)
  expect(pairs).toBeGreaterThanOrEqual(PAIRS)
})
