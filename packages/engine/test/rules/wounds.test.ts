import { scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, fight, lastRoll, takeWounds } from './combat.ts'

const others = { rose: 's0,2', brad: 's0,2' }

/** Rocco (Defense 2) with an Abomination and an Acolyte that roll these dice. */
const struck = (sin: Parameters<typeof dice>[1], hero: object = {}) => {
  const table = scene({
    heroes: { rocco: { space: 's1,0', ...hero }, ...others },
    monsters: ['abomination s1,0', 'acolyte s1,0'],
    setup: { power: false },
    dice: dice([], sin),
  })
  fight(table)
  return table
}

test('WOUND-1 each wound puts a marker on a free slot of his choice', () => {
  const table = struck(['hit', 'hit', 'hit', 'hit', 'blank'], { wounds: [2] })
  expect(table.prompt).toMatchObject({ kind: 'wound-slot', seat: 'hero1', rule: 'WOUND-1' })
  expect(table.options.map(({ slot }) => slot)).toEqual([1, 3, 4, 5, 6, 7])
  expect(table.refusal('hero1', { slot: 2 })).toMatchObject({ code: 'slot-covered', rule: 'WOUND-1' })
  table.hero1({ slot: 7 })
  expect(table.options.map(({ slot }) => slot)).toEqual([1, 3, 4, 5, 6])
  table.hero1({ slot: 1 })
  expect(table.hero('rocco').wounds).toEqual([2, 7, 1])
  expect(table.kind).toBe('hero-turn')
})

test('WOUND-1 a marker hides its bonus and no other', () => {
  const bonuses = (wounds: readonly number[]) => {
    const table = scene({
      heroes: { rocco: { space: 's1,0', corruption: 3, wounds }, ...others },
      monsters: ['controller s1,0'],
      setup: { power: false },
      dice: dice(),
    })
    table.hero1({ do: 'fight' })
    table.hero1({ yes: true }, 'corruption')
    const [roll] = table.of('rollSettled')
    return [lastRoll(table, 'heroes').length, roll?.hits, roll?.defense]
  }
  expect(bonuses([])).toEqual([3, 1, 3])
  expect(bonuses([2])).toEqual([2, 1, 3])
  expect(bonuses([3])).toEqual([3, 1, 2])
  expect(bonuses([4])).toEqual([3, 0, 3])
  expect(bonuses([1, 5, 6, 7])).toEqual([3, 1, 3])
})

test('WOUND-1 a healed marker is of his choice, and the others stay', () => {
  const table = scene({ heroes: { rocco: { space: 'saint-jude-hospital', wounds: [2, 4, 6] }, ...others } })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'heal' }, 'city-action')
  expect(table.options.map(({ slot }) => slot)).toEqual([2, 4, 6])
  expect(table.refusal('hero1', { slot: 5 })).toMatchObject({ code: 'slot-free', rule: 'WOUND-1' })
  table.hero1({ slot: 4 }, 'heal-slot')
  expect(table.hero('rocco').wounds).toEqual([2, 6])
})

test('WOUND-2 the fifth marker kills the hero; the fourth does not', () => {
  const fourth = struck(['hit', 'hit', 'hit'], { wounds: [1, 2, 3] })
  takeWounds(fourth)
  expect(fourth.woundsOf('rocco')).toBe(4)
  expect(fourth.of('heroDied')).toEqual([])
  expect(fourth.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero1' })
  const fifth = struck(['hit', 'hit', 'hit'], { wounds: [1, 2, 3, 4] })
  expect(fifth.of('heroDied')).toEqual([expect.objectContaining({ hero: 'rocco' })])
  expect(fifth.kind).toBe('reserve-hero')
})

test('WOUND-2 no further wounds are dealt to the dead, nor to the hero who takes his place', () => {
  const table = struck(['hit', 'hit', 'hit', 'hit', 'hit'], { wounds: [1, 2, 3, 4] })
  expect(table.of('fightSettled')[0]).toMatchObject({ wounds: 3 })
  expect(table.of('woundTaken')).toHaveLength(1)
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(table.woundsOf('leah')).toBe(0)
})

test('WOUND-2 CORR-3 nor any corruption: at 7 the first one kills, the rest is nothing', () => {
  const table = scene({
    heroes: { rocco: { space: 's0,0', corruption: 7, wounds: [1, 2, 3, 4] }, ...others },
    tokens: ['corruption s1,0 x3', 'fire s1,0 x2'],
    dice: dice([], ['corruption', 'corruption', 'corruption', 'hit', 'hit']),
  })
  table.hero1({ do: 'move', to: 's1,0' })
  expect(table.of('woundTaken')).toHaveLength(1)
  expect(table.of('heroDied')).toEqual([expect.objectContaining({ hero: 'rocco', space: 's1,0' })])
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  // The Fire check is not made any more.
  expect(table.of('diceRolled').map(({ roll }) => roll)).toEqual(['corruption-check'])
  expect([table.corruptionOf('leah'), table.woundsOf('leah')]).toEqual([1, 0])
})
