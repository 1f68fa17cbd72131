import { isInside, pathOf, streetOutline } from '../geometry/outline.ts'
import { ARM, type CityPlan, type DistrictPlan, HALF_STREET, type Rect, type SpacePlan } from '../geometry/plan.ts'
import { FLOOR } from './block.ts'
import { type Brush, rectPath } from './brush.ts'
import { between, type Stream, streamOf } from './random.ts'

/** What tokens do to a space, in steps: a picture is painted anew only when a step changes. */
export interface Dressing {
  readonly fire: number
  readonly corruption: number
  readonly nest: number
}

const STEPS = 3
/** How far the sign hangs over the plaza. */
const SIGN = 16
export const dressingStep = (count: number): number => Math.min(STEPS, count)

export function paintDressing(
  b: Brush,
  plan: CityPlan,
  dressings: Readonly<Record<string, Dressing>>,
  seed: string,
): void {
  for (const space of plan.spaces) {
    const dressing = dressings[space.id]
    if (!dressing) continue
    b.within(clipOf(space), () => {
      if (dressing.corruption > 0) veins(b, space, dressing.corruption, streamOf(seed, `veins ${space.id}`))
      if (dressing.nest > 0) webs(b, space, dressing.nest, streamOf(seed, `webs ${space.id}`))
      if (dressing.fire > 0) fire(b, space, dressing.fire, streamOf(seed, `fire ${space.id}`))
    })
  }
}

/** A District is dressed on its plaza: its houses and its sign stay readable. */
function floorOf({ block }: DistrictPlan): Rect {
  return { x: block.x + FLOOR.x, y: block.y + FLOOR.y + SIGN, w: FLOOR.w, h: FLOOR.h - SIGN }
}

const clipOf = (space: SpacePlan): string => {
  // A Street keeps its crosswalks clean: they are its borders.
  if (space.kind === 'street') return pathOf(streetOutline(space, HALF_STREET, ARM, { border: 20 }))
  const { x, y, w, h } = floorOf(space)
  return rectPath(x, y, w, h)
}

/** Where webs hang: in the corners of the kerb, or of the plaza. */
function cornersOf(space: SpacePlan): { readonly x: number; readonly y: number }[] {
  if (space.kind === 'street') return space.outline.filter(({ r }) => r > 0)
  const { x, y, w, h } = floorOf(space)
  return [
    { x, y: y + h },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y },
  ]
}

const f = (value: number): string => String(Math.round(value * 10) / 10)

function somewhere(space: SpacePlan, next: Stream): readonly [number, number] {
  const { x, y, w, h } = space.kind === 'district' ? floorOf(space) : space.box
  for (let i = 0; i < 20; i++) {
    const px = between(next, x + 14, x + w - 14)
    const py = between(next, y + 14, y + h - 14)
    if (isInside(space.outline, px, py)) return [px, py]
  }
  return [space.x, space.y]
}

/** Warm light on everything, scorched ground, embers in the air. */
function fire(b: Brush, space: SpacePlan, step: number, next: Stream): void {
  b.soft(space.x, space.y, 130, 110, '#0a0302', 0.25 + step * 0.1)
  b.light(space.x, space.y + 20, 190, 170, '#ff6a1a', 0.16 + step * 0.1)
  for (let i = 0; i < 2 + step * 2; i++) {
    const [x, y] = somewhere(space, next)
    b.soft(x, y, between(next, 10, 20), between(next, 6, 11), '#050302', 0.7)
    b.light(x, y, between(next, 12, 26), between(next, 10, 18), '#ff7a1a', 0.5)
    flame(b, x, y, between(next, 0.45, 0.8))
  }
  for (let i = 0; i < 22 * step; i++) {
    const [x, y] = somewhere(space, next)
    b.disc(x, y, between(next, 0.5, 1.5), next() < 0.5 ? '#ffd08a' : '#ff7a2a', between(next, 0.4, 0.95))
  }
}

