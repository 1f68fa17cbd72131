import type { Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, dice, fight, hits, last, quiet, shoot } from './helpers.ts'

/** Abilities that count in fights: Rocco, Brad, Thorley, Morgana. */

// ----------------------------------------------------------------------------------------------------- Killshot

const rocco = (sketch: Sketch = {}) =>
  quiet({
    heroes: { rocco: 's0,0', thorley: 's0,2', rose: 's0,2' },
    monsters: ['abomination s2,0'],
    dice: dice(['hit', 'defense']),
    ...sketch,
  })

test('killshot works: two more Hits in a ranged fight that Rocco starts', () => {
  const table = rocco()
  table.hero1({ do: 'shoot', at: 's2,0' })
  table.hero1({ none: true }, 'corruption')
  expect(last(table, 'rollSettled').hits).toBe(3)
  table.hero1({ monster: 'abomination-1' }, 'kill')
  expect(table.board).toEqual([])
})

test('killshot works: also in an Action that Leah grants, for he starts that fight', () => {
  const table = rocco({ heroes: { leah: 's0,0', rocco: 's0,0', thorley: 's0,2' } })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  table.hero1({ hero: 'rocco' }, 'effect')
  table.hero2({ do: 'shoot', at: 's2,0' }, 'action')
  table.hero2({ none: true }, 'corruption')
  expect(last(table, 'rollSettled').hits).toBe(3)
})

test('killshot cannot: no more Hits in a fight in his own space', () => {
  const table = fight(rocco({ monsters: ['acolyte s0,0'] }))
  expect(last(table, 'rollSettled').hits).toBe(1)
})

test('killshot cannot: no more Hits in a fight that the Sins player starts', () => {
  const table = attack(rocco({ phase: 'reaction', monsters: ['acolyte s0,0'] }))
  table.hero1({ none: true }, 'corruption')
  expect(last(table, 'rollSettled').hits).toBe(1)
})

test('killshot bystander: a shooter beside Rocco gets nothing of it', () => {
  const table = shoot(rocco({ heroes: { brad: 's0,0', rocco: 's0,0', rose: 's0,2' } }), 's2,0')
  expect(last(table, 'rollSettled').hits).toBe(1)
})

// ------------------------------------------------------------------------------------------------ Shaped Charge

const brad = (sketch: Sketch = {}) => quiet({ heroes: { brad: 's1,2', thorley: 's3,0', rose: 's3,0' }, ...sketch })

test('shaped-charge works: a Hit for each monster of his fight beyond the first, at most two', () => {
  for (const [monsters, bonus] of [
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 2],
  ] as const) {
    const table = fight(brad({ monsters: Array(monsters).fill('acolyte s1,2') }))
    expect(last(table, 'rollSettled').hits, `${monsters} monsters`).toBe(bonus)
  }
})

test('shaped-charge works: a ranged fight counts the target space and not his own', () => {
  const far = brad({ monsters: ['acolyte s3,2', 'abomination s3,2'] })
  expect(last(shoot(far, 's3,2'), 'rollSettled').hits).toBe(1)
  const near = brad({ monsters: ['acolyte s3,2', 'acolyte s1,2', 'acolyte s1,2'] })
  expect(last(shoot(near, 's3,2'), 'rollSettled').hits).toBe(0)
})

test('shaped-charge works: an Acolyte that joins by its ability counts', () => {
  const table = brad({ monsters: ['acolyte s1,2'], dead: { acolyte: 1 } })
  table.hero1({ do: 'fight' })
  table.sins({ yes: true }, 'acolyte')
  table.hero1({ none: true }, 'corruption')
  expect(last(table, 'rollSettled').hits).toBe(1)
})

test('shaped-charge cannot: nothing in a fight that the Sins player starts', () => {
  const table = attack(brad({ phase: 'reaction', monsters: Array(3).fill('acolyte s1,2') }))
  table.hero1({ none: true }, 'corruption')
  expect(last(table, 'rollSettled').hits).toBe(0)
})

test('shaped-charge bystander: a hero who fights beside Brad gets nothing of it', () => {
  const heroes = { thorley: 's1,2', brad: 's1,2', rose: 's3,0' }
  const table = fight(brad({ heroes, monsters: Array(3).fill('acolyte s1,2') }))
  expect(last(table, 'rollSettled').hits).toBe(0)
})

// ------------------------------------------------------------------------------------------------------ Bulwark

