import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OFFERED } from '@haven/text/languages'
import { expect, test } from '@playwright/test'
// @ts-expect-error a script of Node, without types
import { dist } from '../bin/build.mjs'
import { sent } from '../scripts/measure/landing.ts'
import { playNow } from './player.ts'
import { STILL, shifted, watchShifts } from './shifts.ts'

const sum = (files: readonly string[]): number => files.reduce((total, file) => total + sent(dist, file), 0)

/** Times are measured by `npm run measure:web`; sizes are the same on every machine. */
test('the first view is small: scripts at most 60 kB gzipped, in every language', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  // Time stands still: what is fetched ahead while the visitor reads is no part of the first view.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  for (const language of [...OFFERED, 'pseudo']) {
    scripts.clear()
    await page.goto(`/?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(scripts.size).toBeGreaterThan(2)
    expect(sum([...scripts]), `${language}: ${[...scripts].join(' ')}`).toBeLessThanOrEqual(60_000)
  }
})

/** What each language says, from what the build has written into the first page. */
const wordsOf = (): Readonly<
  Record<string, { readonly page: readonly string[]; readonly game: readonly string[] }>
> => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  return JSON.parse(/id="ahead-words">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
}

test('a language is a few parts: at most 8 kB around every page, 85 kB for a game with its rules', () => {
  for (const language of OFFERED) {
    const { page, game } = wordsOf()[language] ?? { page: [], game: [] }
    expect(page.length).toBeGreaterThan(0)
    expect(sum(page), language).toBeLessThanOrEqual(8_000)
    expect(sum(game), language).toBeLessThanOrEqual(85_000)
  }
})

/** Bytes of letters: those of German and French are Latin ones, Russian has two alphabets. */
const MOST_LETTERS = { en: 70_000, de: 90_000, fr: 90_000, ru: 110_000 } as const

for (const [language, most] of Object.entries(MOST_LETTERS)) {
  test(`fonts of the first view: ${language}, at most ${most / 1000} kB`, async ({ page }) => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8')
    const fonts = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.woff2')) fonts.add(pathname)
    })
    await page.goto(`/?lang=${language}`)
    await expect(page.locator('.landing__city')).toBeVisible()
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    expect(fonts.size).toBeGreaterThan(0)
    expect(sum([...fonts])).toBeLessThanOrEqual(most)
    // What is fetched ahead is what the page uses: no second fetch under another name.
    for (const [, file] of html.matchAll(/href="([^"]+\.woff2)"/g)) expect([...fonts]).toContain(file)
  })
}

test('nothing moves on a phone for somebody who comes, and who comes back to a game', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  await playNow(page)
  expect(await shifted(page)).toBeLessThan(STILL)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  await expect(page.locator('.landing__city .city[data-painted]')).toBeVisible()
  expect(await shifted(page)).toBeLessThan(STILL)
})
