import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { answers, decision, keepList, load, playNow } from './player.ts'
import { turnOfThorley } from './positions.ts'

const PAGES = [
  ['/', 'Haven'],
  ['/new', 'New game'],
  ['/load', 'Load a game'],
  ['/settings', 'Settings'],
  ['/rules', 'Rules'],
  ['/credits', 'Credits'],
  ['/text', 'Haven as text'],
  ['/online', 'Play online'],
  ['/drills', 'Drills'],
  ['/p', 'This link does not work'],
  ['/nowhere', 'Nothing stands at this address'],
] as const

test('every page is without violations in every theme', async ({ page }) => {
  for (const [path, heading] of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectNoViolations(page, path)
  }
})

test('two presses lead into a game of one’s own, and how hard the first press is, is remembered', async ({ page }) => {
  await page.addInitScript(keepList)
  await page.goto('/?speed=instant')
  await page.getByRole('radio', { name: 'Hard' }).check()
  await page.goto('/?speed=instant')
  await expect(page.getByRole('radio', { name: 'Hard' })).toBeChecked()
  await page.getByRole('link', { name: 'Custom game' }).click()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: '4 · Expert' }).first()).toBeChecked()
  // All of it is in sight at a desk, with the second box too.
  await expect(page.getByRole('radio', { name: 'Gluttony' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
  await page.goto('/new?speed=instant')
  // What was pressed out of the team is chosen by chance, and the rest of it stays.
  await page.getByRole('button', { name: /^Leah/ }).click()
  await expect(page.getByText('2 of 3 chosen; chance picks the others')).toBeVisible()
  await page.getByRole('button', { name: /^Rose/ }).click()
  await expect(page.getByRole('button', { name: 'Rose, Fixer, goes third' })).toBeVisible()
  await page.getByRole('button', { name: 'Everything at random' }).click()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page).toHaveURL(/\/g\//)
})

test('after a bug at the table the page says so, offers the position, and is without violations', async ({ page }) => {
  await playNow(page)
  await page.evaluate(() => void setTimeout(() => JSON.parse('planted')))
  await expect(page.getByRole('heading', { level: 1, name: 'Something broke' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the position' }).click()
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
  expect(file).toMatchObject({ save: true })
  await page.getByText('What the program says').click()
  await expect(page.getByText('planted').first()).toBeVisible()
  await expectNoViolations(page, 'after a bug')
})

test('a theme is chosen in the settings, worn at once, and remembered', async ({ page }) => {
  await page.goto('/settings')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Theme').selectOption({ label: 'Daylight print' })
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('the table is without violations in every theme, at a desk and on a phone', async ({ page }) => {
  await playNow(page)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expect(answers(page).first()).toBeVisible()
    await expectNoViolations(page, `table ${size.width}`)
  }
  for (const [name, open] of [
    ['Keys', () => page.keyboard.press('?')],
    ['the rule', () => page.keyboard.press('r')],
    ['the menu', () => page.getByRole('button', { name: 'Menu' }).click()],
  ] as const) {
    await open()
    await expect(page.getByRole('dialog')).toBeVisible()
    // What lies below is the table as it was.
    await expectNoViolations(page, name, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a game goes on behind the landing page, but not unseen, and not where less motion is asked for', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const city = page.locator('.landing__city')
  await expect(city.locator('.city[data-painted]')).toBeVisible({ timeout: 30_000 })
  const pieces = () =>
    city
      .locator('[data-piece]')
      .evaluateAll((all) =>
        all.map((piece) => `${piece.getAttribute('data-piece')} ${piece.getAttribute('transform')}`),
      )
  const pass = () => page.clock.fastForward(2000)
  const hide = (isHidden: boolean) =>
    page.evaluate((is) => Object.defineProperty(document, 'hidden', { value: is, configurable: true }), isHidden)

  await hide(true)
  const first = await pieces()
  expect(first.length).toBeGreaterThan(10)
  await pass()
  expect(await pieces()).toEqual(first)
  await hide(false)
  await pass()
  await expect.poll(pieces).not.toEqual(first)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const now = await pieces()
  await pass()
  expect(await pieces()).toEqual(now)
})

test('a custom game begins as it was set up', async ({ page }) => {
  await page.addInitScript(keepList)
  await page.goto('/new?speed=instant')
  await page.getByRole('radio', { name: /^Lights Out/ }).check()
  await page.getByRole('radio', { name: /^Sloth/ }).check()
  await page.getByRole('radio', { name: 'The Sins' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lights Out' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sloth' })).toBeVisible()
  await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible()
})

test('preview, then commit; what is not possible says why; Enter on a fresh question does nothing', async ({
  page,
}) => {
  await load(page, turnOfThorley, 'the heroes')
  const fight = answers(page).and(page.getByRole('button', { name: 'Fight the monsters here' }))
  await expect(fight).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(fight).toBeVisible()
  const cell = (name: RegExp) => page.getByRole('gridcell', { name })
  await cell(/^Uplink Tower, District/).click()
  await expect(decision(page).getByRole('status').first()).toContainText(/no neighbour/)
  // The first press shows what a step costs, the second one takes it.
  await cell(/^Saint Jude Hospital, District/).click()
  await expect(page.locator('.dock__big').getByText('Move to Saint Jude Hospital')).toBeVisible()
  await cell(/^Saint Jude Hospital, District/).click()
  // The wound for leaving goes by itself to the slot that costs nothing.
  await expect(page.getByRole('gridcell', { name: /^Saint Jude Hospital, District. Thorley/ })).toBeVisible()
})

test('a decision is taken back, down to the last seal', async ({ page }) => {
  await load(page, { ...turnOfThorley, monsters: [] }, 'the heroes')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeDisabled()
  await answers(page)
    .and(page.getByRole('button', { name: 'Move to Saint Jude Hospital' }))
    .click()
  await expect(page.getByRole('gridcell', { name: /^Saint Jude Hospital, District. Thorley/ })).toBeVisible()
  await undo.click()
  await expect(page.getByRole('gridcell', { name: /^A1, Street. Thorley/ })).toBeVisible()
  await expect(undo).toBeDisabled()
})

test('a text that is no game is refused in one sentence', async ({ page }) => {
  await page.goto('/load')
  for (const text of ['hello', '{"haven":1}', '/p#nonsense']) {
    await page.getByLabel(/paste a link/).fill(text)
    await page.getByRole('button', { name: 'Load it' }).click()
    await expect(page.getByRole('alert')).toHaveText(/\w+/)
  }
})
