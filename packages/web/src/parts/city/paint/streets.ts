import { DIRECTIONS, pathOf, STEP, streetOutline } from '../geometry/outline.ts'
import { ARM, type CityPlan, HALF_STREET, type Rect, type StreetPlan } from '../geometry/plan.ts'
import { type Brush, rectPath, roundPath } from './brush.ts'
import { clear, mix } from './colour.ts'
import { kitOf } from './kits.ts'
import { between, pick, streamOf } from './random.ts'
import type { Skin } from './skin.ts'

const f = (value: number): string => String(Math.round(value * 10) / 10)

export interface Texture {
  readonly picture: CanvasImageSource
  readonly size: number
}

/** Streets, crossings and crosswalks: the borders of Street spaces are the brightest thing on the ground. */
export function paintStreets(b: Brush, plan: CityPlan, skin: Skin, seed: string, grain: Texture, wet: Texture): void {
  const all = plan.streets.map((street) => pathOf(street.outline)).join('')
  b.at(0, 15, () => {
    b.stroke(all, '#030508', 30, 0.8, { join: 'round' })
    b.fill(all, '#030508', 0.8)
  })
  b.stroke(all, mix(skin.stone, '#000000', 0.28), 22, 1, { join: 'round' })
  b.stroke(all, mix(skin.stone, '#000000', 0.12), 18, 1, { join: 'round' })
  b.stroke(all, '#0a0d12', 9, 1, { join: 'round' })
  b.fill(all, skin.asphalt)
  b.stroke(all, skin.asphalt, 1.5)
  for (const street of plan.streets) b.within(pathOf(street.outline), () => paintGround(b, street, skin, seed))
  b.within(all, () => {
    // Old asphalt is patched and uneven; the grain makes it stone.
    b.ctx.globalCompositeOperation = 'multiply'
    b.paper(wet.picture, wet.size, 330, plan.bounds, 0.5)
    b.ctx.globalCompositeOperation = 'overlay'
    b.paper(grain.picture, grain.size, 150, plan.bounds, 0.26)
    b.ctx.globalCompositeOperation = 'source-over'
    paintReflections(b, plan, skin, seed)
  })
  for (const street of plan.streets) paintCars(b, street, skin, seed)
  if (skin.doom > 0.3) paintCracks(b, plan, skin, seed)
  paintMarkings(b, plan, skin)
  paintEdge(b, plan, skin)
}

/** One pool of light for each space, cool and warm in turn: the tone changes exactly at the border. */
function paintGround(b: Brush, street: StreetPlan, skin: Skin, seed: string): void {
  const { x, y, arms, box, column, row, id } = street
  const tone = (column + row) % 2 ? skin.warm : skin.cool
  const pool = b.ctx.createRadialGradient(x, y, 0, x, y, ARM * 1.08)
  pool.addColorStop(0, clear(tone, 0.33))
  pool.addColorStop(0.45, clear(tone, 0.17))
  pool.addColorStop(0.8, clear(tone, 0.075))
  pool.addColorStop(1, clear(tone, 0.05))
  b.box(box.x, box.y, box.w, box.h, pool)
  const next = streamOf(seed, `ground ${id}`)
  for (const arm of arms) {
    const [dx, dy] = STEP[arm]
    // Water in the hollows: light, never dark, so that nobody takes it for a piece.
    const along = between(next, 84, 180)
    const aside = between(next, -42, 42)
    const r = between(next, 12, 26)
    const px = x + dx * along + dy * aside
    const py = y + dy * along + dx * aside
    b.light(px, py, r * 1.5, r * 0.6, skin.cool, 0.16)
    b.light(px - r * 0.2, py - r * 0.08, r * 0.8, r * 0.2, skin.paint, 0.1)
  }
}

