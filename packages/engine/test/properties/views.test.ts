import { type PromptKind, REFUSAL_CODES, randomFrom, type Viewer } from '@haven/engine'
import { expect, test } from 'vitest'
import { expectConserved } from './invariants.ts'
import { overGames } from './over-games.ts'
import { universe } from './universe.ts'
import { expectSameView, otherWorld } from './worlds.ts'

const json = (value: unknown): string => JSON.stringify(value)
const VIEWERS: readonly Viewer[] = ['sins', 'hero1', 'hero2', 'hero3', 'hero4', 'spectator']

test('resample agrees with the view it was made from, for every viewer', () => {
  overGames(16, ({ rules, next, random }, i) => {
    if (i % 5 !== 0) return
    for (const viewer of VIEWERS) {
      const view = rules.view(next, viewer)
      const world = rules.resample(view, random)
      expect(json(rules.view(world, viewer))).toBe(json(view))
      expectConserved(rules, world)
    }
  })
})

test('two worlds that differ only in what a viewer may not know look the same to him', () => {
  let compared = 0
  overGames(16, ({ rules, next }, i) => {
    if (i % 12 !== 0) return
    const viewer = VIEWERS[i % VIEWERS.length] as Viewer
    const chance = randomFrom(`${next.decisions} ${next.question}`)
    const other = otherWorld(rules, next, viewer, chance)
    compared += expectSameView(rules, next, other, viewer, chance, 60)
  })
  expect(compared).toBeGreaterThan(1_000)
})

test('every option offered is accepted, and every refused intent is explained with a code and a rule', () => {
  const seen = new Set<PromptKind>()
  overGames(12, ({ rules, state, prompt, options }, i) => {
    if (seen.has(prompt.kind) && i % 7 !== 0) return
    seen.add(prompt.kind)
    for (const option of options) {
      const { id: _, ...fields } = option
      expect(rules.explain(state, prompt.seat, fields)).toBeNull()
      rules.decide(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
    }
    for (const intent of universe(rules, state, prompt.kind)) {
      const legal = options.some((option) =>
        Object.entries(intent).every(([field, value]) => option[field as keyof typeof option] === value),
      )
      const refusal = rules.explain(state, prompt.seat, intent)
      if (legal) expect(refusal).toBeNull()
      else {
        expect(refusal, `${prompt.kind} ${json(intent)}`).not.toBeNull()
        expect(REFUSAL_CODES).toContain(refusal?.code)
        expect(refusal?.rule).toBeTruthy()
      }
    }
  })
  expect(seen.size).toBeGreaterThan(20)
})
