import { drills } from '@haven/content/drills'
import { nightmares } from '@haven/content/nightmares'
import { nightmareOn, openPuzzle } from '@haven/table/puzzle'
import { describe, expect, test } from 'vitest'
import { FrozenWire } from '../src/model/frozen-wire.ts'
import type { Posed } from '../src/model/puzzle-messages.ts'
import { rules } from '../src/model/rules.ts'
import { GameStore } from '../src/model/store.ts'
import { aMoment, homeOfTest, realTiming } from './at-home.ts'

/** Questions that stand still: what the worker tells of them, and what comes of an answer. */

const { link } = homeOfTest()

async function opened(posed: Posed) {
  const answered: string[] = []
  const store = new GameStore(
    new FrozenWire('here', posed, (option) => answered.push(option), link),
    'instant',
    realTiming,
  )
  await store.open('here', 'instant')
  await aMoment()
  return { store, answered }
}

describe('the worker', () => {
  test('tells of a nightmare what its seat sees, and nothing of the game behind it', async () => {
    for (const day of [1, 40, 365]) {
      const posed = await link.call('nightmare', { day })
      const { view, prompt } = openPuzzle(rules, nightmareOn(nightmares, day))
      expect(posed.view).toEqual(view)
      expect(posed.view.prompts.map(({ id }) => id)).toEqual([prompt.id])
      expect(posed.seat).toBe(prompt.seat)
      expect(posed.steps.length).toBe(posed.puzzle.answers.length + 1)
    }
  })

  test('puts every drill, with right answers that can be given', async () => {
    for (const { name } of drills) {
      const { view, best } = await link.call('drill', { name })
      const ids = view.prompts[0]?.options.map(({ id }) => id) ?? []
      expect(best.length, name).toBeGreaterThan(0)
      for (const id of best) expect(ids, name).toContain(id)
    }
    await expect(link.call('drill', { name: 'none' })).rejects.toThrow()
  })
})

describe('a question that stands still', () => {
  test('is asked, answered once, and then nothing is asked', async () => {
    const { store, answered } = await opened(await link.call('nightmare', { day: 1 }))
    const option = store.question.value?.options[1]?.id ?? ''
    await store.answer(option)
    expect(answered).toEqual([option])
    expect(store.question.value).toBeNull()
    await store.answer(option)
    expect(answered).toEqual([option])
  })

  test('counts the first of several answers, and the first step of a way', async () => {
    const { store, answered } = await opened(await link.call('drill', { name: '004-faith-for-the-last-hit' }))
    await store.give(['hit', 'defense'])
    expect(answered).toEqual(['hit'])
    const walking = await opened(await link.call('drill', { name: '012-one-step-to-dawn' }))
    const step = walking.store.question.value?.options.find((each) => each.do === 'move')
    await walking.store.walk({ to: 'far', route: { pays: null, spaces: [step?.to, 'far'] } } as never)
    expect(walking.answered).toEqual([step?.id])
  })

  test('says why something cannot be done, and nothing of what should be', async () => {
    const { store, answered } = await opened(await link.call('drill', { name: '012-one-step-to-dawn' }))
    await store.explain({ do: 'move', to: 'nowhere' } as never)
    expect(store.whyNot.value?.refusal).not.toBeNull()
    await store.suggest()
    await store.allAsSuggested()
    expect(store.preview.value).toBeNull()
    expect(answered).toEqual([])
  })
})
