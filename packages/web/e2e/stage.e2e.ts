import { expect, type Page, test } from '@playwright/test'
import { momentOf } from './moment.ts'
import { load, put } from './player.ts'
import { roundBegins } from './third-round.ts'

/** What is assigned piece by piece lies on the stage at once: it is pressed there, and one big button gives all of it. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const log = (page: Page) => page.getByRole('list', { name: 'Log' })
const stage = (page: Page) => page.getByRole('region', { name: 'Stage' })

test('FAITH is turned by hand, and one press settles it with its Hits', async ({ page }) => {
  await load(page, momentOf('faith').save(), 'the heroes')
  const dice = stage(page).getByRole('group', { name: 'FAITH', exact: true })
  const result = dice.getByRole('status')
  await expect(dice.getByRole('button', { name: /^FAITH \d of 3: Hit$/ })).toHaveCount(3)
  await expect(result).toHaveText(/^Result: kills 2 \w+s; no wound, no corruption$/)
  // All plans end alike: there is nothing to choose from.
  await expect(dice.getByRole('button')).toHaveCount(3)
  // Any face but a Hit: one Acolyte less falls.
  await button(page, 'FAITH 1 of 3: Hit').click()
  await expect(result).toHaveText(/^Result: kills an? \w+; no wound, no corruption$/)
  await page.keyboard.press('s')
  await expect(dice.getByRole('button', { name: /^FAITH \d of 3: Hit$/ })).toHaveCount(3)
  await page.keyboard.press('3')
  await expect(result).toHaveText(/^Result: kills an? \w+; no wound, no corruption$/)
  await button(page, /^Turn them so/).click()
  await expect(log(page).getByText('Leah turned a FAITH into 1 Hit.')).toHaveCount(2)
  await expect(log(page).getByText('was killed in C3.')).toHaveCount(1)
  await expect(log(page).getByText('Against 2 Hits and 1 Corruption, Leah suffered nothing.')).toBeVisible()
  await expect(stage(page).getByRole('group', { name: /^Hits: / })).toHaveCount(0)
})

test('Hits are assigned by keys alone, and wounds that kill need no slot', async ({ page }) => {
  await load(page, momentOf('kill').save(), 'the heroes')
  const hits = stage(page).getByRole('group', { name: /^Hits: / })
  await expect(hits).toHaveAccessibleName('Hits: 0 of 6 unused')
  const spared = button(page, 'Abomination 5, needs 3 Hits')
  await page.keyboard.press('4')
  await expect(spared).toHaveAttribute('aria-pressed', 'false')
  await expect(hits).toHaveAccessibleName('Hits: 3 of 6 unused')
  await expect(button(page, /^Kill it/)).toBeVisible()
  // What lies ready is taken by a key that was pressed for it: not in the first moment.
  await page.waitForTimeout(700)
  await page.keyboard.press('Space')
  await expect(log(page).getByText('An Abomination was killed in Old Cathedral')).toHaveCount(1)

  // More wounds than he has lives: they kill him, wherever they go.
  await expect(log(page).getByText(/^Brad took a wound on slot/)).toHaveCount(5)
  await expect(log(page).getByText('auto', { exact: true })).not.toHaveCount(0)
  await expect(stage(page).getByRole('group', { name: 'Track of Brad' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('wounds lie where they are suggested, and move where they are tapped', async ({ page }) => {
    await load(page, momentOf('wound-slot').save(), 'the heroes')
    // On a phone the list lies over the stage.
    await page.getByRole('button', { name: 'List', exact: true }).tap()
    // The first of three went by itself to the slot without a bonus.
    await expect(stage(page).getByRole('heading', { name: '2 wounds for Morgana' })).toBeVisible()
    await expect(stage(page).getByText('Fire check, 1 die')).toBeVisible()
    // The board is one: it lies here, and only its place is left among the heroes.
    await expect(page.locator('.hero-ghost')).toHaveText(/Morgana.*The board lies on the table/)
    const track = stage(page).getByRole('group', { name: 'Track of Morgana' })
    const slot = (number: number) => track.getByRole('button', { name: new RegExp(`^Slot ${number}:`) })
    for (const number of [5, 7]) await expect(slot(number)).toHaveAttribute('aria-pressed', 'true')
    await expect(stage(page).getByText('2 of 5 lives')).toBeVisible()
    await expect(stage(page).getByText(/^A reaction of Pride kills: \d+%, up to \d+%/)).toBeVisible()
    // Another free slot moves the last one; a second press takes it away again.
    await slot(4).tap()
    await expect(slot(7)).toHaveAttribute('aria-pressed', 'false')
    await slot(4).tap()
    await expect(button(page, /^Take them there/)).toHaveCount(0)
    await slot(2).tap()
    await button(page, /^Take them there/).tap()
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    for (const number of [1, 2, 5]) {
      await expect(log(page).getByText(`Morgana took a wound on slot ${number} (Fire check).`)).toBeVisible()
    }
  })
})

test('a card is lifted by a key, or by the mouse that rests on it, and then taken by a press', async ({ page }) => {
  await load(page, momentOf('upgrade').save(), 'the heroes')
  const cards = stage(page).getByRole('group', { name: 'Morgana: which Upgrade do you take?' })
  await expect(cards.getByRole('button')).toHaveCount(5)
  const coin = cards.getByRole('button', { name: /^Lucky Coin\. .*roll up to 3 of those dice again/ })
  await page.keyboard.press('1')
  await expect(coin).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, /^Take it/)).toBeVisible()
  await page.keyboard.press('2')
  await expect(coin).toHaveAttribute('aria-pressed', 'false')
  await coin.hover()
  await expect(coin).toHaveAttribute('aria-pressed', 'true')
  // Not the press that was meant to lift it.
  await coin.click({ delay: 200 })
  await expect(log(page).getByText('Morgana took the Upgrade Lucky Coin.')).toBeVisible()
})

test('the token in hand is shown on the board by the first press and placed by Space', async ({ page }) => {
  await put(page, roundBegins, 'the Sins')
  const dock = page.getByRole('region', { name: 'Your decision' })
  await expect(dock.getByText('Fire token to place, 1 of 1; 7 left')).toBeAttached()
  await expect(dock.getByRole('list', { name: 'This round' }).locator('[aria-current="step"]')).toHaveText(/^Fire/)
  // The keyboard's focus shows it too, before anything is pressed.
  const space = page.locator('[data-space="s1,2"]').first()
  await space.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.c-ghost')).toHaveAttribute('data-ghost', 's2,2')
  await page.keyboard.press('Enter')
  await expect(page.locator('.c-ghost-plate')).toHaveText(/75%.*in reach: Morgana, Thorley/)
  await space.blur()
  await page.waitForTimeout(700)
  await page.keyboard.press('Space')
  await expect(log(page).getByText('A Fire token was placed in C3')).toBeVisible()
  await expect(page.locator('.c-ghost')).toHaveCount(0)
  // Five strips lie in their rail, each whole.
  const rail = await page.locator('.rail[data-side="left"]').evaluate((each) => each.scrollHeight - each.clientHeight)
  expect(rail).toBeLessThanOrEqual(1)
  await expect(page.locator('.hand-strip')).toHaveCount(5)
  const list = await page.locator('.hand-dock__cards').evaluate((each) => each.scrollHeight - each.clientHeight)
  expect(list).toBeLessThanOrEqual(1)
})
