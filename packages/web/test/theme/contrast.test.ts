import { describe, expect, test } from 'vitest'
import { contrastRatio } from '../../src/base/theme/contrast.ts'
import {
  ACCENTS,
  CLASSES,
  CONTROLS,
  type ColourName,
  FILLS,
  MATERIALS,
  type Palette,
  PEOPLE,
  palettes,
  QUIET_TEXTS,
  SINS,
  SURFACES,
  TEXTS,
  THEMES,
  TOKENS,
} from '../../src/base/theme/palette.ts'

const TEXT = 4.5
const CONTROL = 3
/** The high-contrast theme promises more for words. */
const MOST = 7

const quiet = SURFACES.filter((surface) => surface !== 'plaza')

/** What falls short, in words: the pair, the ratio, the least that is needed. */
function faint(palette: Palette, names: readonly ColourName[], surfaces: readonly ColourName[], least: number) {
  return names.flatMap((name) =>
    surfaces
      .map((surface) => ({ surface, ratio: contrastRatio(palette.colours[name], palette.colours[surface]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ surface, ratio }) => `${name} on ${surface}: ${ratio.toFixed(2)} < ${least}`),
  )
}

test('ratios agree with known ones', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(THEMES)('theme %s', (theme) => {
  const palette = palettes[theme]
  const text = theme === 'contrast' ? MOST : TEXT

  test('words can be read on every surface that carries them', () => {
    expect(faint(palette, TEXTS, SURFACES, text)).toEqual([])
    expect(faint(palette, QUIET_TEXTS, quiet, text)).toEqual([])
    expect(faint(palette, ACCENTS, quiet, text)).toEqual([])
  })

  test('tokens, classes, sins, people and controls can be told from the ground', () => {
    const names = [...TOKENS, ...CLASSES, ...SINS, ...PEOPLE, ...ACCENTS, ...CONTROLS]
    expect(faint(palette, names, SURFACES, CONTROL)).toEqual([])
  })

  test('names of classes and sins are words too', () => {
    expect(faint(palette, [...CLASSES, ...SINS], quiet, TEXT)).toEqual([])
  })

  test('fills carry their words and stand out themselves', () => {
    for (const fill of FILLS) expect(faint(palette, [`on-${fill}`], [fill], text)).toEqual([])
    const loud = FILLS.filter((fill) => fill !== 'fill-quiet')
    expect(faint(palette, loud, SURFACES, CONTROL)).toEqual([])
  })

  test.each(MATERIALS)('%s cards', (material) => {
    const { face, text: words, muted, ornament, edge } = palette.materials[material]
    expect(contrastRatio(words, face)).toBeGreaterThanOrEqual(text)
    expect(contrastRatio(muted, face)).toBeGreaterThanOrEqual(text)
    expect(contrastRatio(ornament, face)).toBeGreaterThanOrEqual(TEXT)
    expect(contrastRatio(edge, face)).toBeGreaterThanOrEqual(CONTROL)
  })

  test('dice: marks on their bodies, bodies on what they lie on', () => {
    const { dice, colours } = palette
    const pairs = [
      [dice['die-hero-mark'], dice['die-hero']],
      [dice['die-hero-faith'], dice['die-hero']],
      [dice['die-sin-mark'], dice['die-sin']],
      [dice['die-sin-burst'], dice['die-sin']],
    ] as const
    for (const [mark, body] of pairs) expect(contrastRatio(mark, body)).toBeGreaterThanOrEqual(TEXT)
    expect(contrastRatio(dice['die-hero'], colours.panel)).toBeGreaterThanOrEqual(CONTROL)
    // The body of a Sin die is dark; its rim, in the colour of its marks, tells it from the table.
    expect(
      Math.max(...['die-sin', 'die-sin-mark'].map((part) => contrastRatio(dice[part as 'die-sin'], colours.panel))),
    ).toBeGreaterThanOrEqual(CONTROL)
  })
})
