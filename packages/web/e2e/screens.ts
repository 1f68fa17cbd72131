import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { PAGES } from './screens-pages.ts'
import { AGAINST } from './screens-sins.ts'
import { TABLE } from './screens-table.ts'

/** Pictures of every screen, at a desk and on a phone, for docs/screens. */

const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))
const MOST_BYTES = 250_000
const QUALITY = 66
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const SCREENS = { ...PAGES, ...TABLE, ...AGAINST }

test('no picture is left of a screen that is gone', () => {
  mkdirSync(FOLDER, { recursive: true })
  for (const file of readdirSync(FOLDER)) {
    const [, name] = /^(.+)-(?:desk|phone)\.webp$/.exec(file) ?? []
    if (name !== undefined && !(name in SCREENS)) rmSync(`${FOLDER}${file}`)
  }
})

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone', isMobile: size === 'phone' })
    for (const [name, show] of Object.entries(SCREENS)) {
      test(name, async ({ page }) => {
        await show({ page, isPhone: size === 'phone' })
        const session = await page.context().newCDPSession(page)
        const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
        const picture = Buffer.from(data, 'base64')
        expect(picture.length).toBeLessThanOrEqual(MOST_BYTES)
        writeFileSync(`${FOLDER}${name}-${size}.webp`, picture)
      })
    }
  })
}
