import { english } from '@haven/text'
import { expect, test } from 'vitest'

const fight = (kills: number, wounds: number, corruption: number, death: number, worst?: number) => {
  const odds = { death, mean: { kills, wounds, corruption } }
  const ifCard = worst === undefined ? null : { worst: { odds: { ...odds, death: worst } } }
  return english.forecast({ of: 'fight', odds, ifCard })
}
const move = (wounds: number, corruption: number, death: number) =>
  english.forecast({ of: 'move', odds: { death, mean: { wounds, corruption } } })
const cleanse = (removed: readonly number[], mean: number) =>
  english.forecast({ of: 'cleanse', odds: { removed, mean: { removed: mean, skills: 1.6 } } })

test('a fight: kills, harm, and the chance to fall', () => {
  expect(fight(0.84, 1.31, 0.6, 0.041)).toBe('about 0.8 kills, 1.3 wounds, 0.6 corruption, 4 % to fall')
  expect(fight(1, 1.02, 0.01, 0)).toBe('about 1 kill, 1 wound')
  expect(fight(0.01, 0.01, 0, 0)).toBe('hardly anything happens')
  expect(fight(0.5, 0.2, 0, 0.0001)).toBe('about 0.5 kills, 0.2 wounds, under 1 % to fall')
})

test('a Sin card is told where it changes the chance to fall', () => {
  expect(fight(0.8, 1.3, 0.6, 0.04, 0.09)).toBe(
    'about 0.8 kills, 1.3 wounds, 0.6 corruption, 4 % to fall (9 % if a Sin card is played)',
  )
  expect(fight(0.8, 1.3, 0.6, 0.04, 0.041)).toBe('about 0.8 kills, 1.3 wounds, 0.6 corruption, 4 % to fall')
  expect(fight(0.8, 0.1, 0.6, 0, 0)).toBe('about 0.8 kills, 0.1 wounds, 0.6 corruption')
})

test('a step says nothing where nothing can happen', () => {
  expect(move(0, 0, 0)).toBe('')
  expect(move(1.2, 0.2, 0)).toBe('about 1.2 wounds, 0.2 corruption')
})

test('a cleanse: how many of how many', () => {
  expect(cleanse([0.2, 0.5, 0.3], 1.1)).toBe('about 1.1 of 2 tokens')
  expect(cleanse([0.4, 0.6], 0.6)).toBe('about 0.6 of 1 token')
  expect(cleanse([1], 0)).toBe('about 1.6 Skill results')
})
