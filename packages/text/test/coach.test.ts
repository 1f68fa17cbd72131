import { expect, test } from 'vitest'
import { coach } from '../src/en/coach.ts'
import { english } from '../src/en/index.ts'

/** What the coach says is short: whoever hears it wants to play. */

const { lines, wiser } = coach(english.say)

const PARAMS = {
  dead: 'leah',
  left: 3,
  wounds: 3,
  corruption: 6,
  district: 'saint-jude-hospital',
  friend: 'rose',
  p: 71,
  off: 20,
  on: 55,
  hero: 'rocco',
  space: 's1,1',
  n: 2,
}

test('every line is at most twenty words, with the answers that it tells aside, and has no hole in it', () => {
  for (const [id, line] of Object.entries(lines)) {
    for (const more of [{}, { ends: 1 }, { goesOn: 1, rolls: 1 }]) {
      const text = line({ params: { ends: 0, goesOn: 0, rolls: 0, ...PARAMS, ...more }, told: ['Fight'] })
      expect([id, text.split(/\s+/).length <= 20, text.length <= 150]).toEqual([id, true, true])
      expect(text).not.toMatch(/undefined|NaN|s1,1/)
    }
  }
})

test('answers stand in their order, and small inside the sentence', () => {
  const told = ['Move to C2', 'Fight the monsters here']
  const params = { ends: 0, goesOn: 0, rolls: 1 }
  expect(lines.way({ params, told })).toBe(
    'Worth this turn: move to C2, then fight the monsters here. Of its dice take what lies ready.',
  )
  expect(lines.way({ params: { ...params, ends: 1 }, told: [] })).toBe(
    'Nothing more is worth its price this turn. End it here.',
  )
})

test('what would have been better, and by how much', () => {
  const facts = { given: 'End the turn', answer: 'Move to C2', next: ['Fight'], gain: 0.052, low: 0.01, high: 0.094 }
  expect(wiser(facts)).toBe('Instead of “end the turn”: move to C2, then fight. About 5 points more to win (1 to 9).')
})
