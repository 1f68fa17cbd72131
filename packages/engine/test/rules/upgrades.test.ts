import type { SinCardDef } from '@haven/engine'
import { loseUpgrade } from '@haven/engine/kit'
import { fixtureRules, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { prideWithCards } from './combat.ts'

const pickpocket: SinCardDef = { id: 'test-pickpocket', copies: 1, window: 'turn-start', effect: [loseUpgrade()] }
const rules = fixtureRules({ sins: prideWithCards(pickpocket) })
const others = { thorley: 's2,2', brad: 's2,2' }
const inventory = ['upg-rosary', 'upg-sawn-off', 'upg-motorbike', 'upg-field-kit', 'upg-holy-water']

/** At the start of his turn Rocco, in the Constabulary, loses one of two Upgrades. */
function robbed(edition: 'final' | 'preview', sketch: Sketch = {}) {
  const table = scene({
    rules,
    setup: { edition },
    heroes: { rocco: { space: 'constabulary', upgrades: ['upg-ice-blade', 'upg-filter-mask'] }, ...others },
    inventory,
    sins: { hand: ['test-pickpocket'] },
    phase: 'take-turn',
    ...sketch,
  })
  table.sins({ card: 'test-pickpocket' }, 'sin-card')
  expect(table.prompt).toMatchObject({ kind: 'lose-upgrade', seat: 'hero1', rule: 'UPG-1' })
  table.hero1({ card: 'upg-filter-mask' })
  return table
}

test('UPG-1 final edition: a lost Upgrade goes to the bottom of the deck', () => {
  const table = robbed('final', { upgradeDeck: ['upg-lucky-coin', 'upg-turnout-coat'] })
  const { deck, discard, inventory: shown } = table.view('all').upgrades
  expect(table.hero('rocco').upgrades).toEqual(['upg-ice-blade'])
  expect(deck).toEqual(['upg-lucky-coin', 'upg-turnout-coat', 'upg-filter-mask'])
  expect(discard).toEqual([])
  expect(shown).toEqual(inventory)
})

test('UPG-1 preview edition: a lost Upgrade is discarded', () => {
  const table = robbed('preview', { upgradeDeck: ['upg-lucky-coin', 'upg-turnout-coat'] })
  const { deck, discard } = table.view('all').upgrades
  expect(table.hero('rocco').upgrades).toEqual(['upg-ice-blade'])
  expect(deck).toEqual(['upg-lucky-coin', 'upg-turnout-coat'])
  expect(discard).toEqual(['upg-filter-mask'])
})

test('UPG-1 a card that is lost gives nothing any more', () => {
  const dice = (wears: boolean) => {
    const sketch: Sketch = { dice: { sin: ['corruption'] }, tokens: ['corruption s1,0'] }
    const table = wears
      ? scene({ heroes: { rocco: { space: 'constabulary', upgrades: ['upg-filter-mask'] }, ...others }, ...sketch })
      : robbed('final', sketch)
    table.hero1({ do: 'move', to: 's1,0' })
    return table.corruptionOf('rocco')
  }
  expect(dice(true)).toBe(1)
  expect(dice(false)).toBe(2)
})

/** Rocco takes the Rosary by the Inventory icon of the Constabulary. */
function take(table: ReturnType<typeof scene>) {
  table.hero1({ do: 'city' })
  table.hero1({ action: 'inventory' }, 'city-action')
  table.hero1({ card: 'upg-rosary' }, 'upgrade')
  return table.view('all').upgrades.inventory
}

test('UPG-2 with an empty deck the Inventory is not refilled', () => {
  const shop = (upgradeDeck: readonly string[]) =>
    take(scene({ heroes: { rocco: 'constabulary', ...others }, inventory, upgradeDeck }))
  expect(shop([])).toEqual(inventory.slice(1))
  expect(shop(['upg-ice-blade'])).toEqual([...inventory.slice(1), 'upg-ice-blade'])
})

test('UPG-2 final edition: a lost Upgrade makes a deck again; preview edition: the discarded one does not', () => {
  expect(take(robbed('final', { upgradeDeck: [] }))).toEqual([...inventory.slice(1), 'upg-filter-mask'])
  expect(take(robbed('preview', { upgradeDeck: [] }))).toEqual(inventory.slice(1))
})

test('UPG-2 DEATH-3 nor is it refilled after a death', () => {
  const table = scene({
    heroes: { rocco: { space: 's1,0', wounds: [1, 2, 3, 4], upgrades: ['upg-ice-blade'] }, ...others },
    monsters: ['acolyte s1,0'],
    inventory: inventory.slice(0, 2),
    upgradeDeck: [],
    reserve: ['leah'],
  })
  table.hero1({ do: 'move', to: 's0,0' })
  table.hero1({ card: 'upg-ice-blade' }, 'inherit')
  expect(table.view('all').upgrades.inventory).toEqual(inventory.slice(0, 2))
})
