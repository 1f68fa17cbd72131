import { RULE_IDS } from '@haven/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { speakOfRules } from '../../src/base/rulebook-words.ts'
import { exampleOf } from '../../src/model/examples.ts'
import { exampleIn, exampleLink } from '../../src/model/links/example-links.ts'
import { rules } from '../../src/model/rules.ts'
import { cards, chapters, found, matches, type Paragraph, sizeOf } from '../../src/screens/rules/book.ts'
import { OUTLINE } from '../../src/screens/rules/outline.ts'

beforeAll(speakOfRules)

describe('the book of rules', () => {
  const all = (): Paragraph[] => chapters().flatMap(({ letters }) => letters.flatMap(({ paragraphs }) => paragraphs))

  test('every rule has its paragraph in one chapter, each with words', () => {
    expect(
      all()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...RULE_IDS].sort())
    for (const { id, title, text } of [...all(), ...cards()]) {
      expect(title.length, id).toBeGreaterThan(1)
      expect(text.length, id).toBeGreaterThan(10)
    }
  })

  test('chapters follow First Night, and tell something of each matter', () => {
    expect(chapters().flatMap(({ scene }) => scene ?? [])).toEqual([1, 2, 3, 4, 5, 6])
    for (const { told } of chapters()) for (const { id, text } of told) expect(text.length, id).toBeGreaterThan(0)
    const cited = OUTLINE.flatMap(({ parts }) => parts.flatMap((part) => part.rules))
    expect(cited.filter((id) => !RULE_IDS.includes(id))).toEqual([])
  })

  test('each example stands in one chapter and can be played from', () => {
    const examples = OUTLINE.flatMap(({ parts }) => parts.flatMap((part) => part.examples ?? []))
    expect([...examples].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const number of examples) {
      expect(exampleIn(exampleLink(number).replace('/p', ''))).toBe(number)
      const { position } = exampleOf(number)
      expect(rules.prompts(rules.fromPosition(position, 'example')).length, `EX-${number}`).toBeGreaterThan(0)
    }
  })

  test('is searched by id, by title and by what it says, in any case', () => {
    const ids = (query: string) =>
      all()
        .filter((each) => matches(each, query))
        .map(({ id }) => id)
    expect(ids('move-5')).toEqual(['MOVE-5'])
    expect(ids('METRO neighbours')).toContain('MOVE-3')
    expect(ids('no such thing at all')).toEqual([])
    expect(cards().filter((each) => matches(each, 'hubris')).length).toBeGreaterThan(0)
  })

  test('what was found keeps its chapter; an icon finds rules that do not name it', () => {
    const [chapter, ...others] = found(chapters(), { words: 'qqqq', rules: new Set(['MOVE-5']) })
    expect(others).toEqual([])
    expect(chapter?.key).toBe('streets')
    expect(chapter && sizeOf(chapter)).toBe(1)
    expect(found(chapters(), { words: 'loan' }).some(({ told }) => told.length > 0)).toBe(true)
  })
})
