import { readFileSync } from 'node:fs'
import type { Position } from '@haven/engine'
import { parseFile, readScenario, runScenario, type Scenario } from '@haven/engine/files'
import { coreRules, Scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

/** The worked examples of the rulebook are scenario files; here they are played, and the figures compared. */

const EXAMPLES = new URL('../../../../examples/', import.meta.url)

const read = (name: string): Scenario =>
  readScenario(parseFile(readFileSync(new URL(`${name}.json`, EXAMPLES), 'utf8')))

function play(scenario: Scenario): Scene {
  const { state, events } = runScenario(coreRules, scenario)
  const table = new Scene(coreRules, state)
  table.events.push(...events)
  return table
}

/** The same scenario with other Wound markers on the first hero of its position. */
function wounded(scenario: Scenario, wounds: readonly number[]): Scenario {
  const position = scenario.position as Position
  const heroes = (position.heroes ?? []).map((hero, i) => (i === 0 ? { ...hero, wounds } : hero))
  return { ...scenario, position: { ...position, heroes } }
}

/** Who rolled how many dice, extra ones included. */
const rollsOf = (table: Scene): string[] => table.of('diceRolled').map(({ side, faces }) => `${side} ${faces.length}`)

test('EX-1 moving, in RavenCorp HQ: checks of 1 die; of 2 dice and 1 die; of 2 dice and 1 die', () => {
  const table = play(read('ex-1'))
  expect(table.of('heroMoved').map(({ to }) => to)).toEqual(['ravencorp-hq', 's2,1'])
  expect(table.of('checkSettled')).toMatchObject([
    { hero: 'rose', kind: 'fire', dice: 1, suffered: 0 },
    { hero: 'rose', kind: 'corruption', dice: 2, suffered: 1 },
    { hero: 'rose', kind: 'fire', dice: 1, suffered: 2 },
    { hero: 'rose', kind: 'corruption', dice: 2, suffered: 0 },
    { hero: 'rose', kind: 'fire', dice: 1, suffered: 0 },
  ])
  const order = table.events
    .map(({ event }) => event)
    .filter((event) => event === 'checkSettled' || event === 'heroMoved')
  expect(order.join(' ')).toBe('checkSettled heroMoved checkSettled checkSettled checkSettled checkSettled heroMoved')
  // a Burst, then a Hit, on the one die of the Fire
  expect(table.of('diceRolled')[2]?.faces).toEqual(['burst', 'hit'])
  expect([table.woundsOf('rose'), table.corruptionOf('rose'), table.spaceOf('rose')]).toEqual([2, 2, 's2,1'])
})

test('EX-2 Sin dice: Corruption, Blank, Burst and its Hit are 1 Corruption and 2 Hits', () => {
  const table = play(read('ex-2'))
  expect(table.of('diceRolled')[1]).toMatchObject({ side: 'sins', faces: ['corruption', 'blank', 'burst', 'hit'] })
  expect(table.of('fightSettled')).toMatchObject([{ sinHits: 2, sinCorruption: 1 }])
})

test('EX-3 Hero dice: 1 Counter-Corruption, 2 Defense, 3 Hits', () => {
  const table = play(read('ex-3'))
  expect(table.of('diceRolled')[0]).toMatchObject({
    side: 'heroes',
    faces: ['defense', 'faith', 'faith', 'faith', 'defense', 'hit'],
  })
  expect(table.of('faithTurned').map((event) => event.as)).toEqual(['hit', 'hit', 'counter'])
  // her printed Defense is 1
  expect(table.of('rollSettled')).toMatchObject([{ hits: 3, defense: 1 + 2, counters: 1 }])
  // 3 Hits kill the Abomination; 2 Hits and 1 Corruption of the Sins come to nothing
  expect(table.board).toEqual([])
  expect([table.woundsOf('leah'), table.corruptionOf('leah')]).toEqual([0, 1])
})

describe('EX-4', () => {
  test('EX-4 a fight: 6 Sin dice against 5, 1 wound, and the Abomination is dead', () => {
    const table = play(read('ex-4'))
    expect(table.of('fightStarted')).toMatchObject([{ hero: 'rose', by: 'sins', ranged: false }])
    // five dice and the one of FAITH
    expect(rollsOf(table)).toEqual(['heroes 6', 'sins 6'])
    expect(table.of('corruptionTaken')).toMatchObject([{ hero: 'rose', level: 3, voluntary: true }])
    expect(table.of('rollSettled')).toMatchObject([{ hits: 4, defense: 3, counters: 1 }])
    expect(table.of('fightSettled')).toMatchObject([{ sinHits: 4, sinCorruption: 1, wounds: 1, corruption: 0 }])
    expect([table.woundsOf('rose'), table.corruptionOf('rose'), table.woundsOf('thorley')]).toEqual([1, 3, 0])
    expect(table.board).toEqual(['acolyte s1,2'])
  })

  test('EX-4 her Hits kill the Abomination or the Acolyte, not both', () => {
    const scenario = read('ex-4')
    const kill = scenario.answers.findIndex(({ kind }) => kind === 'kill')
    const answers = scenario.answers.with(kill, { seat: 'hero1', kind: 'kill', choose: { monster: 'acolyte-1' } })
    // nothing is asked about a second kill: the next answer is the one about Bulwark
    expect(play({ ...scenario, answers }).board).toEqual(['abomination s1,2'])
    const choosing = play({ ...scenario, answers: scenario.answers.slice(0, kill) })
    expect(choosing.optionIds).toEqual(['none', 'acolyte-1', 'abomination-1'])
  })
})

test('EX-5 a ranged fight: 3 Hits kill one, 5 Sin dice of the other and the Acolyte, 1 corruption', () => {
  const table = play(read('ex-5'))
  expect(rollsOf(table)).toEqual(['heroes 2', 'sins 5'])
  expect(table.of('rollSettled')).toMatchObject([{ hits: 3, defense: 2 + 1 }])
  expect(table.of('monsterKilled')).toMatchObject([{ monster: 'abomination-1', space: 's3,0', by: 'ranged' }])
  expect(table.of('monsterMoved')).toMatchObject([{ monster: 'abomination-2', from: 's3,0', to: 's1,0' }])
  expect(table.of('fightSettled')).toMatchObject([{ sinHits: 3, sinCorruption: 1, wounds: 0, corruption: 1 }])
  expect(table.board).toEqual(['abomination s1,0', 'acolyte s1,0'])
  expect([table.woundsOf('rocco'), table.corruptionOf('rocco')]).toEqual([0, 2])
})

/** Dice, Hits and Defense of each hero roll. */
function rollOf(table: Scene, hero: string): { dice: number; hits: number; defense: number } {
  const rolled = table.of('diceRolled').find((event) => event.side === 'heroes' && event.hero === hero)
  const settled = table.of('rollSettled').find((event) => event.hero === hero)
  return { dice: rolled?.faces.length ?? 0, hits: settled?.hits ?? -1, defense: settled?.defense ?? -1 }
}

/** The same without the voluntary corruption. */
const modest = (scenario: Scenario): Scenario => ({
  ...scenario,
  answers: scenario.answers.map((answer) =>
    answer.kind === 'corruption' ? { ...answer, choose: { yes: false } } : answer,
  ),
})

test('EX-6 voluntary corruption from 1 to 2: +1 die; from 4 to 5: +2 dice, +1 Hit, +1 Defense', () => {
  const plain = play(modest(read('ex-6')))
  expect(rollOf(plain, 'rose')).toEqual({ dice: 2, hits: 0, defense: 1 })
  expect(rollOf(plain, 'rocco')).toEqual({ dice: 2, hits: 0, defense: 2 })
  const table = play(read('ex-6'))
  expect(rollOf(table, 'rose')).toEqual({ dice: 2 + 1, hits: 0, defense: 1 })
  expect(rollOf(table, 'rocco')).toEqual({ dice: 2 + 2, hits: 0 + 1, defense: 2 + 1 })
  expect([table.corruptionOf('rose'), table.corruptionOf('rocco')]).toEqual([2, 5])
})

test('EX-7 with Wound markers on 1, 4, 6 and one of the dice, from 4 to 5: +1 die and +1 Defense', () => {
  const scenario = read('ex-7')
  expect(rollOf(play(modest(scenario)), 'rocco')).toEqual({ dice: 2, hits: 0, defense: 2 })
  expect(rollOf(play(scenario), 'rocco')).toEqual({ dice: 2 + 1, hits: 0, defense: 2 + 1 })
  // whichever of the two dice bonuses it is
  expect(rollOf(play(wounded(scenario, [1, 4, 6, 5])), 'rocco')).toEqual({ dice: 2 + 1, hits: 0, defense: 2 + 1 })
})

test('EX-8 a Street with 2 Nests and an Acolyte takes one more summoned monster', () => {
  const scenario = read('ex-8')
  const before = play({ ...scenario, answers: [] })
  expect(before.optionIds).toEqual(['acolyte@s1,2', 'abomination@s1,2'])
  const table = play(scenario)
  expect(table.of('monsterSummoned')).toMatchObject([{ space: 's1,2', cause: 'END-1' }])
  expect(table.board.filter((each) => each.endsWith('s1,2'))).toEqual(['abomination s1,2', 'acolyte s1,2'])
  expect(table.view('all').dead).toHaveLength(2)
})

test('EX-9 three Altars, one with a hero in its space: 2 extra Sin cards', () => {
  const table = play(read('ex-9'))
  expect(table.of('sinCardsDrawn')).toMatchObject([{ count: 2, cause: 'END-4' }])
  expect(table.state.sins.hand).toHaveLength(2)
})
