import { type Page, test } from '@playwright/test'
import { begin, expectSoon as expect, makeTable, playTogether, sit, tableAt, visitor } from './online-people.ts'
import { startOnline } from './online-server.ts'
import { theEnd } from './player.ts'

// Hundreds of decisions, each seen by six browsers.
test.setTimeout(3_600_000)

test('five people play a whole game from the set-up to its end, and one watches', async ({ browser }) => {
  const server = await startOnline()
  const everybody = await Promise.all(Array.from({ length: 6 }, () => visitor(browser)))
  const [anna, ben, cleo, dora, eve, watcher] = everybody.map(({ page }) => page) as [
    Page,
    Page,
    Page,
    Page,
    Page,
    Page,
  ]
  const hash = await makeTable(anna, server.address, 'Anna', null)
  await sit(anna, 'Anna', 'Hero player 1')
  for (const [page, name, seat] of [
    [ben, 'Ben', 'Hero player 2'],
    [cleo, 'Cleo', 'Hero player 3'],
    [dora, 'Dora', 'Hero player 4'],
    [eve, 'Eve', 'Sins player'],
  ] as const) {
    await page.goto(tableAt(server.address, hash))
    await sit(page, name, seat)
  }
  await watcher.goto(tableAt(server.address, hash))
  await begin(anna)
  await playTogether([anna, ben, cleo, dora, eve], 11)
  await expect(theEnd(watcher)).toBeVisible()
  await ben.getByRole('button', { name: 'Share' }).click()
  await ben.getByRole('button', { name: 'Verify the dice' }).click()
  await expect(ben.getByText('Every roll and shuffle follows')).toBeVisible()
  for (const { faults, context } of everybody) {
    expect(faults).toEqual([])
    await context.close()
  }
  await server.stop()
})
