import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, hits, idsOf, last, quiet } from './helpers.ts'

/** A Face We Knew: his haunts, his friends and the leash. */

const MAP = { map: 'a-face-we-knew-a' }
/** Nothing is printed in either space. */
const ALONE = { thorley: 's4,1', rose: 's0,1', rocco: 's0,1' }
const FOUR = { ...ALONE, leah: 's0,1' }
/** Printed on the tiles of the map. */
const NESTS = ['megatheatre', 's1,0', 's2,2']

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: ALONE, mission: { id, progress }, ...sketch })

/** Thorley fights in s4,1 and kills one monster. */
const killing = (monster: string, id: string, sketch: Sketch = {}, progress = 0): Scene => {
  const kind = monster.startsWith('hc-') ? monster : (monster.split('-')[0] as string)
  const table = on(id, { monsters: [`${kind} s4,1`], dice: dice(hits(4)), ...sketch }, progress)
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

/** From the first mission by the vote. */
const reach = (mission: string, heroes: Sketch['heroes'] = ALONE): Scene => {
  const tokens = ['extraTurn s4,1 down', 'nest s3,0 down']
  const table = on('afk-1-cold-trail', { heroes, tokens }, 6)
  table.hero1({ do: 'explore' })
  return vote(table, mission)
}

// ------------------------------------------------------------------------------------- 2a His Old Haunts

const HAUNTS = 'afk-2a-his-old-haunts'
const LEASH = 'afk-3-cut-the-leash'
const inTheatre = { ...ALONE, thorley: 'megatheatre' }

/** The current hero uses his District and carries out nothing. */
const use = (table: Scene): Scene => {
  table.hero1({ do: 'city' })
  table.hero1({ none: true }, 'city-action')
  return table
}

test('afk-2a-his-old-haunts works: reached by the vote, it needs H and places nothing', () => {
  const table = reach(HAUNTS)
  expect(table.state.mission).toMatchObject({ id: HAUNTS, progress: 0, count: 3, marked: [] })
  expect(table.kind).toBe('hero-turn')
  expect(reach(HAUNTS, FOUR).state.mission.count).toBe(4)
})

test('afk-2a-his-old-haunts works: the use of a District counts and marks it, whatever its icons do', () => {
  const table = use(on(HAUNTS, { heroes: inTheatre }))
  expect(last(table, 'missionProgress')).toMatchObject({ mission: HAUNTS, progress: 1, count: 3 })
  expect(table.state.mission.marked).toEqual(['megatheatre'])
  const other = use(on(HAUNTS, { heroes: inTheatre, mission: { id: HAUNTS, progress: 1, marked: ['haven-college'] } }))
  expect(other.state.mission).toMatchObject({ progress: 2, marked: ['haven-college', 'megatheatre'] })
})

test('afk-2a-his-old-haunts works: at the count the District is used to its end, then the Controller, then mission 3', () => {
  const mission = { id: HAUNTS, progress: 2, marked: ['haven-college', 'constabulary'] }
  const table = on(HAUNTS, { heroes: inTheatre, mission, tokens: ['corruption s0,0 x5'] })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'extraTurn' }, 'city-action')
  expect(table.hero('thorley').extraTurns).toBe(1)
  table.hero1({ none: true }, 'city-action')
  expect(table.prompt).toMatchObject({ kind: 'summon', rule: 'STORY-5', seat: 'sins' })
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ monster: 'controller', space: 's2,2' })
  expect(table.board).toEqual(['controller s2,2'])
  expect(table.state.mission).toMatchObject({ id: LEASH, progress: 0, count: 5, marked: [] }) // the marks are gone
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1'])
})

test('afk-2a-his-old-haunts cannot: a District counts once, also in a later round and by another hero', () => {
  const mission = { id: HAUNTS, progress: 1, marked: ['megatheatre'] }
  const later = use(on(HAUNTS, { heroes: inTheatre, mission, round: 2 }))
  expect(later.state.mission).toMatchObject({ progress: 1, marked: ['megatheatre'] })
  const other = use(on(HAUNTS, { heroes: { rose: 'megatheatre', thorley: 's4,1', rocco: 's0,1' }, mission }))
  expect(other.state.mission).toMatchObject({ progress: 1, marked: ['megatheatre'] })
  const kept = on(HAUNTS, { mission, phase: 'round-end', apocalypseDeck: [] })
  expect(kept.state.mission.marked).toEqual(['megatheatre']) // the reset takes no mark of a mission
})

