import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
// @ts-expect-error a script of Node, without types
import { dist } from '../bin/build.mjs'
// @ts-expect-error a script of Node, without types
import { staticServer } from '../bin/static.mjs'
import { honestBox, ITS_GAME, lay, otherBox } from './foreign-box.ts'
import { answers, byPointer, keepList, load, playOn, put } from './player.ts'
import { LONG } from './sample.ts'

test.use({ serviceWorkers: 'allow' })

test('without a network a box of a stranger is sealed off as with one', LONG, async ({ browser }) => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'haven-sealed-'))
  cpSync(dist, folder, { recursive: true })
  const server = staticServer(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  try {
    await page.addInitScript(keepList)
    await page.goto('/credits')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await lay(page, honestBox())
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await context.setOffline(true)

    await load(page, ITS_GAME, 'the heroes')
    expect(await playOn(page, 9, byPointer, 6)).toBe(6)
    const game = new URL(page.url()).pathname
    await page.reload()
    await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
    expect(await playOn(page, 9, byPointer, 2)).toBe(2)

    await page.goto('/credits')
    await lay(
      page,
      otherBox('Burglar', () => '(kit) => { throw new Error(typeof fetch + typeof indexedDB + typeof Date) }'),
    )
    await put(page, ITS_GAME, 'the heroes')
    await expect(page.getByRole('heading', { name: '“Burglar” was put out' })).toBeVisible({ timeout: 30_000 })
    await page.getByText('What the program says').click()
    await expect(page.locator('pre')).toHaveText('Error: undefinedundefinedundefined')

    await page.goto('/credits')
    await lay(page, honestBox())
    await page.goto(`${game}?speed=instant`)
    await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
  } finally {
    await context.close()
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  }
})
