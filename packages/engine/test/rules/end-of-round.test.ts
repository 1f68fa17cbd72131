import { scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dusk } from './texts.ts'

// Printed Nests of the map: s0,1, s2,0, megatheatre, s3,2.
const ALL_NESTS_BLOCKED = ['acolyte s0,1', 'acolyte s2,0', 'acolyte megatheatre', 'acolyte s3,2']

const kindsOf = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.split('@')[0] as string))].sort()

test('END-1 H monsters come from the dead pile: which and where is the Sins player’s choice, whether is not', () => {
  const table = dusk({ dead: { acolyte: 2, abomination: 3, controller: 1 } })
  table.hero1({ do: 'end' })
  expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'summon', rule: 'END-1' })
  expect(kindsOf(table.optionIds)).toEqual(['abomination', 'acolyte', 'controller'])
  expect(table.options.some((option) => option.none)).toBe(false)
  table.sins({ monster: 'controller', space: 's3,2' }, 'summon')
  table.sins({ monster: 'acolyte', space: 's0,1' }, 'summon')
  expect(kindsOf(table.optionIds)).toEqual(['abomination', 'acolyte'])
  table.sins({ monster: 'abomination', space: 'megatheatre' }, 'summon')
  expect(table.kind).toBe('story-task')
  expect(table.board).toEqual(['abomination megatheatre', 'acolyte s0,1', 'controller s3,2'])
  expect(table.view('all').dead).toHaveLength(3)
})

test('END-1 with four heroes four monsters come', () => {
  const spent = { space: 's0,2', turns: 0 }
  const table = dusk({
    heroes: { thorley: spent, rocco: spent, rose: spent, brad: spent },
    dead: { acolyte: 6 },
    tokens: ['nest s1,0 x2'],
  })
  table.hero1({ do: 'end' })
  for (let i = 0; i < 4; i++) table.sins({ space: i < 2 ? 's1,0' : i === 2 ? 's0,1' : 's2,0' }, 'summon')
  expect(table.kind).toBe('story-task')
  expect(table.of('monsterSummoned')).toHaveLength(4)
  expect(table.view('all').dead).toHaveLength(2)
})

test('END-1 if fewer are dead, all of them come', () => {
  const table = dusk({ dead: { abomination: 2 } })
  table.hero1({ do: 'end' })
  table.sins({ space: 's2,0' }, 'summon')
  table.sins({ space: 's3,2' }, 'summon')
  expect(table.kind).toBe('story-task')
  expect(table.board).toEqual(['abomination s2,0', 'abomination s3,2'])
  expect(table.view('all').dead).toEqual([])
})

test('END-1 monsters not yet in play do not come', () => {
  const table = dusk({ dead: {} })
  table.hero1({ do: 'end' })
  expect(table.kind).toBe('story-task')
  expect(table.board).toEqual([])
  const one = dusk({ dead: { acolyte: 1, abomination: 2 } })
  one.hero1({ do: 'end' })
  expect(kindsOf(one.optionIds)).toEqual(['abomination', 'acolyte'])
  expect(one.refusal('sins', { monster: 'avatar', space: 's2,0' })).toMatchObject({
    code: 'not-in-dead-pile',
    rule: 'END-1',
  })
})

test('END-2 EX-8 a Street with two Nests and an Acolyte takes one more', () => {
  const table = dusk({
    monsters: ALL_NESTS_BLOCKED,
    tokens: ['nest s0,1'],
    dead: { abomination: 3 },
  })
  table.hero1({ do: 'end' })
  // The one answer that is left is given by itself.
  expect(table.of('monsterSummoned')).toEqual([
    { event: 'monsterSummoned', monster: 'abomination-1', space: 's0,1', cause: 'END-1' },
  ])
  expect(table.view('all').dead).toEqual(['abomination-2', 'abomination-3'])
})

test('END-2 a space takes as many as it has Nests less the monsters there, and heroes do not block', () => {
  const spent = (space: string) => ({ space, turns: 0 })
  const table = dusk({
    heroes: { thorley: spent('s2,0'), rocco: spent('s0,1'), rose: spent('s0,1') },
    monsters: ['acolyte megatheatre', 'acolyte s3,2'],
    tokens: ['nest s0,1'],
    dead: { abomination: 6 },
  })
  table.hero1({ do: 'end' })
  expect(table.optionIds).toEqual(['abomination@s2,0', 'abomination@s0,1'])
  expect(table.refusal('sins', { monster: 'abomination', space: 'megatheatre' })).toEqual({
    code: 'nest-blocked',
    rule: 'END-2',
    params: { space: 'megatheatre', nests: 1, monsters: 1 },
  })
  table.sins({ space: 's0,1' }, 'summon')
  expect(table.optionIds).toEqual(['abomination@s2,0', 'abomination@s0,1'])
  table.sins({ space: 's0,1' }, 'summon')
  expect(table.board.filter((each) => each === 'abomination s0,1')).toHaveLength(2)
  expect(table.board.filter((each) => each === 'abomination s2,0')).toHaveLength(1)
})

