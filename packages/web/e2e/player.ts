import { expect, type Locator, type Page } from '@playwright/test'

/** A visitor who knows the table by its accessible names alone. */

export const decision = (page: Page): Locator => page.getByRole('region', { name: 'Your decision' })
/** The group of answers is named by the question. */
export const answers = (page: Page): Locator => decision(page).getByRole('group').getByRole('button')
export const theEnd = (page: Page): Locator => page.getByRole('heading', { name: /won/ })
export const curtain = (page: Page): Locator => page.getByRole('dialog', { name: /Pass the screen/ })

/** A small generator of our own, so that a red run is red again. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Opens the page and is in a game with one press. */
export async function playNow(page: Page, address = '/?speed=instant'): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(answers(page).first()).toBeVisible()
}

/** Puts a position, a save or a scenario on the table. */
export async function load(page: Page, file: object, as: string, speed = 'instant'): Promise<void> {
  await page.goto(`/load?speed=${speed}`)
  await page.getByLabel('Play on as').selectOption({ label: as })
  await page.getByLabel(/paste a link/).fill(JSON.stringify(file))
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect(answers(page).first().or(curtain(page)).or(theEnd(page))).toBeVisible({ timeout: 30_000 })
}

/** What somebody does with the answers in front of him. */
export type Press = (page: Page, buttons: Locator, count: number, below: (n: number) => number) => Promise<void>

export const byPointer: Press = async (_, buttons, count, below) => {
  // What stands in the way of a click is a bug, so nothing is forced.
  await buttons.nth(below(count)).click({ timeout: 10_000 })
}

export const byTouch: Press = async (_, buttons, count, below) => {
  await buttons.nth(below(count)).tap({ timeout: 10_000 })
}

/** Number keys where there are any, Tab and Enter for the rest. */
export const byKeys: Press = async (page, buttons, count, below) => {
  const key = await buttons.nth(below(count)).getAttribute('aria-keyshortcuts')
  if (key !== null && key !== 'Space') await page.keyboard.press(key)
  else {
    await decision(page).getByText(/.+/).first().focus()
    const steps = 1 + below(count)
    for (let i = 0; i < steps; i++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
}

const MOST_DECISIONS = 3000

/** Any answer at all, again and again, until the game is over or `enough` are made. Gives the number of decisions. */
export async function playOn(page: Page, seed: number, press = byPointer, enough = MOST_DECISIONS): Promise<number> {
  const below = chance(seed)
  for (let made = 0; made < enough; made++) {
    const next = answers(page).first().or(theEnd(page)).or(curtain(page))
    await expect(next.first()).toBeVisible({ timeout: 30_000 })
    if (await theEnd(page).isVisible()) return made
    if (await curtain(page).isVisible()) {
      await openCurtain(page)
      continue
    }
    const buttons = answers(page)
    const count = await buttons.count()
    if (count > 0) await press(page, buttons, count, below)
  }
  if (enough < MOST_DECISIONS) return enough
  throw new Error('the game does not end')
}

export async function openCurtain(page: Page): Promise<void> {
  const button = curtain(page).getByRole('button', { name: 'Hold to open' })
  await button.focus()
  await page.keyboard.down(' ')
  await expect(curtain(page)).toBeHidden()
  await page.keyboard.up(' ')
}

/** A window stands open for a moment only: the Sins player calls "hold" with a key, and the screen is passed on. */
export async function hold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hold', exact: true }).waitFor()
  await page.keyboard.press('h')
  await expect(curtain(page)).toBeVisible()
}