test('afk-2a-his-old-haunts cannot: to stand in a District is not to use it, nor does a kill or a token count', () => {
  const moved = on(HAUNTS)
  moved.hero1({ do: 'move', to: 'haven-college' })
  expect(moved.state.mission.progress).toBe(0)
  expect(killing('acolyte-1', HAUNTS).state.mission.progress).toBe(0)
  expect(cleanse(on(HAUNTS, { tokens: ['corruption s4,1'] }), 'corruption').state.mission.progress).toBe(0)
})

test('afk-2a-his-old-haunts cannot: in a District whose slot is taken nothing can be used', () => {
  const table = on(HAUNTS, { heroes: inTheatre, slots: ['megatheatre'] })
  expect(deeds(table)).not.toContain('city')
  expect(deeds(on(HAUNTS, { heroes: inTheatre, slots: ['haven-college'] }))).toContain('city')
})

test('afk-2a-his-old-haunts bystander: use in another mission marks nothing, and mission 2b is gone', () => {
  const table = use(on(LEASH, { heroes: inTheatre }))
  expect(table.state.mission).toMatchObject({ id: LEASH, progress: 0, marked: [] })
  expect(reach(HAUNTS).state.missionsDone).toEqual(['afk-1-cold-trail'])
  expect(use(on(HAUNTS, { heroes: inTheatre })).hero('rose').cityAction).toBe(true)
})

// ------------------------------------------------------------------------------------ 2b His New Friends

const FRIENDS = 'afk-2b-his-new-friends'

test('afk-2b-his-new-friends works: reached by the vote, it needs H, and each Acolyte counts', () => {
  expect(reach(FRIENDS).state.mission).toMatchObject({ id: FRIENDS, progress: 0, count: 3 })
  expect(reach(FRIENDS, FOUR).state.mission.count).toBe(4)
  const table = killing('acolyte-1', FRIENDS, { monsters: ['acolyte s4,1', 'acolyte s4,1'] })
  table.hero1({ monster: 'acolyte-2' }, 'kill')
  expect(table.of('missionProgress').map(({ progress }) => progress)).toEqual([1, 2])
})

test('afk-2b-his-new-friends works: a shot counts', () => {
  const heroes = { rocco: 's4,1', rose: 's0,1', thorley: 's0,1' }
  const table = on(FRIENDS, { heroes, monsters: ['acolyte s2,1'] })
  table.hero1({ do: 'shoot', at: 's2,1' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(table.state.mission.progress).toBe(1)
})

test('afk-2b-his-new-friends works: at the count the Controller comes, then mission 3', () => {
  const table = killing('acolyte-1', FRIENDS, { tokens: ['pentagram s0,0 x5'] }, 2)
  table.sins({ monster: 'controller', space: 's1,0' }, 'summon')
  expect(table.board).toEqual(['controller s1,0'])
  expect(table.state.mission).toMatchObject({ id: LEASH, progress: 0, count: 5 })
})

test('afk-2b-his-new-friends works: a Controller on the board gives two Sin cards instead', () => {
  const sketch = { tokens: ['pentagram s0,0 x5'], monsters: ['acolyte s4,1', 'controller s2,2'] }
  const table = killing('acolyte-1', FRIENDS, sketch, 2)
  expect(table.board).toEqual(['controller s2,2'])
  expect(last(table, 'sinCardsDrawn').count).toBe(2)
  expect(table.state.mission.id).toBe(LEASH)
})

test('afk-2b-his-new-friends works: with no Acolyte on the board at the end of a round it makes 1 progress', () => {
  const end = (monsters: string[]): number =>
    on(FRIENDS, { phase: 'round-end', apocalypseDeck: [], monsters }).state.mission.progress
  expect([end(['abomination s3,0']), end(['acolyte s3,0'])]).toEqual([1, 0])
})

test('afk-2b-his-new-friends cannot: no other monster counts, a fallen hero neither', () => {
  for (const monster of ['abomination-1', 'controller', 'hc-vesper']) {
    expect(killing(monster, FRIENDS).state.mission.progress, monster).toBe(0)
  }
  const fallen = killing('fallen-brad', FRIENDS, { monsters: ['fallen:brad s4,1'] })
  expect(fallen.state.mission.progress).toBe(0)
})

test('afk-2b-his-new-friends bystander: a District is used without a mark', () => {
  const table = use(on(FRIENDS, { heroes: inTheatre }))
  expect(table.state.mission).toMatchObject({ id: FRIENDS, progress: 0, marked: [] })
})

// -------------------------------------------------------------------------------------- 3 Cut the Leash

const toLeash = (tokens: string[], heroes: Sketch['heroes'] = ALONE): Scene => {
  const table = killing('acolyte-1', FRIENDS, { tokens, heroes }, Object.keys(heroes).length - 1)
  table.sins({ monster: 'controller', space: 's2,2' }, 'summon')
  return table
}

test('afk-3-cut-the-leash works: it needs H+2, and the Sins player places the missing tokens of either kind', () => {
  const table = toLeash(['corruption s0,0', 'pentagram s0,0', 'corruption s1,1'])
  expect(table.state.mission).toMatchObject({ id: LEASH, progress: 0, count: 5 })
  expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'story-top-up', seat: 'sins' })
  expect(new Set(table.options.map(({ token }) => token))).toEqual(new Set(['corruption', 'pentagram']))
  expect(idsOf(table, 'space')).not.toContain('s4,1') // a hero stands there
  table.sins({ token: 'pentagram', space: 's0,0' })
  expect(idsOf(table, 'space')).not.toContain('s0,0') // no more than one in each space
  table.sins({ token: 'corruption', space: 's5,1' })
  expect(table.kind).toBe('hero-turn')
  expect(toLeash([], FOUR).state.mission.count).toBe(6)
})

