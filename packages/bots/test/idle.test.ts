import type { Position } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { idleOf } from '../src/thinker/idle.ts'
import { createThinker } from '../src/thinker/index.ts'
import { markedInAll } from './idle-games.ts'
import { rules, TURN_OF_THORLEY } from './table.ts'

const DISTRICTS = rules.tables.maps.get('havens-last-stand-a')!.geometry
const withIcon = (icon: string): string =>
  DISTRICTS.spaces.find((_, i) => (DISTRICTS.cityActions[i] as readonly string[] | undefined)?.includes(icon))!

const POSITION: Position = { ...TURN_OF_THORLEY, sins: { hand: [], reactions: 0 } }

const question = (thorley: object, options: readonly string[] = []) => {
  const state = rules.fromPosition(
    { ...POSITION, heroes: [{ hero: 'thorley', space: 's0,0', turns: 1, ...thorley }] },
    'idle',
  )
  for (const option of options) {
    const [prompt] = rules.prompts(state)
    rules.advance(state, { prompt: prompt!.id, seat: prompt!.seat, option })
  }
  return rules.view(state, 'hero1')
}

describe('an answer without effect is marked', () => {
  test('CITY-3: an icon that does nothing for this hero', () => {
    const whole = question({ space: withIcon('heal') }, ['city'])
    const [asked] = whole.prompts
    expect(asked?.kind).toBe('city-action')
    expect(idleOf(rules, whole, asked!)).toMatchObject({ heal: 'no-wound' })
    const hurt = question({ space: withIcon('heal'), wounds: [2] }, ['city'])
    expect(idleOf(rules, hurt, hurt.prompts[0]!).heal).toBeUndefined()
  })

  test('CITY-5: an Orbital Strike with nobody under it', () => {
    const view = question({ space: withIcon('orbital') }, ['city', 'orbital'])
    const [asked] = view.prompts
    expect(asked?.kind).toBe('orbital-move')
    const marks = idleOf(rules, view, asked!)
    expect(Object.keys(marks)).toHaveLength(asked!.options.length)
    expect(new Set(Object.values(marks))).toEqual(new Set(['nobody-to-strike']))
  })

  test('and it is thought about by the question that was meant', async () => {
    const think = createThinker(rules, () => 0)
    const view = question({ space: withIcon('heal') }, ['city'])
    const prompt = view.prompts[0]!.id
    expect(await think('idle', view, { prompt })).toMatchObject({ heal: 'no-wound' })
    expect(await think('idle', view, { prompt: 'another' })).toEqual({})
  })

  test('steps, fights, what is taken and the end of a turn are none', () => {
    const state = rules.fromPosition({ ...POSITION, tokens: [{ kind: 'innocent', space: 's0,0' }] }, 'idle')
    for (const view of [question({}), rules.view(state, 'hero1')]) {
      expect(idleOf(rules, view, view.prompts[0]!)).toEqual({})
    }
    expect(rules.view(state, 'hero1').prompts[0]!.options.map(({ id }) => id)).toContain('collect:innocent')
  })
})

test('over random games all answers that bring nothing are marked, and no others', () => {
  const { answers, marked, missed, wrong } = markedInAll(rules, 'a sample', 6, 400)
  expect([missed, wrong]).toEqual([[], []])
  expect(answers).toBeGreaterThan(1_000)
  expect(marked).toBeGreaterThan(10)
})
