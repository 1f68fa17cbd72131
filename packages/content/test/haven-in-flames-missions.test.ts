import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, hits, idsOf, last, quiet } from './helpers.ts'

/** Haven in Flames: the fires, the smoke and the Arsonist. */

const MAP = { map: 'haven-in-flames-a' }
/** No Fire is printed in or within 1 of either space; one is printed in s1,1 and one in s0,2. */
const ALONE = { thorley: 's4,0', rose: 's2,0', rocco: 's2,0' }
const FOUR = { ...ALONE, leah: 's2,0' }
/** Printed on the tiles of the map. */
const NESTS = ['megatheatre', 's1,1', 's2,1', 's2,2', 's3,1']
const FIRES = ['fire s4,0 x2', 'fire s0,0', 'fire s0,1']

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: ALONE, mission: { id, progress }, ...sketch })

/** Thorley fights where he stands and kills one monster. */
const killing = (monster: string, id: string, sketch: Sketch = {}, progress = 0): Scene => {
  const kind = monster.startsWith('hc-') ? monster : (monster.split('-')[0] as string)
  const table = on(id, { monsters: [`${kind} s4,0`], dice: dice(hits(6)), ...sketch }, progress)
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster }, 'kill')
  return table
}

/** Thorley removes these with the two Skills that he rolls, and no more. */
const cleanse = (table: Scene, ...tokens: string[]): Scene => {
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  for (const token of tokens) table.hero1({ token }, 'remove-token')
  if (table.asks('remove-token')) table.hero1({ none: true })
  return table
}

const vote = (table: Scene, mission: string): Scene => {
  for (const { seat } of table.prompts) table.answer(seat, { mission }, 'mission')
  return table
}

// ------------------------------------------------------------------------------------------- 2a Fire Brigade

const WAVE = 'hif-1-break-the-wave'
const BRIGADE = 'hif-2a-fire-brigade'
const ARSONIST = 'hif-3-the-arsonist'

const toBrigade = (tokens: string[], heroes: Sketch['heroes'] = ALONE): Scene =>
  vote(killing('acolyte-1', WAVE, { tokens, heroes }, Object.keys(heroes).length - 1), BRIGADE)

test('hif-2a-fire-brigade works: reached by the vote, it needs H+1 and the Sins player places the missing Fires', () => {
  const table = toBrigade(['fire s0,0', 'fire s1,1', 'nest s0,1'])
  expect(table.state.mission).toMatchObject({ id: BRIGADE, progress: 0, count: 4 })
  expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'story-top-up', seat: 'sins' })
  expect(new Set(table.options.map(({ token }) => token))).toEqual(new Set(['fire']))
  expect(idsOf(table, 'space')).not.toContain('s4,0') // a hero stands there
  table.sins({ space: 's0,0' })
  expect(idsOf(table, 'space')).not.toContain('s0,0') // no more than one in each space
  table.sins({ space: 'dockside' })
  expect(table.kind).toBe('hero-turn')
  expect([table.tokens('fire', 's0,0'), table.tokens('fire', 'dockside')]).toEqual([2, 1])
  expect(toBrigade([], FOUR).state.mission).toMatchObject({ id: BRIGADE, count: 5 })
})

test('hif-2a-fire-brigade works: each Fire removed counts', () => {
  const table = cleanse(on(BRIGADE, { tokens: FIRES }), 'fire', 'fire')
  expect(table.of('missionProgress').map(({ progress }) => progress)).toEqual([1, 2])
  expect(last(table, 'missionProgress')).toMatchObject({ mission: BRIGADE, count: 4 })
})

test('hif-2a-fire-brigade works: at the count the Controller comes onto a Nest, then mission 3', () => {
  const table = cleanse(on(BRIGADE, { tokens: FIRES }, 3), 'fire')
  expect(table.prompt).toMatchObject({ kind: 'summon', rule: 'STORY-5', seat: 'sins' })
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ monster: 'controller', space: 's2,2' })
  expect(table.board).toEqual(['controller s2,2'])
  expect(table.state.mission).toMatchObject({ id: ARSONIST, progress: 0, count: 1 })
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1'])
})

test('hif-2a-fire-brigade works: a Controller on the board gives two Sin cards instead, a dead one comes back', () => {
  const there = cleanse(on(BRIGADE, { tokens: FIRES, monsters: ['controller s3,2'] }, 3), 'fire')
  expect(there.board).toEqual(['controller s3,2'])
  expect(last(there, 'sinCardsDrawn').count).toBe(2)
  expect(there.state.mission.id).toBe(ARSONIST)
  const dead = cleanse(on(BRIGADE, { tokens: FIRES, dead: { controller: 1 } }, 3), 'fire')
  dead.sins({ monster: 'controller', space: 's2,1' }, 'summon')
  expect(dead.board).toEqual(['controller s2,1'])
  expect(dead.of('sinCardsDrawn')).toEqual([])
})

