import type { Rect } from './plan.ts'
import type { Point } from './route.ts'

/** Where a plate lies that tells something about a place: as near as it can without covering anybody. */

const STEP = { x: 40, y: 30 }
const FURTHEST = 12
/** Around the middle of a piece. */
const AIR = 26

const OFFSETS: readonly Point[] = Array.from({ length: 2 * FURTHEST + 1 }, (_, across) =>
  Array.from({ length: 2 * FURTHEST + 1 }, (_, down) => ({
    x: (across - FURTHEST) * STEP.x,
    y: (down - FURTHEST) * STEP.y,
  })),
)
  .flat()
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))

const covers = ({ x, y, w, h }: Rect, piece: Point): boolean =>
  piece.x > x - AIR && piece.x < x + w + AIR && piece.y > y - AIR && piece.y < y + h + AIR

const lies = ({ x, y, w, h }: Rect, inside: Rect): boolean =>
  x >= inside.x && y >= inside.y && x + w <= inside.x + inside.w && y + h <= inside.y + inside.h

/** `wished` if nobody stands there; where everything is full, too. */
export function freeSpot(wished: Rect, seen: Rect, pieces: readonly Point[]): Point {
  for (const { x, y } of OFFSETS) {
    const spot = { ...wished, x: wished.x + x, y: wished.y + y }
    if (lies(spot, seen) && !pieces.some((piece) => covers(spot, piece))) return spot
  }
  return wished
}
