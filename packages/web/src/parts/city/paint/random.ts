/** A stream of numbers in [0, 1): the same seed paints the same city, on every machine. */
export type Stream = () => number

export function hashOf(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

/** A stream of its own for each part: what is left out of a picture does not change the rest. */
export function streamOf(seed: string, part: string): Stream {
  let a = hashOf(`${seed}/${part}`)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (next: Stream, low: number, high: number): number => low + next() * (high - low)
export const pick = <T>(next: Stream, list: readonly T[]): T => list[Math.floor(next() * list.length)]!
