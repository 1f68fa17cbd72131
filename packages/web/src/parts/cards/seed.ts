/** Numbers that are always the same for a name: the ornament of a card is its own, on every screen. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

/** From 0 up to 1, one after another. */
export type Draw = () => number

export function drawsOf(text: string): Draw {
  let state = seedOf(text)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (draw: Draw, least: number, most: number): number => least + (most - least) * draw()
export const wholeBetween = (draw: Draw, least: number, most: number): number =>
  Math.floor(between(draw, least, most + 1))
