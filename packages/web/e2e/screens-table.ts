import { writeSave } from '@haven/table'
import { expect, type Page } from '@playwright/test'
import { played } from './bot-games.ts'
import { bradDies, seek } from './death.ts'
import { curtain, put, theEnd } from './player.ts'
import { at, big, handsOff, point, type Screens, settled, sit } from './screens-shown.ts'
import { roundBegins, thorleyActs, thorleyArrived } from './third-round.ts'

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

/** The table. */
export const TABLE: Screens = {
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
  text: async ({ page }) => {
    await sit(page, thorleyActs, 'the heroes')
    const { pathname } = new URL(page.url())
    await page.goto(`${pathname}?view=text&speed=instant`)
    await handsOff(page)
  },
}
