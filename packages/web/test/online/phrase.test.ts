import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PHRASE_WORDS, phraseOf, readPhrase, WORDS, wordOf } from '../../src/model/online/phrase.ts'
import { keyOf, secretOfPhrase } from '../../src/model/online/self.ts'

const all = Array.from({ length: WORDS }, (_, i) => wordOf(i))
const known = new Set(all)
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** Everything that one slip of a finger makes of a word. */
function slipsOf(word: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (let i = 0; i <= word.length; i++) {
    const [before, after] = [word.slice(0, i), word.slice(i)]
    for (const letter of ALPHABET) {
      found.add(before + letter + after)
      if (after !== '') found.add(before + letter + after.slice(1))
    }
    if (after !== '') found.add(before + after.slice(1))
    if (after.length > 1) found.add(`${before}${after[1]}${after[0]}${after.slice(2)}`)
  }
  found.delete(word)
  return found
}

const readSecret = (text: string): string => {
  const read = readPhrase(text)
  return read.read === 'secret' ? Buffer.from(read.secret).toString('hex') : read.read
}

describe('words of a phrase', () => {
  test('are 4,096 of five letters that can be spoken', () => {
    expect(known.size).toBe(4_096)
    const spoken = /^[bdfhjklmnprstvwz][aeio][bdfhjklmnprstvwz][aeio][bdfgklmnprstvwyz]$/
    expect(all.filter((word) => !spoken.test(word))).toEqual([])
  })

  test('stay as they are: phrases that people wrote down open their tables for good', () => {
    const secret = Uint8Array.from({ length: 16 }, (_, i) => i * 17)
    expect(phraseOf(secret).join(' ')).toMatchInlineSnapshot(
      `"babed danif havap jeket lepof mifat piliz riwov tohen vosik zowiv nowit"`,
    )
    expect(phraseOf(new Uint8Array(16)).join(' ')).toMatchInlineSnapshot(
      `"babab babab babab babab babab babab babab babab babab babab babog medof"`,
    )
    expect(keyOf(secretOfPhrase(secret), 't'.repeat(22))).toMatchInlineSnapshot(
      `"62QdagxK3H8O_Q1UMXmdgJaAt6T1oLaaBwJMxLxyTYI"`,
    )
  })

  test('no slip of one letter makes another word of one', () => {
    const taken = all.flatMap((word) => [...slipsOf(word)].filter((slip) => known.has(slip)))
    expect(taken).toEqual([])
  })
})

describe('reading a phrase', () => {
  test('gives the secret back, whatever stands between the words and however they are written', () => {
    for (let i = 0; i < 200; i++) {
      const secret = randomBytes(16)
      const words = phraseOf(secret)
      const [hex, plain] = [secret.toString('hex'), words.join(' ')]
      expect(words).toHaveLength(PHRASE_WORDS)
      for (const text of [
        plain,
        plain.toUpperCase(),
        words.map((word, n) => `${n + 1}. ${word}`).join('\n'),
        `  ${words.join(',')}. `,
        plain.replaceAll('a', 'á').replaceAll('o', 'ö').replaceAll('e', 'è'),
      ]) {
        expect(readSecret(text), text).toBe(hex)
      }
    }
  })

  test('forgives a slip in one word or in two, and never takes it for another phrase', () => {
    let forgiven = 0
    let tries = 0
    for (let i = 0; i < 150; i++) {
      const secret = randomBytes(16)
      const words = [...phraseOf(secret)]
      for (const place of i % 2 === 0 ? [i % 12] : [i % 12, (i + 5) % 12]) {
        const slips = [...slipsOf(words[place]!)]
        words[place] = slips[(i * 37) % slips.length]!
      }
      const read = readSecret(words.join(' '))
      expect([secret.toString('hex'), 'wrong']).toContain(read)
      tries++
      if (read !== 'wrong') forgiven++
    }
    // The bits that check agree by accident once in thousands.
    expect(forgiven / tries).toBeGreaterThan(0.97)
  })

  test('says what is wrong', () => {
    const words = phraseOf(randomBytes(16))
    expect(readPhrase('')).toEqual({ read: 'count', words: 0 })
    expect(readPhrase(words.slice(1).join(' '))).toEqual({ read: 'count', words: 11 })
    const foreign = words.with(3, 'umbrella')
    expect(readPhrase(foreign.join(' '))).toEqual({ read: 'unknown', typed: 'umbrella', place: 4 })
    const secret = Uint8Array.from({ length: 16 }, (_, i) => i * 17)
    const right = phraseOf(secret)
    expect(readPhrase(right.with(0, right[1]!).join(' '))).toEqual({ read: 'wrong' })
    expect(readPhrase(right.toReversed().join(' '))).toEqual({ read: 'wrong' })
    const slip = readPhrase(right.with(2, `${right[2]}q`).join(' '))
    expect(slip).toMatchObject({ read: 'secret', slips: [{ typed: `${right[2]}q`, word: right[2] }] })
  })
})
