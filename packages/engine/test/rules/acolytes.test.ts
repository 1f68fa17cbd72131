import type { AcolyteDef } from '@haven/engine'
import { dealWound } from '@haven/engine/kit'
import { fixtureRules, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, lastRoll, react } from './combat.ts'

const others = { thorley: 's0,2', brad: 's0,2' }

const sketch = (change: Sketch = {}): Sketch => ({
  heroes: { rocco: 's1,0', ...others },
  monsters: ['controller s1,0'],
  dead: { acolyte: 2, abomination: 1 },
  dice: dice(),
  ...change,
})

test('ACO-1 a dead Acolyte joins the fight, its dice count, and the effect of its type is carried out', () => {
  const table = scene(sketch())
  table.hero1({ do: 'fight' })
  expect(table.prompt).toMatchObject({ kind: 'acolyte', seat: 'sins', rule: 'ACO-1', subject: { hero: 'rocco' } })
  expect(table.of('diceRolled')).toEqual([])
  table.sins({ yes: true })
  expect(table.of('acolyteUsed')).toEqual([{ event: 'acolyteUsed', acolytes: 'nuns', space: 's1,0' }])
  expect(table.board).toEqual(['acolyte s1,0', 'controller s1,0'])
  expect(table.view('all').dead).toEqual(['acolyte-2', 'abomination-1'])
  expect(table.tokens('corruption', 's1,0')).toBe(1) // Vespers, in a Street
  table.hero1({ none: true }, 'corruption')
  expect(lastRoll(table, 'sins')).toHaveLength(4 + 2)
})

test('ACO-1 the effect is that of the type in play', () => {
  const spite: AcolyteDef = { id: 'spite', ability: 'spite', fight: 2, defense: 2, effect: [dealWound(1)] }
  const table = scene(sketch({ rules: fixtureRules({ acolytes: [spite] }), setup: { acolytes: 'spite' } }))
  table.hero1({ do: 'fight' })
  table.sins({ yes: true }, 'acolyte')
  table.hero1({ slot: 4 }, 'wound-slot')
  expect(table.hero('rocco').wounds).toEqual([4])
  expect(table.tokens('corruption', 's1,0')).toBe(0)
  expect(table.kind).toBe('corruption')
})

test('ACO-1 he may leave it', () => {
  const table = scene(sketch())
  table.hero1({ do: 'fight' })
  table.sins({ none: true }, 'acolyte')
  table.hero1({ none: true }, 'corruption')
  expect(lastRoll(table, 'sins')).toHaveLength(4)
  expect(table.board).toEqual(['controller s1,0'])
  expect(table.tokens('corruption', 's1,0')).toBe(0)
})

test('ACO-1 once a round; an offer that was declined comes again', () => {
  const second = (first: boolean) => {
    const table = scene(sketch())
    table.hero1({ do: 'fight' })
    table.sins(first ? { yes: true } : { none: true }, 'acolyte')
    table.hero1({ none: true }, 'corruption')
    table.hero1({ do: 'end' })
    react(table)
    return table.kind
  }
  expect(second(true)).toBe('corruption')
  expect(second(false)).toBe('acolyte')
})

test('ACO-1 ROUND-9 the mark on the acolyte board is removed at the reset', () => {
  const table = scene({
    heroes: {
      rocco: { space: 's1,0', turns: 0 },
      thorley: { space: 's0,2', turns: 0 },
      brad: { space: 's0,2', turns: 0 },
    },
    monsters: ['controller s1,0'],
    used: ['acolytes'],
    reactions: 0,
    apocalypseDeck: [],
  })
  expect(table.view('all').used).toEqual(['acolytes'])
  table.hero1({ do: 'end' })
  expect(table.of('tokensReset')).toHaveLength(1)
  expect(table.view('all').used).toEqual([])
})

test('ACO-1 only with at least one dead Acolyte', () => {
  for (const dead of [{ abomination: 2 }, {}]) {
    const table = scene(sketch({ dead }))
    table.hero1({ do: 'fight' })
    expect(table.kind).toBe('corruption')
  }
})

test('ACO-1 not in a ranged fight', () => {
  const table = scene(sketch({ monsters: ['controller s3,0'] }))
  table.hero1({ do: 'shoot', at: 's3,0' })
  expect(table.kind).toBe('corruption')
})

test('ACO-2 it does not matter who started the fight or whose turn it is', () => {
  const reaction = scene(sketch({ phase: 'reaction' }))
  react(reaction)
  reaction.sins({ yes: true }, 'acolyte')
  expect(reaction.board).toEqual(['acolyte s1,0', 'controller s1,0'])
  // Leah orders Rocco to fight in her own turn.
  const ordered = scene(sketch({ heroes: { leah: 's0,0', rocco: 's1,0', brad: 's0,2' } }))
  ordered.hero1({ do: 'end' })
  ordered.hero1({ yes: true }, 'ability')
  ordered.hero1({ hero: 'rocco' }, 'effect')
  ordered.hero2({ do: 'fight' }, 'action')
  ordered.sins({ yes: true }, 'acolyte')
  expect(ordered.board).toEqual(['acolyte s1,0', 'controller s1,0'])
})

test('ACO-2 the Acolyte that joins can be killed in that fight', () => {
  // The Controller would make it tougher.
  const table = scene(sketch({ monsters: ['abomination s1,0'], dice: dice(['hit', 'hit']) }))
  table.hero1({ do: 'fight' })
  table.sins({ yes: true }, 'acolyte')
  table.hero1({ none: true }, 'corruption')
  expect(table.optionIds).toEqual(['none', 'acolyte-1'])
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(table.board).toEqual(['abomination s1,0'])
  expect(table.state.mission.progress).toBe(1)
})
