import { expect, test } from '@playwright/test'
import { byPointer, playNow, playOn, theEnd } from './player.ts'
import { LONG } from './sample.ts'

/** In a sample the way to the end is left to `late.e2e.ts`, which comes there by keys, by touch and at one screen. */
test('a game against bots by pointer, from the landing page to the end', LONG, async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const opened = Date.now()
  await playNow(page)
  expect(Date.now() - opened, 'one press and at most 10 s to the first own decision').toBeLessThan(10_000)
  const decisions = await playOn(page, 7, byPointer)
  await expect(theEnd(page)).toBeVisible()
  expect(decisions).toBeGreaterThan(20)
  expect(problems).toEqual([])
})