/** Wet asphalt draws every light out towards the one who looks. */
function paintReflections(b: Brush, plan: CityPlan, skin: Skin, seed: string): void {
  for (const { id, block } of plan.districts) {
    const next = streamOf(seed, `reflections ${id}`)
    const accent = mix(kitOf(id).accent, skin.seam, skin.doom * 0.4)
    const bottom = block.y + block.h
    b.light(block.x + block.w / 2, bottom + 22, 118, 34, accent, 0.3 - skin.doom * 0.1)
    b.light(block.x + block.w / 2, block.y - 14, 90, 17, accent, 0.2)
    b.light(block.x - 14, block.y + block.h / 2, 17, 84, accent, 0.18)
    b.light(block.x + block.w + 14, block.y + block.h / 2, 17, 84, accent, 0.18)
    for (let i = 0; i < 22; i++) {
      const colour = pick(next, [accent, accent, skin.windowWarm, skin.windowCool])
      const px = between(next, block.x + 18, block.x + block.w - 18)
      b.light(
        px,
        bottom + between(next, 14, 34),
        between(next, 2, 5),
        between(next, 18, 46),
        colour,
        between(next, 0.12, 0.42),
      )
    }
  }
}

const CAR_BODIES = ['#2b3646', '#3a2d33', '#23323a', '#453c2b', '#1e2530', '#4a4f58'] as const

/** Parked at the kerb of an arm that holds no pieces. */
function paintCars(b: Brush, { x, y, arms, id }: StreetPlan, skin: Skin, seed: string): void {
  const next = streamOf(seed, `cars ${id}`)
  const free =
    arms.length === 4
      ? (['E', 'W'] as const)
      : arms.length === 3
        ? arms.filter((a) => !arms.includes(DIRECTIONS[(DIRECTIONS.indexOf(a) + 2) % 4]!))
        : []
  for (const arm of free) {
    for (const side of [-1, 1]) {
      const along = between(next, 146, 170)
      const body = pick(next, CAR_BODIES)
      const isBurnt = next() < skin.doom * 0.5
      if (next() > 0.42) continue
      const [dx, dy] = STEP[arm]
      const offset = side * (HALF_STREET - 15)
      b.ctx.save()
      b.ctx.translate(x + dx * along + dy * offset, y + dy * along + dx * offset)
      b.ctx.rotate(dx ? 0 : Math.PI / 2)
      b.soft(1, 3, 21, 12, '#000000', 0.55)
      b.fill(roundPath(-17, -7.5, 34, 15, 5), isBurnt ? '#17110f' : body)
      b.fill(roundPath(-17, -7.5, 34, 5, 2.5), '#ffffff', 0.1)
      b.fill(roundPath(-8, -6, 15, 12, 3), '#0a0e14')
      b.fill(roundPath(-5, -5, 9, 10, 2.5), mix(isBurnt ? '#17110f' : body, '#ffffff', 0.08))
      if (!isBurnt) {
        b.box(16, -6, 1.6, 3, '#ff4b55')
        b.box(16, 3, 1.6, 3, '#ff4b55')
        b.light(19, 0, 8, 8, '#ff3038', 0.25)
      }
      b.ctx.restore()
    }
  }
}

function paintMarkings(b: Brush, plan: CityPlan, skin: Skin): void {
  let zebra = ''
  let bars = ''
  let dashes = ''
  for (const { x, y, across } of plan.borders) {
    for (let q = -HALF_STREET + 10; q < HALF_STREET - 11; q += 12.4) {
      zebra += across === 'E' ? rectPath(x - 10, y + q, 20, 7) : rectPath(x + q, y - 10, 7, 20)
    }
  }
  for (const { x, y, arms } of plan.streets) {
    for (const arm of arms) {
      const [dx, dy] = STEP[arm]
      const stop = ARM - 17
      const half = HALF_STREET - 8
      bars += `M${f(x + dx * stop - dy * half)} ${f(y + dy * stop - dx * half)}L${f(x + dx * stop + dy * half)} ${f(y + dy * stop + dx * half)}`
      dashes += `M${f(x + dx * (HALF_STREET + 12))} ${f(y + dy * (HALF_STREET + 12))}L${f(x + dx * (ARM - 28))} ${f(y + dy * (ARM - 28))}`
    }
  }
  b.stroke(dashes, '#e9c46a', 2.2, 0.3, { dash: [14, 12] })
  const edges = plan.streets.map((street) => pathOf(streetOutline(street, HALF_STREET, ARM, { kerb: 7, border: 17 })))
  b.stroke(edges.join(''), skin.paint, 1.8, 0.42)
  b.stroke(bars, skin.paint, 4, 0.85)
  b.fill(zebra, skin.paint, 0.95)
}

