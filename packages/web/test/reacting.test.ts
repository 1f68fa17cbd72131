import type { Position, View } from '@haven/engine'
import type { ReactOrder } from '@haven/table'
import { turnOfThorley } from '@haven/testkit'
import { signal } from '@preact/signals'
import { beforeEach, expect, test } from 'vitest'
import { Reacting } from '../src/model/reacting.ts'
import { rules } from '../src/model/rules.ts'
import type { Question } from '../src/model/targets.ts'

/** Thorley's turn on A1 is over. One Abomination comes to him in a step, another is too far away, a third stands there. */
const AFTER: Position = {
  ...turnOfThorley,
  monsters: [
    { kind: 'abomination', space: 's1,0' },
    { kind: 'abomination', space: 's3,2' },
  ],
  sins: { hand: [], reactions: 1 },
  current: { phase: 'reaction', hero: 'thorley' },
}

let given: ReactOrder[] = []
beforeEach(() => {
  given = []
})

async function at(position: Position): Promise<{ reacting: Reacting; view: View }> {
  const view = rules.view(rules.fromPosition(position, 'reacting'), 'sins')
  const question = signal<Question | null>(view.prompts[0] ?? null)
  const reacting = new Reacting(question, signal<View | null>(view), async (draft) => {
    given.push(draft)
  })
  if (question.value) await reacting.ask(question.value)
  return { reacting, view }
}

const idAt = ({ monsters }: View, space: string): string => monsters.find((each) => each.space === space)?.id ?? ''

test('whoever can come to the hero means to: a monster, and it is said with its fight', async () => {
  const { reacting, view } = await at(AFTER)
  const near = idAt(view, 's1,0')
  expect([...(reacting.lit.value?.spaces.keys() ?? [])]).toContain('s1,0')
  reacting.take(near)
  expect(reacting.reaction.value).toEqual({ monster: near, from: 's1,0', to: 's0,0', canFight: true })
  // The same space pressed again does it.
  await reacting.point('s0,0')
  expect(given).toEqual([{ order: 'react', hero: 'thorley', monster: near, to: null, fight: true }])
  expect(reacting.reaction.value).toBeNull()
})

test('it goes elsewhere, too, and then nobody stands there to fight', async () => {
  const { reacting, view } = await at(AFTER)
  const far = idAt(view, 's3,2')
  reacting.take(far)
  expect(reacting.reaction.value, 'it does not come to the hero').toBeNull()
  const goals = [...(reacting.lit.value?.spaces.keys() ?? [])]
  expect(goals).not.toContain('s0,0')
  expect(goals).not.toContain('s3,2')
  await reacting.point(goals[0] ?? '')
  expect(reacting.reaction.value).toMatchObject({ from: 's3,2', to: goals[0], canFight: false })
  await reacting.give(false)
  expect(given).toEqual([{ order: 'react', hero: 'thorley', monster: far, to: goals[0], fight: false }])
})

test('a space without a chosen monster takes whoever stands there, and what is out of reach is no answer', async () => {
  const { reacting, view } = await at(AFTER)
  await reacting.point('s3,2')
  await reacting.point('s0,0')
  expect(reacting.reaction.value).toBeNull()
  await reacting.point('s1,0')
  expect(reacting.reaction.value?.monster).toBe(idAt(view, 's1,0'))
  expect(given).toEqual([])
})

test('those who stand with the hero fight from there', async () => {
  const { reacting, view } = await at({ ...AFTER, monsters: [{ kind: 'abomination', space: 's0,0' }] })
  await reacting.fightHere()
  expect(given).toEqual([{ order: 'react', hero: 'thorley', monster: idAt(view, 's0,0'), to: null, fight: true }])
})

test('another question lights nothing of it', async () => {
  const { reacting } = await at(turnOfThorley)
  expect(reacting.lit.value).toBeNull()
})
