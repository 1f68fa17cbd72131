import { expect, type Page, test } from '@playwright/test'
import { ICON_CREDITS } from '../src/base/icons/credits.ts'
import { clippedIn, foreignIn } from './foreign.ts'
import { answers, byPointer, byTouch, load, playOn, theEnd } from './player.ts'
import { late } from './positions.ts'
import { read, speaks } from './reader.ts'
import { beginAsText, playAsText, type } from './text-player.ts'

/** Everything in a language that nobody speaks: no English word is left, and 40 % more of each finds its place. */

const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/\p{L}+/gu) ?? [])

/** What is the same in every language. */
const EXCEPTIONS = [
  ...wordsOf([ICON_CREDITS.source, ICON_CREDITS.licence, ...ICON_CREDITS.authors]),
  // each language by its own name
  'English',
]

const LANG = 'lang=pseudo&speed=instant'
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** What was found so far, each once, with the place where it came up first. */
let faults = new Map<string, string>()

async function look(page: Page, where: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  const found = [
    ...(await page.evaluate(foreignIn, EXCEPTIONS)).map((fault) => `English: ${fault}`),
    ...(await page.evaluate(clippedIn)).map((fault) => `cut off: ${fault}`),
  ]
  for (const fault of found) if (!faults.has(fault)) faults.set(fault, `${where} at ${width}`)
}

test.beforeEach(async ({ page }) => {
  faults = new Map()
  await speaks(page, 'pseudo')
})
test.afterEach(() => {
  expect([...faults].map(([fault, where]) => `${where}: ${fault}`)).toEqual([])
})

test('every page', async ({ page }) => {
  for (const path of ['/', '/new', '/load', '/online', '/settings', '/rules', '/credits', '/text', '/p', '/nowhere']) {
    await page.goto(`${path}?${LANG}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await look(page, path)
    }
  }
})

async function playAndLook(page: Page, seed: number, times: number, press = byPointer): Promise<void> {
  for (let i = 0; i < times && !(await theEnd(page).isVisible()); i++) {
    await playOn(page, seed + i, press, 1)
    await look(page, `the table, decision ${i}`)
  }
}

test('a game at a desk', async ({ page }) => {
  await page.goto(`/?${LANG}`)
  await page.getByRole('button', { name: read(page).landing.playNow }).click()
  await expect(answers(page).first()).toBeVisible()
  await playAndLook(page, 20, 25)
})

test.describe('on a phone', () => {
  test.use({ viewport: SIZES[1], hasTouch: true, isMobile: true })

  test('a late position to its end, the recap and the replay', async ({ page }) => {
    await load(page, late(1), read(page).landing.loadAsHeroes, LANG)
    await playAndLook(page, 5, 40, byTouch)
    await page.getByRole('link', { name: read(page).recap.title }).tap()
    await expect(page.getByRole('heading', { name: read(page).recap.luck })).toBeVisible()
    await look(page, 'the recap')
  })
})

test('a game as text', async ({ page }) => {
  await beginAsText(page, `/text?${LANG}`)
  await type(page, 'help')
  await playAsText(page, 5, 15)
  await type(
    page,
    'heroes; board; sin; story; hand; odds; why move A9; look A3; who Rose; way C3; rule MOVE-5; nonsense',
  )
  await look(page, 'the text view')
})
