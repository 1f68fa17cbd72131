import { expect, test } from '@playwright/test'
import { answers } from './player.ts'
import { LONG } from './sample.ts'
import { allAt, closeAll, lookAgain, sitters, standings, twoReleases } from './upgrade-people.ts'

/** Functions, not speed: how long it takes on an idle machine is held by upgrade.long.ts. */
const PATIENCE = 60_000

test(
  'a build and protocol change under four pages: all go on where they were, and nobody reloads anything',
  LONG,
  async ({ browser }) => {
    const { other, server, close } = await twoReleases()
    const people = [
      ...(await sitters(browser, server, ['asked', 'writing'], true)),
      ...(await sitters(browser, server, ['home', 'landing'], false)),
    ]
    const before = await standings(people)
    for (const one of people) one.loads = 0
    await server.kill()
    await server.again(other)
    for (const { page, hasSocket } of people) if (!hasSocket) await lookAgain(page)
    const times = await allAt(people, other, before, PATIENCE)
    console.log(`4 pages went on after ${times.join(', ')} ms`)
    for (const { who, loads, faults } of people) expect([who, loads, faults]).toEqual([who, 1, []])
    const [eve] = people
    if (!eve) throw new Error('nobody is asked')
    await answers(eve.page).first().click()
    await expect.poll(async () => (await standings(people))[1]).not.toBe(before[1])
    await closeAll(people)
    await close()
  },
)
