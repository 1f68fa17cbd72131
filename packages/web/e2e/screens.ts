import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PromptKind } from '@haven/engine'
import { writeSave } from '@haven/table'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { played } from './bot-games.ts'
import { bradDies, seek } from './death.ts'
import { momentOf } from './moment.ts'
import { makeTable } from './online-people.ts'
import { curtain, put, theEnd } from './player.ts'
import { roundBegins, thorleyActs, thorleyArrived } from './third-round.ts'

/** Pictures of every screen, at a desk and on a phone, for docs/screens. */

const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))
const MOST_BYTES = 250_000
const QUALITY = 78
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const at = (kind: PromptKind): object => writeSave(momentOf(kind))
const big = (page: Page): Locator => page.locator('button.dock__big')

/** Somebody is asked something. */
async function sit(page: Page, file: object, as: string, how?: string): Promise<void> {
  await put(page, file, as, how)
  await expect(page.locator('.dock:not([data-kind="none"])')).toBeVisible({ timeout: 30_000 })
}

async function point(page: Page, space: string, isPhone: boolean): Promise<void> {
  const cell = page.locator(`[data-space="${space}"]`).first()
  // Where the whole map is not in sight, the keyboard goes there.
  await cell.focus()
  await page.keyboard.press('Enter')
  if (!isPhone) await cell.blur()
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // The city is painted in a worker; what is drawn over it comes with the next pictures.
  const city = page.locator('.city').first()
  if (await city.isVisible())
    await expect(page.locator('.city[data-painted]').first()).toBeAttached({ timeout: 60_000 })
  await page.waitForTimeout(1000)
}

/** Nothing is pointed at: the mouse rests where nothing is, and a finger nowhere. */
async function handsOff(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 1000) await page.mouse.move(2, 2)
  await settled(page)
}

/** A game that bots have played, from its last picture. */
async function ended(page: Page, seed: string): Promise<void> {
  await put(page, writeSave(played(seed)), 'the heroes')
  await expect(theEnd(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.end[data-counted="true"]')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.better[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.locator('.end__painting > .art')).toBeVisible()
  // The veil has come down.
  await page.waitForTimeout(2400)
  await handsOff(page)
}

interface Shown {
  readonly page: Page
  readonly isPhone: boolean
}

const SCREENS: Readonly<Record<string, (shown: Shown) => Promise<void>>> = {
  landing: async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
    await expect(page.locator('.landing__city')).toBeVisible({ timeout: 30_000 })
    await handsOff(page)
  },
  'new-game': async ({ page }) => {
    await page.goto('/new')
    await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible()
    await handsOff(page)
  },
  lobby: async ({ page }) => {
    await makeTable(page, '', 'Anna', thorleyActs)
    await handsOff(page)
  },
  'hero-turn': async ({ page }) => {
    await sit(page, thorleyActs, 'the heroes')
    await handsOff(page)
  },
  ahead: async ({ page, isPhone }) => {
    await sit(page, thorleyActs, 'the heroes')
    await settled(page)
    await point(page, 'megatheatre', isPhone)
    await expect(page.locator('.deeds[data-ahead]')).toBeVisible()
    await handsOff(page)
  },
  fight: async ({ page }) => {
    await sit(page, thorleyArrived, 'the heroes')
    await page.locator('.deed[data-deed="fight"]').click()
    await expect(page.locator('.outlook')).toBeVisible()
    await handsOff(page)
  },
  'last-word': async ({ page }) => {
    await sit(page, at('corruption'), 'the heroes')
    await handsOff(page)
  },
  faith: async ({ page }) => {
    await sit(page, at('faith'), 'the heroes')
    await expect(big(page)).toBeVisible()
    await handsOff(page)
  },
  wounds: async ({ page }) => {
    await sit(page, at('wound-slot'), 'the heroes')
    await expect(big(page)).toBeVisible()
    await handsOff(page)
  },
  death: async ({ page }) => {
    await bradDies(page)
    await seek(page, 2200)
  },
  'sin-card': async ({ page }) => {
    await sit(page, at('sin-card'), 'the Sins', 'speed=normal')
    await settled(page)
    await page.locator('.deed').first().click()
    if (await big(page).isVisible()) await big(page).click()
    await expect(page.locator('.film-card')).toBeVisible({ timeout: 30_000 })
    await page.waitForTimeout(900)
    await page.keyboard.press('p')
    await settled(page)
  },
  cards: async ({ page }) => {
    await sit(page, at('upgrade'), 'the heroes')
    await page.locator('.stage-card').nth(1).click()
    await handsOff(page)
  },
  vote: async ({ page }) => {
    await sit(page, at('mission'), 'the heroes')
    await expect(page.locator('.cards .vote__chip').first()).toBeVisible()
    await handsOff(page)
  },
  sins: async ({ page, isPhone }) => {
    await sit(page, roundBegins, 'the Sins')
    await settled(page)
    await point(page, 's2,2', isPhone)
    await expect(big(page)).toBeVisible()
    await handsOff(page)
  },
  reaction: async ({ page }) => {
    await sit(page, at('reaction'), 'the Sins')
    await handsOff(page)
  },
  list: async ({ page }) => {
    await sit(page, thorleyActs, 'the heroes')
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect(page.locator('.list')).toBeVisible()
    await handsOff(page)
  },
  book: async ({ page, isPhone }) => {
    await sit(page, thorleyActs, 'the heroes')
    if (isPhone) await page.getByRole('button', { name: 'Story', exact: true }).click()
    else await page.locator('[data-cell="mission"]').click()
    await handsOff(page)
  },
  inspect: async ({ page }) => {
    await sit(page, thorleyActs, 'the heroes')
    await handsOff(page)
    const token = page.locator('[data-inspect^="token:fire@s1,1"]').first()
    await token.dispatchEvent('keydown', { key: 'i', bubbles: true })
    await expect(page.locator('#inspected')).toBeVisible()
    await page.waitForTimeout(500)
  },
  legend: async ({ page }) => {
    await sit(page, thorleyActs, 'the heroes')
    await page.keyboard.press('?')
    await page.getByRole('tab', { name: 'Legend' }).click()
    await handsOff(page)
  },
  curtain: async ({ page }) => {
    await put(page, at('apocalypse-card'), 'both sides')
    await expect(curtain(page)).toBeVisible({ timeout: 30_000 })
    await handsOff(page)
  },
  end: ({ page }) => ended(page, 'an evening in Haven'),
  victory: ({ page }) => ended(page, 'a morning in Haven'),
  rules: async ({ page }) => {
    await page.goto('/rules#MOVE-5')
    await expect(page.locator('.rule[data-cited="true"]')).toBeInViewport()
    await handsOff(page)
  },
  text: async ({ page }) => {
    await sit(page, thorleyActs, 'the heroes')
    const { pathname } = new URL(page.url())
    await page.goto(`${pathname}?view=text&speed=instant`)
    await handsOff(page)
  },
}

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
