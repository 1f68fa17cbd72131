import type { Result, SinCardDef, WindowName } from '@haven/engine'
import {
  countAlone,
  dropResult,
  fightsAlone,
  forceFaith,
  heroDefense,
  heroDice,
  heroResult,
  noTeamwork,
  rerollHeroDice,
  rerollSinDice,
  sinDice,
} from '@haven/engine/kit'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, rulesWith, type Texts } from './texts.ts'

/** The primitives that change a fight or a roll, for its duration. */

const skills = (count: number) => Array<'skill'>(count).fill('skill')
const blanks = (count: number) => Array<'blank'>(count).fill('blank')

/** Thorley (4/2/2) fights an Acolyte in s1,0 and this card is played; the sin's power is off. */
function fought(window: WindowName, effect: SinCardDef['effect'], sketch: Sketch = {}, texts: Texts = {}): Scene {
  const table = scene({
    rules: rulesWith({ ...texts, cards: [card('fixture', window, effect)] }),
    heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
    monsters: ['acolyte s1,0'],
    sins: { hand: ['fixture'] },
    dice: { hero: skills(9), sin: blanks(9) },
    ...sketch,
    setup: { power: false, ...sketch.setup },
  })
  table.hero1({ do: 'fight' })
  if (window === 'fight-start') table.sins({ card: 'fixture' }, 'sin-card')
  if (table.asks('corruption')) table.hero1({ none: true })
  if (window === 'fight-rolled') table.sins({ card: 'fixture' }, 'sin-card')
  return table
}

const dice = (table: Scene, side: 'heroes' | 'sins'): number =>
  table.of('diceRolled').find((roll) => roll.side === side)?.faces.length ?? 0

describe('dice', () => {
  test('sin-dice: dice of this Sin roll, and of no other', () => {
    expect(dice(fought('fight-start', []), 'sins')).toBe(2)
    const table = fought('fight-start', [sinDice(2)], { phase: 'hero-turn', reactions: 1 })
    expect(dice(table, 'sins')).toBe(4)
    table.hero1({ do: 'end' })
    table.sins({ yes: true }, 'reaction')
    table.sins({ yes: true }, 'reaction-fight')
    table.hero1({ none: true }, 'corruption')
    expect(
      table
        .of('diceRolled')
        .filter(({ side }) => side === 'sins')
        .at(-1)?.faces,
    ).toHaveLength(2)
  })

  test('hero-dice: more or fewer, with the least that stays', () => {
    expect(dice(fought('fight-start', [heroDice(2)]), 'heroes')).toBe(6)
    expect(dice(fought('fight-start', [heroDice(-3)]), 'heroes')).toBe(1)
    expect(dice(fought('fight-start', [heroDice(-9, 2)]), 'heroes')).toBe(2)
  })

  test('hero-dice: of a cleanse too', () => {
    const cleanse = (effect: SinCardDef['effect']): number => {
      const table = scene({
        rules: rulesWith({ cards: [card('fixture', 'cleanse-start', effect)] }),
        heroes: { rose: 's1,0', thorley: 's0,2', rocco: 's0,2' },
        tokens: ['fire s1,0'],
        sins: { hand: ['fixture'] },
        dice: { hero: Array<'hit'>(6).fill('hit') },
      })
      table.hero1({ do: 'cleanse' })
      table.sins({ card: 'fixture' }, 'sin-card')
      table.hero1({ none: true }, 'corruption')
      return dice(table, 'heroes')
    }
    expect(cleanse([])).toBe(4)
    expect(cleanse([heroDice(-2, 1)])).toBe(2)
    expect(cleanse([heroDice(-8, 1)])).toBe(1)
  })

  const together: Sketch = { heroes: { thorley: 's1,0', rocco: 's1,0', rose: 's1,0' } }

  test('no-teamwork: other heroes lend no dice', () => {
    expect(dice(fought('fight-start', [], together), 'heroes')).toBe(6)
    expect(dice(fought('fight-start', [noTeamwork()], together), 'heroes')).toBe(4)
  })

  test('cap-teamwork: at most so many dice', () => {
    const capped = (limit: number, power = true): number =>
      dice(
        fought(
          'fight-start',
          [],
          { ...together, setup: { power } },
          { sin: { power: { id: 'fixture-power', modifiers: [{ hook: 'teamworkLimit', count: () => limit }] } } },
        ),
        'heroes',
      )
    expect(capped(1)).toBe(5)
    expect(capped(0)).toBe(4)
    expect(capped(5)).toBe(6)
    expect(capped(1, false)).toBe(6)
  })

  test('count-alone: alone for every rule of this fight, teamwork apart', () => {
    const effect = [countAlone(), sinDice((g, fight) => (fightsAlone(g, fight) ? 2 : 1))]
    const table = fought('fight-start', effect, together)
    expect(dice(table, 'sins')).toBe(4)
    expect(dice(table, 'heroes')).toBe(6)
    expect(dice(fought('fight-start', effect.slice(1), together), 'sins')).toBe(3)
    // Pride's power takes a Defense from a hero who is alone.
    const hits: Sketch = {
      ...together,
      setup: { power: true },
      dice: { hero: skills(6), sin: ['hit', 'burst', 'hit', 'blank'] },
    }
    expect(fought('fight-start', [countAlone()], hits).of('fightSettled')).toMatchObject([{ sinHits: 3, wounds: 2 }])
    expect(fought('fight-start', [], hits).of('fightSettled')).toMatchObject([{ sinHits: 3, wounds: 1 }])
  })
})

