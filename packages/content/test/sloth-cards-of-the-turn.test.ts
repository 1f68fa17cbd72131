import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, diceRolled, idsOf, last, quiet } from './helpers.ts'

/** Sloth's cards about what a hero does or leaves undone: Why Bother?, Neglect, Closed for the Day. */

const far = { rose: 's3,0', rocco: 's3,0' }

const sloth = (card: string, sketch: Sketch = {}): Scene =>
  quiet({
    heroes: { thorley: 's1,2', ...far },
    ...sketch,
    sins: { hand: [card], ...sketch.sins },
    setup: { sin: 'sloth', ...sketch.setup },
  })

// -------------------------------------------------------------------------------------------------- Why Bother?

/** Hits are nothing in a cleanse. */
const cleansing = { hero: Array(9).fill('hit') }

const bother = (hero: string, sketch: Sketch = {}, seat: 'yes' | 'none' = 'none'): Scene => {
  const table = sloth('sloth-why-bother', {
    heroes: { [hero]: 's1,2', leah: 's3,0', rocco: 's3,0' },
    tokens: ['fire s1,2'],
    dice: cleansing,
    ...sketch,
  })
  table.hero1({ do: 'cleanse' })
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'cleanse-start', hero } })
  table.sins({ card: 'sloth-why-bother' })
  table.hero1(seat === 'yes' ? { yes: true } : { none: true }, 'corruption')
  return table
}

test('sloth-why-bother works: two dice fewer', () => {
  expect(diceRolled(bother('rose'), 'heroes')).toBe(2)
})

test('sloth-why-bother works: teamwork and Upgrades are counted before', () => {
  const heroes = { rose: { space: 's1,2', upgrades: ['upg-exorcists-primer'] }, leah: 's1,2', rocco: 's3,0' }
  expect(diceRolled(bother('rose', { heroes }), 'heroes')).toBe(5) // 4 + 2 + 1 - 2
})

test('sloth-why-bother works: one die stays, and the die of voluntary corruption is part of the sum', () => {
  expect(diceRolled(bother('thorley'), 'heroes')).toBe(1)
  const wolf = { karl: { space: 's1,2', form: 'karl-wolf' }, leah: 's3,0', rocco: 's3,0' }
  expect(diceRolled(bother('karl', { heroes: wolf }), 'heroes')).toBe(1)
  expect(diceRolled(bother('thorley', {}, 'yes'), 'heroes')).toBe(1) // 2 - 2 + 1
  expect(diceRolled(bother('rose', {}, 'yes'), 'heroes')).toBe(3)
})

test('sloth-why-bother works: against a hero to whom Leah grants the cleanse', () => {
  const table = sloth('sloth-why-bother', {
    heroes: { leah: 's0,2', rose: 's1,2', rocco: 's3,0' },
    tokens: ['fire s1,2'],
    dice: cleansing,
  })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  table.hero2({ do: 'cleanse' }, 'action')
  expect(table.prompt.subject).toMatchObject({ window: 'cleanse-start', hero: 'rose' })
  table.sins({ card: 'sloth-why-bother' })
  table.hero2({ none: true }, 'corruption')
  expect(diceRolled(table, 'heroes')).toBe(2)
})

test('sloth-why-bother cannot: not in a fight', () => {
  const table = sloth('sloth-why-bother', { monsters: ['acolyte s1,2'], tokens: ['fire s1,2'] })
  table.hero1({ do: 'fight' })
  expect(table.prompt.subject.window).toBe('fight-start')
  expect(table.optionIds).toEqual(['none'])
})

test('sloth-why-bother bystander: what is rolled counts in full, and the next cleanse has all its dice', () => {
  const table = bother('rose', {
    heroes: { rose: 's1,2', thorley: { space: 's1,2' }, rocco: 's3,0' },
    tokens: ['fire s1,2 x4'],
    dice: dice(),
  })
  expect(last(table, 'rollSettled').skills).toBe(3) // 4 + 1 - 2
  table.declineUntil('hero-turn')
  table.hero1({ do: 'end' })
  table.declineUntil('hero-turn')
  table.hero2({ do: 'cleanse' })
  table.declineUntil('remove-token')
  expect(diceRolled(table, 'heroes')).toBe(3)
})

// ------------------------------------------------------------------------------------------------------ Neglect

/** The end of Thorley's turn, after a step or without one. */
const neglect = (stepped: boolean, sketch: Sketch = {}): Scene => {
  const table = sloth('sloth-neglect', sketch)
  if (stepped) {
    table.hero1({ do: 'move', to: 's0,2' })
    table.sins({ none: true }, 'sin-card')
  }
  table.hero1({ do: 'end' })
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'turn-end', hero: 'thorley' } })
  table.sins({ card: 'sloth-neglect' })
  return table
}

test('sloth-neglect works: one Fire or Corruption in his space, of the Sins player’s choice', () => {
  for (const token of ['fire', 'corruption'] as const) {
    const table = neglect(true)
    expect(table.optionIds.sort()).toEqual(['corruption@s0,2', 'fire@s0,2'])
    table.sins({ token }, 'effect')
    expect(table.tokens(token, 's0,2')).toBe(1)
    expect(table.of('tokenPlaced')).toHaveLength(1)
    expect(table.kind).toBe('reaction')
  }
})

test('sloth-neglect works: two in the space of an idle hero, each chosen', () => {
  for (const [first, second] of [
    ['fire', 'fire'],
    ['fire', 'corruption'],
    ['corruption', 'corruption'],
  ] as const) {
    const table = neglect(false)
    table.sins({ token: first }, 'effect')
    table.sins({ token: second }, 'effect')
    expect(table.of('tokenPlaced').map(({ token, space }) => `${token} ${space}`)).toEqual([
      `${first} s1,2`,
      `${second} s1,2`,
    ])
    expect(table.kind).toBe('reaction')
  }
})

