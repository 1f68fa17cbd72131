import { coreRules, firstStory, fixtureRules, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { cleanseDice, dice, fight, lastRoll, react } from './combat.ts'

/** Rocco with one Acolyte: 2 Hero dice against 2 Sin dice. */
const duel = (given: ReturnType<typeof dice>) =>
  scene({
    heroes: { rocco: 's1,0', rose: 's0,2', brad: 's0,2' },
    monsters: ['acolyte s1,0'],
    setup: { power: false },
    dice: given,
  })

test('DICE-1 a Burst is a Hit and rolls one more die, again and again', () => {
  const table = duel(dice([], ['burst', 'corruption', 'burst', 'hit']))
  fight(table)
  expect(lastRoll(table, 'sins')).toEqual(['burst', 'corruption', 'burst', 'hit'])
  expect(table.of('fightSettled')[0]).toMatchObject({ sinHits: 3, sinCorruption: 1 })
})

test('DICE-1 a Hit, a Corruption and a Blank roll no more dice', () => {
  const table = duel(dice([], ['hit', 'blank', 'hit']))
  fight(table)
  expect(lastRoll(table, 'sins')).toEqual(['hit', 'blank'])
  expect(table.of('fightSettled')[0]).toMatchObject({ sinHits: 1, sinCorruption: 0 })
})

test('DICE-2 a FAITH rolls one more die, again and again', () => {
  const table = duel(dice(['faith', 'defense', 'faith', 'hit']))
  fight(table)
  expect(lastRoll(table, 'heroes')).toEqual(['faith', 'defense', 'faith', 'hit'])
  table.hero1({ as: 'hit' }, 'faith')
  table.hero1({ as: 'counter' }, 'faith')
  expect(table.of('rollSettled')[0]).toMatchObject({ hits: 2, defense: 3, counters: 1 })
})

test('DICE-2 Hit, Counter-Corruption, Defense and Skill roll no more dice', () => {
  const table = scene({
    heroes: { thorley: 's1,0', rose: 's0,2', brad: 's0,2' },
    monsters: ['acolyte s1,0'],
    dice: dice(['hit', 'counter', 'defense', 'skill', 'hit']),
  })
  fight(table)
  expect(lastRoll(table, 'heroes')).toEqual(['hit', 'counter', 'defense', 'skill'])
})

test('DICE-1 DICE-2 the six faces of each die', () => {
  expect(coreRules.tables.dice).toEqual({
    hero: ['hit', 'hit', 'defense', 'counter', 'skill', 'faith'],
    sin: ['hit', 'hit', 'burst', 'corruption', 'blank', 'blank'],
    merciless: ['hit', 'hit', 'burst', 'corruption', 'corruption', 'blank'],
  })
})

test('DICE-1 DICE-2 dice that nothing dictates show faces of their own die', () => {
  const rules = fixtureRules({ dice: { hero: ['counter'], sin: ['blank'], merciless: ['corruption'] } })
  const roll = (kind: 'normal' | 'merciless') => {
    const table = scene({
      rules,
      heroes: { rocco: 's1,0', rose: 's0,2', brad: 's0,2' },
      monsters: ['acolyte s1,0'],
      setup: { dice: kind },
    })
    fight(table)
    return [lastRoll(table, 'heroes'), lastRoll(table, 'sins')]
  }
  expect(roll('normal')).toEqual([
    ['counter', 'counter'],
    ['blank', 'blank'],
  ])
  expect(roll('merciless')).toEqual([
    ['counter', 'counter'],
    ['corruption', 'corruption'],
  ])
  expect(firstStory.dice?.hero).toHaveLength(6)
})

test('DICE-3 each FAITH is turned by itself, when all dice are rolled', () => {
  const table = duel(dice(['faith', 'faith', 'skill', 'skill'], ['hit', 'corruption']))
  fight(table)
  expect(table.of('diceRolled').map(({ side }) => side)).toEqual(['heroes', 'sins'])
  expect(table.optionIds).toEqual(['hit', 'defense', 'counter'])
  table.hero1({ as: 'defense' }, 'faith')
  table.hero1({ as: 'counter' }, 'faith')
  expect(table.of('faithTurned').map(({ as }) => as)).toEqual(['defense', 'counter'])
  expect(table.of('rollSettled')[0]).toMatchObject({ hits: 0, defense: 3, counters: 1 })
})

test('DICE-3 a roll without FAITH has nothing to turn', () => {
  const table = duel(dice(['hit', 'skill']))
  fight(table)
  expect(table.of('faithTurned')).toEqual([])
  expect(table.asks('faith')).toBe(false)
})

test('DICE-3 when cleansing a FAITH becomes a Skill', () => {
  const table = scene({
    heroes: { rocco: 's1,0', rose: 's0,2', brad: 's0,2' },
    tokens: ['fire s1,0'],
    dice: cleanseDice('faith', 'hit', 'hit'),
  })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  expect(table.of('faithTurned').map(({ as }) => as)).toEqual(['skill'])
  table.hero1({ token: 'fire' }, 'remove-token')
  expect(table.tokens('fire', 's1,0')).toBe(0)
})

test.each([
  [['s0,0', 's0,0'], 2],
  [['s1,0', 's0,0'], 3],
  [['s1,0', 's1,0'], 4],
] as const)('DICE-4 in a fight with the others in %j the hero rolls %i dice', ([rose, brad], expected) => {
  const table = scene({ heroes: { rocco: 's1,0', rose, brad }, monsters: ['acolyte s1,0'], dice: dice() })
  fight(table)
  expect(lastRoll(table, 'heroes')).toHaveLength(expected)
})

test.each([
  [['s0,0', 's0,0'], 2],
  [['s1,0', 's1,0'], 4],
] as const)('DICE-4 in a cleanse with the others in %j the hero rolls %i dice', ([rose, brad], expected) => {
  const table = scene({ heroes: { rocco: 's1,0', rose, brad }, tokens: ['nest s1,0'], dice: cleanseDice() })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  expect(lastRoll(table, 'heroes')).toHaveLength(expected)
})

test.each([
  [['s0,0', 's0,0'], 2],
  [['s1,0', 's0,0'], 3],
] as const)('DICE-4 in a ranged fight with the others in %j the hero rolls %i dice', ([rose, brad], expected) => {
  const table = scene({ heroes: { rocco: 's1,0', rose, brad }, monsters: ['acolyte s3,0'], dice: dice() })
  table.hero1({ do: 'shoot', at: 's3,0' })
  table.hero1({ none: true }, 'corruption')
  expect(lastRoll(table, 'heroes')).toHaveLength(expected)
})

test('DICE-5 voluntary corruption is offered before a fight, a ranged fight and a cleanse', () => {
  for (const deed of [{ do: 'fight' }, { do: 'shoot', at: 's3,0' }, { do: 'cleanse' }]) {
    const table = scene({
      heroes: { rocco: 's1,0', rose: 's0,2', brad: 's0,2' },
      monsters: ['acolyte s1,0', 'acolyte s3,0'],
      tokens: ['fire s1,0'],
      dice: dice(),
    })
    table.hero1(deed)
    expect(table.prompt).toMatchObject({ kind: 'corruption', seat: 'hero1', subject: { hero: 'rocco' } })
    expect(table.of('diceRolled')).toEqual([])
    table.hero1({ yes: true })
    expect(table.of('corruptionTaken')).toEqual([expect.objectContaining({ level: 2, voluntary: true })])
    expect(lastRoll(table, 'heroes')).toHaveLength(3)
  }
})

test('DICE-5 it is offered again before the next roll, also in a fight of the Sins player', () => {
  const table = duel(dice())
  table.hero1({ do: 'fight' })
  table.hero1({ yes: true }, 'corruption')
  table.hero1({ do: 'end' })
  react(table)
  table.hero1({ yes: true }, 'corruption')
  expect(table.corruptionOf('rocco')).toBe(3)
})

test('DICE-6 a check has a die for each token: no teamwork, no voluntary corruption', () => {
  const table = scene({
    heroes: { rocco: 's0,0', rose: 's0,0', brad: 's1,0' },
    tokens: ['fire s1,0 x2', 'corruption s1,0'],
    dice: dice(),
  })
  table.hero1({ do: 'move', to: 's1,0' })
  expect(table.of('diceRolled')).toEqual([
    expect.objectContaining({ side: 'sins', roll: 'corruption-check', faces: ['blank'] }),
    expect.objectContaining({ side: 'sins', roll: 'fire-check', faces: ['blank', 'blank'] }),
  ])
  expect(table.of('corruptionTaken')).toEqual([])
  expect(table.kind).toBe('hero-turn')
})
