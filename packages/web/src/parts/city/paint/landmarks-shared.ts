import type { Rect } from '../geometry/plan.ts'
import type { Brush } from './brush.ts'
import type { Stream } from './random.ts'
import type { Skin } from './skin.ts'

export type Landmark = (b: Brush, accent: string, skin: Skin, next: Stream) => void

/** Rows of windows of one colour; how many are lit falls with the city. */
export function windows(b: Brush, { x, y, w, h }: Rect, skin: Skin, next: Stream, colour: string, lit: number): void {
  for (let wy = y; wy < y + h - 3; wy += 7) {
    for (let wx = x; wx < x + w - 3; wx += 6.6) {
      const isLit = next() < lit * (0.25 + skin.lit * 1.5)
      b.box(wx, wy, 4, 4.4, isLit ? colour : '#000000', isLit ? 0.6 + next() * 0.4 : 0.35)
    }
  }
}
