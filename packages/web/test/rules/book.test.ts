import { RULE_IDS } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { cards, chapters, matches } from '../../src/screens/rules/book.ts'

describe('the book of rules', () => {
  const all = chapters().flatMap(({ paragraphs }) => paragraphs)

  test('every rule has its paragraph in one chapter, each with words', () => {
    expect(all.map(({ id }) => id).sort()).toEqual([...RULE_IDS].sort())
    for (const { id, title, text } of [...all, ...cards()]) {
      expect(title.length, id).toBeGreaterThan(1)
      expect(text.length, id).toBeGreaterThan(10)
    }
  })

  test('is searched by id, by title and by what it says, in any case', () => {
    const found = (query: string) => all.filter((each) => matches(each, query)).map(({ id }) => id)
    expect(found('move-5')).toEqual(['MOVE-5'])
    expect(found('METRO neighbours')).toContain('MOVE-3')
    expect(found('no such thing at all')).toEqual([])
    expect(cards().filter((each) => matches(each, 'hubris')).length).toBeGreaterThan(0)
  })
})
