import { expect, type Page, test } from '@playwright/test'
import { momentOf } from './moment.ts'
import { answers, load } from './player.ts'

/** What happens is shown: a card until it was read, and a press ends it at once. */

const revealed = () => momentOf('apocalypse-card').save()
const card = (page: Page) => page.locator('.film-card .card')
const lane = (page: Page) => page.getByRole('region', { name: 'What happens' })

/** The Sins player reveals the first card of two. */
async function reveal(page: Page): Promise<void> {
  await load(page, revealed(), 'the Sins', 'speed=normal')
  await answers(page).first().click()
  await expect(card(page)).toBeVisible()
}

/** Presses Space, and waits until the card is gone. */
const timeToSkip = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const start = performance.now()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true }))
    while (document.querySelector('.film-card')) await new Promise((resolve) => setTimeout(resolve, 2))
    return performance.now() - start
  })

test('a card is held until it was read, and one press ends it', async ({ page }) => {
  await reveal(page)
  await expect(lane(page)).toContainText('In force from now on: ')
  await expect(page.locator('.film-card__beside')).toContainText(/Goes on in \d s/)
  await page.keyboard.press('p')
  await expect(page.locator('.film-card__beside')).toContainText('Held')
  // Nobody is asked meanwhile, and the press that ends it answers nothing.
  await expect(answers(page)).toHaveCount(0)
  await timeToSkip(page)
  // What else the machine does is no part of it: the quickest of a few presses tells how long one takes.
  const took: number[] = []
  for (let i = 0; i < 5; i++) {
    await page
      .getByRole('list', { name: 'Log' })
      .getByRole('button', { name: /^The Apocalypse card/ })
      .last()
      .press('Enter')
    await expect(card(page)).toBeVisible()
    took.push(await timeToSkip(page))
  }
  expect(Math.min(...took)).toBeLessThanOrEqual(100)
  await page.getByRole('combobox', { name: 'Tempo of the film' }).selectOption('Instant')
  await expect(answers(page).first()).toBeVisible()
})

test('whoever wants stillness sees the same, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    let since: number | null = null
    new MutationObserver(() => {
      const isThere = document.querySelector('.film-card') !== null
      if (isThere) since ??= performance.now()
      else if (since !== null) Object.assign(window, { cardSeen: performance.now() - since })
    }).observe(document, { childList: true, subtree: true })
  })
  await reveal(page)
  const moving = await page.evaluate(async () => {
    const found = new Set<string>()
    while (document.querySelector('.film-card')) {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') continue
        const changes = effect.getKeyframes().some((frame) => 'transform' in frame || 'translate' in frame)
        if (changes) found.add((effect.target as Element).className.toString())
      }
      await new Promise(requestAnimationFrame)
    }
    return [...found]
  })
  expect(moving).toEqual([])
  const seen = await page.evaluate(() => (window as unknown as { readonly cardSeen: number }).cardSeen)
  expect(seen).toBeGreaterThanOrEqual(2000)
})
