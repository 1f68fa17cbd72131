import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import {
  against,
  COAT,
  dice,
  diceRolled,
  drawn,
  ends,
  fights,
  gained,
  HERE,
  hits,
  holding,
  idsOf,
  kills,
  last,
  MASK,
  others,
  play,
  played,
  unharmed,
} from './helpers.ts'

/** Gluttony: its cards. */

const gluttony = against('gluttony')
const held = holding('gluttony')

// ------------------------------------------------------------------------------------------ Second Helping

const helping = (dead: Sketch['dead']): Scene =>
  play(fights(held('gluttony-second-helping', { dead })), 'gluttony-second-helping', 'effect')

test('gluttony-second-helping works: one more Sin die, or three for one of the dead, who is out of play then', () => {
  const plain = helping({ acolyte: 1 })
  plain.sins({ none: true }, 'effect')
  expect(diceRolled(plain.declineUntil('hero-turn'), 'sins')).toBe(2 + 1)
  const fed = helping({ acolyte: 1, abomination: 1 })
  expect(idsOf(fed, 'monster')).toHaveLength(2)
  fed.sins({ monster: 'abomination-1' }, 'effect')
  expect(diceRolled(fed.declineUntil('hero-turn'), 'sins')).toBe(2 + 3)
  expect(fed.view('spectator').dead).toEqual(['acolyte-2'])
})

test('gluttony-second-helping works: with nobody dead it is one die', () => {
  expect(diceRolled(helping({}).declineUntil('hero-turn'), 'sins')).toBe(2 + 1)
})

test('gluttony-second-helping cannot: only at the start of a fight, and the Controller is not eaten', () => {
  expect(played(ends(held('gluttony-second-helping')), 'gluttony-second-helping', 'reaction')).toBe(false)
  const table = helping({ controller: 1 })
  expect([diceRolled(table.declineUntil('hero-turn'), 'sins'), table.view('spectator').dead]).toEqual([
    3,
    ['controller'],
  ])
})

test('gluttony-second-helping bystander: the board and the hero are as before, and an undo has its dead again', () => {
  const table = helping({ acolyte: 1 })
  const { state } = table
  const kept = JSON.stringify(state)
  table.sins({ monster: 'acolyte-2' }, 'effect')
  expect(JSON.stringify(state)).toBe(kept)
  expect([table.board, unharmed(table, 'leah', 'rocco', 'brad')]).toEqual([[`acolyte ${HERE}`], true])
})

// ------------------------------------------------------------------------------------------ The Soft Parts

test('gluttony-soft-parts works: every rolled Defense is lost', () => {
  const table = fights(held('gluttony-soft-parts', { dice: dice(['defense', 'defense', 'hit'], ['hit', 'hit']) }))
  play(table, 'gluttony-soft-parts').declineUntil('hero-turn', 'wound-slot')
  expect(last(table, 'resultDropped')).toMatchObject({ face: 'defense', count: 2 })
  expect(last(table, 'rollSettled')).toMatchObject({ defense: 1, hits: 1 })
})

test('gluttony-soft-parts cannot: not if he rolled none, whatever he has otherwise', () => {
  const heroes = { leah: { space: HERE, upgrades: ['upg-kevlar-vestments'] }, ...others }
  expect(played(fights(held('gluttony-soft-parts', { heroes, dice: dice(hits(3)) })), 'gluttony-soft-parts')).toBe(
    false,
  )
})

test('gluttony-soft-parts bystander: FAITH that becomes Defense counts, and so does the rest of the roll', () => {
  const table = fights(held('gluttony-soft-parts', { dice: dice(['defense', 'faith', 'counter', 'skill']) }))
  play(table, 'gluttony-soft-parts').declineUntil('faith').hero1({ as: 'defense' })
  expect(last(table, 'rollSettled')).toMatchObject({ defense: 2, counters: 1 })
})

// --------------------------------------------------------------------------------------------- Cleaned Out

const cleaned = (space: string, sketch: Sketch = {}): Scene => {
  const table = held('gluttony-cleaned-out', { heroes: { leah: space, ...others }, monsters: [], ...sketch })
  table.hero1({ do: 'city' })
  return table
}

