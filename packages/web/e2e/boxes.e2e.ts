import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOfPacked, type PackedBox } from '@haven/table/boxes'
import { type Page, test } from '@playwright/test'
import { taughtBox } from './foreign-box.ts'
import { begin, expectSoon as expect, playTogether, sit, tableAt, visitor } from './online-people.ts'
import { type OnlineServer, startOnline } from './online-server.ts'
import { answers, byPointer, keepList, playOn, theEnd } from './player.ts'
import { isSample } from './sample.ts'

/** A box of somebody else, from the file that its maker packs to a table with a second person. */

test.describe.configure({ mode: 'default' })
test.setTimeout(360_000)

const folder = mkdtempSync(join(tmpdir(), 'haven-e2e-box-'))
const file = join(folder, 'night-shift.json')
let box: PackedBox
let server: OnlineServer

test.beforeAll(async () => {
  box = taughtBox()
  writeFileSync(file, JSON.stringify(box))
  server = await startOnline({ HAVEN_BOXES: folder })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function install(page: Page, at = ''): Promise<void> {
  await page.goto(`${at}/boxes`)
  await page.getByLabel(/From a file/).setInputFiles(file)
  await expect(page.getByRole('region', { name: 'Install a box' }).getByRole('status')).toContainText('is here')
}

async function chooseIts(page: Page): Promise<void> {
  await page.locator('.choice__one[data-name="nsh-night-shift"] input').check()
  await page.locator('.choice__one[data-name="nsh-envy"] input').check()
}

test('it is installed from a file, listed, switched off and removed', async ({ page }) => {
  await install(page)
  await page.goto('/new')
  await expect(page.locator('.choice__one[data-name="nsh-envy"]')).toContainText('Envy')
  await page.goto('/boxes')
  await page.getByLabel(/night-shift in new games/i).uncheck()
  await page.goto('/new')
  await expect(page.locator('.choice__one[data-name="pride"]')).toBeVisible()
  await expect(page.locator('.choice__one[data-name="nsh-envy"]')).toHaveCount(0)
  await page.goto('/boxes')
  await page.getByRole('button', { name: /Remove night-shift/i }).click()
  await expect(page.getByText('night-shift', { exact: true })).toHaveCount(0)
})

/** Its next version. */
function updated({ manifest: { hash: _hash, ...manifest }, ...rest }: PackedBox): PackedBox {
  const next = JSON.parse(JSON.stringify({ ...rest, manifest }).replaceAll('1.0.0', '1.0.1')) as PackedBox
  return { ...next, manifest: { ...next.manifest, hash: hashOfPacked(next) } }
}

test('a game goes on with the version that it began with when another is installed', async ({ page }) => {
  await page.addInitScript(keepList)
  await install(page)
  await page.goto('/new?speed=instant')
  await chooseIts(page)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(answers(page).first()).toBeVisible({ timeout: 60_000 })
  const game = page.url()
  await page.goto('/boxes')
  const next = { name: 'next.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(updated(box))) }
  await page.getByLabel(/From a file/).setInputFiles(next)
  await expect(page.getByRole('region', { name: 'Install a box' }).getByRole('status')).toContainText('version 1.0.1')
  await expect(page.getByText('began with it: version 1.0.0')).toBeVisible()
  await page.goto(game)
  await expect(answers(page).first()).toBeVisible({ timeout: 60_000 })
  await page.goto('/boxes')
  await page.getByRole('button', { name: /Remove night-shift/i }).click()
  await expect(page.getByText('night-shift', { exact: true })).toHaveCount(0)
})

test('a file that was changed is refused, and says why', async ({ page }) => {
  await page.goto('/boxes')
  const changed = JSON.stringify({ ...box, script: '(kit) => ({})' })
  await page
    .getByLabel(/From a file/)
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(changed) })
  await expect(page.getByRole('alert')).toContainText('not as it was packed')
})

test('a game with it is played against a bot; a link to a moment of it says elsewhere what is missing', async ({
  page,
  browser,
}) => {
  await page.addInitScript(keepList)
  await install(page)
  await page.goto('/new?speed=instant')
  await chooseIts(page)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(answers(page).first()).toBeVisible({ timeout: 60_000 })
  await playOn(page, 3, byPointer, 6)
  const link = await page.evaluate(async () => {
    const position = {
      haven: 1,
      boxes: ['night-shift@1.0.0'],
      setup: { heroPlayers: 1, sin: 'nsh-envy', acolytes: 'nuns', story: 'nsh-night-shift', map: 'nsh-map-a' },
    }
    const bytes = new Blob([JSON.stringify(position)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const packed = new Uint8Array(await new Response(bytes).arrayBuffer())
    return `/p#${btoa(String.fromCharCode(...packed))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')}`
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Night Shift' })).toBeVisible()
  const other = await visitor(browser)
  await other.page.goto(new URL(link, page.url()).href)
  await expect(other.page.getByRole('alert')).toContainText('night-shift 1.0.0')
  // Brought there, the same link opens.
  await install(other.page, new URL(page.url()).origin)
  await other.page.goto(new URL(link, page.url()).href)
  await expect(other.page.getByRole('heading', { name: 'Night Shift' })).toBeVisible()
  await other.context.close()
})

test('two people play with it online: who lacks it gets it from the server', async ({ browser }) => {
  const [anna, ben] = (await Promise.all([visitor(browser), visitor(browser)])) as [
    Awaited<ReturnType<typeof visitor>>,
    Awaited<ReturnType<typeof visitor>>,
  ]
  await install(anna.page, server.address)
  await anna.page.goto(`${server.address}/online?speed=instant`)
  await anna.page.getByText('Another game, another Sin, other heroes').click()
  await anna.page.getByRole('radio', { name: /^1: / }).check()
  await anna.page.locator('[name="story"][value="nsh-night-shift"]').check()
  await anna.page.locator('[name="sin"][value="nsh-envy"]').check()
  await anna.page.getByText('Clocks, bots, and who may watch').click()
  await anna.page.getByLabel('Your name').fill('Anna')
  await anna.page.getByLabel('Each window of the Sins player').selectOption({ label: '1.2 s' })
  await anna.page.getByRole('button', { name: 'Make a table' }).click()
  await expect(anna.page.getByRole('heading', { name: 'Seats' })).toBeVisible()
  const { hash } = new URL(anna.page.url())
  await sit(anna.page, 'Anna', 'Hero player 1')
  await ben.page.goto(tableAt(server.address, hash))
  await sit(ben.page, 'Ben', 'Sins player')
  await begin(anna.page)
  await playTogether([anna.page, ben.page], 5, isSample ? { each: 6 } : {})
  for (const { page, faults, context } of [anna, ben]) {
    if (!isSample) await expect(theEnd(page)).toBeVisible()
    expect(faults).toEqual([])
    await context.close()
  }
})
