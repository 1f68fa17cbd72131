/**
 * The ChaCha20 block function (RFC 8439, 2.3), on words instead of bytes: whoever uses it needs words. The rounds are
 * written out on local variables because that is several times as fast as an array of words. Why it is ours:
 * docs/dependencies.md.
 */

export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce0: number,
  nonce1: number,
  nonce2: number,
  out: Uint32Array,
): void {
  out[0] = 0x61707865 // "expand 32-byte k"
  out[1] = 0x3320646e
  out[2] = 0x79622d32
  out[3] = 0x6b206574
  for (let i = 0; i < 8; i++) out[i + 4] = key[i]!
  out[12] = counter
  out[13] = nonce0
  out[14] = nonce1
  out[15] = nonce2

  let x0 = out[0]! | 0
  let x1 = out[1]! | 0
  let x2 = out[2]! | 0
  let x3 = out[3]! | 0
  let x4 = out[4]! | 0
  let x5 = out[5]! | 0
  let x6 = out[6]! | 0
  let x7 = out[7]! | 0
  let x8 = out[8]! | 0
  let x9 = out[9]! | 0
  let x10 = out[10]! | 0
  let x11 = out[11]! | 0
  let x12 = out[12]! | 0
  let x13 = out[13]! | 0
  let x14 = out[14]! | 0
  let x15 = out[15]! | 0
  for (let i = 0; i < 10; i++) {
    // Columns.
    x0 = (x0 + x4) | 0
    x12 = rotate(x12 ^ x0, 16)
    x8 = (x8 + x12) | 0
    x4 = rotate(x4 ^ x8, 12)
    x0 = (x0 + x4) | 0
    x12 = rotate(x12 ^ x0, 8)
    x8 = (x8 + x12) | 0
    x4 = rotate(x4 ^ x8, 7)
    x1 = (x1 + x5) | 0
    x13 = rotate(x13 ^ x1, 16)
    x9 = (x9 + x13) | 0
    x5 = rotate(x5 ^ x9, 12)
    x1 = (x1 + x5) | 0
    x13 = rotate(x13 ^ x1, 8)
    x9 = (x9 + x13) | 0
    x5 = rotate(x5 ^ x9, 7)
    x2 = (x2 + x6) | 0
    x14 = rotate(x14 ^ x2, 16)
    x10 = (x10 + x14) | 0
    x6 = rotate(x6 ^ x10, 12)
    x2 = (x2 + x6) | 0
    x14 = rotate(x14 ^ x2, 8)
    x10 = (x10 + x14) | 0
    x6 = rotate(x6 ^ x10, 7)
    x3 = (x3 + x7) | 0
    x15 = rotate(x15 ^ x3, 16)
    x11 = (x11 + x15) | 0
    x7 = rotate(x7 ^ x11, 12)
    x3 = (x3 + x7) | 0
    x15 = rotate(x15 ^ x3, 8)
    x11 = (x11 + x15) | 0
    x7 = rotate(x7 ^ x11, 7)
    // Diagonals.
    x0 = (x0 + x5) | 0
    x15 = rotate(x15 ^ x0, 16)
    x10 = (x10 + x15) | 0
    x5 = rotate(x5 ^ x10, 12)
    x0 = (x0 + x5) | 0
    x15 = rotate(x15 ^ x0, 8)
    x10 = (x10 + x15) | 0
    x5 = rotate(x5 ^ x10, 7)
    x1 = (x1 + x6) | 0
    x12 = rotate(x12 ^ x1, 16)
    x11 = (x11 + x12) | 0
    x6 = rotate(x6 ^ x11, 12)
    x1 = (x1 + x6) | 0
    x12 = rotate(x12 ^ x1, 8)
    x11 = (x11 + x12) | 0
    x6 = rotate(x6 ^ x11, 7)
    x2 = (x2 + x7) | 0
    x13 = rotate(x13 ^ x2, 16)
    x8 = (x8 + x13) | 0
    x7 = rotate(x7 ^ x8, 12)
    x2 = (x2 + x7) | 0
    x13 = rotate(x13 ^ x2, 8)
    x8 = (x8 + x13) | 0
    x7 = rotate(x7 ^ x8, 7)
    x3 = (x3 + x4) | 0
    x14 = rotate(x14 ^ x3, 16)
    x9 = (x9 + x14) | 0
    x4 = rotate(x4 ^ x9, 12)
    x3 = (x3 + x4) | 0
    x14 = rotate(x14 ^ x3, 8)
    x9 = (x9 + x14) | 0
    x4 = rotate(x4 ^ x9, 7)
  }
  out[0]! += x0
  out[1]! += x1
  out[2]! += x2
  out[3]! += x3
  out[4]! += x4
  out[5]! += x5
  out[6]! += x6
  out[7]! += x7
  out[8]! += x8
  out[9]! += x9
  out[10]! += x10
  out[11]! += x11
  out[12]! += x12
  out[13]! += x13
  out[14]! += x14
  out[15]! += x15
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}
