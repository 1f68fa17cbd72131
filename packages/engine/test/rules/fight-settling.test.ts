import type { AcolyteDef, SinCardDef } from '@haven/engine'
import { dealWound, forceCorruption } from '@haven/engine/kit'
import { fixtureRules, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, fight, lastRoll, prideWithCards, react, takeWounds } from './combat.ts'

const away = { rose: 's0,2', brad: 's0,2' }

test('FIGHT-9 each remaining Hit is a wound and each remaining Corruption is 1 corruption, all wounds first', () => {
  const table = scene({
    heroes: { rocco: 's1,0', ...away },
    monsters: ['abomination s1,0', 'acolyte s1,0'],
    setup: { power: false },
    dice: dice([], ['corruption', 'hit', 'hit', 'corruption', 'burst', 'hit']),
  })
  fight(table)
  takeWounds(table)
  expect(table.woundsOf('rocco')).toBe(2)
  expect(table.corruptionOf('rocco')).toBe(3)
  const hurt = table.events.map(({ event }) => event).filter((name) => /woundTaken|corruptionTaken/.test(name))
  expect(hurt).toEqual(['woundTaken', 'woundTaken', 'corruptionTaken', 'corruptionTaken'])
})

test('FIGHT-9 a hero who dies of the wounds takes none of the corruption', () => {
  const hurt = (wounds: readonly number[]) => {
    const table = scene({
      heroes: { rocco: { space: 's1,0', wounds }, ...away },
      monsters: ['abomination s1,0'],
      dice: dice([], ['corruption', 'hit', 'hit']),
    })
    fight(table)
    takeWounds(table)
    return { died: table.of('heroDied').length, corruption: table.of('corruptionTaken').length }
  }
  expect(hurt([1, 2, 3, 4])).toEqual({ died: 1, corruption: 0 })
  expect(hurt([1, 2, 3])).toEqual({ died: 0, corruption: 1 })
})

/** Thorley with an Acolyte (Defense 2) and an Abomination (Defense 3). */
const crowd = (hits: number, change: Sketch = {}) => {
  const table = scene({
    heroes: { thorley: { space: 's1,0', upgrades: ['upg-ice-blade'] }, ...away },
    monsters: ['acolyte s1,0', 'abomination s1,0'],
    dice: dice(Array<'hit'>(hits).fill('hit')),
    ...change,
  })
  fight(table)
  return table
}

test('FIGHT-10 Hits equal to its Defense kill a monster, and the hero splits them as he likes', () => {
  const either = crowd(4)
  expect(either.optionIds).toEqual(['none', 'acolyte-1', 'abomination-1'])
  either.hero1({ monster: 'abomination-1' }, 'kill')
  expect(either.board).toEqual(['acolyte s1,0'])
  const other = crowd(4)
  other.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(other.board).toEqual(['abomination s1,0'])
  const both = crowd(5)
  both.hero1({ monster: 'acolyte-1' }, 'kill')
  both.hero1({ monster: 'abomination-1' }, 'kill')
  expect(both.board).toEqual([])
})

test('FIGHT-10 fewer Hits than its Defense do nothing to a monster', () => {
  const two = crowd(2)
  expect(two.optionIds).toEqual(['none', 'acolyte-1'])
  expect(two.refusal('hero1', { monster: 'abomination-1' })).toEqual({
    code: 'not-enough-hits',
    rule: 'FIGHT-10',
    params: { monster: 'abomination-1', needs: 3, hits: 2 },
  })
  two.hero1({ none: true })
  expect(two.board).toHaveLength(2)
  const one = crowd(1)
  expect(one.kind).toBe('hero-turn')
  expect(one.board).toHaveLength(2)
})

test('FIGHT-10 Hits are not kept for the next fight', () => {
  const table = scene({
    heroes: { rocco: 's1,0', ...away },
    monsters: ['acolyte s1,0'],
    dice: dice(['hit', 'skill', 'hit', 'skill']),
  })
  fight(table)
  table.hero1({ do: 'end' })
  react(table)
  table.hero1({ none: true }, 'corruption')
  expect(table.of('rollSettled').map(({ hits }) => hits)).toEqual([1, 1])
  expect(table.board).toEqual(['acolyte s1,0'])
})

test('FIGHT-10 in a fight of the Sins player Hits kill too', () => {
  const table = scene({
    heroes: { rocco: 's1,0', ...away },
    monsters: ['acolyte s1,0'],
    phase: 'reaction',
    dice: dice(['hit', 'hit']),
  })
  react(table)
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(table.board).toEqual([])
})

test('FIGHT-11 a hero who dies in a fight still kills what he killed', () => {
  const table = scene({
    heroes: { rocco: { space: 's1,0', wounds: [1, 2, 3, 4] }, ...away },
    monsters: ['acolyte s1,0'],
    dice: dice(['hit', 'hit'], ['hit', 'hit']),
  })
  fight(table)
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(table.of('heroDied')).toEqual([expect.objectContaining({ hero: 'rocco', space: 's1,0' })])
  expect(table.board).toEqual([])
  expect(table.state.mission.progress).toBe(1)
})

