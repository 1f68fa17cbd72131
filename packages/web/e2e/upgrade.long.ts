import { expect, test } from '@playwright/test'
import { answers } from './player.ts'
import { allAt, closeAll, KINDS, lookAgain, sitters, twoReleases } from './upgrade-people.ts'

const LIMIT = 60_000

test('a build and protocol change under 20 pages, and back again: all go on where they were, and nobody reloads anything', async ({
  browser,
}) => {
  const { own, other, server, close } = await twoReleases()
  const people = [
    ...(await sitters(browser, server, KINDS, true)),
    ...(await sitters(browser, server, KINDS, false)),
  ]
  expect(people).toHaveLength(20)
  const before = await Promise.all(people.map((one) => one.standing()))
  for (const [release, name] of [
    [other, 'a newer release'],
    [own, 'back to the older one'],
  ] as const) {
    for (const one of people) one.loads = 0
    await server.kill()
    await server.again(release)
    for (const { page, hasSocket } of people) if (!hasSocket) await lookAgain(page)
    console.log(`20 pages, ${name}: all went on after ${await allAt(people, release, before, LIMIT)} ms`)
    for (const { who, loads, faults } of people) expect([who, loads, faults]).toEqual([who, 1, []])
  }
  for (const [asked, writing] of [people.slice(0, 2), people.slice(10, 12)]) {
    if (!asked || !writing) throw new Error('nobody is asked')
    const was = await writing.standing()
    await answers(asked.page).first().click()
    await expect.poll(() => writing.standing()).not.toEqual(was)
  }
  await closeAll(people)
  await close()
})
