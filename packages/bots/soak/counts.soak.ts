import { expect, test } from 'vitest'
import { checkGame, newTally } from '../test/counts/counts.ts'

const POSITIONS = Number(process.env.HAVEN_POSITIONS ?? 10_000)
const EACH = 40

test(`bots' counts are the engine's, played on from ${POSITIONS} positions of all stories, sins and editions`, () => {
  const tally = newTally()
  for (let game = 0; tally.positions < POSITIONS; game++) checkGame(game, EACH, 5, tally)
  console.info(`counts of bots, seed ${process.env.HAVEN_SEED}: ${JSON.stringify(tally)}`)
  expect(tally.positions).toBeGreaterThanOrEqual(POSITIONS)
  expect(tally.diceOff[0]).toBeGreaterThan(0.9 * tally.positions)
})