describe('results', () => {
  const HITS: Sketch = { dice: { hero: skills(9), sin: ['burst', 'hit', 'hit', 'blank'] } }

  test('hero-defense: Defense of this fight', () => {
    const wounds = (count: number) => fought('fight-start', [heroDefense(count)], HITS).of('fightSettled')[0]?.wounds
    expect(wounds(0)).toBe(1)
    expect(wounds(1)).toBe(0)
    expect(wounds(-1)).toBe(2)
    expect(wounds(-2)).toBe(3)
    expect(wounds(-9)).toBe(3)
  })

  const settled = (window: WindowName, result: Result, count: number) =>
    fought(window, [heroResult(result, count)]).of('rollSettled')[0]

  test('hero-result: fixed results added after the roll, given before it', () => {
    expect(settled('fight-start', 'hit', 0)).toMatchObject({ hits: 0, defense: 2, counters: 0 })
    expect(settled('fight-start', 'hit', 2)).toMatchObject({ hits: 2 })
    expect(settled('fight-start', 'defense', 1)).toMatchObject({ defense: 3 })
    expect(settled('fight-start', 'counter', 1)).toMatchObject({ counters: 1 })
  })

  test('hero-result: the same, given after it', () => {
    expect(settled('fight-rolled', 'hit', 2)).toMatchObject({ hits: 2, defense: 2, counters: 0 })
    expect(settled('fight-rolled', 'defense', 1)).toMatchObject({ hits: 0, defense: 3 })
    expect(settled('fight-rolled', 'counter', 1)).toMatchObject({ counters: 1 })
  })

  test('drop-result: up to so many rolled results, not fixed ones', () => {
    const hits = (count: number) =>
      fought('fight-rolled', [dropResult('hero', 'hit', count)], {
        heroes: { thorley: { space: 's1,0', upgrades: ['upg-sawn-off'] }, rocco: 's0,2', rose: 's0,2' },
        monsters: ['controller s1,0'],
        dice: { hero: ['hit', 'hit', 'skill', 'skill'], sin: blanks(4) },
      })
    expect(hits(0).of('rollSettled')).toMatchObject([{ hits: 3 }])
    expect(hits(1).of('rollSettled')).toMatchObject([{ hits: 2 }])
    expect(hits(5).of('rollSettled')).toMatchObject([{ hits: 1 }])
    expect(hits(5).of('resultDropped')).toMatchObject([{ side: 'heroes', face: 'hit', count: 2 }])
  })

  test('drop-result: of the Sins side', () => {
    const table = fought('fight-rolled', [dropResult('sin', 'hit', 1)], HITS)
    expect(table.of('fightSettled')).toMatchObject([{ sinHits: 2, wounds: 0 }])
  })

  test('force-faith: every FAITH must be turned into it', () => {
    const faith: Sketch = { dice: { hero: ['faith', 'faith', 'skill', 'skill', 'skill', 'skill'], sin: blanks(2) } }
    const table = fought('fight-rolled', [forceFaith('defense')], faith)
    expect(table.of('faithTurned')).toMatchObject([{ as: 'defense' }, { as: 'defense' }])
    expect(table.of('rollSettled')).toMatchObject([{ hits: 0, defense: 4 }])
    expect(fought('fight-rolled', [], faith).kind).toBe('faith')
  })

  test('monster-defense: while the condition holds', () => {
    const killable = (hits: number, power: boolean): boolean => {
      const table = fought(
        'fight-rolled',
        [heroResult('hit', hits)],
        { setup: { power } },
        { sin: { power: { id: 'fixture-power', modifiers: [{ hook: 'monsterDefense', count: () => 1 }] } } },
      )
      return table.asks('kill')
    }
    expect(killable(2, false)).toBe(true)
    expect(killable(2, true)).toBe(false)
    expect(killable(3, true)).toBe(true)
  })
})

