import type { Edition } from '@haven/engine'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, drawn, ends, idsOf, rules, unharmed } from './helpers.ts'

/** The second crate: its Dark Past cards. */

const setup = { map: 'the-black-tide-a', power: false, secondCrate: true as const }
const { spaces, districts } = rules.tables.maps.get(setup.map)?.geometry ?? { spaces: [], districts: 0 }
const [HERE = '', THERE = '', FAR = ''] = spaces.slice(districts)

/** Thorley ends her turn at corruption 7 with this past. */
const revealed = (card: string, sketch: Sketch = {}, thorley: object = {}): Scene =>
  ends(
    scene({
      rules,
      dice: dice(),
      heroes: { thorley: { space: HERE, corruption: 7, ...thorley }, rocco: THERE, brad: THERE },
      darkPast: { thorley: card },
      reactions: 0,
      ...sketch,
      setup: { ...setup, ...sketch.setup },
    }),
  )

// --------------------------------------------------------------------------------------------- Called Home

test('past-8 works: to an Altar of the Sins player’s choice, with a Corruption token and no checks', () => {
  for (const edition of ['final', 'preview'] as Edition[]) {
    const table = revealed('past-8', { altars: [THERE, FAR], tokens: [`fire ${FAR}`], setup: { edition } })
    expect([table.prompt.seat, idsOf(table, 'space')]).toEqual(['sins', [THERE, FAR]])
    const { state } = table
    const before = JSON.stringify(state)
    table.sins({ space: FAR }, 'effect')
    expect(JSON.stringify(state)).toBe(before)
    expect([table.spaceOf('thorley'), table.tokens('corruption', FAR), table.woundsOf('thorley')]).toEqual([FAR, 1, 0])
    expect(table.state.darkPastRevealed).toEqual(['past-8'])
  }
})

test('past-8 works: without an Altar it is a wound', () => {
  const table = revealed('past-8')
  table.hero1({ slot: 1 }, 'wound-slot')
  expect([table.spaceOf('thorley'), table.woundsOf('thorley')]).toEqual([HERE, 1])
})

test('past-8 cannot: not below corruption 7', () => {
  expect(revealed('past-8', { altars: [FAR] }, { corruption: 6 }).of('darkPastRevealed')).toEqual([])
})

test('past-8 bystander: nobody else is called', () => {
  const table = revealed('past-8', { altars: [FAR] })
  expect([table.spaceOf('thorley'), table.spaceOf('rocco'), unharmed(table, 'rocco', 'brad')]).toEqual([
    FAR,
    THERE,
    true,
  ])
})

// ------------------------------------------------------------------------------------------ Rooms Prepared

test('past-9 works: a Nest and a Pentagram where he is, and a Sin card', () => {
  const table = revealed('past-9')
  expect([table.tokens('nest', HERE), table.tokens('pentagram', HERE), drawn(table)]).toEqual([1, 1, 1])
})

test('past-9 cannot: what the supply has not is not placed, and not below corruption 7', () => {
  const table = revealed('past-9', { tokens: [`nest ${THERE} x6`] })
  expect([table.tokens('nest', HERE), table.tokens('pentagram', HERE), drawn(table)]).toEqual([0, 1, 1])
  expect(revealed('past-9', {}, { corruption: 6 }).of('tokenPlaced')).toEqual([])
})

test('past-9 bystander: nobody is hurt, and other spaces are as they were', () => {
  const table = revealed('past-9')
  expect([table.of('tokenPlaced').every(({ space }) => space === HERE), table.woundsOf('thorley')]).toEqual([true, 0])
  expect(unharmed(table, 'rocco', 'brad')).toBe(true)
})

// ------------------------------------------------------------------------------------------- The Signature

test('past-10 works: two wounds, or the track rises', () => {
  const table = revealed('past-10', { apocalypse: 2 })
  table.hero1({ choice: 'wound' }, 'effect')
  table.hero1({ slot: 1 }, 'wound-slot')
  table.hero1({ slot: 2 }, 'wound-slot')
  expect([table.woundsOf('thorley'), table.state.track]).toEqual([2, 2])
  const other = revealed('past-10', { apocalypse: 2 })
  other.hero1({ choice: 'track' }, 'effect')
  expect([other.woundsOf('thorley'), other.state.track]).toEqual([0, 3])
})

test('past-10 cannot: at level 7 it is the wounds', () => {
  const table = revealed('past-10', { apocalypse: 7 })
  expect([table.kind, table.woundsOf('thorley')]).toEqual(['wound-slot', 0])
})

test('past-10 bystander: the wounds are his alone', () => {
  const table = revealed('past-10')
  table.hero1({ choice: 'wound' }, 'effect')
  table.declineUntil('wound-slot')
  table.hero1({ slot: 1 }, 'wound-slot')
  table.hero1({ slot: 2 }, 'wound-slot')
  expect(unharmed(table, 'rocco', 'brad')).toBe(true)
})
