import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { chachaBlock } from '../../src/random/chacha.ts'

const words = (text: string) => text.split(' ').map((word) => Number.parseInt(word, 16))

/** Little-endian, as the standard writes them. */
function bytesOf(list: Uint32Array): Buffer {
  const bytes = Buffer.alloc(list.length * 4)
  for (const [i, word] of list.entries()) bytes.writeUInt32LE(word, i * 4)
  return bytes
}

test('the ChaCha20 block of RFC 8439, 2.3.2', () => {
  const key = Uint32Array.from(words('03020100 07060504 0b0a0908 0f0e0d0c 13121110 17161514 1b1a1918 1f1e1d1c'))
  const out = new Uint32Array(16)
  chachaBlock(key, 1, 0x09000000, 0x4a000000, 0, out)
  expect([...out]).toEqual(
    words(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
        '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    ),
  )
})

test('the ChaCha20 block of RFC 8439, A.1, vectors 1 and 2: a key of zeros', () => {
  const out = new Uint32Array(16)
  chachaBlock(new Uint32Array(8), 0, 0, 0, 0, out)
  expect([...out]).toEqual(
    words(
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
        '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    ),
  )
  chachaBlock(new Uint32Array(8), 1, 0, 0, 0, out)
  expect([...out]).toEqual(
    words(
      'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 ' +
        '7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    ),
  )
})

test('agrees with the platform on keys, places and nonces that fill all bits', () => {
  for (let i = 0; i < 200; i++) {
    const given = Uint32Array.from({ length: 12 }, (_, word) => Math.imul(i * 12 + word + 1, 0x9e3779b1))
    const [counter, n0, n1, n2] = given.subarray(8) as unknown as [number, number, number, number]
    const out = new Uint32Array(16)
    chachaBlock(given.subarray(0, 8), counter, n0, n1, n2, out)
    const cipher = createCipheriv('chacha20', bytesOf(given.subarray(0, 8)), bytesOf(given.subarray(8)))
    expect(bytesOf(out)).toEqual(cipher.update(Buffer.alloc(64)))
  }
})
