import { between, streamOf } from './random.ts'

/** Grey values of a square that fits to itself on all sides. */
export interface Grey {
  readonly size: number
  readonly alpha: Uint8ClampedArray
}

/** Fine grain of asphalt and stone. */
export function grain(seed: string, size = 128): Grey {
  const next = streamOf(seed, 'grain')
  const alpha = new Uint8ClampedArray(size * size)
  for (let i = 0; i < alpha.length; i++) alpha[i] = next() ** 3 * 255
  return { size, alpha }
}

const smooth = (t: number): number => t * t * (3 - 2 * t)

/** Clouds: value noise in four octaves, pulled up to wisps with clear air between them. */
export function clouds(seed: string, size = 256): Grey {
  const sum = new Float32Array(size * size)
  for (let octave = 0, cells = 4, weight = 1; octave < 4; octave++, cells *= 2, weight /= 2) {
    const next = streamOf(seed, `clouds ${octave}`)
    const grid = Array.from({ length: cells * cells }, () => between(next, 0, 1))
    const step = size / cells
    for (let y = 0; y < size; y++) {
      const row = Math.floor(y / step)
      const v = smooth(y / step - row)
      const below = ((row + 1) % cells) * cells
      for (let x = 0; x < size; x++) {
        const column = Math.floor(x / step)
        const u = smooth(x / step - column)
        const right = (column + 1) % cells
        const top = grid[row * cells + column]! * (1 - u) + grid[row * cells + right]! * u
        const bottom = grid[below + column]! * (1 - u) + grid[below + right]! * u
        sum[y * size + x]! += (top * (1 - v) + bottom * v) * weight
      }
    }
  }
  const alpha = new Uint8ClampedArray(size * size)
  for (let i = 0; i < alpha.length; i++) alpha[i] = Math.max(0, sum[i]! / 1.875 - 0.38) * 400
  return { size, alpha }
}
