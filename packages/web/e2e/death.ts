import { writeSave } from '@haven/table'
import { expect, type Page } from '@playwright/test'
import { momentOf } from './moment.ts'
import { put } from './player.ts'

/** A death that stands still as soon as it is seen, so that every moment of it can be looked at, however slow the machine. */

/** Presses P for whoever cannot be quick enough: when the face is painted and the film runs. */
function freezeAtDeath(): void {
  const watch = new MutationObserver(() => {
    const face = document.querySelector('.death-face[data-painted="true"]')
    if (!face || face.closest('[data-frozen]')) return
    watch.disconnect()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }))
  })
  watch.observe(document, { childList: true, subtree: true, attributes: true })
}

/** The Abomination that is spared strikes back, and Brad falls. */
export async function bradDies(page: Page): Promise<void> {
  await page.addInitScript(freezeAtDeath)
  await put(page, writeSave(momentOf('kill')), 'the heroes', 'speed=normal')
  await expect(page.locator('.stage[data-of="kill"]')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Abomination 5, needs 3 Hits' }).click()
  // What lies ready is not taken at once.
  await page.waitForTimeout(700)
  await page.locator('button.dock__big').click()
  await expect(page.locator('.film[data-frozen] .death-face')).toBeVisible({ timeout: 60_000 })
}

/** What it looks like so many milliseconds after it began. */
export const seek = (page: Page, ms: number): Promise<void> =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('.film-death')) continue
      animation.pause()
      animation.currentTime = at
    }
  }, ms)
