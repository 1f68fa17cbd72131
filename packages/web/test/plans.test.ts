import { createThinker, type FaithPlan, type KillPlan, type WoundPlan } from '@haven/bots/thinker'
import { PROMPT_KINDS, type PromptKind } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import moments from '../src/app/gallery/moments.json' with { type: 'json' }
import { gameAt, type Moment } from '../src/app/gallery/moments.ts'
import { rules } from '../src/model/rules.ts'
import { toggleKill, toggleWound, unused } from '../src/screens/table/plan-steps.ts'

const think = createThinker(rules, () => 0)

const at = (kind: PromptKind) => gameAt(rules, moments.find((each) => each.kind === kind) as Moment)

/** The plan of the one who is asked, and how to give it. */
async function planned(kind: PromptKind) {
  const game = at(kind)
  const seat = game.prompts[0]?.seat as 'hero1'
  const view = () => rules.view(game.state, seat)
  const give = (option: string) => {
    const [prompt] = game.prompts
    if (prompt?.kind === kind) game.answer({ prompt: prompt.id, seat: prompt.seat, option })
  }
  return { game, view, give, plan: await think('plan', view(), {}) }
}

test('the moments of the gallery lead to every kind of question that the core box asks', () => {
  const led = (moments as readonly Moment[]).map((moment) => gameAt(rules, moment).prompts[0]?.kind)
  expect(led).toEqual(PROMPT_KINDS.filter((kind) => kind !== 'order'))
})

describe('plans', () => {
  test('FAITH: the result line is what then happens', async () => {
    const { game, view, give, plan } = await planned('faith')
    const { jokers, presets } = plan as FaithPlan
    expect(presets.map(({ aim }) => aim)).toEqual(['kills', 'safest', 'balanced'])
    expect(jokers).toHaveLength(3)
    const as = ['counter', 'counter', 'counter'] as const
    const outcome = await think('faith', view(), { as })
    for (const each of as) give(each)
    const settled = game.log.flat().findLast(({ event }) => event === 'fightSettled')
    expect(settled).toMatchObject({ wounds: outcome?.mean.wounds, corruption: outcome?.mean.corruption })
  })

  test('Hits: sockets hold no more than there are, and those who are alike fall in their order', async () => {
    const { plan } = await planned('kill')
    const kill = plan as KillPlan
    expect(kill.sockets.length).toBeGreaterThan(1)
    expect(unused(kill, kill.suggested)).toBeGreaterThanOrEqual(0)
    const last = kill.sockets.at(-1) as (typeof kill.sockets)[number]
    const first = kill.sockets.find(({ like }) => like === last.like)
    expect(toggleKill(kill, [], last)).toEqual([first?.monster])
    expect(toggleKill(kill, [first?.monster as string], first as typeof last)).toEqual([])
    const all = kill.sockets.reduce<readonly string[]>((chosen, socket) => toggleKill(kill, chosen, socket), [])
    expect(unused(kill, all)).toBeGreaterThanOrEqual(0)
  })

  test('wounds: as many slots as wounds are suggested, and they are taken there', async () => {
    const { game, give, plan } = await planned('wound-slot')
    const wounds = plan as WoundPlan
    expect(wounds.left).toBeGreaterThan(1)
    expect(new Set(wounds.suggested).size).toBe(wounds.left)
    const two = { ...wounds, left: 2 }
    expect(toggleWound(two, [1, 2], 5)).toEqual([1, 5])
    expect(toggleWound(two, [1, 2], 2)).toEqual([1])
    for (const slot of wounds.suggested) give(wounds.slots.find((each) => each.slot === slot)?.id ?? '')
    const hero = rules.view(game.state, 'hero1').heroes.find((each) => each.hero === wounds.hero)
    expect(hero?.wounds).toEqual(expect.arrayContaining([...wounds.suggested]))
  })
})
