import { writeSave } from '@haven/table'
import { expect, test } from '@playwright/test'
import { played } from './bot-games.ts'
import { playByKeys } from './keys-alone.ts'
import { put } from './player.ts'
import { hearFrames } from './presser.ts'
import { read, speaks } from './reader.ts'
import { isSample } from './sample.ts'
import { langOf } from './spoken.ts'

/** Without a pointer, and without the list of all answers. A whole game so is one of the long tests. */

const TURNS = isSample ? 1 : 3

test('a turn by keys alone, with the list shut', async ({ page }) => {
  await page.addInitScript(hearFrames)
  await put(page, writeSave(played('keys alone', 2)), 'the heroes')
  expect(await playByKeys(page, 'keys alone', TURNS)).toBeGreaterThan(TURNS)
})

/** Runs in the page: from now on the letters of a Russian keyboard come, where the test presses Latin ones. */
function cyrillicLayout(): void {
  const [latin, cyrillic] = ["qwertyuiop[]asdfghjkl;'zxcvbnm,.", 'йцукенгшщзхъфывапролджэячсмитьбю']
  const pass = (event: KeyboardEvent): void => {
    const key = event.isTrusted ? cyrillic[latin.indexOf(event.key.toLowerCase())] : undefined
    if (key === undefined || event.key.length > 1) return
    event.stopImmediatePropagation()
    event.preventDefault()
    const { code, shiftKey } = event
    const own = { key: shiftKey ? key.toUpperCase() : key, code, shiftKey, bubbles: true, cancelable: true }
    event.target?.dispatchEvent(new KeyboardEvent(event.type, own))
  }
  addEventListener('keydown', pass, { capture: true })
  addEventListener('keyup', pass, { capture: true })
}

test('the same on a Cyrillic layout, in Russian, with what else has a letter', async ({ page }) => {
  await page.addInitScript(hearFrames)
  await page.addInitScript(cyrillicLayout)
  await speaks(page, 'ru')
  await put(page, writeSave(played('keys alone', 2)), read(page).landing.loadAsHeroes, langOf('ru'))
  const dock = page.locator('.dock:not([data-kind="none"])')
  await expect(dock).toBeVisible()
  for (const letter of ['m', 'j', 'r', '?']) {
    await page.keyboard.press(letter)
    await expect(page.locator('dialog[open]'), letter).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]'), letter).toHaveCount(0)
  }
  await page.keyboard.press('l')
  await expect(page.locator('.list')).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.locator('.list')).toHaveCount(0)
  if (isSample) return
  expect(await playByKeys(page, 'keys alone', TURNS)).toBeGreaterThan(TURNS)
})
