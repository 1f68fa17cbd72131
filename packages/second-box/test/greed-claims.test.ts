import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import {
  claimed,
  claims,
  dice,
  districtsOf,
  ends,
  fights,
  HERE,
  hits,
  holding,
  idsOf,
  kills,
  last,
  others,
  play,
  played,
  streetsOf,
  unharmed,
} from './helpers.ts'

/** Greed: cards that claim Districts, or look at the Claims. */

const held = holding('greed')

// -------------------------------------------------------------------------------------------- Fully Insured

const insured = (space: string, sketch: Sketch = {}): Scene =>
  kills(
    fights(
      held('greed-insured', {
        heroes: { leah: space, ...others },
        monsters: [`acolyte ${space}`],
        dice: dice(hits(3)),
        ...sketch,
      }),
    ),
    'acolyte-1',
  )

test('greed-insured works: a Claim where it died, and a card', () => {
  const table = play(insured('dockside'), 'greed-insured')
  expect([claims(table), last(table, 'sinCardsDrawn').count]).toEqual([['dockside'], 1])
})

test('greed-insured works: after an Orbital Strike, and with a Claim there already the card is drawn all the same', () => {
  const heroes = { leah: 'uplink-tower', ...others }
  const table = held('greed-insured', {
    heroes,
    monsters: ['acolyte dockside'],
    orbital: ['dockside'],
    spaceMarks: claimed('dockside'),
  })
  table.hero1({ do: 'city' })
  table.declineUntil('city-action').hero1({ action: 'orbital' })
  table.hero1({ to: 'dockside' }, 'orbital-move')
  table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
  play(table, 'greed-insured')
  expect([claims(table), last(table, 'sinCardsDrawn').count]).toEqual([['dockside'], 1])
})

test('greed-insured cannot: not for a monster that died in a Street', () => {
  expect(played(insured(HERE), 'greed-insured')).toBe(false)
})

test('greed-insured bystander: the kill has counted, and no other District is claimed', () => {
  const table = play(insured('dockside', { monsters: ['acolyte dockside', 'acolyte megatheatre'] }), 'greed-insured')
  expect([table.state.mission.progress, claims(table)]).toEqual([1, ['dockside']])
})

// ------------------------------------------------------------------------------------------ Permit Required

const permitted = (leah: object = {}, sketch: Sketch = {}): Scene => {
  const heroes = { leah: { space: HERE, ...leah }, ...others }
  const tokens = [`fire ${HERE} x2`]
  const table = held('greed-permit', {
    heroes,
    monsters: [],
    tokens,
    spaceMarks: claimed('megatheatre'),
    dice: { hero: Array(9).fill('skill'), sin: [] },
    ...sketch,
  })
  table.hero1({ do: 'cleanse' })
  return table
}

test('greed-permit works: each token that is removed costs 1 corruption, in both editions', () => {
  for (const edition of ['final', 'preview'] as const) {
    const table = play(permitted({}, { setup: { edition } }), 'greed-permit').declineUntil('remove-token')
    table.hero1({ token: 'fire' }, 'remove-token')
    expect([table.corruptionOf('leah'), table.tokens('fire', HERE)]).toEqual([2, 1])
    table.hero1({ token: 'fire' }, 'remove-token')
    expect([table.corruptionOf('leah'), table.tokens('fire', HERE)]).toEqual([3, 0])
  }
})

test('greed-permit works: whoever dies of the price removes nothing', () => {
  const table = play(permitted({ corruption: 7, wounds: [1, 2, 3, 4] }), 'greed-permit').declineUntil('remove-token')
  table.hero1({ token: 'fire' }, 'remove-token')
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  expect([table.tokens('fire', HERE), table.of('tokenRemoved')]).toEqual([2, []])
})

/** On a map of another story, in a Street of it, with a Claim on every District. */
const permittedOn = (map: string, mission: string, at: (street: string) => Sketch): Scene => {
  const [street = ''] = streetsOf(map)
  const heroes = { leah: street, rocco: street, brad: street }
  const spaceMarks = claimed(...districtsOf(map))
  const table = permitted(
    {},
    { setup: { map }, mission: { id: mission }, heroes, spaceMarks, tokens: [], ...at(street) },
  )
  return play(table, 'greed-permit').declineUntil('remove-token')
}

test('greed-permit works: an Altar costs its Skill results and 1 corruption; progress by a cleanse costs nothing', () => {
  const altar = permittedOn('the-seventh-hour-a', 'svh-3-the-anchors', (street) => ({ altars: [street] }))
  altar.hero1({ token: 'altar' }, 'remove-token')
  expect([altar.corruptionOf('leah'), altar.state.altars]).toEqual([2, []])
  const marsh = permittedOn('a-face-we-knew-a', 'afk-4b-forgiveness', (street) => ({
    monsters: [`fallen:marsh ${street}`],
  }))
  marsh.hero1({ progress: true }, 'remove-token')
  expect([marsh.corruptionOf('leah'), marsh.state.mission.progress]).toEqual([1, 1])
})

