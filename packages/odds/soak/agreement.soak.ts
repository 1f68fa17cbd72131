import { expect, test } from 'vitest'
import { variedCases } from '../test/agreement.ts'

/** The cases of `npm test` with ten times as many rolls. `HAVEN_SEED` rolls others. */
const ROLLS = 1_000_000
const MOST_ERRORS = 4.5
const seed = Number(process.env.HAVEN_SEED ?? 7_000)

test.each(variedCases().map((each, i) => [each.name, each, i] as const))('%s, 10^6 rolls', (_, { compare }, i) => {
  const found = compare(ROLLS, seed + i)
  expect(found.filter(({ errors }) => errors > MOST_ERRORS)).toEqual([])
})