function flame(b: Brush, x: number, y: number, size: number): void {
  b.at(
    x,
    y,
    () => {
      b.fill('M0 4C-8 3-8-4-4-9c0 3 2 3 2 1 0-5 2-8 5-11-1 5 5 7 5 13 0 5-4 8-8 6z', '#ff6a1a', 0.85)
      b.fill('M0 3.5C-4 3-4-1-1.5-4c.5 2 1.5 1 1.5-1 3 2 4 4 3.5 6-.5 2-2 2.8-3.5 2.5z', '#ffd98a', 0.95)
    },
    size,
  )
}

/** Purple veins creep out of the ground, further with every token. */
function veins(b: Brush, space: SpacePlan, step: number, next: Stream): void {
  b.light(space.x, space.y, 150, 150, '#7a35d6', 0.12 + step * 0.07)
  let thick = ''
  let thin = ''
  const roots = 2 + step
  for (let i = 0; i < roots; i++) {
    const [x0, y0] = somewhere(space, next)
    for (let k = 0; k < 2; k++) {
      let x = x0
      let y = y0
      let angle = between(next, 0, Math.PI * 2)
      let d = `M${f(x)} ${f(y)}`
      for (let j = 0; j < 4 + step * 3; j++) {
        angle += between(next, -0.8, 0.8)
        const bend = angle + between(next, -0.9, 0.9)
        const mx = x + Math.cos(bend) * 7
        const my = y + Math.sin(bend) * 7
        x += Math.cos(angle) * 11
        y += Math.sin(angle) * 11
        d += `Q${f(mx)} ${f(my)} ${f(x)} ${f(y)}`
        if (next() < 0.35) thin += tendril(x, y, angle + between(next, -0.9, 0.9), between(next, 12, 24))
      }
      thick += d
    }
  }
  b.stroke(thick, '#12041f', 5, 0.6, { join: 'round', cap: 'round' })
  b.glowing('#9a4dff', 6, () => b.stroke(thick, '#7a35d6', 2, 0.75, { join: 'round', cap: 'round' }))
  b.stroke(thin, '#b57bff', 0.9, 0.6, { cap: 'round' })
}

const tendril = (x: number, y: number, angle: number, length: number): string =>
  `M${f(x)} ${f(y)}q${f(Math.cos(angle + 0.6) * length * 0.5)} ${f(Math.sin(angle + 0.6) * length * 0.5)} ${f(Math.cos(angle) * length)} ${f(Math.sin(angle) * length)}`

/** Webs in the corners, egg sacs where they meet. */
function webs(b: Brush, space: SpacePlan, step: number, next: Stream): void {
  b.light(space.x, space.y, 130, 130, '#8fa62f', 0.08 + step * 0.04)
  for (const corner of cornersOf(space).slice(0, step + 1)) {
    const angle = Math.atan2(space.y - corner.y, space.x - corner.x)
    const spokes = [-0.7, -0.35, 0, 0.35, 0.7].map((turn) => angle + turn)
    const reach = 62 + step * 10
    let d = ''
    for (const a of spokes)
      d += `M${f(corner.x)} ${f(corner.y)}L${f(corner.x + Math.cos(a) * reach)} ${f(corner.y + Math.sin(a) * reach)}`
    for (let r = 14; r < reach; r += 11) {
      spokes.forEach((a, i) => {
        const px = corner.x + Math.cos(a) * r
        const py = corner.y + Math.sin(a) * r
        if (i === 0) d += `M${f(px)} ${f(py)}`
        else {
          const m = (a + spokes[i - 1]!) / 2
          d += `Q${f(corner.x + Math.cos(m) * r * 0.86)} ${f(corner.y + Math.sin(m) * r * 0.86)} ${f(px)} ${f(py)}`
        }
      })
    }
    b.stroke(d, '#dfe8b8', 0.9, 0.42)
    for (let i = 0; i < 3; i++) {
      const r = between(next, 16, reach * 0.6)
      const a = angle + between(next, -0.5, 0.5)
      const x = corner.x + Math.cos(a) * r
      const y = corner.y + Math.sin(a) * r
      b.disc(x + 1, y + 1.5, 4.6, '#000000', 0.5)
      b.disc(x, y, 4.2, '#6d7a2c')
      b.disc(x - 1.2, y - 1.4, 1.6, '#d3df8a', 0.9)
    }
  }
}
