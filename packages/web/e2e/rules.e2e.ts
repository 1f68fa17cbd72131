import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { decision, load } from './player.ts'
import { turnOfThorley } from './positions.ts'

test('a refusal and a prompt lead to their paragraph, and back to the game', async ({ page }) => {
  await load(page, turnOfThorley, 'the heroes')
  await page.getByRole('gridcell', { name: /^Uplink Tower, District/ }).click()
  const cited = decision(page).getByRole('status').getByRole('link')
  const address = await cited.getAttribute('href')
  expect(address).toMatch(/^\/rules#[A-Z]+-\d+$/)
  await cited.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
  const paragraph = page.locator(`[id="${address?.split('#')[1]}"]`)
  await expect(paragraph).toBeInViewport()
  await expect(paragraph).toBeFocused()
  await page.getByRole('link', { name: 'Back to the game' }).click()
  await decision(page)
    .getByRole('button', { name: /^Rule / })
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open in the rules' }).click()
  await expect(page.locator('.rule[data-cited="true"]')).toBeInViewport()
})

test('the rules are searched, on a phone too, and what is found is without violations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Rules' }).click()
  const search = page.getByRole('searchbox', { name: 'Search the rules and cards' })
  await search.fill('metro')
  await expect(page.getByRole('article', { name: 'Riding the Metro' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Placing wounds' })).toHaveCount(0)
  await expectNoViolations(page, 'what was found')
  await search.fill('hubris')
  await expect(page.getByRole('heading', { name: 'Cards and pieces' })).toBeVisible()
  await search.fill('qqqq')
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText('Nothing found.')
  await search.fill('')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
})

test('the book is read in chapters, found by an icon, and its examples are played', async ({ page }) => {
  await page.goto('/rules')
  await expect(page.getByRole('link', { name: 'Play this scene' }).first()).toHaveAttribute('href', '/first-night/1')
  await page.getByRole('button', { name: 'Burst' }).click()
  await expect(page.getByRole('article', { name: 'The Sin die' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Riding the Metro' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the whole book' }).press('Enter')
  await expect(page.locator('.rule-figure')).not.toHaveCount(0)
  await expectNoViolations(page, 'the book')
  await page.getByRole('link', { name: /^Play this: EX-8/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^EX-8: / })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'As the Sins' })).toBeChecked()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page).toHaveURL(/\/g\//)
  await expect(decision(page)).toBeVisible()
})

test('the summary sheet prints on one page, A4 and Letter, in a long language too', async ({ page }) => {
  for (const language of ['en', 'pseudo']) {
    await page.goto(`/sheet?lang=${language}`)
    await expect(page.locator('.one-page-view[data-drawn]')).toBeVisible()
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format })), `${language} ${format}`).toBe(1)
  }
  await expectNoViolations(page, 'the sheet')
})

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
