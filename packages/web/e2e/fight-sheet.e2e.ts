import { expect, type Page, test } from '@playwright/test'
import { momentOf } from './moment.ts'
import { answers, load, tabTo } from './player.ts'

/** What is assigned piece by piece is laid out in the sheet at once: its buttons are pressed, and what they say happens. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const log = (page: Page) => page.getByRole('list', { name: 'Log' })

test('FAITH is turned by a preset and by hand, then Hits kill as chosen', async ({ page }) => {
  await load(page, momentOf('faith').save(), 'the heroes')
  const rail = page.getByRole('group', { name: 'FAITH', exact: true })
  const result = rail.getByRole('status')
  await expect(rail.getByRole('button', { name: /^FAITH \d of 3: Hit$/ })).toHaveCount(3)
  await expect(button(page, /^Most kills/)).toHaveAttribute('aria-pressed', 'true')
  await expect(result).toHaveText('Result: kills Acolyte 2 and Acolyte 4; no wound, no corruption')
  // Any face but a Hit: one Acolyte less falls.
  await button(page, 'FAITH 1 of 3: Hit').click()
  await expect(button(page, /^Most kills/)).toHaveAttribute('aria-pressed', 'false')
  await expect(result).toHaveText('Result: kills Acolyte 2; no wound, no corruption')
  await button(page, /^Most kills/).click()
  await expect(rail.getByRole('button', { name: /^FAITH \d of 3: Hit$/ })).toHaveCount(3)
  await button(page, 'FAITH 3 of 3: Hit').click()
  await expect(result).toHaveText('Result: kills Acolyte 2; no wound, no corruption')
  await button(page, 'Turn them so').click()

  // The dice show what they were turned to, and the sheet goes on to the Hits.
  const hits = page.getByRole('group', { name: /^Hits: / })
  await expect(hits).toHaveAccessibleName('Hits: 1 of 3 unused')
  await expect(page.getByRole('img', { name: /^FAITH, Hit/ })).toHaveCount(2)
  await expect(log(page).getByText('Leah turned a FAITH into 1 Hit.')).toHaveCount(2)
  const socket = button(page, 'Acolyte 2, needs 2 Hits')
  await expect(socket).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, 'Acolyte 4, needs 2 Hits')).toBeDisabled()
  await socket.click()
  await expect(hits).toHaveAccessibleName('Hits: 3 of 3 unused')
  await expect(button(page, 'Kill nobody')).toBeVisible()
  const suggested = hits.getByRole('button', { name: 'As suggested' })
  await suggested.click()
  await expect(socket).toHaveAttribute('aria-pressed', 'true')
  await expect(suggested).toHaveCount(0)
  await button(page, 'Kill it').click()
  await expect(log(page).getByText('Acolyte 2 was killed in C3.')).toBeVisible()
  await expect(log(page).getByText('Acolyte 4 was killed')).toHaveCount(0)
  await expect(log(page).getByText('Against 2 Hits and 1 Corruption, Leah suffered nothing.')).toBeVisible()
  await expect(hits).toHaveCount(0)
})

test('Hits are assigned by keyboard, and wounds that kill need no slot', async ({ page }) => {
  await load(page, momentOf('kill').save(), 'the heroes')
  const hits = page.getByRole('group', { name: /^Hits: / })
  await expect(hits).toHaveAccessibleName('Hits: 0 of 6 unused')
  const spared = button(page, 'Abomination 5, needs 3 Hits')
  await tabTo(page, spared)
  await page.keyboard.press('Space')
  await expect(spared).toHaveAttribute('aria-pressed', 'false')
  await expect(hits).toHaveAccessibleName('Hits: 3 of 6 unused')
  await tabTo(page, button(page, 'Kill it'))
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('Abomination 1 was killed in')).toBeVisible()
  await expect(log(page).getByText('Abomination 5 was killed')).toHaveCount(0)

  // Five are due: they kill him, wherever they go.
  await expect(log(page).getByText(/^Brad took a wound on slot/)).toHaveCount(5)
  await expect(log(page).getByText('auto', { exact: true })).not.toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Wounds of Brad' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('wounds go where they are tapped', async ({ page }) => {
    await load(page, momentOf('wound-slot').save(), 'the heroes')
    const wounds = page.getByRole('group', { name: 'Wounds of Morgana' })
    // The first of three went by itself to the slot without a bonus.
    for (const [i, slot] of ['2: 1 more die', '4: 1 Hit'].entries()) {
      await wounds.getByRole('button', { name: slot }).tap()
      await expect(wounds.getByRole('status')).toHaveText(`${i + 1} of 2 wounds placed`)
    }
    // One too many moves the last one; a second press takes it away again.
    await wounds.getByRole('button', { name: '3: 1 more Defense' }).tap()
    await expect(wounds.getByRole('button', { name: '4: 1 Hit' })).toHaveAttribute('aria-pressed', 'false')
    await wounds.getByRole('button', { name: '3: 1 more Defense' }).tap()
    await expect(button(page, 'Take them there')).toBeDisabled()
    await wounds.getByRole('button', { name: '4: 1 Hit' }).tap()
    await button(page, 'Take them there').tap()
    await expect(answers(page).filter({ hasText: 'Cleanse this space' })).toBeVisible()
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    for (const slot of [1, 2, 4]) {
      await expect(log(page).getByText(`Morgana took a wound on slot ${slot} (Fire check).`)).toBeVisible()
    }
  })
})