test('gluttony-cleaned-out works: those icons are skipped, or the Sins player has a card and a token', () => {
  const skipped = play(cleaned('constabulary'), 'gluttony-cleaned-out')
  skipped.hero1({ choice: 'skip' }, 'effect')
  expect([skipped.optionIds, skipped.of('cityActionSkipped').map(({ action }) => action)]).toEqual([
    ['heal', 'none'],
    ['inventory'],
  ])
  const shared = play(cleaned('megatheatre'), 'gluttony-cleaned-out')
  shared.hero1({ choice: 'share' }, 'effect')
  expect([drawn(shared), gained(shared), shared.optionIds]).toEqual([1, 1, ['extraTurn', 'inventory', 'none']])
})

test('gluttony-cleaned-out works: all of them, doubled ones too', () => {
  const table = play(cleaned('dockside'), 'gluttony-cleaned-out')
  table.hero1({ choice: 'skip' }, 'effect')
  expect([table.kind, table.of('cityActionSkipped').length]).toEqual(['hero-turn', 2])
})

test('gluttony-cleaned-out cannot: not in a District without such icons', () => {
  expect(played(cleaned('saint-jude-hospital'), 'gluttony-cleaned-out')).toBe(false)
})

test('gluttony-cleaned-out bystander: other icons stay usable', () => {
  const heroes = { leah: { space: 'constabulary', wounds: [1] }, ...others }
  const table = play(cleaned('constabulary', { heroes }), 'gluttony-cleaned-out')
  table.hero1({ choice: 'skip' }, 'effect')
  table.hero1({ action: 'heal' }, 'city-action')
  expect([table.woundsOf('leah'), drawn(table), gained(table)]).toEqual([0, 0, 0])
})

// --------------------------------------------------------------------------------------- The Smell of Meat

const smelling = (
  leah: object,
  monsters: readonly string[] = ['acolyte s1,2', 'abomination s2,1', 'acolyte s3,2'],
): Scene => {
  const table = held('gluttony-smell-of-meat', {
    heroes: { leah: { space: 's0,1', ...leah }, ...others },
    monsters,
    npcs: [],
  })
  table.hero1({ do: 'move', to: 's1,1' })
  return table
}

test('gluttony-smell-of-meat works: up to two monsters within 2 come one step', () => {
  const table = play(smelling({ extraTurns: 1 }), 'gluttony-smell-of-meat')
  expect(idsOf(table, 'monster').sort()).toEqual(['abomination-1', 'acolyte-1'])
  table.sins({ monster: 'acolyte-1', to: 's1,1' }, 'reaction-move')
  table.sins({ monster: 'abomination-1', to: 's1,1' }, 'reaction-move')
  expect([table.kind, table.board]).toEqual(['hero-turn', ['abomination s1,1', 'acolyte s1,1', 'acolyte s3,2']])
})

test('gluttony-smell-of-meat works: an NPC or an Innocent smells too', () => {
  expect(
    [{ npcs: ['proxy'] }, { innocents: 1 }].map((leah) => played(smelling(leah), 'gluttony-smell-of-meat')),
  ).toEqual([true, true])
})

test('gluttony-smell-of-meat cannot: not if he holds nothing of it, and not with no monster so near in another space', () => {
  expect(played(smelling({ upgrades: [COAT] }), 'gluttony-smell-of-meat')).toBe(false)
  expect(played(smelling({ extraTurns: 1 }, ['acolyte s3,2', 'acolyte s1,1']), 'gluttony-smell-of-meat')).toBe(false)
})

test('gluttony-smell-of-meat bystander: he loses nothing, and his Move goes on', () => {
  const table = play(smelling({ extraTurns: 1 }), 'gluttony-smell-of-meat')
  table.sins({ none: true }, 'reaction-move')
  expect([table.hero('leah').extraTurns, table.options.some(({ do: deed }) => deed === 'move')]).toEqual([1, true])
})

// ---------------------------------------------------------------------------------------------- Waste Not

const felled = (monsters: readonly string[], monster: string, sketch: Sketch = {}): Scene => {
  const heroes = { thorley: HERE, rocco: HERE, brad: 's3,0' }
  return kills(fights(held('gluttony-waste-not', { heroes, monsters, dice: dice(hits(4)), ...sketch })), monster)
}

test('gluttony-waste-not works: one that died goes out of play for a card and a token, and has counted', () => {
  const table = play(felled([`abomination ${HERE}`], 'abomination-1'), 'gluttony-waste-not')
  expect([drawn(table), gained(table), table.view('spectator').dead, table.state.mission.progress]).toEqual([
    1,
    1,
    [],
    1,
  ])
  expect(last(table, 'monsterWithdrawn').monster).toBe('abomination-1')
})

