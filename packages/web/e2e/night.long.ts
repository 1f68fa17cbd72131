import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { byKeys, byPointer, byTouch, byWords, type Deed, end, openScene, playScene } from './night-player.ts'
import { openSite } from './own-site.ts'
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

Object.entries(WAYS).forEach(([way, { deed, how, phone }], turn) => {
  test.describe(way, () => {
    test.use(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {})
    for (const scene of SCENES) {
      // Each scene moves in two ways and stands still in two.
      const isStill = (scene + turn) % 2 === 0
      test(`scene ${scene}${isStill ? ', with reduced motion' : ''}`, async ({ page }) => {
        if (way === 'keys') await page.addInitScript(keepList)
        if (isStill) await page.emulateMedia({ reducedMotion: 'reduce' })
        await openScene(page, scene, how)
        const before = await playScene(page, deed, 3)
        await expectNoViolations(page, `after ${before.join(' ')}`)
        await page.reload()
        const rest = await playScene(page, deed)
        expect(rest.length).toBeGreaterThan(0)
        expect(rest[0]).not.toBe(before[0])
        await isOver(page, way)
        await expectNoViolations(page, 'the end')
      })
    }
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('all scenes, of which none was ever opened, with a reload in each', async ({ page, context }) => {
    const site = await openSite()
    await page.goto(`${site.address}/`)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await site.stop()
    await context.setOffline(true)
    for (const scene of SCENES) {
      await openScene(page, scene, 'speed=instant', site.address)
      const before = await playScene(page, byPointer, 3)
      await page.reload()
      const rest = await playScene(page, byPointer)
      expect(rest[0]).not.toBe(before[0])
      await isOver(page, 'pointer')
    }
    await site.remove()
  })
})
