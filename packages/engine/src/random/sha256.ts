/**
 * SHA-256 (FIPS 180-4), synchronous and without any platform API, so that the engine gives the same bytes in a browser
 * worker, on a server and in a test.
 */

const ROUND = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])

const START = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
])

// Reused by every call: each one fills them anew before it reads them.
const schedule = new Int32Array(64)
const chain = new Int32Array(8)
const tail = new Uint8Array(128)

export function sha256(bytes: Uint8Array): Uint8Array {
  chain.set(START)
  const whole = bytes.length - (bytes.length % 64)
  for (let at = 0; at < whole; at += 64) compress(bytes, at)
  const end = fillTail(bytes, whole)
  for (let at = 0; at < end; at += 64) compress(tail, at)

  const digest = new Uint8Array(32)
  for (let i = 0; i < 8; i++) putWord(digest, i * 4, chain[i]!)
  return digest
}

/** What is left after the whole blocks, a 1 bit, zeros, and the length in bits as a 64-bit number. */
function fillTail(bytes: Uint8Array, from: number): number {
  const left = bytes.length - from
  const end = left < 56 ? 64 : 128
  tail.fill(0)
  for (let i = 0; i < left; i++) tail[i] = bytes[from + i]!
  tail[left] = 0x80
  putWord(tail, end - 8, Math.floor(bytes.length / 0x20000000))
  putWord(tail, end - 4, bytes.length << 3)
  return end
}

function putWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24
  bytes[at + 1] = word >>> 16
  bytes[at + 2] = word >>> 8
  bytes[at + 3] = word
}

function compress(bytes: Uint8Array, at: number): void {
  const w = schedule
  for (let i = 0, j = at; i < 16; i++, j += 4) {
    w[i] = (bytes[j]! << 24) | (bytes[j + 1]! << 16) | (bytes[j + 2]! << 8) | bytes[j + 3]!
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
  }

  let a = chain[0]!
  let b = chain[1]!
  let c = chain[2]!
  let d = chain[3]!
  let e = chain[4]!
  let f = chain[5]!
  let g = chain[6]!
  let h = chain[7]!
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  chain[0]! += a
  chain[1]! += b
  chain[2]! += c
  chain[3]! += d
  chain[4]! += e
  chain[5]! += f
  chain[6]! += g
  chain[7]! += h
}

/** The text in UTF-8. A lone surrogate, which has no UTF-8 form, becomes U+FFFD, as everywhere on the web. */
export function utf8(text: string): Uint8Array {
  // A UTF-16 unit needs at most three bytes: a pair of them needs four.
  const bytes = new Uint8Array(text.length * 3)
  let n = 0
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i)
    if (code < 0x80) {
      bytes[n++] = code
      continue
    }
    if (code >= 0xd800 && code < 0xe000) {
      const low = code < 0xdc00 && i + 1 < text.length ? text.charCodeAt(i + 1) : 0
      if (low >= 0xdc00 && low < 0xe000) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00)
        i++
      } else {
        code = 0xfffd
      }
    }
    if (code < 0x800) {
      bytes[n++] = 0xc0 | (code >> 6)
    } else {
      if (code < 0x10000) {
        bytes[n++] = 0xe0 | (code >> 12)
      } else {
        bytes[n++] = 0xf0 | (code >> 18)
        bytes[n++] = 0x80 | ((code >> 12) & 63)
      }
      bytes[n++] = 0x80 | ((code >> 6) & 63)
    }
    bytes[n++] = 0x80 | (code & 63)
  }
  return bytes.slice(0, n)
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function hex(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i++) text += HEX[bytes[i]!]!
  return text
}

export function sha256Hex(text: string): string {
  return hex(sha256(utf8(text)))
}
