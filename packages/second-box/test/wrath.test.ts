import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { against, dice, diceRolled, fight, fights, HERE, hits, kills, last, others, play, unharmed } from './helpers.ts'

/** Wrath: power, Controller and Avatar. */

const leah = (wounds: readonly number[] = []) => ({ leah: { space: HERE, wounds }, ...others })

const wrath = against('wrath')
/** Leah beside monsters, with this card in the Sins player's hand. */
const held = (card: string, monsters: readonly string[] = [`acolyte ${HERE}`], sketch: Sketch = {}): Scene =>
  wrath({ heroes: leah(), hand: [card], monsters, ...sketch })

// -------------------------------------------------------------------------------------------- Seeing Red

const sinDice = (wounds: readonly number[], sketch: Sketch = {}): number =>
  diceRolled(fight(wrath({ heroes: leah(wounds), monsters: [`acolyte ${HERE}`], ...sketch })), 'sins')

test('wrath-power works: one more Sin die against a hero with a wound, two more from three wounds on', () => {
  expect([[1], [1, 2], [1, 2, 3], [1, 2, 3, 4]].map((wounds) => sinDice(wounds))).toEqual([3, 3, 4, 4])
})

test('wrath-power works: in a ranged fight it counts when the survivors strike back', () => {
  const heroes = { rocco: { space: HERE, wounds: [1] }, leah: 's3,0', brad: 's3,0' }
  const table = wrath({ heroes, monsters: ['acolyte s2,2', 'acolyte s2,2'] })
  table.hero1({ do: 'shoot', at: 's2,2' })
  table.declineUntil('kill').hero1({ monster: 'acolyte-1' })
  table.declineUntil('hero-turn')
  expect(diceRolled(table, 'sins')).toBe(2 + 1)
})

test('wrath-power cannot: not against a hero without wounds, and not when it is switched off', () => {
  expect(sinDice([])).toBe(2)
  expect(sinDice([1, 2, 3], { setup: { power: false } })).toBe(2)
})

test('wrath-power bystander: the wounds of others do not count, nor do checks of the ground roll more', () => {
  const heroes = { leah: HERE, rocco: { space: HERE, wounds: [1, 2, 3] }, brad: 's3,0' }
  expect(sinDice([], { heroes })).toBe(2)
  const walk = wrath({ heroes: leah([1, 2, 3]), tokens: ['fire s1,1'] })
  walk.hero1({ do: 'move', to: 's1,1' })
  expect(diceRolled(walk, 'sins')).toBe(1)
})

// ---------------------------------------------------------------------------------------------- War Drum

const reacting = (monsters: readonly string[]): Scene => {
  const table = wrath({ heroes: { leah: 's3,0', ...others }, monsters, phase: 'reaction', reactions: 1 })
  table.sins({ yes: true }, 'reaction')
  return table
}
const reaches = (table: Scene, monster: string, to: string): boolean => table.refusal('sins', { monster, to }) === null

test('wrath-controller works: a reaction moves an Acolyte or Abomination up to three spaces', () => {
  const table = reacting(['acolyte s0,2', 'abomination s0,1', 'controller s0,0'])
  expect([reaches(table, 'acolyte-1', 's3,2'), reaches(table, 'abomination-1', 's3,1')]).toEqual([true, true])
})

test('wrath-controller cannot: not while it is off the board, and not for itself', () => {
  expect(reaches(reacting(['acolyte s0,2']), 'acolyte-1', 's3,2')).toBe(false)
  const table = reacting(['controller s0,0'])
  expect([reaches(table, 'controller', 's2,0'), reaches(table, 'controller', 's3,0')]).toEqual([true, false])
})

test('wrath-controller bystander: the Avatar and moves by cards keep their steps', () => {
  const table = reacting(['avatar s0,2', 'controller s0,0'])
  expect(reaches(table, 'avatar', 's3,2')).toBe(false)
  const called = kills(
    fights(held('wrath-call-to-arms', [`acolyte ${HERE}`, 'acolyte s3,1', 'controller s0,0'], { dice: dice(hits(2)) })),
    'acolyte-1',
  )
  play(called, 'wrath-call-to-arms')
  expect(reaches(called, 'acolyte-2', HERE)).toBe(false)
})

// ------------------------------------------------------------------------------------- An Eye for an Eye

const killing = (avatar: string, sketch: Sketch = {}): Scene =>
  kills(
    fights(
      wrath({ heroes: leah(), monsters: [`acolyte ${HERE}`, `avatar ${avatar}`], dice: dice(hits(2)), ...sketch }),
    ),
    'acolyte-1',
  )

test('wrath-avatar works: whoever killed in a fight in its space takes a wound', () => {
  const table = killing(HERE)
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(last(table, 'woundTaken')).toMatchObject({ hero: 'leah', cause: 'wrath-avatar' })
  expect([table.woundsOf('leah'), table.kind]).toEqual([1, 'hero-turn'])
})

test('wrath-avatar works: it may kill, after the kills have counted', () => {
  const table = killing(HERE, { heroes: leah([1, 2, 3, 4]) })
  expect(table.of('heroDied')).toHaveLength(1)
  expect(table.state.mission.progress).toBe(1)
})

test('wrath-avatar cannot: not if he killed nobody, and not if it is in another space or dead', () => {
  expect(fight(wrath({ heroes: leah(), monsters: [`acolyte ${HERE}`, `avatar ${HERE}`] })).kind).toBe('hero-turn')
  expect(killing('s3,2').kind).toBe('hero-turn')
  const friends = { thorley: HERE, rocco: HERE, brad: HERE }
  const dead = fights(wrath({ heroes: friends, monsters: [`avatar ${HERE}`], dice: dice(hits(9)) }))
  expect(kills(dead, 'avatar').kind).toBe('hero-turn')
})

test('wrath-avatar bystander: friends in the space take nothing', () => {
  const table = killing(HERE, { heroes: { leah: HERE, rocco: HERE, brad: 's3,0' } })
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(unharmed(table, 'rocco', 'brad')).toBe(true)
})
