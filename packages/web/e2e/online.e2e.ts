import { type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import {
  begin,
  expectSoon as expect,
  linkState,
  makeTable,
  players,
  playTogether,
  sit,
  tableAt,
  visitor,
} from './online-people.ts'
import { CutLine, type OnlineServer, startOnline } from './online-server.ts'
import { answers, theEnd } from './player.ts'
import { late } from './positions.ts'
import { isSample } from './sample.ts'

// One server for all of it, in one worker.
test.describe.configure({ mode: 'default' })
test.setTimeout(360_000)

let server: OnlineServer

test.beforeAll(async () => {
  server = await startOnline()
})
test.afterAll(async () => {
  await server.stop()
})

const OUTAGE = isSample ? 3_000 : 30_000

test('five people play to the end, with a reload, a lost line and a change of device; one watches', async ({
  browser,
}) => {
  const line = await CutLine.open(server.port)
  const everybody = await Promise.all(Array.from({ length: 6 }, () => visitor(browser)))
  const [anna, ben, cleo, dora, eve, watcher] = everybody.map(({ page }) => page) as [
    Page,
    Page,
    Page,
    Page,
    Page,
    Page,
  ]
  const hash = await makeTable(anna, server.address, 'Anna', late(4))
  await sit(anna, 'Anna', 'Hero player 1')
  for (const [page, name, seat, address] of [
    [ben, 'Ben', 'Hero player 2', server.address],
    [cleo, 'Cleo', 'Hero player 3', line.address],
    [dora, 'Dora', 'Hero player 4', server.address],
    [eve, 'Eve', 'Sins player', server.address],
  ] as const) {
    await page.goto(tableAt(address, hash))
    await sit(page, name, seat)
  }
  await watcher.goto(tableAt(server.address, hash))
  await begin(anna)

  // The Sins player places the first token; then the heroes vote who begins.
  await expect(answers(eve).first()).toBeVisible()
  await expect(answers(anna)).toHaveCount(0)
  await answers(eve).first().click()
  const vote = (page: Page, name: string) => page.getByRole('button', { name: `${name}: Rose`, exact: true })
  await expect(vote(anna, 'Anna')).toBeVisible()
  await vote(anna, 'Anna').click()

  // A reload changes nothing: the same person, the same question, the same votes.
  await ben.reload()
  await expect(vote(ben, 'Ben')).toBeVisible()
  await expect(ben.getByRole('group', { name: 'Unite or fall' }).getByText('Anna')).toBeVisible()
  await vote(ben, 'Ben').click()

  // Another device of the same person: the link works once, and the first one can be put away.
  await dora.getByRole('button', { name: 'Table', exact: true }).click()
  await dora.getByRole('button', { name: 'Play on from another device' }).click()
  const code = await dora.getByRole('textbox', { name: 'Play on from another device' }).inputValue()
  const phone = await visitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await phone.page.goto(code.replace('/t#', '/t?speed=instant#'))
  await expect(vote(phone.page, 'Dora')).toBeVisible()
  expect(new URL(phone.page.url()).hash).toBe(hash)
  await dora.close()
  await vote(phone.page, 'Dora').click()

  // What is pressed while the line is dead is sent when it is back, and counts once.
  line.cut()
  await expect(linkState(cleo)).toBeVisible()
  await vote(cleo, 'Cleo').click()
  await anna.waitForTimeout(OUTAGE)
  await expect(anna.getByText('3 of 4')).toBeVisible()
  line.mend()
  // It may be back by itself before the button is pressed.
  const again = cleo.getByRole('button', { name: 'Try now' })
  await again.click({ timeout: 10_000 }).catch(() => undefined)
  await expect(linkState(cleo)).toBeHidden()
  await expect(anna.getByRole('group', { name: 'Unite or fall' })).toBeHidden()

  // The one who watches sees what the heroes see, and is asked nothing.
  await expect(players(watcher).getByText('Eve')).toBeVisible()
  await expect(watcher.getByRole('region', { name: 'Your hand' })).toHaveCount(0)
  await expect(eve.getByRole('region', { name: 'Your hand' })).toBeVisible()
  await expect(answers(watcher)).toHaveCount(0)

  // Of a sample the game need not end: another one does, in words (`online-after`).
  await playTogether([anna, ben, cleo, phone.page, eve], 7, isSample ? { each: 1 } : {})
  if (!isSample) await theirEnd(anna, ben, eve, watcher)
  for (const { faults } of [...everybody, phone]) expect(faults).toEqual([])
  line.close()
  for (const { context } of [...everybody, phone]) await context.close()
})

/** Fair, and once more with the sides swapped. */
async function theirEnd(host: Page, hero: Page, sins: Page, watcher: Page): Promise<void> {
  await expect(theEnd(watcher)).toBeVisible()
  await hero.getByRole('button', { name: 'Share' }).click()
  await hero.getByRole('button', { name: 'Verify the dice' }).click()
  await expect(hero.getByText('Every roll and shuffle follows')).toBeVisible()
  await host.getByRole('button', { name: 'Once more, sides swapped' }).click()
  await expect(host.getByRole('button', { name: 'Stand up: Sins player' })).toBeVisible()
  await expect(sins.getByRole('button', { name: 'Stand up: Hero player 1' })).toBeVisible()
}

test('a bot takes over and gives back; names and lines are text; the host sends somebody away', async ({ browser }) => {
  const [host, guest] = [await visitor(browser), await visitor(browser)]
  const [anna, eve] = [host.page, guest.page]
  const HOSTILE = '<img src=x onerror=h()>'
  const hash = await makeTable(anna, server.address, 'Anna', late(1))
  await sit(anna, 'Anna', 'Hero player 1')
  await eve.goto(tableAt(server.address, hash))
  await sit(eve, HOSTILE, 'Sins player')
  await eve.getByLabel('Write to the others').fill('"><script>h()</script><b>hello</b>')
  await eve.getByRole('button', { name: 'Say' }).click()
  await expect(anna.getByText('"><script>h()</script><b>hello</b>')).toBeVisible()
  await expect(anna.getByRole('listitem').getByText(HOSTILE).first()).toBeVisible()
  await begin(anna)

  // The Sins player lets a bot play: the game goes on to the heroes without him.
  await expect(answers(eve).first()).toBeVisible()
  await eve.getByRole('button', { name: 'Table', exact: true }).click()
  await eve.getByRole('button', { name: 'Let a bot play Sins player' }).click()
  await expect(answers(anna).first()).toBeVisible()
  await expect(players(anna).getByText('Bot')).toBeVisible()
  await eve.getByRole('button', { name: 'Play Sins player again myself' }).click()
  await expect(players(anna).getByText('Bot')).toBeHidden()
  await eve.keyboard.press('Escape')
  await expect(anna).toHaveTitle(/^● /)

  // Back beyond what somebody else decided, and a pause: both need everybody.
  await anna.getByRole('button', { name: 'Menu' }).click()
  await anna.getByRole('button', { name: 'before the last decision' }).click()
  await expect(eve.getByText('Anna asks to go back by 1 decision.')).toBeVisible()
  await eve.getByRole('button', { name: 'Agree' }).click()
  await expect(answers(eve).first()).toBeVisible()
  await expect(answers(anna)).toHaveCount(0)
  await anna.getByRole('button', { name: 'Table', exact: true }).click()
  await anna.getByRole('button', { name: 'Ask for a pause' }).click()
  await anna.keyboard.press('Escape')
  await eve.getByRole('button', { name: 'Agree' }).click()
  await expect(anna.getByText('The clocks stand still.')).toBeVisible()
  await anna.getByRole('button', { name: 'Go on' }).click()
  await expect(eve.getByText('The clocks stand still.')).toBeHidden()

  // Pointing at the map: the others read who means what.
  await anna.getByRole('button', { name: 'Point at the map' }).click()
  await anna.getByRole('gridcell', { name: /^Dockside/ }).click()
  await anna.getByRole('button', { name: /^Talk/ }).click()
  await expect(anna.getByText('points at Dockside', { exact: true })).toBeVisible()
  const written = anna.getByRole('textbox', { name: 'Write to the others' })
  await expect(written).toBeVisible()
  await anna.keyboard.press('Escape')
  await expect(written).toBeHidden()

  // Hostile words stay words everywhere on the page.
  await expect(players(anna).getByText(HOSTILE)).toBeVisible()
  await anna.getByRole('button', { name: /^Talk/ }).click()
  await expect(anna.getByText('"><script>h()</script><b>hello</b>')).toBeVisible()
  const made = await anna.evaluate(
    () => document.querySelectorAll('img:not([src^="data:image/png"]), bdi b, bdi script, bdi img').length,
  )
  expect(made).toBe(0)

  // The host sends somebody away, and is asked before.
  await anna.getByRole('button', { name: 'Table', exact: true }).click()
  await anna.getByRole('button', { name: `Send ${HOSTILE} away` }).click()
  const sure = anna.getByRole('dialog', { name: `Send ${HOSTILE} away` })
  await sure.getByRole('button', { name: 'Send away' }).click()
  await anna.keyboard.press('Escape')
  await expect(players(anna).getByText('Sins player')).toBeVisible()
  await expect(eve.getByRole('alert')).toContainText('You were sent away from this table')
  for (const { faults, context } of [host, guest]) {
    expect(faults).toEqual([])
    await context.close()
  }
})

test('beside a shared screen the Sins player has the hand on a phone, and the screen shows nothing secret', async ({
  browser,
}) => {
  const screen = await visitor(browser)
  const { page } = screen
  await makeTable(page, server.address, 'Eve', late(1))
  await sit(page, 'Eve', 'Sins player')
  await begin(page)
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'A private hand beside a shared screen' }).click()
  const code = await page.getByRole('textbox', { name: 'Play on from another device' }).inputValue()
  const phone = await visitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await phone.page.goto(code.replace('/t#', '/t?speed=instant#'))
  await expect(answers(phone.page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('The hand is on another device.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your hand' })).toHaveCount(0)
  await expect(answers(page)).toHaveCount(0)
  await answers(phone.page).first().click()
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('token')
  for (const { faults, context } of [screen, phone]) {
    expect(faults).toEqual([])
    await context.close()
  }
})

test('the pages of online tables are without violations, and fit a phone', async ({ browser }) => {
  const { page, context, faults } = await visitor(browser, { viewport: { width: 390, height: 844 } })
  const hash = await makeTable(page, server.address, 'Anna', late(2))
  expect(hash).toMatch(/^#[\w-]{22}$/)
  for (const step of ['room', 'table'] as const) {
    if (step === 'table') {
      await sit(page, 'Anna', 'Hero player 1')
      await begin(page)
      await expect(answers(page).first()).toBeVisible()
    }
    await expectNoViolations(page, step)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  expect(faults).toEqual([])
  await context.close()
})
