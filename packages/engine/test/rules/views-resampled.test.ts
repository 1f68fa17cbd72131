import { type Rules, randomFrom, type State, type TokenKind, type View, type Viewer } from '@haven/engine'
import { coreRules, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { dusk, rulesWith } from './texts.ts'

/** A resampled state agrees with the view it was made from, byte for byte, and deals the rest anew. */

const VIEWERS: readonly Viewer[] = ['sins', 'hero1', 'hero2', 'spectator', 'all']
const PAST = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ id: `past-${number}`, number, steps: [] }))
const KINDS: readonly TokenKind[] = ['fire', 'innocent', 'nest', 'extraTurn', 'pentagram']

/** Secrets of every kind. */
const secretive = rulesWith({
  darkPast: PAST,
  story: { darkPast: true },
  map: { tokens: KINDS.map((kind, i) => ({ kind, space: i < 4 ? `s${i},0` : 's2,2', count: 1, faceDown: true })) },
})

/** Sorted cards of every zone: what there is does not change. */
function inventory(rules: Rules, s: State) {
  return {
    sins: [...s.sins.hand, ...s.sins.deck, ...s.sins.discard, ...(s.sins.open ? [s.sins.open] : [])].sort(),
    upgrades: [
      ...s.upgrades.deck,
      ...s.upgrades.inventory,
      ...s.upgrades.discard,
      ...s.heroes.flatMap((h) => h.upgrades),
    ].sort(),
    apocalypse: [...s.apocalypse.cards, ...s.apocalypse.deck, ...s.apocalypse.out].sort(),
    faceDown: s.faceDown.flatMap(({ kinds }) => kinds).sort(),
    version: rules.version,
  }
}

function agrees(rules: Rules, state: State, viewer: Viewer, seed: string): State {
  const view = rules.view(state, viewer)
  const text = JSON.stringify(view)
  // A view travels as JSON.
  const back = rules.resample(JSON.parse(text) as View, randomFrom(seed))
  expect(JSON.stringify(rules.view(back, viewer))).toBe(text)
  expect(inventory(rules, back)).toEqual(inventory(rules, state))
  return back
}

describe('in the course of games', () => {
  const games = [
    { name: 'core', rules: coreRules, heroPlayers: 3, edition: 'final' },
    { name: 'core', rules: coreRules, heroPlayers: 1, edition: 'preview' },
    { name: 'secretive', rules: secretive, heroPlayers: 2, edition: 'final' },
    { name: 'secretive', rules: secretive, heroPlayers: 3, edition: 'final' },
    { name: 'secretive', rules: secretive, heroPlayers: 4, edition: 'preview' },
  ] as const

  test.each(games)('$name, $heroPlayers hero players, $edition edition', ({ rules, heroPlayers, edition }) => {
    const random = randomFrom(`views ${heroPlayers} ${edition}`)
    const setup = rules.resolveSetup({ map: 'havens-last-stand-a', heroPlayers, edition }, random)
    let state = rules.createGame(setup, 'views')
    for (let i = 0; i < 250; i++) {
      const prompts = rules.prompts(state)
      const prompt = prompts[random.below(Math.max(1, prompts.length))]
      if (!prompt) break
      for (const viewer of VIEWERS) if (viewer !== 'hero2' || heroPlayers > 1) agrees(rules, state, viewer, `${i}`)
      const options = rules.options(state, prompt)
      const option = options[random.below(options.length)]?.id as string
      state = rules.decide(state, { prompt: prompt.id, seat: prompt.seat, option }).state
    }
  })
})

