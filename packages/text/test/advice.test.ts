import { expect, test } from 'vitest'
import { english } from '../src/index.ts'

const facts = { side: 'heroes', answer: 'Move to C2', next: ['Fight'], chance: 0.6, low: 0.57, high: 0.63 } as const

test('advice names the plan, the chance, the next best answer and why', () => {
  const other = { answer: 'End the turn', difference: 0.034 }
  expect(english.advice({ ...facts, other, reasons: ['mission', 'wounds'] })).toBe(
    'I would choose: move to C2, then fight. As I see it the heroes will win in 57 % to 63 % of such games. ' +
      'That is about 3 points better than "end the turn", mostly for the mission and the wounds.',
  )
})

test('a small difference gets no reasons, a lone answer no comparison, a sure chance no range', () => {
  const other = { answer: 'End the turn', difference: 0.001 }
  expect(english.advice({ ...facts, other, reasons: ['cards'] })).toContain('hardly better than "end the turn".')
  const lone = { ...facts, side: 'sins', next: [], low: 0.6, high: 0.6, other: null, reasons: [] } as const
  expect(english.advice(lone)).toBe(
    'I would choose: move to C2. As I see it the Sins player will win in 60 % of such games.',
  )
})