/** Rose (Defense 1) and Thorley together; the Acolytes roll Hits. */
const shield = (sketch: Sketch = {}) =>
  quiet({
    heroes: { rose: 's1,2', thorley: 's1,2', rocco: 's3,0' },
    monsters: ['acolyte s1,2', 'acolyte s1,2'],
    dice: dice([], ['hit', 'hit', 'hit']),
    ...sketch,
  })

test('bulwark works: Thorley takes one of the two wounds, and is asked before the first', () => {
  const table = shield()
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  expect(table.prompt).toMatchObject({ kind: 'ability', seat: 'hero2', rule: 'bulwark' })
  table.hero2({ yes: true })
  table.hero2({ slot: 1 }, 'wound-slot')
  table.hero1({ slot: 2 }, 'wound-slot')
  expect(table.kind).toBe('hero-turn')
  expect(table.woundsOf('thorley')).toBe(1)
  expect(table.woundsOf('rose')).toBe(1)
})

test('bulwark works: it is a may', () => {
  const table = shield()
  table.hero1({ do: 'fight' })
  table.hero1({ none: true })
  table.hero2({ none: true }, 'ability')
  table.hero1({ slot: 1 })
  table.hero1({ slot: 2 })
  expect(table.woundsOf('rose')).toBe(2)
  expect(table.woundsOf('thorley')).toBe(0)
})

test('bulwark works: once for each fight, so again in the fight of the reaction', () => {
  const table = shield({ dice: dice([], ['hit', 'hit', 'blank', 'blank', 'hit', 'hit']) })
  for (const slot of [1, 2]) {
    if (slot === 1) table.hero1({ do: 'fight' })
    else {
      table.hero1({ do: 'end' })
      table.hero1({ none: true }, 'ability') // Mind Control
      attack(table)
    }
    table.hero1({ none: true }, 'corruption')
    table.hero2({ yes: true }, 'ability')
    table.hero2({ slot }, 'wound-slot')
  }
  expect(table.woundsOf('thorley')).toBe(2)
  expect(table.woundsOf('rose')).toBe(0)
})

test('bulwark works: in a ranged fight too, when the survivors strike back', () => {
  const table = shield({
    heroes: { rocco: 's0,2', thorley: 's0,2', rose: 's3,0' },
    monsters: ['acolyte s2,2', 'acolyte s2,2'],
  })
  table.hero1({ do: 'shoot', at: 's2,2' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ none: true }, 'kill')
  table.hero2({ yes: true }, 'ability')
  table.hero2({ slot: 1 }, 'wound-slot')
  expect(table.woundsOf('rocco')).toBe(0)
})

test('bulwark works: it may be the death of Thorley, and the fight is settled all the same', () => {
  const table = shield({
    heroes: { rose: 's1,2', thorley: { space: 's1,2', wounds: [1, 2, 3, 4] }, rocco: 's3,0' },
  })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true })
  table.hero2({ yes: true }, 'ability')
  table.hero1({ slot: 1 }, 'wound-slot')
  table.hero2({ hero: 'morgana' }, 'reserve-hero')
  expect(table.woundsOf('rose')).toBe(1)
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rose' } })
})

test('bulwark cannot: not from another space', () => {
  const table = shield({ heroes: { rose: 's1,2', thorley: 's0,2', rocco: 's3,0' } })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  expect(table.prompt).toMatchObject({ kind: 'wound-slot', seat: 'hero1' })
})

test('bulwark cannot: not without a wound to take, and not for himself', () => {
  const unhurt = shield({ dice: dice([], ['hit']) })
  unhurt.hero1({ do: 'fight' })
  unhurt.hero1({ none: true }, 'corruption')
  expect(unhurt.kind).toBe('hero-turn')
  const own = shield({ heroes: { thorley: 's1,2', rose: 's1,2', rocco: 's3,0' } })
  own.hero1({ do: 'fight' })
  own.hero1({ none: true }, 'corruption')
  expect(own.prompt).toMatchObject({ kind: 'wound-slot', seat: 'hero1' })
})

test('bulwark cannot: wounds outside a fight are the hero’s own', () => {
  const table = shield()
  table.hero1({ do: 'move', to: 's0,2' })
  expect(table.prompt).toMatchObject({ kind: 'wound-slot', seat: 'hero1' })
})

test('bulwark bystander: a third hero in the space is neither asked nor hurt', () => {
  const table = shield({ heroes: { rose: 's1,2', thorley: 's1,2', rocco: 's1,2' } })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true })
  table.hero2({ yes: true }, 'ability')
  table.hero2({ slot: 1 })
  table.hero1({ slot: 1 })
  expect(table.woundsOf('rocco')).toBe(0)
  expect(table.kind).toBe('hero-turn')
})

