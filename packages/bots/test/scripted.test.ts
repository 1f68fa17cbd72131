import { type Option, type Position, randomFrom, type Seat, type State } from '@haven/engine'
import { canonicalJson } from '@haven/engine/files'
import { describe, expect, test } from 'vitest'
import { createBot, createScriptedBot, playGame, readState, scriptedAnswer, WEIGHTS } from '../src/index.ts'
import { diceOdds, mean } from '../src/scripted/dice-odds.ts'
import { likely } from '../src/scripted/survey.ts'
import { botsFor, range, rules, setupOf } from './table.ts'

/** A position of map A of Haven's Last Stand. */
function stateOf(position: Partial<Position>): State {
  const heroes = ['leah', 'thorley', 'rocco']
  return rules.fromPosition(
    {
      haven: 1,
      round: 1,
      altars: [],
      npcs: [],
      orbital: [],
      metro: [],
      tokens: [],
      monsters: [],
      dead: {},
      sins: { hand: [], reactions: 0 },
      setup: {
        edition: 'final',
        sin: 'pride',
        acolytes: 'nuns',
        map: 'havens-last-stand-a',
        heroPlayers: 3,
        heroes,
      },
      heroes: heroes.map((hero) => ({ hero, space: 's0,2' })),
      current: { phase: 'hero-turn', hero: 'leah' },
      ...position,
    },
    'bots',
  )
}

/** What the scripted bot answers in it. */
const answerIn = (position: Partial<Position>, seat: Seat = 'hero1'): Option => answerTo(stateOf(position), seat)

function answerTo(state: State, seat: Seat): Option {
  const view = rules.view(state, seat)
  const prompt = view.prompts[0]
  if (!prompt) throw new Error(`${seat} is not asked`)
  const id = createBot('scripted', rules, randomFrom('scripted')).decide(view, prompt)
  return prompt.options.find((option) => option.id === id) as Option
}

const leahAt = (space: string, more: object = {}) => [
  { hero: 'leah', space, ...more },
  { hero: 'thorley', space: 's0,2' },
  { hero: 'rocco', space: 's0,2' },
]

describe('a hero in his turn', () => {
  test('late in the game goes to the last friend who is missing, whatever stands in the way', () => {
    const position: Partial<Position> = {
      setup: {
        edition: 'final',
        sin: 'pride',
        acolytes: 'nuns',
        map: 'lights-out-b',
        heroPlayers: 3,
        heroes: ['leah', 'thorley', 'rocco'],
      },
      mission: { id: 'lto-1-find-friends', progress: 2, count: 3, marked: ['ravencorp', 'proxy'] },
      monsters: ['s0,0', 's1,0', 's0,1', 's1,1'].map((space) => ({ kind: 'abomination', space })),
      npcs: [{ kind: 'commissioner', space: 's1,0' }],
      heroes: leahAt('uplink-tower', { wounds: [1, 2, 3, 4], corruption: 4 }).map((hero) => ({
        ...hero,
        space: 'uplink-tower',
      })),
    }
    expect(answerIn({ ...position, round: 19 })).not.toMatchObject({ do: 'move' })
    expect(answerIn({ ...position, round: 20 })).toMatchObject({ do: 'move' })
  })
  test('fights an Acolyte in his space', () => {
    const monsters = [{ kind: 'acolyte', space: 's1,0' }]
    expect(answerIn({ heroes: leahAt('s1,0'), monsters })).toMatchObject({ do: 'fight' })
  })

  test('walks to the monster that the mission wants, and past another', () => {
    const monsters = [
      { kind: 'acolyte', space: 's1,2' },
      { kind: 'controller', space: 's0,0' },
    ]
    const mission = { id: 'hls-3-cut-the-strings', progress: 0 }
    const heroes = leahAt('s0,2', { corruption: 5, cityAction: false })
    expect(answerIn({ heroes, monsters, mission })).toMatchObject({ do: 'move', to: 's0,1' })
  })

  test('does not start a fight that would only kill her', () => {
    const many = Array.from({ length: 6 }, () => ({ kind: 'abomination', space: 's1,0' }))
    const heroes = leahAt('s1,0', { wounds: [1, 2, 3] })
    expect(answerIn({ heroes, monsters: many })).not.toMatchObject({ do: 'fight' })
  })

  test('risks everything for the blow that wins the game', () => {
    const monsters = [
      { kind: 'avatar', space: 's1,0' },
      { kind: 'acolyte', space: 's1,0' },
    ]
    const mission = { id: 'hls-5-throw-it-back', progress: 0 }
    const heroes = leahAt('s1,0', { wounds: [1, 2, 7], corruption: 5 })
    expect(answerIn({ heroes, monsters, mission })).toMatchObject({ do: 'fight' })
  })

  test('takes what lies about, and uses a hospital when wounded', () => {
    const tokens = [{ kind: 'extraTurn', space: 's1,0' } as const]
    expect(answerIn({ heroes: leahAt('s1,0'), tokens })).toMatchObject({ do: 'collect', token: 'extraTurn' })
    const wounded = leahAt('saint-jude-hospital', { wounds: [1, 2, 3] })
    expect(answerIn({ heroes: wounded })).toMatchObject({ do: 'city' })
  })
})

