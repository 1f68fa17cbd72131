import { type HeroFace, randomFrom, type SinFace } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { diceOdds, mean } from '../src/scripted/dice-odds.ts'
import { roughHurt } from '../src/value/features.ts'
import { checkGame, newTally } from './counts/counts.ts'
import { rules, setupOf } from './table.ts'

const GAMES = 56
const EACH = 3

test(`bots' counts are the engine's: all stories, sins and editions, played on from ${GAMES * EACH} positions`, () => {
  const tally = newTally()
  for (let game = 0; game < GAMES; game++) checkGame(game, EACH, 20, tally)
  expect(tally.positions).toBeGreaterThan(GAMES * EACH * 0.9)
})

describe('what is only rough stays near the truth', () => {
  const odds = diceOdds(rules.tables.dice, 'normal')
  const random = randomFrom('rough')

  /** DICE-1, DICE-2: so many dice, and another one for each that adds one. */
  function roll<F extends string>(faces: readonly F[], dice: number, grows: F): F[] {
    const rolled: F[] = []
    for (let left = dice; left > 0; left--) {
      const face = faces[random.below(faces.length)] as F
      if (face === grows) left++
      rolled.push(face)
    }
    return rolled
  }
  const count = <F>(faces: readonly F[], ...wanted: readonly F[]): number =>
    faces.filter((face) => wanted.includes(face)).length

  const ROLLS = 4_000
  const NEAR = 0.12

  test.each([
    [1, 3, 0],
    [4, 2, 1],
    [6, 4, 2],
    [9, 5, 1],
    [12, 3, 3],
  ])('%i Sin dice against %i dice and Defense %i: between all FAITH and none', (sins, heroes, fixed) => {
    const hurt = { least: 0, most: 0, leastCorruption: 0, mostCorruption: 0 }
    for (let i = 0; i < ROLLS; i++) {
      const sin = roll<SinFace>(rules.tables.dice.sin, sins, 'burst')
      const hero = roll<HeroFace>(rules.tables.dice.hero, heroes, 'faith')
      const [hits, corruption] = [count(sin, 'hit', 'burst'), count(sin, 'corruption')]
      hurt.least += Math.max(0, hits - fixed - count(hero, 'defense', 'faith')) / ROLLS
      hurt.most += Math.max(0, hits - fixed - count(hero, 'defense')) / ROLLS
      hurt.leastCorruption += Math.max(0, corruption - fixed - count(hero, 'counter', 'faith')) / ROLLS
      hurt.mostCorruption += Math.max(0, corruption - fixed - count(hero, 'counter')) / ROLLS
    }
    expect(Math.abs(mean(odds.roughWounds(sins, heroes, fixed)) - (hurt.least + hurt.most) / 2)).toBeLessThan(NEAR)
    const corruption = (hurt.leastCorruption + hurt.mostCorruption) / 2
    expect(Math.abs(odds.roughCorruption(sins, heroes, fixed) - corruption)).toBeLessThan(NEAR)
  })

  test('wounds by a formula are less than a quarter of a wound from those by dice', () => {
    const g = rules.look(rules.createGame(setupOf(0), 'rough'))
    for (const [form, { fight, defense }] of rules.tables.forms) {
      for (let dice = 1; dice <= 15; dice++) {
        const hero = { ...(g.s.heroes[0] as (typeof g.s.heroes)[number]), form }
        const off = roughHurt(g, hero, dice) - mean(odds.roughWounds(dice, fight, defense))
        expect(Math.abs(off)).toBeLessThan(0.25)
      }
    }
  })
})
