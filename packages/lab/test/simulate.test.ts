import { coreBox } from '@haven/content'
import { compileBox, EngineError, type Event } from '@haven/engine'
import { expect, test } from 'vitest'
import { simulateGame } from '../src/simulate/game.ts'
import { gamePlan, type Plan } from '../src/simulate/plan.ts'
import { Reached } from '../src/simulate/reached.ts'
import { spreadOf, Tallying } from '../src/simulate/tally.ts'

const PLAN: Plan = {
  games: 16,
  seed: 'test',
  heroesBot: 'random',
  sinsBot: 'random',
  maps: ['havens-last-stand-a', 'havens-last-stand-b'],
  players: [1, 2, 3, 4],
  sins: ['random'],
  acolytes: ['random'],
  edition: 'final',
  limit: 10_000,
  records: null,
}

test('every number of players comes on every map', () => {
  const wishes = Array.from({ length: 8 }, (_, i) => gamePlan(PLAN, i).wishes)
  expect(new Set(wishes.map(({ map, heroPlayers }) => `${map} ${heroPlayers}`)).size).toBe(8)
})

test('the second crate is in every game, in none, or in every other one', () => {
  const crated = (crate: Plan['crate']): boolean[] =>
    [0, 1, 2, 3].map((i) => gamePlan({ ...PLAN, ...(crate && { crate }) }, i).wishes.secondCrate === true)
  expect([crated(undefined), crated('off'), crated('on'), crated('random')]).toEqual([
    [false, false, false, false],
    [false, false, false, false],
    [true, true, true, true],
    [false, true, false, true],
  ])
})

test('--all: every cell once before any comes again, and a few games are well spread', () => {
  const { sins, acolytes, maps } = compileBox(coreBox).tables
  const all: Plan = { ...PLAN, maps: [...maps.keys()], sins: [...sins.keys()], acolytes: [...acolytes.keys()] }
  const cells = (games: number): string[] =>
    Array.from({ length: games }, (_, i) => Object.values(gamePlan(all, i).wishes).join(' '))
  const count = 14 * 4 * 2 * 3
  expect(new Set(cells(count)).size).toBe(count)
  expect(cells(2 * count).slice(count)).toEqual(cells(count))
  const few = Array.from({ length: 28 }, (_, i) => gamePlan(all, i).wishes)
  for (const key of ['map', 'heroPlayers', 'sin', 'acolytes'] as const) {
    const found = few.map((wishes) => wishes[key])
    const times = [...new Set(found)].map((each) => found.filter((other) => other === each).length)
    const kinds = { map: 14, heroPlayers: 4, sin: 2, acolytes: 3 }[key]
    expect(times, key).toHaveLength(kinds)
    expect(Math.max(...times), key).toBeLessThanOrEqual(28 / kinds + 3)
  }
})

test('what a game reaches is read from its events', () => {
  const reached = new Reached(compileBox(coreBox))
  const events: Event[] = [
    { event: 'missionBegun', mission: 'hls-1-hold-the-line', count: 7 },
    { event: 'missionAccomplished', mission: 'hls-1-hold-the-line' },
    { event: 'missionBegun', mission: 'hls-2b-thin-the-herd', count: 3 },
    { event: 'missionAccomplished', mission: 'hls-2b-thin-the-herd' },
    { event: 'missionBegun', mission: 'hls-3-cut-the-strings', count: 1 },
    { event: 'monsterSummoned', monster: 'hc-bailiff', space: 's1,0', cause: 'apo-t1' },
    { event: 'monsterSummoned', monster: 'acolyte-1', space: 's1,0', cause: 'END-1' },
    { event: 'fightStarted', hero: 'rocco', space: 's1,0', target: 's2,0', by: 'heroes', ranged: true },
    { event: 'fightStarted', hero: 'rocco', space: 's1,0', target: 's1,0', by: 'sins', ranged: false },
    { event: 'abilityUsed', ability: 'feral', hero: 'karl' },
    { event: 'darkPastRevealed', hero: 'karl', card: 'past-3' },
  ]
  for (const event of events) reached.note(event)
  expect(reached.counts).toEqual({
    'mission hls-1-hold-the-line begun': 1,
    'mission hls-1-hold-the-line accomplished': 1,
    'branch hls-1-hold-the-line hls-2b-thin-the-herd': 1,
    'mission hls-2b-thin-the-herd begun': 1,
    'mission hls-2b-thin-the-herd accomplished': 1,
    'event hls-2b-thin-the-herd': 1,
    'mission hls-3-cut-the-strings begun': 1,
    'hell-club hc-bailiff': 1,
    'ability killshot': 1,
    'ability feral': 1,
    'dark-past past-3': 1,
  })
})

test('a game of more than 25 rounds is named', () => {
  const tallying = new Tallying()
  const game = { ...simulateGame(compileBox(coreBox), PLAN, 0), rounds: 26 }
  tallying.add(game, '')
  tallying.add({ ...game, index: 1, rounds: 25 }, '')
  expect(tallying.result().long).toEqual([{ game: 0, rounds: 26 }])
})

test('a game in which the rules break is counted, and its report is enough to play it again', () => {
  const rules = compileBox(coreBox)
  let left = 30
  const broken = {
    ...rules,
    decide: (...args: Parameters<typeof rules.decide>) => {
      if (left-- === 0) throw new EngineError('a broken invariant', { is: 'here' })
      return rules.decide(...args)
    },
  }
  const result = simulateGame(broken, PLAN, 3)
  expect(result).toMatchObject({ outcome: null, problem: { kind: 'error', message: 'a broken invariant' } })
  const { report } = result.problem as { report: { state: object; game: { answers: object[]; seed: string } } }
  expect(report.state).toEqual({ is: 'here' })
  expect(report.game).toMatchObject({ seed: 'test/3' })
  expect(report.game.answers).toHaveLength(31)
  const tallying = new Tallying()
  tallying.add(result, 'report.json')
  tallying.add(simulateGame(rules, PLAN, 4), '')
  const { errors, all } = tallying.result()
  expect(errors).toEqual([{ game: 3, message: 'a broken invariant', report: 'report.json' }])
  expect(all).toMatchObject({ games: 2 })
  expect(all.heroes + all.sins).toBe(1)
})

test('mean and spread', () => {
  expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, spread: 2, least: 2, most: 9 })
  expect(spreadOf([])).toEqual({ mean: 0, spread: 0, least: 0, most: 0 })
})
