import { writeSave } from '@haven/table'
import { expect, type Page, test } from '@playwright/test'
import { played } from './bot-games.ts'
import { playByKeys } from './keys-alone.ts'
import { answers, byKeys, byTouch, curtain, keepList, playOn, put, tabTo, theEnd } from './player.ts'
import { hearFrames } from './presser.ts'
import { STILL, shifted, watchShifts } from './shifts.ts'
import { beginAsText, playAsText } from './text-player.ts'

/** Games from the set-up to the end, in every way that a table can be played. Too long for `npm test`. */

/** What a browser complains about while a game is played. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(error.message))
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  return found
}

for (const seed of [1, 2]) {
  test(`by keyboard alone, from the landing page through a set-up to the recap (${seed})`, async ({ page }) => {
    const problems = complaints(page)
    await watchShifts(page)
    await page.goto('/?speed=instant')
    await tabTo(page, page.getByRole('link', { name: 'Custom game' }))
    await page.keyboard.press('Enter')
    const sins = page.getByRole('group', { name: 'Sin', exact: true })
    await tabTo(page, sins.getByRole('radio', { name: 'Pride' }))
    await page.keyboard.press('ArrowDown')
    await expect(sins.getByRole('radio', { name: 'Sloth' })).toBeChecked()
    await tabTo(page, page.getByRole('button', { name: 'Begin', exact: true }))
    await page.keyboard.press('Enter')
    // Every answer has its name and its number in the list, as soon as something is asked.
    await expect(page.getByRole('button', { name: 'List', exact: true })).toBeEnabled({ timeout: 30_000 })
    await page.keyboard.press('l')
    await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
    expect(await playOn(page, seed, byKeys)).toBeGreaterThan(20)
    await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible()
    expect(await shifted(page), 'layout shifts of the whole game').toBeLessThan(STILL)
    const rematch = page.getByRole('button', { name: 'Rematch' })
    await tabTo(page, rematch)
    await page.keyboard.press('Enter')
    await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
    expect(problems).toEqual([])
  })
}

test('by keyboard alone, with the list shut, to the end', async ({ page }) => {
  const problems = complaints(page)
  await page.addInitScript(hearFrames)
  await put(page, writeSave(played('keys to the end', 1)), 'the heroes')
  expect(await playByKeys(page, 'keys to the end')).toBeGreaterThan(6)
  await expect(theEnd(page)).toBeVisible()
  expect(problems).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const seed of [3, 4]) {
    test(`by touch, from the landing page to the end (${seed})`, async ({ page }) => {
      const problems = complaints(page)
      await watchShifts(page)
      await page.addInitScript(keepList)
      await page.goto('/?speed=instant')
      await page.getByRole('button', { name: 'Play now' }).tap()
      await expect(answers(page).first()).toBeVisible()
      for (;;) {
        await playOn(page, seed, byTouch, 25)
        if (await theEnd(page).isVisible()) break
        for (const tab of ['Story', 'Log', 'City']) {
          await page.getByRole('button', { name: tab, exact: true }).tap()
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
        }
      }
      expect(await shifted(page), 'layout shifts of the whole game').toBeLessThan(STILL)
      expect(problems).toEqual([])
    })
  }
})

test('by the text view, from the first press to the end', async ({ page }) => {
  const problems = complaints(page)
  await beginAsText(page, '/text?speed=instant')
  expect(await playAsText(page, 5)).toBeGreaterThan(20)
  await expect(page.locator('canvas')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('three hero players and a Sins player at one screen, from the set-up to the end', async ({ page }) => {
  const problems = complaints(page)
  await page.addInitScript(keepList)
  await page.goto('/new?speed=instant')
  await page.getByRole('radio', { name: 'Both' }).check()
  await page.getByRole('radio', { name: '3: 3 heroes in play' }).check()
  await page.getByRole('radio', { name: 'A Face We Knew' }).check()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  // The Sins player gives out the Dark Past: nobody else may look.
  await expect(curtain(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Your hand' })).toHaveCount(0)
  let curtains = 0
  await page.exposeFunction('curtainCame', () => curtains++)
  await page.evaluate(() => {
    const told = globalThis as unknown as { curtainCame: () => void }
    let before = false
    new MutationObserver(() => {
      const now = document.querySelector('.curtain') !== null
      if (now && !before) told.curtainCame()
      before = now
    }).observe(document.body, { childList: true, subtree: true })
  })
  expect(await playOn(page, 6)).toBeGreaterThan(50)
  await expect(theEnd(page)).toBeVisible()
  expect(curtains, 'curtains between the sides').toBeGreaterThan(3)
  expect(problems).toEqual([])
})
