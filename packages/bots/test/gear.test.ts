import type { Position } from '@haven/engine'
import { expect, test } from 'vitest'
import { createThinker } from '../src/thinker/index.ts'
import { rules, TURN_OF_THORLEY } from './table.ts'

const think = createThinker(rules, () => 0)

/** Thorley on his turn in A1, with wounds enough to fear a fight. */
const at = (monsters: NonNullable<Position['monsters']>) =>
  rules.view(
    rules.fromPosition(
      { ...TURN_OF_THORLEY, heroes: [{ hero: 'thorley', space: 's0,0', turns: 1, wounds: [1, 2, 5] }], monsters },
      'gear',
    ),
    'hero1',
  )

const cards = ['upg-kevlar-vestments', 'upg-lucky-coin']
const asked = { hero: 'thorley', cards }

test('where no monster is near, nothing is told', async () => {
  expect(await think('gear', at([]), asked)).toBeNull()
  expect(await think('gear', at([{ kind: 'abomination', space: 's3,2' }]), asked)).toBeNull()
})

test('one more Defense makes the fight here less deadly, and he has it only in thought', async () => {
  const view = at([
    { kind: 'abomination', space: 's0,0' },
    { kind: 'acolyte', space: 's0,0' },
  ])
  const gear = await think('gear', view, asked)
  expect(gear?.space).toBe('s0,0')
  expect(gear?.now.death).toBeGreaterThan(0)
  expect(gear?.with['upg-kevlar-vestments']?.death).toBeLessThan(gear?.now.death ?? 0)
  expect(await think('gear', view, asked)).toEqual(gear)
})

test('else the space beside him with the most monsters is meant, as if he stood there', async () => {
  const view = at([
    { kind: 'acolyte', space: 's1,0' },
    { kind: 'abomination', space: 's0,1' },
    { kind: 'acolyte', space: 's0,1' },
  ])
  const gear = await think('gear', view, asked)
  expect(gear?.space).toBe('s0,1')
  expect(gear?.now.kill).toBeGreaterThan(0)
})
