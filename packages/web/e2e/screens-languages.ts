import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { put } from './player.ts'
import { read, speaks } from './reader.ts'
import { handsOff, point, settled } from './screens-shown.ts'
import { langOf } from './spoken.ts'
import { thorleyActs, thorleyArrived } from './third-round.ts'

/** Pictures for the README of each language: `npm run screens -- screens-languages`. */

const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))
const MOST_BYTES = 150_000
const QUALITY = 55
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

async function sit(page: Page, file: object, lang: string): Promise<void> {
  await put(page, file, read(page).landing.loadAsHeroes, lang)
  await expect(page.locator('.dock:not([data-kind="none"])')).toBeVisible({ timeout: 30_000 })
}

const SHOWN: readonly (readonly [keyof typeof SIZES, string, (page: Page, lang: string) => Promise<void>])[] = [
  [
    'desk',
    'landing',
    async (page, lang) => {
      await page.goto(`/?${lang}`)
      await expect(page.locator('.landing__city')).toBeVisible({ timeout: 30_000 })
    },
  ],
  [
    'desk',
    'ahead',
    async (page, lang) => {
      await sit(page, thorleyActs, lang)
      await settled(page)
      await point(page, 'megatheatre', false)
      await expect(page.locator('.deeds[data-ahead]')).toBeVisible()
    },
  ],
  [
    'desk',
    'fight',
    async (page, lang) => {
      await sit(page, thorleyArrived, lang)
      await page.locator('.deed[data-deed="fight"]').click()
      await expect(page.locator('.outlook')).toBeVisible()
    },
  ],
  ['phone', 'hero-turn', (page, lang) => sit(page, thorleyActs, lang)],
]

for (const language of ['de', 'fr', 'ru'] as const) {
  for (const [size, name, show] of SHOWN) {
    test.describe(`${language}, ${size}`, () => {
      test.use({ viewport: SIZES[size], hasTouch: size === 'phone', isMobile: size === 'phone' })
      test(name, async ({ page }) => {
        await speaks(page, language)
        await show(page, langOf(language))
        await handsOff(page)
        const session = await page.context().newCDPSession(page)
        const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
        const picture = Buffer.from(data, 'base64')
        expect(picture.length).toBeLessThanOrEqual(MOST_BYTES)
        mkdirSync(`${FOLDER}${language}`, { recursive: true })
        writeFileSync(`${FOLDER}${language}/${name}-${size}.webp`, picture)
      })
    })
  }
}