test('afk-3-cut-the-leash works: a Corruption counts, and a Pentagram', () => {
  const table = cleanse(on(LEASH, { tokens: ['corruption s4,1', 'pentagram s4,1'] }), 'corruption', 'pentagram')
  expect(table.of('missionProgress').map(({ progress }) => progress)).toEqual([1, 2])
  expect(last(table, 'missionProgress')).toMatchObject({ mission: LEASH, count: 5 })
})

test('afk-3-cut-the-leash works: at the count Marsh comes onto a Nest, then both ways lead on', () => {
  for (const [next, count] of [
    ['afk-4a-mercy', 1],
    ['afk-4b-forgiveness', 6],
  ] as const) {
    const table = cleanse(on(LEASH, { tokens: ['corruption s4,1'] }, 4), 'corruption')
    expect(table.prompt).toMatchObject({
      kind: 'summon',
      rule: 'STORY-5',
      seat: 'sins',
      subject: { monster: 'fallen-marsh' },
    })
    expect(idsOf(table, 'space').sort()).toEqual(NESTS)
    table.sins({ monster: 'fallen-marsh', space: 'megatheatre' })
    expect(table.board).toEqual(['fallen-marsh megatheatre'])
    expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1'])
    expect(table.optionIds).toEqual(['afk-4a-mercy', 'afk-4b-forgiveness'])
    vote(table, next)
    expect(table.state.mission).toMatchObject({ id: next, progress: 0, count })
    expect(table.kind).toBe('hero-turn')
  }
})

test('afk-3-cut-the-leash works: Marsh takes an unblocked Nest, and any if all are blocked', () => {
  const blocked = ['acolyte megatheatre', 'acolyte s1,0']
  const one = cleanse(on(LEASH, { tokens: ['corruption s4,1'], monsters: blocked }, 4), 'corruption')
  expect(one.board).toEqual([...blocked, 'fallen-marsh s2,2'])
  const all = on(LEASH, { tokens: ['corruption s4,1'], monsters: [...blocked, 'acolyte s2,2'] }, 4)
  expect(idsOf(cleanse(all, 'corruption'), 'space').sort()).toEqual(NESTS)
})

test('afk-3-cut-the-leash cannot: what lies face down is not counted for the top-up, nor what is printed', () => {
  const table = toLeash(['corruption s0,0 x4', 'pentagram s1,1 x2 down', 'corruption s1,0 down'])
  expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'story-top-up' })
  table.sins({ token: 'corruption', space: 's5,1' })
  expect(table.kind).toBe('hero-turn')
})

test('afk-3-cut-the-leash cannot: neither Fire nor Nest nor the death of the Controller counts', () => {
  const tokens = ['fire s4,1', 'nest s4,1']
  expect(cleanse(on(LEASH, { tokens }), 'fire', 'nest').state.mission.progress).toBe(0)
  expect(killing('controller', LEASH).state.mission).toMatchObject({ id: LEASH, progress: 0 })
})

test('afk-3-cut-the-leash bystander: with tokens enough nothing is placed, and Marsh stays out until its end', () => {
  const table = toLeash(['corruption s0,0 x3', 'pentagram s1,1 x2'])
  expect(table.kind).toBe('hero-turn')
  expect(table.of('tokenPlaced')).toEqual([])
  expect(table.board).toEqual(['controller s2,2'])
  expect([...table.view('all').dead, ...table.view('all').gone]).not.toContain('fallen-marsh')
})
