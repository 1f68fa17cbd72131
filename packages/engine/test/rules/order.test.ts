import type { ApocalypseDef, Event, UpgradeDef } from '@haven/engine'
import { drawSin, forbid, gainExtraTurn, heroDefense, heroDice, moveLimit } from '@haven/engine/kit'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, dusk, fightAndKill, rulesWith } from './texts.ts'

/** Order of effects, who decides: ORD-1 to ORD-5, and what stands above all of it. */

const blanks = (count: number) => Array<'blank'>(count).fill('blank')
const skills = (count: number) => Array<'skill'>(count).fill('skill')
const diceOf = (table: Scene, side: 'heroes' | 'sins'): number =>
  table.of('diceRolled').find((roll) => roll.side === side)?.faces.length ?? 0

/** A text that gives an Extra Turn token at a moment: its events tell the order. */
const upgrade = (id: string, at: 'turn-start' | 'fight-ready', commutes = false): UpgradeDef => ({
  id,
  triggers: [{ at, commutes, steps: [gainExtraTurn(1)] }],
})
const apocalypse = (id: string, at: 'round-begin' | 'fight-ready', commutes = false): ApocalypseDef => ({
  id,
  type: 'terror',
  triggers: [{ at, commutes, steps: [drawSin(1)] }],
})
const causes = (events: readonly Event[]): string[] =>
  events.flatMap((event) => (event.event === 'extraTurnGained' || event.event === 'sinCardsDrawn' ? [event.cause] : []))

describe('ORD-1', () => {
  const withUpgrades = (commutes: boolean) =>
    scene({
      rules: rulesWith({
        upgrades: [upgrade('upg-fixture-a', 'turn-start', commutes), upgrade('upg-fixture-b', 'turn-start', commutes)],
      }),
      phase: 'take-turn',
      heroes: {
        rocco: { space: 's1,0', turns: 2 },
        thorley: { space: 's0,2', upgrades: ['upg-fixture-a', 'upg-fixture-b'] },
        rose: 's0,2',
      },
      reactions: 0,
    })

  test('ORD-1 a side orders its simultaneous effects: the hero’s player', () => {
    const table = withUpgrades(false)
    table.hero1({ do: 'end' })
    expect(table.prompt).toMatchObject({ seat: 'hero2', kind: 'order', rule: 'ORD-1' })
    expect(table.options).toMatchObject([{ effect: 'upg-fixture-a' }, { effect: 'upg-fixture-b' }])
    table.hero2({ effect: 'upg-fixture-b' })
    expect(causes(table.events)).toEqual(['upg-fixture-b', 'upg-fixture-a'])
    expect(table.kind).toBe('hero-turn')
  })

  test('ORD-1 nobody is asked if the order can make no difference', () => {
    const table = withUpgrades(true)
    table.hero1({ do: 'end' })
    expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'thorley' } })
    expect(causes(table.events).sort()).toEqual(['upg-fixture-a', 'upg-fixture-b'])
  })

  test('ORD-1 a side orders its simultaneous effects: the Sins player, one after the other', () => {
    const ids = ['apo-fixture-a', 'apo-fixture-b', 'apo-fixture-c']
    const table = dusk({
      rules: rulesWith({ apocalypse: ids.map((id) => apocalypse(id, 'round-begin')), story: { begin: [] } }),
      apocalypseCards: ids,
    })
    table.hero1({ do: 'end' })
    expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'order', rule: 'ORD-1' })
    table.sins({ effect: 'apo-fixture-c' })
    expect(table.options).toMatchObject([{ effect: 'apo-fixture-a' }, { effect: 'apo-fixture-b' }])
    table.sins({ effect: 'apo-fixture-a' })
    expect(causes(table.events)).toEqual(['apo-fixture-c', 'apo-fixture-a', 'apo-fixture-b'])
    expect(table.kind).toBe('first-hero')
  })

  test('ORD-1 of both sides the hero side comes first', () => {
    const table = scene({
      rules: rulesWith({
        upgrades: [upgrade('upg-fixture', 'fight-ready')],
        apocalypse: [apocalypse('apo-fixture', 'fight-ready')],
      }),
      heroes: { thorley: { space: 's1,0', upgrades: ['upg-fixture'] }, rocco: 's0,2', rose: 's0,2' },
      apocalypseCards: ['apo-fixture'],
      monsters: ['acolyte s1,0'],
    })
    table.hero1({ do: 'fight' })
    expect(table.kind).toBe('corruption')
    expect(causes(table.events)).toEqual(['upg-fixture', 'apo-fixture'])
  })
})

