import { expect, test } from 'vitest'
import { LandingGame } from '../src/app/landing-game.ts'
import { rules } from '../src/model/rules.ts'

test('the game of the landing page is open from beginning to end, moves all the time, and begins anew', () => {
  const game = new LandingGame(rules)
  const first = game.view
  let moments = 0
  let before = first
  const fought = new Set<number>()
  for (; moments < 200; moments++) {
    const view = game.next()
    if (view.decisions < before.decisions) break
    expect(view).not.toEqual(before)
    fought.add(view.monsters.length)
    before = view
  }
  expect(moments).toBeGreaterThan(20)
  expect(moments).toBeLessThan(140)
  // Monsters come and go.
  expect(fought.size).toBeGreaterThan(2)
  expect(game.view).toEqual(first)
})
