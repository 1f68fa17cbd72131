import type { Position } from '@haven/engine'
import { expect, test } from '@playwright/test'
import { decision, load, put } from './player.ts'
import { turnOfThorley } from './positions.ts'
import { hearFrames, keptOrders } from './presser.ts'

/** Thorley has a last step to go; the Sins player is asked about a card of his before the turn ends. */
const BEFORE: Position = {
  ...turnOfThorley,
  monsters: [
    { kind: 'abomination', space: 's0,0' },
    { kind: 'abomination', space: 's3,2' },
  ],
  sins: { hand: ['pride-hubris'], reactions: 1 },
  current: { phase: 'reaction', hero: 'thorley' },
}

test('cards are armed, asked or quiet, a turn is yielded, and a reaction is drafted and forgotten', async ({
  page,
}) => {
  await page.addInitScript(hearFrames)
  await load(page, BEFORE, 'the Sins')
  await expect(decision(page)).toContainText('Reaction token')
  const order = page.getByRole('group', { name: /Hubris: when its moment comes/ })
  // Armed against Rose alone, and only when she is hurt.
  await order.getByRole('button', { name: 'Ask' }).click()
  const whom = order.getByRole('combobox', { name: 'Hubris is armed against' })
  await whom.selectOption({ label: 'Rose' })
  await order.getByRole('combobox', { name: /so many wounds/ }).selectOption({ label: '2 wounds or more' })
  await expect.poll(() => keptOrders(page)).toMatch(/"hero":"rose".*"wounds":2/)
  await page.reload()
  await expect(whom).toHaveValue('rose')
  await expect(order.getByRole('button', { name: 'Armed' })).toBeVisible()
  await order.getByRole('button', { name: 'Armed' }).click()
  await expect(order.getByRole('button', { name: 'Quiet' })).toBeVisible()
  await page.keyboard.press('y')
  await expect(page.getByRole('button', { name: 'Pass all windows of this turn' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  // Keys alone: the draft is for Rose, whose turn comes later.
  await page.keyboard.press('d')
  const sheet = page.getByRole('dialog', { name: 'Draft a reaction' })
  await sheet.getByLabel('After the turn of').selectOption({ label: 'Rose' })
  await sheet.getByLabel('Monster').selectOption({ label: 'Abomination 2, D3' })
  await sheet.getByRole('button', { name: 'Draft it' }).press('Enter')
  const drafts = page.getByRole('list', { name: 'Drafted reactions' })
  await expect(drafts).toContainText('After Rose: Abomination 2 to the hero, then fight')
  await expect.poll(() => keptOrders(page)).toContain('"order":"react"')
  await page.reload()
  await expect(drafts).toContainText('After Rose')
  await drafts.getByRole('button', { name: /^Forget/ }).click()
  await expect(drafts).toHaveCount(0)

  // What is possible now is carried out at once: the Abomination stays and fights.
  await page.keyboard.press('d')
  await sheet.getByLabel('After the turn of').selectOption({ label: 'Thorley' })
  await sheet.getByRole('button', { name: 'Draft it' }).click()
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('attacked Thorley')
  await expect(decision(page)).not.toContainText('Reaction token')
})

test('a reaction with a move and a fight is three presses on the board', async ({ page }) => {
  await put(page, { ...BEFORE, monsters: [{ kind: 'abomination', space: 's1,0' }] }, 'the Sins')
  await expect(decision(page)).toContainText('Reaction token')
  const chosen = page.locator('.c-cell[data-weight="chosen"]')
  const big = page.locator('button.dock__big')
  await page.locator('.c-figure').click()
  // Whoever can come to the hero means to; somewhere else is a press more.
  await expect(chosen).toHaveAttribute('data-space', 's0,0')
  await expect(big).toContainText('Move and fight')
  const other = page.locator('.c-cell[data-weight="legal"]').first()
  const space = await other.getAttribute('data-space')
  await other.click()
  await expect(chosen).toHaveAttribute('data-space', space ?? '')
  await page.locator('.c-cell[data-space="s0,0"]').click()
  await expect(chosen).toHaveAttribute('data-space', 's0,0')
  await big.click()
  const log = page.getByRole('region', { name: 'Log' })
  await expect(log).toContainText('attacked Thorley')
  await expect(decision(page)).not.toContainText('Reaction token')
})
