// Chromium, whose frame the others are held against. What it plays is the business of the browser tests.
import { createRequire } from 'node:module'
import { asked } from './seen.mjs'

const { chromium } = createRequire(new URL('../../packages/web/package.json', import.meta.url))('@playwright/test')

export async function startChromium(path) {
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] })
  return {
    name: `Chromium ${browser.version()}`,
    visit: (size) => visit(browser, size),
    end: () => browser.close(),
  }
}

async function visit(browser, viewport) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (said) => {
    if (said.type() === 'error') errors.push(said.text())
  })
  return {
    errors,
    go: (url) => page.goto(url),
    run: async (read, given) => JSON.parse(await page.evaluate(asked(read, given))),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    leave: () => context.close(),
  }
}
