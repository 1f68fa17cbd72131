// Draws the icons of the installed game from public/icon.svg: as it is, and on a full square for masks of any shape.
//   npx tsx packages/web/scripts/write-icons.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
// @ts-expect-error a script of Node, without types
import { findBrowser } from '../../../scripts/browser.mjs'

const place = (name: string): URL => new URL(`../public/${name}`, import.meta.url)
const icon = readFileSync(place('icon.svg'), 'utf8')
/** What lies outside the middle four fifths may be cut away. */
const maskable = icon
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace(/<rect[^>]*>/, (rect) =>
    rect.replace('<rect', '<rect x="-8" y="-8"').replace(/width="64" height="64" rx="14"/, 'width="80" height="80"'),
  )

const ICONS = [
  { name: 'icon-192.png', svg: icon, size: 192 },
  { name: 'icon-512.png', svg: icon, size: 512 },
  { name: 'icon-maskable-512.png', svg: maskable, size: 512 },
  // A telephone rounds the corners itself and shows no transparency.
  { name: 'apple-touch-icon.png', svg: maskable, size: 180 },
]

const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const { name, svg, size } of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  await page.setContent(`<body style="margin:0"><img src="${address}" width="${size}" height="${size}">`)
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  writeFileSync(place(name), await page.screenshot({ omitBackground: true }))
}
await browser.close()
console.log(`${ICONS.length} icons written`)
