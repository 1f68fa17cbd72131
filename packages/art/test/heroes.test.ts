import { gzipSync } from 'node:zlib'
import { coreBox } from '@haven/content'
import { describe, expect, it } from 'vitest'
import { heroes as core } from '../src/core/heroes/index.ts'
import {
  boundsOf,
  bust,
  FIGURE_VIEW,
  fallenFigure,
  flatten,
  type HeroState,
  portrait,
  tones,
  toPixels,
  toSvg,
} from '../src/index.ts'
import { sheetHtml, sheetsOf } from '../src/sheets/index.ts'
import { heroes, OURS } from './ours.ts'

const gold = { colour: '#f2c14e', cls: 'leader' }
const all = Object.entries({ ...heroes, nobody: bust })
const states: readonly HeroState[] = [
  {},
  { waiting: true },
  ...[1, 2, 3, 4].map((wounds) => ({ wounds })),
  ...[2, 3, 4, 5, 6, 7].map((corruption) => ({ corruption })),
  ...[1, 2, 3, 4, 5, 6, 7].map((dead) => ({ dead })),
  { fallen: true },
]
const svgOf = (name: string, state: HeroState, plain = false) =>
  toSvg(portrait(name, heroes[name] ?? bust, { ...gold, plain }, state), { view: [0, 0, 320, 320], w: 160, h: 160 })

describe('heroes', () => {
  it('have a picture each, and one for each second form', () => {
    const forms = coreBox.heroes.flatMap(({ id, secondForm }) => [id, ...(secondForm ? [secondForm.id] : [])])
    expect(Object.keys(core).sort()).toEqual([...forms].sort())
  })

  it.each(all)('%s stays within the frame and forty around it', (_, art) => {
    const [x0, y0, x1, y1] = boundsOf(flatten([...art.ground, ...art.figure], tones(gold.colour)))
    expect(Math.min(x0, y0)).toBeGreaterThanOrEqual(-40)
    expect(Math.max(x1, y1)).toBeLessThanOrEqual(360)
  })

  it.each(all)('%s weighs at most 3 kB', (_, art) => {
    expect(gzipSync(JSON.stringify(art), { level: 9 }).length).toBeLessThanOrEqual(3 * 1024)
  })

  it.each(all)('%s has eyes and a crop inside the frame', (_, { eyes, crop: [x, y, w, h] }) => {
    expect(eyes.length).toBeGreaterThan(0)
    for (const at of eyes.flat()) expect(at > 0 && at < 320).toBe(true)
    expect(x >= 0 && y >= 0 && x + w <= 320 && y + h <= 320).toBe(true)
  })

  it.each(Object.keys(heroes))('%s looks different in every state', (name) => {
    expect(new Set(states.map((state) => svgOf(name, state))).size).toBe(states.length)
    expect(svgOf(name, {}, true)).not.toBe(svgOf(name, {}))
  })

  it('looks the same whenever it is drawn', () => {
    for (const state of states) expect(svgOf('rose', state)).toBe(svgOf('rose', state))
  })

  it('ends at seven levels and four tears, whatever is asked', () => {
    expect(svgOf('rose', { corruption: 9 })).toBe(svgOf('rose', { corruption: 7 }))
    expect(svgOf('rose', { corruption: 1, wounds: 0 })).toBe(svgOf('rose', {}))
  })
})

describe('One of Them', () => {
  const figures = all.map(([name, art]) => [name, art, fallenFigure(name, art)] as const)
  const drawn = (commands: Parameters<typeof toSvg>[0]) => toSvg(commands, { view: FIGURE_VIEW, w: 96, h: 102 })

  it.each(figures)('%s stands as a piece of the board, drawn as he is and cut off at the plate', (_, __, commands) => {
    const [w, h] = [79, 84]
    const paper = { do: 'fill', d: 'M-100-100H400V400H-100z', colour: '#808080', a: 1 } as const
    const { data } = toPixels([paper, ...commands], { view: FIGURE_VIEW, w, h })
    const inRow = (y: number) =>
      Array.from({ length: w }, (_, x) => data[(y * w + x) * 4]!).filter((red) => Math.abs(red - 128) > 4)
    // The plate begins at 252 of a view that goes from -66 to 271.
    const plate = Math.ceil(((252 + 66) / 337) * h)
    expect(inRow(plate - 4).length).toBeGreaterThan(w / 2)
    for (let y = plate + 1; y < h; y++) expect(inRow(y)).toEqual([])
    expect(/filter|mask|feTurb|href|<text|NaN|undefined/.exec(drawn(commands))?.[0]).toBeUndefined()
  })

  it('is somebody each time, and has a look for high contrast', () => {
    expect(new Set(figures.map(([, , commands]) => drawn(commands))).size).toBe(figures.length)
    expect(drawn(fallenFigure('rose', heroes.rose!, true))).not.toBe(drawn(fallenFigure('rose', heroes.rose!)))
  })
})

describe('contact sheets', () => {
  const theme = {
    name: 'dark',
    isPlain: false,
    ground: '#000',
    ink: '#fff',
    colours: new Proxy({}, { get: () => '#f2c14e' }) as Record<string, string>,
  }

  const { second } = OURS
  const classes = Object.fromEntries(Object.keys(second.heroes ?? {}).map((form) => [form, 'leader']))

  it.each(sheetsOf({ art: second, classes }).map((sheet) => [sheet.name, sheet] as const))(
    '%s has nothing that a canvas cannot draw',
    (_, sheet) => {
      const html = sheetHtml(sheet, theme)
      // What a picture is called is not part of it.
      const drawn = html.replaceAll(/ title="[^"]*"/g, '')
      expect(/filter|mask|feTurb|href|<text|NaN|undefined/.exec(drawn)?.[0]).toBeUndefined()
      const names = [...html.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id)
      expect(new Set(names).size).toBe(names.length)
    },
  )
})
