import { expect, test } from 'vitest'
import { rules } from '../test/helpers.ts'
import { lookAtGames } from '../test/self-given.ts'

const GAMES = Number(process.env.HAVEN_GAMES ?? 2_000)

test('ten games, one policy, the same seeds: what was asked before, and what is asked now', () => {
  const { asked, single, given } = lookAtGames(rules, 'ten games', 10)
  console.log(`before: ${asked + given} questions; now: ${asked}, ${single} of them with one answer`)
  expect(given).toBeGreaterThan(0)
})

test(`over ${GAMES} games nobody is asked what has one outcome, and nothing answers itself that makes a difference`, () => {
  const { asked, single, given, dead, wrong, told } = lookAtGames(rules, `soak ${process.env.HAVEN_SEED ?? 0}`, GAMES)
  console.log(
    `${GAMES} games: ${asked} asked, ${single} of them with one answer (the end of a turn, a window), ${given} answered themselves, ${dead.length} dead, ${wrong.length} wrong, ${told.length} told apart`,
  )
  expect([dead, wrong, told]).toEqual([[], [], []])
  expect(given).toBeGreaterThan(GAMES)
})
