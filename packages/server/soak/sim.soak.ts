import { expect, test } from 'vitest'
import { simulate } from '../test/sim/simulate.ts'

test('50,000 games in a bad network with a store that is not sure', async () => {
  const games = Number(process.env.HAVEN_SIM_GAMES ?? 50_000)
  const result = await simulate(`soak ${process.env.HAVEN_SEED ?? 0}`, games)
  console.log(JSON.stringify(result))
  expect(result.violations).toEqual([])
  expect(result.games).toBe(games)
})
