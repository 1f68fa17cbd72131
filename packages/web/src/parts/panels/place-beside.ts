/** Where a card may stand: beside its thing, inside the free rectangle, over nothing that matters. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const GAP = 10

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/**
 * Right, left, below or above of the thing, else a corner of the room: the first place that covers neither the thing
 * nor anything to be kept free. Where there is none, the one that covers least, the thing itself counting most.
 */
export function placeBeside(
  of: Box,
  { width, height }: Size,
  room: Box,
  free: readonly Box[] = [],
): { left: number; top: number; covered: number } {
  const [minLeft, maxLeft] = [room.left + GAP, Math.max(room.left + GAP, room.right - GAP - width)]
  const [minTop, maxTop] = [room.top + GAP, Math.max(room.top + GAP, room.bottom - GAP - height)]
  const [x, y] = [(of.left + of.right - width) / 2, (of.top + of.bottom - height) / 2]
  const right = [of.right + GAP, y] as const
  const left = [of.left - GAP - width, y] as const
  const isRight = room.right - of.right >= of.left - room.left
  const sides = isRight ? [right, left] : [left, right]
  const updown = [[x, of.bottom + GAP] as const, [x, of.top - GAP - height] as const]
  // Of the strip or the dock: under it, over it.
  const isOutside = of.bottom <= room.top || of.top >= room.bottom
  const places: readonly (readonly [number, number])[] = [
    ...(isOutside ? [...updown, ...sides] : [...sides, ...updown]),
    [maxLeft, minTop],
    [minLeft, minTop],
    [maxLeft, maxTop],
    [minLeft, maxTop],
  ]
  let best = { left: minLeft, top: minTop, covered: Number.POSITIVE_INFINITY }
  for (const [wantedLeft, wantedTop] of places) {
    const at = { left: between(wantedLeft, minLeft, maxLeft), top: between(wantedTop, minTop, maxTop) }
    const box = { ...at, right: at.left + width, bottom: at.top + height }
    const covered = overlap(box, of) * 4 + free.reduce((sum, each) => sum + overlap(box, each), 0)
    if (covered < best.covered) best = { ...at, covered }
    if (covered === 0) break
  }
  return best
}
