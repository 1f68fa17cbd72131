import { type Cell, type CityPlan, HALF_STREET, type Rect } from '../geometry/plan.ts'
import { type Brush, rectPath } from './brush.ts'
import { clear, mix } from './colour.ts'
import { between, type Stream, streamOf } from './random.ts'
import type { Skin } from './skin.ts'
import type { Texture } from './streets.ts'

/** How far dry ground reaches out beside a river, so that both banks line up with the Streets. */
const BANK = HALF_STREET + 10
/** Roofs keep this far from the Streets of the map. */
const CLEARANCE = 16

const touches = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** The Streets as rectangles, one for each direction. */
function bars(plan: CityPlan): Rect[] {
  const wide = HALF_STREET + CLEARANCE
  return plan.streets.flatMap(({ x, y, box }) => [
    { x: x - wide, y: box.y - CLEARANCE, w: 2 * wide, h: box.h + 2 * CLEARANCE },
    { x: box.x - CLEARANCE, y: y - wide, w: box.w + 2 * CLEARANCE, h: 2 * wide },
  ])
}

/** Everything outside of the map: the river, and quarters whose lights go out one by one. */
export function paintSurroundings(b: Brush, plan: CityPlan, skin: Skin, seed: string, region: Rect): void {
  b.box(region.x, region.y, region.w, region.h, skin.ink)
  const isWet = (column: number, row: number): boolean =>
    plan.cells.some((cell) => cell.wet && cell.column === column && cell.row === row)
  const land = plan.cells
    .filter((cell) => !cell.wet)
    .map((cell) => {
      const west = isWet(cell.column - 1, cell.row) ? BANK : 0
      const east = isWet(cell.column + 1, cell.row) ? BANK : 0
      const north = isWet(cell.column, cell.row - 1) ? BANK : 0
      const south = isWet(cell.column, cell.row + 1) ? BANK : 0
      const { x, y, w, h } = cell
      return { cell, x: x - west, y: y - north, w: w + west + east, h: h + north + south }
    })
  const water = plan.cells.filter((cell) => cell.wet)
  for (const cell of water) paintWater(b, cell, skin, streamOf(seed, `water ${cell.column},${cell.row}`), region)
  const ground = land.map(({ x, y, w, h }) => rectPath(x, y, w, h)).join('')
  if (water.length > 0) {
    // A quay: deep water at its foot, its wall, and a crown that catches a little light.
    b.glowing(skin.deep, 46, () => b.stroke(ground, skin.deep, 30))
    b.at(0, 14, () => b.fill(ground, '#04060a', 0.75))
    b.stroke(ground, mix(skin.stone, skin.ink, 0.35), 9)
  }
  b.fill(ground, skin.quarter)
  const streets = bars(plan)
  for (const { cell, ...rect } of land) {
    if (!touches(rect, region)) continue
    paintQuarter(b, rect, skin, streamOf(seed, `quarter ${cell.column},${cell.row}`), streets)
  }
}

function paintWater(b: Brush, cell: Cell, skin: Skin, next: Stream, region: Rect): void {
  if (!touches(cell, region)) return
  const { x, y, w, h } = cell
  b.box(x - 1, y - 1, w + 2, h + 2, skin.water)
  // The lights of both banks, drawn out in the water.
  const count = Math.round((w * h) / 5200)
  for (let i = 0; i < count; i++) {
    const warm = next() < 0.5 - skin.doom * 0.2
    const gx = between(next, x, x + w)
    const gy = between(next, y, y + h)
    b.light(
      gx,
      gy,
      between(next, 3, 9),
      between(next, 14, 46),
      warm ? skin.lamp : skin.glint,
      between(next, 0.03, 0.13),
    )
  }
  let ripples = ''
  for (let i = 0; i < count * 3; i++) {
    const gx = between(next, x + 4, x + w - 30)
    const gy = between(next, y, y + h)
    ripples += `M${gx.toFixed(1)} ${gy.toFixed(1)}q${between(next, 4, 9).toFixed(1)} -3 ${between(next, 10, 30).toFixed(1)} 0`
  }
  b.stroke(ripples, skin.glint, 1.1, 0.26, { cap: 'round' })
}

/** Blocks between avenues; in each, rows of houses from north to south that hide a little of the row behind. */
function paintQuarter(b: Brush, rect: Rect, skin: Skin, next: Stream, streets: readonly Rect[]): void {
  const { x, y, w, h } = rect
  for (let top = y + 6; top < y + h - 30; ) {
    const height = Math.min(between(next, 96, 190), y + h - 4 - top)
    for (let left = x + 6; left < x + w - 24; ) {
      const width = Math.min(between(next, 90, 190), x + w - 4 - left)
      paintRows(b, { x: left, y: top, w: width, h: height }, skin, next, streets)
      left += width + 16
      avenue(b, { x: left - 12, y: top, w: 8, h: height }, skin, next, streets)
    }
    top += height + 20
    avenue(b, { x, y: top - 15, w, h: 10 }, skin, next, streets)
  }
}

