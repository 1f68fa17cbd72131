// Finds a Chromium for the browser tests; on Debian as root it is installed when it is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

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

function installByApt() {
  console.log('haven: installing Chromium for the browser tests (apt-get, once) ...')
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0
  run('update')
  run('install', '-y', '--no-install-recommends', 'chromium')
}

/** The path of a browser, or null with one line that says what to do. */
export function findBrowser() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!found() && isDebianRoot) installByApt()
  const browser = found()
  if (browser) return browser
  console.log('haven: no Chromium here; install Chrome, or run "npx playwright install chromium", or set HAVEN_CHROME.')
  return null
}
