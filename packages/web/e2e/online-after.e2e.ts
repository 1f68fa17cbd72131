import { test } from '@playwright/test'
import { begin, expectSoon as expect, makeTable, sit, tableAt, visitor } from './online-people.ts'
import { startOnline } from './online-server.ts'
import { chance, theEnd } from './player.ts'
import { late } from './positions.ts'
import { command, said, type } from './text-player.ts'

const MOST_LINES = 200

test('a table in words to the end; then its replay by a link, a table from a moment of it, and a rematch that keeps it', async ({
  browser,
}) => {
  const server = await startOnline()
  const [host, guest] = [await visitor(browser), await visitor(browser)]
  const anna = host.page
  const hash = await makeTable(anna, server.address, 'Anna', late(1))
  await sit(anna, 'Anna', 'Hero player 1')
  await begin(anna)
  await anna.getByRole('button', { name: 'Menu' }).click()
  await anna.getByRole('link', { name: 'As text' }).click()
  const list = anna.getByRole('list', { name: 'Answers' }).getByRole('listitem')
  await expect(command(anna)).toBeVisible()
  await expect(anna.getByRole('list', { name: 'Players' })).toBeVisible()
  const below = chance(3)
  for (let i = 0; i < MOST_LINES && !(await theEnd(anna).isVisible()); i++) {
    await expect(list.first().or(theEnd(anna))).toBeVisible()
    const count = await list.count()
    if (count > 0) await type(anna, String(1 + below(count)))
  }
  await expect(theEnd(anna)).toBeVisible()
  await expect(said(anna)).toContainText('The game is over')
  await expect(anna.locator('canvas')).toHaveCount(0)

  // A link to a moment opens for somebody who was not there.
  await anna.getByRole('button', { name: 'Watch the replay' }).click()
  await expect(anna.getByRole('region', { name: 'Replay' })).toBeVisible()
  await anna.getByRole('button', { name: 'One decision on' }).click()
  await anna.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await anna.getByRole('button', { name: 'Copy a link into this replay' }).click()
  const link = await anna.getByRole('textbox', { name: 'Copy a link into this replay' }).inputValue()
  expect(new URL(link).hash).toBe(`${hash}/g/1/m/1`)
  await guest.page.goto(link)
  await expect(guest.page.getByRole('region', { name: 'Replay' })).toBeVisible()
  await expect(guest.page).toHaveURL(/#t=1$/)

  // From there another table begins.
  await guest.page.getByRole('button', { name: 'Play on from here' }).click()
  await guest.page.getByRole('button', { name: 'Make an online table from here' }).click()
  await expect(guest.page.getByRole('button', { name: 'Make a table from this moment' })).toBeVisible()

  // The next game at the old table leaves the first one where it was.
  await anna.goto(tableAt(server.address, hash))
  await anna.getByRole('button', { name: /^Once more(?!,)/ }).click()
  await expect(anna.getByRole('heading', { name: 'Earlier games' })).toBeVisible()
  await begin(anna)
  await anna.getByRole('button', { name: 'Table', exact: true }).click()
  await anna.getByRole('button', { name: 'Watch the replay of Game 1' }).click()
  await expect(anna.getByRole('region', { name: 'Replay' })).toBeVisible()
  for (const { faults, context } of [host, guest]) {
    expect(faults).toEqual([])
    await context.close()
  }
  await server.stop()
})
