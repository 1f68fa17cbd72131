import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { against, COAT, dice, drawn, fights, gained, HERE, hits, MASK, others } from './helpers.ts'

/** Gluttony: power, Controller and Avatar. */

const gluttony = against('gluttony')

// --------------------------------------------------------------------------------------------- Some for Me

/** Leah uses the District in which she stands. */
const shopping = (space: string, sketch: Sketch = {}): Scene => {
  const table = gluttony({ heroes: { leah: space, ...others }, inventory: [COAT, MASK, 'upg-adrenaline'], ...sketch })
  table.hero1({ do: 'city' })
  return table
}

test('gluttony-power works: a card for an Upgrade, a Reaction token for an Extra Turn token', () => {
  const table = shopping('megatheatre')
  table.hero1({ action: 'inventory' }, 'city-action')
  table.hero1({ card: COAT }, 'upgrade')
  expect([drawn(table), gained(table)]).toEqual([1, 0])
  table.hero1({ action: 'extraTurn' }, 'city-action')
  expect([drawn(table), gained(table)]).toEqual([1, 1])
  expect(table.state.sins.tokens).toBe(table.state.sins.permanent + 1)
})

test('gluttony-power works: by whatever way, what an Upgrade brings at once too', () => {
  const table = shopping('megatheatre')
  table.hero1({ action: 'inventory' }, 'city-action')
  table.hero1({ card: 'upg-adrenaline' }, 'upgrade')
  expect([drawn(table), gained(table)]).toEqual([1, 1])
  const found = gluttony({ heroes: { leah: HERE, ...others }, tokens: [`extraTurn ${HERE}`] })
  found.hero1({ do: 'collect', token: 'extraTurn' })
  expect([gained(found), found.state.turn?.gained]).toEqual([1, true])
})

test('gluttony-power cannot: not if the supply is empty, not for what a successor inherits, not when it is switched off', () => {
  const empty = shopping('dockside', { tokens: ['extraTurn s3,2 x6'] })
  empty.hero1({ action: 'extraTurn' }, 'city-action')
  expect(gained(empty)).toBe(0)
  const heroes = { leah: { space: HERE, upgrades: [COAT], wounds: [1, 2, 3, 4] }, ...others }
  const table = gluttony({ heroes, monsters: [`acolyte ${HERE}`], inventory: ['upg-adrenaline', MASK] })
  table.hero1({ do: 'move', to: 's1,1' })
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  table.hero1({ card: 'upg-adrenaline' }, 'inherit')
  expect([drawn(table), gained(table), table.hero('thorley').extraTurns]).toEqual([0, 0, 1])
  const off = shopping('dockside', { setup: { power: false } })
  off.hero1({ action: 'extraTurn' }, 'city-action')
  expect(gained(off)).toBe(0)
})

test('gluttony-power bystander: the hero keeps what he gained, and healing feeds nobody', () => {
  const table = shopping('saint-jude-hospital', {
    heroes: { leah: { space: 'saint-jude-hospital', wounds: [1] }, ...others },
  })
  table.hero1({ action: 'heal' }, 'city-action')
  expect([drawn(table), gained(table), table.woundsOf('leah')]).toEqual([0, 0, 0])
})

// ------------------------------------------------------------------------------------------ First at Table

const iconsUsed = (controller: string, edition: 'final' | 'preview' = 'final'): number => {
  const table = shopping('old-cathedral', {
    heroes: { leah: { space: 'old-cathedral', corruption: 5, wounds: [1] }, ...others },
    monsters: [`controller ${controller}`],
    setup: { edition },
  })
  let used = 0
  for (const action of ['repent', 'repent', 'heal'] as const) {
    if (!table.asks('city-action') || !table.options.some((option) => option.action === action)) break
    table.hero1({ action }, 'city-action')
    used++
  }
  return used
}

test('gluttony-controller works: within 1 of it a District gives one icon, in both editions', () => {
  expect([iconsUsed('old-cathedral'), iconsUsed('s1,2'), iconsUsed('s0,1', 'preview')]).toEqual([1, 1, 1])
})

test('gluttony-controller cannot: not two steps away', () => {
  expect([iconsUsed('s2,1'), iconsUsed('s2,2')]).toEqual([3, 3])
})

test('gluttony-controller bystander: a District elsewhere gives all it has', () => {
  const table = shopping('dockside', { monsters: ['controller old-cathedral'] })
  table.hero1({ action: 'extraTurn' }, 'city-action')
  expect(table.optionIds).toEqual(['extraTurn', 'none'])
})

// ------------------------------------------------------------------------------------------- Well Attended

const killable = (count: number, monsters: readonly string[]): boolean => {
  const heroes = { thorley: { space: HERE, upgrades: ['upg-ice-blade'] }, rocco: HERE, leah: HERE }
  const table = fights(gluttony({ heroes, monsters: [`avatar ${HERE}`, ...monsters], dice: dice(hits(count)) }))
  table.declineUntil('kill', 'hero-turn')
  // 7 dice, and the eighth Hit of voluntary corruption is not needed
  return table.asks('kill') && table.options.some(({ monster }) => monster === 'avatar')
}

test('gluttony-avatar works: one more Defense for each other monster there', () => {
  expect([killable(6, []), killable(6, [`acolyte ${HERE}`]), killable(7, [`acolyte ${HERE}`])]).toEqual([
    true,
    false,
    true,
  ])
})

test('gluttony-avatar cannot: no more than two, and not for monsters elsewhere', () => {
  const attended = (monsters: readonly string[]): number => {
    const table = gluttony({ heroes: { leah: HERE, ...others }, monsters: ['avatar s3,2', ...monsters] })
    return table.rules.tables.counts.defenseOf(table.rules.look(table.state), table.rules.tables.avatar)
  }
  expect(
    [[], ['acolyte s3,2'], ['acolyte s3,2', 'acolyte s3,2', 'abomination s3,2'], ['acolyte s3,1']].map(attended),
  ).toEqual([6, 7, 8, 6])
})

test('gluttony-avatar bystander: the guests are as thin as ever', () => {
  const table = gluttony({ heroes: { leah: HERE, ...others }, monsters: ['avatar s3,2', 'abomination s3,2'] })
  const { figureIndex, counts } = table.rules.tables
  expect(counts.defenseOf(table.rules.look(table.state), figureIndex.get('abomination-1') as number)).toBe(4)
})
