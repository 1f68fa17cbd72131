import type { ApocalypseDef, DarkPastDef, MissionDef, UpgradeDef } from '@haven/engine'
import {
  dealWound,
  drawSin,
  eachHero,
  gainExtraTurn,
  hurtCorruption,
  hurtWounds,
  killedKinds,
  mayUse,
  revive,
} from '@haven/engine/kit'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, dusk, rulesWith } from './texts.ts'

/** Order of effects: the end of a turn and of a round, loops, each hero, death in between. */

const names = (table: Scene, ...wanted: string[]): string[] =>
  table.events.map(({ event }) => event).filter((event) => wanted.includes(event))

// A text for every place of ORD-6.
const stay: MissionDef = { id: 'stay', count: () => 9, progress: [{ on: 'turnEnd' }], next: [] }
const past: DarkPastDef = { id: 'past-fixture', number: 1, steps: [gainExtraTurn(1)] }

function endOfTurn(
  change: { ability?: boolean; text?: boolean; card?: boolean; past?: boolean },
  wounds: number,
): Scene {
  const hurt = (on: boolean | undefined) => (on ? [dealWound(1)] : [])
  const ability: UpgradeDef = {
    id: 'upg-fixture',
    triggers: [{ at: 'turn-end', steps: [mayUse(), ...hurt(change.ability)] }],
  }
  const rules = rulesWith({
    missions: [stay],
    upgrades: [ability],
    hellClub: [
      {
        id: 'hc-fixture',
        fight: 2,
        defense: 4,
        triggers: [{ at: 'turn-end-text', steps: [drawSin(1), ...hurt(change.text)] }],
      },
    ],
    cards: [card('fixture', 'turn-end', hurt(change.card), { copies: 3 })],
    darkPast: [{ ...past, steps: [...past.steps, ...hurt(change.past)] }],
  })
  const table = scene({
    rules,
    heroes: {
      thorley: { space: 's1,0', corruption: 7, wounds: [1, 2, 3, 4].slice(0, wounds), upgrades: ['upg-fixture'] },
      rocco: 's0,2',
      rose: 's0,2',
    },
    monsters: ['hc-fixture s3,0'],
    darkPast: { thorley: 'past-fixture' },
    reactions: 1,
    sins: { hand: ['fixture'] },
  })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  return table
}

const PLACES = ['abilityUsed', 'missionProgress', 'sinCardsDrawn', 'sinCardPlayed', 'darkPastRevealed', 'reactionSpent']

test('ORD-6 abilities, story checks, permanent texts, the card, Dark Past, the reaction', () => {
  const table = endOfTurn({}, 0)
  table.sins({ card: 'fixture' }, 'sin-card')
  table.sins({ yes: true }, 'reaction')
  expect(names(table, ...PLACES)).toEqual(PLACES)
})

test('ORD-6 nothing of it happens while the turn goes on', () => {
  const table = endOfTurn({}, 0)
  table.sins({ none: true }, 'sin-card')
  table.sins({ none: true }, 'reaction')
  const { length } = table.events
  table.hero2({ do: 'move', to: 's0,1' })
  expect(table.events.slice(length).map(({ event }) => event)).toEqual(['heroMoved'])
})

describe('ORD-13', () => {
  const follows = (table: Scene): string[] => {
    table.hero1({ hero: 'leah' }, 'reserve-hero')
    table.hero1({ id: table.optionIds[0] as string }, 'inherit')
    expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rocco' } })
    return names(table, ...PLACES)
  }

  test('ORD-13 the current hero dies of an end-of-turn ability: the rest is skipped', () => {
    expect(follows(endOfTurn({ ability: true }, 4))).toEqual(PLACES.slice(0, 1))
  })

  test('ORD-13 he dies of a permanent text: no card, no Dark Past, no reaction', () => {
    expect(follows(endOfTurn({ text: true }, 4))).toEqual(PLACES.slice(0, 3))
  })

  test('ORD-13 he dies of the card: no Dark Past, no reaction', () => {
    const table = endOfTurn({ card: true }, 4)
    table.sins({ card: 'fixture' }, 'sin-card')
    expect(follows(table)).toEqual(PLACES.slice(0, 4))
  })

  test('ORD-13 he dies of his Dark Past: no reaction', () => {
    const table = endOfTurn({ past: true }, 4)
    table.sins({ card: 'fixture' }, 'sin-card')
    expect(follows(table)).toEqual(PLACES.slice(0, 5))
  })

  test('ORD-13 a wound that does not kill skips nothing', () => {
    const table = endOfTurn({ past: true }, 3)
    table.sins({ card: 'fixture' }, 'sin-card')
    table.hero1({ slot: 7 }, 'wound-slot')
    expect(table.kind).toBe('reaction')
  })

  test('ORD-13 losing the game ends everything at once', () => {
    const rules = rulesWith({
      apocalypse: [
        {
          id: 'apo-fixture',
          type: 'terror',
          triggers: [
            {
              at: 'round-end',
              steps: eachHero(
                () => true,
                (g, place, f) => hurtWounds(g, place, 1, f.cause),
              ),
            },
          ],
        },
      ],
    })
    const dying = { space: 's0,2', turns: 0, wounds: [1, 2, 3, 4] }
    const table = dusk({
      rules,
      heroes: { thorley: dying, rocco: dying, rose: dying },
      reserve: [],
      apocalypseCards: ['apo-fixture'],
      altars: ['s3,0'],
    })
    table.hero1({ do: 'end' })
    expect(table.rules.outcome(table.state)).toEqual({ winner: 'sins', rule: 'WIN-2' })
    expect(table.prompts).toEqual([])
    expect(table.of('heroDied')).toHaveLength(1)
    expect(names(table, 'sinCardsDrawn', 'tokensReset')).toEqual([])
    expect(table.events.at(-1)).toEqual({ event: 'gameOver', winner: 'sins', rule: 'WIN-2' })
  })
})