test('sloth-neglect works: an idle hero may have fought and used his District', () => {
  const table = sloth('sloth-neglect', {
    heroes: { thorley: 'dockside', ...far },
    monsters: ['acolyte dockside'],
  })
  table.hero1({ do: 'city' })
  table.declineUntil('hero-turn')
  table.hero1({ do: 'fight' })
  table.declineUntil('hero-turn')
  table.hero1({ do: 'end' })
  table.sins({ card: 'sloth-neglect' }, 'sin-card')
  table.sins({ token: 'fire' })
  table.sins({ token: 'fire' })
  expect(table.tokens('fire', 'dockside')).toBe(2)
})

test('sloth-neglect cannot: no more than the supply holds of either', () => {
  const one = neglect(false, { tokens: ['fire s3,2 x10', 'corruption s3,2 x9'] })
  expect(one.tokens('corruption', 's1,2')).toBe(1)
  expect(one.tokens('fire', 's1,2')).toBe(0)
  expect(one.kind).toBe('reaction')
})

test('sloth-neglect cannot: not if another card was played in the turn', () => {
  const table = sloth('sloth-neglect', { sins: { hand: ['sloth-neglect', 'sloth-quicksand'] } })
  table.hero1({ do: 'move', to: 's0,2' })
  table.sins({ card: 'sloth-quicksand' }, 'sin-card')
  table.hero1({ do: 'end' })
  expect(table.kind).toBe('reaction')
})

test('sloth-neglect cannot: not at the end of a turn in which the hero died', () => {
  const table = sloth('sloth-neglect', {
    heroes: { thorley: { space: 's1,2', wounds: [1, 2, 3, 4] }, ...far },
    monsters: ['acolyte s1,2'],
  })
  table.hero1({ do: 'move', to: 's0,2' })
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(table.prompt.subject).toMatchObject({ window: 'turn-start', hero: 'rose' })
})

test('sloth-neglect bystander: nobody who stands there rolls a check, and no other space is touched', () => {
  const table = neglect(false, { heroes: { thorley: 's1,2', rose: 's1,2', rocco: 's3,0' } })
  table.sins({ token: 'fire' })
  table.sins({ token: 'corruption' })
  expect(table.of('diceRolled')).toEqual([])
  expect(
    table
      .view('all')
      .tokens.map(({ kind, space, count }) => `${kind} ${space} ${count}`)
      .sort(),
  ).toEqual(['corruption s1,2 1', 'fire s1,2 1'])
})

// ------------------------------------------------------------------------------------------- Closed for the Day

const HOSPITAL = 'saint-jude-hospital'
const patient = { space: HOSPITAL, wounds: [1, 2], corruption: 3 }

const closed = (sketch: Sketch = {}): Scene => {
  const table = sloth('sloth-closed', { heroes: { thorley: patient, ...far }, ...sketch })
  table.hero1({ do: 'city' })
  return table
}

test('sloth-closed works: one icon is carried out, of the hero’s choice', () => {
  for (const [action, wounds, corruption] of [
    ['heal', [2], 3],
    ['repent', [1, 2], 2],
  ] as const) {
    const table = closed()
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'city-action' } })
    table.sins({ card: 'sloth-closed' })
    expect(table.optionIds.sort()).toEqual(['heal', 'none', 'repent'])
    table.hero1({ action }, 'city-action')
    if (table.asks('heal-slot')) table.hero1({ slot: 1 })
    expect(table.kind).toBe('hero-turn')
    expect(table.hero('thorley')).toMatchObject({ wounds, corruption })
  }
})

test('sloth-closed works: two icons are enough, also of one kind', () => {
  const table = closed({ heroes: { thorley: 'dockside', ...far } })
  table.sins({ card: 'sloth-closed' })
  table.hero1({ action: 'extraTurn' }, 'city-action')
  expect(table.hero('thorley').extraTurns).toBe(1)
  expect(table.kind).toBe('hero-turn')
})

test('sloth-closed cannot: not with fewer than two usable icons', () => {
  const table = closed({
    heroes: { thorley: 'dockside', ...far },
    tokens: ['corruption dockside'],
    covered: [{ district: 'dockside', icon: 'extraTurn' }],
  })
  expect(table.kind).toBe('city-action')
  table.hero1({ action: 'extraTurn' })
  expect(table.hero('thorley').extraTurns).toBe(1)
})

test('sloth-closed cannot: not in a turn without a City Action', () => {
  const table = sloth('sloth-closed', { heroes: { thorley: patient, ...far } })
  table.hero1({ do: 'end' })
  expect(idsOf(table, 'card')).toEqual([])
})

test('sloth-closed bystander: the District of the next hero has all its icons', () => {
  const table = closed({
    heroes: { thorley: { ...patient, turns: 0 }, leah: { space: 'old-cathedral', corruption: 4, wounds: [1] }, ...far },
    setup: { heroPlayers: 4 },
  })
  table.sins({ card: 'sloth-closed' })
  table.hero1({ none: true }, 'city-action')
  table.hero1({ do: 'end' }, 'hero-turn')
  table.declineUntil('hero-turn')
  table.hero2({ do: 'city' })
  for (const action of ['repent', 'heal', 'repent'] as const) table.hero2({ action }, 'city-action')
  expect(table.hero('leah')).toMatchObject({ corruption: 2, wounds: [] })
})
