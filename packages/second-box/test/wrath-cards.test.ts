import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import {
  against,
  dice,
  diceRolled,
  ends,
  fights,
  HERE,
  hits,
  idsOf,
  kills,
  last,
  others,
  play,
  played,
  unharmed,
} from './helpers.ts'

/** Wrath: its cards. */

const leah = (wounds: readonly number[] = []) => ({ leah: { space: HERE, wounds }, ...others })

const wrath = against('wrath')
/** Leah beside monsters, with this card in the Sins player's hand. */
const held = (card: string, monsters: readonly string[] = [`acolyte ${HERE}`], sketch: Sketch = {}): Scene =>
  wrath({ heroes: leah(), hand: [card], monsters, ...sketch })

// ---------------------------------------------------------------------------------------------- Red Mist

const misted = (wounds: readonly number[]): number =>
  diceRolled(
    play(fights(held('wrath-red-mist', undefined, { heroes: leah(wounds) })), 'wrath-red-mist').declineUntil(
      'hero-turn',
    ),
    'sins',
  )

test('wrath-red-mist works: one more Sin die, two against a hero with two wounds, on top of the power', () => {
  expect([[], [1], [1, 2], [1, 2, 3]].map(misted)).toEqual([2 + 1, 2 + 1 + 1, 2 + 1 + 2, 2 + 2 + 2])
})

test('wrath-red-mist cannot: only at the start of a fight', () => {
  expect(played(ends(held('wrath-red-mist')), 'wrath-red-mist', 'reaction')).toBe(false)
})

test('wrath-red-mist bystander: the hero rolls what he would, and the next fight knows nothing of it', () => {
  const table = play(fights(held('wrath-red-mist')), 'wrath-red-mist')
  table.declineUntil('hero-turn')
  expect(diceRolled(table, 'heroes')).toBe(3)
  ends(table)
  table.sins({ yes: true }, 'reaction')
  table.declineUntil('reaction-fight').sins({ yes: true })
  table.declineUntil('take-turn', 'hero-turn')
  expect(diceRolled(table, 'sins')).toBe(2)
})

// ----------------------------------------------------------------------------------------- Blow for Blow

const struck = (count: number): Scene | null => {
  const table = fights(held('wrath-blow-for-blow', undefined, { dice: dice(hits(count)) }))
  return played(table, 'wrath-blow-for-blow') ? table.declineUntil('hero-turn', 'wound-slot') : null
}

test('wrath-blow-for-blow works: the Sin roll gains a Hit, two against three rolled Hits', () => {
  expect([1, 2, 3].map((count) => struck(count)?.of('fightSettled').at(-1)?.sinHits)).toEqual([1, 1, 2])
  expect(last(struck(3) as Scene, 'resultAdded')).toMatchObject({ side: 'sins', face: 'hit', count: 2 })
})

test('wrath-blow-for-blow works: Defense cancels what it added (FIGHT-8)', () => {
  const table = fights(held('wrath-blow-for-blow', undefined, { dice: dice(['hit', 'defense'], ['hit']) }))
  play(table, 'wrath-blow-for-blow').declineUntil('hero-turn', 'wound-slot')
  expect(last(table, 'fightSettled')).toMatchObject({ sinHits: 2, wounds: 0 })
})

test('wrath-blow-for-blow cannot: not if the hero rolled no Hit, and never in a ranged fight', () => {
  expect(struck(0)).toBeNull()
  const heroes = { rocco: HERE, leah: 's3,0', brad: 's3,0' }
  const shot = held('wrath-blow-for-blow', ['acolyte s2,2', 'acolyte s2,2'], { heroes, dice: dice(hits(1)) })
  shot.hero1({ do: 'shoot', at: 's2,2' })
  expect(played(shot, 'wrath-blow-for-blow')).toBe(false)
})

test('wrath-blow-for-blow bystander: his own roll stays as it fell, and an undo finds the roll without it', () => {
  const table = fights(held('wrath-blow-for-blow', undefined, { dice: dice(hits(2)) })).declineUntil('sin-card')
  const before = JSON.stringify(table.state)
  const asked = table.state
  play(table, 'wrath-blow-for-blow').declineUntil('kill')
  expect(JSON.stringify(asked)).toBe(before)
  expect(last(table, 'rollSettled').hits).toBe(2)
})

