import { FIGURE_VIEW, flatten, joined, monsterToken, monsterTones, toPixels } from '@haven/art'
import { coreArt } from '@haven/art/core'
import { MONSTER_KINDS } from '@haven/engine'
import { art } from '@haven/second-box/art'
import { describe, expect, it } from 'vitest'
import { settings } from '../../src/base/settings.ts'
import { contrastRatio } from '../../src/base/theme/contrast.ts'
import { figureOf, isStanding, lightOfFigure, STANDING } from '../../src/parts/art/figures.ts'
import { LEVELS, skinOf } from '../../src/parts/city/paint/skin.ts'

const { monsters = {} } = joined(coreArt, art)

const GROUNDS = Array.from({ length: LEVELS + 1 }, (_, level) => skinOf(level)).flatMap(({ asphalt, slab }) => [
  asphalt,
  slab,
])

const hex = (...rgb: number[]): string => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** Of each row of pixels that a figure stands in, the best contrast to the ground. */
function rows(id: string, ground: string, isPlain = false): number[] {
  const art = monsters[id]!
  const w = 48
  const h = 51
  const { data } = toPixels(
    [
      { do: 'fill', d: 'M-100-100H400V400H-100z', colour: ground, a: 1 },
      ...flatten(monsterToken(art), monsterTones(art, isPlain)),
    ],
    { view: FIGURE_VIEW, w, h },
  )
  return Array.from({ length: h }, (_, y) =>
    Math.max(
      ...Array.from({ length: w }, (__, x) => {
        const at = (y * w + x) * 4
        const colour = hex(data[at]!, data[at + 1]!, data[at + 2]!)
        return colour === ground ? 0 : contrastRatio(colour, ground)
      }),
    ),
  ).filter((best) => best > 0)
}

describe('figures of the board', () => {
  it.each(Object.keys(monsters))('%s stands out of every ground, at every level of the Apocalypse', (id) => {
    for (const ground of GROUNDS) {
      const found = rows(id, ground).sort((a, b) => a - b)
      expect(found[Math.floor(found.length / 2)], ground).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(Object.keys(monsters))('%s stands out more in high contrast', (id) => {
    for (const ground of [GROUNDS[0]!, GROUNDS.at(-1)!]) {
      const found = rows(id, ground, true).sort((a, b) => a - b)
      expect(found[Math.floor(found.length / 2)], ground).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('are those of the sin and the Acolytes in play, or their own', () => {
    const company = { sin: 'sloth', acolytes: 'hobos' }
    const found = MONSTER_KINDS.map((kind) => figureOf(kind, 'hc-maestro', company))
    expect(new Set(found)).toEqual(
      new Set(['hobos', 'sloth-abomination', 'sloth-controller', 'sloth-avatar', 'hc-maestro']),
    )
    for (const figure of found) expect(monsters).toHaveProperty(figure)
  })

  it('stand on a plate in their own light', () => {
    expect(lightOfFigure('avatar', 'sloth-avatar')).toBe(monsterTones(monsters['sloth-avatar']!).c)
    expect(lightOfFigure('acolyte', 'hobos')).toBe(monsterTones(monsters.hobos!).c)
    expect(lightOfFigure('hell-club', 'hc-maestro')).toBe(monsterTones(monsters['hc-maestro']!).c)
    settings.value = { ...settings.value, theme: 'contrast' }
    expect(lightOfFigure('hell-club', 'hc-maestro')).toBe(monsterTones(monsters['hc-maestro']!, true).c)
    settings.value = { ...settings.value, theme: 'dark' }
  })

  it('are drawn for every token that stands', () => {
    for (const kind of STANDING) expect(monsters).toHaveProperty(kind)
    expect(isStanding('fire')).toBe(false)
  })
})
