import { hkdfSync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { derivedKey } from '../../src/random/derive.ts'

const hex = (bytes: Uint8Array | ArrayBuffer): string => Buffer.from(bytes as Uint8Array).toString('hex')

test('a derived key is HKDF with SHA-256, as another implementation counts it', () => {
  const secrets = [new Uint8Array(32), randomBytes(16), randomBytes(32), randomBytes(100)]
  for (const secret of secrets) {
    for (const purpose of ['', 'haven/seal', 'haven/table/tablétablétablétabl']) {
      expect(hex(derivedKey(secret, purpose))).toBe(hex(hkdfSync('sha256', secret, '', purpose, 32)))
    }
  }
})

test('another purpose or another secret is another key', () => {
  const secret = randomBytes(32)
  const keys = ['a', 'b', 'ab', 'b/a'].map((purpose) => hex(derivedKey(secret, purpose)))
  expect(new Set([...keys, hex(derivedKey(randomBytes(32), 'a')), hex(secret)]).size).toBe(6)
})
