import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS, isInside } from '../../src/parts/city/geometry/outline.ts'
import { cityPlan, type Rect, type SpacePlan } from '../../src/parts/city/geometry/plan.ts'
import { isJoined, towards } from '../../src/parts/city/geometry/route.ts'
import {
  DECAL_HALF,
  decalSpots,
  HERO_CELL,
  type Pieces,
  packSpace,
  type Size,
  type Spot,
  TOKEN_CELL,
} from '../../src/parts/city/geometry/slots.ts'
import { monsterCell } from '../../src/parts/city/live/ranks.ts'

const rules = compileBox(coreBox)
const plans = [...rules.tables.maps.keys()].map((map) => cityPlan(rules, map))

const crowd: Pieces<Size> = {
  heroes: [HERO_CELL, HERO_CELL, HERO_CELL, HERO_CELL],
  monsters: (['avatar', 'controller', 'hell-club', 'abomination', 'acolyte', 'acolyte'] as const).map(monsterCell),
  tokens: Array.from({ length: 6 }, () => TOKEN_CELL),
}

const around = ({ x, y }: { x: number; y: number }, w: number, h: number): Rect => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
})
const boxes = (spots: readonly Spot[], sizes: readonly Size[]): Rect[] =>
  spots.map((spot, i) => around(spot, sizes[i]!.w * spot.scale, sizes[i]!.h * spot.scale))

function rectangles(space: SpacePlan, pieces: Pieces<Size>): Rect[] {
  const packed = packSpace(space, pieces)
  return [
    ...boxes(packed.heroes, pieces.heroes),
    ...boxes(packed.monsters, pieces.monsters),
    ...boxes(packed.tokens, pieces.tokens),
    ...decalSpots(space).map((spot) => around(spot, 2 * DECAL_HALF[space.kind], 2 * DECAL_HALF[space.kind])),
  ]
}

const HAIR = 0.01
const overlap = (a: Rect, b: Rect): boolean =>
  a.x + HAIR < b.x + b.w && b.x + HAIR < a.x + a.w && a.y + HAIR < b.y + b.h && b.y + HAIR < a.y + a.h

describe('slots', () => {
  it('lays out 4 heroes, 6 monsters and 6 tokens in any space of any map without overlap', () => {
    expect(plans).toHaveLength(14)
    const bad: string[] = []
    for (const plan of plans) {
      for (const space of plan.spaces) {
        const found = rectangles(space, crowd)
        expect(found).toHaveLength(16 + space.printed.length)
        found.forEach((a, i) => {
          if (found.slice(i + 1).some((b) => overlap(a, b))) bad.push(`${plan.map} ${space.id}`)
        })
      }
    }
    expect(bad).toEqual([])
  })

  it('keeps every piece inside its space', () => {
    const out: string[] = []
    for (const plan of plans) {
      for (const space of plan.spaces) {
        for (const { x, y, w, h } of rectangles(space, crowd)) {
          for (const [px, py] of [
            [x + HAIR, y + HAIR],
            [x + w - HAIR, y + HAIR],
            [x + w - HAIR, y + h - HAIR],
            [x + HAIR, y + h - HAIR],
          ] as const) {
            if (!isInside(space.outline, px, py)) out.push(`${plan.map} ${space.id} ${px},${py}`)
          }
        }
      }
    }
    expect(out).toEqual([])
  })

  it('never draws a piece of a crowd below three fifths of its size, and a lone one larger', () => {
    for (const plan of plans) {
      for (const space of plan.spaces) {
        const all = packSpace(space, crowd)
        for (const { scale } of [...all.heroes, ...all.monsters, ...all.tokens]) expect(scale).toBeGreaterThan(0.6)
        const alone = packSpace(space, { heroes: [HERO_CELL], monsters: [], tokens: [] })
        expect(alone.heroes[0]!.scale).toBeGreaterThan(1.3)
      }
    }
  })
})

describe('the plan of a map', () => {
  it('joins the same spaces as the rules do', () => {
    for (const plan of plans) {
      const { geometry } = rules.tables.maps.get(plan.map)!
      plan.spaces.forEach((a, i) => {
        const joined = plan.spaces.flatMap((b, j) => (i !== j && isJoined(plan, a.id, b.id) ? [j] : []))
        expect(joined, `${plan.map} ${a.id}`).toEqual(geometry.next[i])
      })
    }
  })

  it('has a crosswalk in the middle of a tile side for each pair of adjacent Streets', () => {
    for (const plan of plans) {
      const { geometry } = rules.tables.maps.get(plan.map)!
      const pairs = geometry.next.flatMap((list, a) =>
        a < geometry.districts ? [] : list.filter((b) => b > a && b >= geometry.districts),
      )
      expect(plan.borders).toHaveLength(pairs.length)
      for (const { x, y, across } of plan.borders) {
        const isOnSide = plan.districts.some((d) =>
          across === 'E' ? d.x === x && Math.abs(d.y - y) === 210 : d.y === y && Math.abs(d.x - x) === 210,
        )
        expect(isOnSide).toBe(true)
      }
    }
  })

  it('never lets two spaces share ground', () => {
    const shared: string[] = []
    for (const plan of plans) {
      const { x, y, w, h } = plan.bounds
      for (let px = x + 3; px < x + w; px += 17) {
        for (let py = y + 3; py < y + h; py += 17) {
          const owners = plan.spaces.filter((space) => isInside(space.outline, px, py))
          if (owners.length > 1) shared.push(`${plan.map} ${px},${py} ${owners.map(({ id }) => id).join(' ')}`)
        }
      }
    }
    expect(shared).toEqual([])
  })

  it('puts water between two groups of tiles, and only there or in holes', () => {
    const wet = (map: string) => plans.find((plan) => plan.map === map)!.cells.filter((cell) => cell.wet)
    expect(wet('havens-last-stand-a')).toEqual([])
    expect(wet('haven-in-flames-b').map(({ column }) => column)).toEqual([2, 2, 2, 2])
    expect(wet('lights-out-a').map(({ column, row }) => [column, row])).toEqual([[1, 1]])
  })
})

describe('arrow keys', () => {
  it('reach every space from the start of every map', () => {
    for (const plan of plans) {
      const seen = new Set([plan.start])
      for (const id of seen) {
        for (const direction of DIRECTIONS) {
          const to = towards(plan, id, direction)
          if (to) seen.add(to)
        }
      }
      expect(seen.size, plan.map).toBe(plan.spaces.length)
    }
  })

  it('go the way they point', () => {
    const plan = plans.find(({ map }) => map === 'havens-last-stand-a')!
    expect(towards(plan, 's1,1', 'E')).toBe('s2,1')
    expect(towards(plan, 's0,0', 'N')).toBeNull()
    expect(towards(plan, 's1,1', 'S')).toBe('megatheatre')
    expect(towards(plan, 'megatheatre', 'S')).toBe('s1,2')
    expect(towards(plan, 's3,0', 'S')).toBe('dockside')
  })
})
