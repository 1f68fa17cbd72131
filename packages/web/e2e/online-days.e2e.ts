import { type Page, test } from '@playwright/test'
import { answerOnce, begin, expectSoon as expect, makeTable, players, sit, tableAt, visitor } from './online-people.ts'
import { ClockServer } from './online-server.ts'
import { answers, chance, theEnd } from './player.ts'
import { overDays } from './positions.ts'
import { LONG } from './sample.ts'

const log = (page: Page) => page.getByRole('region', { name: 'Log' })
const waitingFor = (page: Page, name: string) => page.getByText(`Waiting for ${name}`)
const MOST_DECISIONS = 120

test(
  'over days: orders answer for the Sins player who is away, and when time is up a bot gives one answer',
  LONG,
  async ({ browser }) => {
    const server = await ClockServer.start()
    const [host, guest] = [await visitor(browser), await visitor(browser)]
    const anna = host.page
    const hash = await makeTable(anna, server.address, 'Anna', overDays, 'Over days')
    await sit(anna, 'Anna', 'Hero player 1')
    const eve = guest.page
    await eve.goto(tableAt(server.address, hash))
    await sit(eve, 'Eve', 'Sins player')
    // She is told of her turns also where no page is open; a webhook or a subscription says where.
    await begin(anna)
    await expect(players(anna).getByRole('timer').first()).toHaveText(/^1d 0h$|^23:/)
    const hubris = eve.getByRole('group', { name: /Hubris: when its moment comes/ })
    await hubris.getByRole('button', { name: 'Ask' }).click()
    await expect(hubris.getByRole('button', { name: 'Armed' })).toBeVisible()
    await eve.close()

    // The fight opens a window. Nobody is there, and the armed card is played; the ability of the Acolytes is no window.
    await answers(anna)
      .and(anna.getByRole('button', { name: 'Fight the monsters here' }))
      .click()
    await expect(log(anna)).toContainText('Hubris')
    await expect(waitingFor(anna, 'Eve')).toBeVisible()
    await server.pass(23)
    await anna.reload()
    await expect(players(anna).getByRole('timer').first()).toHaveText(/^(1:00:00|59:|0:59)/)
    await expect(waitingFor(anna, 'Eve')).toBeVisible()
    await expect(answers(anna)).toHaveCount(0)
    await server.pass(2)
    await expect(answers(anna).first()).toBeVisible()
    await expect(anna).toHaveTitle(/^● /)

    // She looks in, lets this turn pass, and goes again; whatever else is asked of her a bot answers a day later.
    const back = await guest.context.newPage()
    await back.goto(tableAt(server.address, hash))
    await expect(log(back)).toContainText('Hubris')
    await back.getByRole('button', { name: 'Pass all windows of this turn' }).click()
    await back.close()
    const below = chance(5)
    for (let i = 0; i < MOST_DECISIONS && !(await theEnd(anna).isVisible()); i++) {
      if (await answerOnce(anna, below)) continue
      await expect(answers(anna).first().or(waitingFor(anna, 'Eve')).or(theEnd(anna)).first()).toBeVisible()
      if (await waitingFor(anna, 'Eve').isVisible()) {
        await server.pass(25)
      }
      await anna.waitForTimeout(100)
    }
    await expect(theEnd(anna)).toBeVisible()
    const late = await guest.context.newPage()
    await late.goto(tableAt(server.address, hash))
    await expect(theEnd(late)).toBeVisible()
    for (const { faults, context } of [host, guest]) {
      expect(faults).toEqual([])
      await context.close()
    }
    await server.stop()
  },
)
