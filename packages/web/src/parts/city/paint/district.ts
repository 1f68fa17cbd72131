import { districtOutline, pathOf } from '../geometry/outline.ts'
import type { DistrictPlan } from '../geometry/plan.ts'
import { FLOOR, FRONT, LANDMARK, PAVEMENT, PORCH, SIDE, WING } from './block.ts'
import { type Brush, rectPath, roundPath } from './brush.ts'
import { type House, paintBuilding, stretch } from './buildings.ts'
import { mix } from './colour.ts'
import { paintFloor } from './floors.ts'
import { kitNameOf, kitOf } from './kits.ts'
import { paintLandmark } from './landmarks.ts'
import { between, type Stream, streamOf } from './random.ts'
import type { Skin } from './skin.ts'

/** A block of houses around a lit plaza: the stage, on which nothing is ever hidden behind a tower. */
export function paintDistrict(
  b: Brush,
  district: DistrictPlan,
  skin: Skin,
  seed: string,
  name: string,
  font: string,
): void {
  const kit = kitOf(district.id)
  const accent = mix(kit.accent, '#ff3b3b', skin.doom * 0.3)
  const next = streamOf(seed, `district ${district.id}`)
  const { block } = district
  const outline = (inset: number): string => pathOf(districtOutline({ x: 0, y: 0, w: block.w, h: block.h }, inset))
  b.at(block.x, block.y, () => {
    b.at(0, 4, () => b.fill(outline(-3), '#000000', 0.5))
    b.fill(outline(0), b.ramp(0, 0, SIDE, SIDE, mix(skin.slab, '#ffffff', 0.1), skin.slab))
    b.stroke(outline(0.6), mix(skin.stone, '#ffffff', 0.18), 1.4)
    paintPavement(b, skin)
    b.fill(outline(PAVEMENT - 1), '#0c1016')
    b.within(rectPath(FLOOR.x, FLOOR.y, FLOOR.w, FLOOR.h), () => {
      b.box(FLOOR.x, FLOOR.y, FLOOR.w, FLOOR.h, mix(kit.floor, '#1a0a0c', skin.doom * 0.45))
      paintFloor(b, kitNameOf(district.id), accent, skin, streamOf(seed, `floor ${district.id}`))
      const glow = b.ctx.createRadialGradient(SIDE / 2, 150, 0, SIDE / 2, 150, 150)
      glow.addColorStop(0, `${accent}4d`)
      glow.addColorStop(0.55, `${accent}1f`)
      glow.addColorStop(1, '#00000073')
      b.box(FLOOR.x, FLOOR.y, FLOOR.w, FLOOR.h, glow)
    })
    paintPorch(b, mix(kit.floor, '#1a0a0c', skin.doom * 0.45), accent)
    paintShade(b)
    for (const house of houses(next)) paintBuilding(b, house, kit, skin, next)
    b.box(LANDMARK.x - 2, LANDMARK.y + LANDMARK.h, LANDMARK.w + 8, 6, '#000000', 0.45)
    b.at(LANDMARK.x, LANDMARK.y, () =>
      paintLandmark(b, kitNameOf(district.id), accent, skin, streamOf(seed, `landmark ${district.id}`)),
    )
    paintTrees(b, skin, next)
    paintSign(b, name, accent, font)
  })
}

function paintPavement(b: Brush, skin: Skin): void {
  let joints = ''
  for (let p = 26; p < SIDE - 20; p += 14) joints += `M${p} 1v8M${p} ${SIDE - 9}v8M1 ${p}h8M${SIDE - 9} ${p}h8`
  b.stroke(joints, '#000000', 0.9, 0.25 + skin.doom * 0.1)
}

/** Steps from the plaza down to the street. */
function paintPorch(b: Brush, floor: string, accent: string): void {
  const left = SIDE / 2 - PORCH
  const top = FLOOR.y + FLOOR.h
  const h = SIDE - PAVEMENT - top
  b.box(left, top, 2 * PORCH, h, b.ramp(0, top, 0, top + h, mix(floor, '#000000', 0.15), mix(floor, '#000000', 0.45)))
  for (let y = top + 5; y < top + h; y += 7) {
    b.box(left, y, 2 * PORCH, 1.2, '#000000', 0.4)
    b.box(left, y + 1.2, 2 * PORCH, 0.8, accent, 0.2)
  }
}

