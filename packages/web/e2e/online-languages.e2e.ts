import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { begin, makeTable, playTogether, sit, tableAt, visitor } from './online-people.ts'
import { type OnlineServer, startOnline } from './online-server.ts'
import { late } from './positions.ts'
import { read } from './reader.ts'
import { Faults } from './spoken.ts'

/** Two people at one table read two languages; what they keep of the game is the same. */

let server: OnlineServer

test.beforeAll(async () => {
  server = await startOnline()
})
test.afterAll(async () => {
  await server.stop()
})

async function recordOf(page: Page): Promise<string> {
  const { recap } = read(page)
  await page.getByRole('button', { name: recap.share }).first().click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: recap.record }).click(),
  ])
  return readFileSync(await file.path(), 'utf8')
}

test('German and Russian at one table: each reads their own, and the record is the same', async ({ browser }) => {
  const viewport = { width: 1440, height: 900 }
  const [first, second] = [await visitor(browser, { viewport }), await visitor(browser, { viewport })]
  const [anna, boris] = [first.page, second.page]
  const hash = await makeTable(anna, server.address, 'Anna', late(1))
  await sit(anna, 'Anna', 'Hero player 1')
  await boris.goto(tableAt(server.address, hash))
  await sit(boris, 'Boris', 'Sins player')
  await begin(anna)
  for (const [page, language] of [
    [anna, 'de'],
    [boris, 'ru'],
  ] as const) {
    await page.goto(tableAt(server.address, hash).replace('#', `&lang=${language}#`))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  const seen = [await Faults.of(anna, 'de'), await Faults.of(boris, 'ru')]
  const look = async (): Promise<void> => {
    for (const faults of seen) await faults.look('at the table')
  }
  await playTogether([anna, boris], 3, { look })
  for (const faults of seen) faults.none()
  const records = [await recordOf(anna), await recordOf(boris)]
  expect(JSON.parse(records[0] ?? '')).toMatchObject({ haven: expect.anything() })
  expect(records[1]).toBe(records[0])
  for (const { faults, context } of [first, second]) {
    expect(faults).toEqual([])
    await context.close()
  }
})