describe('ORD-2', () => {
  const names = (table: Scene, ...wanted: string[]): string[] =>
    table.events.map(({ event }) => event).filter((event) => wanted.includes(event))

  test('ORD-2 kills, progress, wounds, corruption, abilities, the window, and then the next mission', () => {
    const table = scene({
      heroes: { morgana: { space: 's1,0', wounds: [7] }, rocco: 's0,2', rose: 's0,2' },
      mission: { id: 'hls-1-hold-the-line', progress: 6 },
      monsters: ['acolyte s1,0'],
      sins: { hand: ['pride-before-the-fall'] },
      setup: { power: false },
      dice: { hero: ['hit', 'hit', 'skill', 'skill'], sin: ['burst', 'corruption', 'burst', 'hit'] },
    })
    table.hero1({ do: 'fight' })
    table.sins({ none: true }, 'sin-card')
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    table.hero1({ slot: 1 }, 'wound-slot')
    table.hero1({ yes: true }, 'ability')
    table.hero1({ slot: 7 }, 'heal-slot')
    table.sins({ card: 'pride-before-the-fall' }, 'sin-card')
    for (const seat of ['hero1', 'hero2', 'hero3'] as const) table.answer(seat, { mission: 'hls-2b-thin-the-herd' })
    expect(
      names(
        table,
        'monsterKilled',
        'missionProgress',
        'woundTaken',
        'corruptionTaken',
        'abilityUsed',
        'woundHealed',
        'sinCardPlayed',
        'missionAccomplished',
      ),
    ).toEqual([
      'monsterKilled',
      'missionProgress',
      'woundTaken',
      'corruptionTaken',
      'abilityUsed',
      'woundHealed',
      'sinCardPlayed',
      'corruptionTaken',
      'missionAccomplished',
    ])
  })

  test('ORD-2 death comes after the wounds and before what follows a fight', () => {
    const table = scene({
      heroes: { thorley: { space: 's1,0', wounds: [1, 2, 3] }, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0', 'acolyte s1,0'],
      setup: { power: false },
      dice: { hero: ['hit', 'hit', 'skill', 'skill'], sin: ['burst', 'burst', 'hit', 'corruption', 'hit', 'hit'] },
    })
    fightAndKill(table, 'acolyte-1')
    table.hero1({ slot: 4 }, 'wound-slot')
    table.hero1({ hero: 'leah' }, 'reserve-hero')
    // Five Hits less two Defense are three wounds; the second kills, and no corruption is dealt.
    expect(names(table, 'monsterKilled', 'missionProgress', 'woundTaken', 'corruptionTaken', 'heroDied')).toEqual([
      'monsterKilled',
      'missionProgress',
      'woundTaken',
      'woundTaken',
      'heroDied',
    ])
  })

  test('ORD-2 progress that wins the game ends it before wounds are dealt', () => {
    const sketch: Sketch = {
      rules: rulesWith({ missions: [{ id: 'last', count: () => 1, progress: [{ on: 'kill' }], next: [] }] }),
      heroes: { thorley: { space: 's1,0', wounds: [1, 2, 3, 4] }, rocco: 's0,2', rose: 's0,2' },
      reserve: [],
      monsters: ['acolyte s1,0'],
      setup: { power: false },
      dice: { hero: ['hit', 'hit', 'skill', 'skill'], sin: ['burst', 'hit', 'hit'] },
    }
    const won = scene(sketch)
    fightAndKill(won, 'acolyte-1')
    expect(won.rules.outcome(won.state)).toEqual({ winner: 'heroes', rule: 'WIN-1' })
    expect(won.of('woundTaken')).toEqual([])

    const lost = scene(sketch)
    lost.hero1({ do: 'fight' })
    lost.hero1({ none: true }, 'corruption')
    lost.hero1({ none: true }, 'kill')
    expect(lost.rules.outcome(lost.state)).toEqual({ winner: 'sins', rule: 'WIN-2' })
  })
})

describe('ORD-3', () => {
  const plus = (id: string): UpgradeDef => ({ id, modifiers: [{ hook: 'heroDice', count: () => 1 }] })

  const heroDiceWith = (change: number, leaves: number): Scene => {
    const table = scene({
      rules: rulesWith({
        upgrades: [plus('upg-fixture-a'), plus('upg-fixture-b')],
        cards: [card('fixture', 'fight-start', [heroDice(change, leaves)])],
      }),
      heroes: {
        thorley: { space: 's1,0', upgrades: ['upg-fixture-a', 'upg-fixture-b', 'upg-sawn-off'] },
        rocco: 's0,2',
        rose: 's0,2',
      },
      monsters: ['acolyte s1,0'],
      sins: { hand: ['fixture'] },
      dice: { hero: skills(9), sin: blanks(2) },
    })
    table.hero1({ do: 'fight' })
    table.sins({ card: 'fixture' }, 'sin-card')
    table.hero1({ none: true }, 'corruption')
    return table
  }

  test('ORD-3 modifiers add up, then limits are looked at', () => {
    expect(diceOf(heroDiceWith(-3, 0), 'heroes')).toBe(3)
    expect(diceOf(heroDiceWith(-5, 2), 'heroes')).toBe(2)
    expect(diceOf(heroDiceWith(-4, 2), 'heroes')).toBe(2)
    expect(diceOf(heroDiceWith(-3, 2), 'heroes')).toBe(3)
  })

  test('ORD-3 dice never fall below 0; a roll of 0 dice is no roll, but fixed results count', () => {
    const table = heroDiceWith(-9, 0)
    expect(table.of('diceRolled').map(({ side }) => side)).toEqual(['sins'])
    expect(table.of('rollSettled')).toMatchObject([{ hits: 1 }]) // Sawn-Off
  })

  test('ORD-3 Sin dice never fall below 0', () => {
    const table = scene({
      phase: 'reaction',
      heroes: { thorley: { space: 's1,0', upgrades: ['upg-flash-grenade'] }, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      dice: { hero: skills(4) },
    })
    table.sins({ yes: true }, 'reaction')
    table.sins({ yes: true }, 'reaction-fight')
    table.hero1({ yes: true }, 'ability')
    table.hero1({ none: true }, 'corruption')
    expect(table.of('diceRolled').map(({ side }) => side)).toEqual(['heroes'])
    expect(table.of('fightSettled')).toMatchObject([{ sinHits: 0, sinCorruption: 0, wounds: 0 }])
  })

  test('ORD-3 Defense never falls below 0', () => {
    const wounds = (change: number): number => {
      const table = scene({
        rules: rulesWith({ cards: [card('fixture', 'fight-start', [heroDefense(change)])] }),
        heroes: { rose: 's1,0', thorley: 's0,2', rocco: 's0,2' },
        monsters: ['abomination s1,0'],
        setup: { power: false },
        sins: { hand: ['fixture'] },
        dice: { hero: skills(2), sin: ['hit', 'hit', 'blank'] },
      })
      table.hero1({ do: 'fight' })
      table.sins({ card: 'fixture' }, 'sin-card')
      table.hero1({ none: true }, 'corruption')
      return table.of('fightSettled')[0]?.wounds ?? -1
    }
    expect(wounds(0)).toBe(1)
    expect(wounds(-1)).toBe(2)
    expect(wounds(-5)).toBe(2)
    expect(wounds(1)).toBe(0)
  })

  const teamwork = (limits: number[]): number => {
    const table = scene({
      rules: rulesWith({
        hellClub: limits.map((limit, i) => ({
          id: `hc-fixture-${i}`,
          fight: 0,
          defense: 9,
          modifiers: [{ hook: 'teamworkLimit' as const, count: () => limit }],
        })),
      }),
      heroes: { thorley: 's1,0', rocco: 's1,0', rose: 's1,0', brad: 's1,0' },
      monsters: ['acolyte s1,0', ...limits.map((_, i) => `hc-fixture-${i} s3,0`)],
      dice: { hero: skills(9), sin: blanks(9) },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    return diceOf(table, 'heroes') - 4
  }

  test('ORD-3 the least of several limits holds, and a limit of 0 stands', () => {
    expect(teamwork([])).toBe(3)
    expect(teamwork([2])).toBe(2)
    expect(teamwork([2, 1])).toBe(1)
    expect(teamwork([0, 2])).toBe(0)
  })
})

describe('ORD-4', () => {
  const steps = (effect: Parameters<typeof card>[2], upgrades: string[], more: Sketch = {}): number => {
    const table = scene({
      rules: rulesWith({
        cards: [card('fixture', 'turn-start', effect)],
        upgrades: [{ id: 'upg-fixture-boots', modifiers: [{ hook: 'moveSpaces', count: () => 1 }] }],
      }),
      phase: 'take-turn',
      heroes: { thorley: { space: 's1,0', upgrades, npcs: ['ravencorp'] }, rocco: 's0,2', rose: 's0,2' },
      sins: { hand: ['fixture'] },
      ...more,
    })
    table.sins({ card: 'fixture' }, 'sin-card')
    let taken = 0
    for (; table.optionIds.some((id) => id.startsWith('move:s')); taken++) {
      table.hero1({ do: 'move', to: taken % 2 === 0 ? 's0,0' : 's1,0' })
    }
    return taken
  }

  test('ORD-4 forbid beats may: no NPC and no Upgrade adds a space', () => {
    expect(steps([], ['upg-motorbike'])).toBe(4)
    expect(steps([forbid('extra-steps', 'turn')], ['upg-motorbike'])).toBe(2)
  })

  test('ORD-4 forbid beats may: nor does a text that adds one on any ground', () => {
    expect(steps([], ['upg-fixture-boots'])).toBe(4)
    expect(steps([forbid('extra-steps', 'turn')], ['upg-fixture-boots'])).toBe(2)
  })

  test('ORD-4 a Sin card beats an Upgrade', () => {
    expect(steps([moveLimit(1)], ['upg-motorbike', 'upg-fixture-boots'])).toBe(1)
  })

  test('ORD-4 forbid beats may: what heals does not heal', () => {
    const table = (effect: Parameters<typeof card>[2]) => {
      const at = scene({
        rules: rulesWith({ cards: [card('fixture', 'turn-start', effect)] }),
        phase: 'take-turn',
        heroes: {
          thorley: { space: 'saint-jude-hospital', wounds: [1, 2], upgrades: ['upg-field-kit'] },
          rocco: 's0,2',
          rose: 's0,2',
        },
        sins: { hand: ['fixture'] },
      })
      at.sins({ card: 'fixture' }, 'sin-card')
      return at
    }
    const free = table([])
    expect(free.optionIds).toContain('ability:upg-field-kit')
    const bound = table([forbid('heal', 'round')])
    expect(bound.optionIds).not.toContain('ability:upg-field-kit')
    bound.hero1({ do: 'city' })
    bound.hero1({ action: 'heal' }, 'city-action')
    expect(bound.woundsOf('thorley')).toBe(2)
  })

  test('ORD-4 an Upgrade that says cancel beats the Sin card', () => {
    const table = scene({
      rules: rulesWith({ cards: [card('fixture', 'turn-start', [moveLimit(1)])] }),
      phase: 'take-turn',
      heroes: { thorley: { space: 's1,0', upgrades: ['upg-signal-jammer'] }, rocco: 's0,2', rose: 's0,2' },
      sins: { hand: ['fixture'] },
    })
    table.sins({ card: 'fixture' }, 'sin-card')
    table.hero1({ yes: true }, 'ability')
    table.hero1({ do: 'move', to: 's0,0' })
    table.hero1({ do: 'move', to: 's1,0' })
    expect(table.spaceOf('thorley')).toBe('s1,0')
  })
})
