import { readFileSync } from 'node:fs'
import { type Page, test } from '@playwright/test'
import { colourFaults, structureFaults } from './axe.ts'
import { begin, expectSoon as expect, makeTable, playTogether, sit, tableAt, visitor } from './online-people.ts'
import { ClockServer } from './online-server.ts'
import { late } from './positions.ts'
import { LONG } from './sample.ts'

/** What hosts of a server see, and what is left of a table that was put away. */

test.describe.configure({ mode: 'default' })
test.setTimeout(360_000)

const TOKEN = 'a token that nobody guesses'
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

let server: ClockServer
test.beforeAll(async () => {
  server = await ClockServer.start({ OPERATOR_TOKEN: TOKEN, ARCHIVE_AFTER: '1' })
})
test.afterAll(async () => {
  await server.stop()
})

async function expectClean(page: Page, where: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await structureFaults(page), `${where}, ${size}`).toEqual([])
      expect.soft(await colourFaults(page), `${where}, ${size}, ${colorScheme}`).toEqual([])
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(width, `${where}, ${size}: nothing stands beyond the edge`).toBeLessThanOrEqual(0)
  }
}

test('a link to a finished table shows its games when it was put away', LONG, async ({ browser }) => {
  const { page, context, faults } = await visitor(browser)
  const hash = await makeTable(page, server.address, 'Anna', late(2))
  await sit(page, 'Anna', 'Hero player 1')
  await begin(page)
  await playTogether([page], 5)
  await page.goto(`${server.address}/`)
  const guest = await visitor(browser)
  await expect(async () => {
    await guest.page.goto('about:blank')
    // A table is put away when nobody looks at it; one whose page the server still believes in waits for the next day.
    await server.pass(49)
    await guest.page.goto(tableAt(server.address, hash))
    await expect(guest.page.getByText('This table was put away')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expectClean(guest.page, 'a table that was put away')
  const [file] = await Promise.all([
    guest.page.waitForEvent('download'),
    guest.page.getByRole('button', { name: 'Download the record of Game 1' }).click(),
  ])
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ haven: 1 })
  await guest.page.getByRole('button', { name: 'Watch the replay of Game 1' }).click()
  await expect(guest.page).toHaveURL(/\/g\/\w+\/replay/)
  // A link to a moment still leads there.
  await guest.page.goto('about:blank')
  await guest.page.goto(`${server.address}/t${hash}/g/1/m/3`)
  await expect(guest.page).toHaveURL(/\/g\/\w+\/replay/)
  // A link to nothing is told as before.
  await guest.page.goto('about:blank')
  await guest.page.goto(`${server.address}/t#${'x'.repeat(22)}`)
  await expect(guest.page.getByRole('alert')).toContainText('There is no such table')
  for (const each of [{ faults, context }, guest]) {
    expect(each.faults).toEqual([])
    await each.context.close()
  }
})

test('the operator comes in by the token, by keys alone, keeps somebody out and lets him in again', async ({
  browser,
}) => {
  const player = await visitor(browser)
  const hash = await makeTable(player.page, server.address, 'Bea', null)
  // With the service worker of the client in the browser.
  const { page, context } = await visitor(browser, { serviceWorkers: 'allow', viewport: SIZES.desktop })
  await page.goto(`${server.address}/`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(`${server.address}/operator`)
  await expect(page.getByRole('heading', { name: 'Operator of this server' })).toBeVisible()
  await expectClean(page, 'the way in')
  await page.getByLabel('Your name').fill('Olga')
  await page.getByLabel('Token').fill('no token at all')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('That is not the token.')
  await page.getByLabel('Your name').fill('Olga')
  await page.getByLabel('Token').fill(TOKEN)
  await page.keyboard.press('Enter')
  await expect(page.getByText('You are here as Olga.')).toBeVisible()
  for (const name of ['Tables', 'Load', 'Disk', 'Reports', 'Kept out', 'What was moderated']) {
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible()
  }
  await expectClean(page, 'the page')

  await page.getByLabel('Address or network').fill('127.0.0.1')
  await page.getByLabel('Why').last().fill('a trial')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('The network is kept out.')
  await expect(player.page.getByRole('alert')).toContainText('does not let your network in')
  await expectClean(page, 'the page with somebody kept out')
  await page.getByRole('button', { name: 'Let 127.0.0.1/32 in again' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('The network is let in again.')
  await player.page.reload()
  await expect(player.page.getByRole('heading', { name: 'Seats' })).toBeVisible()

  await page.getByLabel('Its link, or the 22 letters').fill(`${server.address}/t${hash}`)
  await page.getByLabel('I am sure').check()
  await page.getByRole('button', { name: 'Remove it' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('The table is removed.')
  await expect(player.page.getByRole('alert')).toContainText('There is no such table')
  await expect(page.getByRole('row', { name: /Olga \(operator\) removed a table/ })).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).press('Enter')
  await expect(page.getByLabel('Token')).toBeVisible()
  expect(player.faults).toEqual([])
  await context.close()
  await player.context.close()
})
