import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { load } from './player.ts'
import { late } from './positions.ts'
import { beginAsText, command, playAsText, said, type } from './text-player.ts'

test('from a late position to the end by the command line alone, without a picture', async ({ page }) => {
  await load(page, late(1), 'the heroes')
  await page.goto(`${new URL(page.url()).pathname}?view=text&speed=instant`)
  await expect(command(page)).toBeFocused()
  await type(page, 'why move A9')
  await expect(said(page)).toContainText('A9')
  await playAsText(page, 7)
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('a game begins at /text with one press, and everything in it has a name', async ({ page }) => {
  await beginAsText(page)
  await expect(page.getByRole('table', { name: 'Every space of the city, with what is in it' })).toBeVisible()
  await type(page, 'undo')
  await expect(said(page)).toContainText('There is nothing that you could take back.')
  // The Sins player places a token first.
  await expect(said(page)).toContainText(/\d answers\. 1\. /)
  await type(page, '1; look A3; help')
  await expect(said(page)).toContainText('A3.')
  await expectNoViolations(page, 'the text view')
})
