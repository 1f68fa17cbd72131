import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sheetHtml, sheetsOf } from '@haven/art/sheets'
import { expect, test } from '@playwright/test'
import { SECOND } from '../src/app/gallery/second-exhibit.ts'
import { THEMES, type Theme } from '../src/base/theme/palette.ts'
import { lookOf } from '../src/parts/art/look.ts'

/** Contact sheets of every picture, for docs/screens: a person looks at each. */

const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))
const MOST_BYTES = 350_000
const QUALITY = 60
const WIDTH = 1440
/** The folder has to stay light: the usual theme is shown as it is, the others to be held beside it. */
const SCALES: Readonly<Record<Theme, number>> = { dark: 1, light: 0.5, contrast: 0.5 }

const SHEETS = sheetsOf(SECOND)
const names = SHEETS.flatMap(({ name }) => THEMES.map((theme) => `art-${name}-${theme}.webp`))

test('no sheet is left of pictures that are gone', () => {
  mkdirSync(FOLDER, { recursive: true })
  for (const file of readdirSync(FOLDER)) {
    if (file.startsWith('art-') && !names.includes(file)) rmSync(`${FOLDER}${file}`)
  }
})

for (const sheet of SHEETS) {
  for (const theme of THEMES) {
    test(`${sheet.name}, ${theme}`, async ({ page }) => {
      const look = lookOf(theme)
      await page.setViewportSize({ width: WIDTH, height: 900 })
      await page.setContent(`<body style="margin:0">${sheetHtml(sheet, look)}</body>`)
      const box = await page.locator('section').boundingBox()
      const clip = { x: 0, y: 0, width: WIDTH, height: Math.ceil(box!.height), scale: SCALES[theme] }
      const session = await page.context().newCDPSession(page)
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
        clip,
        captureBeyondViewport: true,
      })
      const picture = Buffer.from(data, 'base64')
      expect(picture.length).toBeLessThanOrEqual(MOST_BYTES)
      writeFileSync(`${FOLDER}art-${sheet.name}-${theme}.webp`, picture)
    })
  }
}
