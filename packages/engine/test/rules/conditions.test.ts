import type { Condition, WindowName } from '@haven/engine'
import {
  act,
  alone,
  corruptionAtLeast,
  heroLives,
  icons,
  idle,
  killed,
  killedInFight,
  nestFree,
  not,
  notRanged,
  progressRose,
  ranged,
  rolled,
  startedBy,
  tokenHere,
  within,
} from '@haven/engine/kit'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, rulesWith } from './texts.ts'

/** The conditions that cards are made of: a window opens if, and only if, the condition of its one card is met. */

const skills = (count: number) => Array<'skill'>(count).fill('skill')
const blanks = (count: number) => Array<'blank'>(count).fill('blank')

function setScene(window: WindowName, when: Condition, sketch: Sketch): Scene {
  return scene({
    rules: rulesWith({ cards: [card('fixture', window, [act('nothing', () => undefined)], { when: [when] })] }),
    heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
    reactions: 0,
    dice: { hero: skills(9), sin: blanks(9) },
    ...sketch,
    sins: { hand: ['fixture'], ...sketch.sins },
  })
}
const isOpen = (table: Scene): boolean => table.asks('sin-card')

const atStart = (when: Condition, sketch: Sketch = {}): boolean =>
  isOpen(setScene('turn-start', when, { phase: 'take-turn', ...sketch }))

const atFight = (when: Condition, sketch: Sketch = {}): boolean => {
  const table = setScene('fight-start', when, { monsters: ['acolyte s1,0'], ...sketch })
  table.hero1({ do: 'fight' })
  return isOpen(table)
}
const atShot = (when: Condition): boolean => {
  const table = setScene('fight-start', when, {
    heroes: { rocco: 's1,0', thorley: 's0,2', rose: 's0,2' },
    monsters: ['acolyte s3,0'],
  })
  table.hero1({ do: 'shoot', at: 's3,0' })
  return isOpen(table)
}
const atReactionFight = (when: Condition): boolean => {
  const table = setScene('fight-start', when, { phase: 'reaction', reactions: 1, monsters: ['acolyte s1,0'] })
  table.sins({ yes: true }, 'reaction')
  table.sins({ yes: true }, 'reaction-fight')
  return isOpen(table)
}

const TOGETHER: Sketch = { heroes: { thorley: 's1,0', rocco: 's1,0', rose: 's0,2' } }

test('alone, not-alone: another hero in his space', () => {
  expect([atStart(alone), atStart(alone, TOGETHER)]).toEqual([true, false])
  expect([atStart(not(alone)), atStart(not(alone), TOGETHER)]).toEqual([false, true])
})

test('ranged, not-ranged', () => {
  expect([atShot(ranged), atFight(ranged)]).toEqual([true, false])
  expect([atShot(notRanged), atFight(notRanged)]).toEqual([false, true])
})

test('started-by: the hero or the Sins player', () => {
  expect([atFight(startedBy('heroes')), atReactionFight(startedBy('heroes'))]).toEqual([true, false])
  expect([atFight(startedBy('sins')), atReactionFight(startedBy('sins'))]).toEqual([false, true])
})

test('idle: the current hero has made no step; a teleport is none, and another hero never is', () => {
  expect(atFight(idle)).toBe(true)
  const moved = setScene('fight-start', idle, { monsters: ['acolyte s0,0'] })
  moved.hero1({ do: 'move', to: 's0,0' })
  moved.hero1({ do: 'fight' })
  expect(isOpen(moved)).toBe(false)
  const granted = setScene('fight-start', idle, {
    heroes: { leah: 's1,0', rocco: 's0,2', thorley: 's1,0' },
    monsters: ['acolyte s1,0'],
  })
  granted.hero1({ do: 'end' })
  granted.hero1({ yes: true }, 'ability')
  granted.hero3({ do: 'fight' }, 'action')
  expect(granted.kind).toBe('corruption')
})