test('FIGHT-11 WIN-3 a last blow that kills both sides wins the game for the heroes', () => {
  const last = (hits: number) => {
    const table = scene({
      heroes: {
        thorley: { space: 's1,0', wounds: [1, 2, 3, 4], npcs: ['commissioner'], upgrades: ['upg-ice-blade'] },
        ...away,
      },
      reserve: [],
      monsters: ['avatar s1,0'],
      mission: { id: 'hls-5-throw-it-back' },
      dice: dice(Array<'hit'>(hits).fill('hit'), ['hit', 'hit', 'hit', 'hit', 'hit']),
    })
    fight(table)
    if (table.prompts.length > 0) table.hero1({ monster: 'avatar' }, 'kill')
    return table.rules.outcome(table.state)
  }
  expect(last(6)).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  expect(last(5)).toEqual({ winner: 'sins', rule: 'WIN-2' })
})

test('FIGHT-12 a killed monster goes to the dead pile, unless its card says that it leaves the game', () => {
  const kill = (kind: string, id: string, apocalypseCards: readonly string[] = []) => {
    const table = scene({
      heroes: { thorley: { space: 's1,0', npcs: ['commissioner'], upgrades: ['upg-ice-blade'] }, ...away },
      monsters: [`${kind} s1,0`],
      apocalypseCards,
      dice: dice(Array<'hit'>(6).fill('hit')),
    })
    fight(table)
    table.hero1({ monster: id }, 'kill')
    const { dead, gone, apocalypse } = table.view('all')
    return { dead, gone, cards: apocalypse.cards, out: apocalypse.out }
  }
  const nothing = { cards: [], out: [] }
  expect(kill('acolyte', 'acolyte-1')).toEqual({ dead: ['acolyte-1'], gone: [], ...nothing })
  expect(kill('abomination', 'abomination-1')).toEqual({ dead: ['abomination-1'], gone: [], ...nothing })
  expect(kill('controller', 'controller')).toEqual({ dead: ['controller'], gone: [], ...nothing })
  expect(kill('avatar', 'avatar')).toEqual({ dead: ['avatar'], gone: [], ...nothing })
  expect(kill('fallen:leah', 'fallen-leah')).toEqual({ dead: [], gone: ['fallen-leah'], ...nothing })
  expect(kill('hc-bailiff', 'hc-bailiff', ['apo-t1', 'apo-t3'])).toEqual({
    dead: [],
    gone: ['hc-bailiff'],
    cards: ['apo-t3'],
    out: ['apo-t1'],
  })
})

test('FIGHT-13 neither side can start a fight in a space without monsters', () => {
  const table = scene({ heroes: { rocco: 's1,0', ...away }, monsters: ['acolyte s3,2'] })
  expect(table.optionIds).not.toContain('fight')
  expect(table.refusal('hero1', { do: 'fight' })).toMatchObject({ code: 'no-monsters-here', rule: 'FIGHT-13' })
  table.hero1({ do: 'end' })
  table.sins({ yes: true }, 'reaction')
  table.sins({ none: true }, 'reaction-move')
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2' })
  expect(table.of('fightStarted')).toEqual([])
})

test('FIGHT-13 nor can a hero shoot at a space without monsters', () => {
  const table = scene({ heroes: { rocco: 's1,0', ...away }, monsters: ['acolyte s3,0'] })
  expect(table.optionIds).toContain('shoot:s3,0')
  expect(table.optionIds).not.toContain('shoot:s2,0')
  expect(table.refusal('hero1', { do: 'shoot', at: 's2,0' })).toMatchObject({
    code: 'no-monsters-there',
    rule: 'FIGHT-13',
  })
})

const stab: SinCardDef = { id: 'test-stab', copies: 2, window: 'fight-start', effect: [dealWound(1)] }
const afterKills: SinCardDef = { id: 'test-after', copies: 2, window: 'monster-killed', effect: [] }
const spite: AcolyteDef = { id: 'spite', ability: 'spite', fight: 2, defense: 2, effect: [forceCorruption(1)] }
const deadly = fixtureRules({ sins: prideWithCards(stab, afterKills), acolytes: [spite] })

test('FIGHT-11 TURN-8 what kills him is carried out to its end, but no card can be played in his turn any more', () => {
  const kill = (wounds: readonly number[]) => {
    const table = scene({
      rules: deadly,
      setup: { acolytes: 'spite', power: false },
      heroes: { rocco: { space: 's1,0', wounds }, ...away },
      monsters: ['abomination s1,0', 'acolyte s1,0'],
      sins: { hand: ['test-after'] },
      reserve: ['thorley'],
      dice: dice(['hit', 'hit'], ['hit', 'hit', 'hit']),
    })
    table.hero1({ do: 'fight' })
    table.sins({ none: true }, 'sin-card')
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    takeWounds(table)
    expect(table.board).toEqual(['abomination s1,0'])
    return table.prompt
  }
  expect(kill([1, 2, 3])).toMatchObject({ kind: 'sin-card', subject: { window: 'monster-killed', hero: 'rocco' } })
  expect(kill([1, 2, 3, 4])).toMatchObject({ kind: 'hero-turn', seat: 'hero2' })
})

