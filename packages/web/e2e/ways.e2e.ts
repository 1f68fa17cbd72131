import { expect, type Locator, type Page, test } from '@playwright/test'
import { decision, load } from './player.ts'
import { onTheWay, turnOfThorley } from './positions.ts'

/** Whole ways over the board: shown before they are gone, by mouse, by keyboard and by finger. */

const cell = (page: Page, name: RegExp): Locator => page.getByRole('gridcell', { name })
const ribbon = (page: Page): Locator => page.locator('.c-route .c-way')
const go = (page: Page): Locator => decision(page).getByRole('button', { name: 'Walk to Dockside' })
const thorley = (page: Page, where: string): Locator => cell(page, new RegExp(`^${where}, Street. Thorley`))

/** The camera stands still: the space is where it was, several frames long. */
async function atRest(page: Page, space: Locator): Promise<void> {
  const looks: string[] = []
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      looks.push(JSON.stringify(await space.boundingBox()))
      return looks.length >= RESTS && new Set(looks.slice(-RESTS)).size === 1
    })
    .toBe(true)
}
const RESTS = 4

/** Nothing lies on the way of Thorley: two steps to C1. */
const calm = { ...turnOfThorley, monsters: [] }

test('the mouse shows the whole way, and a press goes it where it costs nothing', async ({ page }) => {
  await load(page, calm, 'the heroes')
  const goal = cell(page, /^C1, Street\. .*In reach: 2 steps by B1; no risk/)
  await goal.hover()
  await expect(ribbon(page)).toHaveCount(2)
  await page.mouse.move(5, 5)
  await expect(ribbon(page)).toHaveCount(0)
  await goal.click()
  await expect(thorley(page, 'C1')).toBeVisible()
})

test('a way that costs something is chosen first, the safest beside the shortest', async ({ page }) => {
  await load(page, onTheWay, 'the heroes')
  await cell(page, /^Dockside, District\. .*In reach: 2 steps by C2/).click()
  await expect(go(page)).toBeVisible()
  await expect(ribbon(page)).toHaveCount(2)
  await expect(page.locator('.c-plate')).toBeVisible()
  const ways = decision(page).getByRole('group', { name: 'Which way' })
  await expect(ways.getByRole('button', { name: /^Shortest 2 steps .*death/ })).toHaveAttribute('aria-pressed', 'true')
  await ways.getByRole('button', { name: /^Safest 3 steps · 20% corruption/ }).click()
  await expect(ribbon(page)).toHaveCount(3)
  await expect(page.getByText('Dockside: 3 steps by Haven Constabulary and C1; 20% corruption')).toBeAttached()
  // The first step leaves Corruption behind: the dice decide how far it goes, nobody stays where she was.
  await go(page).click()
  await expect(cell(page, /^B2, Street. Rose/)).toHaveCount(0)
})

test('by keyboard alone: the focus shows it, Enter goes it', async ({ page }) => {
  await load(page, calm, 'the heroes')
  await expect(async () => {
    await page.keyboard.press('F6')
    await expect(thorley(page, 'A1')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, /^C1, Street/)).toBeFocused()
  await expect(ribbon(page)).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(thorley(page, 'C1')).toBeVisible()
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the first tap shows it, the second goes it', async ({ page }) => {
    await load(page, calm, 'the heroes')
    const goal = cell(page, /^C1, Street/)
    await atRest(page, goal)
    await goal.tap()
    await expect(ribbon(page)).toHaveCount(2)
    await expect(decision(page).getByRole('button', { name: 'Walk to C1' })).toBeVisible()
    // The dock has grown: the map is fitted into what is left of the window.
    await atRest(page, goal)
    await goal.tap()
    await expect(thorley(page, 'C1')).toBeVisible()
  })
  test('a tap on the border of two targets comes nearer and chooses neither', async ({ page }) => {
    await load(page, calm, 'the heroes')
    const goal = cell(page, /^C1, Street/)
    await atRest(page, goal)
    const before = await goal.boundingBox()
    // A few pixels beside a point of its outline, where another space in reach begins.
    const border = await goal.evaluate((element) => {
      const path = element as unknown as SVGPathElement
      const toWindow = path.getScreenCTM()
      for (let at = 0; at < path.getTotalLength(); at += 4) {
        const { x, y } = path.getPointAtLength(at).matrixTransform(toWindow ?? undefined)
        const around = [
          [-9, 0],
          [9, 0],
          [0, -9],
          [0, 9],
        ].map(([across, down]) => document.elementFromPoint(x + across!, y + down!))
        const isOther = around.some((each) => each !== path && each?.matches('.c-cell[data-weight]'))
        if (isOther && around.includes(path)) return { x, y }
      }
      return null
    })
    await page.touchscreen.tap(border?.x ?? 0, border?.y ?? 0)
    await atRest(page, goal)
    expect((await goal.boundingBox())?.width).toBeCloseTo((before?.width ?? 0) * 1.8, 0)
    await expect(decision(page).getByRole('button', { name: /^Walk to/ })).toHaveCount(0)
    await expect(page.locator('.c-cell[data-weight="chosen"]')).toHaveCount(0)
  })
})
