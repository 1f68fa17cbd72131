import type { Position, View } from '@haven/engine'
import { expect, test } from 'vitest'
import { createThinker } from '../src/thinker/index.ts'
import { rules, TURN_OF_THORLEY } from './table.ts'

/** What plans are worth is tested where the moments of the gallery are; here: who is asked what, and answers it. */

const think = createThinker(rules, () => 0)

const POSITION: Position = { ...TURN_OF_THORLEY, monsters: [{ kind: 'acolyte', space: 's0,0' }] }
const state = rules.fromPosition(POSITION, 'thinker')
const view: View = rules.view(state, 'hero1')
const [question] = view.prompts
const prompt = question!.id
const options = question!.options.map(({ id }) => id)

test('about a view that asks nothing nobody thinks', async () => {
  const others = rules.view(state, 'sins')
  expect(others.prompts).toEqual([])
  expect(await think('suggestion', others, {})).toBeNull()
  expect(await think('paths', others, { prompt })).toBeNull()
  expect(await think('plan', others, {})).toBeNull()
})

test('odds and ways are those of the question that was meant, and of no other', async () => {
  const fight = question!.options.find(({ do: deed }) => deed === 'fight')!.id
  expect(Object.keys((await think('forecasts', view, { prompt, options: [fight, 'no such answer'] }))!)).toEqual([
    fight,
  ])
  expect(await think('forecasts', view, { prompt: 'another', options })).toEqual({})
  const paths = await think('paths', view, { prompt })
  expect(paths!.map(({ to }) => to)).toContain('s1,0')
  expect(await think('paths', view, { prompt: 'another' })).toEqual([])
  const there = await think('ahead', view, { prompt, space: 's1,0' })
  expect(there!.map(({ option }) => option.do)).not.toContain('fight')
  const here = await think('ahead', view, { prompt, space: 's0,0' })
  expect(here!.find(({ option }) => option.do === 'fight')?.forecast).toMatchObject({ of: 'fight', hero: 'thorley' })
  expect(await think('ahead', view, { prompt: 'another', space: 's0,0' })).toEqual([])
})

test('a suggestion is a legal answer, and the same each time', async () => {
  const suggested = await think('suggestion', view, {})
  expect(options).toContain(suggested)
  expect(await think('suggestion', view, {})).toBe(suggested)
})

test('suggestions answer the same kind of question to its end; where nothing is assigned there is no plan', async () => {
  const left = rules.copy(state)
  const step = question!.options.find(({ do: deed, to }) => deed === 'move' && to === 's1,0')!
  rules.advance(left, { prompt, seat: 'hero1', option: step.id })
  const hurt = rules.view(left, 'hero1')
  expect(hurt.prompts[0]?.kind).toBe('wound-slot')
  const suggested = await think('suggestions', hurt, {})
  for (const option of suggested!) {
    const [asked] = rules.prompts(left)
    expect(asked).toMatchObject({ kind: 'wound-slot', seat: 'hero1' })
    rules.advance(left, { prompt: asked!.id, seat: 'hero1', option })
  }
  expect(suggested!.length).toBeGreaterThan(0)
  expect(rules.prompts(left)[0]?.kind).not.toBe('wound-slot')
  expect(await think('plan', hurt, {})).toMatchObject({ of: 'wounds', prompt: hurt.prompts[0]?.id })
  expect(await think('plan', view, {})).toBeNull()
})
