import type { Position } from '@haven/engine'
import { expect, test } from 'vitest'
import { createThinker } from '../src/thinker/index.ts'
import { rules, TURN_OF_THORLEY } from './table.ts'

const think = createThinker(rules, () => 0)

type Hero = NonNullable<Position['heroes']>[number]

/** Thorley on his turn, with whatever else the case needs. */
const at = (hero: Partial<Hero>, more: Partial<Position> = {}) =>
  rules.view(
    rules.fromPosition(
      {
        ...TURN_OF_THORLEY,
        heroes: [{ hero: 'thorley', space: 's0,0', turns: 1, wounds: [1, 5], ...hero }],
        ...more,
      },
      'danger',
    ),
    'hero1',
  )

const asked = { hero: 'thorley', slots: [6, 7] }

test('alone with one life, nothing kills him in this turn', async () => {
  expect(await think('danger', at({}), asked)).toEqual({
    hero: 'thorley',
    space: 's0,0',
    lives: 1,
    leaving: null,
    reaction: null,
    help: [],
  })
})

test('MOVE-5: a monster that holds him is told, with its wound', async () => {
  const danger = await think('danger', at({}, { monsters: [{ kind: 'acolyte', space: 's0,0' }] }), asked)
  expect(danger?.leaving).toEqual({ wounds: 1, monsters: ['acolyte-1'] })
  expect(danger?.reaction).toMatchObject({ monster: null, from: null })
})

test('REACT-1: of those that can come the one with the most dice; cards and Acolytes make it worse, never better', async () => {
  const monsters: Position['monsters'] = [
    { kind: 'acolyte', space: 's1,0' },
    { kind: 'abomination', space: 's1,0' },
  ]
  const { reaction } = (await think('danger', at({}, { monsters }), asked)) ?? {}
  expect(reaction).toMatchObject({ monster: 'abomination-1', from: 's1,0' })
  expect(reaction?.death).toBeGreaterThan(0)
  expect(reaction?.worst).toBeGreaterThanOrEqual(reaction?.death ?? 1)
  // Two wounds more make it deadlier.
  const before = await think('danger', at({}, { monsters }), { hero: 'thorley', slots: [] })
  expect(before?.lives).toBe(3)
  expect(before?.reaction?.death).toBeLessThan(reaction?.death ?? 0)
})

test('what heals in this turn is told, with what is left of the danger', async () => {
  const monsters: Position['monsters'] = [{ kind: 'abomination', space: 's0,0' }]
  const view = at({ upgrades: ['upg-field-kit', 'upg-rosary'] }, { monsters })
  const { help, reaction } = (await think('danger', view, asked)) ?? {}
  expect(help?.map(({ by, heals }) => [by, heals])).toEqual([['upg-field-kit', 1]])
  expect(help?.[0]?.reaction?.death).toBeLessThan(reaction?.death ?? 0)
  const used = at({ upgrades: ['upg-field-kit'] }, { monsters, used: ['upg-field-kit'] })
  expect((await think('danger', used, asked))?.help).toEqual([])
})

test('WOUND-2: the fifth wound leaves nothing to be afraid of', async () => {
  const danger = await think('danger', at({ wounds: [1, 5, 2] }), asked)
  expect(danger).toMatchObject({ lives: 0, leaving: null, reaction: null, help: [] })
})
