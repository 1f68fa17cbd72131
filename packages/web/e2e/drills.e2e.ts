import { drills, SCENE_DRILLS } from '@haven/content/drills'
import { drillIn, rightAnswers } from '@haven/table/puzzle'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations, structureFaults } from './axe.ts'
import { keepList } from './player.ts'
import { type Asked, hearFrames, listen } from './presser.ts'
import { command } from './text-player.ts'

/** Drills by keys, from the end of a scene to the list of what was missed, and the ten questions. */

const end = (page: Page) => page.locator('.puzzle-end')

async function askedIn(page: Page): Promise<Asked> {
  await expect(page.locator('.night-lane')).toBeVisible()
  const heard = await listen(page)
  if (!heard?.asked) throw new Error('nothing is asked')
  return heard.asked
}

async function answer(page: Page, id: string): Promise<void> {
  await page.locator(`.list [data-option="${id}"]`).focus()
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(end(page)).toBeVisible({ timeout: 700 })
  }).toPass()
}

test('three drills after a scene; what was missed comes first afterwards', async ({ page }) => {
  await page.addInitScript(keepList)
  await page.addInitScript(hearFrames)
  await page.goto('/drills/scene-2?speed=instant')
  const names = SCENE_DRILLS[2] ?? []
  for (const [i, name] of names.entries()) {
    await expect(page.locator('.night-lane')).toContainText(`Drill ${i + 1} of 3`)
    const { options } = await askedIn(page)
    const { best } = drillIn(drills.find((each) => each.name === name)!)
    const right = rightAnswers(options, best)
    const isLast = i === names.length - 1
    const option = options.find(({ id }) => right.includes(id) !== isLast)
    await answer(page, option?.id ?? '')
    await expect(end(page)).toContainText(isLast ? 'Not this one.' : 'Right.')
    if (isLast) await expectNoViolations(page, 'a drill that was missed', '.puzzle-end')
    await expect(end(page).getByRole('button', { name: 'Next drill' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('2 of 3 right')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next scene: The Bargain' })).toHaveAttribute('href', '/first-night/3')
  expect(await page.evaluate(() => JSON.parse(localStorage['haven.puzzles']).drills)).toEqual({
    faith: { done: 2, missed: 0 },
    kill: { done: 0, missed: 1 },
  })
  expect(await page.evaluate(() => JSON.parse(localStorage['haven.learned']).concepts.faith[0])).toBe(2)
  await page.getByRole('link', { name: 'All drills' }).click()
  await expect(page.locator('.puzzle__topics a').first()).toContainText('Whom to kill')
  await expect(page.locator('.puzzle__topics a').first()).toContainText('0 right, 1 missed')
  await expectNoViolations(page, 'all drills')
  await page.getByRole('button', { name: 'Look through my games' }).press('Enter')
  await expect(page.getByText('No game of yours is over yet')).toBeVisible()
  await page.getByRole('link', { name: 'Ten of all kinds' }).press('Enter')
  await expect(page.locator('.night-lane')).toContainText('Drill 1 of 10')
  expect((await askedIn(page)).kind).toBe('kill')
})

test('a drill in words, and the next one', async ({ page }) => {
  await page.goto('/drills/faith?view=text')
  await expect(page.getByText(/^Drill 1 of/)).toBeVisible()
  await command(page).fill('1')
  await page.keyboard.press('Enter')
  await expect(end(page)).toContainText(/Right\.|Not this one\./)
  expect(await structureFaults(page)).toEqual([])
  await end(page).getByRole('button', { name: 'Next drill' }).press('Enter')
  await expect(page.getByText(/^Drill 2 of/)).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('ten questions make a chief of one, and a rookie of another', async ({ page }) => {
  await page.goto('/drills/questions')
  const right =
    /^(One wound|When you enter|On slot 1|What you choose|It lives|All uncovered|A wound|Once a round|The Sins player|A hero dies)/
  const ask = async (pick: RegExp) => {
    for (let i = 1; i <= 10; i++) {
      await expect(page.getByText(`Question ${i} of 10`)).toBeVisible()
      await page.getByRole('button', { name: pick }).first().press('Enter')
      if (i === 2) await expectNoViolations(page, 'a question')
      await expect(page.getByRole('button', { name: /^(Next question|How did I do)/ })).toBeFocused()
      await page.keyboard.press('Enter')
    }
  }
  await ask(right)
  await expect(page.getByRole('heading', { name: 'Chief' })).toBeVisible()
  await expect(page.getByText('10 of 10 right')).toBeVisible()
  await page.getByRole('button', { name: 'Ask me again' }).press('Enter')
  await ask(
    /^(Nothing, if|When nobody|To somebody|A good sign|It files|The side|Level 8|Until the|Whoever is|You close)/,
  )
  await expect(page.getByText('0 of 10 right')).toBeVisible()
  await page.getByRole('link', { name: 'See the scene: Streets' }).press('Enter')
  await expect(page).toHaveURL(/\/first-night\/1/)
})
