import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { chance, load } from './player.ts'
import { late } from './positions.ts'

const command = (page: Page) => page.getByRole('textbox', { name: 'Command' })
const said = (page: Page) => page.getByRole('log')
const MOST_LINES = 600

/** Types and waits until it was heard: the page says every line again. */
async function type(page: Page, line: string): Promise<void> {
  await command(page).fill(line)
  await page.keyboard.press('Enter')
  await expect(command(page)).toHaveValue('')
}

test('from a late position to the end by the command line alone, without a picture', async ({ page }) => {
  await load(page, late(1), 'the heroes')
  await page.goto(`${new URL(page.url()).pathname}?view=text&speed=instant`)
  await expect(command(page)).toBeFocused()
  await type(page, 'why move A9')
  await expect(said(page)).toContainText('A9')
  const below = chance(7)
  const answers = page.getByRole('list', { name: 'Answers' }).getByRole('listitem')
  const end = page.getByRole('link', { name: 'How it went' })
  for (let i = 0; i < MOST_LINES && !(await end.isVisible()); i++) {
    await expect(answers.first().or(end)).toBeVisible()
    const count = await answers.count()
    if (count > 0) await type(page, String(1 + below(count)))
  }
  await expect(end).toBeVisible()
  await expect(said(page)).toContainText('The game is over')
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('a game begins at /text with one press, and everything in it has a name', async ({ page }) => {
  await page.goto('/text')
  await page.getByRole('button', { name: 'Begin a game' }).click()
  await expect(command(page)).toBeFocused()
  await expect(page.getByRole('table', { name: 'Every space of the city, with what is in it' })).toBeVisible()
  await type(page, '1')
  await type(page, 'undo; look A3; help')
  await expect(said(page)).toContainText('A3.')
  await expectNoViolations(page, 'the text view')
})
