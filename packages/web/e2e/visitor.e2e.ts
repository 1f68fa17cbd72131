import { expect, test } from '@playwright/test'
import { answers, keepList } from './player.ts'

/** Somebody new takes this long to read and press: it is counted, and waited for as long as a press must wait at least. */
const READING = 3_000
const WAITED = 700
const MONSTERS = /Nun|Hobo|Doctor|Abomination|Controller|Avatar/

test('a visitor is asked within 10 s and one press, and fights within 90 s', async ({ page }) => {
  test.setTimeout(120_000)
  const opened = performance.now()
  let readFor = 0
  const sinceOpened = () => (performance.now() - opened + readFor) / 1000
  const reads = async () => {
    await page.waitForTimeout(WAITED)
    readFor += READING - WAITED
  }
  await page.addInitScript(keepList)
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Play now' })
  await expect(play).toBeVisible()
  await reads()
  await play.click()
  await expect(answers(page).first()).toBeVisible()
  const firstAsked = sinceOpened()
  expect(firstAsked, 'seconds to the first decision').toBeLessThanOrEqual(10)

  // They want to fight, and know nothing but what the buttons say: fight, go where monsters are, or the first answer.
  const fight = page.getByRole('heading', { name: /fights in|shoots/i })
  let decisions = 0
  while (sinceOpened() < 90) {
    await expect(answers(page).first().or(fight).first()).toBeVisible({ timeout: 30_000 })
    await reads()
    if (await fight.isVisible()) break
    const offered = await answers(page).allInnerTexts()
    const fights = offered.findIndex((text) => /^\W*\d?\s*(fight|shoot)/i.test(text))
    const monsters = offered.findIndex((text) => MONSTERS.test(text))
    const wanted = fights >= 0 ? fights : Math.max(0, monsters)
    // Between the look and the press the question may have gone, as it may for anybody.
    if (wanted < (await answers(page).count())) await answers(page).nth(wanted).click()
    decisions++
  }
  const firstFight = sinceOpened()
  console.log(
    `visitor: asked after ${firstAsked.toFixed(1)} s, fights after ${firstFight.toFixed(1)} s and ${decisions} decisions`,
  )
  expect(firstFight, 'seconds to the first fight').toBeLessThanOrEqual(90)
})