test('FIGHT-14 if a card kills the hero before the roll, nobody rolls and nothing is killed', () => {
  const table = scene({
    rules: deadly,
    setup: { acolytes: 'spite' },
    heroes: { rocco: { space: 's1,0', wounds: [1, 2, 3, 4] }, ...away },
    monsters: ['acolyte s1,0'],
    dead: { acolyte: 1 },
    sins: { hand: ['test-stab', 'test-after'] },
    reserve: ['leah', 'thorley'],
    dice: dice(['hit', 'hit', 'hit', 'hit']),
  })
  table.hero1({ do: 'fight' })
  table.sins({ card: 'test-stab' }, 'sin-card')
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  // The fight is over: no Acolytes, no corruption, no dice; the turn is over with its hero (TURN-5).
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2', subject: { hero: 'rose' } })
  expect(table.of('fightOff')).toEqual([{ event: 'fightOff', hero: 'rocco' }])
  expect(table.of('diceRolled')).toEqual([])
  expect(table.board).toEqual(['acolyte s1,0'])
})

test('FIGHT-14 the same if an ability kills him; the Acolyte that joined stays', () => {
  const start = (corruption: number, ranged = false) => {
    const table = scene({
      rules: deadly,
      setup: { acolytes: 'spite' },
      heroes: { rocco: { space: 's1,0', corruption, wounds: [1, 2, 3, 4] }, ...away },
      monsters: ['acolyte s1,0', 'acolyte s3,0'],
      dead: { acolyte: 1 },
      sins: { hand: ['test-stab'] },
      reserve: ['thorley'],
      dice: dice(),
    })
    if (ranged) {
      table.hero1({ do: 'shoot', at: 's3,0' })
      table.sins({ card: 'test-stab' }, 'sin-card')
    } else {
      table.hero1({ do: 'fight' })
      table.sins({ none: true }, 'sin-card')
      table.sins({ yes: true }, 'acolyte')
    }
    return table
  }
  const dead = start(7)
  expect(dead.of('heroDied')).toHaveLength(1)
  expect(dead.of('diceRolled')).toEqual([])
  expect(dead.board).toEqual(['acolyte s1,0', 'acolyte s1,0', 'acolyte s3,0'])
  const alive = start(5)
  alive.hero1({ none: true }, 'corruption')
  expect(alive.of('fightOff')).toEqual([])
  expect(alive.of('diceRolled')).toHaveLength(2)
  const shooter = start(1, true)
  expect(shooter.of('fightOff')).toHaveLength(1)
  expect(shooter.of('diceRolled')).toEqual([])
})

/** It is Leah's turn; she orders Rose, who stands with Brad and two Acolytes, to fight. */
function ordered(hand: readonly string[] = []) {
  const table = scene({
    heroes: { leah: 's1,0', rose: 's0,0', brad: 's0,0' },
    monsters: ['acolyte s0,0', 'acolyte s0,0', 'abomination s1,0'],
    sins: { hand },
    setup: { power: false },
    dice: dice(['hit', 'hit', 'faith'], ['hit', 'hit', 'corruption', 'blank']),
  })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  table.hero1({ hero: 'rose' }, 'effect')
  table.hero2({ do: 'fight' }, 'action')
  return table
}

test('FIGHT-15 the fighting hero fights and decides, also outside his own turn', () => {
  const table = ordered()
  expect(table.of('fightStarted')[0]).toMatchObject({ hero: 'rose', space: 's0,0', by: 'heroes' })
  table.hero2({ none: true }, 'corruption')
  expect(lastRoll(table, 'heroes')).toHaveLength(4) // 2 + Brad, and a die for the FAITH
  expect(lastRoll(table, 'sins')).toHaveLength(4) // not the Abomination beside Leah
  table.hero2({ as: 'counter' }, 'faith')
  table.hero2({ monster: 'acolyte-1' }, 'kill')
  table.hero2({ slot: 7 }, 'wound-slot')
  expect(['leah', 'rose', 'brad'].map(table.woundsOf)).toEqual([0, 1, 0])
  expect(['leah', 'rose', 'brad'].map(table.corruptionOf)).toEqual([1, 1, 1])
})

test('FIGHT-15 cards of the fight mean the fighting hero', () => {
  const table = ordered(['pride-before-the-fall'])
  table.sins({ none: true }, 'sin-card')
  table.hero2({ none: true }, 'corruption')
  table.sins({ none: true }, 'sin-card')
  table.hero2({ as: 'counter' }, 'faith')
  table.hero2({ monster: 'acolyte-1' }, 'kill')
  table.hero2({ slot: 7 }, 'wound-slot')
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'monster-killed', hero: 'rose' } })
  table.sins({ card: 'pride-before-the-fall' })
  expect(['leah', 'rose', 'brad'].map(table.corruptionOf)).toEqual([1, 2, 1])
})
