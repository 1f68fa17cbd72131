import type { Position, State } from '@haven/engine'
import { expect, test } from 'vitest'
import { createThinker } from '../src/thinker/index.ts'
import { rules, TURN_OF_THORLEY } from './table.ts'

/** What one press settles: FAITH, Hits and wounds of a fight, as far as all dice lie and nobody else is asked. */

const think = createThinker(rules, () => 0)

const POSITION: Position = {
  ...TURN_OF_THORLEY,
  monsters: [1, 2, 3].map(() => ({ kind: 'abomination', space: 's0,0' })),
}

/** He fights, nobody does anything about it, and the dice of this seed lie there. */
function fought(seed: string): State {
  const state = rules.fromPosition(POSITION, seed)
  for (let i = 0; i < 20; i++) {
    const [prompt] = rules.prompts(state)
    if (!prompt || prompt.kind === 'faith' || prompt.kind === 'kill') break
    const options = rules.options(state, prompt)
    const chosen = options.find(({ do: deed }) => deed === 'fight') ?? options.find(({ none }) => none) ?? options[0]!
    rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: chosen.id })
  }
  return state
}

test('the slots that are told before FAITH and Hits are given are those that are asked about then', async () => {
  let hurt = 0
  for (let seed = 0; seed < 30; seed++) {
    const state = fought(`press ${seed}`)
    // Whoever is shot at strikes back with dice that have not fallen yet.
    if (rules.view(state, 'hero1').roll?.of !== 'fight') continue
    const plan = await think('plan', rules.view(state, 'hero1'), {})
    if (plan?.of !== 'faith' && plan?.of !== 'kill') continue
    const best = plan.of === 'faith' ? plan.presets.find(({ aim }) => aim === 'balanced') : null
    const told = plan.of === 'kill' ? plan.slots : (best?.outcome.slots ?? [])
    const given: string[] = plan.of === 'kill' ? [...plan.suggested] : [...(best?.as ?? [])]
    const slots: number[] = []
    for (let [prompt] = rules.prompts(state); prompt?.seat === 'hero1'; [prompt] = rules.prompts(state)) {
      const options = rules.options(state, prompt)
      const isWound = prompt.kind === 'wound-slot'
      if (!isWound && prompt.kind !== 'faith' && prompt.kind !== 'kill') break
      const next = isWound ? undefined : given.shift()
      const suggested = await think('suggestion', rules.view(state, 'hero1'), {})
      const option = options.find(({ id }) => id === next) ?? options.find(({ id }) => id === suggested)
      if (isWound && option?.slot !== undefined) slots.push(option.slot)
      rules.advance(state, { prompt: prompt.id, seat: 'hero1', option: option!.id })
    }
    expect(told).toEqual(slots)
    if (slots.length > 0) hurt++
  }
  expect(hurt).toBeGreaterThan(3)
})
