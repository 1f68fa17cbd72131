import { type Position, randomFrom, type View } from '@haven/engine'
import { expect, test } from 'vitest'
import { createValue, hindsight, type Question, type Thinker, VALUE_WEIGHTS } from '../../src/index.ts'
import { rules } from '../table.ts'
import { momentsOf } from './moments.ts'

const thinker: Thinker = { rules, value: createValue(VALUE_WEIGHTS), seed: 'hindsight', temperature: 0 }
const LIMITS = { nodes: 6_000 }

/** Alone among monsters with one life left: whoever stays and fights dies. */
function lastLife(): { view: View; prompt: Question } {
  const setup = {
    heroPlayers: 1,
    map: 'havens-last-stand-a',
    sin: 'pride',
    heroes: ['rose', 'leah', 'thorley'],
  } as const
  const position: Position = {
    haven: 1,
    setup,
    round: 3,
    current: { phase: 'hero-turn', hero: 'rose' },
    heroes: [{ hero: 'rose', space: 's1,1', wounds: [1, 2, 3, 4] }, { hero: 'leah' }, { hero: 'thorley' }],
    monsters: [
      { kind: 'avatar', space: 's1,1' },
      { kind: 'controller', space: 's1,1' },
    ],
  }
  const view = rules.view(rules.fromPosition(position, 'x'), 'hero1')
  return { view, prompt: view.prompts[0] as Question }
}

test('a fight that can only kill the hero has a better move, by more than its interval', () => {
  const { view, prompt } = lastLife()
  const fight = prompt.options.find(({ do: deed }) => deed === 'fight')
  const found = hindsight(thinker, view, prompt, fight?.id ?? '', LIMITS)
  expect(found?.option.id).not.toBe(fight?.id)
  expect(found?.gain.low).toBeGreaterThan(0)
  expect(found?.gain.high).toBeGreaterThanOrEqual(found?.gain.mean ?? 1)
})

test('the best answer has no better one, and an answer that was never asked for has none either', () => {
  const { view, prompt } = lastLife()
  const fight = prompt.options.find(({ do: deed }) => deed === 'fight')
  const best = hindsight(thinker, view, prompt, fight?.id ?? '', LIMITS)?.option.id ?? ''
  expect(hindsight(thinker, view, prompt, best, LIMITS)).toBeNull()
  expect(hindsight(thinker, view, prompt, 'nothing', LIMITS)).toBeNull()
})

test('the same view gives the same thought, whatever is hidden behind it', () => {
  const [moment] = momentsOf(3, 30).filter(({ prompt }) => prompt.kind === 'hero-turn' && prompt.options.length > 4)
  if (!moment) throw new Error('no such moment')
  const { view, prompt } = moment
  const other = rules.view(rules.resample(view, randomFrom('another world')), prompt.seat)
  const asked = other.prompts.find(({ id }) => id === prompt.id) as Question
  const given = prompt.options.at(-1)?.id ?? ''
  const thought = hindsight(thinker, view, prompt, given, LIMITS)
  expect(thought).not.toBeNull()
  expect(hindsight(thinker, other, asked, given, LIMITS)).toEqual(thought)
})
