import type { Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, dice, diceRolled, fight, hits, idsOf, last, quiet, shoot } from './helpers.ts'

/** Pride's power, its Controller and its Avatar. */

const ALONE = { thorley: 's1,2', rose: 's3,0', rocco: 's3,0' }
const TOGETHER = { thorley: 's1,2', rose: 's1,2', rocco: 's3,0' }

const defense = (sketch: Sketch): number =>
  last(fight(quiet({ monsters: ['acolyte s1,2'], ...sketch })), 'rollSettled').defense

// -------------------------------------------------------------------------------------------------- pride-power

test('pride-power works: a hero who is alone has one Defense less, in his own fights and in reactions', () => {
  expect(defense({ heroes: ALONE })).toBe(1)
  const table = attack(quiet({ heroes: ALONE, phase: 'reaction', monsters: ['acolyte s1,2'] }))
  table.hero1({ none: true }, 'corruption')
  expect(last(table, 'rollSettled').defense).toBe(1)
})

test('pride-power works: in a ranged fight it looks at the hero’s own space', () => {
  const monsters = ['acolyte s3,2']
  const alone = { rocco: 's1,2', thorley: 's3,2', rose: 's3,0' }
  expect(last(shoot(quiet({ heroes: alone, monsters }), 's3,2'), 'rollSettled').defense).toBe(1)
  const together = { rocco: 's1,2', thorley: 's1,2', rose: 's3,0' }
  expect(last(shoot(quiet({ heroes: together, monsters }), 's3,2'), 'rollSettled').defense).toBe(2)
})

test('pride-power works: it is taken from the sum, and rolled Defense comes on top', () => {
  const heroes = { rose: { space: 's1,2', upgrades: ['upg-kevlar-vestments'] }, thorley: 's3,0', rocco: 's3,0' }
  expect(defense({ heroes, dice: dice(['defense']) })).toBe(2) // 1 + 1 - 1, and 1 rolled
})

test('pride-power cannot: not if another hero is in the space, nor when it is switched off', () => {
  expect(defense({ heroes: TOGETHER })).toBe(2)
  expect(defense({ heroes: ALONE, setup: { power: false } })).toBe(2)
})

test('pride-power bystander: a lonely hero elsewhere changes nothing, and dice are not concerned', () => {
  const table = fight(quiet({ heroes: { ...TOGETHER, rocco: 's0,0' }, monsters: ['acolyte s1,2', 'acolyte s0,0'] }))
  expect(last(table, 'rollSettled').defense).toBe(2)
  const alone = fight(quiet({ heroes: ALONE, monsters: ['acolyte s1,2'] }))
  expect([diceRolled(alone, 'heroes'), diceRolled(alone, 'sins')]).toEqual([4, 2])
})

// --------------------------------------------------------------------------------------------- pride-controller

/** Thorley rolls so many Hits against these monsters; whom can he kill? */
const killable = (count: number, monsters: string[], sketch: Sketch = {}): string[] => {
  const table = quiet({ heroes: ALONE, monsters, dice: dice(hits(count)), ...sketch })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  return table.asks('kill') ? idsOf(table, 'monster') : []
}

test('pride-controller works: Acolytes and Abominations in its space have one Defense more', () => {
  const court = ['controller s1,2', 'acolyte s1,2', 'abomination s1,2']
  expect(killable(2, court)).toEqual([])
  expect(killable(3, court)).toEqual(['acolyte-1'])
  expect(killable(4, court)).toEqual(['acolyte-1', 'abomination-1', 'controller'])
})

test('pride-controller works: in a ranged fight at its space', () => {
  const table = quiet({
    heroes: { rocco: 's1,2', thorley: 's3,0', rose: 's3,0' },
    monsters: ['controller s3,2', 'acolyte s3,2'],
  })
  table.hero1({ do: 'shoot', at: 's3,2' }) // two Hits of Killshot
  table.hero1({ none: true }, 'corruption')
  expect(table.asks('kill')).toBe(false)
})

test('pride-controller works: a Controller killed by the same Hits still counts', () => {
  const six = { heroes: { ...ALONE, thorley: { space: 's1,2', npcs: ['commissioner' as const], corruption: 4 } } }
  const table = quiet({ monsters: ['controller s1,2', 'acolyte s1,2'], dice: dice(hits(5)), ...six })
  table.hero1({ do: 'fight' })
  table.hero1({ yes: true }, 'corruption') // slots 2 and 5: two dice, seven in all; slot 4: a Hit
  expect(last(table, 'rollSettled').hits).toBe(6)
  table.hero1({ monster: 'controller' }, 'kill')
  expect(table.kind).not.toBe('kill') // two Hits left: the Acolyte needs three
  expect(table.board).toEqual(['acolyte s1,2'])
})

