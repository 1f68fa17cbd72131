import { type Scene, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { dice, fight } from './combat.ts'

/** Each question refuses by its own rule what is near to its answers, and by no rule what has nothing to do with them. */

const away = { rocco: 's0,2', brad: 's0,2' }

const healing = (): Scene => {
  const table = scene({ heroes: { thorley: { space: 'saint-jude-hospital', wounds: [2, 3] }, ...away }, reactions: 0 })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'heal' }, 'city-action')
  return table
}

const hurt = (wounds: number[]): Scene => {
  const table = scene({
    heroes: { thorley: { space: 's1,0', wounds }, ...away },
    monsters: ['acolyte s1,0'],
    reactions: 0,
  })
  table.hero1({ do: 'move', to: 's0,0' })
  expect(table.kind).toBe('wound-slot')
  return table
}

/** Rocco has died with an Upgrade of his own. */
const dying = (): Scene => {
  const table = scene({
    heroes: {
      rocco: { space: 's1,0', wounds: [1, 2, 3, 4], upgrades: ['upg-ice-blade'] },
      thorley: 's2,2',
      brad: 's2,2',
    },
    inventory: ['upg-rosary'],
    monsters: ['acolyte s1,0'],
    reactions: 0,
  })
  table.hero1({ do: 'move', to: 's0,0' })
  return table
}

const striking = (): Scene => {
  const table = scene({
    heroes: { thorley: 'uplink-tower', ...away },
    orbital: ['s1,1'],
    monsters: ['acolyte s1,0', 'abomination s3,0'],
    reactions: 0,
  })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'orbital' }, 'city-action')
  return table
}

describe('an answer that names nothing of the question is just none of its answers', () => {
  test.each([
    ['heal-slot', healing, { space: 's0,0' }],
    ['wound-slot', () => hurt([]), { space: 's0,0' }],
    ['reserve-hero', dying, { space: 's0,0' }],
  ] as const)('%s', (kind, open, intent) => {
    const table = open()
    expect(table.kind).toBe(kind)
    expect(table.refusal(table.prompt.seat, intent)).toMatchObject({ code: 'not-among-options', params: { kind } })
  })
})

test('WOUND-1 a slot without a marker cannot be healed', () => {
  const refusal = healing().refusal('hero1', { slot: 5 })
  expect(refusal).toEqual({ code: 'slot-free', rule: 'WOUND-1', params: { slot: 5 } })
})

test('WOUND-1 a covered slot takes no second marker; a slot that there is not is none of the answers', () => {
  const table = hurt([1, 4])
  expect(table.refusal('hero1', { slot: 4 })).toEqual({ code: 'slot-covered', rule: 'WOUND-1', params: { slot: 4 } })
  expect(table.refusal('hero1', { slot: 8 })).toMatchObject({ code: 'not-among-options' })
})

test('DEATH-3 who is not in the Reserve, and what is not in the Inventory, is named', () => {
  const table = dying()
  expect(table.refusal('hero1', { hero: 'thorley' })).toEqual({
    code: 'hero-not-in-reserve',
    rule: 'DEATH-3',
    params: { hero: 'thorley' },
  })
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(table.kind).toBe('inherit')
  expect(table.refusal('hero1', { card: 'upg-motorbike' })).toEqual({
    code: 'not-in-inventory',
    rule: 'DEATH-3',
    params: { card: 'upg-motorbike' },
  })
  expect(table.refusal('hero1', { space: 's0,0' })).toMatchObject({ code: 'not-among-options' })
})

test('FIGHT-13 a shot at nowhere in particular has no monsters to hit; one at a space that does not exist, no space', () => {
  const table = scene({ heroes: { rocco: 's0,0', thorley: 's0,2', brad: 's0,2' }, monsters: ['acolyte s1,1'] })
  expect(table.refusal('hero1', { do: 'shoot' })).toMatchObject({ code: 'no-monsters-there', rule: 'FIGHT-13' })
  expect(table.refusal('hero1', { do: 'shoot', at: 's9,9' })).toMatchObject({
    code: 'no-such-space',
    rule: 'RANGE-1',
    params: { space: 's9,9' },
  })
})

test('FIGHT-10 a monster that stands elsewhere is named in the refusal', () => {
  const table = scene({
    heroes: { thorley: 's1,0', ...away },
    monsters: ['acolyte s1,0', 'abomination s3,0'],
    dice: dice(['hit', 'hit', 'hit']),
  })
  fight(table)
  expect(table.refusal('hero1', { monster: 'abomination-1' })).toEqual({
    code: 'no-monsters-there',
    rule: 'FIGHT-10',
    params: { monster: 'abomination-1' },
  })
})