test('gluttony-waste-not cannot: not for the Controller, and only for what died just now', () => {
  const heroes = { thorley: { space: HERE, upgrades: ['upg-sawn-off'] }, rocco: HERE, brad: HERE }
  const dead = felled([`controller ${HERE}`], 'controller', { heroes, dice: dice(hits(6)), dead: { acolyte: 2 } })
  expect(played(dead, 'gluttony-waste-not')).toBe(false)
})

test('gluttony-waste-not bystander: others of the dead stay where they are', () => {
  const table = play(
    felled([`acolyte ${HERE}`], 'acolyte-1', { dead: { acolyte: 1, abomination: 1 } }),
    'gluttony-waste-not',
  )
  expect(table.view('spectator').dead).toEqual(['acolyte-2', 'abomination-1'])
})

// --------------------------------------------------------------------------------------------- Just a Bite

const bitten = (leah: object, monsters: readonly string[] = ['acolyte s1,1']): Scene =>
  ends(held('gluttony-a-bite', { heroes: { leah: { space: HERE, ...leah }, ...others }, monsters }))
const RICH = { extraTurns: 1, upgrades: [COAT, MASK] }

test('gluttony-a-bite works: an Extra Turn token, an Upgrade of his choice, or a wound', () => {
  const turn = play(bitten(RICH), 'gluttony-a-bite')
  turn.hero1({ choice: 'extra-turn' }, 'effect')
  expect([turn.hero('leah').extraTurns, turn.hero('leah').upgrades.length, turn.woundsOf('leah')]).toEqual([0, 2, 0])
  const card = play(bitten(RICH), 'gluttony-a-bite')
  card.hero1({ choice: 'upgrade' }, 'effect')
  card.hero1({ card: MASK }, 'lose-upgrade')
  expect(card.hero('leah').upgrades).toEqual([COAT])
  const blood = play(bitten(RICH), 'gluttony-a-bite')
  blood.hero1({ choice: 'wound' }, 'effect')
  blood.hero1({ slot: 1 }, 'wound-slot')
  expect(blood.woundsOf('leah')).toBe(1)
})

test('gluttony-a-bite works: only what he has can be given', () => {
  const table = play(bitten({ upgrades: [COAT] }), 'gluttony-a-bite')
  expect(table.optionIds).toEqual(['upgrade', 'wound'])
  const poor = play(bitten({}), 'gluttony-a-bite')
  expect(poor.kind).toBe('wound-slot')
})

test('gluttony-a-bite cannot: not if no monster is within 1 of him', () => {
  expect(played(bitten(RICH, ['acolyte s2,1']), 'gluttony-a-bite', 'reaction')).toBe(false)
})

test('gluttony-a-bite bystander: what others have stays theirs', () => {
  const heroes = {
    leah: { space: HERE, ...RICH },
    rocco: { space: HERE, extraTurns: 1, upgrades: ['upg-motorbike'] },
    brad: 's3,0',
  }
  const table = play(ends(held('gluttony-a-bite', { heroes })), 'gluttony-a-bite')
  table.hero1({ choice: 'extra-turn' }, 'effect')
  expect([table.hero('rocco').extraTurns, table.hero('rocco').upgrades]).toEqual([1, ['upg-motorbike']])
})

// --------------------------------------------------------------------------------------------------- Gorge

const gorging = (hand: readonly string[]): Scene =>
  gluttony({ heroes: { leah: HERE, ...others }, phase: 'take-turn', hand })

test('gluttony-gorge works: a card of his choice from the hand, face up, for a Reaction token', () => {
  const table = gorging(['gluttony-gorge', 'gluttony-gristle', 'gluttony-frenzy'])
  play(table, 'gluttony-gorge', 'effect')
  expect(idsOf(table, 'card')).toEqual(['gluttony-gristle', 'gluttony-frenzy'])
  expect(table.view('hero1').prompts).toEqual([])
  table.sins({ card: 'gluttony-gristle' }, 'effect')
  expect([gained(table), table.state.sins.hand, table.state.sins.discard]).toEqual([
    1,
    ['gluttony-frenzy'],
    ['gluttony-gristle'],
  ])
  expect(table.view('spectator').sins.discard).toEqual(['gluttony-gristle'])
})

