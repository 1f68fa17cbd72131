import { createThinker, type Forecasts } from '@haven/bots/thinker'
import type { Position, View } from '@haven/engine'
import type { LogStep } from '@haven/table'
import { signal } from '@preact/signals'
import { describe, expect, test } from 'vitest'
import { thorleyArrived } from '../../e2e/third-round.ts'
import { oddsOfDeath } from '../../src/model/death-odds.ts'
import { changedBy, pictureNow } from '../../src/model/fight-said.ts'
import { rules } from '../../src/model/rules.ts'
import type { GameStore } from '../../src/model/store.ts'

const think = createThinker(rules, () => 0)

/** Thorley looks at his fight in the Megatheatre, and begins it. */
async function looked(position: Position = thorleyArrived) {
  const state = rules.fromPosition(position, 'said')
  const store = {
    view: signal<View | null>(null),
    question: signal<View['prompts'][number] | null>(null),
    thoughts: { forecasts: signal<Forecasts>({}) },
    preview: signal<string | null>(null),
    log: signal<readonly LogStep[]>([]),
  }
  const see = async (
    seat: 'hero1' | 'sins',
    choose: (id: { do?: string; none?: boolean; card?: string }) => boolean,
  ) => {
    const view = rules.view(state, seat)
    const [question] = view.prompts
    store.view.value = view
    store.question.value = question ?? null
    store.preview.value = null
    store.thoughts.forecasts.value = {}
    if (!question) return
    const options = question.options.map(({ id }) => id)
    store.thoughts.forecasts.value = (await think('forecasts', view, { prompt: question.id, options })) ?? {}
    store.preview.value = question.options.find(choose)?.id ?? null
    pictureNow(store as unknown as GameStore)
  }
  const answer = () => {
    const { value: question } = store.question
    const { events } = rules.decide(state, { prompt: question!.id, seat: question!.seat, option: store.preview.value! })
    rules.advance(state, { prompt: question!.id, seat: question!.seat, option: store.preview.value! })
    store.log.value = [...store.log.value, { events, sealed: false }]
    store.question.value = null
  }
  return { store: store as unknown as GameStore, signals: store, see, answer, state }
}

describe('a Sin card that joins a fight', () => {
  test('shows whoever was told the odds how they change, with corruption and without', async () => {
    const { store, signals, see, answer, state } = await looked()
    await see('hero1', ({ do: deed }) => deed === 'fight')
    answer()
    signals.view.value = rules.view(state, 'hero1')
    const change = changedBy(store, 'pride-hubris')
    expect(change?.hero).toBe('thorley')
    expect(change?.ways.map(({ corruption }) => corruption).toSorted()).toEqual([false, true])
    for (const { before, after } of change?.ways ?? []) {
      expect(after.sinDice - before.sinDice).toBe(2)
      expect(after.odds.death).toBeGreaterThan(before.odds.death)
    }
    expect(changedBy(store, 'pride-cast-out')).toBeNull()
  })

  test('and the Sins player what it is without it', async () => {
    const { store, signals, see, answer, state } = await looked()
    await see('hero1', ({ do: deed }) => deed === 'fight')
    answer()
    await see('sins', ({ card }) => card === 'pride-hubris')
    expect(signals.question.value?.kind).toBe('sin-card')
    answer()
    signals.view.value = rules.view(state, 'sins')
    const [way] = changedBy(store, 'pride-hubris')?.ways ?? []
    expect(way && way.after.sinDice - way.before.sinDice).toBe(2)
  })
})

test('beside a death stands how likely it was said to be, and beside no other', async () => {
  const { store, signals, see, answer, state } = await looked()
  await see('hero1', ({ do: deed }) => deed === 'fight')
  answer()
  signals.view.value = rules.view(state, 'hero1')
  pictureNow(store)
  const died = { events: [{ event: 'heroDied', hero: 'thorley' } as never], sealed: false }
  signals.log.value = [...signals.log.value, died]
  const odds = oddsOfDeath(store, 1, 'thorley')
  expect(odds?.stands).toBeGreaterThan(0.01)
  expect(odds!.worst).toBeGreaterThan(odds!.stands)
  expect(oddsOfDeath(store, 1, 'rose')).toBeNull()
  const turn = { events: [{ event: 'turnStarted', hero: 'thorley', with: 'turn' } as never], sealed: false }
  signals.log.value = [...signals.log.value, turn, died]
  expect(oddsOfDeath(store, 3, 'thorley')).toBeNull()
})
