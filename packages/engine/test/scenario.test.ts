import { coreBox } from '@haven/content'
import { compileBox, type Event, RuleError } from '@haven/engine'
import { parseFile, readScenario, runScenario, type Scenario } from '@haven/engine/files'
import { describe, expect, test } from 'vitest'

const rules = compileBox(coreBox)

/** Thorley, in the middle of his turn beside an acolyte. */
const scenario = {
  haven: 1,
  position: {
    haven: 1,
    setup: {
      edition: 'final',
      sin: 'pride',
      acolytes: 'nuns',
      map: 'havens-last-stand-a',
      heroPlayers: 3,
      heroes: ['rose', 'thorley', 'rocco'],
    },
    heroes: [{ hero: 'thorley', space: 's0,0', turns: 1 }],
    monsters: [{ kind: 'acolyte', space: 's0,0' }],
    tokens: [],
    altars: [],
    sins: { hand: [], reactions: 1 },
    current: { phase: 'hero-turn', hero: 'thorley' },
  },
  seed: 'a scenario',
  answers: [{ seat: 'hero2', kind: 'hero-turn', choose: { do: 'end' } }],
}

const setup = { heroPlayers: 3, map: 'random', heroes: ['rose', 'thorley', 'rocco'] }

function errorOf(run: () => unknown): { code: string; rule: string; params: RuleError['params'] } {
  try {
    run()
  } catch (error) {
    if (!(error instanceof RuleError)) throw error
    return { code: error.code, rule: error.rule, params: error.params }
  }
  throw new Error('nothing was thrown')
}

const run = (changes: object, onEvent?: (event: Event) => void) =>
  runScenario(rules, readScenario({ ...scenario, ...changes }), onEvent)

const faultOf = (changes: object) => errorOf(() => run(changes))