/** The code of each crossing, painted on it, and where the heroes begin. */
export function paintCodes(b: Brush, plan: CityPlan, skin: Skin, start: string, font: string): void {
  const { ctx } = b
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  for (const { x, y, code, id } of plan.streets) {
    const isStart = id === plan.start
    b.ring(x, y, 40, isStart ? '#4cc9f0' : skin.paint, 2, isStart ? 0.4 : 0.16, [5, 7])
    ctx.font = `900 42px ${font}`
    ctx.fillStyle = clear(skin.paint, 0.26)
    ctx.fillText(code, x, y + (isStart ? 10 : 15))
    if (!isStart) continue
    b.glowing('#4cc9f0', 8, () => b.ring(x, y, 56, '#4cc9f0', 3.2, 0.9, [20, 9.3]))
    ctx.font = `800 14px ${font}`
    ctx.fillStyle = '#7fdcff'
    ctx.fillText(start, x, y + 30)
  }
}

/** A rail beside the water; elsewhere a cordon with amber reflectors. */
function paintEdge(b: Brush, plan: CityPlan, skin: Skin): void {
  const tiles = new Set(plan.districts.map(({ x, y }) => `${x},${y}`))
  const wet = (x: number, y: number): boolean => plan.cells.some((c) => c.wet && inside(c, x, y))
  let rail = ''
  let cordon = ''
  const out = HALF_STREET + 7
  for (const { x, y, arms } of plan.streets) {
    DIRECTIONS.forEach((d, k) => {
      const [dx, dy] = STEP[d]
      const [nx, ny] = STEP[DIRECTIONS[(k + 1) % 4]!]
      const point = (u: number, v: number): string => `${f(x + dx * u + nx * v)} ${f(y + dy * u + ny * v)}`
      const put = (line: string, u: number, ...sides: readonly number[]): void => {
        if (sides.every((v) => wet(x + dx * u + nx * v, y + dy * u + ny * v))) rail += line
        else cordon += line
      }
      if (!arms.includes(d)) put(`M${point(out, 24 - HALF_STREET)}L${point(out, HALF_STREET - 24)}`, out + 20, -20, 20)
      else {
        for (const v of [-1, 1]) {
          if (tiles.has(`${x + (dx + nx * v) * ARM},${y + (dy + ny * v) * ARM}`)) continue
          const beside = arms.includes(DIRECTIONS[(k + 4 + v) % 4]!)
          put(
            `M${point(beside ? out + 18 : HALF_STREET - 24, v * out)}L${point(ARM, v * out)}`,
            ARM * 0.8,
            v * (out + 20),
          )
        }
      }
    })
  }
  b.stroke(cordon, '#0a0d12', 8)
  b.stroke(cordon, mix('#f0a63c', '#e03a2a', skin.doom), 3, 0.9, { dash: [9, 15] })
  b.stroke(rail, '#0a0d12', 5)
  b.stroke(rail, '#b4c8dd', 1.8, 0.8)
  b.stroke(rail, '#b4c8dd', 6, 0.9, { dash: [2, 20] })
}

const inside = ({ x, y, w, h }: Rect, px: number, py: number): boolean => px > x && px < x + w && py > y && py < y + h

/** What lies under Haven shows through. */
function paintCracks(b: Brush, plan: CityPlan, skin: Skin, seed: string): void {
  for (const { x, y, arms, id } of plan.streets) {
    const next = streamOf(seed, `cracks ${id}`)
    for (const arm of arms) {
      const [dx, dy] = STEP[arm]
      let px = x + between(next, -34, 34)
      let py = y + between(next, -34, 34)
      let d = `M${f(px)} ${f(py)}`
      for (let i = 0; i < 10; i++) {
        px += dx * 15 + between(next, -11, 11)
        py += dy * 15 + between(next, -11, 11)
        d += `L${f(px)} ${f(py)}`
        if (next() < 0.25) d += `l${f(between(next, -14, 14))} ${f(between(next, -14, 14))}M${f(px)} ${f(py)}`
      }
      if (next() > skin.doom * 0.8) continue
      b.glowing(skin.seam, 9, () => b.stroke(d, skin.seam, 2.6, 0.55, { join: 'round' }))
      b.stroke(d, '#120506', 2.4, 0.8, { join: 'round' })
      b.stroke(d, '#ffb08a', 0.9, 0.85, { join: 'round' })
    }
  }
}
