import { expect, type Page } from '@playwright/test'
import { honestBox, lay } from './foreign-box.ts'
import { openScene } from './night-player.ts'
import { makeTable, sit } from './online-people.ts'
import { startOnline } from './online-server.ts'
import { handsOff, type Screens } from './screens-shown.ts'
import { thorleyActs } from './third-round.ts'
import { anyRows, fileOf } from './you-games.ts'

/** One evening: what is new on a day is the same whenever pictures are made. */
const TODAY = Date.parse('2026-11-19T18:00:00Z')

/** Somebody who has been here for a week. */
function hasPractised(): void {
  const days = { 1: { stars: 1, lost: 22 }, 2: { stars: 3, lost: 0 }, 3: { stars: 2, lost: 8 } }
  const drills = { faith: { done: 5, missed: 1 }, kill: { done: 1, missed: 3 }, bargain: { done: 3, missed: 0 } }
  localStorage.setItem('haven.puzzles', JSON.stringify({ v: 1, days, drills }))
}

const called = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function countedGames(page: Page, games: number): Promise<void> {
  await page.goto('/you')
  await page.getByLabel('Bring a file').setInputFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileOf(anyRows(games))),
  })
  await expect(page.getByText(`${games} games added.`)).toBeVisible({ timeout: 120_000 })
}

/** The pages around it. */
export const PAGES: Screens = {
  landing: async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
    await expect(page.locator('.landing__city')).toBeVisible({ timeout: 30_000 })
    await handsOff(page)
  },
  'new-game': async ({ page }) => {
    await page.goto('/new')
    await expect(called(page, 'Begin')).toBeVisible()
    await handsOff(page)
  },
  lobby: async ({ page }) => {
    // A table that names its heroes shows who plays whom.
    await page.goto('/online?speed=instant')
    await page.getByText('Another game, another Sin, other heroes').click()
    await page.getByRole('radio', { name: /^4: / }).check()
    for (const hero of ['Leah', 'Karl', 'Rocco', 'Morgana']) {
      await page.locator('.standee[aria-pressed="false"]', { hasText: hero }).click()
    }
    await page.getByLabel('Your name').fill('Anna')
    await page.getByRole('button', { name: 'Make a table' }).click()
    await sit(page, 'Anna', 'Hero player 1')
    await handsOff(page)
  },
  rules: async ({ page }) => {
    await page.goto('/rules#MOVE-5')
    await expect(page.locator('.rule[data-cited="true"]')).toBeInViewport()
    await handsOff(page)
  },
  boxes: async ({ page }) => {
    await page.goto('/credits')
    await lay(page, honestBox())
    await page.goto('/boxes')
    await expect(page.getByText('Low Tide')).toBeVisible()
    await handsOff(page)
  },
  'first-night': async ({ page }) => {
    await page.goto('/first-night')
    await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible()
    await handsOff(page)
  },
  scene: async ({ page }) => {
    await openScene(page, 2)
    await expect(page.locator('.night-lane')).toContainText('An Acolyte')
    await handsOff(page)
  },
  coach: async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('haven.learned', JSON.stringify({ v: 1, concepts: {}, coach: { mode: 'on' } })),
    )
    await page.goto('/?speed=instant')
    await called(page, 'Play now').click()
    await expect(page.locator('.tip').getByRole('status')).toContainText('Coach')
    await handsOff(page)
  },
  nightmare: async ({ page }) => {
    await page.clock.setFixedTime(TODAY)
    await page.goto('/nightmare?speed=instant')
    await expect(page.locator('.night-lane')).toContainText('Nightmare')
    await handsOff(page)
  },
  drills: async ({ page }) => {
    await page.addInitScript(hasPractised)
    await page.goto('/drills')
    await expect(page.locator('.puzzle__topics')).toBeVisible()
    await handsOff(page)
  },
  quiz: async ({ page }) => {
    await page.goto('/drills/questions')
    await page.getByRole('button', { name: /^One wound/ }).click()
    await handsOff(page)
  },
  you: async ({ page }) => {
    await page.addInitScript(hasPractised)
    await countedGames(page, 40)
    await page.goto('/you')
    await expect(page.locator('.you__headline dd').first()).toHaveText('40')
    await handsOff(page)
  },
  online: async ({ page }) => {
    await page.goto('/online')
    await expect(called(page, 'Find a game')).toBeVisible()
    await expect(page.locator('.poster-story .story-poster > .art')).toBeVisible()
    await handsOff(page)
  },
  settings: async ({ page }) => {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await handsOff(page)
  },
  operator: async ({ page }) => {
    const server = await startOnline({ OPERATOR_TOKEN: 'a token that nobody guesses' })
    try {
      await makeTable(page, server.address, 'Anna', thorleyActs)
      await page.goto(`${server.address}/operator`)
      await page.getByLabel('Your name').fill('Olga')
      await page.getByLabel('Token').fill('a token that nobody guesses')
      await page.keyboard.press('Enter')
      await page.getByLabel('Address or network').fill('192.0.2.7')
      await page.getByLabel('Why').last().fill('a flood of tables')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status')).toHaveText('The network is kept out.')
      await handsOff(page)
    } finally {
      await server.stop()
    }
  },
}
