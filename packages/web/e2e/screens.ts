import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PromptKind } from '@haven/engine'
import { writeSave } from '@haven/table'
import { expect, type Page, test } from '@playwright/test'
import { momentOf } from './moment.ts'
import { answers, byPointer, curtain, decision, load, playNow, playOn, theEnd } from './player.ts'
import { late, onTheWay } from './positions.ts'

/** Pictures of the main screens, at a desk and on a phone, for docs/screens. */

const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))
const MOST_BYTES = 250_000
const QUALITY = 80
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const at = (kind: PromptKind): object => writeSave(momentOf(kind))

async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // No hand rests on anything.
  await page.mouse.move(2, 2)
  // The city is painted in a worker; what is drawn over it comes with the next pictures.
  const city = page.locator('.city').first()
  if (await city.isVisible())
    await expect(page.locator('.city[data-painted]').first()).toBeAttached({ timeout: 60_000 })
  await page.waitForTimeout(1500)
}

const SCREENS: Readonly<Record<string, (page: Page, isPhone: boolean) => Promise<void>>> = {
  landing: async (page) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
    await expect(page.locator('.landing__city')).toBeVisible({ timeout: 30_000 })
  },
  'new-game': async (page) => {
    await page.goto('/new')
  },
  'hero-turn': async (page) => {
    await load(page, onTheWay, 'the heroes')
    const goal = page.getByRole('gridcell', { name: /^Dockside, District\. .*In reach/ })
    await goal.focus()
    await page.keyboard.press('Enter')
    await expect(decision(page).getByRole('button', { name: 'Walk to Dockside' })).toBeVisible()
    await decision(page)
      .getByRole('button', { name: /^Safest/ })
      .click()
  },
  fight: async (page) => load(page, at('corruption'), 'the heroes'),
  faith: async (page) => {
    await load(page, at('faith'), 'the heroes')
    await expect(page.getByRole('button', { name: /^Turn them so/ })).toBeVisible()
  },
  wounds: async (page) => {
    await load(page, at('wound-slot'), 'the heroes')
    await expect(page.getByRole('button', { name: /^Take them there/ })).toBeVisible()
  },
  sins: async (page) => load(page, at('reaction'), 'the Sins'),
  vote: async (page) => {
    await load(page, at('mission'), 'the heroes')
    await expect(page.getByRole('group', { name: 'Unite or fall' })).toBeVisible()
  },
  curtain: async (page) => {
    await load(page, at('apocalypse-card'), 'both sides')
    await expect(curtain(page)).toBeVisible()
  },
  story: async (page, isPhone) => {
    await load(page, at('wound-slot'), 'the heroes')
    if (isPhone) await page.getByRole('button', { name: 'Story', exact: true }).click()
    else await page.locator('[data-cell="mission"]').click()
  },
  end: async (page) => {
    await load(page, late(1), 'the heroes')
    await playOn(page, 5, byPointer)
    await expect(theEnd(page)).toBeVisible()
    await expect(page.locator('.end[data-counted="true"]')).toBeVisible()
    await expect(page.locator('.better[aria-busy="true"]')).toHaveCount(0, { timeout: 10_000 })
  },
  rules: async (page) => {
    await page.goto('/rules#MOVE-5')
    await expect(page.locator('.rule[data-cited="true"]')).toBeInViewport()
  },
  text: async (page) => {
    await playNow(page)
    await expect(answers(page).first()).toBeVisible()
    const { pathname } = new URL(page.url())
    await page.goto(`${pathname}?view=text&speed=instant`)
  },
}

mkdirSync(FOLDER, { recursive: true })

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone', isMobile: size === 'phone' })
    for (const [name, show] of Object.entries(SCREENS)) {
      test(name, async ({ page }) => {
        await show(page, size === 'phone')
        await settled(page)
        const session = await page.context().newCDPSession(page)
        const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
        const picture = Buffer.from(data, 'base64')
        expect(picture.length).toBeLessThanOrEqual(MOST_BYTES)
        writeFileSync(`${FOLDER}${name}-${size}.webp`, picture)
      })
    }
  })
}
