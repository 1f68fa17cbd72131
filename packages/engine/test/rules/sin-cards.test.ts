import type { SinCardDef } from '@haven/engine'
import { drawSin } from '@haven/engine/kit'
import { fixtureRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, fight, prideWithCards, react } from './combat.ts'

const others = { thorley: 's0,2', brad: 's0,2' }
const hold = (...hand: string[]): Sketch['sins'] => ({ hand })

/** Rocco's turn is about to start. */
const atTurnStart = (sketch: Sketch) =>
  scene({ heroes: { rocco: 's1,0', ...others }, phase: 'take-turn', dice: dice(), ...sketch })

test('SIN-1 each card can be played in its own window only', () => {
  const table = atTurnStart({
    monsters: ['controller s1,0'],
    sins: hold('pride-hubris', 'pride-whose-glory', 'pride-before-the-fall'),
  })
  expect(table.prompt).toMatchObject({
    kind: 'sin-card',
    seat: 'sins',
    subject: { window: 'turn-start', hero: 'rocco' },
  })
  expect(table.optionIds).toEqual(['none', 'pride-whose-glory'])
  expect(table.refusal('sins', { card: 'pride-hubris' })).toMatchObject({ code: 'card-not-now', rule: 'pride-hubris' })
  expect(table.refusal('sins', { card: 'pride-gauntlet' })).toMatchObject({ code: 'card-not-held', rule: 'SIN-1' })
  table.sins({ none: true })
  table.hero1({ do: 'fight' })
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'fight-start' } })
  expect(table.optionIds).toEqual(['none', 'pride-hubris'])
})

test('SIN-1 a card whose condition is not met cannot be played', () => {
  const choices = (rocco: string) =>
    atTurnStart({ heroes: { rocco, ...others }, sins: hold('pride-cast-out') }).optionIds
  expect(choices('s0,2')).toEqual(['none', 'pride-cast-out'])
  expect(choices('s1,0')).toEqual(['none']) // he is alone
})

const ping: SinCardDef = { id: 'test-ping', copies: 4, window: 'turn-start', effect: [] }
const pong: SinCardDef = { id: 'test-pong', copies: 4, window: 'fight-start', effect: [] }
const pang: SinCardDef = { id: 'test-pang', copies: 4, window: 'reaction', effect: [] }
const pick: SinCardDef = { id: 'test-pick', copies: 1, window: 'turn-start', effect: [drawSin(3)] }
const rules = fixtureRules({ sins: prideWithCards(ping, pong, pang) })

test('SIN-1 TURN-6 one card in a turn and its reaction together', () => {
  /** Answers "card or none" at the three moments; says at which of them he was asked. */
  const asked = (play: 'test-ping' | 'test-pong' | 'test-pang' | '') => {
    const table = atTurnStart({
      rules,
      monsters: ['controller s1,0'],
      sins: hold('test-ping', 'test-pong', 'test-pang', 'test-pong', 'test-ping'),
    })
    const windows: (string | undefined)[] = []
    const answer = () => {
      if (!table.asks('sin-card')) return
      windows.push(table.prompt.subject.window)
      table.sins(table.optionIds.includes(play) ? { card: play } : { none: true })
    }
    answer()
    table.hero1({ do: 'fight' })
    answer()
    table.hero1({ none: true }, 'corruption')
    table.hero1({ do: 'end' })
    table.sins({ yes: true }, 'reaction')
    answer()
    table.sins({ yes: true }, 'reaction-fight')
    answer()
    table.hero1({ none: true }, 'corruption')
    // In the next turn he may play one again.
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'turn-start', hero: 'thorley' } })
    return windows
  }
  expect(asked('')).toEqual(['turn-start', 'fight-start', 'reaction', 'fight-start'])
  expect(asked('test-ping')).toEqual(['turn-start'])
  expect(asked('test-pong')).toEqual(['turn-start', 'fight-start'])
  expect(asked('test-pang')).toEqual(['turn-start', 'fight-start', 'reaction'])
})

