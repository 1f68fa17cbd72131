import { expect, test } from 'vitest'
import { english } from '../src/en/index.ts'
import { book } from '../src/en/web/book.ts'

const { clock, counter, rises } = book(english.say)

test('the clock says what would turn it, with the level that then comes first', () => {
  const kills = { fact: 'kills', bound: 2, when: 'under' } as const
  expect(clock(2, { stands: 4, otherwise: 3, condition: { ...kills, now: 1 } })).toBe('2 → 3 after 1 more kill, else 4')
  expect(clock(2, { stands: 4, otherwise: 3, condition: { ...kills, now: 0 } })).toBe(
    '2 → 3 after 2 more kills, else 4',
  )
  const fire = { fact: 'fire', bound: 8, when: 'from' } as const
  expect(clock(2, { stands: 3, otherwise: 4, condition: { ...fire, now: 7 } })).toBe('2 → 4 with 1 Fire more, else 3')
  expect(clock(2, { stands: 4, otherwise: 3, condition: { ...fire, now: 9 } })).toBe('2 → 3 with 2 Fires less, else 4')
})

test('monsters of a space and tokens that go before the track rises are told with where and how many', () => {
  const door = { fact: 'monsters', at: 'constabulary', bound: 1, when: 'from' } as const
  expect(clock(0, { stands: 1, otherwise: 2, condition: { ...door, now: 0 } })).toBe(
    '0 → 2 with 1 monster more in Haven Constabulary, else 1',
  )
  expect(clock(0, { stands: 2, otherwise: 1, condition: { ...door, now: 2 } })).toBe(
    '0 → 1 with 2 monsters less in Haven Constabulary, else 2',
  )
  expect(counter({ ...door, now: 2 })).toBe('2 monsters in Haven Constabulary: too many from 1 on')
  const fire = { fact: 'fire', bound: 3, when: 'under' } as const
  expect(clock(0, { stands: 2, otherwise: 1, condition: { ...fire, now: 2 } })).toBe('0 → 1 after 1 more Fire, else 2')
  expect(clock(0, { stands: 1, otherwise: 2, condition: { ...fire, now: 4 } })).toBe('0 → 2 with 2 Fires less, else 1')
  expect(counter({ ...fire, now: 2, lost: 1 })).toBe(
    '3 Fires on the board, 1 of them lost before the track rises: too few under 3',
  )
})

test('what is settled is said plainly', () => {
  expect(clock(2, { stands: 3, otherwise: null, condition: null })).toBe('2 → 3')
  expect(clock(7, { stands: 7, otherwise: null, condition: null })).toBe('7, as it is')
  expect(rises(7, { stands: 7, otherwise: null, condition: null })).toBe('The Apocalypse stays at 7.')
  expect(counter({ fact: 'kills', now: 1, bound: 2, when: 'under' })).toBe('This round: 1 of 2 kills')
})

test('a mission is told in plain numbers, by the plural forms of the language', () => {
  expect(english.goal('hls-1-hold-the-line', 7)).toBe('Kill 7 monsters')
  expect(english.goal('nlb-2-knock-on-doors', 1)).toBe('Find 1 Innocent')
  expect(english.goal('hls-3-cut-the-strings', 1)).toBe('Kill the Controller')
  expect(english.goal('of-no-box', 3)).toBeNull()
  const mine = english.with({ goals: { 'of-no-box': { one: 'Ring # bell', other: 'Ring # bells' } } })
  expect(mine.goal('of-no-box', 3)).toBe('Ring 3 bells')
})
