import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'
import { describe, expect, it } from 'vitest'
import { cityPlan } from '../../src/parts/city/geometry/plan.ts'
import { around, bounded, CLOSEST, fit, frame, wholeMap, zoomAt } from '../../src/parts/city/live/camera.ts'

const rules = compileBox(coreBox)
const plan = cityPlan(rules, 'havens-last-stand-a')
const desktop = { w: 820, h: 768 }
const phone = { w: 390, h: 400 }

describe('the camera', () => {
  it('shows the whole of every map in every window', () => {
    for (const map of rules.tables.maps.keys()) {
      const each = cityPlan(rules, map)
      for (const window of [desktop, phone, { w: 1440, h: 900 }, { w: 844, h: 200 }]) {
        const { x, y, k } = wholeMap(each, window)
        const { bounds } = each
        expect(x).toBeLessThanOrEqual(bounds.x)
        expect(y).toBeLessThanOrEqual(bounds.y)
        expect(x + window.w / k).toBeGreaterThanOrEqual(bounds.x + bounds.w)
        expect(y + window.h / k).toBeGreaterThanOrEqual(bounds.y + bounds.h)
      }
    }
  })

  it('keeps the point under the hand when it zooms, and stops at its limits', () => {
    const camera = wholeMap(plan, desktop)
    const near = zoomAt(camera, 1.7, 300, 200, camera.k)
    expect(near.x + 300 / near.k).toBeCloseTo(camera.x + 300 / camera.k)
    expect(near.y + 200 / near.k).toBeCloseTo(camera.y + 200 / camera.k)
    expect(zoomAt(camera, 100, 0, 0, camera.k).k).toBe(CLOSEST)
    expect(zoomAt(camera, 0.01, 0, 0, camera.k).k).toBe(camera.k)
  })

  it('never loses the map', () => {
    const lost = { x: 90_000, y: -90_000, k: 1 }
    const found = bounded(plan, lost, phone)
    expect(found.x).toBeLessThan(plan.bounds.x + plan.bounds.w)
    expect(found.y).toBeGreaterThan(plan.bounds.y - 100)
    const small = bounded(plan, { x: 500, y: 500, k: 0.1 }, desktop)
    expect(small.x + desktop.w / small.k / 2).toBeCloseTo(plan.bounds.x + plan.bounds.w / 2)
  })

  it('frames on a phone what the question is about, and stays still on a desk that shows it all', () => {
    const spaces = ['s1,1', 's2,1', 'megatheatre']
    const rect = around(plan, spaces)!
    const far = wholeMap(plan, phone)
    const near = frame(plan, spaces, far, phone)
    expect(near.k).toBeGreaterThan(far.k * 1.5)
    expect(near.x).toBeLessThanOrEqual(rect.x)
    expect(near.x + phone.w / near.k).toBeGreaterThanOrEqual(rect.x + rect.w)
    expect(frame(plan, spaces, near, phone)).toEqual(near)
    const whole = wholeMap(plan, desktop)
    expect(frame(plan, spaces, whole, desktop)).toBe(whole)
    expect(frame(plan, [], far, phone)).toBe(far)
    expect(frame(plan, ['nowhere'], far, phone)).toBe(far)
  })

  it('shows every map whole at a desk, and comes nearer where the stage lies over it', () => {
    const desks = [
      { w: 912, h: 690 },
      { w: 870, h: 570 },
      { w: 704, h: 570 },
    ]
    for (const map of rules.tables.maps.keys()) {
      const each = cityPlan(rules, map)
      for (const desk of desks) {
        const whole = wholeMap(each, desk)
        expect(frame(each, [each.start], whole, desk)).toBe(whole)
        expect(
          frame(
            each,
            each.spaces.map(({ id }) => id),
            { ...whole, k: 1.2 },
            desk,
          ),
        ).toEqual(whole)
      }
      const above = { w: 912, h: 266 }
      expect(frame(each, [each.start], wholeMap(each, above), above).k).toBeGreaterThan(0.42)
    }
  })

  it('comes back to the whole map on a desk if the frame is out of sight', () => {
    const away = { ...fit(plan.byId.get('s3,0')!.box, desktop), k: 2 }
    expect(frame(plan, ['s0,2'], away, desktop)).toEqual(wholeMap(plan, desktop))
  })
})