test('pride-controller cannot: not itself, not the Avatar, not a Hell Club member', () => {
  expect(killable(4, ['controller s1,2', 'hc-bailiff s1,2'])).toEqual(['controller', 'hc-bailiff'])
  const six = { thorley: { space: 's1,2', npcs: ['commissioner' as const] }, rose: 's1,2', rocco: 's3,0' }
  expect(killable(6, ['controller s1,2', 'avatar s1,2'], { heroes: six })).toEqual(['controller', 'avatar'])
  expect(killable(5, ['controller s1,2', 'avatar s1,2'], { heroes: six })).toEqual(['controller'])
})

test('pride-controller cannot: not from the next space, nor from the dead pile', () => {
  expect(killable(2, ['controller s0,2', 'acolyte s1,2'])).toEqual(['acolyte-1'])
  expect(killable(2, ['acolyte s1,2'], { dead: { controller: 1 } })).toEqual(['acolyte-1'])
})

test('pride-controller bystander: an Orbital Strike does not ask for Defense', () => {
  const table = quiet({
    heroes: { rose: 'uplink-tower', thorley: 's3,0', rocco: 's3,0' },
    monsters: ['controller s2,2', 'abomination s2,2'],
    orbital: ['s2,2'],
  })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'orbital' }, 'city-action')
  table.hero1({ to: 's2,2' }, 'orbital-move')
  expect(idsOf(table, 'monster')).toEqual(['abomination-1'])
  table.hero1({ monster: 'abomination-1' }, 'orbital-kill')
  expect(table.board).toEqual(['controller s2,2'])
})

// ------------------------------------------------------------------------------------------------- pride-avatar

const CROWD = { thorley: 's1,2', rose: 's1,2', rocco: 's1,2' }

test('pride-avatar works: in a fight in its space teamwork is one die at most', () => {
  const table = fight(quiet({ heroes: CROWD, monsters: ['avatar s1,2'] }))
  expect(diceRolled(table, 'heroes')).toBe(5)
  const plain = fight(quiet({ heroes: CROWD, monsters: ['abomination s1,2'] }))
  expect(diceRolled(plain, 'heroes')).toBe(6)
})

test('pride-avatar works: a Radio Beacon adds to the teamwork that is capped', () => {
  const heroes = { thorley: 's1,2', rose: 's1,2', rocco: { space: 's0,2', upgrades: ['upg-radio-beacon'] } }
  expect(diceRolled(fight(quiet({ heroes, monsters: ['avatar s1,2'] })), 'heroes')).toBe(5)
  expect(diceRolled(fight(quiet({ heroes, monsters: ['abomination s1,2'] })), 'heroes')).toBe(6)
})

test('pride-avatar works: for a hero who shoots out of its space as well', () => {
  const heroes = { rocco: 's1,2', rose: 's1,2', thorley: 's1,2' }
  const table = shoot(quiet({ heroes, monsters: ['avatar s1,2', 'acolyte s3,2'] }), 's3,2')
  expect(diceRolled(table, 'heroes')).toBe(3)
})

test('pride-avatar works: one Hero is still one die, and the Commissioner is no teamwork', () => {
  const heroes = { thorley: { space: 's1,2', npcs: ['commissioner' as const] }, rose: 's1,2', rocco: 's3,0' }
  expect(diceRolled(fight(quiet({ heroes, monsters: ['avatar s1,2'] })), 'heroes')).toBe(6)
})

test('pride-avatar cannot: not in another space, nor for a shot at it', () => {
  expect(diceRolled(fight(quiet({ heroes: CROWD, monsters: ['avatar s2,2', 'acolyte s1,2'] })), 'heroes')).toBe(6)
  const heroes = { rocco: 's1,2', rose: 's1,2', thorley: 's1,2' }
  const table = shoot(quiet({ heroes, monsters: ['avatar s3,2'] }), 's3,2')
  expect(diceRolled(table, 'heroes')).toBe(4)
})

test('pride-avatar bystander: cleansing in its space is no fight', () => {
  const heroes = { rose: 's1,2', thorley: 's1,2', rocco: 's1,2' }
  const table = quiet({ heroes, monsters: ['avatar s1,2'], tokens: ['fire s1,2'] })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'heroes')).toBe(6)
})
