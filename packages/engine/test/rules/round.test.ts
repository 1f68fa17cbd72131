import type { EventName, StoryDef } from '@haven/engine'
import { heroesChoose } from '@haven/engine/kit'
import { coreRules, fixtureRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

const story = coreRules.tables.stories.get('havens-last-stand') as StoryDef

/** Heroes without end-of-turn abilities, so that nothing but the round is asked about. */
const THREE = { thorley: 's0,2', rocco: 's0,2', brad: 's0,2' } as const

/** All three vote for the same first hero. */
function choose(table: Scene, hero: string): void {
  table.hero1({ hero }, 'first-hero')
  table.hero2({ hero }, 'first-hero')
  table.hero3({ hero }, 'first-hero')
}

const turnsOf = (table: Scene): string[] => table.of('turnStarted').map(({ hero }) => hero)

/** What happened of these, in order. */
const namesOf = (table: Scene, ...names: EventName[]): string[] =>
  table.events.filter(({ event }) => names.includes(event)).map(({ event }) => event)

/** The last turn of a round: no Turn token is left after it. Nothing is revealed: the track goes from 3 to 4. */
function lastTurn(more: Sketch = {}): Scene {
  return scene({
    heroes: {
      thorley: { space: 's0,2', turns: 0 },
      rocco: { space: 's0,2', turns: 0 },
      brad: { space: 's0,2', turns: 0 },
    },
    apocalypse: 3,
    roundFacts: { kills: 2 },
    reactions: 0,
    ...more,
  })
}

test('ROUND-1 start of round, turns each with its reaction, end of round, and again', () => {
  const table = scene({ heroes: THREE, phase: 'round-start', apocalypse: 7, reactions: 6 })
  table.sins({ space: 's2,2' }, 'story-task')
  choose(table, 'thorley')
  for (let i = 0; i < 6; i++) {
    table.answer(table.prompt.seat, { do: 'end' }, 'hero-turn')
    table.sins({ yes: true }, 'reaction')
  }
  table.declineUntil('story-task')
  const turn = ['turnStarted', 'turnEnded', 'reactionSpent']
  expect(
    namesOf(
      table,
      ...(['firstHeroChosen', 'turnStarted', 'turnEnded', 'reactionSpent', 'roundEnded', 'roundStarted'] as const),
    ),
  ).toEqual(['firstHeroChosen', ...Array<string[]>(6).fill(turn).flat(), 'roundEnded', 'roundStarted'])
  expect(table.state.round).toBe(2)
  expect(table.kind).toBe('story-task')
})

describe('start of round', () => {
  test('ROUND-2 the Sins player carries out the task of the story, before the first hero is chosen', () => {
    const table = scene({ heroes: { ...THREE, thorley: 's1,0' }, phase: 'round-start' })
    expect(table.prompts.map(({ seat, kind, rule }) => [seat, kind, rule])).toEqual([['sins', 'story-task', 'ROUND-2']])
    // 1 Fire, in any space without a hero
    const spaces = table.options.map(({ space }) => space)
    expect(spaces).toHaveLength(6 + 12 - 2)
    expect(spaces).not.toContain('s1,0')
    table.sins({ space: 'dockside' })
    expect(table.tokens('fire', 'dockside')).toBe(1)
    expect(table.kind).toBe('first-hero')
  })

  test('ROUND-2 a task may say that others decide', () => {
    const rules = fixtureRules({ stories: [{ ...story, begin: [heroesChoose('this', 'that')] }] })
    const table = scene({ rules, heroes: THREE, phase: 'round-start' })
    expect(table.prompts.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      'hero1 choice',
      'hero2 choice',
      'hero3 choice',
    ])
  })

  test('ROUND-3 then the Hero players together choose the first hero, anyone they like', () => {
    const table = scene({ heroes: THREE, phase: 'round-start' })
    table.sins({ space: 's2,2' }, 'story-task')
    expect(table.prompts.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      'hero1 first-hero',
      'hero2 first-hero',
      'hero3 first-hero',
    ])
    expect(table.optionIds).toEqual(['thorley', 'rocco', 'brad'])
    choose(table, 'rocco')
    expect(table.of('firstHeroChosen')).toEqual([{ event: 'firstHeroChosen', hero: 'rocco' }])
    expect(turnsOf(table)).toEqual(['rocco'])
  })
})

test.each([
  ['thorley', ['thorley', 'rocco', 'brad', 'thorley', 'rocco', 'brad']],
  ['rocco', ['rocco', 'brad', 'thorley', 'rocco', 'brad', 'thorley']],
  ['brad', ['brad', 'thorley', 'rocco', 'brad', 'thorley', 'rocco']],
])('ROUND-4 turns pass clockwise from %s, one at a time', (first, order) => {
  const table = scene({ heroes: THREE, phase: 'round-start', apocalypse: 7, reactions: 0 })
  table.sins({ space: 's2,2' }, 'story-task')
  choose(table, first)
  table.declineUntil('story-task')
  expect(turnsOf(table)).toEqual(order)
})

