import { expect, test } from 'vitest'
import { chachaBlock } from '../../src/random/chacha.ts'

const words = (text: string) => text.split(' ').map((word) => Number.parseInt(word, 16))

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
