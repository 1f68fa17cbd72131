import type { CityPlan, Rect } from '../geometry/plan.ts'

/** What of the city is seen: the point at the top left of the window, and how many pixels a unit is long. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface Size {
  readonly w: number
  readonly h: number
}

export const CLOSEST = 1.6
/** Around what is framed, in pixels. */
const AIR = 14
/** From further away a phone shows too little of each place: those that do not fit have chips at the edge. */
const FAR_ENOUGH = 0.42
/** A frame never comes nearer than this by itself: to many places, and to a single one. */
const NEAR_ENOUGH = 0.6
const NEAR_ONE = 1

export function fit(rect: Rect, window: Size, air = AIR): Camera {
  const k = Math.max(0.05, Math.min((window.w - 2 * air) / rect.w, (window.h - 2 * air) / rect.h))
  return { x: rect.x + rect.w / 2 - window.w / k / 2, y: rect.y + rect.h / 2 - window.h / k / 2, k }
}

/** The map with a little of the cordon around it. */
export function wholeMap(plan: CityPlan, window: Size): Camera {
  const { x, y, w, h } = plan.bounds
  return fit({ x: x - 16, y: y - 16, w: w + 32, h: h + 32 }, window, 4)
}

export function around(plan: CityPlan, spaces: readonly string[]): Rect | null {
  const boxes = spaces.flatMap((id) => plan.byId.get(id)?.box ?? [])
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  return {
    x: left,
    y: top,
    w: Math.max(...boxes.map(({ x, w }) => x + w)) - left,
    h: Math.max(...boxes.map(({ y, h }) => y + h)) - top,
  }
}

const shows = (camera: Camera, window: Size, { x, y, w, h }: Rect): boolean =>
  x >= camera.x && y >= camera.y && x + w <= camera.x + window.w / camera.k && y + h <= camera.y + window.h / camera.k

/** Below this many pixels per unit pieces are hard to tell apart: then a frame comes nearer. */
const LEGIBLE = 0.4

/** At a desk all of the map is in sight, unless the stage lies over the lower part of it. */
const isRoomy = ({ w, h }: Size): boolean => w >= 660 && h >= 400

/** Where the camera goes to show these spaces; it stays if they are seen well already. */
export function frame(plan: CityPlan, spaces: readonly string[], camera: Camera, window: Size): Camera {
  const rect = around(plan, spaces)
  if (!rect) return camera
  const whole = wholeMap(plan, window)
  if (whole.k >= LEGIBLE || isRoomy(window)) return shows(camera, window, rect) ? camera : whole
  if (camera.k >= LEGIBLE && shows(camera, window, rect)) return camera
  const nearest = new Set(spaces).size === 1 ? NEAR_ONE : NEAR_ENOUGH
  const k = Math.min(nearest, Math.max(fit(rect, window).k, whole.k, FAR_ENOUGH))
  // What does not fit is left out: the first of them, where somebody acts, is seen.
  const isWhole = rect.w * k <= window.w && rect.h * k <= window.h
  const centre = isWhole ? rect : (around(plan, spaces.slice(0, 1)) ?? rect)
  return bounded(plan, centred(centre, window, k), window)
}

const centred = ({ x, y, w, h }: Rect, window: Size, k: number): Camera => ({
  x: x + w / 2 - window.w / k / 2,
  y: y + h / 2 - window.h / k / 2,
  k,
})

export function zoomAt(camera: Camera, factor: number, px: number, py: number, least: number): Camera {
  const k = Math.min(CLOSEST, Math.max(least, camera.k * factor))
  return { x: camera.x + px / camera.k - px / k, y: camera.y + py / camera.k - py / k, k }
}

/** The map cannot be lost: it fills the window, or it lies whole inside it. */
export function bounded(plan: CityPlan, { x, y, k }: Camera, window: Size): Camera {
  const { bounds } = plan
  const slack = 60
  const along = (at: number, from: number, length: number, seen: number): number => {
    const low = from - slack
    const high = from + length + slack - seen
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at))
  }
  return { x: along(x, bounds.x, bounds.w, window.w / k), y: along(y, bounds.y, bounds.h, window.h / k), k }
}

/** What is in sight, in units of the board. */
export const inUnits = ({ x, y, k }: Camera, { w, h }: Size): Rect => ({ x, y, w: w / k, h: h / k })

export const ZOOMS = ['far', 'near', 'close'] as const
export type Zoom = (typeof ZOOMS)[number]
export const zoomOf = ({ k }: Camera): Zoom => (k < 0.6 ? 'far' : k <= 1.2 ? 'near' : 'close')

/** How much larger than the board what has to be read is drawn, so that it stays readable from afar. */
export const legible = ({ k }: Camera): number => Math.min(2.4, Math.max(1, 0.85 / k))
