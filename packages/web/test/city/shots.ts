/**
 * Pictures of the board to look at: `npx tsx packages/web/test/city/shots.ts FOLDER [part of a name]`.
 * Serves the development page of the city and photographs maps, levels and crowds in Chromium at both sizes.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'

const SHOTS = [
  ['last-stand-0', 1440, 900, 1, 'map=havens-last-stand-a&level=0&crowd=busy&route=1'],
  ['seventh-hour-3', 1440, 900, 1, 'map=the-seventh-hour-a&level=3&crowd=busy&route=1'],
  ['lights-out-7', 1440, 900, 1, 'map=lights-out-b&level=7&crowd=busy'],
  ['left-behind-full', 1440, 900, 1, 'map=no-one-left-behind-a&level=1&crowd=full'],
  ['flames-5-desk', 820, 768, 1, 'map=haven-in-flames-b&level=5&crowd=busy&route=1'],
  ['phone-whole', 390, 844, 2, 'map=havens-last-stand-b&level=0&crowd=busy'],
  ['phone-framed', 390, 400, 2, 'map=havens-last-stand-a&level=0&crowd=busy&route=1&frame=s1,1|s2,1'],
  ['phone-near', 390, 400, 3, 'map=the-seventh-hour-a&level=2&crowd=busy&frame=haven-college'],
] as const

const [folder, only = ''] = process.argv.slice(2)
if (!folder) {
  console.error('Say where the pictures go: npx tsx packages/web/test/city/shots.ts FOLDER')
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
const root = fileURLToPath(new URL('../..', import.meta.url))
const server = await createServer({ root, configFile: join(root, 'vite.config.ts'), server: { port: 0, hmr: false } })
await server.listen()
const address = server.resolvedUrls!.local[0]!
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [name, width, height, deviceScaleFactor, query] of SHOTS) {
  if (!name.includes(only)) continue
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor })
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
  await page.goto(`${address}src/app/city-dev/city.html?${query}`)
  await page.locator('.c-raster:not([hidden])[style*="width"]').first().waitFor({ timeout: 60_000 })
  await page.waitForTimeout(1500)
  const file = resolve(folder, `${name}.png`)
  await page.screenshot({ path: file })
  const nodes = await page.evaluate(() => document.querySelectorAll('.c-live > :not(defs) *').length)
  console.log(`${file}: ${nodes} live nodes`)
  await page.close()
}
await browser.close()
await server.close()
