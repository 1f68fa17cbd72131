import { type Position, type Rules, randomFrom, type SetupWishes, type State, type TokenKind } from '@haven/engine'
import { coreRules, Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { dusk, rulesWith } from './texts.ts'

/** Round trips: a state at a moment between two things, as a position, and back. */

/** All of a state but its random stream and the numbers of its questions. */
const essence = (state: State) => ({ ...state, random: null, question: 0, decisions: 0 })
const questions = (rules: Rules, state: State) => rules.prompts(state).map((prompt) => ({ ...prompt, id: '' }))

function roundTrip(rules: Rules, state: State): Position {
  const position = rules.toPosition(state)
  if (!position) throw new Error('there is no position here')
  // A file: only what JSON keeps.
  const file = JSON.parse(JSON.stringify(position)) as Position
  const back = rules.fromPosition(file, 'another seed')
  expect(essence(back)).toEqual(essence(state))
  expect(questions(rules, back)).toEqual(questions(rules, state))
  expect(rules.toPosition(back)).toEqual(position)
  return position
}

const PAST = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ id: `past-${number}`, number, steps: [] }))
const rich = rulesWith({ darkPast: PAST, story: { darkPast: true } })

/** Something in every field. */
const RICH: Sketch = {
  rules: rich,
  round: 4,
  apocalypse: 5,
  mission: { id: 'hls-2a-burn-the-nests', progress: 2, count: 4, marked: ['dockside', 'proxy'] },
  missionsDone: ['hls-1-hold-the-line'],
  heroes: {
    karl: {
      space: 's1,0',
      form: 'karl-wolf',
      corruption: 5,
      wounds: [3, 1],
      turns: 1,
      extraTurns: 2,
      cityAction: false,
      upgrades: ['upg-lucky-coin', 'upg-motorbike'],
      npcs: ['proxy'],
      innocents: 2,
      freshInnocents: 1,
    },
    rocco: { space: 'dockside', turns: 0, npcs: ['ravencorp'] },
    rose: { space: 's3,2', wounds: [7], upgrades: ['upg-rosary'] },
  },
  reserve: ['leah', 'thorley'],
  monsters: [
    'acolyte s2,0',
    'acolyte s2,0',
    'abomination megatheatre',
    'controller s3,0',
    'hc-huntsman s0,0',
    'fallen:brad s2,2',
  ],
  dead: { acolyte: 2, abomination: 1, avatar: 1 },
  tokens: [
    'fire s1,1 x2',
    'corruption dockside',
    'nest s2,0',
    'extraTurn s0,0',
    'innocent s0,1',
    'pentagram s2,1 down',
    'fire s2,1 down',
  ],
  altars: ['s3,0', 's3,0'],
  metro: [
    { color: 'red', space: 's0,2' },
    { color: 'red', space: 's3,1' },
  ],
  orbital: ['s1,1', 's2,2'],
  npcs: [{ kind: 'commissioner', space: 'constabulary' }],
  covered: [{ district: 'dockside', icon: 'extraTurn' }],
  slots: ['uplink-tower'],
  sins: { hand: ['pride-hubris', 'pride-cast-out'], reactions: 2, tokens: 6, permanent: 4 },
  sinDiscard: ['pride-hubris', 'pride-gauntlet'],
  openCard: 'pride-no-charity',
  apocalypseCards: ['apo-t2', 'apo-t4'],
  apocalypseDeck: ['apo-t7', 'apo-t3', 'apo-t5', 'apo-t6'],
  darkPast: { karl: 'past-1', rocco: 'past-3', leah: 'past-2', morgana: 'past-4' },
  used: ['upg-lucky-coin', 'acolytes'],
  forbids: [{ hero: 'rocco', what: 'heal', until: 'round' }],
  firstHero: 'rose',
  removed: {
    figures: ['hc-bailiff', 'fallen-morgana'],
    innocents: 1,
    apocalypse: ['apo-t1'],
    darkPast: ['past-5'],
    upgrades: ['upg-ice-blade'],
  },
  known: { hand: ['pride-hubris'], upgrades: 2, apocalypse: 1 },
  roundFacts: { kills: 2, progress: 1, heroDied: true },
  dice: { hero: ['hit', 'faith'], sin: ['burst'] },
}

