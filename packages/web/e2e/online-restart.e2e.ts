import { type Page, test } from '@playwright/test'
import { begin, expectSoon as expect, linkState, makeTable, players, sit, visitor } from './online-people.ts'
import { startOnline } from './online-server.ts'
import { answers, decision } from './player.ts'
import { late } from './positions.ts'
import { LONG } from './sample.ts'

const log = (page: Page) => page.getByRole('region', { name: 'Log' })
const clocks = (page: Page) => players(page).getByRole('timer')

async function standing(page: Page): Promise<readonly string[]> {
  const lines = await log(page).getByRole('listitem').allInnerTexts()
  return [await decision(page).getByRole('paragraph').first().innerText(), ...lines]
}

test(
  'an open table is found in the list; clocks run; a device is shut out; the server is killed, and the game goes on',
  LONG,
  async ({ browser }) => {
    const server = await startOnline()
    const [host, guest] = [await visitor(browser), await visitor(browser)]
    const [anna, eve] = [host.page, guest.page]
    await makeTable(anna, server.address, 'Anna', late(1), 'Live, with clocks', true)
    await sit(anna, 'Anna', 'Hero player 1')
    await eve.goto(`${server.address}/online?speed=instant`)
    await eve.getByRole('link', { name: /^Anna’s table/ }).click()
    await sit(eve, 'Eve', 'Sins player')
    await begin(anna)

    // Who is asked may think longer.
    await expect(answers(eve).first()).toBeVisible()
    await expect(clocks(eve).filter({ hasText: /^(20:0|19:5)/ })).toHaveCount(2)
    await eve.getByRole('button', { name: 'Let me think (3)' }).click()
    await expect(eve.getByRole('button', { name: 'Let me think (2)' })).toBeVisible()
    await answers(eve).first().click()
    await expect(answers(anna).first()).toBeVisible()

    // Another device of hers, which she shuts out again.
    await anna.getByRole('button', { name: 'Table', exact: true }).click()
    await anna.getByRole('button', { name: 'Play on from another device' }).click()
    const code = await anna.getByRole('textbox', { name: 'Play on from another device' }).inputValue()
    const phone = await visitor(browser, { viewport: { width: 390, height: 844 } })
    await phone.page.goto(code.replace('/t#', '/t?speed=instant#'))
    await expect(answers(phone.page).first()).toBeVisible()
    await anna.getByRole('button', { name: 'Shut out Device 2' }).click()
    await expect(answers(phone.page)).toHaveCount(0)
    await expect(anna.getByRole('button', { name: 'Shut out Device 2' })).toHaveCount(0)
    await anna.keyboard.press('Escape')

    // Nobody reloads anything: the pages find the server again, and the same question.
    const asked = await standing(anna)
    await server.kill()
    for (const page of [anna, eve]) await expect(linkState(page)).toBeVisible()
    await server.again()
    for (const page of [anna, eve]) await expect(linkState(page)).toBeHidden()
    expect(await standing(anna)).toEqual(asked)
    const lines = await log(eve).getByRole('listitem').count()
    await answers(anna).first().click()
    await expect.poll(() => log(eve).getByRole('listitem').count()).toBeGreaterThan(lines)
    for (const { faults, context } of [host, guest, phone]) {
      expect(faults).toEqual([])
      await context.close()
    }
    await server.stop()
  },
)