test('hif-2a-fire-brigade cannot: no other token counts and no kill; printed Fire cannot be removed', () => {
  const tokens = ['corruption s4,0', 'nest s4,0']
  expect(cleanse(on(BRIGADE, { tokens }), 'corruption', 'nest').state.mission.progress).toBe(0)
  expect(killing('acolyte-1', BRIGADE).state.mission.progress).toBe(0)
  const heroes = { ...ALONE, thorley: 's1,1' }
  expect(deeds(on(BRIGADE, { heroes }))).not.toContain('cleanse')
  expect(deeds(on(BRIGADE, { heroes, tokens: ['fire s1,1'] }))).toContain('cleanse')
})

test('hif-2a-fire-brigade cannot: an empty board is no progress, and the fourth Fire needs no fifth', () => {
  const ended = on(BRIGADE, { phase: 'round-end', tokens: FIRES, apocalypseDeck: [] })
  expect(ended.state.mission.progress).toBe(0)
  const table = cleanse(on(BRIGADE, { tokens: FIRES }, 3), 'fire', 'fire')
  expect(table.kind).toBe('summon') // the whole cleanse is done first, what is over the count is lost
  table.sins({ space: 's2,2' })
  expect(table.state.mission).toMatchObject({ id: ARSONIST, progress: 0 })
})

test('hif-2a-fire-brigade bystander: with Fires enough nothing is placed; the other way is gone', () => {
  const table = toBrigade(['fire s0,0 x2', 'fire s0,1', 'fire dockside'])
  expect(table.kind).toBe('hero-turn')
  expect(table.of('tokenPlaced')).toEqual([])
  expect(killing('acolyte-1', BRIGADE, { tokens: FIRES }).state.mission).toMatchObject({ id: BRIGADE, progress: 0 })
})

// ---------------------------------------------------------------------------------------- 2b Smoke Them Out

const SMOKE = 'hif-2b-smoke-them-out'
/** Thorley kills an Acolyte where he stands: the progress that it made. */
const smoked = (space: string, sketch: Sketch = {}): number =>
  killing('acolyte-1', SMOKE, { heroes: { ...ALONE, thorley: space }, monsters: [`acolyte ${space}`], ...sketch }).state
    .mission.progress

test('hif-2b-smoke-them-out works: reached by the vote, it needs H and places nothing', () => {
  const table = vote(killing('acolyte-1', WAVE, {}, 2), SMOKE)
  expect(table.state.mission).toMatchObject({ id: SMOKE, progress: 0, count: 3 })
  expect(table.kind).toBe('hero-turn')
  expect(table.of('tokenPlaced')).toEqual([])
  expect(on(SMOKE, { heroes: FOUR }).state.mission.count).toBe(4)
})

test('hif-2b-smoke-them-out works: a kill in a space with Fire or next to one counts, printed Fire too', () => {
  expect(smoked('s4,0', { tokens: ['fire s4,0'] })).toBe(1)
  expect(smoked('s4,0', { tokens: ['fire s4,1'] })).toBe(1)
  expect(smoked('s4,0', { tokens: ['fire saint-jude-hospital'] })).toBe(1)
  expect(smoked('s1,1')).toBe(1) // printed there
  expect(smoked('s1,0')).toBe(1) // printed next to it
  expect(smoked('constabulary')).toBe(1)
})

test('hif-2b-smoke-them-out works: of a shot the target’s space is looked at, also of an Orbital Strike', () => {
  const shoot = (from: string, at: string): number => {
    const table = on(SMOKE, { heroes: { rocco: from, rose: 's3,2', thorley: 's3,2' }, monsters: [`acolyte ${at}`] })
    table.hero1({ do: 'shoot', at })
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    return table.state.mission.progress
  }
  expect([shoot('s4,0', 's1,0'), shoot('s1,0', 's4,0')]).toEqual([1, 0])
  const strike = (at: string): number => {
    const heroes = { ...ALONE, thorley: 'uplink-tower' }
    const table = on(SMOKE, { heroes, monsters: [`acolyte ${at}`], orbital: [at] })
    table.hero1({ do: 'city' })
    table.hero1({ action: 'orbital' }, 'city-action')
    table.hero1({ to: at }, 'orbital-move')
    table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
    return table.state.mission.progress
  }
  expect([strike('s1,2'), strike('s3,1')]).toEqual([1, 0])
})

