import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clock } from './film/clock.ts'

type Store = typeof import('../src/model/store.ts')
type Code = 'stale' | 'nothing-to-undo'

let refusing: (code: Code, rule: string) => InstanceType<Store['GameStore']>

/** Whoever plays at home has not fetched what online tables say. Other tests may have: these modules are read anew. */
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../src/base/online-words.ts', async (original) => ({
    ...(await original<object>()),
    isOnline: () => false,
  }))
  const { speak } = await import('../src/base/words.ts')
  await speak('en')
  const { GameStore } = await import('../src/model/store.ts')
  const { Refused } = await import('../src/model/refused.ts')
  const { SILENT_WIRE } = await import('../src/model/wire.ts')
  /** A table at home that refuses whatever is wished. */
  refusing = (code, rule) => {
    const { later, now } = clock()
    const send = () => Promise.reject(new Refused({ code, rule, params: {} }))
    const page = { later, now, frame: (call: () => void) => call(), isHidden: () => false, isStill: () => false }
    return new GameStore({ ...SILENT_WIRE, send }, 'instant', page)
  }
})
afterAll(() => {
  vi.doUnmock('../src/base/online-words.ts')
  vi.resetModules()
})

test('of a press that came too late nothing is said at home, where it has no words', async () => {
  const store = refusing('stale', 'online')
  await store.hold(true)
  expect(store.whyNot.value).toBeNull()
})

test('why something is not possible is said', async () => {
  const store = refusing('nothing-to-undo', 'table')
  await store.hold(true)
  expect(store.whyNot.value?.refusal?.code).toBe('nothing-to-undo')
})