describe('round trips in each phase', () => {
  test('hero-turn, with something in every field', () => {
    const table = scene({
      ...RICH,
      turn: {
        steps: 1,
        streetsOnly: false,
        moveOver: true,
        acted: true,
        paid: true,
        moveLimit: 1,
        progressRose: true,
        card: 'pride-no-charity',
        reacted: false,
        dropped: ['commissioner'],
      },
    })
    expect(table.kind).toBe('hero-turn')
    const position = roundTrip(rich, table.state)
    expect(position).toMatchObject({ current: { phase: 'hero-turn', hero: 'karl' }, round: 4 })
    expect(position.turn).toMatchObject({
      steps: 1,
      moveOver: true,
      card: 'pride-no-charity',
      dropped: ['commissioner'],
    })
  })

  test('reaction', () => {
    const table = scene({ ...RICH, phase: 'reaction' })
    expect(table.kind).toBe('reaction')
    expect(roundTrip(rich, table.state).current).toEqual({ phase: 'reaction', hero: 'karl' })
  })

  test('take-turn', () => {
    const table = scene({ ...RICH, phase: 'take-turn' })
    expect(table.kind).toBe('take-turn')
    expect(roundTrip(rich, table.state).current).toMatchObject({ phase: 'take-turn', hero: 'karl' })
  })

  test('take-turn, with heroes who have passed', () => {
    const spent = { space: 's0,2', turns: 0 }
    const table = dusk({
      heroes: { thorley: spent, rocco: { ...spent, extraTurns: 1 }, rose: { ...spent, extraTurns: 1 } },
    })
    table.hero1({ do: 'end' })
    table.hero2({ none: true }, 'take-turn')
    expect(roundTrip(coreRules, table.state).current).toEqual({ phase: 'take-turn', hero: 'rose', passed: 1 })
    const back = new Scene(coreRules, coreRules.fromPosition(coreRules.toPosition(table.state) as Position, 'x'))
    back.hero3({ none: true }, 'take-turn')
    expect(back.kind).toBe('story-task')
  })

  test('round-start, before and after the tasks', () => {
    const table = scene({ ...RICH, phase: 'round-start', roundFacts: {} })
    expect(table.kind).toBe('story-task')
    expect(roundTrip(rich, table.state)).toMatchObject({ current: { phase: 'round-start' }, round: 4 })
    table.sins({ token: 'fire', space: 's2,2' }, 'story-task')
    expect(table.kind).toBe('first-hero')
    expect(roundTrip(rich, table.state).current).toEqual({ phase: 'round-start', begun: true })
  })

  test('round-end goes the way that play went', () => {
    const table = dusk({ dead: { acolyte: 2 }, altars: ['s3,0'] })
    table.hero1({ do: 'end' })
    const before = dusk({ dead: { acolyte: 2 }, altars: ['s3,0'] }).state
    const position = coreRules.toPosition(before) as Position
    const { turn: _, ...rest } = position
    const back = coreRules.fromPosition({ ...rest, current: { phase: 'round-end' } }, 'x')
    expect(coreRules.prompts(back)[0]).toMatchObject({ kind: 'summon', rule: 'END-1' })
    expect(essence(back).stack.map(({ proc }) => proc)).toEqual(table.state.stack.map(({ proc }) => proc))
  })
})

