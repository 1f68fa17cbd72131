import type { Rules } from '@haven/engine'
import { canCome, openSteps, stepping } from '@haven/engine/count'
import { dealWound, gainExtraTurn } from '@haven/engine/kit'
import { type Scene, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { cleanseDice } from './combat.ts'
import { card, rulesWith } from './texts.ts'

/** Where two rules meet, and the nearest case that falls on the other side. */

const away = { rocco: 's0,2', brad: 's0,2' }

const stepsOf = (table: Scene): string[] =>
  table.options
    .filter((option) => option.do === 'move')
    .map((option) => String(option.to))
    .sort()

test('CITY-4 an Upgrade that does something when it is gained does so once, not with each that follows', () => {
  const table = scene({
    heroes: { thorley: { space: 'constabulary', upgrades: ['upg-adrenaline'] }, ...away },
    inventory: ['upg-rosary', 'upg-sawn-off'],
    reactions: 0,
  })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'inventory' }, 'city-action')
  table.hero1({ card: 'upg-rosary' }, 'upgrade')
  expect(table.hero('thorley')).toMatchObject({ extraTurns: 0, upgrades: ['upg-adrenaline', 'upg-rosary'] })
})

test('ORD-1 the order is asked for as soon as one of two texts minds it', () => {
  const rules = rulesWith({
    upgrades: [
      { id: 'upg-minds', triggers: [{ at: 'turn-start', steps: [gainExtraTurn(1)] }] },
      { id: 'upg-minds-not', triggers: [{ at: 'turn-start', commutes: true, steps: [gainExtraTurn(1)] }] },
      { id: 'upg-nor-this', triggers: [{ at: 'turn-start', commutes: true, steps: [gainExtraTurn(1)] }] },
    ],
  })
  const begin = (...upgrades: string[]): Scene =>
    scene({ rules, phase: 'take-turn', heroes: { thorley: { space: 's1,0', upgrades }, ...away }, reactions: 0 })
  const asked = begin('upg-minds', 'upg-minds-not')
  expect(asked.prompt).toMatchObject({ kind: 'order', seat: 'hero1', rule: 'ORD-1' })
  expect(asked.optionIds.toSorted()).toEqual(['upg-minds', 'upg-minds-not'])
  expect(begin('upg-minds-not', 'upg-nor-this').kind).toBe('hero-turn')
})

test('CLEANSE-1 a Counter-Corruption that removes a token is spent, also without any Skill', () => {
  const table = scene({
    heroes: { rose: { space: 's1,0', upgrades: ['upg-holy-water'] }, thorley: 's0,2', rocco: 's0,2' },
    tokens: ['corruption s1,0 x2', 'fire s1,0'],
    dice: cleanseDice('counter'),
  })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  expect(table.optionIds).toEqual(['none', 'corruption'])
  table.hero1({ token: 'corruption' }, 'remove-token')
  expect(table.kind).toBe('hero-turn')
  expect([table.tokens('corruption', 's1,0'), table.tokens('fire', 's1,0')]).toEqual([1, 1])
})

test('CLEANSE-1 who dies before the dice fall cleanses nothing, and nor does who takes his place', () => {
  const table = scene({
    rules: rulesWith({ cards: [card('fixture', 'cleanse-start', [dealWound(1)])] }),
    heroes: { thorley: { space: 's1,0', wounds: [1, 2, 3, 4] }, ...away },
    tokens: ['fire s1,0 x2'],
    dice: cleanseDice('skill', 'skill'),
    reactions: 0,
    sins: { hand: ['fixture'] },
  })
  table.hero1({ do: 'cleanse' })
  table.sins({ card: 'fixture' }, 'sin-card')
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(table.of('diceRolled')).toEqual([])
  expect(table.of('rollSettled')).toEqual([])
  expect(table.tokens('fire', 's1,0')).toBe(2)
})

describe('MOVE-14', () => {
  const reacting = (heroes: Record<string, string>): Scene => {
    const table = scene({ heroes, phase: 'reaction', monsters: ['acolyte s0,0'] })
    table.sins({ yes: true }, 'reaction')
    return table
  }
  const goals = (table: Scene): string[] => table.options.flatMap(({ to }) => to ?? []).sort()

  test('MOVE-14 heroes stop a monster, also when all of them stand beside it and nobody elsewhere', () => {
    const free = goals(reacting({ thorley: 's3,2', rocco: 's3,2', brad: 's3,2' }))
    const stopped = goals(reacting({ thorley: 's1,0', rocco: 's1,0', brad: 's1,0' }))
    expect(free).toContain('s2,0')
    expect(stopped).toContain('s1,0')
    expect(stopped).not.toContain('s2,0')
  })

  test('MOVE-14 whoever counts asks the same: near enough, not behind a hero, and where it is already', () => {
    const { rules, state } = scene({ heroes: { thorley: 's1,0', ...away }, monsters: ['acolyte s0,0'] })
    const g = rules.look(state)
    const come = (to: string, steps: number): boolean =>
      canCome(g, g.map.index.get('s0,0') as number, g.map.index.get(to) as number, steps)
    expect(['s0,0', 's1,0', 's1,1', 's2,0', 's3,0'].map((to) => come(to, 2))).toEqual([true, true, true, false, false])
    expect(['s0,0', 's1,0', 's1,1'].map((to) => come(to, 1))).toEqual([true, true, false])
  })
})

test('MOVE-1 what forbids further spaces leaves what takes some away', () => {
  const table = scene({
    setup: { sin: 'sloth' },
    heroes: { thorley: 's0,0', ...away },
    forbids: [{ hero: 'thorley', what: 'extra-steps', until: 'round' }],
    reactions: 0,
  })
  expect(stepsOf(table)).toContain('s1,0')
  table.hero1({ do: 'move', to: 's1,0' })
  expect(stepsOf(table)).toEqual([])
})

describe('a step that is only thought of', () => {
  const metro = [
    { color: 'red', space: 's0,0' },
    { color: 'red', space: 's3,2' },
  ] as const
  const blackout = rulesWith({ story: { modifiers: [{ hook: 'metroEndsMove', count: () => 1 }] } })
  const thought = (to: string, texts: { readonly rules?: Rules } = {}) => {
    const { rules, state } = scene({ heroes: { thorley: 's0,0', ...away }, metro, ...texts })
    const g = rules.look(state)
    const before = JSON.stringify(g.s)
    const next = stepping(g, 0, g.map.index.get(to) as number, () => ({
      at: g.map.spaces[g.s.heroes[0]!.space],
      steps: openSteps(g, 0).length,
      over: g.s.turn?.moveOver,
    }))
    expect(JSON.stringify(g.s)).toBe(before)
    return next
  }

  test('MOVE-1 he stands there, has a step less, and afterwards nothing has changed', () => {
    expect(thought('s1,0')).toMatchObject({ at: 's1,0', over: false })
    expect(thought('s1,0').steps).toBeGreaterThan(0)
  })

  test('MOVE-3 by Metro too; where a Metro step ends the Move it does so in the thought', () => {
    expect(thought('s3,2')).toMatchObject({ at: 's3,2', over: false })
    expect(thought('s3,2', { rules: blackout })).toEqual({ at: 's3,2', steps: 0, over: true })
    expect(thought('s1,0', { rules: blackout })).toMatchObject({ over: false })
  })
})