describe('a scenario runs', () => {
  test('from a position, and tells what happened', () => {
    const told: Event[] = []
    const { state, events } = run({}, (event) => told.push(event))
    expect(events[0]).toEqual({ event: 'turnEnded', hero: 'thorley' })
    expect(told).toEqual(events)
    expect(rules.prompts(state)).toMatchObject([{ seat: 'sins', kind: 'reaction' }])
  })

  test('without answers, to its first question', () => {
    const { state } = run({ answers: [] })
    expect(rules.prompts(state)).toMatchObject([{ seat: 'hero2', kind: 'hero-turn' }])
  })

  test('with its own dice first', () => {
    const dice = { hero: Array(12).fill('hit'), sin: Array(12).fill('blank') }
    let { state } = run({ dice, answers: [{ seat: 'hero2', kind: 'hero-turn', choose: { do: 'fight' } }] })
    const events: Event[] = []
    while (!events.some(({ event }) => event === 'diceRolled')) {
      const prompt = rules.prompts(state)[0]!
      const option = rules.options(state, prompt).find(({ none }) => none)!
      const step = rules.decide(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
      state = step.state
      events.push(...step.events)
    }
    const rolled = events.flatMap((event) => (event.event === 'diceRolled' ? event.faces : []))
    expect(new Set(rolled)).toEqual(new Set(['hit', 'blank']))
  })

  test('from a set-up that leaves things open: the same seed is the same game', () => {
    const begin = (seed: string) => run({ position: undefined, setup, seed, answers: [] })
    const { state, events } = begin('one')
    expect(events[0]).toMatchObject({ event: 'gameStarted', heroes: setup.heroes })
    expect(begin('one').state).toEqual(state)
    expect(begin('two').state).not.toEqual(state)
  })

  test('with ballots of several seats, in any order', () => {
    const votes = (...choices: string[]) =>
      ['hero3', 'hero1', 'hero2'].map((seat, i) => ({ seat, kind: 'first-hero', choose: { hero: choices[i] } }))
    const begin = { position: { ...scenario.position, current: { phase: 'round-start', begun: true } } }
    expect(run({ ...begin, answers: votes('rocco', 'rocco', 'rocco') }).events).toContainEqual({
      event: 'firstHeroChosen',
      hero: 'rocco',
    })
    const failed = run({ ...begin, answers: votes('rocco', 'rose', 'rocco') })
    expect(rules.prompts(failed.state)).toMatchObject([{ seat: 'sins', kind: 'sins-decide' }])
  })
})

describe('an answer of a scenario that does not fit', () => {
  const end = { seat: 'hero2', kind: 'hero-turn', choose: { do: 'end' } }

  test('is for another question: it says what is asked', () => {
    expect(faultOf({ answers: [end, end] })).toMatchObject({
      code: 'wrong-question',
      rule: 'REACT-1',
      params: { field: 'answers[1]', seat: 'hero2', askedSeat: 'sins', askedKind: 'reaction' },
    })
    expect(faultOf({ answers: [{ ...end, seat: 'hero1' }] })).toMatchObject({
      code: 'wrong-question',
      params: { field: 'answers[0]', askedSeat: 'hero2', askedKind: 'hero-turn' },
    })
  })

  test('is against a rule: it gives that rule', () => {
    const far = { ...end, choose: { do: 'move', to: 's2,2' } }
    const refusal = faultOf({ answers: [far] })
    expect(refusal).toMatchObject({ code: 'not-adjacent', params: { field: 'answers[0]' } })
    expect(refusal.rule).toMatch(/^MOVE-/)
  })

  test('fits nothing', () => {
    expect(faultOf({ answers: [end, { seat: 'sins', kind: 'reaction', choose: { card: 'joker' } }] })).toMatchObject({
      code: 'no-option-fits',
      rule: 'REACT-1',
      params: { field: 'answers[1]', seat: 'sins', kind: 'reaction' },
    })
  })

  test('fits several', () => {
    const { code, params } = faultOf({ answers: [{ ...end, choose: { do: 'move' } }] })
    expect(code).toBe('several-options-fit')
    expect(params).toMatchObject({ field: 'answers[0]', count: 3 })
    expect(String(params.options).split(' ')).toHaveLength(3)
  })

  test('says nothing where there is more than one way', () => {
    expect(faultOf({ answers: [{ ...end, choose: {} }] }).code).toBe('several-options-fit')
  })

  test('comes after the end', () => {
    const ready: Scenario = readScenario({ ...scenario, answers: [end] })
    const over = {
      ...rules,
      openPosition: (...given: Parameters<typeof rules.openPosition>) => ({
        state: {
          ...rules.fromPosition(...given),
          over: { winner: 'sins' as const, rule: 'WIN-2' },
          stack: [],
        },
        events: [],
      }),
    }
    expect(errorOf(() => runScenario(over, ready))).toMatchObject({
      code: 'game-over',
      rule: 'WIN-2',
      params: { winner: 'sins', field: 'answers[0]' },
    })
  })
})

describe('a bad scenario gets one error that names the field', () => {
  const answer = scenario.answers[0]!

  test.each<[string, object, string, string]>([
    ['no version', { haven: undefined }, 'haven', 'missing-field'],
    ['a later version', { haven: 2 }, 'haven', 'foreign-version'],
    ['no beginning', { position: undefined }, 'setup', 'missing-field'],
    ['two beginnings', { setup }, 'setup', 'duplicate'],
    ['a position that is none', { position: 'here' }, 'position', 'not-an-object'],
    ['no seed', { seed: undefined }, 'seed', 'missing-field'],
    ['a seed that is no text', { seed: 7 }, 'seed', 'wrong-type'],
    ['no answers', { answers: undefined }, 'answers', 'missing-field'],
    ['answers that are no list', { answers: {} }, 'answers', 'wrong-type'],
    ['a field too many', { extra: 1 }, 'extra', 'unknown-field'],
    ['a note that is no text', { note: [] }, 'note', 'wrong-type'],
    ['an unknown face', { dice: { hero: ['hit', 'six'] } }, 'dice.hero[1]', 'unknown-id'],
    ['dice twice', { dice: {}, position: { ...scenario.position, dice: {} } }, 'dice', 'duplicate'],
    ['an answer that is none', { answers: [answer, 3] }, 'answers[1]', 'not-an-object'],
    ['an answer of nobody', { answers: [{ ...answer, seat: 'hero9' }] }, 'answers[0].seat', 'unknown-id'],
    ['an unknown question', { answers: [{ ...answer, kind: 'tea' }] }, 'answers[0].kind', 'unknown-id'],
    [
      'an answer without a choice',
      { answers: [{ ...answer, choose: undefined }] },
      'answers[0].choose',
      'missing-field',
    ],
    ['a choice that is none', { answers: [{ ...answer, choose: 'end' }] }, 'answers[0].choose', 'not-an-object'],
    [
      'an unknown field of it',
      { answers: [{ ...answer, choose: { go: 1 } }] },
      'answers[0].choose.go',
      'unknown-field',
    ],
    [
      'a wrong field of it',
      { answers: [{ ...answer, choose: { slot: '1' } }] },
      'answers[0].choose.slot',
      'wrong-type',
    ],
    [
      'none that is not so',
      { answers: [{ ...answer, choose: { none: false } }] },
      'answers[0].choose.none',
      'wrong-type',
    ],
    [
      'an unknown hero',
      { position: undefined, setup: { ...setup, heroes: ['rose', 'bob', 'rocco'] } },
      'setup.heroes',
      'unknown-id',
    ],
    ['an unknown space', { position: { ...scenario.position, altars: ['hell'] } }, 'altars[0]', 'unknown-id'],
  ])('%s', (_, changes, field, code) => {
    const error = faultOf(changes)
    expect(error.code).toBe(code)
    expect(error.params.field).toBe(field)
  })

  test('it is not even an object', () => {
    for (const value of [null, [], 'scenario', 1]) {
      expect(errorOf(() => readScenario(value))).toMatchObject({ code: 'not-an-object', params: { field: 'file' } })
    }
  })

  test('it is not even JSON', () => {
    expect(errorOf(() => parseFile('{ "haven": 1, '))).toMatchObject({ code: 'not-json', params: { field: 'file' } })
    expect(parseFile('{ "haven": 1 }')).toEqual({ haven: 1 })
  })
})