describe('no position', () => {
  test('inside a fight, a card, a vote, and after the end', () => {
    const fight = scene({ heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' }, monsters: ['acolyte s1,0'] })
    fight.hero1({ do: 'fight' })
    expect(coreRules.toPosition(fight.state)).toBeNull()
    const card = scene({ phase: 'take-turn', sins: { hand: ['pride-whose-glory'] } })
    expect(coreRules.toPosition(card.state)).toBeNull()
    card.sins({ card: 'pride-whose-glory' }, 'sin-card')
    expect(coreRules.toPosition(card.state)).toBeNull()
    const vote = scene({ current: { phase: 'round-start', begun: true } })
    expect(coreRules.toPosition(vote.state)).not.toBeNull()
    vote.hero1({ hero: 'rose' })
    expect(coreRules.toPosition(vote.state)).toBeNull()
    const city = scene({ heroes: { thorley: 'dockside', rocco: 's0,2', rose: 's0,2' } })
    city.hero1({ do: 'city' })
    expect(coreRules.toPosition(city.state)).toBeNull()
  })
})

describe('what is left out is as after set-up', () => {
  const setup: SetupWishes = {
    sin: 'pride',
    acolytes: 'nuns',
    map: 'havens-last-stand-a',
    heroPlayers: 3,
    heroes: ['rose', 'thorley', 'rocco'],
  }

  test('a position of nothing but its set-up', () => {
    const back = coreRules.view(coreRules.fromPosition({ haven: 1, setup }, 'x'), 'all')
    const game = coreRules.view(coreRules.createGame(coreRules.resolveSetup(setup, randomFrom('x')), 'x'), 'all')
    expect(back).toMatchObject({ round: 1, track: 0, mission: game.mission, monsters: game.monsters, dead: game.dead })
    expect(back.heroes).toEqual(game.heroes)
    expect(back.tokens).toEqual(game.tokens)
    expect(back.sins.hand).toHaveLength(5)
    expect(back.sins).toMatchObject({ reactions: 3, tokens: 3, permanent: 3 })
    expect(back.upgrades.inventory).toHaveLength(5)
    expect(back.awaiting).toMatchObject([{ kind: 'story-task' }])
  })

  test('the Reaction tokens of the track’s levels are counted', () => {
    const view = coreRules.view(coreRules.fromPosition({ haven: 1, setup, apocalypse: 6 }, 'x'), 'all')
    expect(view.sins).toMatchObject({ reactions: 5, permanent: 5 })
  })

  test('a position is not changed by reading it', () => {
    const position: Position = {
      haven: 1,
      setup,
      current: { phase: 'hero-turn', hero: 'rose' },
      tokens: [],
      altars: ['s3,0'],
    }
    const before = JSON.stringify(position)
    const state = coreRules.fromPosition(position, 'x')
    const table = new Scene(coreRules, state)
    table.hero1({ do: 'end' })
    expect(JSON.stringify(position)).toBe(before)
  })
})

describe('round trips in the course of games', () => {
  const maps = {
    'havens-last-stand-a': coreRules,
    'havens-last-stand-b': coreRules,
  } as const

  test.each(
    Object.entries(maps).flatMap(([map, rules]) =>
      [1, 2, 3, 4].map((heroPlayers) => ({ map, rules, heroPlayers, edition: heroPlayers % 2 ? 'final' : 'preview' })),
    ),
  )('$map, $heroPlayers hero players, $edition edition', ({ map, rules, heroPlayers, edition }) => {
    const random = randomFrom(`${map} ${heroPlayers}`)
    const setup = rules.resolveSetup({ map, heroPlayers, edition: edition as 'final' }, random)
    let state = rules.createGame(setup, `${map} ${heroPlayers}`)
    const phases = new Set<string>()
    for (let i = 0; i < 500; i++) {
      const [prompt] = rules.prompts(state)
      if (!prompt) break
      if (rules.toPosition(state)) phases.add(roundTrip(rules, state).current?.phase as string)
      const options = rules.options(state, prompt)
      const option = options[random.below(options.length)]?.id as string
      state = rules.decide(state, { prompt: prompt.id, seat: prompt.seat, option }).state
    }
    expect([...phases].sort()).toEqual(expect.arrayContaining(['hero-turn', 'reaction', 'round-start']))
  })

  test('face-down tokens keep their places', () => {
    const kinds: TokenKind[] = ['fire', 'innocent', 'nest', 'extraTurn']
    const rules = rulesWith({
      map: { tokens: kinds.map((kind, i) => ({ kind, space: `s${i},0`, count: 1, faceDown: true })) },
    })
    const state = rules.createGame(
      rules.resolveSetup({ map: 'havens-last-stand-a', heroPlayers: 3 }, randomFrom('x')),
      'x',
    )
    roundTrip(rules, state)
  })
})