test('greed-permit cannot: not with no held District within 1', () => {
  expect(played(permitted({}, { spaceMarks: claimed('dockside') }), 'greed-permit')).toBe(false)
})

test('greed-permit bystander: what is left costs nothing, and the next cleanse is free', () => {
  const heroes = { leah: HERE, rocco: HERE, brad: 's3,0' }
  const table = play(permitted({}, { heroes }), 'greed-permit').declineUntil('remove-token')
  table.hero1({ none: true }, 'remove-token')
  ends(table).declineUntil('hero-turn')
  table.hero2({ do: 'cleanse' }, 'hero-turn')
  table.declineUntil('remove-token').hero2({ token: 'fire' })
  expect([unharmed(table, 'leah', 'rocco'), table.tokens('fire', HERE)]).toEqual([true, 1])
})

// ---------------------------------------------------------------------------------------------- Foreclosure

const foreclosed = (sketch: Sketch = {}): Scene => ends(held('greed-foreclosure', { monsters: [], ...sketch }))

test('greed-foreclosure works: a Claim goes into a District beside him, of the Sins player’s choice', () => {
  const table = play(foreclosed(), 'greed-foreclosure')
  expect(idsOf(table, 'space').sort()).toEqual(['megatheatre', 'old-cathedral'])
  table.sins({ space: 'old-cathedral' }, 'effect')
  expect([claims(table), last(table, 'spaceMarked').cause]).toEqual([['old-cathedral'], 'greed-foreclosure'])
})

test('greed-foreclosure cannot: not where a Claim or a hero is, his own District included', () => {
  expect(
    played(foreclosed({ spaceMarks: claimed('megatheatre', 'old-cathedral') }), 'greed-foreclosure', 'reaction'),
  ).toBe(false)
  const heroes = { leah: 'dockside', rocco: 's3,0', brad: 's3,0' }
  expect(played(foreclosed({ heroes }), 'greed-foreclosure', 'reaction')).toBe(false)
})

test('greed-foreclosure bystander: the Claims of others stay, and nobody pays', () => {
  const table = play(foreclosed({ spaceMarks: claimed('dockside', 'megatheatre') }), 'greed-foreclosure')
  expect([claims(table), unharmed(table, 'leah', 'rocco', 'brad')]).toEqual([
    ['dockside', 'megatheatre', 'old-cathedral'],
    true,
  ])
})

// -------------------------------------------------------------------------------------------------- Buy-Out

const bought = (monsters: readonly string[], ...spaces: string[]): Scene => {
  const table = held('greed-buy-out', { monsters, phase: 'reaction', spaceMarks: claimed(...spaces) })
  table.sins({ yes: true }, 'reaction')
  return table
}

test('greed-buy-out works: from a District into another with a Claim, and a step from there', () => {
  const table = play(bought(['acolyte dockside', 'abomination s2,2'], 'megatheatre'), 'greed-buy-out')
  expect(table.kind).toBe('reaction-move')
  expect(table.board).toContain('acolyte megatheatre')
  table.sins({ monster: 'acolyte-1', to: HERE }, 'reaction-move')
  expect([table.board, table.kind]).toEqual([['abomination s2,2', `acolyte ${HERE}`], 'reaction-fight'])
})

test('greed-buy-out works: a hero in its District does not hold it, and where it goes is chosen with it', () => {
  const heroes = { leah: HERE, rocco: 'dockside', brad: 's3,0' }
  const table = held('greed-buy-out', {
    heroes,
    monsters: ['acolyte dockside'],
    phase: 'reaction',
    spaceMarks: claimed('megatheatre', 'constabulary'),
  })
  table.sins({ yes: true }, 'reaction')
  play(table, 'greed-buy-out')
  expect(idsOf(table, 'space').sort()).toEqual(['constabulary', 'megatheatre'])
  table.sins({ space: 'constabulary' }, 'effect')
  table.sins({ none: true }, 'reaction-move')
  expect(table.board).toEqual(['acolyte constabulary'])
})

test('greed-buy-out cannot: not with monsters in Streets alone, nor with no other Claim', () => {
  expect(played(bought(['acolyte s2,2'], 'megatheatre'), 'greed-buy-out')).toBe(false)
  expect(played(bought(['acolyte megatheatre'], 'megatheatre'), 'greed-buy-out')).toBe(false)
  expect(played(bought(['acolyte megatheatre']), 'greed-buy-out')).toBe(false)
})

test('greed-buy-out bystander: the Claim stays, and other monsters do too', () => {
  const table = play(bought(['acolyte dockside', 'abomination s2,2'], 'megatheatre'), 'greed-buy-out')
  table.sins({ none: true }, 'reaction-move')
  expect([claims(table), table.board]).toEqual([['megatheatre'], ['abomination s2,2', 'acolyte megatheatre']])
})
