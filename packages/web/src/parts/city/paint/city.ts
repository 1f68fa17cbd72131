import { type CityPlan, HALF_STREET, type Rect } from '../geometry/plan.ts'
import { Brush, type Host } from './brush.ts'
import { paintDistrict } from './district.ts'
import { type Dressing, paintDressing } from './dressing.ts'
import { clouds, type Grey, grain } from './noise.ts'
import { streamOf } from './random.ts'
import { type Skin, skinOf } from './skin.ts'
import { paintCodes, paintStreets, type Texture } from './streets.ts'
import { paintAir, paintSurroundings } from './surroundings.ts'

/** Everything that the picture of a city depends on. The same brief paints the same picture. */
export interface Brief {
  readonly plan: CityPlan
  readonly seed: string
  /** Apocalypse level, 0 to 7. */
  readonly level: number
  /** What is written in it: the names of the Districts by id, and the word at the start. */
  readonly names: Readonly<Record<string, string>>
  readonly start: string
  readonly dressings: Readonly<Record<string, Dressing>>
  /** A family for CSS. */
  readonly font: string
}

const touches = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** Paints the part of the city that lies in `region`; the context is already moved and scaled to it. */
export function paintCity(host: Host, brief: Brief, region: Rect): void {
  const { plan, seed, font } = brief
  const skin = skinOf(brief.level)
  const b = new Brush(host)
  const grey = grain(seed)
  const fog = clouds(seed)
  const near = { x: region.x - 60, y: region.y - 60, w: region.w + 120, h: region.h + 120 }
  paintSurroundings(b, plan, skin, seed, region)
  const shown: CityPlan = {
    ...plan,
    streets: plan.streets.filter(({ box }) => touches(box, near)),
    districts: plan.districts.filter(({ box }) => touches(box, near)),
    spaces: plan.spaces.filter(({ box }) => touches(box, near)),
  }
  const textureOf = ({ alpha, size }: Grey, colour: string): Texture => ({
    picture: host.texture(alpha, size, colour),
    size,
  })
  paintStreets(b, shown, skin, seed, textureOf(grey, '#dfe8ff'), textureOf(fog, skin.hollow))
  paintCodes(b, shown, skin, brief.start, font)
  for (const district of shown.districts) {
    paintDistrict(b, district, skin, seed, brief.names[district.id] ?? district.id, font)
  }
  paintDressing(b, shown, brief.dressings, seed)
  paintLamps(b, shown, skin, seed)
  paintAir(b, plan, skin, region, textureOf(fog, skin.fog))
}

/** Lamps at the corners of the blocks; they fail one after the other as the track rises. */
function paintLamps(b: Brush, plan: CityPlan, skin: Skin, seed: string): void {
  for (const { x, y, id } of plan.streets) {
    const next = streamOf(seed, `lamps ${id}`)
    for (const [sx, sy] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const works = next() > skin.doom * 0.72
      const lx = x + sx * (HALF_STREET + 6)
      const ly = y + sy * (HALF_STREET + 6)
      b.disc(lx + 1, ly + 2, 3.4, '#000000', 0.6)
      b.disc(lx, ly, 2.8, '#202833')
      if (!works) continue
      b.light(lx - sx * 8, ly - sy * 8, 60, 60, skin.lamp, 0.3)
      // What the wet ground makes of it.
      b.light(lx - sx * 14, ly + 20, 4, 32, skin.lamp, 0.24)
      b.disc(lx, ly, 1.9, '#fff3d8')
    }
  }
}
