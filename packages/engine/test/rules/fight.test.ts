import type { Npc } from '@haven/engine'
import { fixtureRules, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, fight, lastRoll, pride, react, takeWounds } from './combat.ts'

const away = { rose: 's0,2', brad: 's0,2' }

test("FIGHT-1 a hero's fight is against all monsters of his own space and no others", () => {
  const table = scene({
    heroes: { thorley: 's1,0', ...away },
    monsters: ['acolyte s1,0', 'abomination s1,0', 'acolyte s0,0', 'controller s2,0'],
    dice: dice(['hit', 'hit', 'hit', 'hit']),
  })
  fight(table)
  expect(lastRoll(table, 'sins')).toHaveLength(5)
  expect(table.options.map(({ monster }) => monster?.split('-')[0])).toEqual([undefined, 'acolyte', 'abomination'])
  expect(table.of('fightStarted')).toEqual([
    { event: 'fightStarted', hero: 'thorley', space: 's1,0', target: 's1,0', by: 'heroes', ranged: false },
  ])
})

test('FIGHT-1 a fight of the Sins player is all monsters in the space of the current hero against him alone', () => {
  const table = scene({
    heroes: { rocco: 's1,0', brad: 's1,0', rose: 's0,0' },
    monsters: ['acolyte s1,0', 'abomination s1,0', 'acolyte s0,0'],
    phase: 'reaction',
    dice: dice([], ['hit', 'hit', 'hit', 'corruption', 'blank']),
  })
  react(table)
  expect(table.of('fightStarted')[0]).toMatchObject({ hero: 'rocco', by: 'sins', space: 's1,0', target: 's1,0' })
  table.hero1({ none: true }, 'corruption')
  expect(lastRoll(table, 'sins')).toHaveLength(5)
  expect(lastRoll(table, 'heroes')).toHaveLength(3) // Brad only lends a die
  takeWounds(table)
  expect(['rocco', 'brad', 'rose'].map(table.woundsOf)).toEqual([1, 0, 0])
  expect(['rocco', 'brad', 'rose'].map(table.corruptionOf)).toEqual([2, 1, 1])
})

const commissioner: readonly Npc[] = ['commissioner']

test.each<[string, Sketch['heroes'], boolean, number]>([
  ['the Fight stat', { rocco: 's1,0', ...away }, false, 2],
  ['one other hero', { rocco: 's1,0', rose: 's1,0', brad: 's0,2' }, false, 3],
  ['two other heroes', { rocco: 's1,0', rose: 's1,0', brad: 's1,0' }, false, 4],
  ['the Commissioner', { rocco: { space: 's1,0', npcs: commissioner }, ...away }, false, 3],
  ['an Upgrade', { rocco: { space: 's1,0', upgrades: ['upg-ice-blade'] }, ...away }, false, 3],
  ['voluntary corruption', { rocco: 's1,0', ...away }, true, 3],
  [
    'all of it',
    { rocco: { space: 's1,0', npcs: commissioner, upgrades: ['upg-ice-blade'] }, rose: 's1,0', brad: 's1,0' },
    true,
    7,
  ],
  // What another hero holds is his alone.
  [
    'not what others hold',
    { rocco: 's1,0', rose: { space: 's1,0', npcs: commissioner, upgrades: ['upg-ice-blade'] }, brad: 's0,2' },
    false,
    3,
  ],
])('FIGHT-2 hero dice: %s', (_, heroes = {}, corruption, expected) => {
  const table = scene({ heroes, monsters: ['acolyte s1,0'], dice: dice() })
  table.hero1({ do: 'fight' })
  table.hero1(corruption ? { yes: true } : { none: true }, 'corruption')
  expect(lastRoll(table, 'heroes')).toHaveLength(expected)
})

test.each([
  [['acolyte s1,0'], 2],
  [['abomination s1,0'], 3],
  [['controller s1,0'], 4],
  [['avatar s1,0'], 5],
  [['hc-bailiff s1,0'], 4],
  [['fallen:morgana s1,0'], 5],
  [['acolyte s1,0', 'acolyte s1,0', 'abomination s1,0', 'controller s1,0'], 11],
])('FIGHT-3 Sin dice: the Fight stats of %j are %i', (monsters, expected) => {
  const table = scene({ heroes: { rocco: 's1,0', ...away }, monsters, dice: dice() })
  fight(table)
  expect(lastRoll(table, 'sins')).toHaveLength(expected)
})

test.each([
  ['old-cathedral', [], 3],
  ['old-cathedral', ['pentagram old-cathedral'], 4],
  ['old-cathedral', ['pentagram old-cathedral x2', 'pentagram s0,1'], 5],
  ['old-cathedral', ['pentagram old-cathedral down'], 3],
  ['s1,0', [], 2],
  ['s1,0', ['fire s1,0', 'corruption s1,0', 'nest s1,0'], 2],
])('FIGHT-3 Sin dice of an Acolyte in %s with %j: %i', (space, tokens, expected) => {
  const table = scene({
    heroes: { rocco: space, ...away },
    monsters: [`acolyte ${space}`],
    tokens,
    dice: dice(),
  })
  fight(table)
  expect(lastRoll(table, 'sins')).toHaveLength(expected)
})