// ---------------------------------------------------------------------------------------- Blood Offering

const PAIR = [`acolyte ${HERE}`, `abomination ${HERE}`]

test('wrath-blood-offering works: an Acolyte there dies, the others roll four more dice', () => {
  const table = play(fights(held('wrath-blood-offering', PAIR)), 'wrath-blood-offering').declineUntil('hero-turn')
  expect([diceRolled(table, 'sins'), table.board]).toEqual([5 + 4, [`abomination ${HERE}`]])
  expect([table.state.mission.progress, table.state.roundFacts.kills]).toEqual([0, 0])
})

test('wrath-blood-offering cannot: not without an Acolyte, without another monster, or in a ranged fight', () => {
  for (const monsters of [[`acolyte ${HERE}`], [`abomination ${HERE}`, `controller ${HERE}`]]) {
    expect(played(fights(held('wrath-blood-offering', monsters)), 'wrath-blood-offering')).toBe(false)
  }
  const heroes = { rocco: HERE, leah: 's3,0', brad: 's3,0' }
  const shot = held('wrath-blood-offering', ['acolyte s2,2', 'abomination s2,2'], { heroes })
  shot.hero1({ do: 'shoot', at: 's2,2' })
  expect(played(shot, 'wrath-blood-offering')).toBe(false)
})

test('wrath-blood-offering bystander: Acolytes elsewhere live, and the heroes pay nothing', () => {
  const table = fights(held('wrath-blood-offering', [...PAIR, 'acolyte s3,2']))
  play(table, 'wrath-blood-offering').declineUntil('hero-turn')
  expect(table.board).toEqual([`abomination ${HERE}`, 'acolyte s3,2'])
  expect(unharmed(table, 'leah', 'rocco', 'brad')).toBe(true)
})

// ----------------------------------------------------------------------------------------- A Turned Back

const cleansing = (monsters: readonly string[] = [`acolyte ${HERE}`], sketch: Sketch = {}): Scene => {
  const table = held('wrath-turned-back', monsters, { tokens: [`nest ${HERE}`], ...sketch })
  table.hero1({ do: 'cleanse' })
  return table
}

test('wrath-turned-back works: a wound, or three dice fewer, of which one stays', () => {
  const hurt = play(cleansing(), 'wrath-turned-back')
  hurt.hero1({ choice: 'wound' }, 'effect')
  hurt.hero1({ slot: 1 }, 'wound-slot')
  expect([hurt.woundsOf('leah'), diceRolled(hurt.declineUntil('remove-token'), 'heroes')]).toEqual([1, 3])
  const slow = play(cleansing(), 'wrath-turned-back')
  slow.hero1({ choice: 'dice' }, 'effect')
  expect([slow.woundsOf('leah'), diceRolled(slow.declineUntil('remove-token'), 'heroes')]).toEqual([0, 1])
})

test('wrath-turned-back works: dice of voluntary corruption are part of the sum', () => {
  const heroes = { leah: HERE, rocco: HERE, brad: 's3,0' }
  const table = play(cleansing(undefined, { heroes }), 'wrath-turned-back')
  table.hero1({ choice: 'dice' }, 'effect')
  table.hero1({ yes: true }, 'corruption')
  expect(diceRolled(table, 'heroes')).toBe(3 + 1 + 1 - 3)
})

test('wrath-turned-back works: a wound that kills ends the cleanse before its roll', () => {
  const table = play(cleansing(undefined, { heroes: leah([1, 2, 3, 4]) }), 'wrath-turned-back')
  table.hero1({ choice: 'wound' }, 'effect')
  expect([table.of('heroDied').length, table.of('diceRolled').length]).toEqual([1, 0])
})

test('wrath-turned-back cannot: not in a space without monsters', () => {
  expect(played(cleansing(['acolyte s1,1']), 'wrath-turned-back')).toBe(false)
})

test('wrath-turned-back bystander: a friend beside him takes nothing', () => {
  const table = play(cleansing(undefined, { heroes: { leah: HERE, rocco: HERE, brad: 's3,0' } }), 'wrath-turned-back')
  table.hero1({ choice: 'wound' }, 'effect')
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(unharmed(table, 'rocco', 'brad')).toBe(true)
})

