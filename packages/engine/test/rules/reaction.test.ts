import { type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, lastRoll, react } from './combat.ts'

const others = { thorley: 's0,2', brad: 's0,2' }

/** Rocco's turn is over. */
const afterTurn = (sketch: Sketch = {}) => {
  const table = scene({ heroes: { rocco: 's1,0', ...others }, dice: dice(), ...sketch })
  table.hero1({ do: 'end' })
  return table
}

test('REACT-1 after each finished turn the Sins player may spend one active Reaction token', () => {
  const table = afterTurn()
  expect(table.prompt).toMatchObject({ kind: 'reaction', seat: 'sins', rule: 'REACT-1', subject: { hero: 'rocco' } })
  table.sins({ yes: true })
  expect(table.of('reactionSpent')).toEqual([{ event: 'reactionSpent', hero: 'rocco', left: 2 }])
  table.hero2({ do: 'end' })
  expect(table.prompt).toMatchObject({ kind: 'reaction', subject: { hero: 'thorley' } })
  table.sins({ none: true })
  expect(table.state.sins.reactions).toBe(2)
})

test('REACT-1 without an active token there is no reaction', () => {
  const table = afterTurn({ reactions: 0, monsters: ['acolyte s1,0'] })
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2' })
})

test('REACT-1 TURN-5 a hero who died in his turn did not finish it', () => {
  const table = scene({
    heroes: { rocco: { space: 's1,0', wounds: [1, 2, 3, 4] }, ...others },
    monsters: ['acolyte s1,0'],
    reserve: ['leah'],
  })
  table.hero1({ do: 'move', to: 's0,0' })
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2' })
  expect(table.state.sins.reactions).toBe(3)
})

test.each([
  ['acolyte', 'acolyte-1'],
  ['abomination', 'abomination-1'],
  ['controller', 'controller'],
  ['avatar', 'avatar'],
  ['hc-bailiff', 'hc-bailiff'],
  ['fallen:leah', 'fallen-leah'],
])('REACT-1 it moves any one monster, here %s, up to 2 spaces', (kind, monster) => {
  const table = afterTurn({ monsters: [`${kind} s3,0`] })
  table.sins({ yes: true }, 'reaction')
  const reach = table.options.flatMap(({ to }) => (to === undefined ? [] : [to]))
  expect(reach.toSorted()).toEqual(
    ['s2,0', 's1,0', 's3,1', 's2,1', 's3,2', 'dockside', 'constabulary', 'uplink-tower'].toSorted(),
  )
  table.sins({ monster, to: 's2,1' }, 'reaction-move')
  expect(table.of('monsterMoved')).toEqual([expect.objectContaining({ monster, from: 's3,0', to: 's2,1' })])
  // only one
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2' })
})

test('REACT-1 MOVE-11 a monster that shares its space with a hero cannot be the one', () => {
  const table = afterTurn({ monsters: ['acolyte s0,2', 'abomination s3,0'] })
  table.sins({ yes: true }, 'reaction')
  expect(table.options.some(({ monster }) => monster === 'acolyte-1')).toBe(false)
  expect(table.refusal('sins', { monster: 'acolyte-1' })).toMatchObject({ code: 'monster-pinned', rule: 'MOVE-11' })
  expect(table.refusal('sins', { monster: 'abomination-1', to: 's0,0' })).toMatchObject({ code: 'monster-too-far' })
})

test('REACT-1 then it may start a fight with that hero, with all monsters in his space', () => {
  const table = afterTurn({ monsters: ['acolyte s1,0', 'controller s1,0', 'abomination s3,0', 'acolyte s0,2'] })
  table.sins({ yes: true }, 'reaction')
  table.sins({ monster: 'abomination-1', to: 's1,0' }, 'reaction-move')
  expect(table.prompt).toMatchObject({ kind: 'reaction-fight', seat: 'sins', subject: { hero: 'rocco' } })
  table.sins({ yes: true })
  table.hero1({ none: true }, 'corruption')
  expect(lastRoll(table, 'sins')).toHaveLength(2 + 4 + 3)
  expect(table.of('fightStarted')).toEqual([expect.objectContaining({ hero: 'rocco', by: 'sins' })])
})

test('REACT-1 a monster may move elsewhere, and those already in his space fight', () => {
  const table = afterTurn({ monsters: ['acolyte s1,0', 'controller s1,0', 'abomination s3,0'] })
  table.sins({ yes: true }, 'reaction')
  table.sins({ monster: 'abomination-1', to: 's3,1' }, 'reaction-move')
  table.sins({ yes: true }, 'reaction-fight')
  table.hero1({ none: true }, 'corruption')
  expect(lastRoll(table, 'sins')).toHaveLength(2 + 4)
  expect(table.board).toContain('abomination s3,1')
  expect(table.of('fightStarted')).toEqual([expect.objectContaining({ hero: 'rocco', by: 'sins' })])
})

test('REACT-2 only one reaction a turn', () => {
  const table = afterTurn({ monsters: ['controller s1,0'] })
  react(table)
  table.hero1({ none: true }, 'corruption')
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2' })
  expect(table.state.sins.reactions).toBe(2)
})

test('REACT-2 only against that hero: nobody else can be fought', () => {
  const table = afterTurn({ monsters: ['acolyte s0,2', 'acolyte s3,0'] })
  table.sins({ yes: true }, 'reaction')
  table.sins({ none: true }, 'reaction-move')
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2' })
  expect(table.of('fightStarted')).toEqual([])
})

test('REACT-2 tokens unspent after the last turn are wasted', () => {
  const reset = (spend: boolean) => {
    const table = scene({
      heroes: {
        rocco: { space: 's1,0', turns: 0 },
        thorley: { space: 's0,2', turns: 0 },
        brad: { space: 's0,2', turns: 0 },
      },
      reactions: 3,
      apocalypseDeck: [],
    })
    table.hero1({ do: 'end' })
    table.sins(spend ? { yes: true } : { none: true }, 'reaction')
    expect(table.kind).toBe('story-task') // no second reaction: the next round begins
    return [table.state.sins.reactions, table.state.sins.tokens]
  }
  // Track 2 gave one more for good; H is 3.
  expect(reset(false)).toEqual([4, 4])
  expect(reset(true)).toEqual([4, 4])
})

test('REACT-3 a token may be spent without moving, without fighting, or without either', () => {
  const spend = (moves: boolean, fights: boolean) => {
    const table = afterTurn({ monsters: ['acolyte s1,0', 'abomination s3,0'] })
    table.sins({ yes: true }, 'reaction')
    table.sins(moves ? { monster: 'abomination-1', to: 's1,0' } : { none: true }, 'reaction-move')
    table.sins(fights ? { yes: true } : { none: true }, 'reaction-fight')
    expect(table.state.sins.reactions).toBe(2)
    return [table.of('monsterMoved').length, table.of('fightStarted').length, table.prompt.seat]
  }
  expect(spend(true, true)).toEqual([1, 1, 'hero1'])
  expect(spend(true, false)).toEqual([1, 0, 'hero2'])
  expect(spend(false, true)).toEqual([0, 1, 'hero1'])
  expect(spend(false, false)).toEqual([0, 0, 'hero2'])
})

test('REACT-3 even if there is no monster on the board', () => {
  const table = afterTurn()
  table.sins({ yes: true }, 'reaction')
  expect(table.state.sins.reactions).toBe(2)
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2' })
})
