import type { Rect } from '../geometry/plan.ts'
import type { Brush } from './brush.ts'
import { mix } from './colour.ts'
import type { Kit } from './kits.ts'
import { between, pick, type Stream } from './random.ts'
import type { Skin } from './skin.ts'

export interface House extends Rect {
  /** How much of its height is the wall that faces south; the rest is roof. */
  readonly wall: number
}

/** Cuts a stretch into houses of about equal width. */
export function stretch(next: Stream, from: number, to: number, least: number, most: number): [number, number][] {
  const cuts: [number, number][] = []
  for (let p = from; p < to - 6; ) {
    let width = between(next, least, most)
    if (to - p - width < least) width = to - p
    cuts.push([p, width - 1.6])
    p += width
  }
  return cuts
}

/** A house from above and a little from the south: roof with what stands on it, wall with its windows. */
export function paintBuilding(b: Brush, house: House, kit: Kit, skin: Skin, next: Stream): void {
  const { x, y, w, h, wall } = house
  const roof = h - wall
  const ash = skin.doom * 0.5
  const tone = mix(pick(next, kit.roofs), '#1a0c10', ash)
  const face = mix(pick(next, kit.walls), '#0d0506', ash)
  b.box(x + w, y + 5, 4, h - 3, '#000000', 0.3)
  b.box(x, y, w, roof, b.ramp(x, y, x + w * 0.6, y + roof, mix(tone, '#ffffff', 0.13), mix(tone, '#000000', 0.22)))
  if (roof > 9) {
    b.frame(x + 2.2, y + 2.2, w - 4.4, roof - 4.4, '#000000', 1.2, 0.42)
    b.box(x + 2.8, y + 2.8, w - 5.6, 1.4, '#000000', 0.28)
  }
  b.box(x, y, w, 1.1, '#cfe0f5', 0.42)
  b.box(x, y, 1.1, roof, '#cfe0f5', 0.26)
  // Seams of the roof, and a second thing on it where there is room.
  for (let seam = x + 8; seam < x + w - 4; seam += 7) b.box(seam, y + 3, 0.7, Math.max(0, roof - 6), '#000000', 0.16)
  const top = { x: x + 4, y: y + 4, w: w - 8, h: roof - 7 }
  const isLong = top.h > 30
  paintRoofTop(b, isLong ? { ...top, h: top.h / 2 } : top, kit, skin, next)
  if (isLong) paintRoofTop(b, { ...top, y: top.y + top.h / 2, h: top.h / 2 }, kit, skin, next)
  b.box(x, y + roof, w, wall, b.ramp(0, y + roof, 0, y + h, mix(face, '#000000', 0.25), mix(face, kit.accent, 0.1)))
  b.box(x, y + roof, w, 1.2, '#000000', 0.5)
  paintWindows(b, { x, y: y + roof, w, h: wall }, kit, skin, next)
}

/** Windows in a grid; a shop in the lowest floor of a high wall. */
function paintWindows(b: Brush, { x, y, w, h }: Rect, kit: Kit, skin: Skin, next: Stream): void {
  const floors = Math.max(1, Math.floor((h - 3) / 6.6))
  const columns = Math.max(1, Math.floor((w - 3) / 5.8))
  const left = x + (w - columns * 5.8 + 2.4) / 2
  const hasShop = h > 18 && next() < 0.5
  for (let row = 0; row < floors; row++) {
    const wy = y + 3 + row * 6.6
    if (hasShop && row === floors - 1) {
      const glow = next() < 0.5 ? kit.accent : skin.windowWarm
      const lit = next() < skin.lit * 1.7
      b.box(left, wy, w - 2 * (left - x), 4.6, lit ? glow : '#0a0d12', lit ? 0.85 : 1)
      if (lit) b.light(x + w / 2, wy + 8, w * 0.6, 10, glow, 0.3)
      continue
    }
    for (let column = 0; column < columns; column++) {
      const isLit = next() < skin.lit
      const colour = next() < kit.warm ? skin.windowWarm : skin.windowCool
      const alpha = between(next, 0.55, 1)
      if (isLit) b.box(left + column * 5.8, wy, 3.4, 4.2, colour, alpha)
      else b.box(left + column * 5.8, wy, 3.4, 4.2, '#000000', 0.3)
    }
  }
}

function paintRoofTop(b: Brush, { x, y, w, h }: Rect, kit: Kit, skin: Skin, next: Stream): void {
  if (w < 9 || h < 6) return
  const px = x + between(next, 0.05, 0.5) * (w - 8)
  const py = y + between(next, 0.05, 0.5) * Math.max(0, h - 7)
  const what = next()
  if (what < 0.26) {
    // Ventilation.
    b.box(px + 1.5, py + 2, 8, 6, '#000000', 0.45)
    b.box(px, py, 8, 6, '#5a6779')
    b.box(px, py, 8, 1, '#aebccd', 0.6)
    b.disc(px + 4, py + 3.2, 1.9, '#1b222c')
  } else if (what < 0.44 && h > 9) {
    // A water tank.
    b.disc(px + 6, py + 6, 5, '#000000', 0.4)
    b.disc(px + 4.6, py + 4.4, 4.6, '#6b5846')
    b.disc(px + 3.6, py + 3.4, 2, '#a98d6e', 0.8)
  } else if (what < 0.62) {
    // A skylight.
    const isLit = next() < skin.lit * 1.3
    b.box(px, py, Math.min(12, w * 0.5), 5, isLit ? skin.windowWarm : '#0d131b', isLit ? 0.8 : 1)
    b.frame(px, py, Math.min(12, w * 0.5), 5, '#0a0d12', 0.7)
    if (isLit) b.light(px + 5, py + 2.5, 12, 9, skin.windowWarm, 0.25)
  } else if (what < 0.74) {
    // Beds between the chimneys.
    b.box(px, py, Math.min(14, w * 0.6), 6, mix('#2c4a30', '#2a1410', skin.doom))
    b.disc(px + 3, py + 3, 2, mix('#4f7a48', '#3a1c14', skin.doom))
    b.disc(px + 8, py + 2.6, 1.7, mix('#43693f', '#3a1c14', skin.doom))
  } else if (what < 0.84) {
    b.stroke(`M${px + 4} ${py + 6}V${py - 3}M${px + 1.5} ${py}h5`, '#9fb0c4', 1, 0.8)
    b.light(px + 4, py - 3, 8, 8, '#ff3b4a', 0.9)
    b.disc(px + 4, py - 3, 1.3, '#ffb3b8')
  } else if (what < 0.92 && w > 16) {
    // A hoarding in the colour of the District.
    b.glowing(kit.accent, 5, () => b.box(px, py, 11, 2.4, kit.accent, 0.9))
  }
}
