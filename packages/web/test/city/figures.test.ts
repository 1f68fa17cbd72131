import { FIGURE_VIEW, flatten, monsterToken, monsterTones, toPixels } from '@haven/art'
import { monsters } from '@haven/art/core/monsters'
import { MONSTER_KINDS } from '@haven/engine'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../src/base/theme/contrast.ts'
import { figureOf, isStanding, lightOfFigure, STANDING } from '../../src/parts/art/figures.ts'
import { LEVELS, skinOf } from '../../src/parts/city/paint/skin.ts'

const GROUNDS = Array.from({ length: LEVELS + 1 }, (_, level) => skinOf(level)).flatMap(({ asphalt, slab }) => [
  asphalt,
  slab,
])

const hex = (...rgb: number[]): string => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** Of each row of pixels that a figure stands in, the best contrast to the ground. */
function rows(id: string, ground: string): number[] {
  const art = monsters[id]!
  const w = 48
  const h = 51
  const { data } = toPixels(
    [
      { do: 'fill', d: 'M-100-100H400V400H-100z', colour: ground, a: 1 },
      ...flatten(monsterToken(art), monsterTones(art)),
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
  })

  it('are drawn for every token that stands', () => {
    for (const kind of STANDING) expect(monsters).toHaveProperty(kind)
    expect(isStanding('fire')).toBe(false)
  })
})