describe('the Sins player', () => {
  const reaction = (wounds: number[], monsters: { kind: string; space: string }[]) =>
    answerIn(
      {
        heroes: leahAt('s1,0', { wounds, corruption: 7, turns: 1 }),
        monsters,
        sins: { hand: [], reactions: 1 },
        current: { phase: 'reaction', hero: 'leah' },
      },
      'sins',
    )

  test('reacts against a hero who is alone and nearly dead', () => {
    const monsters = ['s1,0', 's2,0'].map((space) => ({ kind: 'abomination', space }))
    expect(reaction([1, 2, 3, 4], monsters)).toMatchObject({ yes: true })
  })

  test('keeps a token that can do nothing now', () => {
    expect(reaction([], [])).toMatchObject({ yes: false })
  })

  test('stands on the tokens that the heroes have to look under: nobody flips them beside a monster', () => {
    const heroes = ['leah', 'thorley', 'rocco']
    const state = stateOf({
      setup: { edition: 'final', sin: 'pride', acolytes: 'nuns', map: 'a-face-we-knew-a', heroPlayers: 3, heroes },
      heroes: heroes.map((hero) => ({ hero, space: 's0,1', turns: 1 })),
      monsters: [{ kind: 'acolyte', space: 's3,1' }],
      tokens: [{ kind: 'pentagram', space: 's4,0', faceDown: true }],
      sins: { hand: [], reactions: 1 },
      current: { phase: 'reaction', hero: 'leah' },
    })
    const spend = answerTo(state, 'sins')
    expect(spend).toMatchObject({ yes: true })
    const [prompt] = rules.prompts(state)
    rules.advance(state, { prompt: prompt!.id, seat: 'sins', option: spend.id })
    expect(answerTo(state, 'sins')).toMatchObject({ monster: 'acolyte-1', to: 's4,0' })
  })
})

describe('the policy on a table that is read directly', () => {
  test('gives the answer of the bot that sees the view alone, and leaves the state as it was', () => {
    let asked = 0
    for (const game of range(2)) {
      const bots = botsFor('scripted', 'scripted', game)
      const state = rules.createGame(setupOf(game), `game ${game}`)
      for (let i = 0; i < 120 && !state.over; i++) {
        const [prompt] = rules.prompts(state)
        if (!prompt) break
        const view = rules.view(state, prompt.seat)
        const question = view.prompts.find(({ id }) => id === prompt.id)!
        const before = canonicalJson(state)
        const direct = scriptedAnswer(readState(rules, state, prompt.seat), randomFrom(`${i}`), question)
        expect(canonicalJson(state)).toBe(before)
        const seen = createScriptedBot(rules, randomFrom(`${i}`)).decide(view, question)
        expect(direct.id, `${prompt.kind} of ${prompt.seat}`).toBe(seen)
        rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: bots[prompt.seat].decide(view, question) })
        asked++
      }
    }
    expect(asked).toBeGreaterThan(200)
  })

  test('other weights are another player', () => {
    const count = (voluntary: number): number => {
      const weights = { ...WEIGHTS, heroes: { ...WEIGHTS.heroes, voluntary } }
      let taken = 0
      const bot = createScriptedBot(rules, randomFrom('weights'), weights)
      const bots = { sins: bot, hero1: bot, hero2: bot, hero3: bot, hero4: bot }
      playGame(rules, setupOf(0), 'weights', bots, {
        maxDecisions: 120,
        onEvents: (events) => {
          for (const event of events) if (event.event === 'corruptionTaken' && event.voluntary) taken++
        },
      })
      return taken
    }
    expect(count(WEIGHTS.heroes.voluntary)).toBeGreaterThan(0)
    expect(count(99)).toBe(0)
  })
})

describe('choice by chance', () => {
  const random = randomFrom('likely')
  const share = (scores: readonly number[], heat: number): number =>
    range(2000).filter(() => likely(random, scores, heat, (score) => score) === scores[0]).length / 2000

  test('the better is the likelier, by e for each heat', () => {
    expect(share([3, 2], 1)).toBeCloseTo(Math.E / (1 + Math.E), 1)
    expect(share([2, 3], 1)).toBeCloseTo(1 / (1 + Math.E), 1)
    expect(share([0, 0.0001], 1)).toBeCloseTo(0.5, 1)
    expect(share([9, 0], 0.1)).toBe(1)
  })
})

describe('odds', () => {
  const odds = diceOdds(rules.tables.dice, 'normal')

  test('one die has the means of the table, extra rolls included', () => {
    expect(mean(odds.heroHits(1))).toBeCloseTo(0.4 + 0.2, 3)
    expect(mean(odds.heroSkills(1))).toBeCloseTo(0.2 + 0.2, 3)
    expect(mean(odds.sinHits(1))).toBeCloseTo(0.6, 3)
    expect(mean(odds.sinCorruption(1))).toBeCloseTo(0.2, 3)
    expect(mean(diceOdds(rules.tables.dice, 'merciless').sinCorruption(1))).toBeCloseTo(0.4, 3)
  })

  test('means add up over dice, and Defense takes away from them', () => {
    expect(mean(odds.sinHits(5))).toBeCloseTo(3, 2)
    expect(mean(odds.roughWounds(5, 0, 0))).toBeCloseTo(3, 2)
    expect(mean(odds.roughWounds(5, 0, 2))).toBeLessThan(mean(odds.roughWounds(5, 0, 1)))
    expect(mean(odds.roughWounds(5, 4, 1))).toBeLessThan(mean(odds.roughWounds(5, 0, 1)))
  })
})
