import type { AcolyteDef } from '@haven/engine'
import { forceCorruption } from '@haven/engine/kit'
import { coreRules, firstStory, fixtureRules, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { cleanseDice, dice, fight, lastRoll, react, takeWounds } from './combat.ts'

const others = { rose: 's0,2', brad: 's0,2' }

/** A hero alone with the Controller, so that no kill is ever asked for; he raises his corruption to `level`. */
function raiseTo(level: number, hero = 'rocco', given: object = {}) {
  const table = scene({
    heroes: { [hero]: { space: 's1,0', corruption: level - 1, ...given }, ...others },
    monsters: ['controller s1,0'],
    setup: { power: false },
    dice: dice(),
  })
  table.hero1({ do: 'fight' })
  table.hero1({ yes: true }, 'corruption')
  return table
}

/** Dice, Hits and Defense of the hero's side. */
function gains(table: ReturnType<typeof scene>) {
  const [roll] = table.of('rollSettled')
  return [lastRoll(table, 'heroes').length, roll?.hits, roll?.defense]
}

test('CORR-1 corruption starts at 1', () => {
  const state = coreRules.createGame(
    coreRules.resolveSetup({ heroPlayers: 3, heroes: ['rose', 'thorley', 'rocco'] }, { below: () => 0 }),
    'start',
  )
  expect(state.heroes.map(({ corruption }) => corruption)).toEqual([1, 1, 1])
})

test.each([
  [2, [3, 0, 2]],
  [3, [3, 0, 3]],
  [4, [3, 1, 3]],
  [5, [4, 1, 3]],
  [6, [4, 3, 3]],
])('CORR-1 standard track: at %i dice, Hits and Defense of Rocco are %j', (level, expected) => {
  expect(gains(raiseTo(level))).toEqual(expected)
})

test.each([
  ['hit', [4, 4, 3], 0],
  ['defense', [4, 3, 4], 0],
  ['counter', [4, 3, 3], 1],
] as const)('CORR-1 standard track: at 7 also a result of choice, here %s', (as, expected, counters) => {
  const table = raiseTo(7)
  expect(table.prompt).toMatchObject({ kind: 'faith', seat: 'hero1' })
  table.hero1({ as })
  if (table.asks('kill')) table.hero1({ none: true })
  expect(gains(table)).toEqual(expected)
  expect(table.of('rollSettled')[0]?.counters).toBe(counters)
})

test.each(['leah', 'rose', 'karl', 'rocco', 'brad', 'thorley', 'morgana'])(
  'CORR-1 the track of %s is the standard one, as on every dashboard of this box',
  (hero) => {
    const standard = coreRules.tables.heroes.get('leah')?.track
    expect(coreRules.tables.heroes.get(hero)?.track).toEqual(standard)
  },
)

test('CORR-1 in play: Thorley, Morgana and Karl gain what everybody gains', () => {
  // Fight 4 and Defense 2; Karl has Fight 2 and Defense 1.
  expect([3, 4].map((level) => gains(raiseTo(level, 'thorley')))).toEqual([
    [5, 0, 3],
    [5, 1, 3],
  ])
  expect([3, 4].map((level) => gains(raiseTo(level, 'morgana')))).toEqual([
    [5, 0, 3],
    [5, 1, 3],
  ])
  expect(gains(raiseTo(4, 'karl'))).toEqual([3, 1, 2])
})

test('CORR-1 a box of another team may print others: a Hit or a Skill, whichever the roll can use', () => {
  const heroes = firstStory.heroes.map((hero) =>
    hero.id === 'thorley' ? { ...hero, track: hero.track.with(3, { kind: 'choice', of: ['hit', 'skill'] }) } : hero,
  )
  const rules = fixtureRules({ heroes })
  const given = { thorley: { space: 's1,0', corruption: 3 }, rose: 's0,2', rocco: 's0,2' }
  const fighting = scene({ rules, heroes: given, monsters: ['controller s1,0'], setup: { power: false }, dice: dice() })
  fighting.hero1({ do: 'fight' })
  fighting.hero1({ yes: true }, 'corruption')
  expect(gains(fighting)).toEqual([5, 1, 3])
  const cleansing = scene({ rules, heroes: given, tokens: ['fire s1,0 x2'], dice: cleanseDice() })
  cleansing.hero1({ do: 'cleanse' })
  cleansing.hero1({ yes: true }, 'corruption')
  expect(cleansing.of('rollSettled')[0]).toMatchObject({ skills: 1 })
})

test('CORR-2 forced corruption raises the level by 1 and gives nothing', () => {
  const table = scene({
    heroes: { rocco: { space: 's1,0', corruption: 4 }, ...others },
    monsters: ['acolyte s1,0'],
    setup: { power: false },
    dice: dice([], ['corruption', 'blank']),
  })
  fight(table)
  expect(table.corruptionOf('rocco')).toBe(5)
  expect(table.of('corruptionTaken')).toEqual([expect.objectContaining({ level: 5, voluntary: false })])
  expect(gains(table)).toEqual([2, 0, 2]) // as if he had none
})

test('CORR-2 a check forces 1 corruption for each result', () => {
  const table = scene({
    heroes: { rocco: 's0,0', ...others },
    tokens: ['corruption s1,0 x3'],
    dice: dice([], ['corruption', 'hit', 'corruption']),
  })
  table.hero1({ do: 'move', to: 's1,0' })
  expect(table.corruptionOf('rocco')).toBe(3)
  expect(table.woundsOf('rocco')).toBe(0)
})

test('CORR-3 at 7 each further forced corruption is a wound, and Defense does not help', () => {
  const table = scene({
    heroes: { thorley: { space: 's1,0', corruption: 7, upgrades: ['upg-kevlar-vestments'] }, ...others },
    monsters: ['abomination s1,0'],
    dice: dice(['defense', 'defense'], ['corruption', 'corruption', 'hit']),
  })
  table.hero1({ do: 'fight' })
  takeWounds(table)
  expect(table.of('fightSettled')[0]).toMatchObject({ wounds: 0, corruption: 2 })
  expect(table.woundsOf('thorley')).toBe(2)
  expect(table.corruptionOf('thorley')).toBe(7)
  expect(table.of('corruptionTaken')).toEqual([])
})

test('CORR-3 the level rises to 7 first; only what is beyond it wounds', () => {
  const table = scene({
    heroes: { rocco: { space: 's0,0', corruption: 5 }, ...others },
    tokens: ['corruption s1,0 x3'],
    dice: dice([], ['corruption', 'corruption', 'corruption']),
  })
  table.hero1({ do: 'move', to: 's1,0' })
  table.hero1({ slot: 2 }, 'wound-slot')
  expect(table.corruptionOf('rocco')).toBe(7)
  expect(table.hero('rocco').wounds).toEqual([2])
})

test('CORR-4 the bonuses of the new level and all lower ones count, but for those under a Wound marker', () => {
  expect(gains(raiseTo(5))).toEqual([4, 1, 3])
  expect(gains(raiseTo(5, 'rocco', { wounds: [1, 4, 6, 2] }))).toEqual([3, 0, 3])
  expect(gains(raiseTo(5, 'rocco', { wounds: [3, 7] }))).toEqual([4, 1, 2])
  expect(gains(raiseTo(6, 'rocco', { wounds: [6] }))).toEqual([4, 1, 3])
  // A marker on slot 7 takes the result of choice away: nothing is asked.
  const seven = raiseTo(7, 'rocco', { wounds: [7] })
  expect(seven.asks('faith')).toBe(false)
  expect(gains(seven)).toEqual([4, 3, 3])
})

test('CORR-4 once before each roll, and only below 7', () => {
  const sketch = (corruption: number): Sketch => ({
    heroes: { rocco: { space: 's1,0', corruption }, ...others },
    monsters: ['controller s1,0'],
    dice: dice(),
  })
  const six = scene(sketch(6))
  six.hero1({ do: 'fight' })
  six.hero1({ yes: true }, 'corruption')
  expect(six.corruptionOf('rocco')).toBe(7)
  expect(six.of('diceRolled')).toHaveLength(2)
  const seven = scene(sketch(7))
  seven.hero1({ do: 'fight' })
  expect(seven.of('diceRolled')).toHaveLength(2)
  expect(seven.corruptionOf('rocco')).toBe(7)
  expect(seven.woundsOf('rocco')).toBe(0)
  expect(gains(seven)).toEqual([2, 0, 1]) // no bonus either; he is alone against Pride
})

test('CORR-4 the bonuses are for this roll only', () => {
  const table = raiseTo(5)
  table.hero1({ do: 'end' })
  react(table)
  table.hero1({ none: true }, 'corruption')
  expect(lastRoll(table, 'heroes')).toHaveLength(2)
  expect(table.of('rollSettled').map(({ hits, defense }) => [hits, defense])).toEqual([
    [1, 3],
    [0, 2],
  ])
})

test('CORR-4 forced corruption of the same fight adds no bonus', () => {
  const table = scene({
    heroes: { rocco: { space: 's1,0', corruption: 2 }, ...others },
    monsters: ['controller s1,0'],
    setup: { power: false },
    dice: dice([], ['corruption', 'corruption', 'blank', 'blank']),
  })
  table.hero1({ do: 'fight' })
  table.hero1({ yes: true }, 'corruption')
  expect(table.corruptionOf('rocco')).toBe(5)
  expect(gains(table)).toEqual([3, 0, 3]) // those of level 3
})

test('CORR-4 nor does what an effect forces on him before the roll, if he takes none himself', () => {
  const spite: AcolyteDef = { id: 'spite', ability: 'spite', fight: 2, defense: 2, effect: [forceCorruption(1)] }
  const table = scene({
    rules: fixtureRules({ acolytes: [spite] }),
    setup: { acolytes: 'spite', power: false },
    heroes: { rocco: { space: 's1,0', corruption: 2 }, ...others },
    monsters: ['controller s1,0'],
    dead: { acolyte: 1 },
    dice: dice(),
  })
  table.hero1({ do: 'fight' })
  table.sins({ yes: true }, 'acolyte')
  expect(table.corruptionOf('rocco')).toBe(3)
  table.hero1({ none: true }, 'corruption')
  expect(gains(table)).toEqual([2, 0, 2])
})

test('CORR-5 EXPL-4 the moment a hero reaches 7 by his own will his Innocents die', () => {
  const reach = (corruption: number) => {
    const table = scene({
      heroes: { rocco: { space: 's1,0', corruption, innocents: 2 }, ...others },
      monsters: ['controller s1,0'],
      dice: dice(),
    })
    table.hero1({ do: 'fight' })
    table.hero1({ yes: true }, 'corruption')
    return table
  }
  const seven = reach(6)
  expect(seven.of('innocentKilled')).toHaveLength(2)
  expect(seven.hero('rocco').innocents).toBe(0)
  expect(seven.view('all').innocentsOut).toBe(2)
  expect(seven.tokens('innocent', 's1,0')).toBe(0)
  const names = seven.events.map(({ event }) => event)
  expect(names.indexOf('innocentKilled')).toBeLessThan(names.indexOf('diceRolled'))
  expect(reach(5).hero('rocco').innocents).toBe(2)
})

test('CORR-5 EXPL-4 the same by forced corruption', () => {
  const reach = (corruption: number) => {
    const table = scene({
      heroes: {
        rocco: { space: 's0,0', corruption, innocents: 1 },
        rose: { space: 's0,2', innocents: 1 },
        brad: 's0,2',
      },
      tokens: ['corruption s1,0'],
      dice: dice([], ['corruption']),
    })
    table.hero1({ do: 'move', to: 's1,0' })
    return [table.hero('rocco').innocents, table.hero('rose').innocents, table.view('all').innocentsOut]
  }
  expect(reach(6)).toEqual([0, 1, 1])
  expect(reach(5)).toEqual([1, 1, 0])
})
