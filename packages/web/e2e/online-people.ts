import { coreBox } from '@haven/content'
import { compileBox, type Position } from '@haven/engine'
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { linkTo } from '../src/model/links/links.ts'
import { answersNear, chance, keepList, theEnd } from './player.ts'
import { read } from './reader.ts'

/** People at an online table, each with a browser of his own. */

const rules = compileBox(coreBox)
const SMALL = { width: 1200, height: 680 }
const PATIENCE = 60_000

/** Patient, for the same reason. */
export const expectSoon: typeof expect = expect.configure({ timeout: PATIENCE })

export const linkState = (page: Page): Locator => page.getByText('Connection lost')
export const players = (page: Page): Locator => page.getByRole('list', { name: 'Players' })

export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** Whatever went wrong in the page. */
  readonly faults: string[]
}

export async function visitor(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Visitor> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: SMALL, ...options })
  // Six browsers share what one of them would need.
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(keepList)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  return { context, page, faults }
}

/** Makes a table that begins at a position, or for four heroes at the beginning, and gives what follows the `#` in its address. */
export async function makeTable(
  page: Page,
  address: string,
  name: string,
  position: Position | null,
  time = 'Live, without clocks',
  isListed = false,
): Promise<string> {
  const packed = position ? (await linkTo(rules, position)).split('#')[1] : ''
  await page.goto(`${address}/online?speed=instant#${packed}`)
  if (!position) {
    await page.getByText('Another game, another Sin, other heroes').click()
    await page.getByRole('radio', { name: /^4: / }).check()
  }
  await page.getByLabel('Your name').fill(name)
  await page.getByText('Clocks, bots, and who may watch').click()
  await page.getByRole('group', { name: 'How you play' }).getByRole('radio', { name: time }).check()
  await page.getByLabel('Each window of the Sins player').selectOption({ label: '1.2 s' })
  await page.getByLabel('Bots in empty seats').selectOption({ label: '1 · Novice' })
  if (isListed) await page.getByLabel('Show it among the open tables').check()
  await page.getByRole('button', { name: position ? 'Make a table from this moment' : 'Make a table' }).click()
  await expectSoon(page.getByRole('heading', { name: 'Seats' })).toBeVisible()
  return new URL(page.url()).hash
}

export const tableAt = (address: string, hash: string): string => `${address}/t?speed=instant${hash}`

export async function sit(page: Page, name: string, seat: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: `Sit here: ${seat}` }).click()
  await expectSoon(page.getByRole('button', { name: `Stand up: ${seat}` })).toBeVisible()
}

export const begin = (page: Page): Promise<void> => page.getByRole('button', { name: 'Begin the game' }).click()

const chips = (page: Page): Locator => page.locator(`[aria-label="${read(page).table.vote}"]`).getByRole('listitem')

/** Somebody who is asked gives any answer; in a vote all are for the first. Gives whether one was given: a question may be over meanwhile. */
export async function answerOnce(page: Page, below: (n: number) => number): Promise<boolean> {
  const buttons = answersNear(page)
  const count = await buttons.count()
  const isVote = (await chips(page).count()) > 0
  if (count === 0 && !isVote) return false
  try {
    const chip = chips(page).first().locator('.vote__chip')
    if (!isVote) await buttons.nth(below(count)).click({ timeout: 5_000 })
    else if ((await chip.getAttribute('aria-pressed', { timeout: 5_000 })) === 'true') return false
    else await chip.click({ timeout: 5_000 })
    return true
  } catch {
    return false
  }
}

const MOST_ROUNDS = 2_000
/** Whoever looks does so every so many rounds. */
const LOOK = 6

interface Together {
  /** So many answers of each are enough. */
  readonly each?: number
  readonly look?: () => Promise<void>
}

/** All of them play whatever they are asked, until the game is over for everybody, or each has answered so often. */
export async function playTogether(
  pages: readonly Page[],
  seed: number,
  { each, look = async () => undefined }: Together = {},
): Promise<void> {
  const below = chance(seed)
  const answered = new Map(pages.map((page) => [page, 0]))
  for (let i = 0; i < MOST_ROUNDS; i++) {
    let isAnswered = false
    for (const page of pages) {
      if (!(await answerOnce(page, below))) continue
      isAnswered = true
      answered.set(page, (answered.get(page) ?? 0) + 1)
    }
    if (each !== undefined && Math.min(...answered.values()) >= each) return
    const [first] = pages
    if (!isAnswered && first && (await theEnd(first).isVisible())) break
    if (i % LOOK === 0) await look()
    await first?.waitForTimeout(60)
  }
  for (const page of pages) await expectSoon(theEnd(page)).toBeVisible()
}
