import { describe, expect, test } from 'vitest'
import { fetchPart } from '../src/languages.ts'
import { allEvents } from './samples/events.ts'
import { expectNoIds, expectWords, spoken } from './sentences.ts'

/** Letters in the caption lane; the made-up language is longer by what it adds. */
const LONGEST = { en: 80, de: 100, fr: 100, ru: 95, pseudo: 125 } as const

describe.each(spoken)('$language', (each) => {
  test('every event has a caption: a sentence of one line, without ids', async () => {
    const table = await fetchPart(each.language, 'table')
    const { film } = table(each.catalogue.say)
    for (const event of allEvents) {
      const text = film.caption(event, [event], 'pride')
      expectWords(text, event, each)
      expectNoIds(text, event.event)
      expect(text, event.event).toMatch(/[.!]⟧?$/)
      expect(text.length, text).toBeLessThanOrEqual(LONGEST[each.language])
    }
  })
})

test('what happens together is one sentence', async () => {
  const table = await fetchPart('en', 'table')
  const english = spoken.find(({ language }) => language === 'en')
  if (!english) throw new Error('no English')
  const { film } = table(english.catalogue.say)
  const fire = (space: string) => ({ event: 'tokenPlaced', token: 'fire', space, cause: 'x' }) as const
  const fires = [fire('s0,0'), fire('s1,1')]
  expect(film.caption(fires[0]!, fires, 'pride')).toBe('2 Fire tokens → A1 and B2.')
  const rolled = {
    event: 'diceRolled',
    side: 'sins',
    hero: 'rose',
    roll: 'fire-check',
    faces: ['hit', 'blank'],
    reroll: false,
  } as const
  const checked = { event: 'checkSettled', hero: 'rose', kind: 'fire', dice: 2, suffered: 1 } as const
  expect(film.caption(rolled, [rolled, checked], 'pride')).toBe('Fire check for Rose: 2 dice, 1 wound.')
})
