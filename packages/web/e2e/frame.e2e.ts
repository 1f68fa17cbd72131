import { expect, type Page, test } from '@playwright/test'
import { answers, byPointer, chance, curtain, playNow, theEnd } from './player.ts'
import { isSample } from './sample.ts'

/** The frame around the city stands still, whatever is asked. */

const PARTS = ['.strip', '.rail[data-side="left"]', '.rail[data-side="right"]', '.dock', '.table-screen__board']

const boxes = (page: Page): Promise<string[]> =>
  page.evaluate((parts) => {
    const round = (number: number): number => Math.round(number)
    return parts.map((part) => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      return `${part} ${[x, y, width, height].map(round).join(' ')}`
    })
  }, PARTS)

const MANY = isSample ? 12 : 300

test('strip, rails, stage and dock stay where they are over many answers, and nothing shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { shifts })
  })
  await playNow(page)
  const before = await boxes(page)
  const stages = new Set<string>()
  const below = chance(7)
  for (let made = 0; made < MANY; made++) {
    await expect(answers(page).first().or(theEnd(page)).or(curtain(page)).first()).toBeVisible({ timeout: 30_000 })
    if (await theEnd(page).isVisible()) break
    const count = await answers(page).count()
    if (count > 0) await byPointer(page, answers(page), count, below)
    expect(await boxes(page)).toEqual(before)
    const stage = await page.evaluate(() => {
      const box = document.querySelector('.stage')?.getBoundingClientRect()
      return box ? [box.x, box.y, box.width, box.height].map((number) => Math.round(number)).join(' ') : null
    })
    if (stage !== null) stages.add(stage)
  }
  expect(stages.size).toBeLessThanOrEqual(1)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.05)
})

test('the city has half of the window to itself', async ({ page }) => {
  await playNow(page)
  const free = await page.locator('.table-screen__free').boundingBox()
  expect(((free?.width ?? 0) * (free?.height ?? 0)) / (1440 * 900)).toBeGreaterThanOrEqual(0.48)
})
