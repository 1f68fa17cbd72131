import { type Option, PROMPTS } from '@haven/engine'
import { expect, type Page } from '@playwright/test'
import { theEnd } from './player.ts'
import { type Heard, listen } from './presser.ts'
import { wanted } from './sensible.ts'

/** Somebody without a pointer who never opens the list: digits and letters of the frame, T to the targets of the board. */

/** What lies ready takes no key sooner. */
const READY = 700
const MOST_TARGETS = 60

/** The key of what gives this answer. */
const keyOf = (page: Page, id: string): Promise<string | null> =>
  page.evaluate((option) => {
    const found = document.querySelector(`:is(.dock, .stage) [data-option~="${CSS.escape(option)}"][aria-keyshortcuts]`)
    return found?.getAttribute('aria-keyshortcuts') ?? null
  }, id)

/** T from target to target until the focus is there. */
async function goTo(page: Page, space: string): Promise<boolean> {
  for (let i = 0; i < MOST_TARGETS; i++) {
    await page.keyboard.press('t')
    const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.space)
    if (at === space) return true
  }
  return false
}

const NAMED: Readonly<Record<string, string>> = { Space: ' ' }

/** One key, or a way to a space and Enter. Says what was pressed; null: nothing was there for it. */
async function keyTowards(page: Page, { asked, view }: Heard, option: Option, pressed: number) {
  if (!asked) return null
  const { lays, assigns } = PROMPTS[asked.kind]
  const isPlan = assigns !== undefined && asked.kind !== 'heal-slot'
  const isKept = lays === 'dice' && option.none === true
  const isYes = lays === 'use' && option.yes === true
  if (pressed > 0 || isPlan || isKept || isYes) {
    const big = page.locator('button.dock__big')
    if (await big.isVisible()) {
      await page.waitForTimeout(READY)
      await page.locator(':focus').evaluateAll(([focus]) => (focus as HTMLElement | undefined)?.blur())
      await page.keyboard.press(' ')
      return 'Space'
    }
    if (isPlan) return null
  }
  const key = await keyOf(page, option.id)
  if (key !== null) {
    await page.keyboard.press(NAMED[key] ?? key.toLowerCase())
    return key
  }
  // T goes from step to step; the goal of a far way is for a pointer.
  const step = asked.options.find(({ id }) => id === option.id)
  const space =
    step?.to ??
    option.at ??
    option.space ??
    view.monsters.find(({ id }) => id === option.monster)?.space ??
    view.heroes.find(({ hero }) => hero === option.hero)?.space
  if (space === undefined || !(await goTo(page, space))) return null
  await page.keyboard.press('Enter')
  return `${space} Enter`
}

/** A question that does not move after so many keys is a fault. */
const MOST_AT_ONE = 14

/** Turns of heroes as a sensible player has them, until so many have begun or the game is over. Gives their number. */
export async function playByKeys(page: Page, seed: string, enough = Number.POSITIVE_INFINITY): Promise<number> {
  const turns = new Set<string>()
  let [last, atOne] = ['', 0]
  while (turns.size <= enough) {
    await page.waitForFunction(
      () => document.querySelector('.dock:not([data-kind="none"])') ?? document.querySelector('.end'),
    )
    if (await theEnd(page).isVisible()) break
    const heard = await listen(page)
    if (!heard?.asked) continue
    const { asked, view } = heard
    if (asked.id !== last) [last, atOne] = [asked.id, 0]
    const option = wanted(view, asked, seed)
    const key = await keyTowards(page, heard, option, atOne)
    if (key !== null) atOne++
    expect(atOne, `${asked.kind}: ${option.id}`).toBeLessThan(MOST_AT_ONE)
    await expect(page.locator('.list')).toHaveCount(0)
    await page.waitForTimeout(60)
    const hero = view.turn && view.heroes.find((each) => each.hero === view.turn?.hero)
    if (hero) turns.add(`${view.round} ${hero.hero} ${hero.turns} ${hero.extraTurns}`)
  }
  return turns.size
}
