import type { SinCardDef, WindowName } from '@haven/engine'
import { act, forceCorruption, freeFight } from '@haven/engine/kit'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, fightAndKill, rulesWith } from './texts.ts'

/** The windows, that look at dice and at what they did. */

const cardFor = (window: WindowName, more: Partial<SinCardDef> = {}): SinCardDef =>
  card(`fixture-${window}`, window, [act('nothing', () => undefined)], more)

const rules = {
  'fight-rolled': rulesWith({ cards: [cardFor('fight-rolled')] }),
  'monster-killed': rulesWith({ cards: [cardFor('monster-killed')] }),
}

const blanks = (count: number) => Array<'blank'>(count).fill('blank')
const skills = (count: number) => Array<'skill'>(count).fill('skill')
const TWO_HITS = ['hit', 'hit', 'skill', 'skill'] as const

/** Thorley alone in s1,0; the Sins player holds the one card; no power, no reaction. */
const at = (window: keyof typeof rules, sketch: Sketch = {}): Scene =>
  scene({
    rules: rules[window],
    heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
    reactions: 0,
    ...sketch,
    setup: { power: false },
    sins: { hand: [`fixture-${window}`] },
  })

const isOpen = (table: Scene, window: WindowName, hero: string): void =>
  expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'sin-card', subject: { window, hero } })

