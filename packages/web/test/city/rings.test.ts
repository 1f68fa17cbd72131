import { coreBox } from '@haven/content'
import { compileBox, type MonsterKind, randomFrom, type View } from '@haven/engine'
import { describe, expect, it } from 'vitest'
import { isInside } from '../../src/parts/city/geometry/outline.ts'
import { type CityPlan, cityPlan } from '../../src/parts/city/geometry/plan.ts'
import { fanOf, LEAST, type Ring, ringsOf } from '../../src/parts/city/geometry/rings.ts'
import { wholeMap } from '../../src/parts/city/live/camera.ts'
import { cityModel, counted } from '../../src/parts/city/live/model.ts'
import { placed } from '../../src/parts/city/live/placing.ts'
import { freePlate } from '../../src/parts/city/live/plates.ts'

const rules = compileBox(coreBox)
const maps = [...rules.tables.maps.keys()]
const KINDS: readonly MonsterKind[] = ['avatar', 'controller', 'hell-club', 'abomination', 'acolyte', 'acolyte']

/** Four heroes, six monsters and six tokens in every space: more than any game brings. */
function stress(map: string): View {
  const { story } = rules.tables.maps.get(map)!.def
  const setup = rules.resolveSetup({ heroPlayers: 4, story, map, sin: 'pride', acolytes: 'nuns' }, randomFrom('rings'))
  const view = rules.view(rules.createGame(setup, 'rings'), 'all')
  const spaces = rules.tables.maps.get(map)!.geometry.spaces
  const tokens = ['fire', 'corruption', 'pentagram', 'nest', 'innocent', 'extraTurn'] as const
  return {
    ...view,
    heroes: spaces.flatMap((space) => view.heroes.map((hero) => ({ ...hero, space }))),
    monsters: spaces.flatMap((space) => KINDS.map((kind, i) => ({ id: `${kind} ${space} ${i}`, kind, space }))),
    tokens: spaces.flatMap((space) => tokens.map((kind) => ({ kind, count: 2, space }))),
  } as View
}

/** The free part of the board in each window, and who presses there; a phone comes as near as it needs. */
const WINDOWS = [
  [912, 690, LEAST.mouse, 0],
  [870, 570, LEAST.mouse, 0],
  [704, 570, LEAST.mouse, 0],
  [1715, 1105, LEAST.mouse, 0],
  [390, 430, LEAST.touch, 0.42],
  [524, 302, LEAST.touch, 0.42],
] as const

const figuresOf = (plan: CityPlan, view: View, k: number): Ring[] => {
  const model = cityModel(rules, view)
  return placed(plan, k < 0.5 ? counted(model) : model)
    .filter(({ what }) => what !== 'token')
    .map((piece) => ({
      x: piece.spot.x,
      y: piece.spot.y,
      side: 52 * piece.spot.scale,
      keys: [`${piece.what} ${piece.key} ${piece.space}`],
    }))
}

const overlaps = (rings: readonly Ring[]): number => {
  let found = 0
  rings.forEach((a, i) => {
    for (const b of rings.slice(i + 1)) {
      const near = (a.side + b.side) / 2 - 0.02
      if (Math.abs(a.x - b.x) < near && Math.abs(a.y - b.y) < near) found++
    }
  })
  return found
}

/** Is there a square of this side in the space where no ring lies? */
function hasRoom(plan: CityPlan, id: string, rings: readonly Ring[], side: number): boolean {
  const { outline, box } = plan.byId.get(id)!
  const step = side / 4
  const corners = [0, 0.5, 1].flatMap((across) => [0, 0.5, 1].map((down) => [across * side, down * side] as const))
  for (let x = box.x; x + side <= box.x + box.w; x += step) {
    for (let y = box.y; y + side <= box.y + box.h; y += step) {
      if (!corners.every(([dx, dy]) => isInside(outline, x + dx, y + dy))) continue
      const isFree = rings.every(
        (ring) =>
          Math.abs(ring.x - x - side / 2) >= (ring.side + side) / 2 ||
          Math.abs(ring.y - y - side / 2) >= (ring.side + side) / 2,
      )
      if (isFree) return true
    }
  }
  return false
}