test('SIN-1 the card lies open until the next turn starts, then it is discarded', () => {
  const table = atTurnStart({ rules, sins: hold('test-ping', 'test-pong') })
  table.sins({ card: 'test-ping' }, 'sin-card')
  expect(table.view('hero1').sins).toMatchObject({ open: 'test-ping', discard: [] })
  table.hero1({ do: 'end' })
  expect(table.prompt.kind).toBe('reaction')
  expect(table.view('hero1').sins).toMatchObject({ open: 'test-ping', discard: [] })
  table.sins({ none: true })
  expect(table.of('turnStarted').at(-1)).toMatchObject({ hero: 'thorley' })
  expect(table.view('hero1').sins).toMatchObject({ open: null, discard: ['test-ping'] })
  expect(table.state.sins.hand).toEqual(['test-pong'])
})

test('SIN-1 there is no hand limit', () => {
  const pairs = ['pride-single-combat', 'pride-hubris', 'pride-before-the-fall']
  const all = [...pairs, ...pairs, 'pride-overreach', 'pride-cast-out', 'pride-whose-glory', 'pride-no-charity']
  const table = scene({
    heroes: { rocco: 's1,0', ...others },
    phase: 'round-end',
    altars: ['s3,0', 's3,1'],
    sins: { hand: all },
    sinDeck: ['pride-gauntlet', 'pride-finest-hour'],
    apocalypseDeck: [],
  })
  expect(table.state.sins.hand).toEqual([...all, 'pride-gauntlet', 'pride-finest-hour'])
  expect(table.kind).toBe('story-task')
})

test('SIN-2 the power of the sin is always in effect: in fights of both sides, near and far', () => {
  // Pride: a hero who is alone has 1 Defense less.
  const sketch = (thorley: string, change: Sketch): Sketch => ({
    heroes: { rocco: 's1,0', thorley, brad: 's0,2' },
    dice: dice(),
    ...change,
  })
  const ways: ((table: Scene) => void)[] = [
    fight,
    (table) => {
      table.hero1({ do: 'end' })
      react(table)
      table.hero1({ none: true }, 'corruption')
    },
    (table) => {
      table.hero1({ do: 'shoot', at: 's3,0' })
      table.hero1({ none: true }, 'corruption')
    },
  ]
  const monsters = ['controller s1,0', 'abomination s3,0']
  for (const way of ways) {
    const defense = (thorley: string, power: boolean) => {
      const table = scene(sketch(thorley, { monsters, setup: { power } }))
      way(table)
      return table.of('rollSettled')[0]?.defense
    }
    expect([defense('s0,2', true), defense('s1,0', true), defense('s0,2', false)]).toEqual([1, 2, 2])
  }
})

const drawing = fixtureRules({ sins: prideWithCards(ping, pick) })

test('SIN-3 the deck is made anew when a card must be drawn and none is left, without the open card', () => {
  const table = atTurnStart({
    rules: drawing,
    sins: hold('test-pick'),
    sinDeck: ['test-ping'],
    sinDiscard: ['test-ping', 'test-ping', 'test-ping'],
  })
  table.sins({ card: 'test-pick' }, 'sin-card')
  expect(table.of('sinDeckRemade')).toHaveLength(1)
  expect(table.state.sins).toMatchObject({
    hand: ['test-ping', 'test-ping', 'test-ping'],
    deck: ['test-ping'],
    discard: [],
    open: 'test-pick',
  })
})

test('SIN-3 an empty deck alone is not made anew: only when a card must be drawn', () => {
  const table = atTurnStart({
    rules: drawing,
    sins: hold('test-pick'),
    sinDeck: ['test-ping', 'test-ping', 'test-ping'],
    sinDiscard: ['test-ping'],
  })
  table.sins({ card: 'test-pick' }, 'sin-card')
  expect(table.of('sinDeckRemade')).toEqual([])
  expect(table.state.sins).toMatchObject({ deck: [], discard: ['test-ping'] })
})

test('SIN-3 if both are empty nothing is drawn', () => {
  const table = atTurnStart({ rules: drawing, sins: hold('test-pick'), sinDeck: ['test-ping'], sinDiscard: [] })
  table.sins({ card: 'test-pick' }, 'sin-card')
  expect(table.state.sins).toMatchObject({ hand: ['test-ping'], deck: [], discard: [], open: 'test-pick' })
  expect(table.of('sinCardsDrawn').map(({ count }) => count)).toEqual([1])
})