describe('fight-rolled', () => {
  test('SIN-1 fight-rolled opens with both rolls on the table and no FAITH turned', () => {
    const table = at('fight-rolled', {
      monsters: ['acolyte s1,0'],
      dice: { hero: ['faith', 'hit', 'skill', 'skill', 'skill'], sin: blanks(2) },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    isOpen(table, 'fight-rolled', 'thorley')
    expect(table.of('diceRolled').map(({ side }) => side)).toEqual(['heroes', 'sins'])
    expect(table.of('faithTurned')).toEqual([])
    table.sins({ none: true })
    expect(table.kind).toBe('faith')
  })

  test('ORD-12 fight-rolled opens after the rerolls', () => {
    const table = at('fight-rolled', {
      heroes: { thorley: { space: 's1,0', upgrades: ['upg-lucky-coin'] }, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      dice: { hero: [...skills(4), 'hit'], sin: blanks(2) },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    table.hero1({ face: 'skill' }, 'reroll')
    table.hero1({ none: true }, 'reroll')
    isOpen(table, 'fight-rolled', 'thorley')
    expect(table.of('diceRolled').map(({ reroll }) => reroll)).toEqual([false, false, true])
  })

  test('SIN-1 fight-rolled opens in a fight that the Sins player starts', () => {
    const table = at('fight-rolled', {
      phase: 'reaction',
      reactions: 1,
      monsters: ['acolyte s1,0'],
      dice: { hero: skills(4), sin: blanks(2) },
    })
    table.sins({ yes: true }, 'reaction')
    table.sins({ yes: true }, 'reaction-fight')
    table.hero1({ none: true }, 'corruption')
    isOpen(table, 'fight-rolled', 'thorley')
  })

  test('SIN-1 fight-rolled never opens in a ranged fight, nor for a cleanse', () => {
    const table = at('fight-rolled', {
      heroes: { rocco: 's1,0', thorley: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s2,0', 'acolyte s2,0'],
      dice: { hero: skills(2), sin: blanks(2) },
    })
    table.hero1({ do: 'shoot', at: 's2,0' })
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    expect(table.of('diceRolled')).toHaveLength(2)
    expect(table.kind).toBe('hero-turn')

    const cleansing = at('fight-rolled', { tokens: ['fire s1,0'], dice: { hero: ['hit', 'hit'] } })
    cleansing.hero1({ do: 'cleanse' })
    cleansing.hero1({ none: true }, 'corruption')
    expect(cleansing.kind).toBe('hero-turn')
  })
})

describe('monster-killed', () => {
  test('SIN-1 monster-killed opens when wounds, corruption and progress are settled', () => {
    const table = at('monster-killed', {
      monsters: ['acolyte s1,0'],
      dice: { hero: TWO_HITS, sin: ['burst', 'corruption', 'burst', 'hit'] },
    })
    fightAndKill(table, 'acolyte-1')
    table.hero1({ slot: 1 }, 'wound-slot')
    isOpen(table, 'monster-killed', 'thorley')
    expect(table.corruptionOf('thorley')).toBe(2)
    expect(table.state.mission.progress).toBe(1)
  })

  test('ORD-2 monster-killed opens after abilities that follow a fight', () => {
    const table = at('monster-killed', {
      heroes: { morgana: { space: 's1,0', wounds: [1] }, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      dice: { hero: TWO_HITS, sin: blanks(2) },
    })
    fightAndKill(table, 'acolyte-1')
    table.hero1({ none: true }, 'ability')
    isOpen(table, 'monster-killed', 'morgana')
  })

  test('SIN-1 monster-killed opens after a ranged fight', () => {
    const table = at('monster-killed', {
      heroes: { rocco: 's1,0', thorley: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s3,0'],
      dice: { hero: skills(2) },
    })
    table.hero1({ do: 'shoot', at: 's3,0' })
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    isOpen(table, 'monster-killed', 'rocco')
  })

  const strike = (kill: boolean): Scene => {
    const table = at('monster-killed', {
      heroes: { thorley: 'uplink-tower', rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s2,2'],
      orbital: ['s2,2'],
    })
    table.hero1({ do: 'city' })
    table.hero1({ action: 'orbital' }, 'city-action')
    table.hero1({ to: 's2,2' }, 'orbital-move')
    table.hero1(kill ? { monster: 'acolyte-1' } : { none: true }, 'orbital-kill')
    return table
  }

  test('SIN-1 monster-killed opens after an Orbital Strike that killed, for the current hero', () => {
    const table = strike(true)
    isOpen(table, 'monster-killed', 'thorley')
    table.sins({ none: true })
    expect(table.kind).toBe('city-action')
    expect(strike(false).kind).toBe('city-action')
  })

  test('SIN-1 monster-killed does not open if nothing died', () => {
    const table = at('monster-killed', {
      monsters: ['acolyte s1,0'],
      dice: { hero: skills(4), sin: blanks(2) },
    })
    fightAndKill(table)
    expect(table.kind).toBe('hero-turn')
  })

  const DOOMED = { space: 's1,0', wounds: [1, 2, 3, 4] } as const
  const FATAL = ['burst', 'hit', 'hit'] as const

  test('TURN-8 monster-killed does not open if the current hero died in his turn', () => {
    const table = at('monster-killed', {
      heroes: { thorley: DOOMED, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      dice: { hero: TWO_HITS, sin: FATAL },
    })
    fightAndKill(table, 'acolyte-1')
    table.hero1({ hero: 'leah' }, 'reserve-hero')
    expect(table.of('monsterKilled')).toHaveLength(1)
    expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rocco' } })
  })

  test('TURN-8 monster-killed does not open if his Dark Past killed him: it belongs to his turn', () => {
    const table = scene({
      rules: rulesWith({
        cards: [cardFor('monster-killed')],
        darkPast: [{ id: 'past-fixture', number: 1, steps: [freeFight()] }],
      }),
      heroes: { thorley: { ...DOOMED, corruption: 7 }, rocco: 's0,2', rose: 's0,2' },
      darkPast: { thorley: 'past-fixture' },
      monsters: ['acolyte s1,0'],
      reactions: 0,
      setup: { power: false },
      sins: { hand: ['fixture-monster-killed'] },
      dice: { hero: TWO_HITS, sin: FATAL },
    })
    table.hero1({ do: 'end' })
    table.sins({ yes: true }, 'ability')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    table.hero1({ hero: 'leah' }, 'reserve-hero')
    expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rocco' } })
  })

  const killedInReaction = (effect: SinCardDef['effect']): Scene => {
    const table = scene({
      rules: rulesWith({ cards: [card('fixture', 'monster-killed', effect)] }),
      phase: 'reaction',
      heroes: { thorley: DOOMED, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      reactions: 1,
      setup: { power: false },
      sins: { hand: ['fixture'] },
      dice: { hero: TWO_HITS, sin: FATAL },
    })
    table.sins({ yes: true }, 'reaction')
    table.sins({ yes: true }, 'reaction-fight')
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    table.hero1({ hero: 'leah' }, 'reserve-hero')
    return table
  }

  test('DEATH-7 monster-killed opens if the reaction killed the hero: his turn was finished', () => {
    const table = killedInReaction([])
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'monster-killed' } })
  })

  test('ORD-9 monster-killed: the hero who replaces the fighting hero is not the hero of the window', () => {
    const table = killedInReaction([forceCorruption(1)])
    const { hero } = table.prompt.subject
    table.sins({ card: 'fixture' })
    expect(table.corruptionOf('leah')).toBe(1)
    expect(hero).toBe('thorley')
  })

  test('SIN-1 monster-killed opens if only the hero of a granted Action died: the turn goes on', () => {
    const table = at('monster-killed', {
      heroes: { leah: 's0,0', rocco: 's2,2', thorley: DOOMED },
      monsters: ['acolyte s1,0'],
      dice: { hero: TWO_HITS, sin: FATAL },
    })
    table.hero1({ do: 'end' })
    table.hero1({ yes: true }, 'ability')
    table.hero3({ do: 'fight' }, 'action')
    table.hero3({ none: true }, 'corruption')
    table.hero3({ monster: 'acolyte-1' }, 'kill')
    table.hero3({ hero: 'brad' }, 'reserve-hero')
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'monster-killed' } })
  })
})
