import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations, structureFaults } from './axe.ts'
import { byPointer, load, playOn, theEnd } from './player.ts'
import { almostOver } from './you-games.ts'

const games = (page: Page) => page.locator('.you__headline dd').first()
const bring = (page: Page, text: string) =>
  page
    .getByLabel('Bring a file')
    .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test('a game that ends is counted, goes out as a file, is deleted, comes back once, and a bad file changes nothing', async ({
  page,
}) => {
  await load(page, almostOver('s2', 4), 'the heroes')
  await playOn(page, 3, byPointer)
  await expect(theEnd(page)).toBeVisible()
  await expect(page.locator('.end[data-counted="true"]')).toBeVisible()
  await page.getByRole('link', { name: 'Your games' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your games' })).toBeVisible()
  await expect(games(page)).toHaveText('1')
  await expect(page.getByRole('row', { name: /^As the heroes 0 of 1/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Game 1 / })).toBeAttached()
  await expectNoViolations(page, 'one game')
  const watch = page.getByRole('link', { name: /^Watch: / })
  await expect(watch).toHaveAttribute('href', /^\/g\/[0-9a-f]{32}\/replay#t=\d+$/)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(JSON.parse(file).records).toHaveLength(1)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Delete all' }).click()
  await page.getByRole('button', { name: 'Delete them' }).click()
  await expect(page.getByRole('heading', { name: 'No night is over yet' })).toBeVisible()
  expect(await structureFaults(page), 'no game, on a phone').toEqual([])

  await bring(page, file)
  await expect(page.getByText('1 game added.')).toBeVisible()
  await expect(games(page)).toHaveText('1')
  await bring(page, file)
  await expect(page.getByText('0 games added; 1 of the file were here already.')).toBeVisible()
  await bring(page, file.replace('"at":', '"at":-'))
  await expect(page.getByRole('alert')).toContainText('records[0].at')
  await expect(games(page)).toHaveText('1')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await watch.click()
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible()
})
