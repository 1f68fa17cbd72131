import { expect, test } from 'vitest'
import { Pace } from '../src/bots/pace.ts'

/** Asks every millisecond for so long; how many may begin in the last second. */
function begun(seconds: number, busy: number): number {
  let now = 0
  const pace = new Pace(
    () => now,
    () => busy,
  )
  let count = 0
  for (; now < seconds * 1_000; now++) if (pace.take() && now >= (seconds - 1) * 1_000) count++
  return count
}

test('while the process has time, questions of bots begin faster and faster, up to a limit', () => {
  expect(begun(1, 0.2)).toBeGreaterThan(200)
  expect(begun(60, 0.2)).toBeGreaterThan(900)
  expect(begun(60, 0.2)).toBeLessThanOrEqual(1_000)
})

test('while people keep it busy, few begin, but never none', () => {
  expect(begun(10, 0.95)).toBeLessThanOrEqual(21)
  expect(begun(10, 0.95)).toBeGreaterThanOrEqual(19)
})

test('after a silence not all of them begin at once', () => {
  let now = 0
  const pace = new Pace(
    () => now,
    () => 0,
  )
  now = 60_000
  let count = 0
  while (pace.take()) count++
  expect(count).toBeLessThanOrEqual(11)
})