test('FIGHT-3 the start-of-fight card, the track, Apocalypse cards and the power of the sin add dice', () => {
  const sins = [{ ...pride, power: { id: 'pride-power', modifiers: [{ hook: 'sinDice', count: () => 1 }] } }] as const
  const sketch: Sketch = {
    rules: fixtureRules({ sins }),
    heroes: { rocco: 's1,0', ...away },
    monsters: ['acolyte s1,0'],
    sins: { hand: ['pride-hubris'] },
    apocalypse: 4,
    apocalypseCards: ['apo-t4'],
    phase: 'reaction',
    dice: dice(),
  }
  const rolled = (change: Sketch, card: boolean) => {
    const table = scene({ ...sketch, ...change })
    react(table)
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'fight-start', hero: 'rocco' } })
    table.sins(card ? { card: 'pride-hubris' } : { none: true })
    table.hero1({ none: true }, 'corruption')
    return lastRoll(table, 'sins').length
  }
  // 2 of the Acolyte, 1 each of track, Red Moon and power, 2 of Hubris (he is alone)
  expect(rolled({}, true)).toBe(7)
  expect(rolled({}, false)).toBe(5)
  expect(rolled({ apocalypse: 3 }, false)).toBe(4)
  expect(rolled({ apocalypseCards: [] }, false)).toBe(4)
  expect(rolled({ setup: { power: false } }, false)).toBe(4)
})

test('FIGHT-4 FIGHT-5 first the start-of-fight card, then the Acolytes, and last the voluntary corruption', () => {
  const table = scene({
    heroes: { rocco: 's1,0', ...away },
    monsters: ['acolyte s1,0'],
    dead: { acolyte: 1 },
    sins: { hand: ['pride-hubris'] },
    dice: dice(),
  })
  table.hero1({ do: 'fight' })
  expect(table.prompt).toMatchObject({ kind: 'sin-card', seat: 'sins', subject: { window: 'fight-start' } })
  table.sins({ card: 'pride-hubris' })
  expect(table.prompt).toMatchObject({ kind: 'acolyte', seat: 'sins' })
  table.sins({ yes: true })
  expect(table.prompt).toMatchObject({ kind: 'corruption', seat: 'hero1', rule: 'CORR-4' })
  expect(table.of('sinCardPlayed')).toHaveLength(1)
  expect(table.board).toEqual(['acolyte s1,0', 'acolyte s1,0'])
  expect(table.of('diceRolled')).toEqual([])
  table.hero1({ yes: true })
  expect(lastRoll(table, 'sins')).toHaveLength(6)
  expect(table.of('corruptionTaken')).toHaveLength(1) // asked once
})

test('FIGHT-4 the Acolytes are not offered in a ranged fight', () => {
  const table = scene({
    heroes: { rocco: 's1,0', ...away },
    monsters: ['acolyte s3,0'],
    dead: { acolyte: 1 },
  })
  table.hero1({ do: 'shoot', at: 's3,0' })
  expect(table.kind).toBe('corruption')
})

test('FIGHT-6 both sides roll at the same time', () => {
  const table = scene({ heroes: { rocco: 's1,0', ...away }, monsters: ['acolyte s1,0'], dice: dice() })
  table.hero1({ do: 'fight' })
  const events = table.hero1({ none: true }, 'corruption').map(({ event }) => event)
  expect(events.slice(0, 2)).toEqual(['diceRolled', 'diceRolled'])
  expect(table.of('diceRolled').map(({ side, roll }) => [side, roll])).toEqual([
    ['heroes', 'fight'],
    ['sins', 'fight'],
  ])
})

test('FIGHT-6 the hero adds base Defense, Upgrades and the bonuses of his corruption', () => {
  const settle = (hero: object, corruption: boolean) => {
    const table = scene({
      heroes: { rocco: { space: 's1,0', ...hero }, ...away },
      monsters: ['controller s1,0'],
      setup: { power: false },
      dice: dice(),
    })
    table.hero1({ do: 'fight' })
    table.hero1(corruption ? { yes: true } : { none: true }, 'corruption')
    const [{ hits, defense, counters } = { hits: -1, defense: -1, counters: -1 }] = table.of('rollSettled')
    return { hits, defense, counters }
  }
  expect(settle({}, false)).toEqual({ hits: 0, defense: 2, counters: 0 })
  const upgrades = ['upg-ice-blade', 'upg-kevlar-vestments', 'upg-sawn-off', 'upg-rosary']
  expect(settle({ upgrades }, false)).toEqual({ hits: 1, defense: 4, counters: 1 })
  expect(settle({ corruption: 2 }, true)).toEqual({ hits: 0, defense: 3, counters: 0 })
  expect(settle({ corruption: 3, upgrades }, true)).toEqual({ hits: 2, defense: 5, counters: 1 })
})

