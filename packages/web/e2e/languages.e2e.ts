import { expect, test } from '@playwright/test'
import { answers, byTouch, load, playNow } from './player.ts'
import { late } from './positions.ts'
import { read } from './reader.ts'
import { isSample } from './sample.ts'
import { Faults, langOf } from './spoken.ts'
import { beginAsText, playAsText, type } from './text-player.ts'

/**
 * Everything in the other languages, and in one that nobody speaks, where each word is 40 % longer: no English word is
 * left, nothing is cut off, nothing lies over anything else.
 */

const TAG = { pseudo: 'en-XA', de: 'de', fr: 'fr', ru: 'ru' } as const
const languages = (['pseudo', 'de', 'fr', 'ru'] as const).filter((each) => !isSample || each === 'pseudo')

const PAGES = [
  '/',
  '/new',
  '/load',
  '/online',
  '/boxes',
  '/settings',
  '/rules',
  '/credits',
  '/you',
  '/first-night',
  '/drills',
  '/drills/questions',
  '/text',
  '/p',
  '/nowhere',
] as const
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

for (const language of languages) {
  const LANG = langOf(language)
  test.describe(language, () => {
    test('every page', async ({ page }) => {
      const faults = await Faults.of(page, language)
      for (const path of PAGES) {
        await page.goto(`${path}?${LANG}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', TAG[language])
        // Words of the other box come after the page.
        await page.waitForLoadState('networkidle')
        for (const size of SIZES) {
          await page.setViewportSize(size)
          await faults.look(path)
        }
      }
      faults.none()
    })

    test('a game at a desk, with its sheets', async ({ page }) => {
      const faults = await Faults.of(page, language)
      await playNow(page, `/?${LANG}`)
      for (const key of ['?', 'r']) {
        await page.keyboard.press(key)
        await expect(page.getByRole('dialog')).toBeVisible()
        await faults.look(`the sheet of ${key}`)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.getByRole('button', { name: read(page).table.menu }).click()
      await faults.look('the menu')
      await page.keyboard.press('Escape')
      await faults.play(20, 20)
      faults.none()
    })

    test.describe('on a phone', () => {
      test.use({ viewport: SIZES[1], hasTouch: true, isMobile: true })

      test('a late position to its end, and the replay', async ({ page }) => {
        const faults = await Faults.of(page, language)
        await load(page, late(1), read(page).landing.loadAsHeroes, LANG)
        await faults.play(5, 40, byTouch)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('.better[aria-busy="true"]')).toHaveCount(0, { timeout: 15_000 })
        await page.locator('.end__more > summary').tap()
        await faults.look('the end')
        await page.goto(`${new URL(page.url()).pathname}/replay?${LANG}`)
        await expect(page.getByRole('region', { name: read(page).replay.bar })).toBeVisible()
        await faults.look('the replay')
        faults.none()
      })
    })

    test('a game as text', async ({ page }) => {
      const faults = await Faults.of(page, language)
      await beginAsText(page, `/text?${LANG}`)
      await type(page, 'help')
      await playAsText(page, 5, 12)
      for (const line of ['heroes', 'board', 'sin', 'story', 'hand', 'odds', 'look A3', 'who', 'rule MOVE-5']) {
        await type(page, line)
      }
      await type(page, 'why fight')
      await type(page, 'xy')
      await faults.look('the text view')
      faults.none()
    })
  })
}

test('the language is chosen in the settings, remembered, and the game goes on', async ({ page }) => {
  await playNow(page)
  const game = new URL(page.url()).pathname
  await page.goto('/settings')
  await expect(page.getByLabel('Theme')).toBeVisible()
  const offered = page.getByLabel('Language').locator('option')
  await expect(offered).toHaveText(['English', 'Deutsch', 'Français', 'Русский'])
  await page.getByLabel('Language').selectOption('de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  // Whoever asks for a language in the address is offered the made-up one, too.
  await page.goto('/settings?lang=en')
  await page.getByLabel('Language').selectOption('pseudo')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
  expect(new URL(page.url()).search).toBe('')
  const faults = await Faults.of(page)
  await page.goto(`${game}?speed=instant`)
  await expect(answers(page).first()).toBeVisible()
  await faults.look('the game that was begun in English')
  faults.none()
})

test.describe('a browser that is set to Russian', () => {
  test.use({ locale: 'ru-RU' })

  test('reads Russian at its first visit', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await page.goto('/?lang=fr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})
