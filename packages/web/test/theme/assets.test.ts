import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CARD_ICONS, TABLE_ICONS, UI_GLYPHS } from '../../src/base/icons/names.ts'
import { type IconCollection, spriteSvg } from '../../src/base/icons/sprite-svg.ts'
import { uiGlyphs } from '../../src/base/icons/ui-glyphs.ts'
import { paletteCss } from '../../src/base/theme/palette-css.ts'

const require = createRequire(import.meta.url)
const source = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')
const icons = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconCollection

const REMEDY = 'run `npx tsx packages/web/scripts/write-assets.ts`'

test('palette.css says what palette.ts says', () => {
  expect(source('base/theme/palette.css') === paletteCss(), REMEDY).toBe(true)
})

test('the sprites hold the icons of the lists', () => {
  expect(source('base/icons/sprite.svg') === spriteSvg(TABLE_ICONS, icons), REMEDY).toBe(true)
  expect(source('base/icons/card-sprite.svg') === spriteSvg(CARD_ICONS, icons), REMEDY).toBe(true)
})

test('no icon twice, and no glyph of ours with the name of an icon', () => {
  const names = [...TABLE_ICONS, ...CARD_ICONS, ...UI_GLYPHS]
  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(uiGlyphs)).toEqual([...UI_GLYPHS])
})

test('an icon that the collection lacks is named', () => {
  expect(() => spriteSvg(['no-such-icon'], icons)).toThrow(/no icon "no-such-icon"/)
})

test('numbers of paths are shortened without running into each other', () => {
  const sprite = spriteSvg(['x'], { icons: { x: { body: '<path d="M1.96.54l-12.349-3.06.04 7"/>' } } })
  expect(sprite).toContain('d="M2 .5l-12.3-3.1 0 7"')
  const arc = spriteSvg(['x'], { icons: { x: { body: '<path d="M1 1a2.555 2 0 0111.55 3"/>' } } })
  expect(arc).toContain('M1 1a2.555 2 0 0111.55 3')
})

test('fonts of the first view weigh at most 70 kB, the icons of the table at most 45 kB gzipped', () => {
  const latin = [
    'manrope/files/manrope-latin-wght-normal',
    'sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal',
  ]
  const fonts = latin.map((file) => statSync(require.resolve(`@fontsource-variable/${file}.woff2`)).size)
  expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70_000)
  expect(gzipSync(source('base/icons/sprite.svg')).length).toBeLessThanOrEqual(45_000)
})

test('every custom property that the sheets use is defined', () => {
  const sheets = [
    'base/theme/palette.css',
    'base/theme/tokens.css',
    'base/theme/base.css',
    'base/theme/controls.css',
    'base/theme/surfaces.css',
  ]
    .concat([
      'parts/cards/cards.css',
      'parts/dice/dice.css',
      'parts/panels/panels.css',
      'parts/panels/heroes.css',
      'parts/panels/hero-line.css',
      'parts/panels/sins.css',
      'parts/panels/story.css',
    ])
    .map(source)
    .join('\n')
  const defined = new Set([...sheets.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  // Set by components, as the style of an element.
  for (const name of ['--heat']) defined.add(name)
  const used = [...sheets.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
  expect(used.filter((name) => !defined.has(name))).toEqual([])
})
