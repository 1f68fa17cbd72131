import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { clippedIn } from './foreign.ts'
import { answers, playNow, put } from './player.ts'
import { thorleyActs } from './third-round.ts'

/** The strip above the city and the book that it opens: what wins, what loses, and when. */

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

test('mission, clock and Reserve are in sight, and the book tells all of it', async ({ page }) => {
  await playNow(page)
  await expect(answers(page).first()).toBeVisible()
  const mission = page.getByRole('button', { name: /^Mission 1 of 5, Hold the Line\. Kill 7 monsters: 0 done/ })
  const clock = page.getByRole('button', {
    name: /^Apocalypse level 0 of 7\. This round ends with 0 → 1 after 2 more kills, else 2/,
  })
  const force = page.getByRole('button', { name: /In force: no card yet\. Reserve: 4 left/ })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const cell of [mission, clock, force]) await expect(cell).toBeVisible()
    expect(await page.evaluate(clippedIn)).toEqual([])
    await clock.click()
    const book = page.getByRole('dialog', { name: "Haven's Last Stand" })
    await expect(book.getByRole('heading', { name: 'How Haven falls' })).toBeVisible()
    await expect(book).toContainText('Kill 7 monsters: 0 done')
    await expect(book).toContainText('This round: 0 of 2 kills')
    await expect(book).toContainText('3 dead monsters come back at Nests.')
    await expectNoViolations(page, `book at ${size.width}`, '.book')
    // Over the board, and not over what stands around it.
    const box = await book.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(Math.min(896, size.width))
    if (size.width === 1440) expect(box).toMatchObject({ x: 264, y: 72, width: 896 })
    expect(box?.height).toBeLessThanOrEqual(size.width === 390 ? 788 : 664)
    await page.keyboard.press('Escape')
    await expect(book).toBeHidden()
  }
})

test('J opens the whole log and closes it', async ({ page }) => {
  await playNow(page)
  // The log is drawn after the first picture.
  await expect(page.getByRole('button', { name: 'all of it' })).toBeVisible()
  await page.keyboard.press('j')
  const whole = page.getByRole('dialog', { name: 'The whole log' })
  await expect(whole.getByText(/^The game began\./)).toBeAttached()
  await expectNoViolations(page, 'whole log', 'dialog.sheet')
  await page.keyboard.press('j')
  await expect(whole).toBeHidden()
})

test('a newcomer is told one fact a turn, and never again what was understood', async ({ page }) => {
  await put(page, thorleyActs, 'the heroes', 'speed=quick')
  const told = page.locator('.tip')
  await expect(told).toBeVisible({ timeout: 60_000 })
  await expectNoViolations(page, 'first-time sentence', '.caption-lane')
  const first = await told.getByRole('status').innerText()
  await told.getByRole('button', { name: 'Got it' }).click()
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(told).toBeVisible({ timeout: 60_000 })
  await expect(told.getByRole('status')).not.toHaveText(first)
  await told.getByRole('button', { name: 'Stop these' }).click()
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.dock:not([data-kind="none"])')).toBeVisible({ timeout: 60_000 })
  await expect(told).toHaveCount(0)
})

test('M opens the book and closes it, and the focus comes back', async ({ page }) => {
  await playNow(page)
  await expect(answers(page).first()).toBeVisible()
  const mission = page.locator('[data-cell="mission"]')
  await mission.focus()
  await page.keyboard.press('m')
  await expect(page.locator('.book')).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.locator('.book')).toBeHidden()
  await expect(mission).toBeFocused()
})
