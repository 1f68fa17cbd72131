import type { Option, State, View } from '@haven/engine'
import { expect, test } from 'vitest'
import { createThinker } from '../src/thinker/index.ts'
import { play, rules } from './table.ts'

/** What one press settles: FAITH, Hits and wounds of a fight, as far as all dice lie and nobody else is asked. */

const think = createThinker(rules, () => 0)

interface Asked {
  readonly state: State
  readonly view: View
}

/** Questions about FAITH and Hits of fights, from games of bots. */
function asked(games: number): Asked[] {
  const found: Asked[] = []
  for (let game = 0; game < games; game++) {
    play('scripted', 'scripted', game, undefined, {
      maxDecisions: 300,
      onEvents: (_, state) => {
        const [prompt] = rules.prompts(state)
        if (prompt?.kind !== 'faith' && prompt?.kind !== 'kill') return
        found.push({ state: rules.copy(state), view: rules.view(state, prompt.seat) })
      },
    })
  }
  return found
}

/** Gives a plan as a table does: what is not legal when its turn comes is left out. Tells where the wounds could go. */
function given(state: State, options: readonly string[]): { slots: number[]; open: readonly Option[] } {
  const left = [...options]
  const slots: number[] = []
  for (;;) {
    const [prompt] = rules.prompts(state)
    const open = prompt ? rules.options(state, prompt) : []
    if (prompt?.kind === 'wound-slot') return { slots, open }
    const next = left.shift()
    if (!prompt || next === undefined) return { slots, open: [] }
    if (open.some(({ id }) => id === next)) rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: next })
  }
}

test('the slots that are told before FAITH and Hits are given are those that are asked about then', async () => {
  let wounds = 0
  for (const { state, view } of asked(4)) {
    const plan = await think('plan', view, {})
    if (plan?.of !== 'faith' && plan?.of !== 'kill') continue
    const best = plan.of === 'faith' ? plan.presets.find(({ aim }) => aim === 'balanced') : plan
    const options = plan.of === 'faith' ? (best && 'as' in best ? best.as : []) : [...plan.suggested, 'none']
    const slots = plan.of === 'faith' ? (best && 'outcome' in best ? best.outcome.slots : []) : plan.slots
    if (slots.length === 0) continue
    const then = given(rules.copy(state), options)
    if (then.open.length === 0) continue
    wounds++
    expect(then.open.map(({ slot }) => slot)).toContain(slots[0])
  }
  expect(wounds).toBeGreaterThan(3)
})
