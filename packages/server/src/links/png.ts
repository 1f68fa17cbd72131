import { deflateSync } from 'node:zlib'
import type { Pixels } from '@haven/art'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const TRUE_COLOUR = 2
const SUB = 1
const CHANNELS = 3

/** Node has one only from 22 on. */
const CRCS = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1
  return c
})
function crc(bytes: Buffer): number {
  let c = 0xffffffff
  for (const byte of bytes) c = (CRCS[(c ^ byte) & 255] as number) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc(body), body.length + 4)
  return out
}

/** Pixels as a PNG without transparency; each row is told by how it differs from the pixel before. */
export function pngOf({ w, h, data }: Pixels): Buffer {
  const row = w * CHANNELS + 1
  const raw = Buffer.alloc(row * h)
  for (let y = 0; y < h; y++) {
    raw[y * row] = SUB
    for (let x = 0; x < w; x++) {
      for (let n = 0; n < CHANNELS; n++) {
        const at = (y * w + x) * 4 + n
        const before = x === 0 ? 0 : (data[at - 4] as number)
        raw[y * row + 1 + x * CHANNELS + n] = ((data[at] as number) - before) & 255
      }
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(w, 0)
  head.writeUInt32BE(h, 4)
  head[8] = 8
  head[9] = TRUE_COLOUR
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
