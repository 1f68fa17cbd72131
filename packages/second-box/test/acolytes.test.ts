import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { against, BLADE, diceRolled, ends, HERE, idsOf, KEVLAR, last, unharmed } from './helpers.ts'

/** Corrupted Policemen and Corrupted Firemen. */

const facing =
  (acolytes: string) =>
  (heroes: NonNullable<Sketch['heroes']>, sketch: Sketch = {}): Scene => {
    const table = against('wrath')({
      heroes,
      monsters: [`acolyte ${HERE}`],
      dead: { acolyte: 1 },
      ...sketch,
      setup: { acolytes, power: false, ...sketch.setup },
    })
    table.hero1({ do: 'fight' })
    return table
  }
const policemen = facing('policemen')
const firemen = facing('firemen')

const rose = (upgrades: readonly string[]) => ({ rose: { space: HERE, upgrades }, rocco: 's3,0', brad: 's3,0' })

// -------------------------------------------------------------------------------------------- Evidence Bag

test('evidence-bag works: an Upgrade of the Sins player’s choice sleeps this round, and a dead Acolyte joins', () => {
  const table = policemen(rose([KEVLAR, BLADE]))
  table.sins({ yes: true }, 'acolyte')
  expect([table.prompt.seat, idsOf(table, 'card')]).toEqual(['sins', [KEVLAR, BLADE]])
  table.sins({ card: BLADE }, 'effect')
  table.declineUntil('hero-turn', 'wound-slot')
  expect([diceRolled(table, 'heroes'), last(table, 'rollSettled').defense, diceRolled(table, 'sins')]).toEqual([
    2,
    1 + 1,
    4,
  ])
  expect(table.state.asleep).toEqual([{ card: BLADE, until: 'round' }])
  ends(table)
  expect(table.state.asleep).toHaveLength(1)
})

test('evidence-bag works: with none awake he rolls one die fewer, of which one stays', () => {
  const bare = policemen(rose([]))
  bare.sins({ yes: true }, 'acolyte')
  bare.declineUntil('hero-turn')
  expect(diceRolled(bare, 'heroes')).toBe(1)
  const slept = policemen(rose([BLADE]), { asleep: [{ card: BLADE, until: 'turn' }] })
  slept.sins({ yes: true }, 'acolyte')
  slept.declineUntil('hero-turn')
  expect(diceRolled(slept, 'heroes')).toBe(1)
})

test('evidence-bag works: it is over with the round, in both editions', () => {
  for (const edition of ['final', 'preview'] as const) {
    const sketch = { asleep: [{ card: BLADE, until: 'round' as const }], apocalypseDeck: [], apocalypse: 7 }
    const heroes = { rose: { space: 's0,2', upgrades: [BLADE] }, rocco: 's0,2', brad: 's0,2' }
    const table = against('wrath')({ heroes, phase: 'round-end', ...sketch, setup: { edition } })
    table.declineUntil('first-hero', 'story-task')
    expect('asleep' in table.state).toBe(false)
  }
})

test('evidence-bag cannot: not in a ranged fight, not with no dead Acolyte, not twice a round', () => {
  expect(policemen(rose([KEVLAR]), { dead: {} }).kind).not.toBe('acolyte')
  expect(policemen(rose([KEVLAR]), { used: ['acolytes'] }).kind).not.toBe('acolyte')
  const shot = against('wrath')({
    heroes: { rocco: HERE, rose: 's3,0', brad: 's3,0' },
    monsters: ['acolyte s2,2'],
    dead: { acolyte: 1 },
    setup: { acolytes: 'policemen' },
  })
  shot.hero1({ do: 'shoot', at: 's2,2' })
  expect(shot.kind).toBe('corruption')
})

test('evidence-bag bystander: the Upgrades of a friend beside him stay awake', () => {
  const heroes = { rose: { space: HERE, upgrades: [KEVLAR] }, rocco: { space: HERE, upgrades: [BLADE] }, brad: 's3,0' }
  const table = policemen(heroes)
  table.sins({ yes: true }, 'acolyte')
  expect(table.state.asleep).toEqual([{ card: KEVLAR, until: 'round' }])
  expect(table.hero('rose').upgrades).toEqual([KEVLAR])
})

// ------------------------------------------------------------------------------------------ Turn the Hoses

test('turn-the-hoses works: another hero there is washed into an adjacent space, and lends no die any more', () => {
  const table = firemen({ rose: HERE, rocco: HERE, brad: HERE })
  table.sins({ yes: true }, 'acolyte')
  expect(idsOf(table, 'hero')).toEqual(['rocco', 'brad'])
  table.sins({ hero: 'brad' }, 'effect')
  expect(idsOf(table, 'space').sort()).toEqual(['megatheatre', 'old-cathedral', 's0,2', 's1,1', 's2,2'])
  table.sins({ space: 's2,2' }, 'effect')
  expect(table.spaceOf('brad')).toBe('s2,2')
  table.declineUntil('hero-turn')
  expect([diceRolled(table, 'heroes'), diceRolled(table, 'sins')]).toEqual([2 + 1, 4])
})

test('turn-the-hoses works: with no other hero there a Fire is placed', () => {
  const table = firemen({ rose: HERE, rocco: 's3,0', brad: 's3,0' })
  table.sins({ yes: true }, 'acolyte')
  expect([table.tokens('fire', HERE), table.kind]).toEqual([1, 'corruption'])
})

test('turn-the-hoses cannot: no Fire if the supply is empty, and not without a dead Acolyte', () => {
  const heroes = { rose: HERE, rocco: 's3,0', brad: 's3,0' }
  const empty = firemen(heroes, { tokens: ['fire s3,2 x10'] })
  empty.sins({ yes: true }, 'acolyte')
  expect(empty.tokens('fire', HERE)).toBe(0)
  expect(firemen(heroes, { dead: {} }).kind).toBe('corruption')
})

test('turn-the-hoses bystander: who is washed away is not hurt, and the fighting hero stays', () => {
  const table = firemen({ rose: HERE, rocco: HERE, brad: 's3,0' }, { tokens: ['fire s2,2'] })
  table.sins({ yes: true }, 'acolyte')
  table.sins({ space: 's2,2' }, 'effect')
  expect([unharmed(table, 'rocco', 'brad'), table.spaceOf('rose'), table.spaceOf('rocco')]).toEqual([
    true,
    HERE,
    's2,2',
  ])
})