describe('Turn tokens', () => {
  test('ROUND-5 a hero with an active Turn token must take a turn, even to do nothing', () => {
    const table = scene({ heroes: THREE, phase: 'take-turn', reactions: 0 })
    expect([table.kind, table.prompt.subject.hero]).toEqual(['hero-turn', 'thorley'])
    expect(table.hero('thorley').turns).toBe(1)
    table.hero1({ do: 'end' })
    expect(turnsOf(table)).toEqual(['rocco'])
    expect(table.hero('rocco').turns).toBe(1)
  })

  test('ROUND-5 he may discard an Extra Turn token instead, but not pass', () => {
    const begin = () =>
      scene({
        heroes: { ...THREE, thorley: { space: 's0,2', turns: 1, extraTurns: 2 } },
        phase: 'take-turn',
        reactions: 0,
      })
    const turn = begin()
    expect(turn.prompt).toMatchObject({ seat: 'hero1', kind: 'take-turn', rule: 'ROUND-5' })
    expect(turn.options).toMatchObject([{ with: 'turn' }, { with: 'extra' }])
    turn.hero1({ with: 'turn' })
    expect(turn.hero('thorley')).toMatchObject({ turns: 0, extraTurns: 2 })
    const extra = begin()
    extra.hero1({ with: 'extra' })
    expect(extra.hero('thorley')).toMatchObject({ turns: 1, extraTurns: 1 })
    expect(extra.of('turnStarted')).toEqual([{ event: 'turnStarted', hero: 'thorley', with: 'extra' }])
  })

  /** Thorley has only an Extra Turn token; the others have so many Turn tokens. */
  const spent = (rocco: number, brad: number): Scene =>
    scene({
      heroes: {
        thorley: { space: 's0,2', turns: 0, extraTurns: 1 },
        rocco: { space: 's0,2', turns: rocco },
        brad: { space: 's0,2', turns: brad },
      },
      phase: 'take-turn',
      apocalypse: 7,
      reactions: 0,
    })

  test('ROUND-6 without an active Turn token he may discard an Extra Turn token, or pass', () => {
    const table = spent(1, 1)
    expect(table.prompt).toMatchObject({ seat: 'hero1', kind: 'take-turn', rule: 'ROUND-6' })
    expect(table.options).toMatchObject([{ with: 'extra' }, { none: true }])
    table.hero1({ with: 'extra' })
    expect(table.kind).toBe('hero-turn')
    expect(table.hero('thorley')).toMatchObject({ turns: 0, extraTurns: 0 })
  })

  test('ROUND-6 passing is not final: he is asked again when the circle comes back', () => {
    const table = spent(1, 1)
    table.hero1({ none: true }, 'take-turn')
    table.hero2({ do: 'end' }, 'hero-turn')
    table.hero3({ do: 'end' }, 'hero-turn')
    expect(table.prompt).toMatchObject({ seat: 'hero1', kind: 'take-turn' })
    table.hero1({ with: 'extra' })
    expect(turnsOf(table)).toEqual(['rocco', 'brad', 'thorley'])
  })

  test('ROUND-6 an Extra Turn token that was not used is kept for later rounds', () => {
    const table = spent(0, 0)
    table.hero1({ none: true }, 'take-turn')
    expect(table.state.round).toBe(2)
    expect(table.hero('thorley')).toMatchObject({ turns: 2, extraTurns: 1 })
  })

  test('ROUND-7 the step ends when all Turn tokens are spent and a full circle passed', () => {
    const table = scene({
      heroes: {
        thorley: { space: 's0,2', turns: 0, extraTurns: 1 },
        rocco: { space: 's0,2', turns: 0, extraTurns: 1 },
        brad: { space: 's0,2', turns: 0 },
      },
      phase: 'take-turn',
      apocalypse: 7,
      reactions: 0,
    })
    table.hero1({ none: true }, 'take-turn')
    table.hero2({ with: 'extra' }, 'take-turn')
    table.hero2({ do: 'end' }, 'hero-turn')
    // Rocco's turn broke the circle: Thorley has his say again, and only then is it closed
    expect(table.of('roundEnded')).toEqual([])
    table.hero1({ none: true }, 'take-turn')
    expect(table.of('roundEnded')).toEqual([{ event: 'roundEnded', round: 1 }])
    expect(turnsOf(table)).toEqual(['rocco'])
  })

  test('ROUND-7 it does not end while anybody has a Turn token', () => {
    const table = spent(0, 2)
    table.hero1({ none: true }, 'take-turn')
    table.hero3({ do: 'end' }, 'hero-turn')
    table.hero1({ none: true }, 'take-turn')
    expect(table.prompt).toMatchObject({ seat: 'hero3', kind: 'hero-turn' })
    expect(table.of('roundEnded')).toEqual([])
    table.hero3({ do: 'end' })
    table.hero1({ none: true }, 'take-turn')
    expect(table.of('roundEnded')).toHaveLength(1)
  })

  test('ROUND-10 a hero with neither an active Turn token nor an Extra Turn token is skipped', () => {
    const table = scene({
      heroes: { ...THREE, rocco: { space: 's0,2', turns: 0 } },
      reactions: 0,
    })
    table.hero1({ do: 'end' })
    expect(turnsOf(table)).toEqual(['brad'])
    expect(table.of('turnPassed')).toEqual([])
  })

  test('ROUND-10 an Extra Turn token may be spent in the round in which it was gained, when the circle comes back', () => {
    const table = scene({
      heroes: {
        thorley: { space: 'dockside', turns: 0 },
        rocco: { space: 's0,2', turns: 1 },
        brad: { space: 's0,2', turns: 0 },
      },
      reactions: 0,
    })
    table.hero1({ do: 'city' })
    table.hero1({ action: 'extraTurn' }, 'city-action')
    table.hero1({ none: true }, 'city-action')
    table.hero1({ do: 'end' })
    // not at once: first the others
    expect(turnsOf(table)).toEqual(['rocco'])
    table.hero2({ do: 'end' })
    table.hero1({ with: 'extra' }, 'take-turn')
    expect(turnsOf(table)).toEqual(['rocco', 'thorley'])
    expect(table.state.round).toBe(1)
  })
})

