import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { type OwnSite, openSite } from './own-site.ts'
import { answers, byPointer, decision, playNow, playOn } from './player.ts'
import { LONG } from './sample.ts'
import { lookAgain } from './upgrade-people.ts'

test.use({ serviceWorkers: 'allow' })

let site: OwnSite

test.beforeEach(async () => {
  site = await openSite()
})
test.afterEach(() => site.remove())

/** The visit is long enough for everything to be kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

test('after one visit: a new game, rules, saved games and every page with the network off', async ({
  page,
  context,
}) => {
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) broken.push(message.text())
  })
  await playNow(page, `${site.address}/?speed=instant`)
  const first = new URL(page.url()).pathname
  await kept(page)
  await site.stop()
  await context.setOffline(true)

  await playNow(page, `${site.address}/?speed=instant`)
  expect(new URL(page.url()).pathname).not.toBe(first)
  expect(await playOn(page, 4, byPointer, 12)).toBe(12)
  await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
  await decision(page)
    .getByRole('button', { name: /^Rule / })
    .click()
  await expect(page.getByRole('dialog').locator('.rule__text')).toHaveText(/\w{3}/)
  await expect(page.locator('.city[data-painted]').first()).toBeVisible()

  await page.goto(`${site.address}/load?speed=instant`)
  const games = page.getByRole('region', { name: 'Saved games' }).getByRole('link')
  await expect(games).toHaveCount(2)
  await games.nth(1).click()
  await expect(page).toHaveURL(new RegExp(first))
  await expect(answers(page).first()).toBeVisible()
  expect(await playOn(page, 5, byPointer, 3)).toBe(3)

  // First Night was never opened before.
  await page.goto(`${site.address}/first-night/1?speed=instant`)
  await expect(page.locator('.night-lane')).toContainText('A Move is two spaces.')

  for (const path of [
    '/new',
    '/first-night',
    '/settings',
    '/rules',
    '/credits',
    '/text',
    '/p',
    '/nowhere',
    `${first}/replay`,
  ]) {
    await page.goto(site.address + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // Nightmares of a month lie there, and drills.
  for (const days of [0, 30]) {
    await page.clock.setFixedTime(Date.now() + days * 86_400_000)
    await page.goto(`${site.address}/nightmare?speed=instant`)
    await expect(page.locator('.night-lane')).toContainText('What gives you the best chance to win?')
  }
  await page.goto(`${site.address}/drills/kill?speed=instant`)
  await expect(page.locator('.night-lane')).toContainText('Drill 1 of')
  expect(broken).toEqual([])
})

/** Another build: the same files, a page that can be told from the one before, and its mark wherever it is. */
function changeBuild(): { before: string; after: string } {
  const before: string = JSON.parse(readFileSync(join(site.folder, 'build.json'), 'utf8')).build
  expect(before).toMatch(/^\w{12}$/)
  const after = before.replaceAll(/./g, '0')
  for (const file of ['sw.js', 'index.html', 'build.json'].map((name) => join(site.folder, name))) {
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(before)
    writeFileSync(file, text.replaceAll(before, after).replace('<html lang="en">', '<html lang="en" data-newer>'))
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
  }
  return { before, after }
}

const isNewer = (page: Page) => expect(page.locator('html[data-newer]')).toHaveCount(1, { timeout: 60_000 })
const question = (page: Page) => decision(page).getByRole('paragraph').first().innerText()

test(
  'a newer build comes by itself, to each tab when it is done with what is half done; what was kept goes with the last',
  LONG,
  async ({ page, context }) => {
    await playNow(page, `${site.address}/?speed=instant`)
    await kept(page)
    const asked = await question(page)
    const reader = await context.newPage()
    await reader.goto(page.url())
    await decision(reader)
      .getByRole('button', { name: /^Rule / })
      .click()
    await expect(reader.getByRole('dialog')).toBeVisible()
    const { before, after } = changeBuild()

    // Of each build; which languages were spoken here is kept beside them.
    const caches = () =>
      page.evaluate(async () => (await globalThis.caches.keys()).filter((name) => name.startsWith('haven-')))
    await lookAgain(page)
    await isNewer(page)
    await expect(answers(page).first()).toBeVisible()
    expect(await question(page)).toBe(asked)

    // The other tab reads on, and has all of its own build, also what it has not fetched yet.
    await expect(reader.getByRole('dialog')).toBeVisible()
    await expect(reader.getByRole('status').filter({ hasText: 'A newer Haven is here' })).toBeAttached()
    await expect.poll(caches).toEqual(expect.arrayContaining([`haven-${before}`, `haven-${after}`]))
    await reader.waitForTimeout(4_000)
    expect(await caches()).toHaveLength(2)
    await expect(reader.locator('html[data-newer]')).toHaveCount(0)
    await reader.keyboard.press('Escape')
    await isNewer(reader)
    await expect(answers(reader).first()).toBeVisible()
    expect(await question(reader)).toBe(asked)
    await expect.poll(caches, { timeout: 30_000 }).toEqual([`haven-${after}`])
  },
)

test('it can be installed: the manifest names what a browser asks for, and its icons have their sizes', async ({
  page,
}) => {
  await page.goto(`${site.address}/`)
  const session = await page.context().newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}')
  expect(manifest).toMatchObject({ name: 'Haven', start_url: '/', display: 'standalone' })
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes, type } of manifest.icons) {
    const width = await page.evaluate(async (from) => {
      const image = new Image()
      image.src = from
      await image.decode()
      return image.naturalWidth
    }, src)
    if (type === 'image/png') expect(`${width}x${width}`, src).toBe(sizes)
  }
  await kept(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('rules of before are kept offline once a game has needed them, and not before', async ({ page, context }) => {
  const isKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().some(({ url }) => url.includes('/assets/rules-1-core-1.1.0'))
    })
  await page.goto(`${site.address}/load?speed=instant`)
  await kept(page)
  await page.reload()
  expect(await isKept()).toBe(false)
  const record = fileURLToPath(new URL('../../table/test/before/record.json', import.meta.url))
  await page.locator('input[type=file]').setInputFiles(record)
  await expect(page.getByText('was begun with the rules rules@1+core@1.1.0')).toBeAttached()
  expect(await isKept()).toBe(true)
  await site.stop()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('was begun with the rules rules@1+core@1.1.0')).toBeAttached()
})
