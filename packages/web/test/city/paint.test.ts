import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'
import { box } from '@haven/second-box'
import { describe, expect, it } from 'vitest'
import { cityPlan, type Rect } from '../../src/parts/city/geometry/plan.ts'
import { Brush, type Canvas2D, type Host } from '../../src/parts/city/paint/brush.ts'
import { type Brief, paintCity } from '../../src/parts/city/paint/city.ts'
import { paintFloor } from '../../src/parts/city/paint/floors.ts'
import { KIT_IDS, kitNameOf } from '../../src/parts/city/paint/kits.ts'
import { paintLandmark } from '../../src/parts/city/paint/landmarks.ts'
import { streamOf } from '../../src/parts/city/paint/random.ts'
import { skinOf } from '../../src/parts/city/paint/skin.ts'

const rules = compileBox(coreBox)
const plan = cityPlan(rules, 'lights-out-a')

const names = Object.fromEntries(plan.districts.map(({ id }) => [id, `name of ${id}`]))
const brief: Brief = { plan, seed: 'one', level: 0, names, start: 'begin', dressings: {}, font: 'serif' }

/** A canvas that writes down what it is told to draw. */
function recorder(): { host: Host; log: string[]; written: string[] } {
  const log: string[] = []
  const written: string[] = []
  const told = (each: unknown): string => (typeof each === 'object' ? 'object' : `${each as string | number}`)
  const gradient = { addColorStop: (at: number, colour: string) => log.push(`stop ${at} ${colour}`) }
  const ctx = new Proxy({} as Record<string, unknown>, {
    set: (_, name, value) => {
      log.push(`${String(name)} = ${told(value)}`)
      return true
    },
    get:
      (_, name) =>
      (...parameters: unknown[]) => {
        log.push(`${String(name)} ${parameters.map(told).join(' ')}`)
        if (name === 'fillText') written.push(String(parameters[0]))
        if (name === 'measureText') return { width: 100 }
        return String(name).startsWith('create') ? gradient : undefined
      },
  })
  const host: Host = {
    ctx: ctx as unknown as Canvas2D,
    scale: 1,
    path: (d) => {
      log.push(d)
      return d as unknown as Path2D
    },
    texture: (alpha, size, colour) => {
      expect(alpha).toHaveLength(size * size)
      return { colour } as unknown as CanvasImageSource
    },
  }
  return { host, log, written }
}

const near = plan.districts[0]!.block

function painted(changes: Partial<Brief> = {}, region: Rect = near): { log: string[]; written: string[] } {
  const { host, log, written } = recorder()
  paintCity(host, { ...brief, ...changes }, region)
  return { log, written }
}

/** A canvas that only looks for numbers that are none. */
function inspector(): { host: Host; faults: string[]; strokes: () => number } {
  const faults: string[] = []
  let strokes = 0
  const gradient = { addColorStop: () => undefined }
  const doing =
    (name: string) =>
    (...parameters: readonly unknown[]) => {
      strokes += 1
      if (parameters.some((each) => each === undefined || Number.isNaN(each))) faults.push(name)
      if (name === 'measureText') return { width: 100 }
      return name.startsWith('create') ? gradient : undefined
    }
  const deeds = new Map<string, ReturnType<typeof doing>>()
  const ctx = new Proxy({} as Record<string, unknown>, {
    set: (_, name, value) => {
      if (Number.isNaN(value) || String(value).includes('NaN')) faults.push(String(name))
      return true
    },
    get: (_, name) => {
      const key = String(name)
      const known = deeds.get(key) ?? doing(key)
      deeds.set(key, known)
      return known
    },
  })
  const path = (d: string): Path2D => {
    if (d.includes('NaN') || d.includes('undefined')) faults.push(d)
    return d as unknown as Path2D
  }
  const texture = (): CanvasImageSource => ({}) as CanvasImageSource
  return { host: { ctx: ctx as unknown as Canvas2D, scale: 1, path, texture }, faults, strokes: () => strokes }
}

describe('the painter', () => {
  it('paints the same picture from the same brief, and another from another seed, level or dressing', () => {
    const first = painted().log
    expect(first.length).toBeGreaterThan(2000)
    expect(painted().log).toEqual(first)
    const dressings = { 's0,0': { fire: 1, corruption: 1, nest: 1 } }
    for (const other of [{ seed: 'two' }, { level: 1 }, { dressings }]) expect(painted(other).log).not.toEqual(first)
  })

  it('writes only the words that it is given, and the codes of the Streets', () => {
    const codes = plan.streets.map(({ code }) => code)
    expect(new Set(painted({}, plan.bounds).written)).toEqual(new Set([...Object.values(names), 'begin', ...codes]))
  })

  it('paints only what lies in the region', () => {
    const { log, written } = painted()
    expect(log.length).toBeLessThan(painted({}, plan.bounds).log.length / 3)
    expect(written).toContain(`name of ${plan.districts[0]!.id}`)
    expect(written).not.toContain('name of ravencorp-hq')
  })

  it('paints every map and every level without a number that is none', () => {
    const both = compileBox(coreBox, box)
    ;[...both.tables.maps.keys()].forEach((map, i) => {
      const other = cityPlan(both, map)
      const { host, faults, strokes } = inspector()
      paintCity(host, { ...brief, plan: other, level: i % 8 }, other.bounds)
      expect(strokes()).toBeGreaterThan(5000)
      expect(faults).toEqual([])
    })
  })

  it('has a landmark and a plaza of its own for each of the fourteen Districts', () => {
    const pictures = [paintLandmark, paintFloor].map((paint) =>
      KIT_IDS.map((kit) => {
        const { host, log } = recorder()
        paint(new Brush(host), kit, '#ffffff', skinOf(0), streamOf('any', kit))
        return log.join('\n')
      }),
    )
    for (const of of pictures) {
      expect(new Set(of).size).toBe(14)
      for (const picture of of) expect(picture.length).toBeGreaterThan(300)
    }
  })

  it('lends a tile of another box one of our looks, always the same', () => {
    expect(KIT_IDS).toContain(kitNameOf('a-tile-of-another-box'))
    expect(kitNameOf('a-tile-of-another-box')).toBe(kitNameOf('a-tile-of-another-box'))
    for (const { id } of plan.districts) expect(kitNameOf(id)).toBe(id)
  })

  it('puts out the lights as the track rises', () => {
    const lit = [0, 3, 7].map((level) => skinOf(level).lit)
    expect(lit[0]).toBeGreaterThan(lit[1]!)
    expect(lit[1]).toBeGreaterThan(lit[2]!)
    expect(skinOf(99)).toEqual(skinOf(7))
  })
})
