import { expect, test } from '@playwright/test'
import { answers, byPointer, byTouch, curtain, keepList, playNow, theEnd } from './player.ts'
import { read } from './reader.ts'
import { Faults, langOf } from './spoken.ts'
import { beginAsText, playAsText } from './text-player.ts'

/** Whole games in each other language, and in the one that nobody speaks. Too long for `npm test`. */

const MOST = 3000

for (const language of ['pseudo', 'de', 'fr', 'ru'] as const) {
  const LANG = langOf(language)
  test.describe(language, () => {
    test('at a desk, from the first press to the end', async ({ page }) => {
      const faults = await Faults.of(page, language)
      await playNow(page, `/?${LANG}`)
      await faults.play(31, MOST, byPointer)
      await expect(theEnd(page)).toBeVisible()
      await expect(page.locator('.better[aria-busy="true"]')).toHaveCount(0, { timeout: 15_000 })
      await page.locator('.end__more > summary').click()
      await faults.look('the end')
      faults.none()
    })

    test('three hero players and a Sins player at one screen', async ({ page }) => {
      const faults = await Faults.of(page, language)
      const { newGame } = read(page)
      await page.addInitScript(keepList)
      await page.goto(`/new?${LANG}`)
      await page.getByRole('radio', { name: newGame.sides('both') }).check()
      await page.getByRole('radio', { name: `3: ${newGame.heroPlayersHint(3)}` }).check()
      await page.getByRole('button', { name: newGame.begin, exact: true }).click()
      await expect(answers(page).first().or(curtain(page)).first()).toBeVisible({ timeout: 30_000 })
      await faults.play(7, MOST)
      await expect(theEnd(page)).toBeVisible()
      faults.none()
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

      test('by touch, from the first press to the end', async ({ page }) => {
        const faults = await Faults.of(page, language)
        await page.addInitScript(keepList)
        await page.goto(`/?${LANG}`)
        await page.getByRole('button', { name: read(page).landing.playNow }).tap()
        await expect(answers(page).first()).toBeVisible()
        await faults.play(33, MOST, byTouch)
        await expect(theEnd(page)).toBeVisible()
        faults.none()
      })
    })

    test('as text, from the first press to the end', async ({ page }) => {
      const faults = await Faults.of(page, language)
      await beginAsText(page, `/text?${LANG}`)
      for (let part = 0; !(await page.getByRole('link', { name: read(page).recap.title }).isVisible()); part++) {
        await playAsText(page, 41 + part, 25)
        await faults.look(`part ${part}`)
      }
      faults.none()
    })
  })
}
