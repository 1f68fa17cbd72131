import { writeSave } from '@haven/table'
import { expect, type Page, test } from '@playwright/test'
import { played } from './bot-games.ts'
import { momentOf } from './moment.ts'
import { answers, byPointer, chance, curtain, load, playNow, put, theEnd } from './player.ts'
import { read, speaks } from './reader.ts'
import { isSample } from './sample.ts'
import { STILL, shifted, watchShifts } from './shifts.ts'
import { langOf } from './spoken.ts'

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

const stageBox = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const box = document.querySelector('.stage')?.getBoundingClientRect()
    return box ? [box.x, box.y, box.width, box.height].map((number) => Math.round(number)).join(' ') : null
  })

const DESKS = [
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [2560, 1440],
] as const
const WINDOWS = [...DESKS, [390, 844], [844, 390]] as const

/** In each window. */
const MANY = isSample ? 5 : 50

test('strip, rails, stage and dock stay where they are over many answers in six windows, and nothing shifts', async ({
  page,
}) => {
  test.slow()
  await watchShifts(page)
  await playNow(page)
  expect(await shifted(page), 'from the landing page to the table').toBeLessThan(STILL)
  const below = chance(7)
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const before = await boxes(page)
    // Another window lays everything out anew.
    await shifted(page)
    const stages = new Set<string>()
    for (let made = 0; made < MANY; made++) {
      await expect(answers(page).first().or(theEnd(page)).or(curtain(page)).first()).toBeVisible({ timeout: 30_000 })
      if (await theEnd(page).isVisible()) await playNow(page)
      const count = await answers(page).count()
      if (count > 0) await byPointer(page, answers(page), count, below)
      expect(await boxes(page), `${width}×${height}`).toEqual(before)
      const stage = await stageBox(page)
      if (stage !== null) stages.add(stage)
    }
    expect(stages.size, [...stages].join(', ')).toBeLessThanOrEqual(1)
    expect(await shifted(page), `${width}×${height}`).toBeLessThan(STILL)
  }
})

/** Runs in the page: lines of the log that are whole in sight. */
function linesInSight(): number {
  const around = document.querySelector('.log__lines')?.getBoundingClientRect() ?? new DOMRect()
  return [...document.querySelectorAll('.log__line')].filter((line) => {
    const { top, bottom } = line.getBoundingClientRect()
    return top >= around.top - 1 && bottom <= around.bottom + 1 && bottom <= innerHeight
  }).length
}

test('the log has four whole lines at every desk, with four heroes and the longest words', async ({ page }) => {
  await speaks(page, 'pseudo')
  const save = writeSave(played('a long log', 3, 4))
  await put(page, save, read(page).landing.loadAsHeroes, langOf('pseudo'))
  await expect(page.locator('.log__line').nth(12)).toBeAttached({ timeout: 30_000 })
  await expect(page.locator('.rail .hero-line')).toHaveCount(3)
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height })
    await page.locator('.log__end').scrollIntoViewIfNeeded()
    expect.soft(await page.evaluate(linesInSight), `${width}×${height}`).toBeGreaterThanOrEqual(4)
  }
})

test('the city has half of the window to itself, and wounds are taken in one place', async ({ page }) => {
  await load(page, momentOf('hero-turn').save(), 'the heroes')
  const free = await page.locator('.table-screen__free').boundingBox()
  expect(((free?.width ?? 0) * (free?.height ?? 0)) / (1440 * 900)).toBeGreaterThanOrEqual(0.48)
  await expect(page.locator('.c-cell[data-weight="legal"]').first()).toBeVisible()
  // Nothing lies over the board in a hero's turn.
  await expect(page.locator('.stage')).toHaveCount(0)

  await load(page, momentOf('wound-slot').save(), 'the heroes')
  await expect(page.locator('.stage .slots')).toBeVisible()
  // The list is open, where every answer has its name; else a slot is pressed on the stage alone.
  for (const slot of [1, 4, 7]) {
    const controls = page.getByRole('button', { name: new RegExp(`\\bslot ${slot}\\b`, 'i') })
    await expect(controls.and(page.locator(':not(.list *)'))).toHaveCount(1)
  }
})
