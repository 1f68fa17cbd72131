import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { read } from './reader.ts'

/** The coach in a first real game. */

const coached = () => {
  const KEY = 'haven.learned'
  // Once: what is learned in the test has to last.
  if (!localStorage.getItem(KEY)) {
    localStorage.setItem(KEY, JSON.stringify({ v: 1, concepts: {}, coach: { mode: 'on' } }))
  }
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('a line appears, and what was understood goes for good; he is quiet, and comes when called', async ({
      page,
    }) => {
      await page.addInitScript(coached)
      // Without the list of all answers: it lies over the lane.
      await page.goto('/?speed=instant')
      await page.getByRole('button', { name: read(page).landing.playNow }).click()
      const told = page.locator('.tip')
      await expect(told.getByRole('status')).toHaveText(
        'Coach Who goes first? Best the one with a sure kill, before the Sin moves.',
      )
      await expect(page.locator('.table-screen')).toHaveAttribute('data-lane', 'high')
      expect((await page.locator('.caption').boundingBox())?.height).toBeCloseTo(viewport.width > 999 ? 88 : 84, 0)
      await expect(told.getByRole('link', { name: 'Rule ROUND-3' })).toBeVisible()
      await expectNoViolations(page, 'a line of the coach', '.caption-lane')
      await told.getByRole('button', { name: 'Got it' }).click()
      await expect(told).toHaveCount(0)
      await page.reload()
      await expect(page.locator('.dock[data-kind="first-hero"]')).toBeVisible({ timeout: 30_000 })
      await expect(page.locator('.table-screen')).toHaveAttribute('data-lane', 'high')
      await expect(page.getByText('Who goes first? Best')).toHaveCount(0)
      // Before the page can look: whatever it has thought of meanwhile would be written behind this.
      await page.addInitScript(() => {
        const kept = JSON.parse(localStorage.getItem('haven.learned') ?? '{}')
        localStorage.setItem('haven.learned', JSON.stringify({ ...kept, coach: { mode: 'on' } }))
        // As in another tab: this one knows that a line of this turn was told.
        sessionStorage.clear()
      })
      await page.reload()
      await told.getByRole('button', { name: 'Quiet' }).click()
      await expect(told).toHaveCount(0)
      await expect(page.locator('.table-screen')).not.toHaveAttribute('data-lane')
      await page.getByRole('button', { name: 'Call the coach' }).click()
      await expect(told).toBeVisible()
    })
  })
}
