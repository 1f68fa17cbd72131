import type { ApocalypseDef } from '@haven/engine'
import { act, rerollSinDice } from '@haven/engine/kit'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, dusk, rulesWith } from './texts.ts'

/** Order of effects: face-down tokens, ranged fights, rerolls, Orbital Strikes. */

const blanks = (count: number) => Array<'blank'>(count).fill('blank')
const skills = (count: number) => Array<'skill'>(count).fill('skill')
const diceOf = (table: Scene, side: 'heroes' | 'sins'): number =>
  table.of('diceRolled').find((roll) => roll.side === side)?.faces.length ?? 0

describe('ORD-10', () => {
  const alone = { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' }

  test('ORD-10 a face-down token counts for nothing: no checks', () => {
    const checks = (tokens: string[]): number => {
      const table = scene({ heroes: alone, tokens, dice: { sin: blanks(4) } })
      table.hero1({ do: 'move', to: 's0,0' })
      return table.of('checkSettled').length
    }
    expect(checks(['fire s0,0 down', 'corruption s0,0 down'])).toBe(0)
    expect(checks(['fire s0,0', 'corruption s0,0'])).toBe(2)
  })

  test('ORD-10 a face-down token counts for nothing: no Sin die', () => {
    const dice = (token: string): number => {
      const table = scene({
        heroes: alone,
        tokens: [token],
        monsters: ['acolyte s1,0'],
        dice: { hero: skills(4), sin: blanks(4) },
      })
      table.hero1({ do: 'fight' })
      table.hero1({ none: true }, 'corruption')
      return diceOf(table, 'sins')
    }
    expect(dice('pentagram s1,0 down')).toBe(2)
    expect(dice('pentagram s1,0')).toBe(3)
  })

  test('ORD-10 a face-down token counts for nothing: no Nest', () => {
    const table = dusk({ tokens: ['nest s1,0 down'], dead: { acolyte: 6 } })
    table.hero1({ do: 'end' })
    expect(table.optionIds).toHaveLength(4)
    expect(table.optionIds).not.toContain('acolyte@s1,0')
  })

  test('ORD-10 it can be neither cleansed nor taken nor seen', () => {
    const table = scene({ heroes: alone, tokens: ['fire s1,0 down', 'extraTurn s1,0 down', 'innocent s1,0 down'] })
    expect(table.refusal('hero1', { do: 'cleanse' })).toMatchObject({ code: 'nothing-to-cleanse' })
    expect(table.refusal('hero1', { do: 'collect', token: 'extraTurn' })).toMatchObject({ code: 'no-such-token-here' })
    expect(table.refusal('hero1', { do: 'collect', token: 'innocent' })).toMatchObject({ code: 'no-such-token-here' })
    for (const viewer of ['hero1', 'sins', 'spectator'] as const) {
      expect(table.view(viewer).faceDown).toEqual([{ space: 's1,0', kinds: [null, null, null] }])
    }
    table.hero1({ do: 'explore' })
    expect(table.refusal('hero1', { do: 'cleanse' })).toBeNull()
    expect(table.refusal('hero1', { do: 'collect', token: 'innocent' })).toBeNull()
  })

  test('ORD-10 it stays where it is when its space fills with monsters', () => {
    const table = scene({
      heroes: { thorley: 's0,2', rocco: 's0,2', rose: 's0,2' },
      phase: 'reaction',
      tokens: ['fire s1,0 down'],
      monsters: ['acolyte s0,0'],
    })
    table.sins({ yes: true }, 'reaction')
    table.sins({ monster: 'acolyte-1', to: 's1,0' }, 'reaction-move')
    expect(table.view('all').faceDown).toEqual([{ space: 's1,0', kinds: ['fire'] }])
    expect(table.tokens('fire', 's1,0')).toBe(0)
  })
})

describe('ORD-11', () => {
  /** Brad (Fight 3) shoots from s1,0 at s3,0; Rocco and Rose are elsewhere. */
  const shot = (sketch: Sketch): Scene => {
    const table = scene({
      heroes: { brad: 's1,0', rocco: 's0,2', rose: 's0,2' },
      dice: { hero: skills(9), sin: blanks(9) },
      ...sketch,
    })
    table.hero1({ do: 'shoot', at: 's3,0' })
    table.hero1({ none: true }, 'corruption')
    return table
  }

  test('ORD-11 what gives the hero something looks at the target space before his roll', () => {
    const hits = (...monsters: string[]): number => shot({ monsters }).of('rollSettled')[0]?.hits ?? -1
    // Shaped Charge: one Hit for each monster there beyond the first.
    expect(hits('abomination s3,0', 'abomination s3,0')).toBe(1)
    expect(hits('abomination s3,0', 'abomination s1,0')).toBe(0)
    const dice = (...monsters: string[]): number =>
      diceOf(
        shot({
          monsters,
          heroes: { brad: { space: 's1,0', upgrades: ['upg-sanctified-rounds'] }, rocco: 's0,2', rose: 's0,2' },
        }),
        'heroes',
      )
    expect(dice('abomination s3,0')).toBe(4)
    expect(dice('acolyte s3,0', 'abomination s1,0')).toBe(3)
  })

  test('ORD-11 what limits him looks at his own space', () => {
    // Peerless: in fights in the Avatar's space teamwork gives at most one die.
    const dice = (avatar: string): number =>
      diceOf(
        shot({
          heroes: { brad: 's1,0', rocco: 's1,0', rose: 's1,0' },
          monsters: ['acolyte s3,0', `avatar ${avatar}`],
        }),
        'heroes',
      )
    expect(dice('s1,0')).toBe(4)
    expect(dice('s3,0')).toBe(5)
    expect(dice('s2,2')).toBe(5)
  })

  test('ORD-11 what gives Sin dice looks at the hero’s space when the Sins player rolls', () => {
    const sinDice = (sketch: Sketch): number => diceOf(shot(sketch), 'sins')
    // Two Abominations come back to him: six dice. Track 4: one more with an Acolyte, who waits beside him.
    expect(sinDice({ monsters: ['abomination s3,0', 'abomination s3,0'], apocalypse: 4 })).toBe(6)
    expect(sinDice({ monsters: ['abomination s3,0', 'acolyte s1,0'], apocalypse: 4 })).toBe(3 + 2 + 1)
    expect(sinDice({ monsters: ['acolyte s3,0', 'acolyte s3,0'], apocalypse: 4 })).toBe(2 + 2 + 1)
    // Pentagrams of the hero's space count, those of the target do not.
    expect(sinDice({ monsters: ['abomination s3,0'], tokens: ['pentagram s1,0'] })).toBe(4)
    expect(sinDice({ monsters: ['abomination s3,0'], tokens: ['pentagram s3,0'] })).toBe(3)
  })

  test('ORD-11 Defense of monsters holds where they stand when the Hits fall', () => {
    const killable = (controller: string): boolean => {
      const table = scene({
        heroes: { rocco: 's1,0', thorley: 's0,2', rose: 's0,2' },
        monsters: ['acolyte s3,0', `controller ${controller}`],
        dice: { hero: skills(2), sin: blanks(9) },
      })
      table.hero1({ do: 'shoot', at: 's3,0' })
      table.hero1({ none: true }, 'corruption')
      return table.asks('kill') && table.optionIds.includes('acolyte-1')
    }
    // Killshot gives two Hits; beside the Controller an Acolyte has Defense 3.
    expect(killable('s1,0')).toBe(true)
    expect(killable('s3,0')).toBe(false)
  })
})

describe('ORD-12', () => {
  const loaded: ApocalypseDef = {
    id: 'apo-fixture',
    type: 'terror',
    triggers: [{ at: 'sin-rolled', steps: rerollSinDice(2) }],
  }
  const rules = rulesWith({
    apocalypse: [loaded],
    cards: [card('fixture', 'fight-rolled', [act('nothing', () => undefined)])],
  })

  test('ORD-12 the hero’s rerolls, the Sins player’s, the card, FAITH, and then what cancels what', () => {
    const table = scene({
      rules,
      heroes: { thorley: { space: 's1,0', upgrades: ['upg-lucky-coin'] }, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      apocalypseCards: ['apo-fixture'],
      sins: { hand: ['fixture'] },
      setup: { power: false },
      dice: {
        hero: ['skill', 'skill', 'skill', 'skill', 'faith', 'hit'],
        sin: ['blank', 'blank', 'corruption'],
      },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    table.hero1({ face: 'skill' }, 'reroll')
    table.hero1({ none: true }, 'reroll')
    table.sins({ face: 'blank' }, 'reroll')
    table.sins({ none: true }, 'reroll')
    table.sins({ none: true }, 'sin-card')
    expect(table.of('fightSettled')).toEqual([])
    table.hero1({ as: 'counter' }, 'faith')
    expect(table.of('fightSettled')).toMatchObject([{ sinCorruption: 1, corruption: 0 }])
    expect(table.corruptionOf('thorley')).toBe(1)
  })
})

describe('ORD-14', () => {
  const HOLD_THE_LINE = 'hls-1-hold-the-line'
  const tower = (progress: number): Scene => {
    const table = scene({
      heroes: { thorley: { space: 'uplink-tower', wounds: [1] }, rocco: 's0,2', rose: 's0,2' },
      mission: { id: HOLD_THE_LINE, progress },
      monsters: ['acolyte s2,2', 'acolyte s2,2'],
      orbital: ['s2,2'],
      rules: rulesWith({ cards: [card('fixture', 'monster-killed', [act('nothing', () => undefined)])] }),
      sins: { hand: ['fixture'] },
    })
    table.hero1({ do: 'city' })
    return table
  }
  const strike = (table: Scene) => {
    table.hero1({ action: 'orbital' }, 'city-action')
    table.hero1({ to: 's2,2' }, 'orbital-move')
    table.hero1({ monster: table.options.find(({ monster }) => monster)?.monster as string }, 'orbital-kill')
    table.sins({ none: true }, 'sin-card')
  }

  test('ORD-14 an Orbital Strike settles at once, window included', () => {
    const table = tower(0)
    strike(table)
    expect(table.state.mission.progress).toBe(1)
    expect(table.kind).toBe('city-action')
    strike(table)
    expect(table.state.mission.progress).toBe(2)
  })

  test('ORD-14 the mission changes only when the whole use of the District is done', () => {
    const table = tower(6)
    strike(table)
    expect(table.state.mission).toMatchObject({ id: HOLD_THE_LINE, progress: 7, done: true })
    expect(table.kind).toBe('city-action')
    strike(table)
    table.hero1({ action: 'heal' }, 'city-action')
    expect(table.woundsOf('thorley')).toBe(0)
    expect(table.kind).toBe('mission')
    expect(table.of('missionProgress')).toHaveLength(1)
  })

  test('ORD-14 the same for a cleanse', () => {
    const table = scene({
      heroes: { rose: 's1,0', thorley: 's0,2', rocco: 's0,2' },
      mission: { id: 'hls-2a-burn-the-nests', progress: 4 },
      tokens: ['nest s1,0 x2', 'fire s1,0'],
      dice: { hero: skills(4) },
    })
    table.hero1({ do: 'cleanse' })
    table.hero1({ none: true }, 'corruption')
    table.hero1({ token: 'nest' }, 'remove-token')
    expect(table.state.mission).toMatchObject({ progress: 5, done: true })
    table.hero1({ token: 'nest' }, 'remove-token')
    table.hero1({ token: 'fire' }, 'remove-token')
    expect(table.prompt).toMatchObject({ kind: 'summon', subject: { monster: 'controller' } })
  })
})