test('gluttony-gorge cannot: not with no other card in hand', () => {
  expect(played(gorging(['gluttony-gorge']), 'gluttony-gorge')).toBe(false)
})

test('gluttony-gorge bystander: the deck and the heroes are as before', () => {
  const table = gorging(['gluttony-gorge', 'gluttony-gristle'])
  const { length } = table.state.sins.deck
  play(table, 'gluttony-gorge', 'effect').sins({ card: 'gluttony-gristle' }, 'effect')
  expect([table.state.sins.deck.length, unharmed(table, 'leah', 'rocco', 'brad')]).toEqual([length, true])
})

// ------------------------------------------------------------------------------------------------- Gristle

const scrubbing = (sketch: Sketch = {}): Scene => {
  const table = held('gluttony-gristle', { monsters: [], tokens: [`fire ${HERE}`], ...sketch })
  table.hero1({ do: 'cleanse' })
  return table
}

test('gluttony-gristle works: a Nest falls where he cleanses, and he rolls one die fewer', () => {
  const table = play(scrubbing(), 'gluttony-gristle').declineUntil('remove-token')
  expect([table.tokens('nest', HERE), diceRolled(table, 'heroes')]).toEqual([1, 2])
  table.hero1({ token: 'nest' }, 'remove-token')
  expect(table.tokens('nest', HERE)).toBe(0)
})

test('gluttony-gristle works: with no Nest left in the supply the die is lost all the same', () => {
  const table = play(scrubbing({ tokens: [`fire ${HERE}`, 'nest s3,2 x6'] }), 'gluttony-gristle').declineUntil(
    'remove-token',
  )
  expect([table.tokens('nest', HERE), diceRolled(table, 'heroes')]).toEqual([0, 2])
})

test('gluttony-gristle cannot: only when a hero cleanses', () => {
  expect(played(fights(held('gluttony-gristle')), 'gluttony-gristle')).toBe(false)
})

test('gluttony-gristle bystander: the tokens that lay there still lie there', () => {
  const table = play(scrubbing(), 'gluttony-gristle').declineUntil('remove-token')
  expect([table.tokens('fire', HERE), unharmed(table, 'leah')]).toEqual([1, true])
})

// ------------------------------------------------------------------------------------------ Feeding Frenzy

const hunting = (leah: object, sketch: Sketch = {}): Scene => {
  const heroes = { leah: { space: HERE, ...leah }, rocco: 's3,0', brad: 's0,0' }
  const table = held('gluttony-frenzy', {
    heroes,
    monsters: ['acolyte s3,2', 'acolyte s2,1'],
    phase: 'reaction',
    ...sketch,
  })
  table.sins({ yes: true }, 'reaction')
  return table
}

test('gluttony-frenzy works: in place of the move two monsters move two spaces each', () => {
  const table = play(hunting({ extraTurns: 1 }), 'gluttony-frenzy')
  table.sins({ monster: 'acolyte-1', to: HERE }, 'reaction-move')
  table.sins({ monster: 'acolyte-2', to: HERE }, 'reaction-move')
  expect([table.board, table.kind]).toEqual([[`acolyte ${HERE}`, `acolyte ${HERE}`], 'reaction-fight'])
})

test('gluttony-frenzy works: if he gained something this turn, though he has spent it; a position keeps that', () => {
  const table = hunting({}, { turn: { gained: true } })
  expect(played(table, 'gluttony-frenzy')).toBe(true)
  const at = gluttony({ heroes: { leah: HERE, ...others }, turn: { gained: true } })
  expect(at.rules.toPosition(at.state)?.turn).toMatchObject({ gained: true })
  expect(at.rules.copy(at.state).turn?.gained).toBe(true)
})

test('gluttony-frenzy cannot: not against a hero who gained nothing and holds no such token', () => {
  expect(played(hunting({ upgrades: [COAT] }), 'gluttony-frenzy')).toBe(false)
})

test('gluttony-frenzy bystander: monsters beside heroes stay, and the fight may be left out', () => {
  const table = play(hunting({ extraTurns: 1 }, { monsters: ['acolyte s3,0', `acolyte ${HERE}`] }), 'gluttony-frenzy')
  expect(table.kind).toBe('reaction-fight')
  table.sins({ yes: false }, 'reaction-fight')
  expect(table.of('fightStarted')).toEqual([])
})
