import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const fresh = () => import('../src/model/puzzles-kept.ts')

describe('what is kept of nightmares and drills', () => {
  test('the first answer of a day, and how often each topic went right and wrong', async () => {
    const { keepDay, keepDrill } = await fresh()
    keepDay(3, { stars: 2, lost: 9 })
    keepDay(3, { stars: 3, lost: 0 })
    keepDrill('faith', true)
    keepDrill('faith', false)
    keepDrill('faith', false)
    vi.resetModules()
    const { puzzlesKept, daysPlayed } = await fresh()
    expect(puzzlesKept.value).toEqual({
      v: 1,
      days: { 3: { stars: 2, lost: 9 } },
      drills: { faith: { done: 1, missed: 2 } },
    })
    expect(daysPlayed(puzzlesKept.value)).toEqual([3])
  })

  test('what cannot be read counts as nothing, and the rest stays', async () => {
    const { readPuzzles } = await fresh()
    const nothing = { v: 1, days: {}, drills: {} }
    for (const text of [null, '', '{', '[]', '7', '{"v":2,"days":{"1":{"stars":1,"lost":0}}}']) {
      expect(readPuzzles(text)).toEqual(nothing)
    }
    const given = {
      v: 1,
      days: {
        1: { stars: 4, lost: 0 },
        2: { stars: 1, lost: -1 },
        x: { stars: 1, lost: 1 },
        4: { stars: 1, lost: 20 },
      },
      drills: { kill: { done: 1 }, '<b>': { done: 1, missed: 1 }, heal: { done: 1, missed: 0 } },
    }
    expect(readPuzzles(JSON.stringify(given))).toEqual({
      v: 1,
      days: { 4: { stars: 1, lost: 20 } },
      drills: { heal: { done: 1, missed: 0 } },
    })
  })
})
