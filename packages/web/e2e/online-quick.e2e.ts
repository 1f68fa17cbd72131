import { type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { answerOnce, expectSoon as expect, players, visitor } from './online-people.ts'
import { type OnlineServer, startOnline } from './online-server.ts'
import { answers, chance } from './player.ts'

test.describe.configure({ mode: 'default' })
test.setTimeout(360_000)

let server: OnlineServer
test.beforeAll(async () => {
  server = await startOnline()
})
test.afterAll(async () => {
  await server.stop()
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESKTOP = { viewport: { width: 1440, height: 900 } }

const button = (page: Page) => page.getByRole('button', { name: 'Find a game' })

async function arrive(page: Page, name: string, side: string, query = ''): Promise<void> {
  await page.goto(`${server.address}/online?speed=instant${query}`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('radio', { name: side }).check()
}

const hashOf = (page: Page): string => new URL(page.url()).hash

/** Whoever is asked answers, until each of them has. */
async function playUntilAllAnswered(pages: readonly Page[]): Promise<void> {
  const below = chance(3)
  const answered = new Set<Page>()
  for (let i = 0; i < 600 && answered.size < pages.length; i++) {
    for (const page of pages) {
      const isOne =
        (await page.locator('[data-text="true"]').count()) > 0
          ? await answerInWords(page)
          : await answerOnce(page, below)
      if (isOne) answered.add(page)
    }
    await pages[0]?.waitForTimeout(100)
  }
  expect(answered.size).toBe(pages.length)
}

async function answerInWords(page: Page): Promise<boolean> {
  const options = answers(page)
  if ((await options.count()) === 0) return false
  return options
    .first()
    .click({ timeout: 5_000 })
    .then(
      () => true,
      () => false,
    )
}

test('two who press at the same moment find each other within 60 s, bots keep the seats, and they play on', async ({
  browser,
}) => {
  const everybody = [await visitor(browser, DESKTOP), await visitor(browser, PHONE)]
  const [anna, ben] = everybody.map(({ page }) => page) as [Page, Page]
  await Promise.all([arrive(anna, 'Anna', 'the heroes'), arrive(ben, 'Ben', 'either side')])
  await expectNoViolations(anna, 'quick match, desktop')
  await expectNoViolations(ben, 'quick match, phone')

  const began = Date.now()
  // One with a finger, one with the keys.
  await button(anna).focus()
  await Promise.all([anna.keyboard.press('Enter'), button(ben).tap()])
  for (const page of [anna, ben]) {
    await expect(players(page).getByText('Anna')).toBeVisible()
    await expect(players(page).getByText('Ben')).toBeVisible()
  }
  const took = Date.now() - began
  console.log(`found each other after ${took} ms`)
  expect(took).toBeLessThan(60_000)
  expect(hashOf(anna)).toBe(hashOf(ben))
  await expect(players(anna).getByText('Bot')).toHaveCount(1)
  await playUntilAllAnswered([anna, ben])

  // A third one, in words and by keys alone, takes the last seat from its bot; the others are told.
  const third = await visitor(browser, DESKTOP)
  const cleo = third.page
  await cleo.goto(`${server.address}/text`)
  await cleo.getByRole('link', { name: 'Play with others online' }).press('Enter')
  await cleo.getByLabel('Your name').fill('Cleo')
  await button(cleo).press('Enter')
  const below = chance(5)
  await expect(async () => {
    for (const page of [anna, ben]) await answerOnce(page, below)
    expect(await players(cleo).getByText('Cleo').count()).toBe(1)
  }).toPass({ timeout: 60_000 })
  expect(hashOf(cleo)).toBe(hashOf(anna))
  expect(new URL(cleo.url()).search).toContain('view=text')
  await expect(anna.getByText('Cleo has sat down')).toHaveCount(1)
  await expect(players(anna).getByText('Bot')).toHaveCount(0)
  for (const { faults, context } of [...everybody, third]) {
    expect(faults).toEqual([])
    await context.close()
  }
})

test('who finds no table has one at once, stops looking when asked to, and the list shows it by filters', async ({
  browser,
}) => {
  const [one, two] = [await visitor(browser), await visitor(browser)]
  await arrive(one.page, '', 'the Sins')
  await one.page.getByRole('radio', { name: 'over days' }).check()
  await button(one.page).click()
  await expect(players(one.page).getByText(/Guest \d+/)).toBeVisible()

  await two.page.goto(`${server.address}/online`)
  await two.page.getByText('Show some of them').click()
  const open = two.page.getByRole('region', { name: 'Open tables' })
  await open.getByLabel('Pace').selectOption({ label: 'over days' })
  await expect(open.getByRole('listitem')).toHaveCount(1)
  await expect(open.getByRole('status')).toHaveText('1 table')
  await open.getByLabel('A free seat for').selectOption({ label: 'the Sins' })
  await expect(open.getByRole('listitem')).toHaveCount(0)
  await expectNoViolations(two.page, 'the list with filters')

  // A server that does not answer.
  await two.page.route('**/api/quick', () => undefined)
  await button(two.page).click()
  await expect(two.page.getByText('Looking for a table')).toBeVisible()
  await two.page.getByRole('button', { name: 'Stop looking' }).click()
  await expect(two.page.getByText('Looking for a table')).toBeHidden()
  await two.page.unroute('**/api/quick')
  await two.page.route('**/api/quick', (route) => route.fulfill({ status: 429, body: '{}' }))
  await button(two.page).click()
  await expect(two.page.getByRole('alert')).toContainText('too much at once')
  for (const { faults, context } of [one, two]) {
    expect(faults).toEqual([])
    await context.close()
  }
})