test('SIN-3 END-4 nor is the card of the last turn, which still lies open at the end of the round', () => {
  const table = scene({
    rules,
    heroes: {
      rocco: { space: 's1,0', turns: 1 },
      thorley: { space: 's0,2', turns: 0 },
      brad: { space: 's0,2', turns: 0 },
    },
    phase: 'take-turn',
    altars: ['s3,0'],
    reactions: 0,
    sins: { hand: ['test-ping'], reactions: 0 },
    sinDeck: [],
    sinDiscard: [],
    apocalypseDeck: [],
  })
  table.sins({ card: 'test-ping' }, 'sin-card')
  table.hero1({ do: 'end' })
  expect(table.kind).toBe('story-task')
  expect(table.of('sinCardsDrawn')).toEqual([])
  expect(table.state.sins).toMatchObject({ hand: [], deck: [], discard: [], open: 'test-ping' })
})

test('SIN-4 a card can be played in every turn, also with no Reaction token left', () => {
  const table = atTurnStart({ rules, reactions: 0, sins: { hand: ['test-ping', 'test-ping'], reactions: 0 } })
  for (const hero of ['rocco', 'thorley'] as const) {
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { hero } })
    table.sins({ card: 'test-ping' })
    table.answer(table.prompt.seat, { do: 'end' })
  }
  expect(table.of('sinCardPlayed').map(({ hero }) => hero)).toEqual(['rocco', 'thorley'])
  expect(table.of('reactionSpent')).toEqual([])
})

test('SIN-4 also in the turn after a death, whether or not one was played in the turn of the dead', () => {
  for (const played of [true, false]) {
    const table = atTurnStart({
      rules,
      heroes: { rocco: { space: 's1,0', wounds: [1, 2, 3, 4] }, ...others },
      monsters: ['acolyte s1,0'],
      reserve: ['leah'],
      sins: hold('test-ping', 'test-ping'),
    })
    table.sins(played ? { card: 'test-ping' } : { none: true }, 'sin-card')
    table.hero1({ do: 'move', to: 's0,0' })
    expect(table.of('heroDied')).toHaveLength(1)
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { hero: 'thorley' } })
    table.sins({ card: 'test-ping' })
    expect(table.of('sinCardPlayed').at(-1)).toMatchObject({ hero: 'thorley' })
  }
})

test('SIN-4 never outside a turn: nothing is offered at the end and the start of a round', () => {
  const table = scene({
    rules,
    heroes: { rocco: 's1,0', ...others },
    monsters: ['acolyte s3,0'],
    dead: { acolyte: 3 },
    phase: 'round-end',
    sins: hold('test-ping', 'test-pong', 'test-pang'),
  })
  const kinds = new Set<string>()
  while (table.of('turnStarted').length === 0) {
    kinds.add(table.kind)
    table.answer(table.prompt.seat, { id: table.optionIds[0] as string })
  }
  expect([...kinds]).toEqual(['apocalypse-card', 'summon', 'story-task', 'first-hero'])
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'turn-start' } })
})

test('SIN-5 the discard pile and the open card are public, the hand and the deck are not', () => {
  const table = atTurnStart({
    rules,
    sins: hold('test-ping', 'test-pong'),
    sinDeck: ['test-pang'],
    sinDiscard: ['test-pang', 'test-pong'],
  })
  table.sins({ card: 'test-ping' }, 'sin-card')
  for (const viewer of ['hero1', 'hero2', 'spectator'] as const) {
    expect(table.view(viewer).sins).toMatchObject({
      open: 'test-ping',
      discard: ['test-pang', 'test-pong'],
      hand: [null],
      deck: [null],
    })
  }
  expect(table.view('sins').sins).toMatchObject({ hand: ['test-pong'], deck: [null] })
  expect(table.rules.viewEvents(table.of('sinCardPlayed'), 'hero2')[0]).toMatchObject({ card: 'test-ping' })
})