test('FIGHT-6 the hero adds what his ability gives', () => {
  const hits = (monsters: readonly string[]) => {
    const table = scene({
      heroes: { brad: 's1,0', rose: 's0,2', rocco: 's0,2' },
      monsters,
      dice: dice(['defense', 'defense', 'defense']),
    })
    fight(table)
    return table.of('rollSettled')[0]?.hits
  }
  expect(hits(['controller s1,0'])).toBe(0)
  expect(hits(['controller s1,0', 'abomination s1,0'])).toBe(1) // Shaped Charge
})

test('FIGHT-6 the Sins player adds what his power gives: a lonely hero has 1 Defense less', () => {
  const wounds = (power: boolean, rose: string) => {
    const table = scene({
      heroes: { rocco: 's1,0', rose, brad: 's0,2' },
      monsters: ['controller s1,0'],
      setup: { power },
      dice: dice([], ['hit', 'hit', 'hit', 'hit']),
    })
    fight(table)
    return table.of('fightSettled')[0]?.wounds
  }
  expect(wounds(true, 's0,2')).toBe(3)
  expect(wounds(false, 's0,2')).toBe(2)
  expect(wounds(true, 's1,0')).toBe(2)
})

test('FIGHT-7 FAITH is turned with both rolls in sight, before anything dies', () => {
  const table = scene({
    heroes: { rocco: 's1,0', ...away },
    monsters: ['acolyte s1,0'],
    setup: { power: false },
    dice: dice(['faith', 'hit', 'skill'], ['corruption', 'corruption']),
  })
  fight(table)
  expect(table.prompt).toMatchObject({ kind: 'faith', seat: 'hero1' })
  expect(table.of('diceRolled')).toHaveLength(2)
  expect(table.of('fightSettled')).toEqual([])
  table.hero1({ as: 'hit' })
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(table.board).toEqual([])
  expect(table.corruptionOf('rocco')).toBe(3)
})

test('FIGHT-7 a bonus of any result is turned with both rolls in sight', () => {
  const table = scene({
    heroes: { rocco: { space: 's1,0', corruption: 6, wounds: [4, 6] }, ...away },
    monsters: ['acolyte s1,0'],
    setup: { power: false },
    dice: dice([], ['corruption', 'blank']),
  })
  table.hero1({ do: 'fight' })
  table.hero1({ yes: true }, 'corruption')
  expect(table.of('diceRolled')).toHaveLength(2)
  expect(table.prompt).toMatchObject({ kind: 'faith', rule: 'CORR-1' })
  table.hero1({ as: 'counter' })
  expect(table.of('fightSettled')[0]).toMatchObject({ sinCorruption: 1, corruption: 0 })
  expect(table.woundsOf('rocco')).toBe(2)
})

test('FIGHT-7 Skill results do nothing in a fight', () => {
  const table = scene({
    heroes: { thorley: 's1,0', ...away },
    monsters: ['acolyte s1,0'],
    tokens: ['fire s1,0'],
    dice: dice(['skill', 'skill', 'skill', 'skill'], ['hit', 'corruption']),
  })
  fight(table)
  expect(table.of('rollSettled')[0]).toMatchObject({ hits: 0, defense: 1, counters: 0, skills: 0 })
  expect(table.of('fightSettled')[0]).toMatchObject({ wounds: 0, corruption: 1 })
  expect(table.board).toEqual(['acolyte s1,0'])
  expect(table.tokens('fire', 's1,0')).toBe(1)
})

test.each([
  // hero dice, Sin dice, wounds, corruption: Thorley alone has Defense 1 against Pride
  [['counter'], ['corruption', 'corruption'], 0, 1],
  [['counter', 'counter'], ['corruption', 'corruption'], 0, 0],
  [['counter', 'counter', 'counter'], ['corruption', 'hit', 'hit'], 1, 0],
  [['defense'], ['hit', 'hit', 'hit'], 1, 0],
  [['defense', 'defense'], ['hit', 'hit', 'hit'], 0, 0],
  [['defense', 'defense', 'defense'], ['hit', 'corruption', 'corruption'], 0, 2],
  [[], ['burst', 'blank', 'blank', 'hit'], 1, 0],
  [['defense'], ['burst', 'blank', 'blank', 'hit'], 0, 0],
  [['hit'], ['hit', 'hit', 'corruption'], 1, 1],
] as const)('FIGHT-8 %j against %j: %i wounds and %i corruption', (hero, sin, wounds, corruption) => {
  const table = scene({
    heroes: { thorley: 's1,0', ...away },
    monsters: ['abomination s1,0'],
    dice: dice(hero, sin),
  })
  fight(table)
  takeWounds(table)
  expect(table.of('fightSettled')[0]).toMatchObject({ wounds, corruption })
  expect(table.woundsOf('thorley')).toBe(wounds)
  expect(table.corruptionOf('thorley')).toBe(1 + corruption)
})