describe('reroll', () => {
  const coin = {
    id: 'upg-fixture',
    triggers: [{ at: 'hero-rolled' as const, oncePerRound: true, steps: rerollHeroDice(2) }],
  }
  const heroes: Sketch['heroes'] = {
    thorley: { space: 's1,0', upgrades: ['upg-fixture'] },
    rocco: 's0,2',
    rose: 's0,2',
  }

  test('reroll hero: up to so many dice, together; new dice grow, and extra dice that a rerolled FAITH gave stay', () => {
    const table = fought(
      'turn-end',
      [],
      {
        heroes,
        dice: { hero: ['faith', 'skill', 'skill', 'skill', 'defense', 'faith', 'counter', 'hit'], sin: blanks(2) },
      },
      { upgrades: [coin] },
    )
    // Rolled: FAITH, three Skill, and the extra die: Defense.
    expect(table.options.map(({ face }) => face)).toEqual([undefined, 'defense', 'skill', 'faith'])
    table.hero1({ face: 'faith' }, 'reroll')
    expect(table.options.map(({ face }) => face)).toEqual([undefined, 'defense', 'skill'])
    table.hero1({ face: 'skill' }, 'reroll')
    // Two dice again: FAITH and Counter-Corruption, and the extra die: Hit.
    expect(table.of('diceRolled').at(-1)).toMatchObject({ reroll: true, faces: ['faith', 'counter', 'hit'] })
    table.hero1({ as: 'hit' }, 'faith')
    expect(table.of('rollSettled')).toMatchObject([{ hits: 2, defense: 3, counters: 1 }])
    expect(table.view('all').used).toContain('upg-fixture')
  })

  test('reroll hero: none at all leaves the card unused', () => {
    const table = fought('turn-end', [], { heroes }, { upgrades: [coin] })
    table.hero1({ none: true }, 'reroll')
    expect(table.of('diceRolled')).toHaveLength(2)
    expect(table.view('all').used).toEqual([])
  })

  test('reroll sin: once; new dice burst, and the extra dice of a rerolled Burst stay', () => {
    const table = fought(
      'turn-end',
      [],
      {
        apocalypseCards: ['apo-fixture'],
        dice: { hero: skills(4), sin: ['burst', 'blank', 'hit', 'blank', 'burst', 'corruption'] },
      },
      {
        apocalypse: [{ id: 'apo-fixture', type: 'terror', triggers: [{ at: 'sin-rolled', steps: rerollSinDice(2) }] }],
      },
    )
    // Rolled: Burst, Blank, and the extra die: Hit.
    table.sins({ face: 'burst' }, 'reroll')
    table.sins({ face: 'blank' }, 'reroll')
    // Two dice again: Blank and Burst, and the extra die: Corruption.
    expect(table.of('diceRolled').at(-1)).toMatchObject({
      side: 'sins',
      reroll: true,
      faces: ['blank', 'burst', 'corruption'],
    })
    expect(table.of('fightSettled')).toMatchObject([{ sinHits: 2, sinCorruption: 1 }])
  })
})
