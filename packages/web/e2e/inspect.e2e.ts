import { fetchPart, type LanguageId, OFFERED } from '@haven/text/languages'
import { expect, type Page, test } from '@playwright/test'
import { facts } from '../src/app/gallery/fixtures.ts'
import { allThings } from '../src/model/inspect/things.ts'
import { expectNoViolations } from './axe.ts'
import { load } from './player.ts'
import { late } from './positions.ts'
import { read, speaks } from './reader.ts'
import { isSample } from './sample.ts'

/** Everything answers "what is this?": by hover, by a held finger, by I; beside the thing, and never cut off. */

const WINDOWS = [
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [2560, 1440],
  [390, 844],
  [844, 390],
] as const

interface Seen {
  readonly cards: number
  readonly faults: readonly string[]
}

/** Runs in the page: asks about every thing in sight, as the key does, and measures each card. Names that are given stand in the middle, one after the other. */
async function askAll(names: readonly string[]): Promise<Seen> {
  const faults: string[] = []
  const asked = new Set<string>()
  const drawn = (): Promise<unknown> => new Promise((done) => setTimeout(done))
  let cards = 0
  const made = names.map((each) => {
    const element = document.createElement('i')
    element.dataset.inspect = each
    element.style.cssText = 'position:fixed;left:50%;top:50%;width:20px;height:20px'
    return element
  })
  for (const element of made.length > 0 ? made : document.querySelectorAll('[data-inspect]')) {
    if (made.length > 0) document.body.append(element)
    const name = element.getAttribute('data-inspect') ?? ''
    const [what = ''] = name.split('@')
    const of = element.getBoundingClientRect()
    const isInSight = of.width > 0 && of.left >= 0 && of.top >= 0 && of.right <= innerWidth && of.bottom <= innerHeight
    if (asked.has(what) || !isInSight || !element.checkVisibility({ checkVisibilityCSS: true })) continue
    asked.add(what)
    const press = (key: string): boolean => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('i')
    for (let i = 0; i < 200 && !document.querySelector('#inspected'); i++) await drawn()
    const card = document.querySelector('#inspected')
    if (!card) {
      faults.push(`${name}: no card`)
      continue
    }
    cards++
    const at = card.getBoundingClientRect()
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
    const isSheet = card.hasAttribute('data-sheet')
    const most = isSheet ? innerHeight * 0.4 : 240 * scale
    if (card.scrollHeight > card.clientHeight + 1)
      faults.push(`${name}: cut off, ${card.scrollHeight} of ${card.clientHeight}`)
    if (card.scrollWidth > card.clientWidth + 1) faults.push(`${name}: too wide`)
    if (at.left < 0 || at.top < 0 || at.right > innerWidth + 0.5 || at.bottom > innerHeight + 0.5)
      faults.push(`${name}: outside the window`)
    if (at.height > most + 1) faults.push(`${name}: ${at.height} high`)
    if (!isSheet && Math.abs(at.width - 300 * scale) > 1) faults.push(`${name}: ${at.width} wide`)
    const isOver = at.left < of.right - 1 && at.right > of.left + 1 && at.top < of.bottom - 1 && at.bottom > of.top + 1
    if (isOver) faults.push(`${name}: covers what it is about`)
    for (const text of card.querySelectorAll('p, li, h3')) {
      if (text.scrollWidth > text.clientWidth + 1) faults.push(`${name}: a word is cut off`)
    }
    press('Escape')
    await drawn()
    if (made.length > 0) element.remove()
  }
  return { cards, faults }
}

// What fits in the longest words fits in others: of a sample those alone.
for (const language of ([...OFFERED, 'pseudo'] as LanguageId[]).filter((each) => !isSample || each === 'pseudo')) {
  test(`no card is cut off or covers its thing at all sizes (${language})`, async ({ page }) => {
    await speaks(page, language)
    await load(page, late(1), read(page).landing.loadAsHeroes, `speed=instant&lang=${language}`)
    await expect(page.locator('.c-piece').first()).toBeAttached()
    let cards = 0
    // What is the same in all of them is looked at in a wide one and in a narrow one.
    const windows = isSample ? WINDOWS.filter(([width]) => width === 1440 || width === 390) : WINDOWS
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(300)
      const seen = await page.evaluate(askAll, [])
      expect.soft(seen.faults, `${width}×${height}`).toEqual([])
      expect.soft(seen.cards, `${width}×${height}`).toBeGreaterThan(12)
      cards += seen.cards
    }
    expect(cards).toBeGreaterThan(33 * windows.length)
    // And whatever else a game of the core box may bring: what fits in the longer language fits.
    if (language !== 'pseudo') return
    await page.setViewportSize({ width: 1440, height: 900 })
    const words = (await fetchPart(language, 'things'))(read(page).catalogue.say)
    const all = Object.values(allThings(facts, words)).flat()
    const seen = await page.evaluate(askAll, all)
    expect(seen.faults).toEqual([])
    expect(seen.cards).toBe(all.length)
  })
}

const card = (page: Page) => page.locator('#inspected')

test('a thing is asked about by mouse and by key, in the legend, and what monsters reach by a held key', async ({
  page,
}) => {
  await load(page, late(1), 'the heroes')
  const token = page.locator('.c-live [data-inspect^="token:"]').first()
  const { x, y, width, height } = (await token.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await expect(card(page)).toBeVisible()
  await expect(card(page)).toHaveRole('tooltip')
  await expect(card(page)).toHaveCSS('pointer-events', 'none')
  // The key holds what the mouse has found; then its rules can be followed.
  await page.keyboard.press('i')
  await expect(card(page).getByRole('link').first()).toHaveAttribute('href', /^\/rules#[A-Za-z]+-/)
  await expectNoViolations(page, 'a card that is held', '#inspected')
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await page.mouse.move(2, 2)
  // By keyboard alone: the space, then what is in it, and the focus comes back.
  const cell = page.locator('.c-cell[tabindex="0"]')
  await cell.focus()
  await page.keyboard.press('i')
  const first = await card(page).getByRole('heading').textContent()
  await page.keyboard.press('i')
  await expect(card(page).getByRole('heading')).not.toHaveText(first ?? '')
  await page.keyboard.press('Escape')
  await expect(cell).toBeFocused()
  await page.keyboard.down('q')
  await expect(page.locator('.c-threat [data-threat]').first()).toBeAttached()
  await page.keyboard.up('q')
  await expect(page.locator('.c-threat')).toHaveCount(0)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('tab', { name: 'Legend' }).click()
  await expect(sheet.locator('.legend__row')).not.toHaveCount(0)
  await sheet.getByRole('searchbox').fill('pentagram')
  await expect(sheet.locator('[data-thing="token:pentagram"]')).toBeVisible()
  await expect(sheet.locator('[data-thing="token:fire"]')).toHaveCount(0)
  await expectNoViolations(page, 'the legend', 'dialog')
})

test('a finger that rests on a thing asks about it, and presses nothing', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await load(page, late(1), 'the heroes')
  const cell = page.locator('.strip [data-cell="mission"]')
  const { x, y } = (await cell.boundingBox())!
  const client = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x: x + 12, y: y + 12 }])
  await expect(card(page)).toBeVisible()
  await touch('touchEnd', [])
  await expect(card(page)).toHaveAttribute('data-sheet')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await card(page).getByRole('button', { name: 'Close' }).tap()
  await expect(card(page)).toHaveCount(0)
  await context.close()
})
