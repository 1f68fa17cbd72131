import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import {
  claimed,
  claims,
  deeds,
  dice,
  diceRolled,
  ends,
  fights,
  HERE,
  hits,
  holding,
  last,
  others,
  play,
  played,
  unharmed,
} from './helpers.ts'

/** Greed: what its cards charge. */

const held = holding('greed')

// ------------------------------------------------------------------------------------------------- Interest

const interest = (...spaces: string[]): number =>
  diceRolled(
    play(fights(held('greed-interest', { spaceMarks: claimed(...spaces) })), 'greed-interest').declineUntil(
      'hero-turn',
    ),
    'sins',
  )

test('greed-interest works: one more Sin die, two beside a Claim', () => {
  expect([interest(), interest('megatheatre'), interest('old-cathedral')]).toEqual([3, 4, 4])
})

test('greed-interest works: two in the District with the Claim itself', () => {
  const heroes = { leah: 'dockside', ...others }
  const table = held('greed-interest', { heroes, monsters: ['acolyte dockside'], spaceMarks: claimed('dockside') })
  expect(diceRolled(play(fights(table), 'greed-interest').declineUntil('hero-turn'), 'sins')).toBe(4)
})

test('greed-interest cannot: a Claim farther away, or a monster alone in a District, is no more than one', () => {
  expect(interest('dockside')).toBe(3)
  const table = held('greed-interest', { monsters: [`acolyte ${HERE}`, 'acolyte megatheatre'] })
  expect(diceRolled(play(fights(table), 'greed-interest').declineUntil('hero-turn'), 'sins')).toBe(3)
})

test('greed-interest bystander: Claims and heroes are as before', () => {
  const table = play(
    fights(held('greed-interest', { spaceMarks: claimed('megatheatre') })),
    'greed-interest',
  ).declineUntil('hero-turn')
  expect([claims(table), unharmed(table, 'leah', 'rocco', 'brad')]).toEqual([['megatheatre'], true])
})

// ------------------------------------------------------------------------------------------- The Fine Print

const signed = (faces: Parameters<typeof dice>[0], leah: object = {}): Scene => {
  const heroes = { leah: { space: HERE, ...leah }, ...others }
  return play(fights(held('greed-fine-print', { heroes, dice: dice(faces) })), 'greed-fine-print')
}

test('greed-fine-print works: every FAITH is lost and the dice that it gave stay, or 1 corruption is paid for each', () => {
  const lost = signed(['faith', 'hit', 'hit', 'hit'])
  lost.hero1({ choice: 'lose' }, 'effect')
  expect([last(lost, 'rollSettled').hits, lost.corruptionOf('leah')]).toEqual([3, 1])
  const paid = signed(['faith', 'faith', 'hit', 'hit', 'hit'])
  paid.hero1({ choice: 'pay' }, 'effect')
  expect([paid.kind, paid.corruptionOf('leah')]).toEqual(['faith', 3])
})

test('greed-fine-print works: at most 2, and not if that would kill him', () => {
  const many = signed(['faith', 'faith', 'faith', 'skill', 'skill', 'skill'])
  many.hero1({ choice: 'pay' }, 'effect')
  expect(many.corruptionOf('leah')).toBe(3)
  const dying = signed(['faith', 'hit', 'hit', 'hit'], { corruption: 7, wounds: [1, 2, 3, 4] })
  expect([last(dying, 'resultDropped').face, dying.of('woundTaken')]).toEqual(['faith', []])
})

test('greed-fine-print cannot: not without a rolled FAITH', () => {
  expect(played(fights(held('greed-fine-print', { dice: dice(hits(3)) })), 'greed-fine-print', 'kill')).toBe(false)
})

test('greed-fine-print bystander: bonuses of choice are no FAITH, and other results stay', () => {
  const table = signed(['faith', 'hit', 'defense', 'counter'])
  table.hero1({ choice: 'lose' }, 'effect')
  expect(last(table, 'rollSettled')).toMatchObject({ hits: 1, defense: 2, counters: 1 })
})

// ------------------------------------------------------------------------------------------------ Surcharge

const charged = (space: string, sketch: Sketch = {}): Scene => {
  const table = held('greed-surcharge', { heroes: { leah: space, ...others }, monsters: [], ...sketch })
  table.hero1({ do: 'city' })
  return table
}

test('greed-surcharge works: each icon of this use costs 1 more, on top of what it costs', () => {
  const plain = play(charged('dockside'), 'greed-surcharge')
  plain.hero1({ action: 'extraTurn' }, 'city-action')
  plain.hero1({ action: 'extraTurn' }, 'city-action')
  expect(plain.corruptionOf('leah')).toBe(3)
  const rented = play(charged('dockside', { spaceMarks: claimed('dockside') }), 'greed-surcharge')
  rented.hero1({ action: 'extraTurn' }, 'city-action')
  expect(rented.corruptionOf('leah')).toBe(3)
})

test('greed-surcharge cannot: not if every icon is covered', () => {
  const covered = [
    { district: 'dockside', icon: 'extraTurn' as const },
    { district: 'dockside', icon: 'extraTurn' as const },
  ]
  expect(played(charged('dockside', { covered, tokens: ['corruption dockside x2'] }), 'greed-surcharge')).toBe(false)
})

