import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256Hex, sha256Of } from '../../src/random/sha256.ts'

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('the published digest of %.20j', (text, digest) => {
  expect(sha256Hex(text)).toBe(digest)
})

test.each([
  ['plain'],
  ['Überfluß, péché, грех'],
  ['\u007f\u0080\u07ff\u0800\uffff'],
  ['罪 👿 \u{10ffff}'],
  ['\ud83d'],
  ['\ud83dx'],
  ['x\udc7f'],
  ['\udc7f\ud83d'],
  ['\ud83d\ud83d\udc7f'],
])('%j as the platform hashes it', (text) => {
  expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
})

test('agrees with the platform at every length around the block borders', () => {
  for (let length = 0; length <= 200; length++) {
    const text = 'hé'.repeat(length).slice(0, length)
    expect(sha256Hex(text), `length ${length}`).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

test('a lone surrogate becomes U+FFFD', () => {
  expect(sha256Hex('\ud83d')).toBe(sha256Hex('\ufffd'))
})

test('keeps nothing of an earlier call', () => {
  const first = sha256Of('first')
  const before = [...first]
  sha256Of('x'.repeat(119))
  expect([...first]).toEqual(before)
})
