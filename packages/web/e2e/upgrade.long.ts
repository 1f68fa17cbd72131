import { expect, test } from '@playwright/test'
import { answers } from './player.ts'
import {
  allAt,
  closeAll,
  entryIn,
  entryOf,
  KINDS,
  loadingTime,
  lookAgain,
  sitters,
  standings,
  twoReleases,
} from './upgrade-people.ts'

// Twenty pages load at once, and their time is measured: nothing else of this file runs beside it.
test.describe.configure({ mode: 'default' })

const LIMIT = 10_000
/** Twenty people have twenty machines. One that needs longer to load their pages at once gets as much more. */
const limitFor = (loading: number): number => Math.max(LIMIT, 2 * loading + 4_000)
const PATIENCE = 180_000

test('a build and protocol change under 20 pages, and back again: all go on where they were, and nobody reloads anything', async ({
  browser,
}) => {
  const { own, other, server, close } = await twoReleases()
  const people = [...(await sitters(browser, server, KINDS, true)), ...(await sitters(browser, server, KINDS, false))]
  expect(people).toHaveLength(20)
  const before = await standings(people)
  let slowest = 0
  for (const [release, name] of [
    [other, 'a newer release'],
    [own, 'back to the older one'],
  ] as const) {
    for (const one of people) one.loads = 0
    // Two changes within seconds are taken for servers that take turns: the second one waits.
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    await server.kill()
    await server.again(release)
    for (const { page, hasSocket } of people) if (!hasSocket) await lookAgain(page)
    const times = await allAt(people, release, before, PATIENCE)
    console.log(`20 pages, ${name}: they went on after ${times.join(', ')} ms`)
    slowest = Math.max(slowest, ...times)
    for (const { who, loads, faults } of people) expect([who, loads, faults]).toEqual([who, 1, []])
  }
  for (const [asked, writing] of [people.slice(0, 2), people.slice(10, 12)]) {
    if (!asked || !writing) throw new Error('nobody is asked')
    const { standing: was } = await writing.look()
    await answers(asked.page).first().click()
    await expect.poll(async () => (await writing.look()).standing, { timeout: 60_000 }).not.toBe(was)
  }
  const loading = await loadingTime(people)
  console.log(`the slowest needed ${slowest} ms; to load all pages by hand takes ${loading} ms here`)
  expect(slowest).toBeLessThanOrEqual(limitFor(loading))
  await closeAll(people)
  await close()
})

test('an answer that nobody had heard when the server went is given once by the page after it', async ({ browser }) => {
  const { other, server, close } = await twoReleases()
  const people = await sitters(browser, server, ['asked', 'writing'], false)
  const [eve, anna] = people
  if (!eve || !anna) throw new Error('nobody is asked')
  const lines = anna.page.getByRole('region', { name: 'Log' }).getByRole('listitem')
  const before = await lines.allInnerTexts()
  await server.kill()
  await answers(eve.page).first().click()
  await expect(answers(eve.page)).toHaveCount(0)
  await server.again(other)
  for (const { page } of people) {
    await expect.poll(() => entryIn(page).catch(() => ''), { timeout: 60_000 }).toBe(entryOf(other))
  }
  await expect.poll(() => lines.count(), { timeout: 60_000 }).toBeGreaterThan(before.length)
  const after = await lines.allInnerTexts()
  expect(after.slice(0, before.length)).toEqual(before)
  // Nothing more comes of it.
  await eve.page.waitForTimeout(3_000)
  expect(await lines.allInnerTexts()).toEqual(after)
  for (const { who, faults } of people) expect([who, faults]).toEqual([who, []])
  await closeAll(people)
  await close()
})
