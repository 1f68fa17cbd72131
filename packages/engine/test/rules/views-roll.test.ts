import type { View } from '@haven/engine'
import type { FightFrame } from '@haven/engine/kit'
import { scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { overGames } from '../properties/over-games.ts'
import { cleanseDice, dice, fight } from './combat.ts'

const others = { rose: 's0,2', brad: 's0,2' }

test('a fight is seen by everybody: who, where to, what lies on the table and what is still open', () => {
  const table = scene({
    heroes: { rocco: { space: 's1,0', corruption: 2 }, ...others },
    monsters: ['acolyte s1,0', 'acolyte s1,0', 'acolyte s1,0'],
    setup: { power: false },
    dice: dice(['hit', 'hit', 'faith', 'hit'], ['hit', 'corruption']),
  })
  expect(table.view('hero1')).toMatchObject({ roll: null, hurt: null })
  table.hero1({ do: 'fight' })
  expect(table.kind).toBe('corruption')
  expect(table.view('sins').roll).toMatchObject({ of: 'fight', hero: 'rocco', by: 'heroes', target: 's1,0', level: 0 })
  table.hero1({ yes: true }, 'corruption')
  expect(table.kind).toBe('faith')
  for (const viewer of ['hero1', 'sins', 'spectator'] as const) {
    expect(table.view(viewer).roll).toMatchObject({
      space: 's1,0',
      level: 3,
      rolled: { hit: 3, faith: 1 },
      sinRolled: { hit: 1, corruption: 1 },
      turned: { hit: 0 },
      faith: 1,
      within: null,
    })
  }
  while (table.asks('faith')) table.hero1({ as: 'hit' })
  const { roll } = table.view('hero1')
  expect(roll).toMatchObject({ faith: 0, choices: [], doomed: [] })
  expect(roll?.turned.hit).toBeGreaterThan(0)
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(table.kind).toBe('kill')
  expect(table.view('hero1').roll).toMatchObject({ of: 'fight', doomed: ['acolyte-1'] })
})

test('wounds are counted down until they lie', () => {
  const table = scene({
    heroes: { rocco: { space: 's1,0' }, ...others },
    monsters: ['abomination s1,0', 'acolyte s1,0'],
    setup: { power: false },
    dice: dice([], ['hit', 'hit', 'hit', 'hit', 'blank']),
  })
  fight(table)
  expect(table.view('spectator').hurt).toEqual({ of: 'wounds', hero: 'rocco', cause: 'fight', left: 2 })
  table.hero1({ slot: 7 })
  expect(table.view('spectator').hurt).toMatchObject({ left: 1 })
  table.hero1({ slot: 1 })
  expect(table.view('spectator')).toMatchObject({ roll: null, hurt: null })
})

test('a cleanse has results to spend and no target', () => {
  const table = scene({
    heroes: { rose: 's1,0', thorley: 's0,2', rocco: 's0,2' },
    tokens: ['fire s1,0', 'nest s1,0'],
    dice: cleanseDice('skill', 'skill'),
  })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  expect(table.view('sins').roll).toMatchObject({ of: 'cleanse', hero: 'rose', skills: 2, counters: 0 })
  table.hero1({ token: 'nest' }, 'remove-token')
  expect(table.view('sins').roll).toMatchObject({ skills: 1 })
})

test('in every game the roll is there when it is asked about, the same for all', () => {
  const seen = { roll: 0, hurt: 0 }
  overGames(3, ({ rules, state, prompt }) => {
    const { roll, hurt } = rules.view(state, prompt.seat)
    if (roll || hurt) {
      expect(rules.view(state, 'sins')).toMatchObject({ roll, hurt })
      expect(rules.view(state, 'spectator')).toMatchObject({ roll, hurt })
    }
    const top = state.stack.at(-1) as FightFrame & { readonly left: number }
    if (prompt.kind === 'wound-slot') {
      seen.hurt++
      expect(hurt).toEqual({ of: 'wounds', hero: prompt.subject.hero, cause: prompt.subject.cause, left: top.left })
    }
    if (prompt.kind !== 'faith' && prompt.kind !== 'kill') return
    seen.roll++
    expect(roll).toMatchObject({ hero: prompt.subject.hero, faith: top.faith, choices: top.choices, level: top.level })
    if (prompt.kind !== 'kill') return
    expect(roll).toMatchObject({ hits: top.hits, target: prompt.subject.space })
    expect(roll).toHaveProperty('doomed.length', top.doomed.length)
  })
  expect(Math.min(seen.roll, seen.hurt)).toBeGreaterThan(10)
})

test('what resample needs tells nobody else anything, and the stack is in no view', () => {
  const view: View = scene({ heroes: { rocco: 's1,0', ...others } }).view('hero1')
  expect(view).not.toHaveProperty('stack')
  // @ts-expect-error it is not a list of frames outside the engine
  expect(view.underway.length).toBeGreaterThan(0)
})
