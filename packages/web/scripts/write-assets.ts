// Writes what the client has checked in but does not write by hand: the palette as CSS, and the sprite of icons.
//   npx tsx packages/web/scripts/write-assets.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CARD_ICONS, TABLE_ICONS } from '../src/base/icons/names.ts'
import { spriteSvg } from '../src/base/icons/sprite-svg.ts'
import { paletteCss } from '../src/base/theme/palette-css.ts'

const require = createRequire(import.meta.url)
const icons = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
const target = (path: string): URL => new URL(`../src/${path}`, import.meta.url)

writeFileSync(target('base/theme/palette.css'), paletteCss())
writeFileSync(target('base/icons/sprite.svg'), spriteSvg(TABLE_ICONS, icons))
writeFileSync(target('base/icons/card-sprite.svg'), spriteSvg(CARD_ICONS, icons))
console.log(`palette and ${TABLE_ICONS.length + CARD_ICONS.length} icons written`)
