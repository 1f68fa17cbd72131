import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, hits, idsOf, last, quiet } from './helpers.ts'

/** Haven's Last Stand: from Thin the Herd to the end. */

const ALONE = { thorley: 's1,2', rose: 's3,0', rocco: 's3,0' }
const FOUR = { thorley: 's1,2', rose: 's3,0', rocco: 's3,0', leah: 's3,0' }
/** Printed on the tiles of the scene. */
const NESTS = ['megatheatre', 's0,1', 's2,0', 's3,2']

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ heroes: ALONE, mission: { id, progress }, ...sketch })

/** Thorley fights and kills one monster; he rolls as many Hits as he needs. */
const killing = (monster: string, id: string, sketch: Sketch = {}, progress = 0): Scene => {
  const kind = monster.startsWith('hc-') ? monster : (monster.split('-')[0] as string)
  const table = on(id, { monsters: [`${kind} s1,2`], dice: dice(hits(6)), ...sketch }, progress)
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster }, 'kill')
  return table
}

/** Six dice: Fight 4, the Commissioner and Rose. */
const STRONG = { thorley: { space: 's1,2', npcs: ['commissioner' as const] }, rose: 's1,2', rocco: 's3,0' }

// ------------------------------------------------------------------------------------------ 2b Thin the Herd

const HERD = 'hls-2b-thin-the-herd'

test('hls-2b-thin-the-herd works: it needs H, and an Abomination counts', () => {
  const table = killing('abomination-1', HERD)
  expect(last(table, 'missionProgress')).toMatchObject({ mission: HERD, progress: 1, count: 3 })
  expect(on(HERD, { heroes: FOUR }).state.mission.count).toBe(4)
})

test('hls-2b-thin-the-herd works: at the count the Controller comes onto a Nest, then mission 3', () => {
  const table = killing('abomination-1', HERD, {}, 2)
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ monster: 'controller', space: 'megatheatre' }, 'summon')
  expect(table.board).toEqual(['controller megatheatre'])
  expect(table.state.mission).toMatchObject({ id: 'hls-3-cut-the-strings', progress: 0, count: 1 })
})

test('hls-2b-thin-the-herd works: a Controller in the dead pile comes back; the dead pile grows by one of each kind', () => {
  const table = killing('abomination-1', HERD, { dead: { controller: 1 } }, 2)
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'abomination-2', 'acolyte-1', 'controller'])
  table.sins({ monster: 'controller', space: 's0,1' }, 'summon')
  expect(table.board).toEqual(['controller s0,1'])
})

test('hls-2b-thin-the-herd works: with no Abomination on the board after the summoning it makes 1 progress by itself', () => {
  const end = (sketch: Sketch): number =>
    on(HERD, { phase: 'round-end', apocalypseDeck: [], ...sketch }).state.mission.progress
  expect(end({ monsters: ['acolyte s0,0'] })).toBe(1)
  expect(end({ monsters: ['abomination s0,0'] })).toBe(0)
})

test('hls-2b-thin-the-herd cannot: no other monster counts, and no token', () => {
  expect(killing('acolyte-1', HERD).state.mission.progress).toBe(0)
  expect(killing('hc-bailiff', HERD).state.mission.progress).toBe(0)
  expect(killing('controller', HERD).state.mission.progress).toBe(0)
  const table = on(HERD, { tokens: ['nest s1,2'] })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ token: 'nest' }, 'remove-token')
  expect(table.state.mission.progress).toBe(0)
})

test('hls-2b-thin-the-herd bystander: no tokens are placed for it, and mission 2a is gone for good', () => {
  const table = killing('acolyte-1', 'hls-1-hold-the-line', {}, 6)
  for (const seat of ['hero1', 'hero2', 'hero3'] as const) table.answer(seat, { mission: HERD })
  expect(table.kind).toBe('hero-turn')
  expect(table.view('all').tokens).toEqual([])
  expect(table.state.missionsDone).toEqual(['hls-1-hold-the-line'])
})

// ----------------------------------------------------------------------------------------- 3 Cut the Strings

const STRINGS = 'hls-3-cut-the-strings'

test('hls-3-cut-the-strings works: the death of the Controller is enough, then mission 4', () => {
  const table = killing('controller', STRINGS)
  expect(table.of('missionAccomplished').map(({ mission }) => mission)).toEqual([STRINGS])
  expect(table.state.mission).toMatchObject({ id: 'hls-4-no-quarter', progress: 0, count: 5 })
  expect(table.kind).toBe('hero-turn') // no event, no branch
})