test('rolled: the hero rolled such a face', () => {
  const after = (...hero: ('faith' | 'hit' | 'skill')[]): boolean => {
    const table = setScene('fight-rolled', rolled('faith'), {
      monsters: ['acolyte s1,0'],
      dice: { hero: [...hero, ...skills(5)], sin: blanks(2) },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    return isOpen(table)
  }
  expect(after('faith')).toBe(true)
  expect(after('hit')).toBe(false)
})

describe('kills', () => {
  const after = (when: Condition, kills: number): boolean => {
    const table = setScene('monster-killed', when, {
      monsters: ['acolyte s1,0', 'acolyte s1,0'],
      dice: { hero: ['hit', 'hit', 'hit', 'hit'], sin: blanks(4) },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    for (let i = 1; i <= kills; i++) table.hero1({ monster: `acolyte-${i}` }, 'kill')
    if (table.asks('kill')) table.hero1({ none: true })
    return isOpen(table)
  }
  const afterStrike = (when: Condition): boolean => {
    const table = setScene('monster-killed', when, {
      heroes: { thorley: 'uplink-tower', rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s2,2'],
      orbital: ['s2,2'],
    })
    table.hero1({ do: 'city' })
    table.hero1({ action: 'orbital' })
    table.hero1({ to: 's2,2' })
    table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
    return isOpen(table)
  }

  test('killed: at least so many died in it', () => {
    expect([after(killed(1), 1), after(killed(2), 1), after(killed(2), 2)]).toEqual([true, false, true])
    expect(afterStrike(killed(1))).toBe(true)
  })

  test('killed in a fight: not by an Orbital Strike', () => {
    expect([after(killedInFight, 1), afterStrike(killedInFight)]).toEqual([true, false])
  })

  test('the hero lives: not if he died in it', () => {
    expect(after(heroLives, 1)).toBe(true)
    const table = setScene('monster-killed', heroLives, {
      phase: 'reaction',
      reactions: 1,
      heroes: { thorley: { space: 's1,0', wounds: [1, 2, 3, 4] }, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      dice: { hero: ['hit', 'hit', 'skill', 'skill'], sin: ['burst', 'hit', 'hit'] },
    })
    table.sins({ yes: true }, 'reaction')
    table.sins({ yes: true }, 'reaction-fight')
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    table.hero1({ hero: 'leah' }, 'reserve-hero')
    expect(isOpen(table)).toBe(false)
  })
})

test('progress-rose: mission progress rose this turn', () => {
  const after = (turn: NonNullable<Sketch['turn']>): boolean => {
    const table = setScene('turn-end', progressRose, { turn })
    table.hero1({ do: 'end' })
    return isOpen(table)
  }
  expect([after({ progressRose: true }), after({ progressRose: false })]).toEqual([true, false])
})

test('icons: the District has so many usable icons', () => {
  const using = (count: number, sketch: Sketch = {}): boolean => {
    const table = setScene('city-action', icons(count), {
      heroes: { thorley: 'megatheatre', rocco: 's0,2', rose: 's0,2' },
      ...sketch,
    })
    table.hero1({ do: 'city' })
    return isOpen(table)
  }
  expect([using(2), using(3)]).toEqual([true, false])
  const covered: Sketch = {
    tokens: ['corruption megatheatre'],
    covered: [{ district: 'megatheatre', icon: 'inventory' }],
  }
  expect([using(1, covered), using(2, covered)]).toEqual([true, false])
})

test('nest-free: an unblocked Nest', () => {
  const nests = ['s0,1', 's2,0', 'megatheatre', 's3,2'].map((nest) => `acolyte ${nest}`)
  expect([atStart(nestFree), atStart(nestFree, { monsters: nests })]).toEqual([true, false])
  expect(atStart(nestFree, { monsters: nests, tokens: ['nest s3,0'] })).toBe(true)
})

test('within: a monster of the kind so near, in another space', () => {
  const near = (...monsters: string[]): boolean => atStart(within(['abomination', 'controller'], 2), { monsters })
  expect(near('abomination s2,1')).toBe(true)
  expect(near('controller s2,0')).toBe(true)
  expect(near('abomination s3,1')).toBe(false)
  expect(near('abomination s1,0')).toBe(false)
  expect(near('acolyte s2,0')).toBe(false)
})

test('within: the Metro never counts', () => {
  const metro = [
    { color: 'red', space: 's1,0' },
    { color: 'red', space: 's3,2' },
  ]
  expect(atStart(within(['abomination'], 2), { monsters: ['abomination s3,2'], metro })).toBe(false)
})

test('corruption: the hero’s level is at least so high', () => {
  const at = (corruption: number): boolean =>
    atStart(corruptionAtLeast(4), { heroes: { thorley: { space: 's1,0', corruption }, rocco: 's0,2', rose: 's0,2' } })
  expect([at(3), at(4), at(7)]).toEqual([false, true, true])
})

test('token-here: printed or face up, in the hero’s space', () => {
  const on = (space: string, ...tokens: string[]): boolean =>
    atStart(tokenHere('fire'), { heroes: { thorley: space, rocco: 's0,2', rose: 's0,2' }, tokens })
  expect(on('s1,0', 'fire s1,0')).toBe(true)
  expect(on('s2,1')).toBe(true)
  expect(on('s1,0', 'fire s1,0 down')).toBe(false)
  expect(on('s1,0', 'fire s0,0', 'corruption s1,0')).toBe(false)
})
