import type { Option, Position } from '@haven/engine'
import { TableGame, writeSave } from '@haven/table'
import { expect, type Page, test } from '@playwright/test'
import { rules } from './bot-games.ts'
import { put } from './player.ts'
import { turnOfThorley } from './positions.ts'
import { type Heard, hearFrames, listen, pressTowards } from './presser.ts'
import { roundBegins } from './third-round.ts'

/** How many presses what is done most takes; `presses.long.ts` counts whole games. */

/** A Nun two steps away, and a Sins player who can do nothing. */
const BEFORE: Position = {
  ...turnOfThorley,
  monsters: [{ kind: 'acolyte', space: 's2,0' }],
  sins: { hand: [], reactions: 0 },
}
const GOAL = 's2,0'
const MOST = 12

const asking = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.dock:not([data-kind="none"])'), null, { timeout: 30_000 })

/** There, the fight, no corruption, whatever lies ready, and the end of the turn. */
function meant({ asked, heroes }: Heard): Option {
  const options = asked?.options ?? []
  const isThere = heroes.some(({ hero, space }) => hero === 'thorley' && space === GOAL)
  const step = isThere ? undefined : options.find(({ do: deed }) => deed === 'move')
  const wanted = [
    step && { ...step, to: GOAL },
    options.find(({ do: deed }) => deed === 'fight'),
    options.find(({ none }) => none),
    options.find(({ do: deed }) => deed === 'end'),
  ]
  return (wanted.find((option) => option !== undefined) ?? options[0]) as Option
}

test('a move and a fight without choices are five presses, with the end of the turn', async ({ page }) => {
  await page.addInitScript(hearFrames)
  await put(page, writeSave(new TableGame(rules, { position: BEFORE, seed: 'five presses 5' })), 'the heroes')
  const done: string[] = []
  let [last, atOne] = ['', 0]
  for (let looks = 0; looks < 60 && done.length < MOST; looks++) {
    await asking(page)
    const heard = await listen(page)
    if (!heard?.asked) continue
    if (heard.turn?.hero !== 'thorley') break
    if (heard.asked.id !== last) [last, atOne] = [heard.asked.id, 0]
    const pressed = await pressTowards(page, heard, meant(heard), atOne)
    if (pressed !== null) {
      done.push(`${heard.asked.kind}: ${pressed}`)
      atOne++
    }
    // The guard against double presses is no part of the count.
    await page.waitForTimeout(450)
  }
  expect(done.filter((press) => press.startsWith('hero-turn')).length).toBeGreaterThan(1)
  expect(done.length, done.join(', ')).toBeLessThanOrEqual(5)
})

test('a Fire is placed in two presses, and seen where it would lie after the first', async ({ page }) => {
  await page.addInitScript(hearFrames)
  await put(page, roundBegins, 'the Sins')
  await expect(page.locator('.dock[data-kind="story-task"]')).toBeVisible({ timeout: 30_000 })
  const before = (await listen(page))?.view.tokens.filter(({ kind }) => kind === 'fire').length ?? 0
  await page.waitForTimeout(450)
  const lit = page.locator('.c-cell[data-weight="legal"]').first()
  const cell = page.locator(`.c-cell[data-space="${await lit.getAttribute('data-space')}"]`)
  await cell.click()
  await expect(page.locator('button.dock__big')).toBeVisible()
  await page.waitForTimeout(450)
  await cell.click()
  await expect
    .poll(async () => (await listen(page))?.view.tokens.filter(({ kind }) => kind === 'fire').length)
    .toBe(before + 1)
})
