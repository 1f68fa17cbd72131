import { dealWound, rerollHeroDice } from '@haven/engine/kit'
import { type Scene, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { cleanseDice, dice } from './combat.ts'
import { card, rulesWith } from './texts.ts'

/** What everybody is told of a deed: once, with its cause. */

const away = { rocco: 's0,2', brad: 's0,2' }
const visit = (thorley: { space: string; corruption?: number }): Scene => {
  const table = scene({ heroes: { thorley, ...away }, reactions: 0 })
  table.hero1({ do: 'city' })
  return table
}

test('CITY-4 an Inventory icon is told once, when it is carried out', () => {
  const table = visit({ space: 'constabulary' })
  table.hero1({ action: 'inventory' }, 'city-action')
  expect(table.prompt).toMatchObject({ kind: 'upgrade', rule: 'CITY-4' })
  table.hero1({ id: table.optionIds[0] as string }, 'upgrade')
  expect(table.of('cityActionDone')).toEqual([{ event: 'cityActionDone', hero: 'thorley', action: 'inventory' }])
})

test('CITY-2 Repent says why the corruption went down', () => {
  const table = visit({ space: 'saint-jude-hospital', corruption: 4 })
  table.hero1({ action: 'repent' }, 'city-action')
  expect(table.of('corruptionLost')).toEqual([{ event: 'corruptionLost', hero: 'thorley', level: 3, cause: 'repent' }])
})

test('MOVE-10 corruption for leaving says so', () => {
  const rules = rulesWith({ story: { modifiers: [{ hook: 'leaveCorruption', count: () => 1 }] } })
  const table = scene({ rules, heroes: { thorley: 's1,0', ...away }, reactions: 0 })
  table.hero1({ do: 'move', to: 's0,0' })
  expect(table.of('corruptionTaken')).toEqual([
    { event: 'corruptionTaken', hero: 'thorley', level: 2, voluntary: false, cause: 'leave' },
  ])
})

test('SIN-1 the card of a turn is discarded, by its name, when the next turn starts', () => {
  const rules = rulesWith({ cards: [card('fixture', 'turn-start', [dealWound(1)])] })
  const table = scene({
    rules,
    phase: 'take-turn',
    heroes: { thorley: 's1,0', ...away },
    reactions: 0,
    sins: { hand: ['fixture'] },
  })
  table.sins({ card: 'fixture' }, 'sin-card')
  table.hero1({ id: table.optionIds[0] as string }, 'wound-slot')
  table.hero1({ do: 'end' })
  expect(table.of('sinCardDiscarded')).toEqual([{ event: 'sinCardDiscarded', card: 'fixture' }])
  expect(table.view('all').sins).toMatchObject({ open: null, discard: ['fixture'] })
})

test('CORR-1 a bonus of choice is told apart from a FAITH that is turned', () => {
  const table = scene({
    heroes: { thorley: { space: 's1,0', corruption: 6 }, ...away },
    monsters: ['acolyte s1,0'],
    dice: dice(['faith']),
  })
  table.hero1({ do: 'fight' })
  table.hero1({ yes: true }, 'corruption')
  table.hero1({ as: 'defense' }, 'faith')
  table.hero1({ as: 'hit' }, 'faith')
  expect(table.of('faithTurned').map(({ as, bonus }) => [as, bonus])).toEqual([
    ['defense', false],
    ['hit', true],
  ])
})

test('DICE-2 dice that are rolled again in a cleanse are dice of a cleanse', () => {
  const rules = rulesWith({
    upgrades: [{ id: 'upg-fixture', triggers: [{ at: 'hero-rolled', steps: rerollHeroDice(1) }] }],
  })
  const table = scene({
    rules,
    heroes: { thorley: { space: 's1,0', upgrades: ['upg-fixture'] }, ...away },
    tokens: ['fire s1,0 x3'],
    dice: cleanseDice('skill', 'counter'),
  })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ face: 'counter' }, 'reroll')
  if (table.asks('reroll')) table.hero1({ none: true }, 'reroll')
  expect(table.of('diceRolled').map(({ roll, reroll }) => [roll, reroll ?? false])).toEqual([
    ['cleanse', false],
    ['cleanse', true],
  ])
})
