import { expect, test } from 'vitest'
import { markedInAll } from '../test/idle-games.ts'
import { rules } from '../test/table.ts'

const GAMES = Number(process.env.HAVEN_GAMES ?? 2_000)

test(`over ${GAMES} games all answers that bring nothing are marked, and no others`, () => {
  const name = `soak ${process.env.HAVEN_SEED ?? 0}`
  const { answers, marked, missed, wrong } = markedInAll(rules, name, GAMES, Number.POSITIVE_INFINITY)
  console.log(`${GAMES} games: ${answers} answers, ${marked} marked, ${missed.length} missed, ${wrong.length} wrong`)
  expect([missed, wrong]).toEqual([[], []])
})