// -------------------------------------------------------------------------------------------------- Blood Price

const morgana = (sketch: Sketch = {}) =>
  quiet({
    heroes: { morgana: { space: 's1,2', wounds: [1, 2] }, thorley: 's3,0', rose: 's3,0' },
    monsters: ['acolyte s1,2', 'acolyte s1,2'],
    dice: dice(hits(2)),
    ...sketch,
  })

const kill = (table: ReturnType<typeof morgana>) => {
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  return table
}

test('blood-price works: after a fight in which she killed, Morgana may heal 1 of her choice', () => {
  const table = morgana()
  table.hero1({ do: 'fight' })
  kill(table)
  table.hero1({ yes: true }, 'ability')
  table.hero1({ slot: 2 }, 'heal-slot')
  expect(table.hero('morgana').wounds).toEqual([1])
})

test('blood-price works: also in a fight that the Sins player starts, and for a wound of that very fight', () => {
  const table = morgana({
    phase: 'reaction',
    heroes: { morgana: 's1,2', thorley: 's3,0', rose: 's3,0' },
    dice: dice(hits(2), ['hit', 'hit']),
  })
  attack(table)
  kill(table)
  table.hero1({ slot: 5 }, 'wound-slot') // Defense 2, less 1 alone
  table.hero1({ yes: true }, 'ability')
  expect(table.woundsOf('morgana')).toBe(0)
})

test('blood-price works: before a card that punishes the kill', () => {
  const table = morgana({ sins: { hand: ['pride-before-the-fall'] } })
  table.hero1({ do: 'fight' })
  table.sins({ none: true }, 'sin-card') // fight-start
  kill(table)
  table.hero1({ none: true }, 'ability')
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'monster-killed' } })
})

test('blood-price cannot: not without a kill', () => {
  const table = morgana()
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ none: true }, 'kill')
  expect(table.kind).toBe('hero-turn')
})

test('blood-price cannot: not after a ranged fight', () => {
  const table = morgana({
    heroes: {
      morgana: { space: 's1,2', wounds: [1], upgrades: ['upg-scoped-carbine'] },
      thorley: 's3,0',
      rose: 's3,0',
    },
    monsters: ['acolyte s3,2'],
  })
  table.hero1({ do: 'shoot', at: 's3,2' })
  kill(table)
  expect(table.board).toEqual([])
  expect(table.kind).toBe('hero-turn')
})

test('blood-price cannot: once a round only; one that was declined is not used', () => {
  for (const yes of [true, false]) {
    const table = morgana({ dice: dice([...hits(2), 'skill', 'skill', ...hits(2)]) })
    table.hero1({ do: 'fight' })
    kill(table)
    table.hero1({ yes }, 'ability')
    if (yes) table.hero1({ slot: 2 }, 'heal-slot')
    table.hero1({ do: 'end' })
    attack(table)
    table.sins({ none: true }, 'acolyte')
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'acolyte-2' }, 'kill')
    expect(table.asks('ability')).toBe(!yes)
  }
})

test('blood-price cannot: not if she dies in the fight', () => {
  const table = morgana({
    heroes: { morgana: { space: 's1,2', wounds: [1, 2, 3, 4] }, thorley: 's3,0', rose: 's3,0' },
    dice: dice(hits(2), ['hit', 'hit']),
  })
  table.hero1({ do: 'fight' })
  kill(table)
  expect(table.kind).toBe('reserve-hero')
})

test('blood-price cannot: not while healing is forbidden her', () => {
  const table = morgana({ forbids: [{ hero: 'morgana', what: 'heal', until: 'round' }] })
  table.hero1({ do: 'fight' })
  kill(table)
  if (table.asks('ability')) table.hero1({ yes: true })
  expect(table.woundsOf('morgana')).toBe(2)
})

test('blood-price bystander: it heals nobody beside her, and the kills of others give her nothing', () => {
  const wounded = { space: 's1,2', wounds: [3] }
  const table = morgana({ heroes: { morgana: wounded, thorley: wounded, rose: 's3,0' } })
  table.hero1({ do: 'fight' })
  kill(table)
  table.hero1({ yes: true }, 'ability')
  expect(table.woundsOf('morgana')).toBe(0)
  expect(table.woundsOf('thorley')).toBe(1)

  const his = morgana({ heroes: { thorley: wounded, morgana: wounded, rose: 's3,0' } })
  his.hero1({ do: 'fight' })
  kill(his)
  expect(his.kind).toBe('hero-turn')
  expect(his.woundsOf('morgana')).toBe(1)
})