/** A few lamps, and now and then a car that nobody drives. */
function avenue(b: Brush, { x, y, w, h }: Rect, skin: Skin, next: Stream, streets: readonly Rect[]): void {
  for (let p = 12; p < Math.max(w, h); p += between(next, 34, 60)) {
    const at = { x: w > h ? x + p : x + w / 2, y: w > h ? y + h / 2 : y + p, w: 1, h: 1 }
    if (next() < 0.3 + skin.doom * 0.5 || streets.some((bar) => touches(bar, at))) continue
    b.light(at.x, at.y, 26, 16, skin.lamp, 0.2)
    b.disc(at.x, at.y, 1, skin.lamp, 0.8)
  }
}

function paintRows(b: Brush, { x, y, w, h }: Rect, skin: Skin, next: Stream, streets: readonly Rect[]): void {
  const isTall = next() < 0.35
  for (let base = y + between(next, 34, 44); base < y + h; base += between(next, 34, 46)) {
    for (let left = x; left < x + w - 12; ) {
      const width = Math.min(between(next, 18, 54), x + w - left)
      const wall = between(next, 10, isTall ? 46 : 24)
      const roof = between(next, 12, 26)
      const house = { x: left, y: Math.max(y, base - wall - roof), w: width, h: 0 }
      const isGap = next() < 0.06
      const light = next()
      left += width + 2
      if (width < 12 || isGap) continue
      const whole = { ...house, h: base - house.y }
      if (whole.h > wall && !streets.some((bar) => touches(bar, whole))) paintHouse(b, whole, wall, skin, next, light)
    }
  }
}

function paintHouse(b: Brush, { x, y, w, h }: Rect, wall: number, skin: Skin, next: Stream, light: number): void {
  const roof = h - wall
  const tone = mix(skin.quarterRoof, skin.quarter, next() * 0.6)
  b.box(x + 3, y + 5, w, h, '#000000', 0.35)
  b.box(x, y, w, roof, b.ramp(x, y, x + w, y + roof, mix(tone, '#4a5d78', 0.14), tone))
  b.box(
    x,
    y + roof,
    w,
    wall,
    b.ramp(0, y + roof, 0, y + h, mix(skin.quarter, '#000000', 0.1), mix(tone, '#000000', 0.45)),
  )
  b.box(x, y, w, 1, '#8ba3c4', 0.14)
  b.box(x, y, 1, roof, '#8ba3c4', 0.1)
  if (w > 26 && next() < 0.5) b.box(x + w * 0.3, y + roof * 0.3, 8, 6, '#000000', 0.35)
  const lit = (light < 0.34 ? 0.42 : 0.1) * (1 - skin.doom * 0.75)
  for (let wy = y + roof + 3; wy < y + h - 4; wy += 6) {
    for (let wx = x + 3; wx < x + w - 4; wx += 5.5) {
      if (next() < lit) b.box(wx, wy, 2.2, 3, next() < 0.7 ? skin.windowWarm : skin.windowCool, between(next, 0.3, 0.7))
    }
  }
  if (next() < 0.07) {
    b.light(x + w / 2, y + 3, 7, 7, '#ff3b4a', 0.7)
    b.disc(x + w / 2, y + 3, 1.3, '#ff8a90')
  }
}

/** The edge of the picture sinks into the dark, and wisps of fog lie over everything. */
export function paintAir(b: Brush, plan: CityPlan, skin: Skin, region: Rect, fog: Texture): void {
  const { ctx } = b
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  b.paper(fog.picture, fog.size, 1150, region, 0.2 + skin.doom * 0.22)
  ctx.translate(300, 170)
  b.paper(fog.picture, fog.size, 620, { ...region, x: region.x - 300, y: region.y - 170 }, 0.09 + skin.doom * 0.1)
  ctx.restore()
  const { x, y, w, h } = plan.bounds
  const reach = 330
  const ink = (alpha: number): string => clear(skin.ink, alpha)
  const fade = (x0: number, y0: number, x1: number, y1: number, rect: Rect): void =>
    b.box(rect.x, rect.y, rect.w, rect.h, b.ramp(x0, y0, x1, y1, ink(0), ink(0.55), ink(0.94)))
  fade(x - 30, 0, x - reach, 0, { x: region.x, y: region.y, w: x - 30 - region.x, h: region.h })
  fade(x + w + 30, 0, x + w + reach, 0, {
    x: x + w + 30,
    y: region.y,
    w: region.x + region.w - x - w - 30,
    h: region.h,
  })
  fade(0, y - 30, 0, y - reach, { x: region.x, y: region.y, w: region.w, h: y - 30 - region.y })
  fade(0, y + h + 30, 0, y + h + reach, {
    x: region.x,
    y: y + h + 30,
    w: region.w,
    h: region.y + region.h - y - h - 30,
  })
}
