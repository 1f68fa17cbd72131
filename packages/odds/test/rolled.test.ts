import { expect, test } from 'vitest'
import { compare, fightsMet } from './rolled.ts'

/** The soak has more positions. `HAVEN_RUNS=0.2` rolls a fifth of it. */
const POSITIONS = 10
const ROLLS = Math.ceil(20_000 * Number(process.env.HAVEN_RUNS ?? 1))
const MOST_ERRORS = 4.5

test('each number of an outlook is what is rolled: as it stands, each part, both, with corruption and without', {
  timeout: 60_000,
}, () => {
  const found = fightsMet(POSITIONS, 'rolled').flatMap((met, i) => compare(met.view, met.found, ROLLS, 100 * i))
  expect(found.length).toBeGreaterThan(POSITIONS * 6)
  expect(found.some(({ what }) => what.startsWith('both'))).toBe(true)
  expect(found.filter(({ errors }) => errors > MOST_ERRORS)).toEqual([])
})
