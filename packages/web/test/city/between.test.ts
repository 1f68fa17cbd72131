import { expect, it } from 'vitest'
import { FINGER, isBetween, type Target } from '../../src/parts/city/live/between.ts'

const space = (id: string, isChosen = false): Target => ({ what: 'space', id, isChosen })
const figure = (id: string): Target => ({ what: 'figure', id, isChosen: false })

/** Two spaces with a border at 0; a figure of 44 pixels around (60, 0). */
const board = (x: number, y: number): Target | null =>
  Math.abs(x - 60) <= 22 && Math.abs(y) <= 22 ? figure('imp') : space(x < 0 ? 'west' : 'east')

it('a finger on the border of two spaces is between them, one well within a space is not', () => {
  expect(isBetween(4, 80, board)).toBe(true)
  expect(isBetween(-FINGER + 2, 80, board)).toBe(true)
  expect(isBetween(FINGER + 1, 80, board)).toBe(false)
})

it('the space under a figure is no other target, the space beside it is', () => {
  expect(isBetween(60, 0, board)).toBe(false)
  expect(isBetween(78, 18, board)).toBe(false)
  expect(isBetween(90, 0, board)).toBe(true)
})

it('figures side by side are told apart', () => {
  const two = (x: number): Target => figure(x < 0 ? 'left' : 'right')
  expect(isBetween(10, 0, two)).toBe(true)
  expect(isBetween(22, 0, two)).toBe(false)
})

it('what is no answer is no target, and what was chosen is pressed again', () => {
  expect(isBetween(0, 0, () => null)).toBe(false)
  expect(isBetween(0, 0, (x) => (x > 5 ? space('east') : null))).toBe(false)
  const chosen = (x: number): Target => (x < 0 ? space('west') : space('east', true))
  expect(isBetween(4, 0, chosen)).toBe(false)
  expect(isBetween(-4, 0, chosen)).toBe(true)
})
