import type { Rect } from '../geometry/plan.ts'
import type { Spot } from '../geometry/slots.ts'

/** Where plates with words lie: beside what they tell about, within what is in sight. */

export interface Plate extends Rect {}

/** Around a piece, in units of the board. */
const BODY = 24
const GAP = 6

const clamp = (at: number, low: number, high: number): number => Math.max(low, Math.min(at, Math.max(low, high)))

/** Moved as little as needed to be seen whole. */
export const within = ({ x, y, w, h }: Rect, seen: Rect): Plate => ({
  x: clamp(x, seen.x, seen.x + seen.w - w),
  y: clamp(y, seen.y, seen.y + seen.h - h),
  w,
  h,
})

/** Does it lie over a piece that stands here? */
export function isOver({ x, y, w, h }: Rect, spot: Spot): boolean {
  const r = BODY * spot.scale
  return spot.x + r > x && spot.x - r < x + w && spot.y + r > y && spot.y - r < y + h
}

/** To the right, to the left, above or below: the first of those that cover the fewest. */
export function plateBeside(
  spot: Spot,
  { w, h }: { readonly w: number; readonly h: number },
  seen: Rect,
  covers: (plate: Rect) => number,
): Plate {
  const r = BODY * spot.scale + GAP
  const places = [
    { x: spot.x + r, y: spot.y - h / 2 },
    { x: spot.x - r - w, y: spot.y - h / 2 },
    { x: spot.x - w / 2, y: spot.y - r - h },
    { x: spot.x - w / 2, y: spot.y + r },
  ].map((at) => within({ ...at, w, h }, seen))
  // What had to be moved over the thing itself tells about nothing.
  const cost = (plate: Plate): number => covers(plate) + (isOver(plate, spot) ? 10 : 0)
  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best))
}

const STEP = { x: 40, y: 30 }
const FURTHEST = 12
const along = Array.from({ length: 2 * FURTHEST + 1 }, (_, i) => i - FURTHEST)

/** The nearest first. */
const OFFSETS = along
  .flatMap((across) => along.map((down) => ({ x: across * STEP.x, y: down * STEP.y })))
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))

/** Where it is wished, or as near to it as it covers nobody; where everything is full, as it is wished. */
export function freePlate(wished: Rect, seen: Rect, pieces: readonly Spot[]): Plate {
  for (const { x, y } of OFFSETS) {
    const plate = { ...wished, x: wished.x + x, y: wished.y + y }
    const isSeen = within(plate, seen).x === plate.x && within(plate, seen).y === plate.y
    if (isSeen && !pieces.some((spot) => isOver(plate, spot))) return plate
  }
  return wished
}