describe('end of round', () => {
  test('ROUND-8 story tasks, summoning, Sin cards, reset, in this order', () => {
    const table = lastTurn({ altars: ['s3,0'], dead: { acolyte: 1 } })
    table.hero1({ do: 'end' })
    table.sins({ monster: 'acolyte', space: 's0,1' }, 'summon')
    expect(
      namesOf(table, 'trackRaised', 'monsterSummoned', 'sinCardsDrawn', 'tokensReset', 'roundEnded', 'roundStarted'),
    ).toEqual(['trackRaised', 'monsterSummoned', 'sinCardsDrawn', 'tokensReset', 'roundEnded', 'roundStarted'])
  })

  test('ROUND-9 Turn tokens become active and City Action tokens return; Extra Turn tokens stay as they are', () => {
    const table = lastTurn({
      heroes: {
        thorley: { space: 's0,2', turns: 0, cityAction: false },
        rocco: { space: 's0,2', turns: 0, cityAction: false, extraTurns: 1 },
        brad: { space: 's0,2', turns: 0 },
      },
      slots: ['dockside', 'constabulary'],
    })
    table.hero1({ do: 'end' })
    table.hero2({ none: true }, 'take-turn')
    expect(table.kind).toBe('story-task')
    expect(table.state.heroes.map(({ turns, cityAction }) => [turns, cityAction])).toEqual(Array(3).fill([2, true]))
    expect(table.state.heroes.map(({ extraTurns }) => extraTurns)).toEqual([0, 1, 0])
    expect(table.view('all').slots).toEqual([])
  })

  test('ROUND-9 Reaction tokens become active; extra ones of this round go, those of an ongoing source stay', () => {
    const reactionsAfter = (sins: Sketch['sins'], apocalypse: number) => {
      const table = lastTurn({ sins: { hand: [], ...sins }, apocalypse })
      table.hero1({ do: 'end' })
      table.declineUntil('story-task')
      const { reactions, tokens } = table.view('all').sins
      return [reactions, tokens]
    }
    // three of the set-up and one of the track (level 2)
    expect(reactionsAfter({ reactions: 0 }, 3)).toEqual([4, 4])
    // two more for this round only
    expect(reactionsAfter({ reactions: 0, tokens: 6 }, 3)).toEqual([4, 4])
    // a second one of the track (level 6), reached in this very round end
    expect(reactionsAfter({ reactions: 0 }, 5)).toEqual([5, 5])
  })

  test('ROUND-9 the mark on the acolyte board and all marks of a round go; those of a game stay', () => {
    const table = lastTurn({
      used: ['acolytes', 'upg-field-kit'],
      forbids: [
        { hero: 'rocco', what: 'heal', until: 'round' },
        { hero: 'brad', what: 'heal', until: 'game' },
      ],
    })
    table.hero1({ do: 'end' })
    expect(table.kind).toBe('story-task')
    expect(table.state.used).toEqual([])
    expect(table.state.forbids).toEqual([{ place: 2, what: 'heal', until: 'game' }])
  })

  test('ROUND-9 once the mark is gone the acolyte ability can be used again', () => {
    const table = lastTurn({
      heroes: {
        thorley: { space: 's1,0', turns: 0 },
        rocco: { space: 's0,2', turns: 0 },
        brad: { space: 's0,2', turns: 0 },
      },
      monsters: ['abomination s1,0', 'acolyte s0,1', 'acolyte s2,0', 'acolyte megatheatre', 'acolyte s3,2'],
      dead: { acolyte: 1 },
      used: ['acolytes'],
      dice: { hero: ['skill', 'skill', 'skill', 'skill'], sin: ['blank', 'blank', 'blank'] },
    })
    table.hero1({ do: 'fight' })
    expect(table.kind).toBe('corruption')
    table.hero1({ yes: false })
    table.hero1({ do: 'end' })
    // every Nest is blocked: the Acolyte is still dead in the new round
    table.sins({ space: 's2,2' }, 'story-task')
    choose(table, 'thorley')
    table.hero1({ do: 'fight' })
    expect(table.kind).toBe('acolyte')
  })
})