test('END-2 a face-down Nest is no place to summon', () => {
  const table = dusk({ tokens: ['nest s1,0 down', 'nest s3,0'], dead: { acolyte: 6 } })
  table.hero1({ do: 'end' })
  expect(table.optionIds).toContain('acolyte@s3,0')
  expect(table.optionIds).not.toContain('acolyte@s1,0')
})

test('END-3 with no unblocked Nest left the rest stay dead', () => {
  const table = dusk({
    monsters: ['acolyte s0,1', 'acolyte s2,0', 'acolyte megatheatre'],
    dead: { abomination: 3 },
  })
  table.hero1({ do: 'end' })
  expect(table.board).toContain('abomination s3,2')
  expect(table.of('monsterSummoned')).toHaveLength(1)
  expect(table.view('all').dead).toEqual(['abomination-2', 'abomination-3'])

  const full = dusk({ monsters: ALL_NESTS_BLOCKED, dead: { abomination: 3 } })
  full.hero1({ do: 'end' })
  expect(full.of('monsterSummoned')).toEqual([])
  expect(full.view('all').dead).toHaveLength(3)
})

test('END-4 EX-9 three Altars, one with a hero in its space: two Sin cards', () => {
  const table = dusk({ altars: ['s3,0', 'megatheatre', 's0,2'] })
  table.hero1({ do: 'end' })
  expect(table.of('sinCardsDrawn')).toMatchObject([{ count: 2, cause: 'END-4' }])
  expect(table.state.sins.hand).toHaveLength(2)
})

test('END-4 without an Altar, or with a hero in the space of each, nothing is drawn', () => {
  const none = dusk()
  none.hero1({ do: 'end' })
  expect(none.state.sins.hand).toEqual([])
  const spent = (space: string) => ({ space, turns: 0 })
  const all = dusk({
    heroes: { thorley: spent('s3,0'), rocco: spent('megatheatre'), rose: spent('s0,1') },
    altars: ['s3,0', 'megatheatre', 's0,1'],
  })
  all.hero1({ do: 'end' })
  expect(all.of('sinCardsDrawn')).toEqual([])
})

test('END-4 monsters in the space of an Altar make no difference', () => {
  const table = dusk({ altars: ['s3,0', 's1,0'], monsters: ['acolyte s3,0'] })
  table.hero1({ do: 'end' })
  expect(table.of('sinCardsDrawn')).toMatchObject([{ count: 2 }])
})

test('END-5 two Altars in one space draw one card', () => {
  const table = dusk({ altars: ['s3,0', 's3,0'] })
  table.hero1({ do: 'end' })
  expect(table.of('sinCardsDrawn')).toMatchObject([{ count: 1 }])
})

test('END-5 three heroes in the space of an Altar stop one card, as one hero does', () => {
  const three = dusk({ altars: ['s0,2', 's3,0', 's1,0'] })
  three.hero1({ do: 'end' })
  expect(three.of('sinCardsDrawn')).toMatchObject([{ count: 2 }])
  const spent = (space: string) => ({ space, turns: 0 })
  const one = dusk({
    heroes: { thorley: spent('s0,2'), rocco: spent('s2,2'), rose: spent('s2,2') },
    altars: ['s0,2', 's3,0', 's1,0'],
  })
  one.hero1({ do: 'end' })
  expect(one.of('sinCardsDrawn')).toMatchObject([{ count: 2 }])
})

test('END-1 the summoning, the cards and the reset follow one another', () => {
  const table = dusk({ dead: { acolyte: 1 }, altars: ['s3,0'] })
  table.hero1({ do: 'end' })
  expect(table.of('sinCardsDrawn')).toEqual([])
  table.sins({ space: 's2,0' }, 'summon')
  const names = table.events.map((event) => event.event)
  const order = ['monsterSummoned', 'sinCardsDrawn', 'tokensReset', 'roundEnded', 'roundStarted'] as const
  expect(names.filter((name) => (order as readonly string[]).includes(name))).toEqual(order)
})

test('END-1 the phase `round-end` of a position begins with the story’s end task', () => {
  const table = scene({ phase: 'round-end', roundFacts: { kills: 2 }, dead: { acolyte: 1 } })
  expect(table.kind).toBe('apocalypse-card')
  expect(table.state.track).toBe(1)
  expect(table.view('all').dead).toEqual(['acolyte-1'])
})
