import { expect, test } from 'vitest'
import { compare, fightsMet } from '../test/rolled.ts'

/** The numbers of many outlooks beside 20,000 rolls each. `HAVEN_POSITIONS` changes how many positions. */
const POSITIONS = Number(process.env.HAVEN_POSITIONS ?? 150)
const ROLLS = 20_000
const MOST_ERRORS = 4.5
const seed = Number(process.env.HAVEN_SEED ?? 1)

test(`outlooks of ${POSITIONS} positions, ${ROLLS} rolls a number`, () => {
  const found = fightsMet(POSITIONS, `soak ${seed}`).flatMap((met, i) =>
    compare(met.view, met.found, ROLLS, seed + 100 * i),
  )
  const within = found.filter(({ errors }) => errors <= 2.576).length
  const most = Math.max(...found.map(({ errors }) => errors))
  console.log(JSON.stringify({ seed, numbers: found.length, within99: within / found.length, most }))
  expect(found.filter(({ errors }) => errors > MOST_ERRORS)).toEqual([])
})