test('greed-surcharge bystander: the next use of a District costs what it costs', () => {
  const heroes = { leah: 'dockside', rocco: 'megatheatre', brad: 's3,0' }
  const table = play(charged('dockside', { heroes }), 'greed-surcharge')
  table.hero1({ none: true }, 'city-action')
  ends(table).declineUntil('hero-turn')
  table.hero2({ do: 'city' }, 'hero-turn')
  table.declineUntil('city-action').hero2({ action: 'extraTurn' })
  expect([table.corruptionOf('rocco'), table.hero('rocco').extraTurns]).toEqual([1, 1])
})

// ----------------------------------------------------------------------------------------------------- Toll

const tolled = (sketch: Sketch = { spaceMarks: claimed('megatheatre') }): Scene => {
  const table = held('greed-toll', { heroes: { leah: 's0,2', ...others }, monsters: [], ...sketch })
  table.hero1({ do: 'move', to: HERE })
  return table
}

test('greed-toll works: the Move ends, or 1 corruption', () => {
  const stopped = play(tolled(), 'greed-toll')
  stopped.hero1({ choice: 'stop' }, 'effect')
  expect([stopped.corruptionOf('leah'), deeds(stopped).includes('move')]).toEqual([1, false])
  const paid = play(tolled(), 'greed-toll')
  paid.hero1({ choice: 'pay' }, 'effect')
  expect([paid.corruptionOf('leah'), deeds(paid).includes('move')]).toEqual([2, true])
})

test('greed-toll works: at a District that a monster holds, and in one', () => {
  expect(played(tolled({ monsters: ['acolyte megatheatre'] }), 'greed-toll')).toBe(true)
  const inside = held('greed-toll', {
    heroes: { leah: HERE, ...others },
    monsters: [],
    spaceMarks: claimed('megatheatre'),
  })
  inside.hero1({ do: 'move', to: 'megatheatre' })
  expect(played(inside, 'greed-toll')).toBe(true)
})

test('greed-toll cannot: not with no held District within 1', () => {
  expect(played(tolled({ spaceMarks: claimed('dockside') }), 'greed-toll')).toBe(false)
  expect(played(tolled({ monsters: ['acolyte s2,2'] }), 'greed-toll')).toBe(false)
})

test('greed-toll bystander: the Action is still his, and others pay nothing', () => {
  const table = play(tolled({ spaceMarks: claimed('megatheatre'), monsters: [`acolyte ${HERE}`] }), 'greed-toll')
  table.hero1({ choice: 'stop' }, 'effect')
  expect([deeds(table).includes('fight'), unharmed(table, 'rocco', 'brad')]).toEqual([true, true])
})

// ---------------------------------------------------------------------------------------------------- Audit

const audited = (leah: number, rocco: number, heroPlayers = 1): Scene => {
  const heroes = { leah: { space: HERE, extraTurns: leah }, rocco: { space: 's3,0', extraTurns: rocco }, brad: 's3,0' }
  const table = held('greed-audit', { heroes, phase: 'take-turn', monsters: [], setup: { heroPlayers } })
  if (table.kind === 'take-turn') table.hero1({ with: 'turn' }, 'take-turn')
  return table
}

test('greed-audit works: each hero who holds one loses one, or the Sins player draws two cards', () => {
  const lost = play(audited(2, 1), 'greed-audit', 'choice')
  lost.hero1({ choice: 'lose' }, 'choice')
  expect(['leah', 'rocco', 'brad'].map((hero) => lost.hero(hero).extraTurns)).toEqual([1, 0, 0])
  const drawn = play(audited(2, 1), 'greed-audit', 'choice')
  drawn.hero1({ choice: 'draw' }, 'choice')
  expect([last(drawn, 'sinCardsDrawn').count, drawn.hero('leah').extraTurns]).toEqual([2, 2])
})

test('greed-audit works: the Hero players decide together, or the Sins player does', () => {
  const table = play(audited(1, 1, 3), 'greed-audit', 'choice')
  table.hero1({ choice: 'lose' }, 'choice')
  table.hero2({ choice: 'draw' }, 'choice')
  table.hero3({ choice: 'lose' }, 'choice')
  table.sins({ choice: 'draw' }, 'sins-decide')
  expect(last(table, 'sinCardsDrawn').count).toBe(2)
})

test('greed-audit cannot: not if nobody holds one', () => {
  expect(played(audited(0, 0), 'greed-audit')).toBe(false)
})

test('greed-audit bystander: tokens on the ground stay, and so do Turn tokens', () => {
  const heroes = { leah: { space: HERE, extraTurns: 1 }, ...others }
  const table = held('greed-audit', {
    heroes,
    phase: 'take-turn',
    tokens: ['extraTurn s2,2'],
    monsters: [],
    setup: { heroPlayers: 1 },
  })
  table.hero1({ with: 'turn' }, 'take-turn')
  play(table, 'greed-audit', 'choice').hero1({ choice: 'lose' }, 'choice')
  expect([table.tokens('extraTurn', 's2,2'), table.hero('leah').turns, table.hero('rocco').turns]).toEqual([1, 1, 2])
})
