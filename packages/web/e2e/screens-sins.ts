import { coreBox } from '@haven/content'
import type { Position } from '@haven/engine'
import { box as secondBox } from '@haven/second-box'
import { expect } from '@playwright/test'
import { handsOff, type Screens, sit } from './screens-shown.ts'
import { thorleyArrived } from './third-round.ts'

/** The same evening against each of the seven sins: Thorley stands before the Avatar, and the Controller is one street away. */

const CARDS_IN_HAND = 4
/** One after another, so that all of them are seen. */
const ACOLYTES = [...coreBox.acolytes, ...secondBox.acolytes].map(({ id }) => id)
const IN_CORE = new Set(coreBox.sins.map(({ id }) => id))
const TEAM = coreBox.heroes.map(({ id }) => id)

function evening(sin: string, cards: readonly string[], i: number): Position {
  return {
    ...thorleyArrived,
    ...(!IN_CORE.has(sin) && { boxes: [`${secondBox.id}@${secondBox.version}`] }),
    setup: { ...thorleyArrived.setup!, sin, acolytes: ACOLYTES[i % ACOLYTES.length]!, team: TEAM },
    monsters: [
      ...(thorleyArrived.monsters ?? []).filter(({ space }) => space !== 'megatheatre'),
      { kind: 'avatar', space: 'megatheatre' },
      { kind: 'acolyte', space: 'megatheatre' },
      { kind: 'controller', space: 'uplink-tower' },
      { kind: 'abomination', space: 'uplink-tower' },
    ],
    sins: { ...thorleyArrived.sins, hand: cards.slice(0, CARDS_IN_HAND) },
    sinDiscard: [],
  }
}

const SINS = [...coreBox.sins, ...secondBox.sins]

export const AGAINST: Screens = Object.fromEntries(
  SINS.map(({ id, cards }, i) => [
    `against-${id}`,
    async ({ page }) => {
      await sit(
        page,
        evening(
          id,
          cards.map((card) => card.id),
          i,
        ),
        'the heroes',
      )
      await page.locator('.deed[data-deed="fight"]').click()
      await expect(page.locator('.outlook')).toBeVisible()
      await handsOff(page)
    },
  ]),
)