test('FIGHT-10 of equal figures the lowest number stands for all: of those in the same space, not of all of its kind', () => {
  const table = scene({
    heroes: { thorley: 's2,0', ...away },
    phase: 'reaction',
    monsters: ['acolyte s0,0', 'acolyte s0,0', 'acolyte s3,0', 'acolyte s3,0', 'abomination s3,0'],
  })
  table.sins({ yes: true }, 'reaction')
  const instead = (monster: string) => table.refusal('sins', { monster, to: 's2,0' })
  expect(instead('acolyte-2')).toEqual({
    code: 'monster-twin',
    rule: 'FIGHT-10',
    params: { monster: 'acolyte-2', instead: 'acolyte-1' },
  })
  expect(instead('acolyte-4')).toEqual({
    code: 'monster-twin',
    rule: 'FIGHT-10',
    params: { monster: 'acolyte-4', instead: 'acolyte-3' },
  })
})

test('FIGHT-10 nor of all that stand there: the second Abomination is the twin of the first, not of an Acolyte', () => {
  const table = scene({
    heroes: { thorley: 's2,0', ...away },
    phase: 'reaction',
    monsters: ['acolyte s3,0', 'abomination s3,0', 'abomination s3,0'],
  })
  table.sins({ yes: true }, 'reaction')
  expect(table.refusal('sins', { monster: 'abomination-2', to: 's2,0' })).toEqual({
    code: 'monster-twin',
    rule: 'FIGHT-10',
    params: { monster: 'abomination-2', instead: 'abomination-1' },
  })
})

test('MOVE-11 a monster that a hero holds where it stands is named', () => {
  const table = scene({
    heroes: { thorley: 's2,0', ...away },
    phase: 'reaction',
    monsters: ['acolyte s2,0', 'abomination s3,0'],
  })
  table.sins({ yes: true }, 'reaction')
  expect(table.refusal('sins', { monster: 'acolyte-1', to: 's3,0' })).toEqual({
    code: 'monster-pinned',
    rule: 'MOVE-11',
    params: { monster: 'acolyte-1' },
  })
})

test('REACT-1 a monster that is dead cannot move, and the refusal names it', () => {
  const table = scene({ heroes: { thorley: 's2,0', ...away }, phase: 'reaction', monsters: ['acolyte s3,0'] })
  table.sins({ yes: true }, 'reaction')
  expect(table.refusal('sins', { monster: 'abomination-1', to: 's2,0' })).toEqual({
    code: 'monster-not-on-board',
    rule: 'REACT-1',
    params: { monster: 'abomination-1' },
  })
})

test('CITY-5 the strike asks where it is and whom it hits; a monster elsewhere is out of its reach', () => {
  const table = striking()
  expect(table.prompt).toMatchObject({ kind: 'orbital-move', subject: { hero: 'thorley' } })
  table.hero1({ to: 's1,0' })
  expect(table.prompt).toMatchObject({ kind: 'orbital-kill', subject: { hero: 'thorley', space: 's1,0' } })
  expect(table.refusal('hero1', { monster: 'abomination-1' })).toEqual({
    code: 'no-monsters-there',
    rule: 'CITY-5',
    params: { monster: 'abomination-1' },
  })
  expect(table.refusal('hero1', { space: 's0,0' })).toMatchObject({ code: 'not-among-options' })
})

describe('RANGE-4 preview edition: what survivors may not do', () => {
  const shot = (): Scene => {
    const table = scene({
      setup: { edition: 'preview' },
      heroes: { rocco: 's0,0', rose: 's2,2', brad: 's2,2' },
      monsters: ['abomination s2,0', 'acolyte s3,0'],
      dice: dice(),
    })
    table.hero1({ do: 'shoot', at: 's2,0' })
    table.hero1({ none: true }, 'corruption')
    expect(table.kind).toBe('retaliate')
    return table
  }

  test('RANGE-4 preview edition: too far is two spaces', () => {
    expect(shot().refusal('sins', { monster: 'abomination-1', to: 's0,1' })).toEqual({
      code: 'monster-too-far',
      rule: 'MOVE-1',
      params: { monster: 'abomination-1', space: 's0,1', steps: 2 },
    })
  })

  test('RANGE-4 preview edition: one that was not shot at is not told which way to go', () => {
    expect(shot().refusal('sins', { monster: 'acolyte-1', to: 's3,1' })?.code).not.toBe('monster-not-toward')
  })

  test('RANGE-4 preview edition: nor is one that is to go to no space, or none', () => {
    expect(shot().refusal('sins', { monster: 'abomination-1', to: 's9,9' })).toMatchObject({ code: 'no-such-space' })
    expect(shot().refusal('sins', { to: 's3,0' })).toMatchObject({ code: 'not-among-options' })
  })
})