test('hls-3-cut-the-strings works: without a Controller to kill it goes on by itself at the end of the round', () => {
  const table = on(STRINGS, { phase: 'round-end', apocalypseDeck: [], monsters: ['abomination s0,0'] })
  expect(table.state.mission.id).toBe('hls-4-no-quarter')
  const there = on(STRINGS, { phase: 'round-end', apocalypseDeck: [], monsters: ['controller s0,0'] })
  expect(there.state.mission).toMatchObject({ id: STRINGS, progress: 0 })
})

test('hls-3-cut-the-strings cannot: no other monster counts', () => {
  expect(killing('abomination-1', STRINGS).state.mission).toMatchObject({ id: STRINGS, progress: 0 })
  const avatar = killing('avatar', STRINGS, { heroes: STRONG })
  expect(avatar.state.mission).toMatchObject({ id: STRINGS, progress: 0 })
})

test('hls-3-cut-the-strings bystander: the dead pile grows by one of each kind, nobody is summoned', () => {
  const table = killing('controller', STRINGS)
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1', 'controller'])
  expect(table.board).toEqual([])
  expect(table.state.track).toBe(0)
})

// ---------------------------------------------------------------------------------------------- 4 No Quarter

const QUARTER = 'hls-4-no-quarter'

test('hls-4-no-quarter works: it needs H+2, and every monster counts', () => {
  for (const monster of ['acolyte-1', 'abomination-1', 'hc-huntsman', 'controller']) {
    const table = killing(monster, QUARTER)
    expect(last(table, 'missionProgress'), monster).toMatchObject({ progress: 1, count: 5 })
  }
  expect(on(QUARTER, { heroes: FOUR }).state.mission.count).toBe(6)
})

test('hls-4-no-quarter works: at the count the Avatar comes, then mission 5', () => {
  const table = killing('acolyte-1', QUARTER, {}, 4)
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ monster: 'avatar', space: 's2,0' }, 'summon')
  expect(table.board).toEqual(['avatar s2,0'])
  expect(table.state.mission).toMatchObject({ id: 'hls-5-throw-it-back', progress: 0, count: 1 })
})

test('hls-4-no-quarter cannot: a removed token does not count', () => {
  const table = on(QUARTER, { tokens: ['nest s1,2'] })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ token: 'nest' }, 'remove-token')
  expect(table.state.mission.progress).toBe(0)
})

test('hls-4-no-quarter bystander: the Avatar comes to an unblocked Nest, and the Controller stays dead', () => {
  const sketch = { monsters: ['acolyte s1,2', 'abomination s2,0', 'abomination s0,1'], dead: { controller: 1 } }
  const table = killing('acolyte-1', QUARTER, sketch, 4)
  expect(idsOf(table, 'space').sort()).toEqual(['megatheatre', 's3,2'])
  table.sins({ space: 's3,2' })
  expect(table.board).toEqual(['abomination s0,1', 'abomination s2,0', 'avatar s3,2'])
  expect(table.view('all').dead).toContain('controller')
})

// ------------------------------------------------------------------------------------------- 5 Throw It Back

const BACK = 'hls-5-throw-it-back'

test('hls-5-throw-it-back works: the death of the Avatar wins the game', () => {
  const table = killing('avatar', BACK, { heroes: STRONG })
  expect(table.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  expect(table.prompts).toEqual([])
  expect(table.of('missionAccomplished').map(({ mission }) => mission)).toEqual([BACK])
})

test('hls-5-throw-it-back works: before wounds are dealt, so that the last hero’s death comes too late', () => {
  const table = killing('avatar', BACK, {
    heroes: { ...STRONG, thorley: { ...STRONG.thorley, wounds: [1, 2, 3, 4] } },
    reserve: [],
    dice: dice(hits(6), ['hit', 'hit', 'hit', 'hit', 'hit']),
  })
  expect(table.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  expect(table.woundsOf('thorley')).toBe(4)
})

test('hls-5-throw-it-back cannot: no other monster counts', () => {
  for (const monster of ['acolyte-1', 'abomination-1', 'controller', 'hc-bailiff']) {
    const table = killing(monster, BACK)
    expect(table.state.over, monster).toBeNull()
    expect(table.state.mission.progress, monster).toBe(0)
  }
})

test('hls-5-throw-it-back cannot: five Hits are not enough', () => {
  const table = on(BACK, { heroes: STRONG, monsters: ['avatar s1,2'], dice: dice(hits(5)) })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  expect(table.board).toEqual(['avatar s1,2'])
  expect(table.state.over).toBeNull()
})

test('hls-5-throw-it-back bystander: nothing joins the dead pile any more', () => {
  const table = killing('avatar', BACK, { heroes: STRONG })
  expect(table.of('monsterReinforced')).toEqual([])
  expect(table.view('all').dead).toEqual(['avatar'])
})
