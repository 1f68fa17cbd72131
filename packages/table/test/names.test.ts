import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OnlineError } from '../src/online/codes.ts'
import { freeName, LONGEST_NAME, lookOf, readName } from '../src/online/names.ts'

const codeOf = (name: string): string | null => {
  try {
    readName(name, 'name')
    return null
  } catch (error) {
    return (error as OnlineError).code
  }
}

describe('a name', () => {
  test.each([
    ['an accent apart from its letter', 'A\u0301na', 'Ána'],
    ['spaces of all widths', '  Ana\u00a0 \u3000Lee\t', 'Ana Lee'],
    ['a plain one', 'Ana', 'Ana'],
    ['one of another script', 'Дмитрий', 'Дмитрий'],
    ['one that needs its joiner', 'ශ්\u200dරී', 'ශ්\u200dරී'],
    ['a picture of several', '👩\u200d🚒', '👩\u200d🚒'],
    ['a heart', '❤\ufe0f', '❤\ufe0f'],
    ['two marks', 'z\u0334\u0322', 'z\u0334\u0322'],
    ['words that would be something else', '<b id=x>', '<b id=x>'],
  ])('%s is kept as it is meant', (_, given, kept) => {
    expect(readName(given, 'name')).toBe(kept)
  })

  test.each([
    ['nothing to see', '\u2800'],
    ['a filler', '\u3164'],
    ['a space without width', 'Ana\u200b'],
    ['a joiner between letters that have none', 'A\u200dna'],
    ['a soft hyphen', 'A\u00adna'],
    ['a turn of direction', 'Ana\u202e'],
    ['a bell', 'Ana\u0007'],
    ['two lines', 'A\nna'],
    ['a stack of marks', 'z\u0334\u0322\u031b'],
    ['a mark before any letter', '\u0301Ana'],
    ['a letter of nobody', '\ue000'],
    ['half a letter', '\ud83d'],
    ['a tag', 'Ana\u{e0041}'],
    ['a variation that nobody sees', 'A\ufe00na'],
  ])('%s is none', (_, given) => {
    expect(codeOf(given)).toBe('unprintable')
  })

  test('is neither empty nor long', () => {
    for (const name of ['', '  ', 'x'.repeat(LONGEST_NAME + 1), 'x'.repeat(5_000)]) {
      expect(codeOf(name)).toBe('out-of-range')
    }
  })

  test('that was read once is read the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (given) => {
        if (codeOf(given) !== null) return
        const name = readName(given, 'name')
        expect(readName(name, 'name')).toBe(name)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('looks', () => {
  test.each([
    ['Ana', 'Аnа'],
    ['Ana', 'ａｎａ'],
    ['Helen', 'Ηelen'],
    ['Ilya', 'llya'],
    ['Bob', 'B0b'],
    ['Rom', 'Rorn'],
    ['Jose', 'José'],
    ['Ana Lee', 'AnaLee.'],
    ['Łukasz', 'Lukasz'],
  ])('%s and %s are alike', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other))
  })

  test.each([
    ['Ana', 'Anna'],
    ['Ana 2', 'Ana 3'],
    ['राम', 'रीम'],
    ['Ana', 'Hanna'],
    ['!', '?'],
  ])('%s and %s are not', (one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other))
  })

  test('a free name is free, can be read, and is not too long', () => {
    const anyName = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }).filter((name) => codeOf(name) === null)
    fc.assert(
      fc.property(anyName, fc.array(anyName, { maxLength: 5 }), (given, others) => {
        const name = readName(given, 'name')
        const taken = new Set([name, ...others].map(lookOf))
        const free = freeName(name, taken)
        expect(taken.has(lookOf(free))).toBe(false)
        expect(readName(free, 'name')).toBe(free)
      }),
      { numRuns: 1_000 },
    )
  })
})
