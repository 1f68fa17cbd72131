import { describe, expect, test } from 'vitest'
import type { Recap } from '../../src/model/recap/recap.ts'
import { areaPath, bandPath, CURVE_DOUBT, extremesOf, linePath, pointAt } from '../../src/parts/end/curve.ts'
import { posterOf } from '../../src/parts/end/poster.ts'

const SIZE = { width: 100, height: 50 }

describe('the curve', () => {
  test('runs from the first moment to the last, certainty at the top and despair at the bottom', () => {
    expect(pointAt(0, 1, 4, SIZE)).toEqual({ x: 0, y: 0 })
    expect(pointAt(4, 0, 4, SIZE)).toEqual({ x: 100, y: 50 })
    expect(linePath([0.5, 1, 0], SIZE)).toBe('M0 25L50 0L100 50')
    expect(areaPath([0.5, 1, 0], SIZE)).toBe('M0 25L50 0L100 50L100 50L0 50Z')
  })

  test('its doubt lies around it, ends where everything is certain, and never leaves the picture', () => {
    const y = (chance: number): number => Math.round((1 - chance) * SIZE.height * 10) / 10
    const [high, low] = [y(0.5 + CURVE_DOUBT), y(0.5 - CURVE_DOUBT)]
    expect(bandPath([0.5, 0.99, 0], SIZE)).toBe(`M0 ${high}L50 0L100 50L100 50L50 ${y(0.99 - CURVE_DOUBT)}L0 ${low}Z`)
  })

  test('moments at which nothing changed are left out, but for the last', () => {
    expect(linePath([0.5, 0.5, 0.5, 0.5], SIZE)).toBe('M0 25L100 25')
  })

  test('its extremes are those of the game, not of its end', () => {
    expect(extremesOf([0.4, 0.7, 0.2, 1])).toEqual({ first: 0.4, highest: 0.7, lowest: 0.2, last: 1 })
    expect(extremesOf([0.4])).toEqual({ first: 0.4, highest: 0.4, lowest: 0.4, last: 0.4 })
  })
})

test('the poster is one picture with nothing from elsewhere, and words cannot break out of it', () => {
  const recap = { outcome: { winner: 'sins', rule: 'WIN-2' }, chances: [0.5, 0] } as unknown as Recap
  const svg = posterOf(recap, { title: 'Fallen', lines: ['<script>"&'] })
  expect(svg).toContain('FALLEN')
  expect(svg).toContain('&lt;script&gt;&quot;&amp;')
  expect(svg).not.toContain('<script>')
  expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg'])
  expect(posterOf({ ...recap, chances: null }, { title: 'x', lines: [] })).not.toContain('<path')
})
