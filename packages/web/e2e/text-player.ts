import { expect, type Locator, type Page } from '@playwright/test'
import { chance } from './player.ts'

/** A visitor who plays by typing. */

export const command = (page: Page): Locator => page.getByRole('textbox', { name: 'Command' })
export const said = (page: Page): Locator => page.getByRole('log')
const MOST_LINES = 2000

/** Types and waits until it was heard: the page says every line again. */
export async function type(page: Page, line: string): Promise<void> {
  await command(page).fill(line)
  await page.keyboard.press('Enter')
  await expect(command(page)).toHaveValue('')
}

export async function beginAsText(page: Page, address = '/text'): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Begin a game' }).click()
  await expect(command(page)).toBeFocused()
}

/** Any answer at all, by its number, until the game is over. Gives the number of lines. */
export async function playAsText(page: Page, seed: number): Promise<number> {
  const below = chance(seed)
  const answers = page.getByRole('list', { name: 'Answers' }).getByRole('listitem')
  const end = page.getByRole('link', { name: 'How it went' })
  let lines = 0
  for (; lines < MOST_LINES && !(await end.isVisible()); lines++) {
    await expect(answers.first().or(end)).toBeVisible({ timeout: 30_000 })
    const count = await answers.count()
    if (count > 0) await type(page, String(1 + below(count)))
  }
  await expect(end).toBeVisible()
  await expect(said(page)).toContainText('The game is over')
  return lines
}
