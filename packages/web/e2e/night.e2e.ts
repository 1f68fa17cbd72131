import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { byKeys, byPointer, byTouch, byWords, end, lane, openScene, playScene } from './night-player.ts'
import { decision, keepList } from './player.ts'
import { command } from './text-player.ts'

/** First Night: one scene by each of the ways in which a table is played; `night.long.ts` plays all of them by all. */

test('by pointer: what is said, what is lit, help, a reload in the middle, and what comes next', async ({ page }) => {
  await openScene(page, 1)
  await expect(lane(page)).toContainText('A Move is two spaces.')
  await expect(page.locator('.night-lights path')).toHaveCount(2)
  await expectNoViolations(page, 'the first question', '.night-lane')
  const endTurn = decision(page).getByRole('button', { name: 'End the turn' })
  const press = async () => {
    // A press right after something has changed is ignored.
    await page.waitForTimeout(500)
    await endTurn.click()
  }
  await press()
  await expect(lane(page)).toContainText('She will not walk by herself. Move first.')
  await expect(lane(page).getByRole('link', { name: 'Rule TURN-1' })).toBeVisible()
  const showMe = lane(page).getByRole('button', { name: 'Show me' })
  await press()
  await expect(lane(page)).toContainText('C1 is the next Street to the west.')
  await expect(showMe).toBeHidden()
  await press()
  await showMe.click()
  await expect(lane(page)).toContainText('Show me: Move to C1')
  await expect(page.locator('button.dock__big')).toContainText('Move to C1')
  expect(await playScene(page, byPointer, 3)).toEqual(['1.1', '1.2', '1.3'])
  await expect(lane(page)).toContainText('Your Move is spent.')
  await page.reload()
  await expect(lane(page)).toContainText('Your Move is spent.')
  expect(await playScene(page, byPointer)).toEqual(['1.5', '1.6', '1.4', '1.9'])
  await expect(end(page)).toContainText(
    'Par: Rocco with 2 wounds, corruption 2. You: Rocco with 2 wounds, corruption 2.',
  )
  await expect(end(page).getByRole('link', { name: 'Next scene: Steel' })).toBeFocused()
  await expectNoViolations(page, 'the end of a scene', '.night-end')
  await end(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(lane(page)).toContainText('She is safe.')
  await playScene(page, byPointer)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/first-night\/2/)
  await expect(lane(page)).toContainText('An Acolyte')
})

test('by keys alone, and out of it by Escape', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(keepList)
  await openScene(page, 1)
  await playScene(page, byKeys)
  await expect(end(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(lane(page)).toContainText('An Acolyte')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByRole('button', { name: 'Skip this scene' }).press('Enter')
  await expect(page).toHaveURL(/\/first-night\/3/)
})

test('in words', async ({ page }) => {
  await openScene(page, 6, 'view=text')
  await expect(page.getByRole('status').first()).toContainText('Put it where they must walk.')
  await command(page).fill('show')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Show me: ')
  await expectNoViolations(page, 'a scene in words')
  await playScene(page, byWords)
  await expect(page.getByText('It was never hatred')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your first real game' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('by touch; the page of scenes says what is done', async ({ page }) => {
    await page.goto('/?speed=instant')
    await page.getByRole('link', { name: 'First Night' }).tap()
    await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible()
    await expectNoViolations(page, 'the page of First Night')
    await openScene(page, 2)
    await expect(lane(page)).toContainText('An Acolyte')
    const box = await lane(page).boundingBox()
    expect(box?.height).toBe(84)
    await expectNoViolations(page, 'a scene on a phone', '.night-lane')
    await playScene(page, byTouch)
    await expect(end(page)).toContainText('Three of ten')
    await end(page).getByRole('link', { name: 'All scenes' }).tap()
    await expect(page.getByRole('link', { name: /Steel/ })).toContainText('done')
    await expect(page.getByRole('link', { name: 'Go on with the night' })).toHaveAttribute('href', '/first-night/1')
  })
})
