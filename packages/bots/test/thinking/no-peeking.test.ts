import { expect, test } from 'vitest'
import { expectNoPeeking } from './no-peeking.ts'

test('worlds that look alike to the seat get the same answer and the same report', () => {
  let pairs = 0
  for (const game of [0, 1, 2, 3]) pairs += expectNoPeeking(game, 20, 60)
  expect(pairs).toBe(80)
})
