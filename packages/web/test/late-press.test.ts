import { expect, test, vi } from 'vitest'
import { Refused } from '../src/model/refused.ts'
import { GameStore } from '../src/model/store.ts'
import { SILENT_WIRE } from '../src/model/wire.ts'
import { clock } from './film/clock.ts'

/** Whoever plays at home has not fetched what online tables say. */
vi.mock('../src/base/online-words.ts', async (original) => ({ ...(await original<object>()), isOnline: () => false }))

/** A table at home that refuses whatever is wished. */
function refusing(code: 'stale' | 'nothing-to-undo', rule: string): GameStore {
  const { later, now } = clock()
  const send = () => Promise.reject(new Refused({ code, rule, params: {} }))
  const page = { later, now, frame: (call: () => void) => call(), isHidden: () => false, isStill: () => false }
  return new GameStore({ ...SILENT_WIRE, send }, 'instant', page)
}

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
