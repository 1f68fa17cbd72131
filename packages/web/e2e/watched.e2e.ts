import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { byPointer, load, playOn, theEnd } from './player.ts'
import { late } from './positions.ts'
import { isSample } from './sample.ts'

const replay = (page: Page) => page.getByRole('region', { name: 'Replay' })
const moment = (page: Page) => page.getByRole('slider', { name: 'Moment' })

/** Runs in the page: how long after the last word of the judge the end is on the screen. */
function timeVerdict(): void {
  let over = Number.NaN
  const isOver = (told: unknown, depth: number): boolean => {
    if (typeof told !== 'object' || told === null || depth > 6) return false
    // A view, or what has become different in one: `[what it is now]`.
    if ('over' in told && told.over !== null) return !Array.isArray(told.over) || told.over[0] !== null
    return Object.values(told).some((part) => isOver(part, depth + 1))
  }
  const Real = Worker
  globalThis.Worker = class extends Real {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (Number.isNaN(over) && isOver(data, 0)) over = performance.now()
      })
    }
  }
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.end h1')) return
    watch.disconnect()
    requestAnimationFrame(() => Object.assign(globalThis, { verdict: performance.now() - over }))
  })
  watch.observe(document, { childList: true, subtree: true })
}

/** One finished game for all that comes after a game; each of its pages is without violations in every theme. */
test('a finished game: as words, how it went, watched again, and played on from a moment', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(timeVerdict)
  await load(page, late(1), 'the heroes')
  await playOn(page, 5, byPointer)
  await expect(theEnd(page)).toBeVisible()
  const verdict = await page.evaluate(() => (globalThis as unknown as { verdict: number }).verdict)
  console.log(`from the last answer to the verdict: ${Math.round(verdict)} ms`)
  expect(verdict).toBeGreaterThan(0)
  // In `npm test` three browsers share the machine: `npm run e2e` holds it to its limit.
  if (!isSample) expect(verdict, 'ms from the last answer to the verdict').toBeLessThanOrEqual(300)
  await expect(page.locator('.end[data-counted="true"]')).toBeVisible()
  await expect(page.locator('.better[aria-busy="true"]')).toHaveCount(0, { timeout: 6000 })
  await expectNoViolations(page, 'the end')
  const game = page.url()
  await page.goto(`${new URL(game).pathname}?view=text`)
  await expect(page.getByRole('textbox', { name: 'Command' })).toBeVisible()
  await expectNoViolations(page, 'the end as words')
  await page.getByRole('link', { name: 'How it went' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Haven/ })).toBeVisible()
  await page.getByText('All of it in numbers').click()
  for (const part of ['The heroes’ chance', 'Luck ledger', 'In numbers']) {
    await expect(page.getByRole('heading', { name: part, exact: true }).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Verify the dice' }).click()
  await expect(page.getByText('Every roll and shuffle follows from the seed')).toBeVisible()
  await expectNoViolations(page, 'how it went')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Watch it again' }).click()
  await expect(replay(page)).toBeVisible()
  await expect(moment(page)).toBeVisible()
  await expectNoViolations(page, 'the replay')
  await page.keyboard.press('ArrowRight')
  await expect(moment(page)).toHaveValue('1')
  await page.keyboard.press('End')
  const last = Number(await moment(page).getAttribute('max'))
  await expect(moment(page)).toHaveValue(String(last))
  await expect(page).toHaveURL(new RegExp(`#t=${last}$`))
  await page.keyboard.press('Home')
  await expect(moment(page)).toHaveValue('0')
  // A line of the log is a way to its moment.
  await page.keyboard.press('End')
  await expect(moment(page)).toHaveValue(String(last))
  await page
    .locator('.log__line', { hasText: /^Round \d+ began/ })
    .first()
    .locator('.log__moment')
    .click()
  await expect(moment(page)).not.toHaveValue(String(last))

  await replay(page).getByRole('button', { name: 'Copy a link to this moment' }).click()
  await expect(replay(page).getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThanOrEqual(4096)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'A position' })).toBeVisible()
  await expectNoViolations(page, 'a position')
  await page.getByText('As the Sins').click()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible({ timeout: 30_000 })
})

test('a link that lost its end says so', async ({ page }) => {
  await page.goto('/p#bY9BCsIwEEXvMus')
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('ends too early')
})

test('there is no sound before somebody has pressed something, and sliders are remembered', async ({ page }) => {
  await page.addInitScript(() => {
    const made: AudioContext[] = []
    Object.assign(globalThis, {
      made,
      AudioContext: class extends AudioContext {
        constructor() {
          super()
          made.push(this)
        }
      },
    })
  })
  const contexts = () => page.evaluate(() => (globalThis as unknown as { made: AudioContext[] }).made.length)
  await load(page, late(1), 'the heroes')
  const address = page.url()
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible()
  expect(await contexts()).toBe(0)
  await page.keyboard.press('Tab')
  await expect.poll(contexts).toBe(1)
  await page.goto('/settings')
  await page.getByRole('slider', { name: 'Effects' }).fill('0.25')
  await page.reload()
  await expect(page.getByRole('slider', { name: 'Effects' })).toHaveValue('0.25')
})
