import { expect, test } from 'vitest'
import { HomeRun } from '../test/sim/home-run.ts'
import { simulate } from '../test/sim/simulate.ts'
import { TerminalRun } from '../test/sim/terminal-run.ts'

const SEED = `soak ${process.env.HAVEN_SEED ?? 0}`

test('5,000 games in a browser whose tabs die, with a database that is not sure', async () => {
  const games = Number(process.env.HAVEN_SIM_GAMES ?? 5_000)
  const result = await simulate(SEED, games, (seed) => new HomeRun(seed))
  console.log(JSON.stringify(result))
  expect(result.violations).toEqual([])
  expect(result.games).toBe(games)
})

test('5,000 games in a terminal that is killed at any moment', async () => {
  const games = Number(process.env.HAVEN_SIM_GAMES ?? 5_000)
  const result = await simulate(SEED, games, (seed) => new TerminalRun(seed))
  console.log(JSON.stringify(result))
  expect(result.violations).toEqual([])
  expect(result.games).toBe(games)
})
