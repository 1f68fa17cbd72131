import { expect, type Page, test } from '@playwright/test'
import { narrowTargets } from './fingers.ts'
import { momentOf } from './moment.ts'
import { keepList, load, playNow } from './player.ts'

/** On a phone whatever is pressed is large enough for a finger. The questions are in `gallery.e2e.ts`. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const PAGES = [
  '/',
  '/new',
  '/load',
  '/settings',
  '/rules',
  '/credits',
  '/text',
  '/online',
  '/first-night',
  '/nightmare',
  '/drills',
  '/you',
  '/nowhere',
] as const

const look = async (page: Page, where: string): Promise<void> =>
  expect.soft(await page.evaluate(narrowTargets, 'body'), where).toEqual([])

test('every page', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeAttached()
    await look(page, path)
  }
})

test('the table, upright and lying, its tabs, its list and what opens over it', async ({ page }) => {
  await page.addInitScript(keepList)
  await playNow(page)
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    const where = `${size.width}×${size.height}`
    await look(page, `${where}, the list`)
    const list = page.getByRole('button', { name: 'List', exact: true })
    await list.tap()
    for (const tab of await page.locator('.tabs__tab').all()) {
      await tab.tap()
      await look(page, `${where}, ${await tab.textContent()}`)
    }
    await page.locator('.tabs__tab').first().tap()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, `${where}, the menu`)
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Rule / })
      .first()
      .tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, `${where}, a rule`)
    await page.keyboard.press('Escape')
    await list.tap()
  }
})

test('a vote, and the Sins player’s hand', async ({ page }) => {
  await load(page, momentOf('mission').save(), 'the heroes')
  await look(page, 'a vote')
  await load(page, momentOf('reaction').save(), 'the Sins')
  for (const tab of await page.locator('.tabs__tab').all()) {
    await tab.tap()
    await look(page, `the Sins, ${await tab.textContent()}`)
  }
})
