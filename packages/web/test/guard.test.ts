import { expect, it } from 'vitest'
import { GUARD, isFreshKey, isMeant, READY } from '../src/screens/table/guard.ts'

const last = { x: 100, y: 200, at: 1_000 }

it('a second press at the same place right after a question has changed is not an answer', () => {
  expect(isMeant({ x: 100, y: 200, at: 1_050 }, last)).toBe(false)
  expect(isMeant({ x: 103, y: 204, at: 1_000 + GUARD }, last)).toBe(false)
})

it('whoever has moved, or has waited, means it', () => {
  expect(isMeant({ x: 140, y: 200, at: 1_050 }, last)).toBe(true)
  expect(isMeant({ x: 100, y: 200, at: 1_001 + GUARD }, last)).toBe(true)
})

it('without a press before it every press counts', () => {
  expect(isMeant({ x: 1, y: 1, at: 1_001 }, { x: Number.NaN, y: Number.NaN, at: 1_000 })).toBe(true)
})

it('a key takes what lies ready only if it was pressed for it', () => {
  expect(isFreshKey({ repeat: false }, 1_000 + READY, 1_000)).toBe(false)
  expect(isFreshKey({ repeat: true }, 1_001 + READY, 1_000)).toBe(false)
  expect(isFreshKey({ repeat: false }, 1_001 + READY, 1_000)).toBe(true)
})
