import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { diceRolled, fight, quiet } from './helpers.ts'

/** The Apocalypse track, level by level. */

const DECK = ['apo-t4', 'apo-t5', 'apo-t6', 'apo-t7', 'apo-t3']

/** The end of a round: the track rises by one, from this level. */
const rise = (from: number, sketch: Sketch = {}): Scene =>
  quiet({ phase: 'round-end', apocalypse: from, roundFacts: { kills: 2 }, apocalypseDeck: DECK, ...sketch })

/** The same, held at the summoning that follows. */
const held = (from: number, sketch: Sketch = {}): Scene => rise(from, { dead: { acolyte: 1 }, ...sketch })

const reveals = (from: number): void => {
  const table = rise(from)
  expect(table.state.track).toBe(from + 1)
  expect(table.prompt).toMatchObject({ kind: 'apocalypse-card', seat: 'sins' })
  expect(table.optionIds).toEqual(['apo-t4', 'apo-t5'])
  table.sins({ card: 'apo-t5' })
  expect(table.state.apocalypse).toMatchObject({ cards: ['apo-t5'], deck: ['apo-t6', 'apo-t7', 'apo-t3', 'apo-t4'] })
}

/** With one card left it is revealed unasked, with none nothing happens. */
const revealsWhatThereIs = (from: number): void => {
  expect(rise(from, { apocalypseDeck: ['apo-t4'] }).state.apocalypse).toMatchObject({ cards: ['apo-t4'], deck: [] })
  const table = rise(from, { apocalypseDeck: [] })
  expect(table.state.apocalypse.cards).toEqual([])
  expect(table.asks('apocalypse-card')).toBe(false)
}

/** A level gives no Reaction token. */
const givesNoReaction = (from: number, tokens: number): void => {
  const table = rise(from)
  expect(table.state.sins).toMatchObject({ permanent: tokens, reactions: tokens })
}

const givesReaction = (from: number, tokens: number): void => {
  const table = held(from, { sins: { reactions: 0 } })
  expect(table.kind).toBe('summon')
  expect(table.state.sins).toMatchObject({ reactions: 1, permanent: tokens }) // active at once
  table.sins({ space: 's0,1' })
  expect(table.kind).toBe('story-task') // the next round
  expect(table.state.sins).toMatchObject({ reactions: tokens, permanent: tokens })
}

const sinDice = (level: number, monsters: string[]): number =>
  diceRolled(
    fight(quiet({ heroes: { thorley: 's1,2', rose: 's3,0', rocco: 's3,0' }, apocalypse: level, monsters })),
    'sins',
  )

test('track-1 works: the Sins player draws two cards, reveals one and puts the other at the bottom', () => reveals(0))
test('track-1 cannot: it reveals only what the deck holds', () => revealsWhatThereIs(0))
test('track-1 bystander: it gives no Reaction token', () => givesNoReaction(0, 3))

test('track-2 works: one more Reaction token for good, active at once', () => givesReaction(1, 4))
test('track-2 cannot: never more than the seven tokens there are', () => {
  const table = held(1, { sins: { reactions: 7, tokens: 7, permanent: 6 } })
  expect(table.state.sins).toMatchObject({ reactions: 7, tokens: 7, permanent: 7 })
})
test('track-2 bystander: it reveals no card', () => {
  const table = held(1)
  expect(table.kind).toBe('summon')
  expect(table.state.apocalypse).toMatchObject({ cards: [], deck: DECK })
})

test('track-3 works: another card is revealed', () => reveals(2))
test('track-3 cannot: it reveals only what the deck holds', () => revealsWhatThereIs(2))
test('track-3 bystander: the token of level 2 stays, and there is no other', () => givesNoReaction(2, 4))

test('track-4 works: one more Sin die in each fight with an Acolyte, from this level on', () => {
  expect(sinDice(3, ['acolyte s1,2'])).toBe(2)
  expect(sinDice(4, ['acolyte s1,2'])).toBe(3)
  expect(sinDice(4, ['acolyte s1,2', 'acolyte s1,2', 'abomination s1,2'])).toBe(8)
  expect(sinDice(5, ['acolyte s1,2'])).toBe(3)
})
test('track-4 works: in a ranged fight an Acolyte that came, or was with the hero, counts', () => {
  const shoot = (monsters: string[]): number => {
    const table = quiet({ heroes: { brad: 's1,2', rose: 's3,0', thorley: 's3,0' }, apocalypse: 4, monsters })
    table.hero1({ do: 'shoot', at: 's2,2' })
    table.hero1({ none: true }, 'corruption')
    return diceRolled(table, 'sins')
  }
  expect(shoot(['acolyte s2,2'])).toBe(3)
  expect(shoot(['abomination s2,2', 'acolyte s1,2'])).toBe(6)
  expect(shoot(['abomination s2,2'])).toBe(3)
})
test('track-4 cannot: not in a fight without an Acolyte, be there one next door', () => {
  expect(sinDice(4, ['abomination s1,2', 'acolyte s0,2'])).toBe(3)
})
test('track-4 bystander: it reveals nothing and gives no token', () => {
  const table = held(3)
  expect(table.kind).toBe('summon')
  expect(table.state.sins.permanent).toBe(4)
  expect(table.state.apocalypse.cards).toEqual([])
})

test('track-5 works: another card is revealed', () => reveals(4))
test('track-5 cannot: it reveals only what the deck holds', () => revealsWhatThereIs(4))
test('track-5 bystander: it gives no Reaction token', () => givesNoReaction(4, 4))

test('track-6 works: one more Reaction token for good, active at once', () => givesReaction(5, 5))
test('track-6 cannot: no token of the lower levels comes twice', () => {
  expect(held(5).state.sins.permanent).toBe(5)
  const four = { thorley: 's1,2', rose: 's1,2', rocco: 's1,2', leah: 's1,2' }
  expect(held(5, { heroes: four, roundFacts: { kills: 3 } }).state.sins.permanent).toBe(6)
})
test('track-6 bystander: it reveals no card and adds no die', () => {
  const table = held(5)
  expect(table.kind).toBe('summon')
  expect(table.state.apocalypse.cards).toEqual([])
  expect(sinDice(6, ['acolyte s1,2'])).toBe(sinDice(5, ['acolyte s1,2']))
})

test('track-7 works: another card is revealed', () => reveals(6))
test('track-7 works: one more Sin die in each fight with a monster that is no Acolyte', () => {
  expect(sinDice(6, ['abomination s1,2'])).toBe(3)
  expect(sinDice(7, ['abomination s1,2'])).toBe(4)
  expect(sinDice(7, ['controller s1,2', 'hc-bailiff s1,2'])).toBe(9)
  expect(sinDice(7, ['abomination s1,2', 'acolyte s1,2'])).toBe(7) // with the die of level 4
})
test('track-7 cannot: Acolytes alone bring the die of level 4 and no other; the track goes no higher', () => {
  expect(sinDice(7, ['acolyte s1,2'])).toBe(3)
  const table = held(7)
  expect(table.state.track).toBe(7)
  expect(table.kind).toBe('summon')
})
test('track-7 cannot: it reveals only what the deck holds', () => revealsWhatThereIs(6))
test('track-7 bystander: it gives no Reaction token, and nobody loses by it', () => {
  givesNoReaction(6, 5)
  expect(rise(6).state.over).toBeNull()
})
