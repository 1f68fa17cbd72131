import { expect, type Locator, type Page } from '@playwright/test'
import { chance } from './player.ts'
import { read } from './reader.ts'

/** A visitor who plays by typing. */

export const command = (page: Page): Locator => page.getByRole('textbox', { name: read(page).textView.command })
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
  await page.getByRole('button', { name: read(page).textView.begin }).click()
  await expect(command(page)).toBeFocused()
}

/** Any answer at all, by its number, until the game is over or `enough` are given. Gives the number of lines. */
export async function playAsText(page: Page, seed: number, enough = MOST_LINES): Promise<number> {
  const below = chance(seed)
  const answers = page.getByRole('list', { name: read(page).textView.answers }).getByRole('listitem')
  const end = page.getByRole('link', { name: read(page).recap.title })
  let lines = 0
  for (; lines < enough && !(await end.isVisible()); lines++) {
    await expect(answers.first().or(end)).toBeVisible({ timeout: 30_000 })
    const count = await answers.count()
    if (count > 0) await type(page, String(1 + below(count)))
  }
  if (enough < MOST_LINES) return lines
  await expect(end).toBeVisible()
  await expect(said(page)).toContainText(read(page).textView.over)
  return lines
}
