import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROTOCOL } from '@haven/table'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { type OwnSite, openSite } from './own-site.ts'
import { answers, decision, playNow } from './player.ts'
import { builtOther, entryIn, entryOf, lookAgain } from './upgrade-people.ts'

/** Pages without a service worker, and a server whose files are exchanged under them. */

test.describe.configure({ mode: 'serial' })

let other = ''
let site: OwnSite

test.beforeAll(async () => {
  other = await builtOther()
})

test.beforeEach(async () => {
  site = await openSite()
})
test.afterEach(() => site.remove())

/** Nothing of the build before is kept. */
function exchange(): void {
  rmSync(site.folder, { recursive: true })
  cpSync(other, site.folder, { recursive: true })
}

const isOther = (page: Page) =>
  expect
    .poll(() => entryIn(page).catch(() => ''), { timeout: 60_000 })
    .toBe(entryOf({ client: other, protocol: PROTOCOL + 1 }))

const banner = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test('a part that is gone brings the newer build to the same address, and is no bug', async ({ page }) => {
  await playNow(page, `${site.address}/?speed=instant`)
  const game = page.url()
  const asked = await decision(page).getByRole('paragraph').first().innerText()
  exchange()
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/online'
    document.body.append(link)
    link.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Play online' })).toBeVisible({ timeout: 60_000 })
  expect(new URL(page.url()).pathname).toBe('/online')
  await isOther(page)
  await page.goBack()
  await expect(page).toHaveURL(game)
  await expect(answers(page).first()).toBeVisible()
  expect(await decision(page).getByRole('paragraph').first().innerText()).toBe(asked)
})

for (const [name, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`what is half entered is waited for, and who does not want to wait presses a button (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(`${site.address}/load`)
    const field = page.getByRole('textbox', { name: 'Or paste a link' })
    await field.fill('{"half":')
    exchange()
    await lookAgain(page)
    const told = banner(page, 'A newer Haven is here')
    await expect(told).toBeVisible()
    await page.waitForTimeout(2_000)
    expect(await field.inputValue()).toBe('{"half":')
    await expectNoViolations(page, `the banner, ${name}`)
    const box = await told.locator('.update__box').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
    const now = told.getByRole('button', { name: 'Update now' })
    await now.focus()
    await page.keyboard.press('Enter')
    await isOther(page)
    expect(new URL(page.url()).pathname).toBe('/load')
    await expect(told).toHaveCount(0)
  })
}

test('what was half entered is gone: then it comes by itself', async ({ page }) => {
  await page.goto(`${site.address}/load`)
  const field = page.getByRole('textbox', { name: 'Or paste a link' })
  await field.fill('{"half":')
  exchange()
  await lookAgain(page)
  await expect(banner(page, 'A newer Haven is here')).toBeVisible()
  await field.fill('')
  await isOther(page)
})

test('a build that is announced and does not come is no loop: it is said, and a button tries it', async ({ page }) => {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await page.goto(`${site.address}/settings`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  writeFileSync(join(site.folder, 'build.json'), '{"build":"announced"}')
  for (const ending of ['.br', '.gz']) rmSync(join(site.folder, `build.json${ending}`), { force: true })
  await lookAgain(page)
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (let i = 0; i < 4; i++) {
    await lookAgain(page)
    await page.waitForTimeout(1_000)
  }
  await expect(banner(page, 'A newer Haven is announced')).toBeVisible()
  expect(loads).toBe(2)
  exchange()
  await page.getByRole('button', { name: 'Try now' }).click()
  await isOther(page)
  expect(JSON.parse(readFileSync(join(site.folder, 'build.json'), 'utf8')).build).not.toBe('announced')
})
