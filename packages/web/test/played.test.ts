import { expect, test } from 'vitest'
import { CountedClock, homeOfTest, ID, newGame, sitDown, wireAt } from './at-home.ts'

const MINUTE = 60_000

test('the time at the table is counted and kept, but nobody thinks for hours', async () => {
  const clock = new CountedClock()
  const home = homeOfTest({ clock })
  sitDown(home, ['sins', 'hero1'], newGame({ setup: { heroPlayers: 1 } }, 'time'), { played: 10 * MINUTE })
  const table = wireAt(home)
  const played = () => home.table(ID).played
  const answer = async (after: number): Promise<void> => {
    clock.pass(after)
    await table.asked()
    await table.answer()
  }
  // Whoever was away has not played meanwhile.
  clock.pass(600 * MINUTE)
  await table.open()
  expect(played()).toBe(10 * MINUTE)
  await answer(2 * MINUTE)
  expect(played()).toBe(12 * MINUTE)
  await answer(600 * MINUTE)
  expect(played()).toBe(17 * MINUTE)
})
