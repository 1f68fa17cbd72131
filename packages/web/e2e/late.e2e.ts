import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { byKeys, byPointer, byTouch, hold, load, openCurtain, playOn, theEnd } from './player.ts'
import { late } from './positions.ts'

test('by keyboard alone, from a late position to the end', async ({ page }) => {
  await load(page, late(1), 'the heroes')
  await playOn(page, 3, byKeys)
  await expect(theEnd(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('by touch, from a late position to the end, without a sideways scroll', async ({ page }) => {
    await load(page, late(1), 'the heroes')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await playOn(page, 5, byTouch)
    await expect(theEnd(page)).toBeVisible()
  })
})

test('three hero players and a Sins player at one screen, with the curtain between them', async ({ page }) => {
  await load(page, late(3), 'both sides', 'speed=quick')
  // The story asks the Sins player for a token: no secret, so he answers in front of all.
  await playOn(page, 2, byPointer, 1)
  await expect(page.getByRole('group', { name: 'Unite or fall' })).toBeVisible()
  await expectNoViolations(page, 'a vote')
  // The Sins player calls "hold" while the window is open, and looks behind the curtain.
  await hold(page, async () => {
    for (const player of [1, 2, 3]) {
      await page.getByRole('button', { name: `Hero player ${player}: Rose` }).click()
    }
  })
  await expectNoViolations(page, 'the curtain')
  await expect(page.getByRole('region', { name: 'Your hand' })).toHaveCount(0)
  await openCurtain(page)
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?speed=instant`)
  await playOn(page, 11)
  await expect(theEnd(page)).toBeVisible()
})
