import { expect, test } from 'vitest'
import { playedFights, reckon } from '../test/odds/played.ts'
import { faultsOf } from '../test/odds/short-form.ts'

/** A thousand fights of played games: deaths, and the line beside each. `HAVEN_FIGHTS` changes how many. */
const FIGHTS = Number(process.env.HAVEN_FIGHTS ?? 1_000)

test(`${FIGHTS} played fights`, () => {
  const fights = playedFights(FIGHTS, `soak ${process.env.HAVEN_SEED}`)
  const found = reckon(fights)
  const bands = fights.filter(({ chosen }) => chosen.worst.odds.death - chosen.stands.odds.death >= 0.01).length
  console.log(JSON.stringify({ seed: process.env.HAVEN_SEED, ...found, bands }))
  expect(found.deaths).toBeGreaterThanOrEqual(found.least)
  expect(found.deaths).toBeLessThanOrEqual(found.most)
  expect(fights.flatMap((fight) => faultsOf({ ...fight.found, side: 'heroes' }))).toEqual([])
})