// ------------------------------------------------------------------------------------------- First Blood

const beginning = (card: string, monsters?: readonly string[]): Scene => {
  const table = held(card, monsters, { phase: 'take-turn' })
  return table
}

test('wrath-first-blood works: the monsters there fight before he has done anything, and no token is spent', () => {
  const table = play(beginning('wrath-first-blood'), 'wrath-first-blood', 'ability')
  const { reactions } = table.state.sins
  table.sins({ yes: true }, 'ability')
  table.declineUntil('hero-turn')
  expect(last(table, 'fightStarted')).toMatchObject({ hero: 'leah', by: 'sins' })
  expect(table.state.sins.reactions).toBe(reactions)
  expect(table.state.turn).toMatchObject({ acted: false, steps: 0 })
})

test('wrath-first-blood cannot: not if no monster is in his space', () => {
  expect(played(beginning('wrath-first-blood', ['acolyte s1,1']), 'wrath-first-blood')).toBe(false)
})

test('wrath-first-blood bystander: it may be left at that, and monsters elsewhere do not roll', () => {
  const left = play(beginning('wrath-first-blood'), 'wrath-first-blood', 'ability')
  left.sins({ yes: false }, 'ability')
  expect([left.kind, left.of('fightStarted')]).toEqual(['hero-turn', []])
  const table = play(
    beginning('wrath-first-blood', [`acolyte ${HERE}`, 'abomination s1,1']),
    'wrath-first-blood',
    'ability',
  )
  table.sins({ yes: true }, 'ability')
  expect(diceRolled(table.declineUntil('hero-turn'), 'sins')).toBe(2)
})

// ------------------------------------------------------------------------------------------- Dying Blow

const afterKill = (card: string, more: readonly string[] = [], sketch: Sketch = {}): Scene =>
  kills(fights(held(card, [`acolyte ${HERE}`, ...more], { dice: dice(hits(2)), ...sketch })), 'acolyte-1')

test('wrath-dying-blow works: the hero who killed takes a wound, or 2 corruption', () => {
  const suffered = (choice: string): number[] => {
    const table = play(afterKill('wrath-dying-blow'), 'wrath-dying-blow')
    table.hero1({ choice }, 'effect')
    if (choice === 'wound') table.hero1({ slot: 1 }, 'wound-slot')
    return [table.woundsOf('leah'), table.corruptionOf('leah')]
  }
  expect(['wound', 'corruption'].map(suffered)).toEqual([
    [1, 1],
    [0, 3],
  ])
})

test('wrath-dying-blow cannot: not if nobody was killed, not if the hero died of the fight, not by an Orbital Strike', () => {
  expect(played(fights(held('wrath-dying-blow')), 'wrath-dying-blow')).toBe(false)
  const dead = afterKill('wrath-dying-blow', [`avatar ${HERE}`], { heroes: leah([1, 2, 3, 4]) })
  expect([played(dead, 'wrath-dying-blow', 'reserve-hero'), dead.of('heroDied').length]).toEqual([false, 1])
  const heroes = { leah: 'uplink-tower', ...others }
  const struckDown = held('wrath-dying-blow', ['acolyte s1,1'], { heroes, orbital: ['s1,1'] })
  struckDown.hero1({ do: 'city' })
  struckDown.declineUntil('city-action').hero1({ action: 'orbital' })
  struckDown.hero1({ to: 's1,1' }, 'orbital-move')
  struckDown.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
  expect(played(struckDown, 'wrath-dying-blow', 'city-action')).toBe(false)
})

test('wrath-dying-blow bystander: a friend who lent his dice takes nothing', () => {
  const heroes = { leah: HERE, rocco: HERE, brad: 's3,0' }
  const table = play(afterKill('wrath-dying-blow', [], { heroes }), 'wrath-dying-blow')
  table.hero1({ choice: 'corruption' }, 'effect')
  expect(unharmed(table, 'rocco', 'brad')).toBe(true)
})

// ------------------------------------------------------------------------------------------ Call to Arms

