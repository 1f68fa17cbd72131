import { expect, type Page, test } from '@playwright/test'
import { answers, chance, decision, playNow, theEnd } from './player.ts'
import { isSample } from './sample.ts'

const KILLS = isSample ? 3 : 30

/** What stands on the screen: the question, and the end of the log. */
async function standing(page: Page): Promise<{ question: string; log: string[] }> {
  const lines = await page.getByRole('list', { name: 'Log' }).getByRole('listitem').allInnerTexts()
  const question = await decision(page).getByRole('paragraph').first().innerText()
  return { question, log: lines.filter((line) => line !== '') }
}

async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

test(`killed at ${KILLS} random moments, the game goes on at the same decision, and nothing is lost`, async ({
  context,
}) => {
  const below = chance(30)
  let page = await context.newPage()
  await playNow(page)
  let { pathname } = new URL(page.url())
  for (let i = 0; i < KILLS; i++) {
    await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
    const before = await standing(page)
    // Sometimes while an answer is on its way, sometimes while nothing happens.
    const isBusy = below(2) === 0
    if (isBusy) {
      await answers(page)
        .nth(below(await answers(page).count()))
        .click()
      await page.waitForTimeout(below(60))
    }
    await kill(page)
    page = await context.newPage()
    await page.goto(`${pathname}?speed=instant`)
    await expect(answers(page).first().or(theEnd(page))).toBeVisible({ timeout: 30_000 })
    if (await theEnd(page).isVisible()) {
      await playNow(page)
      pathname = new URL(page.url()).pathname
      continue
    }
    // The log comes right after the question.
    await expect(page.getByRole('list', { name: 'Log' }).getByRole('listitem').first()).toBeVisible()
    const after = await standing(page)
    if (isBusy) expect(after.log.join('\n')).toContain(before.log.slice(-3).join('\n'))
    else expect(after).toEqual(before)
  }
})
