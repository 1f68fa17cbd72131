import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { clippedIn } from './foreign.ts'
import { answers, playNow } from './player.ts'

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
    await page.keyboard.press('Escape')
    await expect(book).toBeHidden()
  }
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