test('wrath-call-to-arms works: two monsters within 3 move two spaces each', () => {
  const table = play(
    afterKill('wrath-call-to-arms', ['acolyte s3,2', 'acolyte s3,2', 'abomination s2,1']),
    'wrath-call-to-arms',
  )
  table.sins({ monster: 'acolyte-2', to: HERE }, 'reaction-move')
  expect(idsOf(table, 'monster').sort()).toEqual(['abomination-1', 'acolyte-3'])
  table.sins({ monster: 'acolyte-3', to: HERE }, 'reaction-move')
  expect([table.kind, table.board]).toEqual(['hero-turn', ['abomination s2,1', `acolyte ${HERE}`, `acolyte ${HERE}`]])
})

test('wrath-call-to-arms cannot: not if no monster is so near in another space', () => {
  expect(played(afterKill('wrath-call-to-arms', ['abomination s3,0']), 'wrath-call-to-arms')).toBe(false)
  expect(played(afterKill('wrath-call-to-arms', [`abomination ${HERE}`]), 'wrath-call-to-arms')).toBe(false)
})

test('wrath-call-to-arms bystander: monsters farther away, or beside another hero, stay', () => {
  const heroes = { leah: HERE, rocco: 's2,1', brad: 's3,0' }
  const table = play(
    afterKill('wrath-call-to-arms', ['acolyte s2,1', 'acolyte s2,2', 'acolyte s3,0'], { heroes }),
    'wrath-call-to-arms',
  )
  expect(idsOf(table, 'monster')).toEqual(['acolyte-3'])
})

// ---------------------------------------------------------------------------------------------- Headlong

const charging = (monsters: readonly string[]): Scene => {
  const table = held('wrath-headlong', monsters, {
    phase: 'reaction',
    heroes: { leah: HERE, rose: 's0,0', brad: 's0,0' },
  })
  table.sins({ yes: true }, 'reaction')
  return table
}

test('wrath-headlong works: in place of the move an Abomination or the Controller goes four spaces', () => {
  const table = play(charging(['abomination s3,0', 'controller s3,1']), 'wrath-headlong')
  expect(idsOf(table, 'monster').sort()).toEqual(['abomination-1', 'controller'])
  table.sins({ monster: 'abomination-1', to: HERE }, 'reaction-move')
  expect([table.kind, table.board]).toEqual(['reaction-fight', [`abomination ${HERE}`, 'controller s3,1']])
})

test('wrath-headlong cannot: not with neither of them on the board', () => {
  expect(played(charging(['acolyte s3,0', 'avatar s3,0']), 'wrath-headlong')).toBe(false)
})

test('wrath-headlong bystander: Acolytes stay, and the fight may be left out', () => {
  const table = play(charging(['abomination s3,0', `acolyte ${HERE}`]), 'wrath-headlong')
  expect(idsOf(table, 'monster')).toEqual(['abomination-1'])
  table.sins({ none: true }, 'reaction-move')
  table.sins({ yes: false }, 'reaction-fight')
  expect([table.of('fightStarted'), table.board]).toEqual([[], ['abomination s3,0', `acolyte ${HERE}`]])
})

// --------------------------------------------------------------------------------------- Scorched Earth

test('wrath-scorched-earth works: two Fire where he made progress', () => {
  const table = play(ends(afterKill('wrath-scorched-earth').declineUntil('hero-turn')), 'wrath-scorched-earth')
  expect([table.tokens('fire', HERE), unharmed(table, 'leah')]).toEqual([2, true])
})

test('wrath-scorched-earth works: as many as the supply has', () => {
  const tokens = ['fire s3,2 x9']
  const table = play(
    ends(afterKill('wrath-scorched-earth', [], { tokens }).declineUntil('hero-turn')),
    'wrath-scorched-earth',
  )
  expect(table.tokens('fire', HERE)).toBe(1)
})

test('wrath-scorched-earth cannot: not in a turn without progress', () => {
  expect(played(ends(held('wrath-scorched-earth')), 'wrath-scorched-earth', 'reaction')).toBe(false)
})

test('wrath-scorched-earth bystander: no other space burns, and the Fire costs nothing yet', () => {
  const table = play(ends(afterKill('wrath-scorched-earth').declineUntil('hero-turn')), 'wrath-scorched-earth')
  expect(table.of('tokenPlaced').map(({ space }) => space)).toEqual([HERE, HERE])
  expect(unharmed(table, 'leah', 'rocco', 'brad')).toBe(true)
})
