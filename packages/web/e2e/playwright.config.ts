import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
// @ts-expect-error a script of Node, without types
import { findBrowser, findShell } from '../../../scripts/browser.mjs'
import { isSample, LONG } from './sample.ts'

const shell: string | null = findShell()
const browser: string | null = findBrowser()
// Workers read this file too, and need not look for them again.
if (shell) process.env.HAVEN_SHELL = shell
if (browser) process.env.HAVEN_CHROME = browser
const NOTES = '**/online-notes.e2e.ts'
/** For a machine that stood still at the wrong moment: once more, and the run names it as flaky at its end. */
const AGAIN = 1

// Two runs side by side do not meet. Workers read this file too: they get the port of the run they belong to.
process.env.HAVEN_E2E_PORT ??= String(8200 + (process.pid % 1000))
const PORT = Number(process.env.HAVEN_E2E_PORT)
if (process.env.HAVEN_E2E_DATA === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'haven-e2e-'))
  process.env.HAVEN_E2E_DATA = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: '.',
  // `npm test` runs the first two of them, `npm run e2e` all.
  projects: [
    { name: 'table', testMatch: '**/*.e2e.ts', testIgnore: NOTES, retries: AGAIN },
    // Notifications are shown by a browser with windows alone.
    {
      name: 'notes',
      testMatch: NOTES,
      retries: AGAIN,
      use: { launchOptions: { executablePath: browser ?? undefined, args } },
    },
    { name: 'whole-games', testMatch: '**/*.long.ts', timeout: 900_000 },
    // How Haven is hosted: the image that the Dockerfile describes, and the servers of compose.yaml.
    { name: 'hosting', testMatch: '**/*.hosting.ts', timeout: 900_000 },
  ],
  outputDir: '../../../node_modules/.cache/haven/e2e',
  // Long enough for a machine that has other things to do; an idle one needs a tenth of it.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  ...(isSample && { grepInvert: new RegExp(LONG.tag) }),
  // A third one would use what two leave idle, and lose as much: whatever waits looks again and again.
  workers: 2,
  reporter: [['line'], ['./count-reporter.ts']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // Each test is a first visit: only the one about offline play fetches the whole client.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: shell ?? undefined,
      args,
    },
  },
  // What `npm start` runs, with tables of its own.
  webServer: {
    command: `node ../../server/bin/haven-server.mjs --port ${PORT}`,
    env: { HOST: '', DATABASE_URL: '', DATA_DIR: process.env.HAVEN_E2E_DATA, LOG_LEVEL: 'error', BOT_WORKERS: '1' },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    // It may have to build the client first.
    timeout: 240_000,
  },
})