test('hif-2b-smoke-them-out works: every kind of monster counts', () => {
  for (const monster of ['acolyte-1', 'abomination-1', 'controller', 'hc-bailiff']) {
    const table = killing(monster, SMOKE, { tokens: ['fire s4,1'] })
    expect(table.state.mission.progress, monster).toBe(1)
  }
})

test('hif-2b-smoke-them-out works: at the count the Controller comes, then mission 3', () => {
  const table = killing('acolyte-1', SMOKE, { tokens: ['fire s4,1'] }, 2)
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ monster: 'controller', space: 'megatheatre' }, 'summon')
  expect(table.board).toEqual(['controller megatheatre'])
  expect(table.state.mission).toMatchObject({ id: ARSONIST, progress: 0, count: 1 })
})

test('hif-2b-smoke-them-out works: with no monster on the board at the end of a round it makes 1 progress by itself', () => {
  const end = (monsters: string[]): number =>
    on(SMOKE, { phase: 'round-end', apocalypseDeck: [], monsters }).state.mission.progress
  expect([end([]), end(['acolyte s1,1'])]).toEqual([1, 0])
})

test('hif-2b-smoke-them-out cannot: two steps away is too far, the Metro does not count, nor does a face-down Fire', () => {
  expect(smoked('s4,0')).toBe(0)
  expect(smoked('s4,0', { tokens: ['fire s3,1', 'fire s4,2'] })).toBe(0)
  const metro = [
    { color: 'blue', space: 's4,0' },
    { color: 'blue', space: 's2,2' },
  ]
  expect(smoked('s4,0', { tokens: ['fire s2,2'], metro })).toBe(0)
  expect(smoked('s4,0', { tokens: ['fire s4,0 down'] })).toBe(0)
})

test('hif-2b-smoke-them-out cannot: over the river is not within 1', () => {
  const onB = (tokens: string[]): number => smoked('s3,0', { setup: { map: 'haven-in-flames-b' }, tokens })
  expect([onB(['fire s2,0']), onB(['fire s4,0'])]).toEqual([0, 1]) // the river runs between s2,0 and s3,0
})

test('hif-2b-smoke-them-out bystander: a removed Fire does not count, other tokens are no Fire', () => {
  expect(cleanse(on(SMOKE, { tokens: FIRES }), 'fire').state.mission.progress).toBe(0)
  expect(smoked('s4,0', { tokens: ['corruption s4,0', 'nest s4,1', 'pentagram s3,0'] })).toBe(0)
})

// ------------------------------------------------------------------------------------------- 3 The Arsonist

const ASHES = 'hif-4-salt-the-ashes'
const FUEL = ['nest s4,0', 'pentagram s4,0', 'nest s0,0', 'pentagram s0,1']

test('hif-3-the-arsonist works: the death of the Controller is enough, then mission 4', () => {
  const table = killing('controller', ARSONIST, { tokens: FUEL })
  expect(table.of('missionAccomplished').map(({ mission }) => mission)).toEqual([ARSONIST])
  expect(table.state.mission).toMatchObject({ id: ASHES, progress: 0, count: 3 })
  expect(table.kind).toBe('hero-turn') // no event, no branch
  expect(on(ARSONIST, { heroes: FOUR }).state.mission.count).toBe(1)
})

test('hif-3-the-arsonist works: without a Controller to kill it goes on by itself at the end of the round', () => {
  const end = (monsters: string[]): string =>
    on(ARSONIST, { phase: 'round-end', apocalypseDeck: [], monsters, tokens: FUEL }).state.mission.id
  expect([end(['abomination s0,0']), end(['controller s0,0'])]).toEqual([ASHES, ARSONIST])
})

test('hif-3-the-arsonist cannot: no other monster counts, and no Fire', () => {
  for (const monster of ['acolyte-1', 'abomination-1', 'hc-huntsman']) {
    expect(killing(monster, ARSONIST).state.mission, monster).toMatchObject({ id: ARSONIST, progress: 0 })
  }
  expect(cleanse(on(ARSONIST, { tokens: FIRES }), 'fire').state.mission).toMatchObject({ id: ARSONIST, progress: 0 })
})

test('hif-3-the-arsonist bystander: the dead pile grows by one of each kind, nobody is summoned', () => {
  const table = killing('controller', ARSONIST, { tokens: FUEL })
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1', 'controller'])
  expect(table.board).toEqual([])
  expect(table.state.track).toBe(0)
})
