/** Reed–Solomon over the bytes, as QR codes use it: the field is made by x⁸+x⁴+x³+x²+1. */

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x
  EXP[i + 255] = x
  LOG[x] = i
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0)
}

export const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[(LOG[a] as number) + (LOG[b] as number)] as number)

/** The product of (x − α⁰) … (x − αⁿ⁻¹), without its leading 1. */
function generator(n: number): readonly number[] {
  let poly = [1]
  for (let i = 0; i < n; i++) {
    const next = [...poly, 0]
    poly.forEach((c, at) => {
      next[at + 1] = (next[at + 1] as number) ^ times(c, EXP[i] as number)
    })
    poly = next
  }
  return poly.slice(1)
}

/** The remainder that is sent after the data: n bytes. */
export function correction(data: readonly number[], n: number): readonly number[] {
  const divisor = generator(n)
  const rest: number[] = Array.from({ length: n }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() as number)
    rest.push(0)
    divisor.forEach((c, at) => {
      rest[at] = (rest[at] as number) ^ times(c, factor)
    })
  }
  return rest
}
