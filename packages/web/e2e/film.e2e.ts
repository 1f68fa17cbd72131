import { expect, type Page, test } from '@playwright/test'
import { bradDies, seek } from './death.ts'
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

/** What one sees in the arch so many milliseconds after the scene began: how much of it is lit, coloured and chalk. */
async function seenAt(page: Page, ms: number): Promise<{ lit: number; coloured: number; chalk: number }> {
  await seek(page, ms)
  const shot = (await page.locator('.death-face').screenshot()).toString('base64')
  const blank = await page.context().newPage()
  const seen = await blank.evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const { width: w, height: h } = image
    const pen = new OffscreenCanvas(w, h).getContext('2d')!
    pen.drawImage(image, 0, 0)
    // Without its rim: what hangs in the arch.
    const { data } = pen.getImageData(w * 0.2, h * 0.2, w * 0.6, h * 0.7)
    const shares = { lit: 0, coloured: 0, chalk: 0 }
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!]
      const light = Math.max(r, g, b)
      const colour = light - Math.min(r, g, b)
      if (light > 60) shares.lit += 4 / data.length
      if (colour > 60) shares.coloured += 4 / data.length
      if (light > 200 && colour < 40) shares.chalk += 4 / data.length
    }
    return shares
  }, shot)
  await blank.close()
  return seen
}

test('whoever dies is seen in the arch: torn, in the dark, as chalk, and never nothing', async ({ page }) => {
  await bradDies(page)
  const torn = await seenAt(page, 480)
  expect(torn.coloured).toBeGreaterThan(0.3)
  const dark = await seenAt(page, 900)
  expect(dark.lit).toBeGreaterThan(0.1)
  expect(dark.coloured).toBeLessThan(torn.coloured / 2)
  const chalk = await seenAt(page, 2300)
  expect(chalk.chalk).toBeGreaterThan(0.03)
  await expect(page.locator('.film-death__words')).toHaveText('Brad is dead4 left in the Reserve')
  // The words stand beside him, and all of him is in sight.
  const [face, words, city] = await Promise.all(
    ['.death-face', '.film-death__words', '.film-layer'].map(async (part) => (await page.locator(part).boundingBox())!),
  )
  expect(face!.y).toBeGreaterThanOrEqual(city!.y)
  expect(words!.y >= face!.y + face!.height || words!.y + words!.height <= face!.y).toBe(true)
})

test('on a phone that wants stillness, whoever died is chalk at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await bradDies(page)
  const { chalk, coloured } = await seenAt(page, 120)
  expect(chalk).toBeGreaterThan(0.03)
  expect(coloured).toBeLessThan(0.3)
})