describe('ORD-7', () => {
  const atRoundEnd = (id: string): ApocalypseDef => ({
    id,
    type: 'terror',
    triggers: [
      {
        at: 'round-end',
        steps: eachHero(
          (_, place) => place === 0,
          (g, place, f) => hurtCorruption(g, place, 1, f.cause),
        ),
      },
    ],
  })
  const rules = rulesWith({ apocalypse: [atRoundEnd('apo-fixture-a'), atRoundEnd('apo-fixture-b')] })

  test('ORD-7 story tasks, Apocalypse texts, summoning, the stall check, Sin cards, reset', () => {
    const table = dusk({
      rules,
      mission: { id: 'hls-2b-thin-the-herd' },
      apocalypse: 1,
      roundFacts: { kills: 2 },
      apocalypseCards: ['apo-fixture-a'],
      dead: { acolyte: 1 },
      altars: ['s3,0'],
    })
    table.hero1({ do: 'end' })
    table.sins({ space: 's2,0' }, 'summon')
    const order = [
      'trackRaised',
      'corruptionTaken',
      'monsterSummoned',
      'missionProgress',
      'sinCardsDrawn',
      'tokensReset',
    ]
    expect(names(table, ...order)).toEqual(order)
  })

  test('ORD-7 of the Apocalypse texts the oldest card comes first, and nobody is asked', () => {
    for (const cards of [
      ['apo-fixture-a', 'apo-fixture-b'],
      ['apo-fixture-b', 'apo-fixture-a'],
    ]) {
      const table = dusk({ rules, apocalypseCards: cards })
      table.hero1({ do: 'end' })
      expect(table.of('corruptionTaken').map(({ cause }) => cause)).toEqual(cards)
    }
  })
})

describe('ORD-8', () => {
  const wake = card('fixture-wake', 'monster-killed', [revive((g) => killedKinds(g, ['acolyte', 'abomination']))], {
    copies: 3,
  })

  test('ORD-8 a revived monster is not killed again by the same event, and its window does not open again', () => {
    const table = scene({
      rules: rulesWith({ cards: [wake] }),
      heroes: { thorley: 's2,0', rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s2,0', 'acolyte s0,1', 'acolyte megatheatre', 'acolyte s3,2'],
      reactions: 0,
      sins: { hand: ['fixture-wake', 'fixture-wake'] },
      dice: { hero: ['hit', 'hit', 'hit', 'hit'], sin: ['blank', 'blank'] },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    table.sins({ card: 'fixture-wake' }, 'sin-card')
    // Back onto the only free Nest, in the very space of the fight, two Hits notwithstanding.
    expect(table.board.filter((each) => each === 'acolyte s2,0')).toHaveLength(1)
    expect(table.of('monsterKilled')).toHaveLength(1)
    expect(table.of('missionProgress')).toHaveLength(1)
    expect(table.kind).toBe('hero-turn')
  })
})

describe('ORD-9', () => {
  const plague = card(
    'fixture-plague',
    'turn-start',
    eachHero(
      () => true,
      (g, place, f) => hurtWounds(g, place, 1, f.cause),
    ),
  )
  const struck = (sketch: Sketch): Scene => {
    const table = scene({
      rules: rulesWith({ cards: [plague] }),
      phase: 'take-turn',
      sins: { hand: ['fixture-plague'] },
      ...sketch,
    })
    table.sins({ card: 'fixture-plague' }, 'sin-card')
    return table
  }
  const asked = (table: Scene): string[] => {
    const heroes: string[] = []
    while (table.asks('wound-slot')) {
      heroes.push(table.prompt.subject.hero as string)
      table.answer(table.prompt.seat, { slot: 7 })
    }
    return heroes
  }

  test('ORD-9 an effect on each hero runs in turn order from the current hero', () => {
    const heroes = { rose: 's0,2', thorley: 's0,2', rocco: 's0,2' }
    expect(asked(struck({ heroes }))).toEqual(['rose', 'thorley', 'rocco'])
    const second = struck({ heroes, current: { phase: 'take-turn', hero: 'thorley' }, firstHero: 'rocco' })
    expect(asked(second)).toEqual(['thorley', 'rocco', 'rose'])
  })

  test('ORD-9 outside turns it runs from the first hero of the round', () => {
    const rules = rulesWith({
      apocalypse: [
        {
          id: 'apo-fixture',
          type: 'terror',
          triggers: [
            {
              at: 'round-end',
              steps: eachHero(
                () => true,
                (g, place, f) => hurtWounds(g, place, 1, f.cause),
              ),
            },
          ],
        },
      ],
    })
    const table = dusk({ rules, firstHero: 'rocco', apocalypseCards: ['apo-fixture'] })
    table.hero1({ do: 'end' })
    expect(asked(table)).toEqual(['rocco', 'rose', 'thorley'])
  })

  test('ORD-9 a hero who replaces a dead one during it is not affected', () => {
    const table = struck({
      heroes: { rose: 's0,2', thorley: { space: 's0,2', wounds: [1, 2, 3, 4] }, rocco: 's0,2' },
    })
    table.hero1({ slot: 7 }, 'wound-slot')
    table.hero2({ hero: 'leah' }, 'reserve-hero')
    table.hero3({ slot: 7 }, 'wound-slot')
    expect(table.kind).toBe('hero-turn')
    expect(table.woundsOf('leah')).toBe(0)
    expect(table.woundsOf('rocco')).toBe(1)
  })
})
