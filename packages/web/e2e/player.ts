import { expect, type Locator, type Page } from '@playwright/test'
import { anyOf, read } from './reader.ts'

/** A visitor who knows the table by its accessible names alone. */

export const decision = (page: Page): Locator => page.getByRole('region', { name: read(page).table.promptBar })
/** The group of answers is named by the question. */
export const answers = (page: Page): Locator => decision(page).getByRole('group').getByRole('button')
export const theEnd = (page: Page): Locator => {
  const { verdicts, verdictsOfSins } = read(page).recap
  const ends = [...Object.values(verdicts), ...Object.values(verdictsOfSins)]
  return page.getByRole('heading', { name: anyOf(...ends) })
}
export const curtain = (page: Page): Locator => page.getByRole('dialog').and(page.locator('.curtain'))

/** A small generator of our own, so that a red run is red again. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Every answer has a name in the list: whoever goes by names keeps it open, and is no newcomer. */
export function keepList(): void {
  try {
    if (localStorage.getItem('haven.settings') === null)
      localStorage.setItem('haven.settings', '{"list":true,"hints":false}')
  } catch {
    // Some pages have no storage.
  }
}

/** Opens the page and is in a game with one press. */
export async function playNow(page: Page, address = '/?speed=instant'): Promise<void> {
  await page.addInitScript(keepList)
  await page.goto(address)
  await page.getByRole('button', { name: read(page).landing.playNow }).click()
  await expect(answers(page).first()).toBeVisible()
}

/** Puts a position, a save or a scenario on the table. */
export async function put(page: Page, file: object, as: string, how = 'speed=instant'): Promise<void> {
  const { loadAs, loadLink, loadDo } = read(page).landing
  await page.goto(`/load?${how}`)
  await page.getByLabel(loadAs).selectOption({ label: as })
  await page.getByLabel(loadLink).fill(JSON.stringify(file))
  await page.getByRole('button', { name: loadDo }).click()
}

/** The same for whoever goes by names. */
export async function load(page: Page, file: object, as: string, how?: string): Promise<void> {
  await page.addInitScript(keepList)
  await put(page, file, as, how)
  await expect(answers(page).first().or(curtain(page)).or(theEnd(page)).or(votes(page)).first()).toBeVisible({
    timeout: 30_000,
  })
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

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))

const MOST_TABS = 120

/** As somebody without a pointer goes there, key by key. Where it is, is looked up once: names are slow to compute. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const goal = await target.elementHandle()
  for (let i = 0; i < MOST_TABS; i++) {
    if (await goal?.evaluate((element) => element.contains(document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not come to ${String(target)}`)
}

const MOST_STOPS = 8

/** F6 to the list, where digits are its numbers; for the rest Tab and Enter. */
export const byKeys: Press = async (page, buttons, count, below) => {
  const button = buttons.nth(below(count))
  // Between the look and the press the question may have gone, as it may for anybody.
  const key = await button.getAttribute('aria-keyshortcuts', { timeout: 2_000 }).catch(() => undefined)
  if (key === undefined) return
  const list = page.locator('.list')
  const isListed = await button.evaluate((element) => element.closest('.list') !== null).catch(() => false)
  for (let i = 0; i < MOST_STOPS && !(await hasFocus(isListed ? list : decision(page)).catch(() => true)); i++) {
    await page.keyboard.press('F6')
  }
  if (isListed && key !== null) return page.keyboard.press(key)
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

const MOST_DECISIONS = 3000

/**
 * The same answers as `answers`. A table has thousands of elements, and the role of each is looked up for a region;
 * whoever plays on and on looks for the name of it, and for roles inside.
 */
export const answersNear = (page: Page): Locator =>
  page
    .locator(`section[aria-label="${read(page).table.promptBar}"]`)
    .getByRole('group')
    .getByRole('button')

/** How many answers there are; none while hero players vote. */
const countAnswers = (page: Page): Promise<number> =>
  answersNear(page).evaluateAll((buttons, vote) => {
    const isVote = buttons.some((button) => button.closest(`[aria-label="${vote}"]`))
    return isVote ? 0 : buttons.length
  }, read(page).table.vote)

const LOOK = 30
/** What else may stand there is looked for by its role in all of the page, and so not every time. */
const ASIDE = 4
const PATIENCE = 30_000

/** How many answers there are, or what there is to do instead, as soon as there is something. */
async function standing(page: Page): Promise<number | 'end' | 'curtain' | 'votes' | 'hold'> {
  const others = [
    ['end', theEnd(page)],
    ['curtain', curtain(page)],
    ['votes', votes(page)],
    ['hold', holdButton(page)],
  ] as const
  const until = Date.now() + PATIENCE
  for (let looks = 1; Date.now() < until; looks++) {
    const count = await countAnswers(page)
    if (count > 0) return count
    for (const [name, locator] of looks % ASIDE === 0 ? others : []) {
      if (await locator.first().isVisible()) return name
    }
    await page.waitForTimeout(LOOK)
  }
  throw new Error('nothing is asked, and the game is not over')
}

/** Any answer at all, again and again, until the game is over or `enough` are made. Gives the number of decisions. */
export async function playOn(page: Page, seed: number, press = byPointer, enough = MOST_DECISIONS): Promise<number> {
  const below = chance(seed)
  for (let made = 0; made < enough; made++) {
    const now = await standing(page)
    if (now === 'end') return made
    if (now === 'curtain') await openCurtain(page)
    else if (now === 'votes') await agree(page, press, below)
    else if (now === 'hold') {
      // Whoever is too late finds the window closed: nothing is lost.
      if (below(HOLDS) === 0) await page.keyboard.press('h')
      await expect(holdButton(page)).toBeHidden()
    } else await press(page, answersNear(page), now, below)
  }
  if (enough < MOST_DECISIONS) return enough
  throw new Error('the game does not end')
}

/** One window in so many is held. */
const HOLDS = 4
const holdButton = (page: Page): Locator => page.getByRole('button', { name: read(page).table.hold, exact: true })
const votes = (page: Page): Locator => page.getByRole('group', { name: read(page).table.vote })

/** The hero players talk it over: all of them want the same. */
async function agree(page: Page, press: Press, below: (n: number) => number): Promise<void> {
  const options = votes(page).getByRole('listitem')
  const option = options.nth(below(await options.count()))
  // A card that is voted on can be lifted, too: that is no vote.
  const chips = option.getByRole('button', { pressed: false }).and(page.locator('.vote__chip'))
  for (let left = await chips.count(); left > 0; left--) {
    await press(page, chips.first(), 1, below)
    if (left > 1) await expect(chips).toHaveCount(left - 1)
  }
}

export async function openCurtain(page: Page): Promise<void> {
  const button = curtain(page).getByRole('button', { name: read(page).table.curtainOpen })
  await expect(button).toBeFocused()
  await page.keyboard.down(' ')
  await expect(curtain(page)).toBeHidden()
  await page.keyboard.up(' ')
}

/**
 * A window stands open for a moment only, and a test on a busy machine is slower than a Sins player who waits for it:
 * "hold" is pressed as soon as it is there, after what opens the window.
 */
export async function hold(page: Page, opens: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const button = document.querySelector<HTMLButtonElement>('[aria-keyshortcuts="H"]')
      if (!button) return
      watch.disconnect()
      button.click()
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  await opens()
  await expect(curtain(page)).toBeVisible()
}
