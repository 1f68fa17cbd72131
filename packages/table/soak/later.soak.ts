import { expect, test } from 'vitest'
import { compareLater, everyGame } from '../test/alike.ts'
import { rules } from '../test/helpers.ts'

test('no world that looks the same now looks different to whoever watches a round later', () => {
  const differences: string[] = []
  let [whole, compared] = [0, 0]
  for (let n = 0; n < 20; n++) {
    const seed = `soak ${process.env.HAVEN_SEED ?? 0} ${n}`
    for (const [i, game] of everyGame(rules, seed, 600).entries()) {
      for (let world = 0; world < 3; world++) {
        const { steps, difference } = compareLater(game, `${seed} ${i} ${world}`)
        compared++
        if (steps === game.deeds.length) whole++
        if (difference) differences.push(`${seed} ${i} ${world}: ${difference}`)
      }
    }
  }
  console.log(`${compared} worlds, ${whole} to the end of their game`)
  expect(differences).toEqual([])
  expect(whole).toBeGreaterThan(compared / 2)
})
