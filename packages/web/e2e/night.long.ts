import { expect, type Page, test } from '@playwright/test'
import { structureFaults } from './axe.ts'
import { byKeys, byPointer, byTouch, byWords, type Deed, end, openScene, playScene } from './night-player.ts'
import { keepList } from './player.ts'

/** Every scene of First Night by every way, with a reload in its middle and nothing that keeps anybody out. */

const SCENES = [0, 1, 2, 3, 4, 5, 6] as const

const WAYS: Readonly<Record<string, { readonly deed: Deed; readonly how: string; readonly phone?: true }>> = {
  pointer: { deed: byPointer, how: 'speed=instant' },
  keys: { deed: byKeys, how: 'speed=instant' },
  touch: { deed: byTouch, how: 'speed=instant', phone: true },
  words: { deed: byWords, how: 'view=text' },
}

async function isOver(page: Page, way: string): Promise<void> {
  if (way === 'words') await expect(page.locator('.text-night .row')).toBeVisible()
  else await expect(end(page)).toBeVisible()
}

for (const [way, { deed, how, phone }] of Object.entries(WAYS)) {
  test.describe(way, () => {
    test.use(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {})
    for (const scene of SCENES) {
      test(`scene ${scene}`, async ({ page }) => {
        if (way === 'keys') await page.addInitScript(keepList)
        if (scene % 2 === 0) await page.emulateMedia({ reducedMotion: 'reduce' })
        await openScene(page, scene, how)
        const before = await playScene(page, deed, 3)
        expect(await structureFaults(page), `after ${before.join(' ')}`).toEqual([])
        await page.reload()
        const rest = await playScene(page, deed)
        expect(rest.length).toBeGreaterThan(0)
        expect(rest[0]).not.toBe(before[0])
        await isOver(page, way)
        expect(await structureFaults(page), 'the end').toEqual([])
      })
    }
  })
}
