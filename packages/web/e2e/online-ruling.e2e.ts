import { type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { begin, expectSoon as expect, makeTable, players, sit, tableAt, visitor } from './online-people.ts'
import { ClockServer } from './online-server.ts'
import { answers } from './player.ts'
import { late } from './positions.ts'
import { LONG } from './sample.ts'

/** Who rules an online table, as the people at it see it. */

test.describe.configure({ mode: 'default' })
test.setTimeout(240_000)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

let server: ClockServer

test.beforeAll(async () => {
  server = await ClockServer.start()
})
test.afterAll(async () => {
  await server.stop()
})

const sheet = (page: Page) => page.getByRole('button', { name: 'Table', exact: true }).click()
const asked = (page: Page) => page.getByRole('list', { name: 'Asked of the host' })
const inText = (address: string): string => address.replace('/t?', '/t?view=text&')

test('a seat in a running game is asked for; the host declines, approves, and sends away whom he let in', async ({
  browser,
}) => {
  const [host, guest, other] = [await visitor(browser), await visitor(browser, PHONE), await visitor(browser)]
  const [anna, ben, cleo] = [host.page, guest.page, other.page]
  const hash = await makeTable(anna, server.address, 'Anna', late(3))

  // Who has forgotten to sit down is asked before bots play alone.
  await begin(anna)
  const alone = anna.getByRole('dialog', { name: 'Nobody sits at the table' })
  await expect(alone).toBeVisible()
  await expectNoViolations(anna, 'bots alone')
  await alone.getByRole('button', { name: 'Sit down first' }).click()
  await expect(alone).toHaveCount(0)
  await sit(anna, 'Anna', 'Hero player 1')
  // Who sits is offered no seat of the other side.
  await expect(anna.getByRole('button', { name: 'Sit here: Hero player 2' })).toBeVisible()
  await expect(anna.getByRole('button', { name: 'Sit here: Sins player' })).toHaveCount(0)
  await begin(anna)
  await expect(players(anna).getByText('Anna')).toBeVisible()

  // A name that looks like another's is refused, with one that is free.
  await ben.goto(tableAt(server.address, hash))
  await sheet(ben)
  await ben.getByLabel('Your name').fill('Аnna')
  await ben.getByRole('button', { name: 'Ask for the seat of Hero player 2' }).click()
  const said = ben.getByRole('dialog', { name: 'Table' }).getByRole('alert')
  await expect(said).toContainText('looks like “Аnna”')
  await said.getByRole('button', { name: 'Be “Аnna 2”' }).click()
  await ben.keyboard.press('Escape')
  await expect(asked(ben)).toContainText('You have asked for a seat: Hero player 2. The host decides.')
  await expect(asked(anna)).toContainText('Аnna 2 asks for a seat: Hero player 2.')
  for (const page of [anna, ben]) await expectNoViolations(page, 'a request')
  expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await anna.getByRole('button', { name: 'Decline the request of Аnna 2' }).click()
  await expect(ben.getByText('The host has declined what you asked for.')).toBeVisible()

  // Asked again, and approved by keyboard, in the table of words.
  await anna.goto(inText(tableAt(server.address, hash)))
  await sheet(ben)
  await ben.getByRole('button', { name: 'Ask for the seat of Hero player 2' }).click()
  await ben.keyboard.press('Escape')
  const approve = anna.getByRole('button', { name: 'Let Аnna 2 sit' })
  await expect(approve).toBeVisible()
  await approve.focus()
  await anna.keyboard.press('Enter')
  await expect(asked(anna)).toHaveCount(0)
  await expect(players(ben).getByText('Аnna 2')).toBeVisible()

  // Locked: who comes is told so, and is offered nothing.
  await sheet(anna)
  await anna.getByLabel('Lock the table').check()
  await cleo.goto(tableAt(server.address, hash))
  await sheet(cleo)
  await expect(cleo.getByText('The host has locked this table')).toBeVisible()
  await expect(cleo.getByRole('button', { name: /^Ask for the seat/ })).toHaveCount(0)
  await expectNoViolations(anna, 'the sheet of the host')
  await anna.getByLabel('Lock the table').uncheck()
  await expect(cleo.getByRole('button', { name: 'Ask for the seat of Hero player 3' })).toBeVisible()
  // Who is shown what the heroes see is not offered the other side.
  await expect(cleo.getByRole('button', { name: 'Ask for the seat of Sins player' })).toHaveCount(0)

  // Sent away: asked first, told then, and told again.
  await anna.getByRole('button', { name: 'Send Аnna 2 away' }).click()
  const sure = anna.getByRole('dialog', { name: 'Send Аnna 2 away' })
  await expect(sure).toContainText('cannot come back')
  await expectNoViolations(anna, 'the question before')
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(players(ben).getByText('Аnna 2')).toBeVisible()
  await anna.getByRole('button', { name: 'Send Аnna 2 away' }).click()
  await sure.getByRole('button', { name: 'Send away' }).click()
  await expect(ben.getByRole('alert')).toContainText('You were sent away from this table')
  await ben.reload()
  await expect(ben.getByRole('alert')).toContainText('You were sent away from this table')
  await expectNoViolations(ben, 'sent away')
  await expect(answers(ben)).toHaveCount(0)
  for (const { faults, context } of [host, guest, other]) {
    expect(faults).toEqual([])
    await context.close()
  }
})

test('ten minutes after the host has gone those who sit elect another', LONG, async ({ browser }) => {
  const everybody = await Promise.all([visitor(browser), visitor(browser), visitor(browser, PHONE)])
  const [anna, ben, cleo] = everybody.map(({ page }) => page) as [Page, Page, Page]
  const hash = await makeTable(anna, server.address, 'Anna', late(2))
  for (const [page, name, seat] of [
    [ben, 'Ben', 'Hero player 1'],
    [cleo, 'Cleo', 'Hero player 2'],
  ] as const) {
    await page.goto(tableAt(server.address, hash))
    await sit(page, name, seat)
  }
  await begin(anna)
  await expect(players(ben).getByText('Cleo')).toBeVisible()
  await anna.close()
  await sheet(ben)
  // As soon as the server has noticed it; in small steps, since a slow machine needs many of them.
  await expect(async () => {
    await server.pass(0.001)
    await expect(ben.getByText(/^away/)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await server.pass(0.1)
  // A page has the server's time from when it came.
  await ben.reload()
  await sheet(ben)
  await expect(ben.getByText(/^away for \d min$/)).toBeVisible()
  await expect(ben.getByRole('button', { name: 'Become host' })).toHaveCount(0)
  await ben.keyboard.press('Escape')
  await server.pass(0.1)
  await ben.reload()
  await cleo.reload()
  await expect(ben.getByText('The host has been away for more than ten minutes.')).toBeVisible()
  await expectNoViolations(cleo, 'without the host')
  expect(await cleo.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await ben.getByRole('button', { name: 'Become host' }).click()
  await expect(cleo.getByText('Ben offers to be host.')).toBeVisible()
  await cleo.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(cleo.getByText('Ben offers to be host.')).toHaveCount(0)
  await sheet(ben)
  await expect(ben.getByLabel('Lock the table')).toBeVisible()
  // Who was host comes back as one who watches.
  const back = await everybody[0]!.context.newPage()
  await back.goto(tableAt(server.address, hash))
  await sheet(back)
  await expect(back.getByRole('list', { name: 'People' }).getByText('Host')).toHaveCount(1)
  await expect(back.getByLabel('Lock the table')).toHaveCount(0)
  for (const { faults, context } of everybody) {
    expect(faults).toEqual([])
    await context.close()
  }
})