describe('rings of figures', () => {
  it('never lie over one another on any map in any window, whoever is lit', () => {
    expect(maps).toHaveLength(14)
    const bad: string[] = []
    for (const map of maps) {
      const plan = cityPlan(rules, map)
      const view = stress(map)
      for (const [w, h, least, nearest] of WINDOWS) {
        const k = Math.max(nearest, wholeMap(plan, { w, h }).k)
        const figures = figuresOf(plan, view, k)
        // All of one space at a time, as a question lights them; and all of the city.
        for (const lit of [
          figures,
          ...plan.spaces.map(({ id }) => figures.filter(({ keys }) => keys[0]?.endsWith(` ${id}`))),
        ]) {
          const rings = ringsOf(lit, least / k)
          if (overlaps(rings) > 0) bad.push(`${map} ${w}×${h}: rings`)
          if (rings.some(({ side }) => side * k < least - 0.01)) bad.push(`${map} ${w}×${h}: too small`)
          if (rings.flatMap(({ keys }) => keys).length !== lit.length) bad.push(`${map} ${w}×${h}: lost`)
        }
      }
    }
    expect(bad).toEqual([])
  })

  it('are fanned out within the map where they are crowded', () => {
    const plan = cityPlan(rules, maps[0]!)
    const { x, y, w, h } = plan.bounds
    for (const count of [2, 4, 5, 9]) {
      for (const at of [
        { x, y },
        { x: x + w, y: y + h },
        { x: x + w / 2, y },
      ]) {
        const keys = Array.from({ length: count }, (_, i) => `${i}`)
        const fan = fanOf({ ...at, side: 80, keys }, 80, plan.bounds)
        expect(fan.flatMap((ring) => ring.keys)).toEqual(keys)
        expect(overlaps(fan)).toBe(0)
        for (const ring of fan) {
          expect(ring.x - ring.side / 2).toBeGreaterThanOrEqual(x)
          expect(ring.x + ring.side / 2).toBeLessThanOrEqual(x + w)
          expect(ring.y - ring.side / 2).toBeGreaterThanOrEqual(y)
          expect(ring.y + ring.side / 2).toBeLessThanOrEqual(y + h)
        }
      }
    }
  })

  it('leave each lit space 24 × 24 pixels to press', () => {
    const bad: string[] = []
    for (const map of maps) {
      const plan = cityPlan(rules, map)
      const view = stress(map)
      for (const [w, h, least, nearest] of WINDOWS) {
        const k = Math.max(nearest, wholeMap(plan, { w, h }).k)
        const rings = ringsOf(figuresOf(plan, view, k), least / k)
        for (const { id } of plan.spaces) if (!hasRoom(plan, id, rings, 24 / k)) bad.push(`${map} ${w}×${h} ${id}`)
      }
    }
    expect(bad).toEqual([])
  })
})

describe('a plate', () => {
  const wished = { x: 400, y: 400, w: 200, h: 60 }
  const seen = { x: 0, y: 0, w: 1000, h: 800 }

  it('lies where it is wished if nobody stands there, else as near as it covers nobody', () => {
    expect(freePlate(wished, seen, [])).toMatchObject({ x: 400, y: 400 })
    const piece = { x: 500, y: 430, scale: 1 }
    const { x, y } = freePlate(wished, seen, [piece])
    expect(piece.x > x && piece.x < x + 200 && piece.y > y && piece.y < y + 60).toBe(false)
    expect(Math.hypot(x - 400, y - 400)).toBeLessThan(160)
  })

  it('stays in sight, and where all is full it lies where it is wished', () => {
    const corner = freePlate({ ...wished, x: 0, y: 0 }, seen, [{ x: 50, y: 20, scale: 1 }])
    expect(corner.x >= 0 && corner.y >= 0).toBe(true)
    const crowd = Array.from({ length: 60 * 50 }, (_, i) => ({
      x: (i % 60) * 20,
      y: Math.floor(i / 60) * 20,
      scale: 1,
    }))
    expect(freePlate(wished, seen, crowd)).toMatchObject({ x: 400, y: 400 })
  })
})
