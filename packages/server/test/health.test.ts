import { describe, expect, test } from 'vitest'
import { healthOf } from '../src/web/health.ts'

describe('health', () => {
  test('tries to write, once in ten seconds whoever asks; what cannot be written is told', async () => {
    let now = 0
    let writes = 0
    let isFull = false
    const store = {
      listed: async () => [],
      tryWrite: async () => {
        writes++
        if (isFull) throw new Error('disk full')
      },
    }
    const health = healthOf(store, () => now)
    expect(await Promise.all([health(), health(), health()])).toEqual(['well', 'well', 'well'])
    expect(writes).toBe(1)
    isFull = true
    now = 9_999
    expect(await health()).toBe('well')
    now = 10_000
    expect([await health(), await health()]).toEqual(['no-write', 'no-write'])
    expect(writes).toBe(2)
    isFull = false
    now = 20_000
    expect(await health()).toBe('well')
  })

  test('does not wait for a store that hangs, and does not pile up writes', async () => {
    let now = 0
    let writes = 0
    const forever = new Promise<never>(() => undefined)
    const tryWrite = () => {
      writes++
      return forever
    }
    const health = healthOf({ listed: async () => [], tryWrite }, () => now, 20)
    expect(await health()).toBe('no-write')
    now = 60_000
    expect(await health()).toBe('no-write')
    expect(writes).toBe(1)
    expect(await healthOf({ listed: () => forever, tryWrite }, () => now, 20)()).toBe('no-answer')
  })
})
