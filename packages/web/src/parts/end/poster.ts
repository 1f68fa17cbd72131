import { tag } from '../../base/words.ts'
import type { Recap } from '../../model/recap/recap.ts'
import { areaPath, linePath } from './curve.ts'

/** A picture of the game to keep: one file, no fonts or images from elsewhere. */

export interface PosterWords {
  readonly title: string
  readonly lines: readonly string[]
}

const WIDTH = 1200
const HEIGHT = 630
const CURVE = { width: 1040, height: 200 }
/** Night and neon; a picture has no theme to follow. */
const COLOURS = {
  ink: '#07090D',
  text: '#E8EDF4',
  muted: '#A3B1C4',
  heroes: '#4CC9F0',
  sins: '#FF4D5E',
  line: '#2A3240',
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function curve(chances: readonly number[]): string {
  return [
    '<g transform="translate(80 370)">',
    `<path d="${areaPath(chances, CURVE)}" fill="${COLOURS.heroes}" opacity="0.35"/>`,
    `<path d="M0 ${CURVE.height}H${CURVE.width}" stroke="${COLOURS.line}" stroke-width="2"/>`,
    `<path d="${linePath(chances, CURVE)}" fill="none" stroke="${COLOURS.text}" stroke-width="3"/>`,
    '</g>',
  ].join('')
}

export function posterOf({ outcome, chances }: Recap, { title, lines }: PosterWords): string {
  const tone = outcome.winner === 'heroes' ? COLOURS.heroes : COLOURS.sins
  const text = lines
    .map((line, i) => `<text x="80" y="${210 + i * 34}" font-size="24" fill="${COLOURS.muted}">${escaped(line)}</text>`)
    .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.ink}"/>`,
    `<rect width="${WIDTH}" height="10" fill="${tone}"/>`,
    `<text x="80" y="140" font-size="84" font-weight="800" letter-spacing="4" fill="${tone}">${escaped(title.toLocaleUpperCase(tag()))}</text>`,
    text,
    chances ? curve(chances) : '',
    '</svg>',
  ].join('')
}
