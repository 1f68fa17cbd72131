import { coreBox } from '@haven/content'
import { compileBox, type Position, type View } from '@haven/engine'
import { expect, test } from 'vitest'
import { reachedBy, threatOf } from '../../src/model/threat.ts'

const rules = compileBox(coreBox)

const viewOf = (more: Partial<Position>): View =>
  rules.view(
    rules.fromPosition(
      {
        haven: 1,
        setup: {
          edition: 'final',
          sin: 'sloth',
          acolytes: 'nuns',
          story: 'havens-last-stand',
          map: 'havens-last-stand-a',
          heroPlayers: 3,
          heroes: ['rose', 'thorley', 'rocco'],
        },
        current: { phase: 'hero-turn', hero: 'rose' },
        ...more,
      },
      'seed',
    ),
    'hero1',
  )

const HEROES = ['rose', 'thorley', 'rocco']
const standing = (...spaces: string[]) => HEROES.map((hero, i) => ({ hero, space: spaces[i] ?? 's3,2' }))

test('REACT-1: a monster reaches what two steps lead to, and stands where it stands', () => {
  const view = viewOf({ heroes: standing('s0,2', 's3,2'), monsters: [{ kind: 'acolyte', space: 's0,0' }], tokens: [] })
  const threat = threatOf(rules, view)
  expect([...threat.spaces.keys()]).toContain('s0,0')
  expect(threat.spaces.get('s0,2')).toEqual(['acolyte-1'])
  expect(threat.spaces.has('s3,2')).toBe(false)
  expect(threat.heroes).toEqual(['rose'])
  expect(reachedBy(threat, 'acolyte-1', view)).toEqual(['rose'])
})

test('MOVE-11: one that shares a space with a hero reaches nothing else', () => {
  const view = viewOf({ heroes: standing('s0,0'), monsters: [{ kind: 'acolyte', space: 's0,0' }] })
  expect([...threatOf(rules, view).spaces.keys()]).toEqual(['s0,0'])
})

test('MOVE-14: a hero in the way stops it', () => {
  // In the corner A1 every way goes by B1, A2 or the District between them.
  const free = viewOf({ heroes: standing('s3,2'), monsters: [{ kind: 'acolyte', space: 's0,0' }] })
  const held = viewOf({ heroes: standing('s1,0'), monsters: [{ kind: 'acolyte', space: 's0,0' }] })
  expect(threatOf(rules, free).spaces.has('s2,0')).toBe(true)
  expect(threatOf(rules, held).spaces.has('s2,0')).toBe(false)
  expect(threatOf(rules, held).heroes).toEqual(['rose'])
})

test('text-pin: one that is pinned reaches nothing else', () => {
  const monsters = [{ kind: 'acolyte', space: 's0,0', pinned: true }]
  expect([...threatOf(rules, viewOf({ heroes: standing('s0,2'), monsters })).spaces.keys()]).toEqual(['s0,0'])
})
