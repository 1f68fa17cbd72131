import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
// @ts-expect-error a script of Node, without types
import { dist } from '../bin/build.mjs'
import { sent } from '../scripts/measure/landing.ts'
import { playNow } from './player.ts'
import { STILL, shifted, watchShifts } from './shifts.ts'

const sum = (files: readonly string[]): number => files.reduce((total, file) => total + sent(dist, file), 0)

/** Times are measured by `npm run measure:web`; sizes are the same on every machine. */
test('the first view is small: scripts at most 60 kB gzipped, in English and in another language', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  // Time stands still: what is fetched ahead while the visitor reads is no part of the first view.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  for (const language of ['en', 'pseudo']) {
    scripts.clear()
    await page.goto(`/?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(scripts.size).toBeGreaterThan(2)
    expect(sum([...scripts]), [...scripts].join(' ')).toBeLessThanOrEqual(60_000)
  }
})

test('fonts of the first view are at most 70 kB', async ({ page }) => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const fonts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.woff2')) fonts.add(pathname)
  })
  await page.goto('/')
  await expect(page.locator('.landing__city')).toBeVisible()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  expect(fonts.size).toBeGreaterThan(0)
  expect(sum([...fonts])).toBeLessThanOrEqual(70_000)
  // What is fetched ahead is what the page uses: no second fetch under another name.
  for (const [, file] of html.matchAll(/href="([^"]+\.woff2)"/g)) expect([...fonts]).toContain(file)
})

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
