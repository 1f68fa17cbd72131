import { expect, type Page, test } from '@playwright/test'
import { honestBox, ITS_GAME, lay, otherBox } from './foreign-box.ts'
import { answers, byPointer, load, playOn } from './player.ts'
import { LONG } from './sample.ts'

// A small memory is eaten sooner, and the machine has others to serve.
const executablePath = process.env.HAVEN_SHELL
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--max-old-space-size=200'],
  },
})

/** What is asked, with all that is thought about it: marks come a moment after the question. */
async function settled(page: Page): Promise<string> {
  const decision = page.getByRole('region', { name: 'Your decision' })
  for (let before = ''; ; ) {
    const now = await decision.innerText()
    if (now === before) return now
    before = now
    await page.waitForTimeout(2_000)
  }
}

test('a box that eats the memory of its tab takes no game with it', LONG, async ({ page, context }) => {
  test.slow()
  await page.goto('/credits')
  await lay(page, honestBox())
  await load(page, ITS_GAME, 'the heroes')
  expect(await playOn(page, 3, byPointer, 5)).toBe(5)
  const game = new URL(page.url()).pathname
  await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
  const asked = await settled(page)

  await page.goto('/credits')
  await lay(
    page,
    otherBox('Glutton', () => '(kit) => { const all = []; for (;;) all.push([all.length, {}, [all.length]]) }'),
  )
  const gone = page.waitForEvent('crash', { timeout: 60_000 }).then(() => 'tab')
  const named = page
    .getByRole('heading', { name: '“Glutton” was put out' })
    .waitFor({ timeout: 60_000 })
    .then(() => 'box')
  await page.goto(`${game}?speed=instant`).catch(() => undefined)
  expect(await Promise.any([gone, named])).toMatch(/tab|box/)
  await Promise.allSettled([page.close()])

  const after = await context.newPage()
  await after.goto('/credits')
  await lay(after, honestBox())
  await after.goto(`${game}?speed=instant`)
  await expect(answers(after).first()).toBeVisible({ timeout: 30_000 })
  expect(await settled(after)).toBe(asked)
})
