import { nightmares } from '@haven/content/nightmares'
import { bestOf, dayAt, nightmareOn, openPuzzle } from '@haven/table/puzzle'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { rules } from '../src/model/rules.ts'
import { expectNoViolations, structureFaults } from './axe.ts'
import { keepList } from './player.ts'
import { hearFrames, listen } from './presser.ts'
import { command } from './text-player.ts'

/** The Daily Nightmare in the page; `posed.test.ts` holds what stands behind it. */

const end = (page: Page) => page.locator('.puzzle-end')
const listed = (page: Page, id: string) => page.locator(`.list [data-option="${id}"]`)

/** Half an hour before a year ends by UTC: here it is the next one already, there not yet. */
const LATE = Date.parse('2026-12-31T23:30:00Z')

async function dreamtIn(browser: Browser, timezoneId: string, at: number): Promise<object> {
  const context = await browser.newContext({ timezoneId })
  const page = await context.newPage()
  await page.clock.setFixedTime(at)
  await page.addInitScript(hearFrames)
  await page.goto('/nightmare?speed=instant')
  await expect(page.locator('.night-lane')).toContainText(`Nightmare ${dayAt(at)}`)
  const { view: _, ...heard } = (await listen(page)) ?? { view: null }
  const date = await page.evaluate(() => new Date().getDate())
  await context.close()
  return { ...heard, date }
}

test('the nightmare of a moment is the same in two time zones and in Node', async ({ browser }) => {
  const { view, prompt } = openPuzzle(rules, nightmareOn(nightmares, dayAt(LATE)))
  const { turn, round, heroes, monsters } = view
  const asked = { id: prompt.id, kind: prompt.kind, options: prompt.options }
  const here = JSON.parse(JSON.stringify({ asked, lesson: null, turn, round, heroes, monsters }))
  const [east, west] = await Promise.all([
    dreamtIn(browser, 'Pacific/Auckland', LATE),
    dreamtIn(browser, 'America/Los_Angeles', LATE),
  ])
  expect(east).toEqual({ ...here, date: 1 })
  expect(west).toEqual({ ...here, date: 31 })
})

test('one answer by keys: its worth, why, a line to pass on, and only the first one counts', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const now = Date.parse('2026-11-19T21:10:00Z')
  const puzzle = nightmareOn(nightmares, dayAt(now))
  const { options } = openPuzzle(rules, puzzle)
  const best = options[bestOf(puzzle)[0] ?? 0]?.id ?? ''
  const other = options.find((_, i) => !bestOf(puzzle).includes(i))?.id ?? ''
  await page.clock.setFixedTime(now)
  await page.addInitScript(keepList)
  // Yesterday's was answered.
  await page.addInitScript(() => {
    localStorage['haven.puzzles'] ??= '{"v":1,"days":{"1":{"stars":1,"lost":20}},"drills":{}}'
  })
  await page.goto('/?speed=instant')
  await page.getByRole('link', { name: 'Daily Nightmare' }).click()
  await expect(page.locator('.night-lane')).toContainText('Nightmare 2')
  await expect(page.locator('.city[data-painted]').first()).toBeVisible()
  await expectNoViolations(page, 'the question', '.night-lane')
  const answer = async (id: string) => {
    await listed(page, id).focus()
    // A press right after something has changed is ignored, and what is regretted is pressed twice.
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(end(page)).toBeVisible({ timeout: 700 })
    }).toPass()
  }
  await answer(best)
  await expect(end(page)).toContainText('3 of 3 stars')
  await expect(end(page)).toContainText('The best answer:')
  await expect(end(page)).toContainText('2 days in a row')
  await expect(end(page)).toContainText('The next one comes in 3 hours.')
  await expectNoViolations(page, 'what came of it', '.puzzle-end')
  await end(page).getByRole('button', { name: 'Copy' }).press('Enter')
  await expect(end(page)).toContainText('Copied.')
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toBe(`Haven, nightmare 2: ★★★, 2 days in a row\n${new URL('/nightmare/2', page.url()).href}`)
  await end(page).getByRole('button', { name: 'Ask me again' }).press('Enter')
  await expect(page.locator('.night-lane')).toContainText('You have answered nightmare 2 already.')
  await answer(other)
  await expect(end(page)).toContainText('less than the best answer')
  const kept = await page.evaluate(() => JSON.parse(localStorage['haven.puzzles']).days)
  expect(kept).toEqual({ 1: { stars: 1, lost: 20 }, 2: { stars: 3, lost: 0 } })
  await page.goto('/nightmare/3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody has dreamt this one yet')
})

test('in words', async ({ page }) => {
  await page.goto('/nightmare/1?view=text')
  await expect(page.getByText('What gives you the best chance to win?')).toBeVisible()
  await command(page).fill('1')
  await page.keyboard.press('Enter')
  await expect(end(page)).toContainText('of 3 stars')
  expect(await structureFaults(page)).toEqual([])
})

test.describe('on a phone, in another language', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an earlier night, by touch', async ({ page }) => {
    await page.clock.setFixedTime(LATE)
    await page.addInitScript(keepList)
    await page.addInitScript(hearFrames)
    await page.goto('/nightmare/1?lang=pseudo&speed=instant')
    await expect(page.locator('.night-lane')).toContainText('⟦')
    const id = (await listen(page))?.asked?.options[0]?.id ?? ''
    const answer = listed(page, id)
    await expect(async () => {
      // Once it is given there is nothing more to tap.
      if (await answer.isVisible()) await answer.tap({ timeout: 700 })
      await expect(end(page)).toBeVisible({ timeout: 700 })
    }).toPass()
    expect(await structureFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    // It was not answered on its day.
    expect(await page.evaluate(() => localStorage.getItem('haven.puzzles'))).toBeNull()
  })
})
