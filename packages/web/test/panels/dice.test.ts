import { describe, expect, test } from 'vitest'
import { cancel, rollOf, tally, turnFaith } from '../../src/parts/dice/dice-model.ts'
import { delayOf, LONGEST_MS, TUMBLE_MS } from '../../src/parts/dice/motion.ts'

describe('a roll', () => {
  test('DICE-1: extra dice are the children of the Bursts before them', () => {
    // Three dice, two of them Bursts; of their two dice one is a Burst again; its die is a Hit.
    const { dice } = rollOf('sins', ['burst', 'hit', 'burst', 'blank', 'burst', 'hit'])
    expect(dice.map(({ wave, parent }) => [wave, parent])).toEqual([
      [0, null],
      [0, null],
      [0, null],
      [1, 0],
      [1, 2],
      [2, 4],
    ])
  })

  test('DICE-2: FAITH too; what it was turned into is told in order', () => {
    const roll = turnFaith(rollOf('heroes', ['faith', 'hit', 'faith', 'skill']), ['defense'])
    expect(roll.dice.map(({ as }) => as)).toEqual(['defense', null, null, null])
    expect(roll.dice.map(({ wave }) => wave)).toEqual([0, 0, 1, 2])
  })

  test('no dice are no dice', () => {
    expect(rollOf('heroes', []).dice).toEqual([])
    expect(tally(rollOf('heroes', []))).toEqual([])
  })

  test('counts go by the order of the die', () => {
    expect(tally(rollOf('sins', ['blank', 'hit', 'corruption', 'hit']))).toEqual([
      { face: 'hit', count: 2 },
      { face: 'corruption', count: 1 },
      { face: 'blank', count: 1 },
    ])
  })
})

describe('cancelling', () => {
  const hero = turnFaith(rollOf('heroes', ['defense', 'counter', 'faith', 'hit']), ['defense'])
  const sins = rollOf('sins', ['burst', 'hit', 'corruption', 'corruption', 'hit'])
  const broken = (roll: { dice: readonly { face: string; cancelled: boolean }[] }) =>
    roll.dice.filter(({ cancelled }) => cancelled).map(({ face }) => face)

  test('takes plain Hits before Bursts, and spends shields and crosses of the hero', () => {
    const [spent, stopped] = cancel(hero, sins, { hits: 2, corruption: 1 })
    expect(broken(stopped)).toEqual(['hit', 'corruption', 'hit'])
    expect(broken(spent)).toEqual(['defense', 'counter', 'faith'])
  })

  test('takes the Burst when no plain Hit is left, and never more than there is', () => {
    const [, stopped] = cancel(hero, sins, { hits: 9, corruption: 9 })
    expect(broken(stopped)).toEqual(['burst', 'hit', 'corruption', 'corruption', 'hit'])
  })

  test('of nothing nothing is taken', () => {
    const [spent, stopped] = cancel(hero, sins, { hits: 0, corruption: 0 })
    expect([...broken(spent), ...broken(stopped)]).toEqual([])
  })
})

test('however many waves, the whole roll lasts at most its limit', () => {
  for (let wave = 0; wave < 12; wave++) {
    for (let index = 0; index < 20; index++) {
      const delay = delayOf(wave, index, 20)
      expect(delay).toBeGreaterThanOrEqual(0)
      expect(delay + TUMBLE_MS).toBeLessThanOrEqual(LONGEST_MS)
    }
  }
})