describe('at moments with a secret', () => {
  test('while an Apocalypse card is chosen', () => {
    const table = dusk({
      apocalypse: 0,
      apocalypseDeck: ['apo-t4', 'apo-t5', 'apo-t3', 'apo-t6', 'apo-t7', 'apo-t1', 'apo-t2'],
    })
    table.hero1({ do: 'end' })
    expect(table.kind).toBe('apocalypse-card')
    for (const viewer of VIEWERS) agrees(coreRules, table.state, viewer, 'x')
    const sins = agrees(coreRules, table.state, 'sins', 'y')
    expect(sins.apocalypse.deck.slice(0, 2)).toEqual(['apo-t4', 'apo-t5'])
  })

  test('while ballots are in', () => {
    const table = scene({ current: { phase: 'round-start', begun: true } })
    table.hero2({ hero: 'rocco' })
    for (const viewer of VIEWERS) agrees(coreRules, table.state, viewer, 'x')
    expect(agrees(coreRules, table.state, 'hero1', 'x').ballots).toEqual({ hero2: 'rocco' })
    const guessed = new Set(
      Array.from({ length: 40 }, (_, i) => JSON.stringify(agrees(coreRules, table.state, 'sins', `${i}`).ballots)),
    )
    expect(guessed.size).toBeGreaterThan(3)
  })

  test('in a fight, a card and a window', () => {
    const table = scene({
      phase: 'take-turn',
      heroes: { thorley: 's1,0', rocco: 's1,0', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      sins: { hand: ['pride-whose-glory', 'pride-hubris'] },
    })
    for (const viewer of VIEWERS) agrees(coreRules, table.state, viewer, 'window')
    table.sins({ card: 'pride-whose-glory' })
    table.hero1({ choice: 'hero' })
    for (const viewer of VIEWERS) agrees(coreRules, table.state, viewer, 'card')
    table.hero2({ choice: 'hero' })
    table.hero3({ choice: 'hero' })
    table.hero1({ do: 'fight' })
    for (const viewer of VIEWERS) agrees(coreRules, table.state, viewer, 'fight')
  })
})

describe('what is dealt', () => {
  const table = scene({ sins: { hand: ['pride-hubris', 'pride-cast-out', 'pride-gauntlet'] } })
  const hands = (viewer: Viewer): Set<string> =>
    new Set(Array.from({ length: 60 }, (_, i) => agrees(coreRules, table.state, viewer, `${i}`).sins.hand.join()))

  test('whoever does not know the hand is dealt many; whoever knows it, one', () => {
    expect(hands('hero1').size).toBeGreaterThan(20)
    expect(hands('spectator').size).toBeGreaterThan(20)
    expect(hands('sins').size).toBe(1)
  })

  test('cards known to be in the hand stay in it', () => {
    const known = scene({
      sins: { hand: ['pride-hubris', 'pride-cast-out', 'pride-gauntlet'] },
      known: { hand: ['pride-cast-out'] },
    })
    for (let i = 0; i < 30; i++) {
      expect(agrees(coreRules, known.state, 'hero1', `${i}`).sins.hand).toContain('pride-cast-out')
    }
  })

  test('Dark Past cards go to starting heroes and Reserve as the rules deal them', () => {
    const setup = secretive.resolveSetup({ map: 'havens-last-stand-a', heroPlayers: 3 }, randomFrom('x'))
    let state = secretive.createGame(setup, 'x')
    for (let prompt = secretive.prompts(state)[0]; prompt?.kind === 'dark-past'; prompt = secretive.prompts(state)[0]) {
      const option = secretive.options(state, prompt)[0]?.id as string
      state = secretive.decide(state, { prompt: prompt.id, seat: 'sins', option }).state
    }
    const dealt = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const { darkPast } = agrees(secretive, state, 'hero1', `${i}`)
      expect(Object.values(darkPast).sort()).toEqual(PAST.map(({ id }) => id))
      const starting = setup.heroes.map((hero) => darkPast[hero] as string)
      expect(starting.sort()).toEqual(['past-1', 'past-3', 'past-5'])
      dealt.add(JSON.stringify(darkPast))
    }
    expect(dealt.size).toBeGreaterThan(10)
    expect(agrees(secretive, state, 'sins', 'x').darkPast).toEqual(state.darkPast)
  })

  test('face-down tokens are mixed', () => {
    const setup = secretive.resolveSetup({ map: 'havens-last-stand-a', heroPlayers: 3 }, randomFrom('x'))
    const state = secretive.createGame(setup, 'x')
    const layouts = new Set(
      Array.from({ length: 40 }, (_, i) => JSON.stringify(agrees(secretive, state, 'sins', `${i}`).faceDown)),
    )
    expect(layouts.size).toBeGreaterThan(10)
  })

  test('it has a random stream of its own, and plays on', () => {
    const back = agrees(coreRules, table.state, 'hero1', 'x')
    expect(back.random).not.toEqual(table.state.random)
    expect(JSON.stringify(back)).not.toContain('scene')
    const [prompt] = coreRules.prompts(back)
    expect(prompt).toEqual(table.prompt)
    expect(() => coreRules.advance(back, { prompt: table.prompt.id, seat: 'hero1', option: 'end' })).not.toThrow()
  })

  test('a view of everything gives the state back', () => {
    const { random: _, script: __, ...state } = table.state
    const { random: ___, script: ____, ...back } = agrees(coreRules, table.state, 'all', 'x')
    expect(back).toEqual(state)
  })
})
