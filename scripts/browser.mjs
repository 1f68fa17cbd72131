// Finds a Chromium for the browser tests, and the one without windows, which takes a third less time; on Debian as root
// they are installed when they are missing.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installByApt, isDebianRoot } from './apt.mjs'

const WHY = 'the browser tests'
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** What `npx playwright install chromium` has put in place. */
function playwrights() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return ''
  }
}

const found = () => [process.env.HAVEN_CHROME ?? '', ...PLACES, playwrights()].find((path) => path && existsSync(path))

const SHELL = '/usr/bin/chromium-headless-shell'
const foundShell = () => [process.env.HAVEN_SHELL ?? '', SHELL].find((path) => path && existsSync(path))

/** The path of a browser, or null with one line that says what to do. */
export function findBrowser() {
  if (!found() && isDebianRoot()) installByApt('chromium', WHY)
  const browser = found()
  if (browser) return browser
  console.log('haven: no Chromium here; install Chrome, or run "npx playwright install chromium", or set HAVEN_CHROME.')
  return null
}

/** The path of the browser without windows; the other where there is none. It shows no notifications. */
export function findShell() {
  const browser = findBrowser()
  if (!browser || process.env.HAVEN_SHELL === browser) return browser
  if (!foundShell() && isDebianRoot()) installByApt('chromium-headless-shell', WHY)
  return foundShell() ?? browser
}
