import { describe, expect, it } from 'vitest'
import { boundsOf, flatten, type Op, type Pen, pathOf, toCanvas, tones, toSvg } from '../src/index.ts'

const gold = tones('#f2c14e', '#7fb2ff')

describe('shapes', () => {
  it('draws corners straight and smooth points as curves', () => {
    expect(pathOf('0,0 10,0 10,10')).toBe('M0 0L10 0L10 10L0 0z')
    expect(pathOf('0,0 10~0 10,10')).toMatch(/^M0 0C.*C.*L0 0z$/)
  })

  it('draws several pieces as one path', () => {
    expect(pathOf('0,0 1,0 1,1|5,5 6,5 6,6').match(/M/g)).toHaveLength(2)
    expect(pathOf([['disc', 0, 0, 5], '0,0 1,0 1,1']).match(/M/g)).toHaveLength(2)
  })

  it('mirrors half a shape, and does not double the points on the mirror', () => {
    expect(pathOf(['half', '160,0 100,50 160,90'])).toBe('M160 0L220 50L160 90L100 50L160 0z')
  })

  it('runs every closed piece the same way round, so that pieces that overlap make no hole', () => {
    expect(pathOf('0,0 0,10 10,10 10,0')).toBe(pathOf('0,0 10,0 10,10 0,10'))
  })

  it('keeps lines open, and gives a brush its widths', () => {
    expect(pathOf(['line', '0,0 10,0'])).toBe('M0 0L10 0')
    expect(pathOf(['brush', '0,0 10,0', 2, 4])).toBe('M0 1L0 -1L10 -2L10 2L0 1z')
  })

  it('draws the same unevenness from the same seed, and another from another', () => {
    const roofs = (seed: string) => pathOf(['roofs', 0, 100, 50, 10, 40, seed])
    expect(roofs('a')).toBe(roofs('a'))
    expect(roofs('a')).not.toBe(roofs('b'))
  })
})

describe('one list, two hands', () => {
  const picture: Op[] = [
    ['fill', ['box', 0, 0, 320, 320], 'c ink 84'],
    ['body', '100,100 200,100 200~200 100~200'],
    ['glow', [50, 50, 20, 10], 'pale', { a: 0.5 }],
    ['at', [10, 20, 2, 90, true], [['stroke', ['line', '0,0 5,5'], 'two', { w: 3, dash: [2, 1] }]], { a: 0.5 }],
  ]
  const commands = flatten(picture, gold)

  it('tells the SVG without filters, masks, words or addresses', () => {
    const svg = toSvg(commands, { view: [0, 0, 320, 320], w: 48, h: 48 })
    expect(svg).not.toMatch(/filter|mask|feTurb|href|<text|NaN|undefined/)
    expect(svg).toContain('transform="translate(10 20) rotate(90) scale(-2 2)"')
    expect(svg).toContain('stroke-dasharray="2 1" opacity="0.5"')
    const names = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
    expect(new Set(names).size).toBe(names.length)
    for (const [, used] of svg.matchAll(/url\(#(\w+)\)/g)) expect(names).toContain(used)
  })

  it('gives a canvas the same paths in the same order', () => {
    const drawn: string[] = []
    const pen = new Proxy({} as Pen<string>, {
      get: (_, key) =>
        key === 'fill' || key === 'stroke'
          ? (path: string) => drawn.push(path)
          : () => ({ addColorStop: () => undefined }),
      set: () => true,
    })
    toCanvas(pen, commands, (d) => d)
    const svg = toSvg(commands, { view: [0, 0, 320, 320], w: 48, h: 48 }).replace(/<defs>.*<\/defs>/, '')
    expect(drawn).toEqual([...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d))
  })

  it('measures how far the points go, wherever they are moved', () => {
    expect(boundsOf(flatten([['at', [10, 20, 2], [['fill', ['box', 1, 1, 5, 5], 'c']]]], gold))).toEqual([
      12, 22, 22, 32,
    ])
    expect(boundsOf(flatten([['fill', ['disc', 10, 10, 5], 'c']], gold)).map(Math.round)).toEqual([5, 10, 15, 10])
  })

  it('refuses a paint nobody mixed', () => {
    expect(() => flatten([['fill', '0,0 1,1', 'puce']], gold)).toThrow('puce')
    expect(() => flatten([['fill', '0,0 1,1', 'c puce 20']], gold)).toThrow('puce')
  })
})
