import type { PromptKind } from '@haven/engine'
import { writeSave } from '@haven/table'
import { expect, type Locator, type Page } from '@playwright/test'
import { momentOf } from './moment.ts'
import { put } from './player.ts'

/** What the pictures of all screens have in common. */

export interface Shown {
  readonly page: Page
  readonly isPhone: boolean
}

/** Screens by their names; each stands still when it is shown. */
export type Screens = Readonly<Record<string, (shown: Shown) => Promise<void>>>

export const at = (kind: PromptKind): object => writeSave(momentOf(kind))
export const big = (page: Page): Locator => page.locator('button.dock__big')

/** Somebody is asked something. */
export async function sit(page: Page, file: object, as: string, how?: string): Promise<void> {
  await put(page, file, as, how)
  await expect(page.locator('.dock:not([data-kind="none"])')).toBeVisible({ timeout: 30_000 })
}

export async function point(page: Page, space: string, isPhone: boolean): Promise<void> {
  const cell = page.locator(`[data-space="${space}"]`).first()
  // Where the whole map is not in sight, the keyboard goes there.
  await cell.focus()
  await page.keyboard.press('Enter')
  if (!isPhone) await cell.blur()
}

export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // The city is painted in a worker; what is drawn over it comes with the next pictures.
  const city = page.locator('.city').first()
  if (await city.isVisible())
    await expect(page.locator('.city[data-painted]').first()).toBeAttached({ timeout: 60_000 })
  await page.waitForTimeout(1000)
}

/** Nothing is pointed at: the mouse rests where nothing is, and a finger nowhere. */
export async function handsOff(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 1000) await page.mouse.move(2, 2)
  await settled(page)
}
