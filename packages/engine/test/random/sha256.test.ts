import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hex, sha256, sha256Hex, utf8 } from '../../src/random/sha256.ts'

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest of %.20j', (text, digest) => {
    expect(sha256Hex(text)).toBe(digest)
  })

  test('agrees with the platform at every length around the block borders', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
      expect(hex(sha256(bytes)), `length ${length}`).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  test('keeps nothing of an earlier call', () => {
    const first = sha256(utf8('first'))
    const before = hex(first)
    sha256(utf8('x'.repeat(119)))
    expect(hex(first)).toBe(before)
    expect(sha256Hex('first')).toBe(before)
  })
})

describe('UTF-8', () => {
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
  ])('%j as the platform encodes it', (text) => {
    expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)])
  })

  test('a lone surrogate becomes U+FFFD', () => {
    expect(hex(utf8('\ud83d'))).toBe('efbfbd')
  })
})