/** Houses throw their shade on the plaza. */
function paintShade(b: Brush): void {
  const { x, y, w, h } = FLOOR
  b.box(x, y, w, 22, b.ramp(0, y, 0, y + 22, 'rgba(0,0,0,.6)', 'rgba(0,0,0,0)'))
  b.box(x, y, 12, h, b.ramp(x, 0, x + 12, 0, 'rgba(0,0,0,.5)', 'rgba(0,0,0,0)'))
  b.box(x + w - 6, y, 6, h, b.ramp(x + w, 0, x + w - 6, 0, 'rgba(0,0,0,.35)', 'rgba(0,0,0,0)'))
}

function houses(next: Stream): House[] {
  const near = PAVEMENT
  const far = SIDE - PAVEMENT
  const found: House[] = []
  const back = (from: number, to: number): void => {
    for (const [x, w] of stretch(next, from, to, 22, 32)) {
      const y = near + between(next, 0, 12)
      found.push({ x, y, w, h: FLOOR.y - 1 - y, wall: between(next, 24, 36) })
    }
  }
  back(near, LANDMARK.x - 2)
  back(LANDMARK.x + LANDMARK.w + 2, far)
  for (const x of [near, far - WING]) {
    for (const [y, h] of stretch(next, FLOOR.y + 1, far - FRONT, 28, 44)) {
      found.push({ x, y, w: WING - 1, h, wall: between(next, 9, 14) })
    }
  }
  const front = (from: number, to: number): void => {
    for (const [x, w] of stretch(next, from, to, 22, 38)) {
      const y = far - FRONT + between(next, 0, 5)
      found.push({ x, y, w, h: far - y, wall: 15 })
    }
  }
  front(near, SIDE / 2 - PORCH)
  front(SIDE / 2 + PORCH, far)
  return found.sort((a, b) => a.y + a.h - b.y - b.h)
}

function paintTrees(b: Brush, skin: Skin, next: Stream): void {
  const leaf = mix('#39603f', '#3a1a14', skin.doom)
  for (const [x, y] of [
    [4.5, 60],
    [4.5, 150],
    [4.5, 226],
    [SIDE - 4.5, 84],
    [SIDE - 4.5, 176],
    [SIDE - 4.5, 250],
  ] as const) {
    if (next() < 0.25) continue
    b.disc(x + 1.4, y + 2, 5, '#000000', 0.5)
    b.disc(x, y, 4.8, mix(leaf, '#000000', 0.35))
    b.disc(x - 1, y - 1, 3.4, leaf)
    b.disc(x - 1.8, y - 2, 1.5, mix(leaf, '#ffffff', 0.25))
  }
}

/** The name in neon, on a dark board, and its light on the plaza below. A long name is set narrower, never cut. */
function paintSign(b: Brush, name: string, colour: string, font: string): void {
  const { ctx } = b
  const middle = SIDE / 2
  b.fill(roundPath(FLOOR.x + 3, 66, FLOOR.w - 6, 27, 4), '#06080c', 0.9)
  b.stroke(roundPath(FLOOR.x + 3, 66, FLOOR.w - 6, 27, 4), colour, 1, 0.5)
  for (const x of [FLOOR.x + 8, FLOOR.x + FLOOR.w - 8]) b.disc(x, 79.5, 1.3, '#8fa0b6', 0.7)
  ctx.font = `800 25px ${font}`
  ctx.letterSpacing = '1.9px'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  const room = FLOOR.w - 22
  const width = ctx.measureText(name).width
  const squeeze = width > room ? room / width : 1
  ctx.save()
  ctx.translate(middle + 1, 88)
  ctx.scale(squeeze, 1)
  const write = (style: string, alpha: number): void => {
    ctx.globalAlpha = alpha
    ctx.fillStyle = style
    ctx.fillText(name, 0, 0)
    ctx.globalAlpha = 1
  }
  b.glowing(colour, 11, () => write(colour, 1))
  b.glowing(colour, 4, () => write(colour, 1))
  write('#ffffff', 0.34)
  ctx.restore()
  ctx.letterSpacing = '0px'
  b.light(middle, 100, 104, 26, colour, 0.34)
}
