import type { State } from '@haven/engine'
import { coreRules } from '@haven/testkit'
import { expect, test } from 'vitest'
import { expectConserved, freeze } from './invariants.ts'
import { overGames } from './over-games.ts'

/** A position counts the dead of a kind: which numbers they bear is forgotten. */
function withEqualFigures(state: State): State {
  const kinds = new Map<string, number[]>()
  coreRules.tables.figures.forEach(({ kind, id, index }) => {
    const group = kind === 'hell-club' || kind === 'fallen' ? id : kind
    kinds.set(group, [...(kinds.get(group) ?? []), state.figures[index] as number])
  })
  return { ...state, figures: [...kinds.values()].flatMap((at) => at.sort((a, b) => a - b)) }
}

const json = (value: unknown): string => JSON.stringify(value)

test('every game ends; tokens, figures and cards are conserved; somebody is always asked', () => {
  overGames(30, ({ rules, next, options }) => {
    expectConserved(rules, next)
    if (options.length === 0 || (!next.over && rules.prompts(next).length === 0))
      expect.fail('nobody is asked anything')
  })
})

test('decide leaves its state alone, agrees with advance, and a saved state plays on identically', () => {
  overGames(24, ({ rules, state, answer, next }) => {
    const frozen = freeze(structuredClone(state))
    expect(json(rules.decide(frozen, answer).state)).toBe(json(next))
    const loaded = structuredClone(JSON.parse(json(state))) as typeof state
    rules.advance(loaded, answer)
    expect(json(loaded)).toBe(json(next))
    expect(json(next).length).toBeLessThan(8_192)
  })
})

test('a position taken between two things plays on like the game itself', () => {
  let taken = 0
  overGames(16, ({ rules, state, answer, next }) => {
    const position = rules.toPosition(state)
    if (!position) return
    taken++
    const again = rules.fromPosition(JSON.parse(json(position)) as typeof position, 'another seed')
    const same = { ...again, random: state.random, question: state.question, decisions: state.decisions }
    expect(withEqualFigures(same)).toEqual(withEqualFigures(state))
    const answered = rules.decide(same, answer).state
    expect(withEqualFigures(answered)).toEqual(withEqualFigures(next))
  })
  expect(taken).toBeGreaterThan(500)
})
