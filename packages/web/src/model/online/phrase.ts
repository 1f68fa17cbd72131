import { sha256Bytes } from '@haven/engine/files'
import { PHRASE_BYTES } from './phrase-bytes.ts'

/**
 * A secret in words that can be written down: 128 random bits and 16 that tell whether they were read right, in twelve
 * words of five letters. The words are nobody's language. Each of them is counted out, not looked up: consonant, vowel,
 * consonant, vowel, and a last letter that follows from the four. So no slip of one letter makes another word of it.
 */

export const PHRASE_WORDS = 12
export const WORDS = 4_096
const FIRST = 'bdfhjklmnprstvwz'
const VOWELS = 'aeio'
const LAST = 'bdfgklmnprstvwyz'
const WORD_BITS = 12
const CHECK_BYTES = 2

/** So that a slip in any of the four, or syllables in the wrong order, ask for another last letter. */
const lastOf = (first: number, vowel: number, second: number, other: number): number =>
  first ^ (((second << 1) | (second >> 3)) & 15) ^ ((vowel << 2) | other)

export function wordOf(number: number): string {
  const [first, vowel, second, other] = [number >> 8, (number >> 6) & 3, (number >> 2) & 15, number & 3]
  const letters = [FIRST[first], VOWELS[vowel], FIRST[second], VOWELS[other], LAST[lastOf(first, vowel, second, other)]]
  return letters.join('')
}

const numbers: ReadonlyMap<string, number> = new Map(Array.from({ length: WORDS }, (_, i) => [wordOf(i), i] as const))

const checkOf = (secret: Uint8Array): Uint8Array => sha256Bytes(secret).subarray(0, CHECK_BYTES)

export function phraseOf(secret: Uint8Array): readonly string[] {
  let bits = 0n
  for (const byte of [...secret, ...checkOf(secret)]) bits = (bits << 8n) | BigInt(byte)
  return Array.from({ length: PHRASE_WORDS }, (_, i) => {
    const shift = BigInt((PHRASE_WORDS - 1 - i) * WORD_BITS)
    return wordOf(Number((bits >> shift) & BigInt(WORDS - 1)))
  })
}

function secretIn(words: readonly number[]): Uint8Array<ArrayBuffer> | null {
  let bits = 0n
  for (const word of words) bits = (bits << BigInt(WORD_BITS)) | BigInt(word)
  const all = Uint8Array.from({ length: PHRASE_BYTES + CHECK_BYTES }, (_, i) =>
    Number((bits >> BigInt((PHRASE_BYTES + CHECK_BYTES - 1 - i) * 8)) & 255n),
  )
  const secret = all.slice(0, PHRASE_BYTES)
  return checkOf(secret).every((byte, i) => byte === all[PHRASE_BYTES + i]) ? secret : null
}

// -------------------------------------------------------------------------------------------------- what is typed

/** Capitals, accents, numbers before the words, commas and lines between them: none of it matters. */
const typedWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

const isOneSlip = (typed: string, word: string): boolean => {
  if (Math.abs(typed.length - word.length) > 1) return false
  let from = 0
  while (from < typed.length && typed[from] === word[from]) from++
  let same = 0
  while (
    same < Math.min(typed.length, word.length) - from &&
    typed[typed.length - 1 - same] === word[word.length - 1 - same]
  ) {
    same++
  }
  const [of, to] = [typed.slice(from, typed.length - same), word.slice(from, word.length - same)]
  // One letter too many, too few, another; or two that changed places.
  return of.length + to.length <= 1 || (of.length === 1 && to.length === 1) || isSwapped(of, to)
}

const isSwapped = (of: string, to: string): boolean =>
  of.length === 2 && to.length === 2 && of[0] === to[1] && of[1] === to[0]

const likely = (typed: string): readonly number[] => {
  const known = numbers.get(typed)
  return known === undefined ? [...numbers].filter(([word]) => isOneSlip(typed, word)).map(([, i]) => i) : [known]
}

/** More than this and the bits that check could agree by accident. */
const MOST_READINGS = 256

export type Read =
  | {
      readonly read: 'secret'
      readonly secret: Uint8Array<ArrayBuffer>
      /** What was typed otherwise than it is written. */
      readonly slips: readonly { readonly typed: string; readonly word: string }[]
    }
  | { readonly read: 'count'; readonly words: number }
  /** No word is like it; counted from 1. */
  | { readonly read: 'unknown'; readonly typed: string; readonly place: number }
  /** All of them could be words of a phrase, but not of one. */
  | { readonly read: 'wrong' }

/** The secret that somebody has typed. A slip in a word is forgiven if one phrase alone can have been meant. */
export function readPhrase(text: string): Read {
  const typed = typedWords(text)
  if (typed.length !== PHRASE_WORDS) return { read: 'count', words: typed.length }
  const choices = typed.map(likely)
  const place = choices.findIndex((each) => each.length === 0)
  if (place >= 0) return { read: 'unknown', typed: typed[place] as string, place: place + 1 }
  if (choices.reduce((product, each) => product * each.length, 1) > MOST_READINGS) return { read: 'wrong' }
  const readings = choices.reduce<readonly (readonly number[])[]>(
    (before, each) => before.flatMap((words) => each.map((word) => [...words, word])),
    [[]],
  )
  const meant = readings.flatMap((words) => {
    const secret = secretIn(words)
    return secret ? [{ words, secret }] : []
  })
  const [only] = meant
  if (!only || meant.length > 1) return { read: 'wrong' }
  const slips = only.words.flatMap((word, i) => {
    const [was, is] = [typed[i] as string, wordOf(word)]
    return was === is ? [] : [{ typed: was, word: is }]
  })
  return { read: 'secret', secret: only.secret, slips }
}
