import { expect, type Page, test } from '@playwright/test'
import { anyRows, fileOf } from './you-games.ts'

const GAMES = 1000
const games = (page: Page) => page.locator('.you__headline dd').first()

/** Runs in the page: when the numbers were first drawn, and whether there was a bar before them. */
function timeNumbers(): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector('.you__counting progress')) Object.assign(globalThis, { hadBar: true })
    if (!document.querySelector('.you__headline')) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { shown: performance.now() })))
  })
  watch.observe(document, { childList: true, subtree: true })
  addEventListener('click', () => Object.assign(globalThis, { pressed: performance.now() }), { capture: true })
}

const middle = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[of.length >> 1] as number

/** What is counted is forgotten; the records stay. */
const forgetCounted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('haven-records')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('counted', 'readwrite')
          transaction.objectStore('counted').clear()
          transaction.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
  )

const times = (page: Page) =>
  page.evaluate(() => {
    const { pressed = 0, shown = Number.NaN } = globalThis as unknown as { pressed?: number; shown?: number }
    return shown - pressed
  })

/** From the landing page by the link, as somebody does who has looked at it before. */
async function openYou(page: Page): Promise<number> {
  await page.goto('/')
  await expect(page.locator('.landing__city')).toBeVisible()
  await page.getByRole('link', { name: 'Your games' }).click()
  await expect(games(page)).toHaveText(String(GAMES), { timeout: 60_000 })
  return times(page)
}

test('a thousand games: counted within 5 s with a bar, and from then on shown within 200 ms', async ({ page }) => {
  await page.addInitScript(timeNumbers)
  const file = fileOf(anyRows(GAMES))
  await page.goto('/you')
  await expect(page.getByRole('heading', { name: 'No night is over yet' })).toBeVisible()
  const began = Date.now()
  await page
    .getByLabel('Bring a file')
    .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await expect(page.getByText(`${GAMES} games added.`)).toBeVisible({ timeout: 300_000 })
  console.log(`a file of ${(file.length / 1e6).toFixed(1)} MB: read and played again in ${Date.now() - began} ms`)

  const first: number[] = []
  const again: number[] = []
  for (let i = 0; i < 3; i++) {
    await forgetCounted(page)
    await page.goto('/')
    await expect(page.locator('.landing__city')).toBeVisible()
    await page.getByRole('link', { name: 'Your games' }).click()
    await expect(games(page)).toHaveText(String(GAMES), { timeout: 60_000 })
    first.push(await times(page))
    expect(await page.evaluate(() => 'hadBar' in globalThis)).toBe(true)
    again.push(await openYou(page))
  }
  console.log(
    `first count: ${first.map(Math.round).join(', ')} ms; from the cache: ${again.map(Math.round).join(', ')} ms`,
  )
  expect(middle(first)).toBeLessThanOrEqual(5000)
  expect(middle(again)).toBeLessThanOrEqual(200)
  await page.goto('/you')
  await expect(games(page)).toHaveText(String(GAMES))
  const cold = await times(page)
  console.log(`at its own address, with all that a page loads first: ${Math.round(cold)} ms`)
})
